#include "app/main_window.h"

#include "app/game_page.h"
#include "app/language.h"
#include "app/lessons/lesson_guide.h"
#include "app/menus.h"
#include "app/new_game_dialog.h"
#include "app/replay_page.h"
#include "app/settings.h"
#include "app/settings_dialog.h"
#include "app/shortcuts.h"
#include "app/sound/sounds.h"
#include "app/start_page.h"
#include "app/statistics/archive.h"
#include "views/board/board_view.h"
#include "views/cards/card_lens.h"
#include "views/panels/status_strip.h"
#include "views/prompt/prompt_panel.h"
#include "views/rulebook/rulebook_window.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

namespace elgrande {
namespace {

constexpr QSize kUsualSize(1280, 800);
constexpr QSize kSmallestSize(1024, 640);
constexpr qreal kLetters = 14; // pixels at a text size of 100 per cent
constexpr int kTextStep = 10;

} // namespace

MainWindow::MainWindow(Settings& settings, Language& language, Theme& theme)
    : settings_(settings)
    , language_(language)
    , theme_(theme)
    , table_(model_)
    , menus_(new Menus(menuBar()))
    , status_(new StatusStrip(model_, menuBar()))
    , pages_(new QStackedWidget(this))
    , start_(new StartPage(theme, language, pages_))
    , page_(new GamePage(model_, theme, pages_))
    , guide_(new LessonGuide(model_, *page_, theme, settings, language))
    , lens_(new CardLens(model_, theme, this))
    , archive_(new Archive(this))
    , sounds_(new Sounds(model_, this)) {
    pages_->addWidget(start_);
    pages_->addWidget(page_);
    setCentralWidget(pages_);
    menuBar()->setCornerWidget(status_);
    connectMenus();
    connectPages();
    connectTools();
    theme_.setVision(settings_.vision());
    connectLearning();
    useTheme(settings_.dark());
    useTextSize(settings_.textSize());
    table_.setPace(settings_.pace());
    table_.setConfirmTurn(settings_.confirmTurn());
    table_.setShowForced(!settings_.autoForced());
    page_->setTempo(settings_.tempo());
    useAids();
    useTouch();
    QTimer::singleShot(0, this, &MainWindow::askForMotion); // after the first picture
    menus_->ranks->setChecked(settings_.ranks());
    page_->board().setRanksShown(settings_.ranks());
    menus_->setLanguage(language_.current());
    setMinimumSize(kSmallestSize);
    resize(kUsualSize);
    restoreGeometry(settings_.windowGeometry());
    page_->restore(settings_);
    showPage();
}

// Views look at the model to their last moment, and a member dies before the children of its owner.
MainWindow::~MainWindow() {
    table_.close();
    delete lens_; // watches what goes next
    delete guide_;
    delete rules_;
    delete takeCentralWidget();
    delete status_;
}

void MainWindow::connectMenus() {
    connect(menus_->newGame, &QAction::triggered, this, [this] { askForNewGame(); });
    connect(menus_->open, &QAction::triggered, this, &MainWindow::openGame);
    connect(menus_->proceed, &QAction::triggered, this, &MainWindow::continueGame);
    connect(menus_->save, &QAction::triggered, this, &MainWindow::saveGame);
    connect(menus_->saveAs, &QAction::triggered, this, &MainWindow::saveGameAs);
    connect(menus_->quit, &QAction::triggered, this, &MainWindow::close);
    connect(menus_->undo, &QAction::triggered, &model_, &GameModel::undo);
    connect(menus_->redo, &QAction::triggered, &model_, &GameModel::redo);
    connect(menus_->resetTurn, &QAction::triggered, &model_, &GameModel::resetTurn);
    connect(menus_->confirm, &QAction::triggered, &model_, &GameModel::confirm);
    connect(menus_->lookBack, &QAction::triggered, this, [this] { lookBack(); });
    connect(menus_->replay, &QAction::triggered, this, &MainWindow::replayGame);
    connect(menus_->hurry, &QAction::triggered, &table_, &LocalTable::hurry);
    connect(menus_->fullScreen, &QAction::toggled, this, &MainWindow::toggleFullScreen);
    connect(menus_->log, &QAction::toggled, page_, &GamePage::setLogShown);
    connect(menus_->dark, &QAction::toggled, this, &MainWindow::useTheme);
    connect(menus_->larger, &QAction::triggered, this, [this] { useTextSize(settings_.textSize() + kTextStep); });
    connect(menus_->smaller, &QAction::triggered, this, [this] { useTextSize(settings_.textSize() - kTextStep); });
    connect(menus_->normal, &QAction::triggered, this, [this] { useTextSize(100); });
    connect(menus_->wholeBoard, &QAction::triggered, &page_->board(), &BoardView::resetZoom);
    connect(menus_, &Menus::languageWanted, this, &MainWindow::useLanguage);
    connect(menus_->preferences, &QAction::triggered, this, &MainWindow::showPreferences);
    connect(menus_->shortcuts, &QAction::triggered, this, &MainWindow::showShortcuts);
    connect(menus_->report, &QAction::triggered, this, &MainWindow::reportProblem);
    connect(menus_->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(menus_->aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
    menus_->log->setChecked(true);
    restoreShortcuts(settings_, menus_->all());
}

void MainWindow::connectPages() {
    connect(start_, &StartPage::languageWanted, this, &MainWindow::useLanguage);
    connect(page_, &GamePage::hurryWanted, &table_, &LocalTable::hurry);
    connect(page_, &GamePage::replayWanted, this, &MainWindow::lookBack);
    connect(&page_->film(), &ScoringFilm::showingChanged, &table_, &LocalTable::hold);
    connect(menus_->forecast, &QAction::toggled, page_, &GamePage::setForecastShown);
    connect(menus_->threats, &QAction::toggled, page_, &GamePage::setThreatsShown);
    connect(page_, &GamePage::insightShown, this, [this](bool forecast, bool threats) {
        const QSignalBlocker quietly(menus_->forecast);
        const QSignalBlocker asQuietly(menus_->threats);
        menus_->forecast->setChecked(forecast);
        menus_->threats->setChecked(threats);
    });
    connect(&page_->prompt(), &PromptPanel::warningSilenced, this, [this](Waste kind) {
        settings_.setWarning(kind, false);
        useAids();
    });
    connect(menus_->ranks, &QAction::toggled, this, [this](bool on) {
        settings_.setRanks(on);
        page_->board().setRanksShown(on);
    });
    connect(menus_->lastScoring, &QAction::triggered, &page_->film(), &ScoringFilm::showAgain);
    connect(page_, &GamePage::newGameWanted, this, [this] { askForNewGame(); });
    connect(&model_, &GameModel::gameStarted, this, &MainWindow::showPage);
    connect(&model_, &GameModel::changed, this, &MainWindow::refreshActions);
    connect(&table_, &LocalTable::autosaveFailed, this, [this](const QString& reason) {
        if (autosaveComplained_) return; // once a game is enough
        autosaveComplained_ = true;
        complain(tr("The game cannot be saved automatically. Save it elsewhere with Game – Save as."), reason);
    });
}

void MainWindow::showPage() {
    table_.hold(false);
    pages_->setCurrentWidget(model_.hasGame() ? static_cast<QWidget*>(page_) : firstPage());
    refreshActions();
    describeEntries();
    refreshTitle();
}

void MainWindow::refreshActions() {
    const bool playing = model_.hasGame();
    const bool looking = replay_ != nullptr && pages_->currentWidget() == replay_;
    menus_->lookBack->setEnabled(playing && !looking);
    menus_->lastScoring->setEnabled(playing && page_->film().hasReel());
    for (QAction* aid : {menus_->ranks, menus_->forecast, menus_->threats}) {
        aid->setEnabled(!playing || model_.hasAids());
        aid->setStatusTip(aid->isEnabled() ? QString() : tr("This game is played as at the table, without aids."));
    }
    menus_->save->setEnabled(playing);
    menus_->saveAs->setEnabled(playing);
    menus_->proceed->setEnabled(!playing && QFileInfo::exists(Settings::autosaveFile()));
    menus_->undo->setEnabled(model_.canUndo());
    menus_->redo->setEnabled(model_.canRedo());
    menus_->resetTurn->setEnabled(model_.canResetTurn());
    menus_->confirm->setEnabled(model_.mustConfirm());
    const std::vector<Seat>& waiting = model_.waitingFor();
    menus_->hurry->setEnabled(
        std::any_of(waiting.begin(), waiting.end(), [this](Seat seat) { return !model_.isPerson(seat); }));
    for (QAction* action : {menus_->log, menus_->wholeBoard}) action->setEnabled(playing);
    refreshTools();
    if (guide_->running()) // a lesson is no game of one's own
        for (QAction* action : {menus_->save, menus_->saveAs, menus_->hurry}) action->setEnabled(false);
}

void MainWindow::refreshTitle() {
    const QString name = QStringLiteral("El Grande");
    setWindowTitle(file_.isEmpty() ? name : tr("%1 – %2", "file, program").arg(QFileInfo(file_).fileName(), name));
}

bool MainWindow::begin(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids) {
    const Result<bool> started = table_.start(setup, seats, aids);
    if (!started) {
        complain(tr("The game cannot begin."), QString::fromStdString(started.error()));
        return false;
    }
    file_.clear();
    autosaveComplained_ = false;
    table_.setPace(settings_.pace());
    showPage();
    return true;
}

void MainWindow::askForNewGame(const QString& seed) {
    if (!mayGiveUpGame()) return;
    NewGameDialog dialog(this);
    dialog.offerPresets(settings_);
    recallTable(dialog);
    dialog.setSeed(seed);
    if (dialog.exec() != QDialog::Accepted) return;
    settings_.setLastTable(dialog.remembered());
    begin(dialog.setup(), dialog.seats(), dialog.aids());
}

void MainWindow::useLanguage(const QString& code) {
    settings_.setLanguage(code);
    language_.use(code);
    if (rules_ != nullptr) rules_->setLanguage(language_.current());
}

void MainWindow::useTheme(bool dark) {
    settings_.setDark(dark);
    theme_.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    QApplication::setPalette(theme_.palette());
    menus_->dark->setChecked(dark);
}

void MainWindow::usePace(int milliseconds) {
    settings_.setPace(milliseconds);
    table_.setPace(milliseconds);
}

void MainWindow::useConfirmTurn(bool on) {
    settings_.setConfirmTurn(on);
    table_.setConfirmTurn(on);
}

void MainWindow::useAutoForced(bool on) {
    settings_.setAutoForced(on);
    table_.setShowForced(!on);
}

void MainWindow::useVision(Vision vision) {
    settings_.setVision(vision);
    theme_.setVision(vision);
}

void MainWindow::useTempo(Tempo tempo) {
    settings_.setTempo(tempo);
    page_->setTempo(tempo);
    if (replay_ != nullptr) replay_->page().setTempo(tempo);
}

void MainWindow::useTextSize(int percent) {
    percent = std::clamp(percent, Settings::kSmallestText, Settings::kLargestText);
    settings_.setTextSize(percent);
    QApplication::setFont(Theme::sans(kLetters * percent / 100));
}

void MainWindow::toggleFullScreen(bool on) {
    if (on)
        showFullScreen();
    else
        showNormal();
}

void MainWindow::showPreferences() {
    SettingsDialog dialog(settings_, language_, this);
    connect(&dialog, &SettingsDialog::languageWanted, this, &MainWindow::useLanguage);
    connect(&dialog, &SettingsDialog::darkWanted, this, &MainWindow::useTheme);
    connect(&dialog, &SettingsDialog::paceWanted, this, &MainWindow::usePace);
    connect(&dialog, &SettingsDialog::visionWanted, this, &MainWindow::useVision);
    connect(&dialog, &SettingsDialog::tempoWanted, this, &MainWindow::useTempo);
    connect(&dialog, &SettingsDialog::confirmTurnWanted, this, &MainWindow::useConfirmTurn);
    connect(&dialog, &SettingsDialog::autoForcedWanted, this, &MainWindow::useAutoForced);
    connectSettings(dialog);
    dialog.exec();
}

void MainWindow::showShortcuts() { ShortcutsDialog(settings_, menus_->all(), this).exec(); }

void MainWindow::showAbout() {
    const QString text =
        tr("<h3>El Grande %1</h3><p>A desktop edition of the board game by Wolfgang Kramer and Richard Ulrich.</p>"
           "<p>This is an independent fan project, not connected with the authors or publishers of the game. All art "
           "and all texts are our own.</p><p>Map data: © Instituto Geográfico Nacional de España (CC BY 4.0), Natural "
           "Earth.</p><p>Licence: GNU General Public License, version 3 or later.</p>");
    QMessageBox::about(this, tr("About El Grande"), text.arg(QApplication::applicationVersion()));
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        menus_->retranslate();
        menus_->setLanguage(language_.current());
        refreshTitle();
        describeEntries();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    // The autosave is up to date, so that nothing has to be asked.
    settings_.setWindowGeometry(saveGeometry());
    page_->remember(settings_);
    table_.close();
    event->accept();
}

} // namespace elgrande
