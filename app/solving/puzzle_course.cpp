// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/solving/puzzle_course.h"

#include "model/observe/needless.h"
#include "model/puzzles/veto_lines.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/rules/setup.h"

#include <algorithm>

namespace elgrande {

namespace {

constexpr const char* kOpponent = "normal"; // plays the others when somebody goes on from a puzzle

} // namespace

Result<PuzzleCourse> PuzzleCourse::of(const Puzzle& puzzle) {
    PuzzleCourse course(puzzle);
    const Rules& rules = puzzle.rules();
    auto game = replay(rules, initialState(rules), puzzle.game->record, puzzle.moves);
    if (!game) return game.fault();
    course.start_ = course.state_ = game->state;
    course.past_ = std::move(game->events);
    course.at_ = puzzle.moves;
    if (puzzle.kind == PuzzleKind::Veto) {
        const auto lines = VetoLines::of(puzzle, course.start_);
        if (!lines) return lines.fault();
        course.last_ = lines->last();
    }
    return course;
}

Decision PuzzleCourse::decision() const {
    Decision decision = decisionFor(rules(), state_, puzzle_->seat);
    if (puzzle_->kind == PuzzleKind::Veto)
        std::erase_if(decision.legal, [](Action each) { return each.kind == ActionKind::AllowAll; });
    return decision;
}

void PuzzleCourse::make(Move move, EventSink* events) {
    ActionList legal;
    elgrande::play(rules(), state_, move, legal, events);
    played_.push_back(move);
}

bool PuzzleCourse::isQuestion(int at) const {
    const Move& move = puzzle_->game->record.moves[static_cast<std::size_t>(at)];
    return move.seat == puzzle_->seat && move.action.kind == ActionKind::Allow;
}

void PuzzleCourse::followRecord(EventSink* events) {
    while (at_ < last_ && !isQuestion(at_)) make(puzzle_->game->record.moves[static_cast<std::size_t>(at_++)], events);
}

bool PuzzleCourse::isOver(const Attempt& attempt) const {
    if (puzzle_->kind != PuzzleKind::Veto) return attempt.whole;
    return own_.back().kind == ActionKind::Veto || at_ >= last_;
}

void PuzzleCourse::play(Action action, EventSink* events) {
    before_.push_back({state_, played_.size(), own_.size(), at_});
    own_.push_back(action);
    make({puzzle_->seat, action}, events);
    if (puzzle_->kind == PuzzleKind::Veto && action.kind == ActionKind::Allow) {
        ++at_;
        followRecord(events);
    }
    judge();
}

void PuzzleCourse::judge() {
    const Result<Attempt> made = attempt(*puzzle_, start_, own_);
    if (!made || !isOver(*made)) return;
    result_ = *made;
    judged_ = state_;
}

void PuzzleCourse::playNeedless(EventSink* events) {
    while (!result_ && puzzle_->kind != PuzzleKind::Veto && actors(rules(), state_).contains(puzzle_->seat)) {
        const auto answer = needlessAnswer(rules(), state_, puzzle_->seat);
        if (!answer) return;
        own_.push_back(*answer);
        make({puzzle_->seat, *answer}, events);
        judge();
    }
}

void PuzzleCourse::playReply(EventSink* events) {
    if (!hasReply()) return;
    replied_ = true;
    for (const Move& move : result_->reply) make(move, events);
}

void PuzzleCourse::takeBack() {
    if (before_.empty()) return;
    state_ = before_.back().state;
    played_.resize(before_.back().moves);
    own_.resize(before_.back().own);
    at_ = before_.back().at;
    before_.pop_back();
    result_.reset();
    replied_ = false;
}

void PuzzleCourse::restart() {
    while (canTakeBack()) takeBack();
}

std::optional<std::size_t> PuzzleCourse::rightSoFar() const {
    if (puzzle_->kind == PuzzleKind::Veto || puzzle_->kind == PuzzleKind::Disk || !result_ || result_->solves)
        return {};
    const auto seat = index(puzzle_->seat);
    std::size_t right = 0;
    for (std::size_t i = 0; i < before_.size(); ++i) {
        if (!actors(rules(), before_[i].state).contains(puzzle_->seat)) break;
        const auto proof = prove(*puzzle_, before_[i].state);
        if (!proof) break;
        const int before = puzzle_->kind == PuzzleKind::Points ? before_[i].state.score[seat] - start_.score[seat] : 0;
        if (proof->best + before < puzzle_->wanted()) break;
        right = i;
    }
    return right;
}

std::string PuzzleCourse::recordText(const QStringList& names) const {
    Record record = puzzle_->game->record;
    record.moves.resize(static_cast<std::size_t>(puzzle_->moves));
    record.moves.insert(record.moves.end(), played_.begin(), played_.end());
    record.names.clear();
    for (const QString& name : names) record.names.push_back(name.toStdString());
    record.agents.assign(record.names.size(), kOpponent);
    record.agents[index(puzzle_->seat)].clear();
    std::erase_if(record.tags, [](const auto& tag) { return tag.first == "Result"; });
    return toText(rules(), record);
}

} // namespace elgrande
