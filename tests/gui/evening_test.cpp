// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// An evening by ear: the tutorial to its end, a short game to its result, a round of each set, a table hosted and
// joined, all by keys. What is heard until each decision, where the keyboard is then, and what is pressed, are texts
// below evening/, to be read by whoever changes what is said; ELGRANDE_NEW_EVENING=1 writes them anew
// (tests/README.md). The tutorial is kept in German as well; ELGRANDE_EVENING_LANGUAGE=de has the games in German.
#include "app/lan/hosting.h"
#include "app/network/code_field.h"
#include "app/network/join_page.h"
#include "app/network/lobby_page.h"
#include "app/network/table_list.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/lesson_guide.h"
#include "expansions/installed.h"
#include "tests/gui/evening_player.h"
#include "tests/gui/network_sides.h"
#include "tests/gui/parts.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/board/board_view.h"
#include "views/ceremony/ceremonies.h"
#include "views/court/seat_panel.h"

#include <QFile>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>

#include <memory>

using namespace elgrande;
using gui::partOf;

namespace {

constexpr int kLongEvening = 400;

QString languageAsked() { return qEnvironmentVariable("ELGRANDE_EVENING_LANGUAGE", QStringLiteral("en")); }

// Compares, or writes anew.
void compareWithKept(const QString& name, const QString& written) {
    QFile file(QStringLiteral(ELGRANDE_EVENING "/%1.txt").arg(name));
    if (qEnvironmentVariableIsSet("ELGRANDE_NEW_EVENING")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(written.toUtf8());
        return;
    }
    if (!file.open(QIODevice::ReadOnly)) QSKIP("Nothing is kept of it."); // a set that somebody has added
    const QStringList kept = QString::fromUtf8(file.readAll()).split(u'\n');
    const QStringList now = written.split(u'\n');
    for (qsizetype i = 0; i < std::max(kept.size(), now.size()); ++i)
        QVERIFY2(kept.value(i) == now.value(i),
                 qPrintable(QStringLiteral("%1.txt:%2\n  kept: %3\n   now: %4\n(ELGRANDE_NEW_EVENING=1 keeps it)")
                                .arg(name)
                                .arg(i + 1)
                                .arg(kept.value(i), now.value(i))));
}

QString keptIn(const QString& language, const QString& name) {
    return language == QLatin1String("en") ? name : language + u'/' + name;
}

QString textOfSet(const Setup& set) {
    QString name = QStringLiteral("round_") + QString::fromStdString(set.edition);
    for (const std::string& id : set.expansions) name += u'_' + QString::fromStdString(id);
    return name;
}

} // namespace

class EveningTest : public QObject, private gui::WindowStage, private gui::NetworkSides {
    Q_OBJECT

  private slots:
    void initTestCase() { prepareData(); }
    void cleanup();
    void tutorial_data();
    void tutorial();
    void shortGame();
    void round_data();
    void round();
    void hostAndJoin();

  private:
    void sitDown(const QString& language);

    std::unique_ptr<gui::Ears> ears_;
    std::unique_ptr<gui::EveningPlayer> player_;
};

// With the films of scorings, which are told, and without what only moves.
void EveningTest::sitDown(const QString& language) {
    prepare();
    language_.use(language);
    settings_->tempo.set(Tempo::Slow);
    settings_->confirmTurn.set(true);
    settings_->playerName.set(QStringLiteral("Ada"));
    ears_ = std::make_unique<gui::Ears>();
    WindowStage::open();
    page().ceremonies().setTempo(Tempo::Off);
    page().board().setTempo(Tempo::Off);
    page().seats().setTempo(Tempo::Off);
    player_ = std::make_unique<gui::EveningPlayer>(*window_, *ears_);
    player_->press(Qt::Key_Tab); // somebody who plays by keys
}

void EveningTest::cleanup() {
    player_.reset();
    if (window_) WindowStage::close();
    ears_.reset();
}

void EveningTest::tutorial_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("German") << QStringLiteral("de");
}

void EveningTest::tutorial() {
    QFETCH(QString, language);
    sitDown(language);
    window_->learning().begin(0);
    LessonGuide& guide = partOf<LessonGuide>(*window_);
    for (int i = 0; guide.running(); ++i) {
        QVERIFY2(player_->listen(), qPrintable("stuck after:\n" + player_->written().right(2000)));
        if (!guide.running()) break;
        QVERIFY2(i < kLongEvening, qPrintable("no end:\n" + player_->written().right(2000)));
        player_->read();
    }
    compareWithKept(keptIn(language, QStringLiteral("tutorial")), player_->written());
}

void EveningTest::shortGame() {
    sitDown(languageAsked());
    Setup setup;
    setup.seed = "evening";
    setup.players = 3;
    setup.rounds = 6;
    QVERIFY(WindowStage::begin(setup, {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}}));
    for (int i = 0;; ++i) {
        QVERIFY2(player_->listen(), qPrintable("stuck after:\n" + player_->written().right(2000)));
        if (player_->isOver() && !page().film().isShowing()) break;
        QVERIFY2(i < kLongEvening, qPrintable("no end:\n" + player_->written().right(2000)));
        player_->answer();
    }
    player_->write(QStringLiteral("the game is over"));
    compareWithKept(keptIn(languageAsked(), QStringLiteral("short_game")), player_->written());
}

void EveningTest::round_data() {
    QTest::addColumn<Setup>("setup");
    for (const Setup& set : tests::offeredSets()) QTest::newRow(qPrintable(textOfSet(set))) << set;
}

void EveningTest::round() {
    QFETCH(Setup, setup);
    sitDown(languageAsked());
    setup.seed = "evening";
    setup.players = 3;
    QVERIFY(WindowStage::begin(setup, {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}}));
    for (int i = 0;; ++i) {
        QVERIFY2(player_->listen(), qPrintable("stuck after:\n" + player_->written().right(2000)));
        if (model().observation().roundsBegun > 1) break;
        QVERIFY2(i < kLongEvening, qPrintable("no end:\n" + player_->written().right(2000)));
        player_->answer();
    }
    player_->write(QStringLiteral("the next round"));
    compareWithKept(keptIn(languageAsked(), textOfSet(setup)), player_->written());
}

// Until the game begins: its cards and regions are chance between both.
void EveningTest::hostAndJoin() {
    ears_ = std::make_unique<gui::Ears>();
    openSides();
    const auto shut = qScopeGuard([this] { shutSides(); });
    gui::EveningPlayer ana(host_->window(), *ears_);
    gui::EveningPlayer bea(guest_->window(), *ears_);
    const auto settled = [] { return true; };
    QVERIFY(ana.listenUntil(settled));
    ana.write(QStringLiteral("Ana hosts"));
    guest_->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&guest_->window()));
    bea.press(Qt::Key_J, Qt::ControlModifier);
    JoinPage& tables = guest_->desk().joinPage();
    QVERIFY(bea.listenUntil([&] { return tables.isVisible() && tables.list().count() == 1; }));
    bea.write(QStringLiteral("Bea looks for games"));
    auto* code = tables.findChild<CodeField*>();
    QVERIFY(bea.goTo([code](const QWidget& widget) { return &widget == code; }));
    bea.type(host_->desk().hosting()->code().text());
    QVERIFY(bea.listenUntil(settled));
    bea.write(QStringLiteral("the code is typed"));
    bea.press(Qt::Key_Return);
    LobbyPage& lobby = guest_->lobby();
    const auto sits = [&lobby] { return lobby.isVisible() && lobby.content().anyOwn; };
    QVERIFY(bea.listenUntil(sits));
    bea.write(QStringLiteral("Bea is in the lobby"));
    QVERIFY(ana.listenUntil([this] { return host_->lobby().content().seats[1].seat.name == "Bea"; }));
    ana.write(QStringLiteral("Bea has come"));
    const auto isCalled = [](const char* words) {
        return [words](const QWidget& widget) {
            const auto* button = qobject_cast<const QPushButton*>(&widget);
            return button != nullptr && QString(button->text()).remove(u'&').contains(QLatin1String(words));
        };
    };
    QVERIFY(bea.goTo(isCalled("Ready")));
    bea.press(Qt::Key_Space);
    QVERIFY(bea.listenUntil([&lobby] { return lobby.content().ready; }));
    bea.write(QStringLiteral("Bea is ready"));
    QVERIFY(ana.listenUntil([this] { return host_->lobby().content().whyNotYet.isEmpty(); }));
    ana.write(QStringLiteral("Ana can begin"));
    host_->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&host_->window()));
    QVERIFY(ana.goTo(isCalled("Start game")));
    ana.press(Qt::Key_Space);
    QTRY_VERIFY(host_->model().hasGame() && guest_->model().hasGame());
    QTRY_VERIFY(guest_->page().isVisible() && host_->page().isVisible());
    QString written = QStringLiteral("# Ana\n") + ana.written() + QStringLiteral("\n# Bea\n") + bea.written();
    // What another run or computer has otherwise: codes, addresses, and whether a guest is seen before it sits.
    const std::pair<const char*, const char*> masks[]{
        {"\\b[0-9A-Z]{3}-[0-9A-Z]{3}\\b|[0-9A-Z] [0-9A-Z] [0-9A-Z], [0-9A-Z] [0-9A-Z] [0-9A-Z]", "CODE"},
        {"Addresses: .*?(?=\\. )|This computer is not connected to a network: [^.]*", "ADDRESSES"},
        {"  heard: Spectators: [^\n]*\n", ""}};
    for (const auto& [what, mask] : masks)
        written.replace(QRegularExpression(QLatin1String(what)), QLatin1String(mask));
    compareWithKept(QStringLiteral("network"), written);
}

ELGRANDE_TEST(EveningTest)
#include "evening_test.moc"
