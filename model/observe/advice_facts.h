// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a computer player thinks of a decision, for whoever has to make it. Plain facts without State, so that windows
// can hold them; made by advise() (model/agents/adviser.h).
#pragma once

#include "model/core/decision.h"
#include "model/core/ids.h"

#include <cstddef>
#include <vector>

namespace elgrande {

// One alternative that has been looked at.
struct WeighedMove {
    Action action;
    int looks = 0;
    double share = 0; // of the win that may be expected, 0 to 1
    double lead = 0;  // points that may be expected in the end before the best other player

    friend bool operator==(const WeighedMove&, const WeighedMove&) = default;
};

// What a general scoring would give a seat in a place, more or less than before.
struct PointsChange {
    Area place = Area::None;
    Seat seat = Seat::None;
    int points = 0; // never 0

    friend bool operator==(const PointsChange&, const PointsChange&) = default;
};

// What a turn of a computer player was for, as everybody can see it.
struct TurnReason {
    std::size_t event = 0; // of the history: the end of the turn
    Seat seat = Seat::None;
    std::vector<PointsChange> changes; // as in Advice

    friend bool operator==(const TurnReason&, const TurnReason&) = default;
};

struct Advice {
    Seat seat = Seat::None;
    std::vector<WeighedMove> moves;    // the one that is advised first
    std::vector<Action> line;          // from it to the end of the turn, as far as has been looked
    std::vector<PointsChange> changes; // by that line: the seat's own first, then the most points first
    int looks = 0;                     // simulations

    friend bool operator==(const Advice&, const Advice&) = default;
};

// What a computer player weighed before a move, so that it can be asked why.
struct MoveThought {
    std::size_t event = 0; // of the history: the first one of the move
    Decision decision;     // as it was asked, with the alternatives that are kept in `moves`
    // What was done first, then the others, those that were looked at most; kMostKept of them.
    std::vector<WeighedMove> moves;
    int looks = 0; // simulations; 0: it went by what looked best at once
    // Tells of what the others must not know: not before the game is over.
    bool secret = false;

    static constexpr std::size_t kMostKept = 5;
};

} // namespace elgrande
