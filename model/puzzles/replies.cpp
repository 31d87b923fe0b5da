// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/puzzles/replies.h"

#include "model/puzzles/turn_search.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <limits>

namespace elgrande {

namespace {

constexpr int kUnbounded = std::numeric_limits<int>::min();

} // namespace

bool Replies::isOver(const State& state) const { return state.over() || state.roundsBegun != round_; }

int Replies::valueOf(const State& state) const {
    if (wins_) return state.over() && leaders(rules_, state) == SeatSet::of(seat_) ? 1 : 0;
    return state.score[index(seat_)] - score_;
}

// The others' answers are in the position, so the seat may not be asked any more.
int Replies::worst(const State& state, int floor) {
    if (fault_ != nullptr) return 0;
    if (isOver(state)) return valueOf(state);
    const SeatSet asked = actors(rules_, state);
    ActionList legal;
    ActionList after;
    if (asked.contains(seat_) || asked.contains(Seat::Table)) {
        fault_ = kOthersDecide;
        return 0;
    }
    const Seat other = asked.first();
    legalActions(rules_, state, other, legal);
    std::vector<Action> order(legal.begin(), legal.end());
    // What was the worst for another answer is likely to be so for this one.
    if (line_.size() < killer_.size() && killer_[line_.size()].seat == other)
        if (const auto at = std::find(order.begin(), order.end(), killer_[line_.size()].action); at != order.end())
            std::rotate(order.begin(), at, at + 1);
    int least = std::numeric_limits<int>::max();
    std::vector<Move> leastLine;
    for (const Action action : order) {
        if (++plays_ > mostPlays_) fault_ = kTooManyMoves;
        State next = state;
        line_.push_back({other, action});
        play(rules_, next, {other, action}, after);
        const std::vector<Move> before = killer_;
        const int value = worst(next, floor);
        if (isOver(next)) killer_ = line_;
        if (value < least) {
            least = value;
            leastLine = killer_;
        } else {
            killer_ = before;
        }
        line_.pop_back();
        if (fault_ != nullptr || least <= floor) break;
    }
    killer_ = leastLine;
    return least;
}

Result<Replies::Choice> Replies::worstAfter(const State& state) {
    fault_ = nullptr;
    Choice choice;
    choice.worst = worst(state, kUnbounded);
    if (fault_ != nullptr) return Error{fault_, {}};
    if (!isOver(state)) choice.reply = killer_;
    return choice;
}

Result<Replies::Choice> Replies::worstOf(const State& state, Action own) {
    State next = state;
    ActionList after;
    play(rules_, next, {seat_, own}, after);
    ++plays_;
    Result<Choice> choice = worstAfter(next);
    if (choice) choice->own = own;
    return choice;
}

Result<std::vector<Replies::Choice>> Replies::choices(const State& state) {
    std::vector<Choice> all;
    if (isOver(state) || !actors(rules_, state).contains(seat_)) {
        const Result<Choice> only = worstAfter(state);
        if (!only) return only.fault();
        all.push_back(*only);
        return all;
    }
    ActionList legal;
    legalActions(rules_, state, seat_, legal);
    int best = kUnbounded;
    int second = kUnbounded;
    for (const Action own : legal) {
        State next = state;
        ActionList after;
        play(rules_, next, {seat_, own}, after);
        ++plays_;
        fault_ = nullptr;
        const int value = worst(next, wins_ ? 0 : second);
        if (fault_ != nullptr) return Error{fault_, {}};
        all.push_back({own, value, isOver(next) ? std::vector<Move>{} : killer_});
        second = std::max(second, std::min(best, value));
        best = std::max(best, value);
    }
    return all;
}

} // namespace elgrande
