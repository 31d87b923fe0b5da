// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/puzzles/veto_lines.h"

#include "model/rules/engine.h"

#include <algorithm>
#include <set>

namespace elgrande {

namespace {

const Error kRecordParts{QT_TRANSLATE_NOOP("elgrande::errors", "The record does not go on to the end of the round.")};

} // namespace

Result<VetoLines> VetoLines::of(const Puzzle& puzzle, const State& start) {
    const Rules& rules = puzzle.rules();
    const std::vector<Move>& moves = puzzle.game->record.moves;
    VetoLines lines(puzzle, start);
    State state = start;
    EventLog log;
    ActionList legal;
    int specials = state.special.seat == Seat::None ? 0 : 1;
    std::size_t at = static_cast<std::size_t>(puzzle.moves);
    for (; at < moves.size() && !state.over() && state.roundsBegun == start.roundsBegun; ++at) {
        const Move move = moves[at];
        if (!isLegal(rules, state, move)) return kRecordParts;
        lines.special_.push_back(state.special.seat == Seat::None ? 0 : specials);
        if (move.seat == puzzle.seat) {
            if (move.action.kind == ActionKind::Allow) lines.questions_.push_back(static_cast<int>(at));
            if (move.action.kind == ActionKind::Veto || move.action.kind == ActionKind::AllowAll) return kRecordParts;
        }
        log.events.clear();
        play(rules, state, move, legal, &log);
        specials += static_cast<int>(std::count_if(log.events.begin(), log.events.end(), [](const Event& event) {
            return event.kind == EventKind::SpecialAnnounced;
        }));
    }
    if (!state.over() && state.roundsBegun == start.roundsBegun) return kRecordParts;
    lines.last_ = static_cast<int>(at);
    return lines;
}

int VetoLines::specials() const {
    std::set<int> numbers;
    for (const int question : questions_) numbers.insert(special_[static_cast<std::size_t>(question - puzzle_->moves)]);
    return static_cast<int>(numbers.size());
}

Result<int> VetoLines::lead(int question, State& end) const {
    const Rules& rules = puzzle_->rules();
    const std::vector<Move>& moves = puzzle_->game->record.moves;
    State state = start_;
    ActionList legal;
    advance(rules, state, legal);
    const int vetoed = question < 0 ? -1 : questions_[static_cast<std::size_t>(question)];
    const int dropped = vetoed < 0 ? -1 : special_[static_cast<std::size_t>(vetoed - puzzle_->moves)];
    const auto isOver = [&] { return state.over() || state.roundsBegun != start_.roundsBegun; };
    for (int at = puzzle_->moves; at < last_; ++at) {
        Move move = moves[static_cast<std::size_t>(at)];
        if (vetoed >= 0 && at > vetoed && special_[static_cast<std::size_t>(at - puzzle_->moves)] == dropped) continue;
        if (at == vetoed) move.action = act(ActionKind::Veto);
        if (isOver() || !isLegal(rules, state, move)) {
            if (move.action.kind == ActionKind::Allow) continue; // nobody asks any more
            return kRecordParts;
        }
        play(rules, state, move, legal);
    }
    if (!isOver()) return kRecordParts;
    end = state;
    int others = -1000;
    for (const Seat other : rules.seats())
        if (other != puzzle_->seat) others = std::max<int>(others, state.score[index(other)]);
    return state.score[index(puzzle_->seat)] - others;
}

int VetoLines::stoppedBy(const std::vector<Action>& line) const {
    for (std::size_t i = 0; i < line.size() && i < questions_.size(); ++i)
        if (line[i].kind == ActionKind::Veto) return static_cast<int>(i);
    return -1;
}

} // namespace elgrande
