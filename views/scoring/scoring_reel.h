// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The events of one scoring cut into pictures, in the order in which the places are scored: who gets what there and
// why, and the scores before and after. Also made for a single place that a card scores. It knows no rule: everything
// is read from the events.
#pragma once

#include "model/core/event.h"
#include "model/observe/catalogue.h"
#include "model/observe/observation.h"
#include "views/game/third_place.h"

#include <vector>

namespace elgrande {

struct ReelAward {
    Reason reason = Reason::Rank;
    int rank = 0;
    int points = 0;
    bool tied = false;
};

struct ReelRow {
    Seat seat = Seat::None; // None: pieces that no seat has
    Owner owner = Owner::None;
    int pieces = 0;    // Caballeros that count there when it is scored, or are inside
    int rank = 0;      // 0: none that is worth anything
    bool tied = false; // with other rows of this rank; Result: of this placeAfter
    bool idle = false; // the rank or the tie gives no points
    bool each = false; // several rows get the points of the tie
    int points = 0;    // of this picture
    std::vector<ReelAward> awards;
    Area disk = Area::None; // Disks: what the seat has chosen
    int score = 0;          // after this picture; 0 where nobody sits
    int placeBefore = 0;    // Result: among all, 1 leads; several may share a place. Where all were level: placeAfter
    int placeAfter = 0;
};

struct ReelPicture {
    // Unscored: the place is left out. Disks: they are turned over. Grandes: they follow the disks. Castillo: its
    // Caballeros leave. Result: what the whole scoring has brought.
    enum class Kind { Place, Unscored, Disks, Grandes, Castillo, Result } kind = Kind::Place;
    Area place = Area::None;
    std::vector<ReelRow> rows;  // by seat, those without one last; Result: of the players only
    std::vector<Event> remarks; // that are told in the log's words: who counts together, what is left out
    bool third = false;         // the first place at which it matters that third place scores nothing
    struct Way {
        Owner owner = Owner::None;
        Area to = Area::None;
        int number = 0;
    };
    std::vector<Way> ways; // kind Castillo
    struct Step {
        Seat seat = Seat::None;
        Area from = Area::None;
        Area to = Area::None;
        bool kept = false; // where it is, whatever the disk says
    };
    std::vector<Step> grandes; // kind Grandes
    std::vector<Event> moves;  // what has moved before it, and in no picture; told in the log's words
    // Places without a picture, because nobody gets anything there: scored before this one, and behind the last one.
    std::vector<Area> inVain;
    std::vector<Area> inVainAfter;
};

struct ScoringReel {
    int number = 0;                    // of the general scoring; 0: a card scored
    std::vector<int> before;           // scores by seat
    std::vector<ReelPicture> pictures; // of a general scoring that is over, the result comes last
    std::vector<Event> later;          // what has moved after the last picture, whoever lies or stands there
    std::size_t inRound = 0;           // so many of those before the next round

    bool empty() const { return pictures.empty(); }
    bool isWhole() const; // a general scoring may ask somebody something before it is over
};

// The general scoring that is under way after the event, when `before` it was: 1, 2, …; 0 for none. Setting the secret
// disks comes between its beginning and its points.
int generalScoring(const Event& event, int before);
// `after`: what is to be seen when all of `events` have happened; `general`: the scoring that was under way before
// them; `third`: what of it has been told before them.
ScoringReel reelOf(const Catalogue& catalogue, const std::vector<Event>& events, const Observation& after, int general,
                   ThirdPlace third = {});
// The same scoring with what came of it after the question.
ScoringReel joined(ScoringReel begun, ScoringReel rest);

} // namespace elgrande
