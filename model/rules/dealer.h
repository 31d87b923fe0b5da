// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The authority over chance: an order of everything that can be revealed, drawn from the seed. Each `reveal` is
// answered with the first entry of that order that may still come, so the order of a stack does not depend on what
// players do, and two tables with one seed see the same cards (duplicate play). A reshuffle during the game
// (State::shuffles) selects another order. Positions may name the next cards of a stack.
#pragma once

#include "model/core/rng.h"
#include "model/rules/rules.h"

#include <string>
#include <vector>

namespace elgrande {

class Dealer {
  public:
    Dealer() = default;
    Dealer(const Rules& rules, const std::string& seed);

    // What comes next in this state; `legal` holds the alternatives of a decision of Seat::Table.
    Action answer(const State& state, const ActionList& legal) const;

    // The cards of one stack that are still to come, first one first.
    std::vector<Card> coming(const Rules& rules, const State& state, int stack) const;
    // Puts these cards of a stack in front of all others, in this order.
    void putFirst(const std::vector<Card>& cards);

  private:
    std::uint64_t place(const State& state, Action action) const; // in the order; the lowest comes first

    std::uint64_t seed_ = 0;
    std::vector<Card> cards_;
    std::vector<Area> areas_;
    std::vector<Seat> seats_;
    std::vector<std::uint64_t> questions_; // by StepKind: a number of its own that lasts when others are added
};

} // namespace elgrande
