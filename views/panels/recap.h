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
    std::optional<Event> told = {}; // of a kind that carries nothing: the event itself

    bool isCaballeros() const { return !told && grip.owner != Owner::None && !grip.grande; }
};

struct RecapTurn {
    Seat seat = Seat::None; // None: a general scoring, or what happens between the turns
    bool scoring = false;
    std::size_t event = 0;     // its first one in the history
    Power power = Power::None; // played in this round
    Card card = Card::None;    // taken
    std::vector<RecapStep> steps;
    std::array<int, kMaxSeats> points{}; // of all, in this turn
};

// The first event after the end of the seat's last turn; 0 where there was none.
std::size_t lastTurnEnd(const std::vector<Event>& history, Seat seat);
// Without what `seat` does itself. A turn under way is the last one.
std::vector<RecapTurn> recapFor(const Catalogue& catalogue, Seat seat, const std::vector<Event>& history);

} // namespace elgrande
