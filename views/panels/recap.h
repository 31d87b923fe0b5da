// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What has happened since a player's last turn, turn by turn: whose, with which cards, what moved where, and who got
// points.
#pragma once

#include "model/core/event.h"
#include "model/observe/catalogue.h"
#include "model/observe/reach.h"

#include <array>
#include <optional>
#include <vector>

namespace elgrande {

struct RecapStep {
    Grip grip = {};                 // what is carried, and from where
    Area to = Area::None;           // None: beside the map
    Seat holder = Seat::None;       // before whom the token now lies
    int count = 1;                  // Caballeros
    std::optional<Event> told = {}; // what words say better: the event itself
    Seat by = Seat::None;           // who did it

    bool isCaballeros() const { return !told && grip.owner != Owner::None && !grip.grande; }
};

using RecapPoints = std::array<int, kMaxSeats>;

struct RecapPlace {
    Area place = Area::None;
    RecapPoints points{}; // all 0: scored in vain
};

struct RecapTurn {
    Seat seat = Seat::None; // None: a general scoring, or what happens between the turns
    bool scoring = false;
    bool over = true;
    int round = 0;             // 0: the history does not say
    std::size_t event = 0;     // its first one in the history
    Power power = Power::None; // played in this round
    std::vector<Card> cards;   // taken, and used besides
    std::vector<RecapStep> steps;
    std::vector<RecapPlace> places; // scored, or where points were given; not in a general scoring
    RecapPoints points{};           // of all
};

// The first event after the end of the seat's last turn; 0 where there was none.
std::size_t lastTurnEnd(const std::vector<Event>& history, Seat seat);
// Since the seat's last turn after which somebody else has begun one. A turn under way is the last one. Of the seat's
// own turns only what others did in them; the set-up is no turn.
std::vector<RecapTurn> recapFor(const Catalogue& catalogue, Seat seat, const std::vector<Event>& history);

} // namespace elgrande
