// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What has happened since a player's last turn, turn by turn: whose, with which cards, what moved where, and who got
// points.
#pragma once

#include "model/core/event.h"
#include "model/observe/catalogue.h"

#include <vector>

namespace elgrande {

struct RecapStep {
    EventKind kind;            // the first of those that are told together
    Owner owner = Owner::None; // of Caballeros; None: another piece
    Token token = Token::None; //
    Seat holder = Seat::None;  // before whom the token now lies
    Area from = Area::None;    // None: from the court, or from beside the map
    Area to = Area::None;      // None: to the provinces, or beside the map
    int count = 1;
    std::vector<Event> told = {}; // of a kind that has no picture: the event itself
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
std::vector<RecapTurn> recapFor(Seat seat, const std::vector<Event>& history);

} // namespace elgrande
