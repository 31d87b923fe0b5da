// Getting to know the game: the first start, the start page's entries, the guided game, and the rule book at the right
// paragraph.
#include "app/main_window.h"

#include "app/game_page.h"
#include "app/language.h"
#include "app/lessons/lesson_guide.h"
#include "app/menus.h"
#include "app/new_game_dialog.h"
#include "app/saves.h"
#include "app/seats_editor.h"
#include "app/settings.h"
#include "app/start_page.h"
#include "app/table_light.h"
#include "app/welcome_page.h"
#include "model/record/record.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_lens.h"
#include "views/court/seat_panel.h"
#include "views/panels/log_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/rulebook/rulebook_window.h"
#include "views/texts/texts.h"

#include <QAction>
#include <QFileInfo>
#include <QStackedWidget>

namespace elgrande {

void MainWindow::connectLearning() {
    connectStartPage();
    connectRules();
    connect(guide_, &LessonGuide::left, this, &MainWindow::endLesson);
    connect(guide_, &LessonGuide::playOnWanted, this, &MainWindow::playOn);
    // Whatever else begins at the table ends the lesson.
    connect(&model_, &GameModel::gameStarted, this, [this] {
        if (table_.running()) guide_->stop();
    });
    lens_->watchCards(page_->cards());
    lens_->watchSeats(page_->seats());
    lens_->setTexts(page_->log());
    connect(&page_->log(), &LogPanel::areaHovered, this, [this](Area area) {
        if (!guide_->running()) guide_->light().setArea(area); // a lesson has its own light
    });
    connect(&page_->board(), &BoardView::areaClicked, &page_->log(), &LogPanel::areaClicked);
    connect(&page_->log(), &LogPanel::cardHovered, lens_, &CardLens::hoverLink);
    connect(&page_->log(), &LogPanel::cardLinkActivated, lens_, &CardLens::showLink);
}

void MainWindow::connectStartPage() {
    connect(menus_->learn, &QAction::triggered, this, [this] { learn(); });
    connect(menus_->again, &QAction::triggered, this, &MainWindow::playAgain);
    start_->addEntry(menus_->proceed, QStringLiteral("pieces/castillo-open"));
    start_->addEntry(menus_->newGame, QStringLiteral("pieces/king"));
    start_->addEntry(menus_->again, QStringLiteral("cards/deploy"));
    start_->addEntry(menus_->quick, QStringLiteral("cards/court"));
    start_->addEntry(menus_->learn, QStringLiteral("cards/adviser"));
    start_->addEntry(menus_->open, QStringLiteral("cards/scoreboard"));
    start_->addEntry(menus_->rules, QStringLiteral("cards/power"));
}

void MainWindow::connectRules() {
    connect(menus_->rules, &QAction::triggered, this, [this] { showRules(); });
    connect(&page_->prompt(), &PromptPanel::rulesWanted, this, [this] { showRules(); });
}

QWidget* MainWindow::firstPage() {
    return settings_.welcomed() ? static_cast<QWidget*>(start_) : static_cast<QWidget*>(&welcomePage());
}

WelcomePage& MainWindow::welcomePage() {
    if (welcome_ != nullptr) return *welcome_;
    welcome_ = new WelcomePage(theme_, settings_, language_, pages_);
    pages_->addWidget(welcome_);
    connect(welcome_, &WelcomePage::languageWanted, this, &MainWindow::useLanguage);
    connect(welcome_, &WelcomePage::visionWanted, this, &MainWindow::useVision);
    connect(welcome_, &WelcomePage::learnWanted, this, [this] {
        showPage();
        learn();
    });
    connect(welcome_, &WelcomePage::playWanted, this, [this] {
        showPage();
        askForNewGame();
    });
    return *welcome_;
}

void MainWindow::describeEntries() {
    if (model_.hasGame()) return;
    start_->setLine(menus_->proceed, lastGameLine());
    start_->setLine(menus_->newGame, tr("Players, edition, rulings, expansions"));
    start_->setLine(menus_->again, lastTableLine());
    start_->setLine(menus_->quick, tr("Six rounds against three computer players, about 20 minutes"));
    const int chapter = settings_.lesson();
    start_->setLine(menus_->learn, chapter > 0 ? tr("It goes on with chapter %1").arg(chapter + 1)
                                               : tr("Three rounds on the real board, step by step"));
    start_->setLine(menus_->open, tr("A saved game or the record of a game"));
    start_->setLine(menus_->rules, tr("Everything about the game, with search"));
    start_->focusFirst();
}

// "Round 4 – Inés, Diego, Lucía"; empty where there is nothing to go on with.
QString MainWindow::lastGameLine() const {
    if (!QFileInfo::exists(Settings::autosaveFile())) return {};
    const Result<QString> text = readSave(Settings::autosaveFile());
    if (!text) return {};
    const auto record = recordFromText((*text).toStdString());
    if (!record) return {};
    const auto rules = RulesBuilder::build(record->setup);
    if (!rules) return {};
    const auto replayed = replay(**rules, initialState(**rules), *record);
    QStringList names;
    for (const std::string& name : record->names) names << QString::fromStdString(name);
    const QString who = names.join(QStringLiteral(", "));
    if (!replayed) return who;
    if (actors(**rules, replayed->state).empty()) return tr("Over – %1", "a finished game and its players").arg(who);
    return tr("Round %1 – %2", "number, players").arg(replayed->state.round).arg(who);
}

QString MainWindow::lastTableLine() const {
    QStringList names;
    for (const QVariant& seat : settings_.lastTable().value(QStringLiteral("seats")).toList())
        names << seat.toStringList().value(0);
    return names.isEmpty() ? tr("You and three computer players") : names.join(QStringLiteral(", "));
}

// A table set as last time; the first time with the player's own name.
void MainWindow::recallTable(NewGameDialog& dialog) const {
    dialog.recall(settings_.lastTable());
    if (settings_.lastTable().isEmpty()) dialog.seatsEditor().setSeat(0, settings_.playerName(), {});
}

void MainWindow::playAgain() {
    if (!mayGiveUpGame()) return;
    NewGameDialog dialog(this);
    recallTable(dialog);
    begin(dialog.setup(), dialog.seats(), dialog.aids());
}

void MainWindow::learn(int chapter) {
    if (!mayGiveUpGame()) return;
    table_.close();
    file_.clear();
    const Result<bool> begun = guide_->start(chapter);
    if (begun) return;
    guide_->stop();
    complain(tr("The guided game cannot begin."), QString::fromStdString(begun.error()));
}

void MainWindow::endLesson() {
    guide_->stop();
    table_.close();
    showPage();
}

// The same game goes on at the table, without a guide.
void MainWindow::playOn(const QString& recordText) {
    guide_->stop();
    const Result<bool> resumed = table_.resume(recordText);
    if (!resumed) complain(tr("The guided game cannot go on."), QString::fromStdString(resumed.error()));
    file_.clear();
    showPage();
}

void MainWindow::showRules(const QString& paragraph) {
    if (rules_ == nullptr) rules_ = new RuleBookWindow(theme_, this);
    QString wanted = paragraph;
    if (model_.hasGame()) {
        rules_->setCatalogue(model_.catalogue());
        if (wanted.isEmpty()) wanted = texts::cardParagraph(model_.catalogue(), lens_->shown());
        if (wanted.isEmpty()) {
            const auto& decision = model_.decision();
            const QString reason = page_->prompt().reason();
            wanted = texts::ruleParagraph(model_.catalogue(), decision ? &*decision : nullptr, reason);
        }
    } else if (const auto rules = RulesBuilder::build(Setup{})) {
        rules_->setCatalogue(catalogueOf(**rules));
    }
    rules_->setLanguage(language_.current());
    rules_->open(wanted);
}

} // namespace elgrande
