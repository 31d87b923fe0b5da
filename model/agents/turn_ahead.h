// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The rest of a turn as a search would play it: its most visited actions, and where visits are too few to mean anything
// the best one ply ahead. Vetos count as not used; the turn ends early where chance, a secret disk or another player
// decides.
#pragma once

#include "model/agents/learned_evaluation.h"
#include "model/agents/tree_search.h"
#include "model/observe/advice_facts.h"

#include <optional>

namespace elgrande {

class TurnAhead {
  public:
    // `castillo`: whether the inside of a closed one may be revealed. `seed`: of the determinisation.
    TurnAhead(const Rules& rules, const InformationState& known, const TreeSearch& search, bool castillo,
              std::uint64_t seed);

    // `end`: out, the position after the turn.
    AdvisedTurn beginningWith(Action first, const ActionList& legal, State& end) const;

  private:
    class Events;
    struct Position;

    std::optional<Action> next(const Position& at) const;
    void addOrder(const State& end, AdvisedTurn& turn) const;
    void addLeft(const Position& at, AdvisedTurn& turn) const;
    int scoredWith(Action card, State state, Seat seat, ActionList legal) const;
    bool play(Position& at, Action action) const; // false: it would reveal something, and is not made

    const Rules& rules_;
    const TreeSearch& search_;
    Seat seat_;
    bool castillo_;
    State start_;                                      // a determinisation
    mutable std::optional<LearnedEvaluation> learned_; // where it evaluates from changes no answer
};

} // namespace elgrande
