// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Of a game that is over or has been left nothing is told once another has begun, however it began: no announcement
// that was waiting, no description, no note, no notification that appears again with its page. And whoever looks back
// at a game hears of the moment that is shown.
#include "app/files/game_files.h"
#include "app/new_game/new_game_desk.h"
#include "app/replay/replay_desk.h"
#include "app/replay/replay_page.h"
#include "app/table/local_table.h"
#include "app/tutorial/learn_desk.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/settle.h"
#include "tests/gui/widget_words.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/panels/announcer.h"
#include "views/prompt/prompt_panel.h"
#include "views/replay/caption.h"
#include "views/scoring/scoring_film.h"
#include "views/texts/texts.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <functional>
#include <memory>

using namespace elgrande;

namespace {

const QStringList kFormer{QStringLiteral("Xantippe"), QStringLiteral("Yolanthe"), QStringLiteral("Zebedee")};
const QString kNote = QStringLiteral("A note of a former game.");

bool isFormer(const QString& words) {
    return words.contains(kNote) ||
           std::any_of(kFormer.begin(), kFormer.end(), [&](const QString& name) { return words.contains(name); });
}

// Another game, up to its first question that is not the first of all.
QString otherRecord() {
    GameModel model;
    LocalTable table(model);
    Setup setup;
    setup.seed = "other";
    if (!table.start(setup, {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}})) return {};
    for (int i = 0; i < 30; ++i) {
        if (!QTest::qWaitFor([&] { return model.decision().has_value(); })) return {};
        if (i > 10 && model.decision()->kind == "power") break;
        model.choose(model.decision()->legal.front());
    }
    return table.recordText();
}

} // namespace

class FormerGameTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();
    void nothingOfItIsTold_data();
    void nothingOfItIsTold();
    void runningGameBeginsWithItsStanding_data() { nothingOfItIsTold_data(); }
    void runningGameBeginsWithItsStanding();
    void whatWasSaidIsNotSaidAgainWithThePage();
    void lookingBackTellsTheMomentThatIsShown();
    void replayOfAFinishedGameTellsItsBeginning();

  private:
    void beginFormer();
    void feed(); // as a table in the network does

    QString record_;
    std::unique_ptr<gui::Listening> listening_;
};

void FormerGameTest::initTestCase() {
    record_ = otherRecord();
    QVERIFY(!record_.isEmpty());
}

void FormerGameTest::init() {
    listening_ = std::make_unique<gui::Listening>();
    open();
    listening_->follow(page().announcer());
    beginFormer();
}

void FormerGameTest::cleanup() {
    listening_.reset();
    close();
}

// With the keyboard on a place where somebody of it stands, and something that has not been spoken yet.
void FormerGameTest::beginFormer() {
    Setup setup;
    setup.seed = "former";
    QTest::keyClick(window_.get(), Qt::Key_Shift); // somebody who plays by keys
    QVERIFY(begin(setup, {{kFormer[0], {}}, {kFormer[1], "random"}, {kFormer[2], "random"}}));
    QVERIFY(until([this] { return model().decision() && model().decision()->kind == "place"; }));
    QVERIFY(gui::untilIdle(page().announcer()));
    BoardView& board = page().board();
    board.setFocus(Qt::TabFocusReason);
    for (const BoardSpot& spot : board.spots())
        if (spot.owner == Owner::None && isFormer(board.summaryOf(spot))) board.setFocusSpot(spot);
    QTRY_VERIFY2(isFormer(board.accessibleDescription()), qPrintable(board.accessibleDescription()));
    QVERIFY(isFormer(listening_->heard().join(' ')));
    page().prompt().setNote(kNote); // waits to be told
}

void FormerGameTest::feed() {
    const auto rules = RulesBuilder::build(Setup{});
    QVERIFY(rules);
    State state = initialState(**rules);
    model().startGame(catalogueOf(**rules), {"Ada", "Bo", "Cy", "Di"}, {true, false, false, false});
    model().show(observe(**rules, state, seatAt(0)), std::nullopt, {}, Seat::None);
}

void FormerGameTest::nothingOfItIsTold_data() {
    using Way = std::function<void()>;
    QTest::addColumn<Way>("another");
    QTest::newRow("a new one") << Way([this] {
        Setup setup;
        setup.seed = "new";
        QVERIFY(begin(setup, {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}}));
    });
    QTest::newRow("an opened one") << Way([this] { QVERIFY(window_->files().resume(record_, {})); });
    QTest::newRow("a lesson") << Way([this] {
        window_->table().close(); // else it is asked what becomes of it
        window_->learning().begin();
    });
    QTest::newRow("one in the network") << Way([this] { feed(); });
    QTest::newRow("none, and then one") << Way([this] {
        window_->table().close();
        QCOMPARE(page().board().accessibleDescription(), QString());
        QVERIFY(window_->files().resume(record_, {}));
    });
}

void FormerGameTest::nothingOfItIsTold() {
    QFETCH(std::function<void()>, another);
    listening_->forget();
    another();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // cards that are gone
    for (const bool told : {false, true}) {
        if (told) QVERIFY(gui::untilIdle(page().announcer()));
        for (const QString& words : gui::wordsOf(page())) QVERIFY2(!isFormer(words), qPrintable(words));
        for (const QString& words : listening_->heard()) QVERIFY2(!isFormer(words), qPrintable(words));
    }
    QVERIFY(model().hasGame());
}

// Of a new one what the set-up brings about is told as it happens.
void FormerGameTest::runningGameBeginsWithItsStanding() {
    QFETCH(std::function<void()>, another);
    listening_->forget();
    another();
    QVERIFY(gui::untilIdle(page().announcer()));
    const QString heard = listening_->heard().join(' ');
    for (int i = 0; i < model().catalogue().players; ++i) {
        const QString name = model().playerName(seatAt(i));
        const Area home = model().observation().seats[static_cast<std::size_t>(i)].grande;
        const QString told = texts::areaName(model().catalogue(), home);
        const bool standing = QRegularExpression(name + ": \\d+ points?, home region " + told).match(heard).hasMatch();
        const bool event = heard.contains("Home region of " + name + ": " + told);
        QVERIFY2(home == Area::None || standing != event, qPrintable(heard)); // the one or the other
    }
    if (model().observation().round == 0) { // what the set-up brings about is still to come
        QVERIFY2(heard.isEmpty(), qPrintable(heard));
        return;
    }
    QVERIFY2(heard.contains("The King "), qPrintable(heard));
    QVERIFY2(heard.contains("Round "), qPrintable(heard));
}

void FormerGameTest::whatWasSaidIsNotSaidAgainWithThePage() {
    QVERIFY(gui::untilIdle(page().announcer()));
    QFile file(folder_.filePath("other.egr"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(record_.toUtf8());
    file.close();
    window_->replays().replayFile(file.fileName());
    QTRY_VERIFY(!page().isVisible());
    QVERIFY(gui::untilIdle(page().announcer()));
    listening_->forget();
    emit window_->replays().page()->closeWanted();
    QTRY_VERIFY(page().isVisible());
    QVERIFY(gui::untilIdle(page().announcer()));
    QVERIFY2(listening_->heard().isEmpty(), qPrintable(listening_->heard().join('\n')));
}

void FormerGameTest::lookingBackTellsTheMomentThatIsShown() {
    window_->replays().lookBackTo(0); // once, for the page to be there
    Announcer& announcer = window_->replays().page()->page().announcer();
    listening_->follow(announcer);
    emit window_->replays().page()->closeWanted();
    QVERIFY(gui::untilIdle(page().announcer()));
    QVERIFY(gui::untilIdle(announcer));
    listening_->forget();
    window_->replays().lookBackTo(0);
    QVERIFY(gui::untilIdle(announcer));
    QCOMPARE(listening_->heard().size(), 1);
    const QString words = window_->replays().page()->findChild<Caption*>()->words();
    QVERIFY(!words.isEmpty());
    QVERIFY2(listening_->heard().front().startsWith(words), qPrintable(listening_->heard().front()));
}

void FormerGameTest::replayOfAFinishedGameTellsItsBeginning() {
    Setup setup;
    setup.seed = "finished";
    setup.rounds = 6;
    window_->table().close();
    QVERIFY(begin(setup, {{"Ada", "random"}, {"Bo", "random"}}));
    QTRY_VERIFY_WITH_TIMEOUT(model().observation().over, 60000);
    QTRY_VERIFY_WITH_TIMEOUT(!page().film().isShowing(), 60000); // after it the result is announced
    QVERIFY(gui::untilIdle(page().announcer()));
    window_->replays().lookBackTo(0); // once, for the page to be there
    Announcer& announcer = window_->replays().page()->page().announcer();
    listening_->follow(announcer);
    emit window_->replays().page()->closeWanted();
    QVERIFY(gui::untilIdle(announcer));
    QVERIFY(gui::untilIdle(page().announcer())); // who has won, if that has waited for the page
    listening_->forget();
    emit page().replayWanted(0);
    QVERIFY(gui::untilIdle(announcer));
    QVERIFY(gui::untilIdle(page().announcer()));
    QVERIFY2(!listening_->heard().join(' ').contains("Scoring"), qPrintable(listening_->heard().join('\n')));
    QVERIFY2(listening_->heard().size() == 1, qPrintable(listening_->heard().join('\n')));
}

ELGRANDE_TEST(FormerGameTest)
#include "former_game_test.moc"
