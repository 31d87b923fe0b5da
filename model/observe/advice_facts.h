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

// One alternative that the search visited.
struct WeighedMove {
    Action action;
    int visits = 0;
    double share = 0; // expected share of the win, 0 to 1
    double lead = 0;  // expected final points more than the best other player

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
    std::vector<Action> line;          // the principal variation from it, at most to the end of the turn
    std::vector<PointsChange> changes; // by that line: the seat's own first, then the most points first
    int simulations = 0;

    friend bool operator==(const Advice&, const Advice&) = default;
};

// What a computer player weighed before a move, so that it can be asked why.
struct MoveThought {
    std::size_t event = 0; // of the history: the first one of the move
    Decision decision;     // as it was asked, with the alternatives that are kept in `moves`
    // The move made first, then the others with the most visits; at most kMostKept.
    std::vector<WeighedMove> moves;
    int simulations = 0; // 0: the one-ply policy decided
    // Tells of what the others must not know: not before the game is over.
    bool secret = false;

    static constexpr std::size_t kMostKept = 5;
};

} // namespace elgrande
