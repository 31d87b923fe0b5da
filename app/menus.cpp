#include "app/menus.h"

#include "app/language.h"

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>
#include <QMenuBar>

namespace elgrande {
namespace {

QAction* add(QMenu* menu, const QKeySequence& keys = {}) {
    QAction* action = menu->addAction(QString());
    action->setShortcut(keys);
    return action;
}

} // namespace

Menus::Menus(QMenuBar* bar)
    : QObject(bar) {
    makeGameMenu(bar);
    makeMoveMenu(bar);
    makeViewMenu(bar);
    makeSettingsMenu(bar);
    makeHelpMenu(bar);
    nameActions();
    retranslate();
}

// Names that stay when the words change; shortcuts are kept under them.
void Menus::nameActions() {
    const std::vector<std::pair<QAction*, const char*>> names{{newGame, "game.new"},
                                                              {open, "game.open"},
                                                              {proceed, "game.continue"},
                                                              {quick, "game.quick"},
                                                              {replay, "game.replay"},
                                                              {statistics, "game.statistics"},
                                                              {summary, "game.summary"},
                                                              {gameCode, "game.code"},
                                                              {save, "game.save"},
                                                              {saveAs, "game.saveAs"},
                                                              {quit, "game.quit"},
                                                              {undo, "move.undo"},
                                                              {redo, "move.redo"},
                                                              {resetTurn, "move.reset"},
                                                              {confirm, "move.end"},
                                                              {lookBack, "move.lookBack"},
                                                              {hurry, "move.hurry"},
                                                              {fullScreen, "view.fullScreen"},
                                                              {log, "view.log"},
                                                              {dark, "view.dark"},
                                                              {larger, "view.larger"},
                                                              {smaller, "view.smaller"},
                                                              {normal, "view.normal"},
                                                              {wholeBoard, "view.wholeBoard"},
                                                              {lastScoring, "view.lastScoring"},
                                                              {ranks, "view.ranks"},
                                                              {forecast, "view.forecast"},
                                                              {threats, "view.threats"},
                                                              {preferences, "settings.preferences"},
                                                              {shortcuts, "settings.shortcuts"},
                                                              {again, "game.again"},
                                                              {rules, "help.rules"},
                                                              {learn, "help.learn"},
                                                              {report, "help.report"},
                                                              {about, "help.about"},
                                                              {aboutQt, "help.aboutQt"}};
    for (const auto& [action, name] : names) action->setObjectName(QLatin1String(name));
}

std::vector<QAction*> Menus::all() const {
    std::vector<QAction*> actions;
    for (const QMenu* menu : {game_, move_, view_, settings_, help_})
        for (QAction* action : menu->actions())
            if (!action->isSeparator() && action->menu() == nullptr) actions.push_back(action);
    return actions;
}

void Menus::makeGameMenu(QMenuBar* bar) {
    game_ = bar->addMenu(QString());
    newGame = add(game_, QKeySequence::New);
    again = add(game_, Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    quick = add(game_, Qt::Key_F5);
    proceed = add(game_);
    game_->addSeparator();
    open = add(game_, QKeySequence::Open);
    save = add(game_, QKeySequence::Save);
    saveAs = add(game_, QKeySequence::SaveAs);
    gameCode = add(game_, Qt::CTRL | Qt::Key_K);
    game_->addSeparator();
    replay = add(game_, Qt::CTRL | Qt::Key_R);
    summary = add(game_, QKeySequence::Print);
    statistics = add(game_, Qt::CTRL | Qt::Key_T);
    game_->addSeparator();
    quit = add(game_, QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
}

void Menus::makeMoveMenu(QMenuBar* bar) {
    move_ = bar->addMenu(QString());
    undo = add(move_, QKeySequence::Undo);
    redo = add(move_, QKeySequence::Redo);
    resetTurn = add(move_, Qt::CTRL | Qt::Key_Backspace);
    confirm = add(move_, Qt::CTRL | Qt::Key_Return);
    move_->addSeparator();
    lookBack = add(move_, Qt::CTRL | Qt::Key_B);
    hurry = add(move_, Qt::CTRL | Qt::Key_H);
}

void Menus::makeViewMenu(QMenuBar* bar) {
    view_ = bar->addMenu(QString());
    fullScreen = add(view_, Qt::Key_F11);
    log = add(view_, Qt::CTRL | Qt::Key_L);
    dark = add(view_, Qt::CTRL | Qt::Key_D);
    view_->addSeparator();
    larger = add(view_, QKeySequence::ZoomIn);
    smaller = add(view_, QKeySequence::ZoomOut);
    normal = add(view_, Qt::CTRL | Qt::Key_0);
    wholeBoard = add(view_);
    lastScoring = add(view_, Qt::Key_F7);
    ranks = add(view_, Qt::Key_F8);
    forecast = add(view_, Qt::Key_F9);
    ranks->setCheckable(true);
    forecast->setCheckable(true);
    threats = add(view_, Qt::SHIFT | Qt::Key_F9);
    threats->setCheckable(true);
    auto* insights = new QActionGroup(this); // they share their place with the log
    insights->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    insights->addAction(forecast);
    insights->addAction(threats);
    for (QAction* action : {fullScreen, log, dark}) action->setCheckable(true);
}

void Menus::makeSettingsMenu(QMenuBar* bar) {
    settings_ = bar->addMenu(QString());
    language_ = settings_->addMenu(QString());
    languages_ = new QActionGroup(this);
    for (const QString& code : Language::known()) {
        QAction* action = language_->addAction(Language::nameOf(code));
        action->setCheckable(true);
        action->setData(code);
        languages_->addAction(action);
    }
    connect(languages_, &QActionGroup::triggered, this,
            [this](QAction* action) { emit languageWanted(action->data().toString()); });
    preferences = add(settings_, Qt::CTRL | Qt::Key_Comma); // X11 has no standard key for it
    shortcuts = add(settings_);
    preferences->setMenuRole(QAction::PreferencesRole);
}

void Menus::makeHelpMenu(QMenuBar* bar) {
    help_ = bar->addMenu(QString());
    rules = add(help_, QKeySequence::HelpContents);
    learn = add(help_);
    help_->addSeparator();
    report = add(help_);
    help_->addSeparator();
    about = add(help_);
    about->setMenuRole(QAction::AboutRole);
    aboutQt = add(help_);
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

void Menus::setLanguage(const QString& code) {
    for (QAction* action : languages_->actions()) action->setChecked(action->data() == code);
}

void Menus::retranslate() {
    game_->setTitle(tr("&Game"));
    newGame->setText(tr("&New…"));
    newGame->setToolTip(tr("New game"));
    open->setText(tr("&Open…"));
    open->setToolTip(tr("Open a game"));
    proceed->setText(tr("&Continue the last game"));
    again->setText(tr("A game &like last time"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    quick->setText(tr("S&hort game at once"));
    statistics->setText(tr("S&tatistics…"));
    summary->setText(tr("Summary as &PDF or SVG…"));
    gameCode->setText(tr("Game co&de…"));
    quit->setText(tr("&Quit"));
    move_->setTitle(tr("&Move"));
    replay->setText(tr("&Replay a game…"));
    lookBack->setText(tr("Look &back"));
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    resetTurn->setText(tr("Reset &turn"));
    confirm->setText(tr("&End turn"));
    hurry->setText(tr("&Hurry the computer"));
    view_->setTitle(tr("&View"));
    fullScreen->setText(tr("&Full screen"));
    log->setText(tr("&Log"));
    dark->setText(tr("&Dark theme"));
    larger->setText(tr("Lar&ger text"));
    smaller->setText(tr("S&maller text"));
    normal->setText(tr("&Normal text"));
    wholeBoard->setText(tr("&Whole board"));
    ranks->setText(tr("&Ranks on the scoreboards"));
    forecast->setText(tr("If it were scored &now"));
    threats->setText(tr("&Threats"));
    lastScoring->setText(tr("Last &scoring again"));
    settings_->setTitle(tr("&Settings"));
    language_->setTitle(tr("&Language"));
    preferences->setText(tr("&Preferences…"));
    shortcuts->setText(tr("&Shortcuts…"));
    report->setText(tr("&Report a problem…"));
    help_->setTitle(tr("&Help"));
    rules->setText(tr("&Rule book"));
    learn->setText(tr("&Guided first game"));
    about->setText(tr("&About El Grande"));
    aboutQt->setText(tr("About &Qt"));
}

} // namespace elgrande
