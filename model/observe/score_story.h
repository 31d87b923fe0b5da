// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The story of the points, added up from what happened: how the scores ran over rounds and scorings, the few moments at
// which the lead swung most, and what each place, the secret disks and the action cards yielded. Goes through the
// events once; fast enough to be asked for whenever a game is over.
#pragma once

#include "model/core/event.h"

#include <cstddef>
#include <vector>

namespace elgrande {

// The scores after a round or after a general scoring.
struct CourseMark {
    enum class Kind { Start, Round, Scoring } kind = Kind::Start;
    int number = 0;          // of the round, of the scoring
    std::vector<int> scores; // by seat

    friend bool operator==(const CourseMark&, const CourseMark&) = default;
};

// Begins with the start, everybody at 0. What has not come to its end yet is the last mark.
std::vector<CourseMark> courseOf(const std::vector<Event>& history, int players);

// Points that belong together: a whole general scoring, or the special action of one card.
struct ScoreMoment {
    std::size_t event = 0;        // of the history, with which it begins
    int round = 0;                //
    int scoring = 0;              // general scoring; 0: a special action or whatever else gave points
    Card card = Card::None;       // whose special action it was
    Seat seat = Seat::None;       // who took that card, or got the first points for another reason
    Reason reason = Reason::Rank; // of the first points
    std::vector<int> points;      // by seat
    // What somebody was ahead of the best of all others before and after it; below 0: behind. By seat.
    std::vector<int> leadBefore;
    std::vector<int> leadAfter;

    int swing(Seat of) const { return leadAfter[index(of)] - leadBefore[index(of)]; }
};

// All of them, in their order; those without points are left out. Bonuses belong to what gave them.
std::vector<ScoreMoment> scoreMoments(const std::vector<Event>& history, int players);
// The `most` moments that changed the lead of `winner` most, up or down, in their order.
std::vector<ScoreMoment> turningPoints(const std::vector<Event>& history, int players, Seat winner, int most);

// What one source gave to everybody.
struct YieldRow {
    enum class Kind {
        Place, // in general scorings
        Disks, // of that, in the region to which the own disk led that scoring's Caballeros out of the Castillo
        Card,  // places that its special action scored
        Reason // what was no scoring, as for goods that come home
    } kind = Kind::Place;
    Area place = Area::None;
    Card card = Card::None;
    elgrande::Reason reason = elgrande::Reason::Rank;
    int round = 0;             // of the first points
    std::vector<int> points{}; // by seat
};

// The Castillo first, then the other places in the order in which they are scored, the disks, and the cards in the
// order in which they were played, other reasons last. Sources that gave nobody anything are left out.
std::vector<YieldRow> yieldOf(const std::vector<Event>& history, int players);

} // namespace elgrande
