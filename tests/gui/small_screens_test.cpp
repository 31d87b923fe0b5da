// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Small screens: whatever can be pressed on a page, in a panel or in a dialog lies within the window or can be scrolled
// there, in both languages and at every size that usual screens leave: 1920x1080 at 200 %, 1366x768 at 125 %, 1024x600
// and 800x600, without a title bar.
#include "app/card_data/card_dialog.h"
#include "app/files/game_files.h"
#include "app/files/unfinished.h"
#include "app/network/join_page.h"
#include "app/network/lobby_content.h"
#include "app/network/lobby_page.h"
#include "app/new_game/drawer_front.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/program_picker.h"
#include "app/new_game/rules_page.h"
#include "app/preferences/settings_dialog.h"
#include "app/preferences/shortcuts.h"
#include "app/shell/screen_room.h"
#include "app/start/welcome_page.h"
#include "app/statistics/statistics_window.h"
#include "app/table/shelf.h"
#include "app/tutorial/learn_desk.h"
#include "app/window/main_menu.h"
#include "expansions/installed.h"
#include "tests/gui/window_clipping.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/panels/result_panel.h"
#include "views/prompt/question.h"
#include "views/rulebook/rulebook_window.h"
#include "views/scoring/scoring_film.h"
#include "views/toolkit/room_scroller.h"

#include <QAction>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>

#include <functional>

using namespace elgrande;
using namespace elgrande::gui;

namespace {

constexpr QSize kSmall[] = {{952, 500}, {1084, 574}, {1016, 560}, {792, 560}, kLeastWindow};
constexpr int kKinds = 8;    // of questions, one after the other
constexpr int kMenuBar = 26; // of the height of a window, above its pages

using Made = std::unique_ptr<QWidget>;
using Maker = std::function<Made()>;

Setup shortGame(int players, const char* set = "") {
    Setup setup;
    setup.players = players;
    setup.rounds = 6;
    setup.seed = "small";
    const std::string wanted = set;
    if (wanted == "king_colonies")
        setup.expansions = {"intrigue_king", "inquisitor_colonies"};
    else if (!wanted.empty())
        setup.expansions = {wanted};
    return setup;
}

std::vector<SeatChoice> seated(int players, int persons) {
    const QStringList names{"Inés", "Diego", "Lucía", "Mateo", "Carmen"};
    std::vector<SeatChoice> seats;
    seats.reserve(static_cast<std::size_t>(players));
    for (int i = 0; i < players; ++i) seats.push_back({names[i], i < persons ? QString() : QStringLiteral("greedy")});
    return seats;
}

LobbyContent fullLobby() {
    using Holder = lan::LobbySeat::Holder;
    LobbyContent lobby;
    lobby.title = "Inés' table";
    lobby.game = "Big Box, 9 rounds";
    for (const char* colour : {"red", "blue", "green", "yellow", "brown"})
        lobby.seats.push_back({{Holder::Person, "Inés", {}, true, false, true}, colour, true, true, true});
    lobby.spectators = {"Lucía"};
    lobby.code = "ACD-EFH";
    lobby.addresses = {"192.168.0.7:23610", "[fe80::1]:23610"};
    lobby.hosts = lobby.anyOwn = lobby.ready = true;
    lobby.whyNotYet = "A seat is still free.";
    return lobby;
}

// As the main window has its pages.
Made paged(QWidget* page) {
    auto* stack = new QStackedWidget;
    stack->addWidget(page);
    return std::make_unique<RoomScroller>(stack, Qt::Horizontal | Qt::Vertical);
}

} // namespace

class SmallScreensTest : public QObject, protected WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        installExpansionViews();
    }
    void cleanup() { forget(); }

    void dialogsAreReached_data();
    void dialogsAreReached();
    void pagesAreReached_data();
    void pagesAreReached();
    void tableIsReached_data();
    void tableIsReached();
    void resultIsReached_data() { languages(); }
    void resultIsReached();

  private:
    static void languages();
    Maker makerOf(const QString& dialog);
    void verifyReach(const QWidget& window, QSize size);
};

void SmallScreensTest::languages() {
    QTest::addColumn<QString>("language");
    for (const QString& language : Language::known()) QTest::addRow("%s", qPrintable(language)) << language;
}

void SmallScreensTest::verifyReach(const QWidget& window, QSize size) {
    QVERIFY2(window.width() <= size.width() && window.height() <= size.height(),
             qPrintable(QStringLiteral("%1x%2").arg(window.width()).arg(window.height())));
    QStringList found;
    (void)QTest::qWaitFor([&] { return (found = unreachableParts(window)).isEmpty(); }, 1000);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

const char* const kDialogs[] = {"new game",   "rulings",   "preferences", "shortcuts", "card data",
                                "unfinished", "a program", "statistics",  "rule book", "question"};

void SmallScreensTest::dialogsAreReached_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("dialog");
    for (const QString& language : Language::known())
        for (const char* dialog : kDialogs) QTest::addRow("%s, %s", dialog, qPrintable(language)) << language << dialog;
}

Maker SmallScreensTest::makerOf(const QString& dialog) {
    if (dialog == "preferences")
        return [this] {
            auto made = std::make_unique<SettingsDialog>(*settings_, language_);
            made->offerRules([this](QWidget* parent) { return new RulesPage(*settings_, parent); });
            return made;
        };
    if (dialog == "shortcuts")
        return [this] { return std::make_unique<ShortcutsDialog>(*settings_, window_->menu().all()); };
    if (dialog == "card data") return [this] { return std::make_unique<CardDialog>(CardData(folder_.path())); };
    if (dialog == "a program") return [this] { return std::make_unique<ProgramPicker>(*settings_); };
    if (dialog == "statistics") return [this] { return std::make_unique<StatisticsWindow>(folder_.path(), *theme_); };
    if (dialog == "rule book") return [this] { return std::make_unique<RuleBookWindow>(*theme_); };
    if (dialog == "unfinished")
        return [this] {
            static const Shelf shelf;
            return std::make_unique<UnfinishedDialog>(shelf, *theme_);
        };
    if (dialog == "question")
        return [] {
            auto box = std::make_unique<Question>(Question::Kind::Ask, "El Grande", "Go on?");
            box->setMore(QStringLiteral("A long sentence that says what is at stake, and once more.\n").repeated(40));
            box->add("Yes", Question::Answer::Other);
            box->addCancel();
            return box;
        };
    return [dialog] {
        auto made = std::make_unique<NewGameDialog>();
        if (dialog == "rulings") made->findChild<DrawerFront*>()->setChecked(true);
        return made;
    };
}

void SmallScreensTest::dialogsAreReached() {
    QFETCH(QString, language);
    QFETCH(QString, dialog);
    open();
    language_.use(language);
    const Maker make = makerOf(dialog);
    for (const QSize size : kSmall) {
        const ScreenRoom room(nullptr, size);
        const Made seen = make();
        seen->show();
        QCoreApplication::sendPostedEvents();
        auto* preferences = qobject_cast<SettingsDialog*>(seen.get());
        for (int page = 0; page < (preferences ? preferences->pages() : 1); ++page) {
            if (preferences) preferences->showPage(page);
            verifyReach(*seen, size);
            if (QTest::currentTestFailed()) return;
        }
    }
}

void SmallScreensTest::pagesAreReached_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("page");
    for (const QString& language : Language::known())
        for (const char* page : {"start", "welcome", "lesson", "join", "lobby"})
            QTest::addRow("%s, %s", page, qPrintable(language)) << language << page;
}

void SmallScreensTest::pagesAreReached() {
    QFETCH(QString, language);
    QFETCH(QString, page);
    prepare();
    if (page == "welcome") settings_->welcomed.set(false);
    open();
    language_.use(language);
    if (page == "lesson") window_->learning().begin(0);
    Made apart;
    if (page == "join") apart = paged(new JoinPage([](const lan::Hello& host) { return host; }, *settings_, *theme_));
    if (page == "lobby") {
        auto* lobby = new LobbyPage(*theme_);
        lobby->setContent(fullLobby());
        apart = paged(lobby);
    }
    QWidget& seen = apart ? *apart : *window_;
    for (const QSize size : kSmall) {
        seen.resize(apart ? size - QSize(0, kMenuBar) : size);
        seen.show();
        verifyReach(seen, size);
        if (QTest::currentTestFailed()) return;
    }
}

void SmallScreensTest::tableIsReached_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("set");
    for (const char* set : {"", "intrigue_king", "inquisitor_colonies", "king_colonies", "grandissimo"})
        for (const QString& language : languagesInTurn())
            QTest::addRow("%s, %s", *set == 0 ? "base" : set, qPrintable(language)) << language << set;
}

// Of a whole turn, so that power cards, action cards, places and a disk are asked for; the tabs one after the other.
void SmallScreensTest::tableIsReached() {
    QFETCH(QString, language);
    QFETCH(QString, set);
    open();
    language_.use(language);
    QVERIFY(begin(shortGame(5, qPrintable(set)), seated(5, 1)));
    auto* tabs = qobject_cast<QTabWidget*>(&page().talk());
    QString before;
    int kinds = 0;
    QVERIFY(until([&] {
        if (kinds == kKinds) return true;
        if (!model().decision() || QString::fromStdString(model().decision()->kind) == before) return false;
        before = QString::fromStdString(model().decision()->kind);
        ++kinds;
        for (const QSize size : kSmall) {
            window_->resize(size);
            for (int tab = 0; tab < (kinds == 1 ? tabs->count() : 1); ++tab) {
                tabs->setCurrentIndex(tab);
                verifyReach(*window_, size);
                if (QTest::currentTestFailed()) return true;
            }
        }
        return false;
    }));
}

void SmallScreensTest::resultIsReached() {
    QFETCH(QString, language);
    open();
    language_.use(language);
    QVERIFY(begin(shortGame(5), seated(5, 0)));
    QTRY_VERIFY_WITH_TIMEOUT(model().observation().over, 60000);
    auto* result = page().findChild<ResultPanel*>();
    QTRY_VERIFY(result->isVisible());
    auto* pages = result->findChild<QTabWidget*>();
    for (const QSize size : kSmall) {
        window_->resize(size);
        for (int i = 0; i < pages->count(); ++i) {
            pages->setCurrentIndex(i);
            verifyReach(*window_, size);
            if (QTest::currentTestFailed()) return;
        }
    }
    page().film().showAgain();
    for (const QSize size : kSmall) {
        window_->resize(size);
        verifyReach(*window_, size);
        if (QTest::currentTestFailed()) return;
    }
    window_->findChild<QAction*>("move.lookBack")->trigger();
    for (const QSize size : kSmall) {
        window_->resize(size);
        verifyReach(*window_, size);
        if (QTest::currentTestFailed()) return;
    }
}

ELGRANDE_TEST(SmallScreensTest)
#include "small_screens_test.moc"
