// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/main_window.h"

#include "app/files/game_files.h"
#include "app/files/list_file.h"
#include "app/network/join_page.h"
#include "app/network/network_desk.h"
#include "app/network/network_table.h"
#include "app/network/turn_clock.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/rules_page.h"
#include "app/page/game_page.h"
#include "app/page/move_desk.h"
#include "app/page/rules_desk.h"
#include "app/page/view_desk.h"
#include "app/preferences/settings_desk.h"
#include "app/preferences/shortcuts.h"
#include "app/program/language.h"
#include "app/replay/replay_desk.h"
#include "app/replay/replay_page.h"
#include "app/settings/settings.h"
#include "app/shell/screen_room.h"
#include "app/start/start_page.h"
#include "app/start/welcome_page.h"
#include "app/statistics/statistics_desk.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "app/window/main_menu.h"
#include "views/cards/card_lens.h"
#include "views/ceremony/ceremonies.h"
#include "views/panels/announcer.h"
#include "views/panels/status_strip.h"
#include "views/prompt/prompt_panel.h"
#include "views/prompt/question.h"
#include "views/scoring/scoring_film.h"
#include "views/toolkit/combo_accessible.h"
#include "views/toolkit/room_scroller.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QStackedWidget>

namespace elgrande {
namespace {

constexpr QSize kUsualSize(1280, 800);

// Must run before the first widget is created: assistive technology queries it immediately.
Theme& prepared(Theme& theme, const Settings& settings) {
    installComboAccessibility();
    return SettingsDesk::dressed(theme, settings);
}

} // namespace

MainWindow::MainWindow(Settings& settings, Language& language, Theme& theme)
    : settings_(settings)
    , language_(language)
    , theme_(prepared(theme, settings))
    , table_(model_)
    , now_(table_)
    , menu_(new MainMenu(menuBar()))
    , status_(new StatusStrip(menuBar()))
    , pages_(new QStackedWidget(this))
    , start_(new StartPage(theme, language, pages_))
    , page_(new GamePage(model_, theme, pages_))
    , lists_(new ListFile(this))
    , files_(new GameFiles(model_, table_, now_, settings, this))
    , newGames_(new NewGameDesk(table_, now_, *files_, settings, this))
    , replays_(new ReplayDesk(model_, now_, *files_, settings, theme, this))
    , moves_(new MoveDesk(model_, now_, this))
    , network_(new NetworkDesk(model_, now_, *page_, *files_, settings, language, theme, this))
    , views_(new ViewDesk(model_, *page_, settings, this))
    , learning_(new LearnDesk(model_, table_, *page_, *files_, settings, language, theme, this))
    , rules_(new RulesDesk(model_, *page_, language, theme, this))
    , statistics_(new StatisticsDesk(model_, now_, *files_, settings, theme, this))
    , preferences_(new SettingsDesk(settings, language, theme, model_, table_, *page_, this))
    , quit_(new QAction(this))
    , about_(new QAction(this))
    , aboutQt_(new QAction(this)) {
    QGuiApplication::setLayoutDirection(language.direction());
    pages_->addWidget(start_);
    pages_->addWidget(page_);
    setCentralWidget(new RoomScroller(pages_, Qt::Horizontal | Qt::Vertical, this));
    connect(pages_, &QStackedWidget::currentChanged, pages_, &QWidget::updateGeometry); // each needs its own room
    menuBar()->setCornerWidget(status_);
    status_->tellIn(page_);
    nameOwnActions();
    fillMenus();
    fillStartPage();
    restoreShortcuts(settings_, menu_->all());
    connectDesks();
    connectNetwork();
    connectPages();
    retranslate();
    setMinimumSize(kLeastWindow.boundedTo(roomOn(*screen())));
    resize(kUsualSize);
    restoreGeometry(settings_.windowGeometry());
    page_->restore(settings_);
    showPage();
}

// Views look at the model to their last moment, and a member dies before the children of its owner.
MainWindow::~MainWindow() {
    table_.close();
    for (Desk* desk : desks()) delete desk; // some watch what goes next
    delete takeCentralWidget();
    delete status_;
}

std::vector<Desk*> MainWindow::desks() const {
    return {network_, files_, newGames_, replays_, moves_, views_, learning_, rules_, statistics_, preferences_};
}

void MainWindow::nameOwnActions() {
    quit_->setObjectName(QStringLiteral("game.quit"));
    quit_->setShortcut(QKeySequence::Quit);
    quit_->setMenuRole(QAction::QuitRole);
    about_->setObjectName(QStringLiteral("help.about"));
    about_->setMenuRole(QAction::AboutRole);
    aboutQt_->setObjectName(QStringLiteral("help.aboutQt"));
    aboutQt_->setMenuRole(QAction::AboutQtRole);
    connect(quit_, &QAction::triggered, this, &MainWindow::close);
    connect(about_, &QAction::triggered, this, &MainWindow::showAbout);
    connect(aboutQt_, &QAction::triggered, qApp, &QApplication::aboutQt);
}

void MainWindow::fillMenus() {
    using Menu = MainMenu::Menu;
    menu_->add(Menu::Game, {newGames_->newGame, newGames_->again, newGames_->quick, files_->proceed});
    menu_->add(Menu::Game, {files_->open, files_->save, files_->saveAs, newGames_->code});
    menu_->add(Menu::Game, {replays_->replay, statistics_->summary, statistics_->statistics});
    menu_->add(Menu::Game, {network_->tables, network_->comeBack, network_->resume, network_->invite, network_->leave});
    menu_->add(Menu::Game, {quit_});
    menu_->add(Menu::Move, {moves_->undo, moves_->redo, moves_->resetTurn, moves_->confirm});
    menu_->add(Menu::Move, {network_->askBack, network_->point});
    menu_->add(Menu::Move, {replays_->lookBack, moves_->hurry, views_->advice, views_->why});
    menu_->add(Menu::View, {views_->fullScreen, views_->log, views_->logDrawer, preferences_->dark});
    menu_->add(Menu::View, {preferences_->larger, preferences_->smaller, preferences_->normal, views_->wholeBoard,
                            views_->lastScoring, views_->ranks, views_->forecast, views_->threats});
    menu_->add(Menu::Settings, {preferences_->languages, preferences_->preferences, preferences_->shortcuts});
    menu_->add(Menu::Settings, {newGames_->cards});
    menu_->add(Menu::Help, {rules_->rules, learning_->learn});
    menu_->add(Menu::Help, learning_->tasters());
    menu_->add(Menu::Help, {files_->report});
    menu_->add(Menu::Help, {about_, aboutQt_});
}

void MainWindow::fillStartPage() {
    start_->addEntry(*network_, network_->comeBack, QStringLiteral("cards/court")); // others wait there
    start_->addEntry(*network_, network_->resume, QStringLiteral("pieces/castillo-open"));
    start_->addEntry(*files_, files_->proceed, QStringLiteral("pieces/castillo-open"));
    start_->addEntry(*newGames_, newGames_->newGame, QStringLiteral("pieces/king"));
    start_->addEntry(*newGames_, newGames_->again, QStringLiteral("cards/deploy"));
    start_->addEntry(*newGames_, newGames_->quick, QStringLiteral("cards/court"));
    start_->addEntry(*network_, network_->tables, QStringLiteral("cards/send"));
    start_->addEntry(*learning_, learning_->learn, QStringLiteral("cards/adviser"));
    start_->addEntry(*files_, files_->open, QStringLiteral("cards/scoreboard"));
    start_->addEntry(*rules_, rules_->rules, QStringLiteral("cards/power"));
}

void MainWindow::connectDesks() {
    connect(files_, &GameFiles::fileChanged, this, &MainWindow::refreshTitle);
    connect(files_, &GameFiles::unfinishedChanged, this, [this] {
        refresh();
        if (!model_.hasGame()) start_->begin();
    });
    connect(replays_, &ReplayDesk::pageMade, this, [this](ReplayPage* page) {
        pages_->addWidget(page);
        preferences_->adopt(page);
        connectResult(page->page());
    });
    connect(replays_, &ReplayDesk::pageWanted, this, [this] {
        pages_->setCurrentWidget(replays_->page());
        status_->follow(replays_->page()->page().shown());
        refresh();
    });
    connect(replays_, &ReplayDesk::closed, this, &MainWindow::showPage);
    connect(replays_, &ReplayDesk::newGameWanted, this, [this] { newGames_->ask(); });
    connect(learning_, &LearnDesk::left, this, &MainWindow::showPage);
    connect(newGames_, &NewGameDesk::lessonWanted, this,
            [this](const QString& lesson) { learning_->begin(-1, lesson); });
    rules_->lens().setKeptFree(learning_->guide().panel());
    const Shelf::IsSafe isSafe = [this](const QString& recordText) { return statistics_->isSafe(recordText); };
    table_.setSafe(isSafe);
    network_->setSafe(isSafe);
    connect(statistics_, &StatisticsDesk::replayWanted, replays_, &ReplayDesk::replayFile);
    connect(statistics_, &StatisticsDesk::fileWanted, replays_, &ReplayDesk::askForFile);
    connect(replays_->replay, &QAction::triggered, statistics_, &StatisticsDesk::askWhatToReplay);
    connect(preferences_, &SettingsDesk::ranksWanted, views_->ranks, &QAction::setChecked);
    preferences_->offerRules([this](QWidget* parent) { return new RulesPage(settings_, parent); });
    connect(this, &MainWindow::attentionWanted, preferences_, &SettingsDesk::callAloud);
    connect(preferences_, &SettingsDesk::shortcutsWanted, this, &MainWindow::showShortcuts);
}

// To tables in the network and back.
void MainWindow::connectNetwork() {
    newGames_->offerNetwork();
    connect(newGames_, &NewGameDesk::hostWanted, network_, &NetworkDesk::host);
    connect(network_, &NetworkDesk::pageMade, this, [this](QWidget* page) { pages_->addWidget(page); });
    connect(network_, &NetworkDesk::pageWanted, this, &MainWindow::showPage);
    connect(network_, &NetworkDesk::newGameWanted, this, [this] { newGames_->ask(); });
    connect(network_, &NetworkDesk::helpWanted, this, [this] { rules_->show(QStringLiteral("network-host-gone")); });
    connect(network_, &NetworkDesk::recordShown, this, &MainWindow::refresh);
    connect(network_, &NetworkDesk::recordShown, statistics_, &StatisticsDesk::keepFinishedGame);
    connect(network_, &NetworkDesk::attentionWanted, this, &MainWindow::callForAttention);
    connect(preferences_, &SettingsDesk::turnMinutesChanged, &network_->table().clock(), &TurnClock::setMinutes);
}

void MainWindow::connectPages() {
    connect(start_, &StartPage::languageWanted, preferences_, &SettingsDesk::useLanguage);
    connect(page_, &GamePage::hurryWanted, this, [this] { now_->hurry(); });
    connect(page_, &GamePage::replayWanted, replays_, &ReplayDesk::lookBackTo);
    connect(page_, &GamePage::replayFromWanted, replays_, &ReplayDesk::lookBackFrom);
    for (auto wanted : {&GamePage::replayWanted, &GamePage::replayFromWanted})
        connect(page_, wanted, this, [this] {
            if (!now_.hasRecord()) page_->prompt().showReason(now_->whyOnlyPlayed());
        });
    connect(page_, &GamePage::newGameWanted, this, [this] { newGames_->ask(); });
    connectResult(*page_);
    connect(&page_->ceremonies(), &Ceremonies::busyChanged, &table_, &LocalTable::hold);
    connect(&page_->prompt(), &PromptPanel::told, &page_->announcer(), &Announcer::confide);
    connect(&page_->prompt(), &PromptPanel::warningSilenced, preferences_, &SettingsDesk::silence);
    connect(&model_, &GameModel::gameStarted, this, &MainWindow::showPage);
    connect(&model_, &GameModel::changed, this, &MainWindow::refresh);
    connect(&model_, &GameModel::decisionOffered, this, &MainWindow::callForAttention);
}

QString MainWindow::shownRecord() const {
    const QString replayed = replays_->shownRecord();
    return replayed.isEmpty() ? now_->recordText() : replayed;
}

void MainWindow::connectResult(GamePage& page) {
    connect(&page, &GamePage::rematchWanted, this, [this] {
        const bool there = now_.isElsewhere() && replays_->shownRecord().isEmpty();
        newGames_->rematch(shownRecord(), there ? network_->table().peopleElsewhere() : SeatSet());
    });
    connect(&page, &GamePage::codeWanted, this, [this] { newGames_->showCode(shownRecord()); });
    connect(&page, &GamePage::summaryWanted, this, [this] { statistics_->askForSummary(shownRecord()); });
    connect(&page, &GamePage::statisticsWanted, statistics_->statistics, &QAction::trigger);
}

WelcomePage& MainWindow::welcomePage() {
    if (welcome_ != nullptr) return *welcome_;
    welcome_ = new WelcomePage(theme_, settings_, language_, pages_);
    pages_->addWidget(welcome_);
    connect(welcome_, &WelcomePage::languageWanted, preferences_, &SettingsDesk::useLanguage);
    connect(welcome_, &WelcomePage::visionWanted, preferences_, &SettingsDesk::useVision);
    connect(welcome_, &WelcomePage::learnWanted, this, [this] {
        showPage();
        learning_->begin();
    });
    connect(welcome_, &WelcomePage::playWanted, this, [this] {
        showPage();
        newGames_->ask();
    });
    return *welcome_;
}

QWidget* MainWindow::firstPage() {
    return settings_.welcomed() ? static_cast<QWidget*>(start_) : static_cast<QWidget*>(&welcomePage());
}

void MainWindow::showPage() {
    QWidget* before = network_->page() != nullptr ? network_->page() : firstPage();
    pages_->setCurrentWidget(model_.hasGame() && network_->page() == nullptr ? static_cast<QWidget*>(page_) : before);
    status_->follow(page_->shown());
    refresh();
    if (!model_.hasGame()) start_->begin();
}

// Computers may think for so long that their opponent does something else meanwhile. Once is enough until the window is
// looked at again.
void MainWindow::callForAttention() {
    if (QApplication::activeWindow() != nullptr || called_ || !settings_.notice()) return;
    called_ = true;
    emit attentionWanted();
    QApplication::alert(this);
}

void MainWindow::refresh() {
    for (Desk* desk : desks()) desk->refresh();
    page_->setRecorded(now_.hasRecord()); // a lesson has none
    page_->setResultNote(statistics_->whyNotCounted());
}

void MainWindow::refreshTitle() {
    const QString name = QStringLiteral("El Grande");
    const QString file = QFileInfo(files_->file()).fileName();
    setWindowTitle(file.isEmpty() ? name : tr("%1 – %2", "file, program").arg(file, name));
}

void MainWindow::retranslate() {
    menu_->retranslate();
    for (Desk* desk : desks()) desk->retranslate();
    quit_->setText(tr("&Quit"));
    about_->setText(tr("&About El Grande"));
    aboutQt_->setText(tr("About &Qt"));
    refreshTitle();
    if (!model_.hasGame()) start_->describe();
}

void MainWindow::showShortcuts() { ShortcutsDialog(settings_, menu_->all(), this).exec(); }

// With the commit that the program was built of, where that was known.
QString MainWindow::versionText() {
    const QString commit = QStringLiteral(ELGRANDE_COMMIT);
    const QString version = QStringLiteral("El Grande %1").arg(QApplication::applicationVersion());
    return commit.isEmpty() ? version : QStringLiteral("%1 (%2)").arg(version, commit);
}

void MainWindow::showAbout() {
    Question box(Question::Kind::Tell, tr("About El Grande"), versionText(), this);
    const QStringList parts{
        tr("A desktop edition of the board game by Wolfgang Kramer and Richard Ulrich."),
        tr("This is an independent fan project and is not affiliated with the authors or publishers "
           "of the game. All artwork and texts are our own."),
        tr("Fonts: Elgrande Serif, a subset of Linux Libertine (SIL Open Font License 1.1), Open Sans (Apache "
           "License 2.0), and Elgrande Signs, a subset of DejaVu Sans (Bitstream Vera License)."),
        tr("Map data: © Instituto Geográfico Nacional de España (CC BY 4.0), Natural Earth."),
        tr("Licence: GNU General Public License, version 3 or later.")};
    box.setMore(parts.join(QStringLiteral("\n\n")));
    box.setLarge();
    box.addClose();
    box.ask();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        QGuiApplication::setLayoutDirection(language_.direction());
        retranslate();
    }
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) called_ = false;
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    // A host is asked, because others wait for it; a game here stays on the shelf as it is, and a guest's seat is kept.
    if (network_->isHost() && !network_->mayLeave()) return event->ignore();
    network_->drop();
    table_.giveUp(false);
    settings_.setWindowGeometry(saveGeometry());
    page_->remember(settings_);
    table_.close();
    event->accept();
}

} // namespace elgrande
