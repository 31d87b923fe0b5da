// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a computer player thinks of a decision, for whoever has to make it. Plain facts without State, so that windows
// can hold them; made by advise() (model/agents/adviser.h).
#pragma once

#include "model/core/decision.h"
#include "model/core/event.h"
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
    int points = 0;    // never 0
    int rank = 0;      // that the seat then has there (Standing), if it is another one; 0: none
    bool tied = false; //

    friend bool operator==(const PointsChange&, const PointsChange&) = default;
};

// A place where a turn improves how its seat stands against the next player, while a general scoring gives the seat as
// many points there as before.
struct Foothold {
    Area place = Area::None;
    Seat rival = Seat::None; // behind the seat where it scores, otherwise before it; None: there is nobody
    int ahead = 0;           // Caballeros more than the rival; negative: fewer
    bool home = false;       // the seat's home region

    friend bool operator==(const Foothold&, const Foothold&) = default;
};

// What the player who acts next could score at once with an action card that a turn leaves.
struct CardLeft {
    Card card = Card::None;
    Seat seat = Seat::None;
    int points = 0; // 0: nothing

    friend bool operator==(const CardLeft&, const CardLeft&) = default;
};

// A turn as the adviser would play it from the decision on, as far as the seat can foresee it: without Vetos, and not
// beyond what chance or another player decides.
struct AdvisedTurn {
    std::vector<Action> moves;         // decisions of the seat; the first one is legal now
    std::vector<Event> events;         // what they do, as everybody would see it; equal ones added up
    std::vector<PointsChange> changes; // the seat's own first, then the most points first
    std::vector<Foothold> footholds;   // the closest first
    int court = 0;                     // Caballeros of the seat that are left at court
    int brought = 0;                   // by a power card: Caballeros that it brings to court from the provinces
    Power kept = Power::None;          // the highest power card that is then in its hand
    SeatSet before;                    // by a power card: those known to act after the seat in this round
    SeatSet after;                     // by a power card: those known to act before it
    std::vector<CardLeft> left;        // by an action card: the others on offer, if somebody acts next
    SeatSet vetoers;                   // others who could use a Veto against what it does
    AreaSet held;                      // where the seat then has Caballeros or its Grande
    bool starts = false;               // by a power card: the seat is known to start the next round
    bool whole = false;                // it reaches the end of the turn
    bool last = false;                 // in the last round: nothing is kept for later ones

    friend bool operator==(const AdvisedTurn&, const AdvisedTurn&) = default;
};

// What a turn of a computer player was for, as everybody can see it.
struct TurnReason {
    std::size_t event = 0; // of the history: the end of the turn
    Seat seat = Seat::None;
    AdvisedTurn turn; // as it was played: events, changes and footholds

    friend bool operator==(const TurnReason&, const TurnReason&) = default;
};

struct Advice {
    Seat seat = Seat::None;
    std::vector<WeighedMove> moves; // the one that is advised first
    // Different ones, the advised one first; at most kMostTurns. Each begins with one of `moves`.
    std::vector<AdvisedTurn> turns;
    int simulations = 0;

    static constexpr std::size_t kMostTurns = 3;

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
