// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Results of Insight (insight.h) as plain facts without State, so that windows can hold them.
#pragma once

#include "model/core/action.h"
#include "model/core/event.h"
#include "model/core/ids.h"

#include <array>
#include <cstdint>
#include <vector>

namespace elgrande {

// Points that scoring one place now would give.
struct AwardLine {
    Area place = Area::None;
    Seat seat = Seat::None;
    int rank = 0;
    int points = 0;
    Reason reason = Reason::Rank;
};

// Another seat's power cards, as far as they are known.
struct PowersKnown {
    PowerSet hand;    // surely in hand
    PowerSet used;    // surely used, but for those of which nobody knows whether they have been taken back
    PowerSet mayHold; // could be in hand, those known to be included
};

// What another seat could do to one's points in a place with its next turn in this round and one open action card.
struct Threat {
    Area place = Area::None;
    Seat by = Seat::None;
    Card card = Card::None;
    int lost = 0;           // points less than now, if the place were scored
    int gained = 0;         // points more for the other seat
    bool overtakes = false; // has fewer points there now and would have more

    friend bool operator==(const Threat&, const Threat&) = default;
};

// What setting the secret disk to one place would bring, over all that the others may have chosen.
struct DiskTry {
    Action action;
    int least = 0;       // points
    int most = 0;        //
    double mean = 0;     //
    double lead = 0;     // mean of the points less those of the best other seat
    bool scored = false; // a scoring follows at once; otherwise: what the places would give then
    bool partial =
        false; // the inside of the Castillo would count: what it gives, and what others have there, is left out

    friend bool operator==(const DiskTry&, const DiskTry&) = default;
};

// Choices that are plainly wasteful.
enum class Waste : std::uint8_t {
    PlacingLeft,     // Caballeros could still be placed
    SpecialLeft,     // the special action could still be carried out
    IdleCard,        // the action card can do nothing now, another one could
    PointsForOthers, // points for others and none for oneself, where it could be otherwise
    GiftLeft,        // a part of the turn could still be done that costs nothing
    NotCounted,      // an own Caballero would not count where it goes, elsewhere one would
    VetoLost,        // the seat gives up a Veto that it would keep with another action card
    FarWorse,        // a computer player expects more points of something else
    Count
};

} // namespace elgrande
