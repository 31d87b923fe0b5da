// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Effects that are kept for later: a Veto on the table, and what expansions keep until a scoring or a round. Public.
#pragma once

#include "model/core/ids.h"

namespace elgrande {

struct Kept {
    std::uint8_t kind = 0; // 0: nothing; 1: Veto; an expansion's from RulesBuilder::addKept
    Seat seat = Seat::None;
    std::uint8_t until = 0; // last round (State::roundsBegun) in which it holds; 255: until its owner removes it
    std::uint8_t data = 0;

    friend constexpr bool operator==(Kept, Kept) = default;
};
inline constexpr std::uint8_t kKeptVeto = 1;
inline constexpr std::uint8_t kUntilRemoved = 255;
inline constexpr int kMaxKept =
    16; // at once, what house rules lay together included; the builder adds up how many of each kind there can be

// The special action under way; what a Veto stops.
struct SpecialInProgress {
    Seat seat = Seat::None; // None: no special action is under way
    Card card = Card::None;
    std::uint8_t allowed = 0; // bit per seat: answered `allow all`
    std::uint8_t granted = 0; // the automatic step on top of the agenda has passed its Veto window

    friend constexpr bool operator==(SpecialInProgress, SpecialInProgress) = default;
};

// The Caballeros that the turn allows to place, and where. Filled in from the action card; an effect may change it.
struct Placing {
    std::uint8_t count = 0;
    std::uint8_t mode = 0; // as StepKind::Place reads it: 0 next to the King and the Castillo, 1 anywhere

    friend constexpr bool operator==(Placing, Placing) = default;
};

} // namespace elgrande
