// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/solving/puzzle_desk.h"

#include "app/names/cast.h"
#include "app/page/game_page.h"
#include "app/settings/settings.h"
#include "app/solving/puzzle_dialog.h"
#include "app/solving/puzzle_panel.h"
#include "app/solving/puzzle_words.h"
#include "app/table/local_table.h"
#include "model/puzzles/built_in.h"
#include "views/panels/announcer.h"
#include "views/prompt/prompt_panel.h"
#include "views/toolkit/translated.h"

#include <QAction>
#include <QDate>
#include <QPushButton>

namespace elgrande {

namespace {

const Puzzle* puzzleOfToday() {
    const QDate today = QDate::currentDate();
    return puzzleOfTheDay(today.year(), today.month(), today.day());
}

} // namespace

PuzzleDesk::PuzzleDesk(const Workplace& at)
    : Desk(at.window)
    , puzzles(add("help.puzzles", QT_TR_NOOP("Pu&zzles…")))
    , ofToday(add("help.puzzleOfToday", QT_TR_NOOP("Puzzle of the day")))
    , model_(at.model)
    , page_(at.page)
    , table_(at.table)
    , settings_(at.settings)
    , mayGiveUpGame_(at.mayGiveUpGame)
    , feeder_(new PuzzleFeeder(at.model, this))
    , panel_(new PuzzlePanel(at.theme, &at.page))
    , reader_([this](const std::vector<Puzzle>* all) {
        if (all != nullptr) (this->*then_)(*all);
    }) {
    at.page.addPanel(
        {.place = PagePanel::Place::Side, .widget = panel_, .asked = [this] { return feeder_->running(); }});
    connect(puzzles, &QAction::triggered, this, [this] { withPuzzles(&PuzzleDesk::choose); });
    connect(ofToday, &QAction::triggered, this, [this] { withPuzzles(&PuzzleDesk::beginOfToday); });
    connect(feeder_, &PuzzleFeeder::moved, this, &PuzzleDesk::showCourse);
    connect(panel_, &PuzzlePanel::hintWanted, this, &PuzzleDesk::giveHint);
    connect(panel_, &PuzzlePanel::againWanted, feeder_, &PuzzleFeeder::restart);
    connect(panel_, &PuzzlePanel::replyWanted, this, [this] {
        feeder_->showReply();
        sayAll();
    });
    connect(panel_, &PuzzlePanel::solutionWanted, this, &PuzzleDesk::replaySolution);
    connect(panel_, &PuzzlePanel::nextWanted, this, [this] { withPuzzles(&PuzzleDesk::next); });
    connect(panel_, &PuzzlePanel::leaveWanted, this, &PuzzleDesk::leave);
    connect(panel_, &PuzzlePanel::told, &page_.announcer(), &Announcer::say);
    // Whatever else begins at the table ends the puzzle.
    connect(&model_, &GameModel::gameStarted, this, [this] {
        if (feeder_->isReplaced()) stop();
    });
    words().also([this] {
        if (running()) describe();
    });
}

QString PuzzleDesk::line(const QAction* action) const {
    return action == puzzles ? tr("Positions with exactly one best move, proven") : QString();
}

void PuzzleDesk::withPuzzles(void (PuzzleDesk::*then)(const std::vector<Puzzle>&)) {
    then_ = then;
    reader_.start([](const std::atomic<bool>&) { return &builtInPuzzles(); });
}

void PuzzleDesk::choose(const std::vector<Puzzle>& all) {
    PuzzleDialog dialog(all, puzzleOfToday(), settings_.solvedPuzzles(), window());
    if (dialog.exec() == QDialog::Accepted) begin(*dialog.choice());
}

void PuzzleDesk::beginOfToday(const std::vector<Puzzle>& /*puzzles*/) {
    if (const Puzzle* puzzle = puzzleOfToday(); puzzle != nullptr) begin(*puzzle);
}

// The next one that is not solved yet; of solved ones the next.
void PuzzleDesk::next(const std::vector<Puzzle>& all) {
    if (!running()) return;
    const auto size = all.size();
    const auto here = static_cast<std::size_t>(&feeder_->course().puzzle() - all.data());
    const QStringList solved = settings_.solvedPuzzles();
    for (std::size_t i = 1; i < size; ++i)
        if (const Puzzle& puzzle = all[(here + i) % size]; !solved.contains(QString::fromStdString(puzzle.id())))
            return begin(puzzle);
    begin(all[(here + 1) % size]);
}

QStringList PuzzleDesk::names(const Puzzle& puzzle) const {
    Cast cast = castWith(settings_.playerName());
    QStringList all;
    for (const Seat seat : puzzle.rules().seats()) all << (seat == puzzle.seat ? cast.person : cast.others.takeFirst());
    return all;
}

std::function<QString(Seat)> PuzzleDesk::seatNames() const {
    return [this](Seat seat) { return model_.playerName(seat); };
}

void PuzzleDesk::begin(const Puzzle& puzzle) {
    if (!mayGiveUpGame_()) return;
    table_.close();
    model_.setCastilloRemembered(true); // what is inside belongs to the puzzle
    if (const Result<void> begun = feeder_->begin(puzzle, names(puzzle)); !begun) {
        leave();
        complain(tr("The puzzle cannot be set up."), begun.fault());
        return;
    }
    number_ = static_cast<int>(&puzzle - builtInPuzzles().data()) + 1;
    hints_ = 0;
    describe();
    page_.askPanels();
    emit panel_->told(panel_->goal());
}

void PuzzleDesk::describe() {
    const Puzzle& puzzle = feeder_->course().puzzle();
    const Catalogue& catalogue = model_.catalogue();
    //: Number and name of a puzzle
    panel_->setPuzzle(tr("Puzzle %1: %2").arg(number_).arg(puzzles::nameOf(puzzle, catalogue)),
                      //: Set, number of moves, difficulty
                      tr("%1 · %2 · %3")
                          .arg(puzzles::setText(puzzle), tr("%n move(s)", "of a puzzle", puzzle.size()),
                               puzzles::difficultyText(puzzles::difficultyOf(puzzle))),
                      puzzles::goalText(puzzle, catalogue));
    showCourse();
}

void PuzzleDesk::showCourse() {
    const PuzzleCourse& course = feeder_->course();
    result_ = puzzles::resultText(course, model_.catalogue(), seatNames());
    const bool solved = course.result() && course.result()->solves;
    if (solved) settings_.addSolvedPuzzle(QString::fromStdString(course.puzzle().id()));
    page_.prompt().setIdle(solved            ? tr("Solved!")
                           : course.result() ? tr("Not solved: undo something or start over.")
                                             : QString());
    sayAll();
    if (solved) panel_->nextButton()->setFocus(Qt::OtherFocusReason);
}

void PuzzleDesk::sayAll() {
    const PuzzleCourse& course = feeder_->course();
    QStringList lines;
    if (hints_ > 0 && !course.result())
        lines << puzzles::hint(course.puzzle(), model_.catalogue(), hints_ - 1, seatNames());
    panel_->say(lines << result_);
    const bool solved = course.result() && course.result()->solves;
    panel_->setWays({.hint = !course.result() && hints_ < puzzles::kHints,
                     .again = course.canTakeBack(),
                     .reply = !solved && course.hasReply(),
                     .solution = solved || hints_ == puzzles::kHints});
}

void PuzzleDesk::giveHint() {
    if (!running()) return;
    hints_ = std::min(hints_ + 1, puzzles::kHints);
    sayAll();
}

void PuzzleDesk::replaySolution() {
    const Puzzle& puzzle = feeder_->course().puzzle();
    auto course = PuzzleCourse::of(puzzle);
    if (!course) return;
    for (const Action action : puzzle.solution) (*course).play(action);
    (*course).playReply(nullptr);
    emit replayWanted(QString::fromStdString((*course).recordText(names(puzzle))),
                      static_cast<int>((*course).past().size()));
}

void PuzzleDesk::stop() {
    feeder_->close();
    model_.setCastilloRemembered(settings_.castilloRemembered());
    page_.prompt().setIdle({});
    page_.askPanels();
}

void PuzzleDesk::leave() {
    stop();
    table_.close();
    emit left();
}

} // namespace elgrande

#include "moc_puzzle_desk.cpp"
