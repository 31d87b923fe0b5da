// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Piles of used power cards of which only the topmost card is visible (option used-power-open: top; S001). A card taken
// back from below the top is secret; the cards among which it must have been are public.
#pragma once

#include "model/core/slot.h"
#include "model/core/state.h"

#include <vector>

namespace elgrande {

struct Rules;

// Of one seat. Nothing of it is secret: a card that has been taken back unseen keeps its place here.
struct Pile {
    static constexpr int kMost = 10; // as many as a game has; of those further down nobody remembers the order

    std::array<std::uint8_t, kMost> cards{}; // from the bottom: power + 1, then zeros
    std::uint8_t doubtful = 0;               // the lowest ones, among which those taken back unseen have been
};
using Piles = std::array<Pile, kMaxSeats>;

// The topmost used card, or None: there is none, or the piles are not kept in this game.
Power topOfPile(const Rules& rules, const State& state, Seat seat);
// Those of the cards used or taken back unseen that could be among the latter.
PowerSet doubtfulOf(const Rules& rules, const State& state, Seat seat);

// The card leaves the hand, for all to see.
void usePower(const Rules& rules, State& state, Seat seat, Power power);
// A used card comes back to the hand. Whether everybody knows which one.
bool takePowerBack(const Rules& rules, State& state, Seat seat, Power power);

// All cards that are used or have been taken back unseen, from the bottom to the top; in ascending order where no piles
// are kept.
std::vector<Power> cardsOfPile(const Rules& rules, const State& state, Seat seat);
int doubtfulInPile(const Rules& rules, const State& state, Seat seat); // how many of the lowest, Pile::doubtful
// In a position from outside: the used cards lie in this order, those that it leaves out below. `doubtful`: how many of
// the lowest, -1: all that can be.
void layPile(const Rules& rules, State& state, Seat seat, const std::vector<Power>& order, int doubtful);
// The bytes of State::slotBytes, from the first one on, that are piles.
std::size_t bytesOfPiles(const Rules& rules);
// A fault as stateIsOk() tells it, or nullptr.
const char* pilesAreOk(const Rules& rules, const State& state);

} // namespace elgrande
