// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/main_window.h"

#include "app/files/game_files.h"
#include "app/page/game_page.h"
#include "app/preferences/settings_desk.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/shell/screen_room.h"
#include "app/start/start_page.h"
#include "app/start/welcome_page.h"
#include "app/window/desks.h"
#include "app/window/main_menu.h"
#include "app/window/places.h"
#include "views/panels/status_strip.h"
#include "views/toolkit/room_scroller.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QStackedWidget>

namespace elgrande {
namespace {

constexpr QSize kUsualSize(1280, 800);

} // namespace

MainWindow::MainWindow(Settings& settings, Language& language, Theme& theme)
    : settings_(settings)
    , language_(language)
    , theme_(SettingsDesk::dressed(theme, settings))
    , table_(model_)
    , now_(table_)
    , menu_(new MainMenu(menuBar()))
    , status_(new StatusStrip(menuBar()))
    , pages_(new QStackedWidget(this))
    , start_(new StartPage(theme, language, pages_))
    , page_(new GamePage(model_, theme, pages_))
    , desks_(new Desks(workplace())) {
    QGuiApplication::setLayoutDirection(language.direction());
    pages_->addWidget(start_);
    pages_->addWidget(page_);
    setCentralWidget(new RoomScroller(pages_, Qt::Horizontal | Qt::Vertical, this));
    connect(pages_, &QStackedWidget::currentChanged, pages_, &QWidget::updateGeometry); // each needs its own room
    menuBar()->setCornerWidget(status_);
    status_->tellIn(page_);
    fillMenus(*menu_, *desks_);
    fillStartPage(*start_, *desks_);
    preferences().offerShortcuts(menu_->all());
    connectDesks();
    refreshTitle();
    setMinimumSize(kLeastWindow.boundedTo(roomOn(*screen())));
    resize(kUsualSize);
    restoreGeometry(settings_.windowGeometry());
    page_->restore(settings_);
    showPage();
}

// Views look at the model to their last moment, and a member dies before the children of its owner.
MainWindow::~MainWindow() {
    table_.close();
    delete desks_; // some watch what goes next
    delete takeCentralWidget();
    delete status_;
}

Workplace MainWindow::workplace() {
    return {.window = this,
            .model = model_,
            .table = table_,
            .now = now_,
            .page = *page_,
            .settings = settings_,
            .language = language_,
            .theme = theme_,
            .mayGiveUpGame = [this] { return files().mayGiveUpGame(); }};
}

GameFiles& MainWindow::files() { return *desks_->files; }
ListFile& MainWindow::lists() { return *desks_->lists; }
NewGameDesk& MainWindow::newGames() { return *desks_->newGames; }
ReplayDesk& MainWindow::replays() { return *desks_->replays; }
LearnDesk& MainWindow::learning() { return *desks_->learning; }
NetworkDesk& MainWindow::network() { return *desks_->network; }
RulesDesk& MainWindow::rules() { return *desks_->rules; }
StatisticsDesk& MainWindow::statistics() { return *desks_->statistics; }
SettingsDesk& MainWindow::preferences() { return *desks_->preferences; }

void MainWindow::connectDesks() {
    connect(&files(), &GameFiles::fileChanged, this, &MainWindow::refreshTitle);
    connect(&files(), &GameFiles::unfinishedChanged, this, [this] {
        refresh();
        if (!model_.hasGame()) start_->begin();
    });
    connect(desks_, &Desks::pageMade, this, [this](QWidget* page) { pages_->addWidget(page); });
    connect(desks_, &Desks::pageWanted, this, &MainWindow::showPage);
    connect(desks_, &Desks::replayWanted, this, &MainWindow::showReplay);
    connect(desks_, &Desks::attentionWanted, this, &MainWindow::callForAttention);
    connect(this, &MainWindow::attentionWanted, &preferences(), &SettingsDesk::callAloud);
    connect(&model_, &GameModel::gameStarted, this, &MainWindow::showPage);
    connect(&model_, &GameModel::changed, this, &MainWindow::refresh);
    connect(&model_, &GameModel::decisionOffered, this, &MainWindow::callForAttention);
    desks_->connectPage(*start_);
}

WelcomePage& MainWindow::welcomePage() {
    if (welcome_ != nullptr) return *welcome_;
    welcome_ = new WelcomePage(theme_, settings_, language_, pages_);
    pages_->addWidget(welcome_);
    desks_->connectPage(*welcome_);
    return *welcome_;
}

QWidget* MainWindow::firstPage() {
    return settings_.welcomed() ? static_cast<QWidget*>(start_) : static_cast<QWidget*>(&welcomePage());
}

void MainWindow::showPage() {
    QWidget* const ofDesk = desks_->page();
    QWidget* before = ofDesk != nullptr ? ofDesk : firstPage();
    pages_->setCurrentWidget(model_.hasGame() && ofDesk == nullptr ? static_cast<QWidget*>(page_) : before);
    status_->follow(page_->shown());
    refresh();
    if (!model_.hasGame()) start_->begin();
}

void MainWindow::showReplay(QWidget* page) {
    pages_->setCurrentWidget(page);
    status_->follow(desks_->replayed());
    refresh();
}

// Computers may think for so long that their opponent does something else meanwhile. Once is enough until the window is
// looked at again.
void MainWindow::callForAttention() {
    if (QApplication::activeWindow() != nullptr || called_ || !settings_.notice()) return;
    called_ = true;
    emit attentionWanted();
    QApplication::alert(this);
}

void MainWindow::refresh() { desks_->refresh(); }

void MainWindow::refreshTitle() {
    const QString name = QStringLiteral("El Grande");
    const QString file = QFileInfo(files().file()).fileName();
    setWindowTitle(file.isEmpty() ? name : tr("%1 – %2", "file, program").arg(file, name));
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        QGuiApplication::setLayoutDirection(language_.direction());
        refreshTitle();
        if (!model_.hasGame()) start_->describe();
    }
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) called_ = false;
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    // A host is asked, because others wait for it; a game here stays on the shelf as it is, and a guest's seat is kept.
    if (!desks_->mayClose()) return event->ignore();
    desks_->close();
    table_.giveUp(false);
    settings_.windowGeometry.set(saveGeometry());
    page_->remember(settings_);
    table_.close();
    event->accept();
}

} // namespace elgrande

#include "moc_main_window.cpp"
