// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/solving/puzzle_feeder.h"

namespace elgrande {

PuzzleFeeder::PuzzleFeeder(GameModel& model, QObject* parent)
    : QObject(parent)
    , model_(model)
    , screen_(model) {
    connect(&model_, &GameModel::chosen, this, &PuzzleFeeder::take);
    connect(&model_, &GameModel::undoWanted, this, [this] { takeBack(false); });
    connect(&model_, &GameModel::resetTurnWanted, this, [this] { takeBack(true); });
}

Result<void> PuzzleFeeder::begin(const Puzzle& puzzle, const QStringList& names) {
    auto course = PuzzleCourse::of(puzzle);
    if (!course) return course.fault();
    course_ = std::make_unique<PuzzleCourse>(std::move(*course));
    told_.clear();
    ScreenGame game;
    game.rules = puzzle.game->rules;
    game.names = names;
    game.persons.resize(static_cast<std::size_t>(puzzle.rules().players));
    game.persons[index(puzzle.seat)] = true;
    game.advice = false; // the solution is what is asked for
    screen_.setReader(puzzle.seat);
    screen_.begin(std::move(game), course_->state(), course_->past());
    show();
    return {};
}

void PuzzleFeeder::take(Seat seat, Action action) {
    if (!running() || seat != course_->puzzle().seat || course_->result()) return;
    told_.push_back(screen_.eventCount());
    course_->play(action, &screen_);
    course_->playNeedless(&screen_);
    show();
    emit moved();
}

void PuzzleFeeder::takeBack(bool all) {
    if (!running() || !course_->canTakeBack()) return;
    do {
        course_->takeBack();
        screen_.takeBack(told_.back());
        told_.pop_back();
    } while (all && course_->canTakeBack());
    show();
    emit moved();
}

void PuzzleFeeder::restart() { takeBack(true); }

void PuzzleFeeder::showReply() {
    if (!running() || !course_->hasReply()) return;
    course_->playReply(&screen_);
    show();
}

void PuzzleFeeder::show() {
    const Seat seat = course_->puzzle().seat;
    TableOffers offers;
    offers.undo = offers.resetTurn = course_->canTakeBack();
    offers.undoOf = seat;
    std::optional<Decision> decision;
    if (!course_->result()) decision = course_->decision();
    std::vector<Seat> waiting;
    if (decision) waiting.push_back(seat);
    screen_.show(course_->state(), seat, std::move(decision), std::move(waiting), Seat::None, std::move(offers));
}

} // namespace elgrande

#include "moc_puzzle_feeder.cpp"
