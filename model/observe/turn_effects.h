// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What speaks for a turn, as plain facts that everybody can see: in itself, or beside another one.
#pragma once

#include "model/observe/advice_facts.h"
#include "model/observe/catalogue.h"

#include <vector>

namespace elgrande {

struct TurnEffect {
    enum class Kind : std::uint8_t {
        Scored,    // points that the turn itself gives the seat
        Later,     // points that a general scoring would then give the seat
        Foothold,  // Caballeros that the player of the turn is ahead of the seat (None: nobody else is there)
        Castillo,  // Caballeros thrown into the Castillo
        Court,     // Caballeros at the seat's court
        King,      // protects the place
        Veto,      // is taken
        PowerBack, // a power card is
        Kept,      // the power card stays in hand for a later round, whose value is `number` higher
        Before,    // acts before the seat; None: before several
        Earlier,   // the power card has a value that is `number` higher
        Brought,   // Caballeros that the power card brings to court from the provinces
        Starts,    // the next round
        Aboard,    // Caballeros in a place that they go on from later: a ship, a hold
        Denied     // points that the seat, which acts next, could have scored at once with the card
    };
    Kind kind = Kind::Scored;
    Seat seat = Seat::None;    // whom it concerns; None: several others
    Area place = Area::None;   // None: none, or several
    int number = 1;            // more than otherwise; negative: fewer
    int rank = 0;              // as in PointsChange
    bool tied = false;         //
    Power power = Power::None; //
    Card card = Card::None;    //

    friend bool operator==(const TurnEffect&, const TurnEffect&) = default;
};

// What the turn does for its seat, the most important first.
std::vector<TurnEffect> effects(const Catalogue& catalogue, Seat seat, const AdvisedTurn& turn);

// The largest differences between two turns, the most important first.
struct Comparison {
    std::vector<TurnEffect> better; // of the first turn
    std::vector<TurnEffect> worse;  // what the other one has over it
};
// The `most` largest ones, at least one of them in favour of `turn`; none where nothing is, or where the two do not
// compare, as one of them ends early.
Comparison compared(const Catalogue& catalogue, Seat seat, const AdvisedTurn& turn, const AdvisedTurn& other,
                    std::size_t most);

} // namespace elgrande
