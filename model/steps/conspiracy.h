// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Conspiracy, a card of several expansions: in the next general scoring every player sets a secret disk, and that
// player's Grande moves there as well (RULINGS.md 2.2 and 3.6).
#pragma once

#include "model/rules/rules_builder.h"

namespace elgrande::steps {

// Where the seat's Grande may go if a secret disk says so: neither out of nor into what is closed to Grandes.
AreaSet homesOnDisk(const Rules& rules, const State& state, Seat seat);
// It goes there; where it may not, it stays.
void followDisk(const Rules& rules, State& state, Seat seat, Area to, EventSink* events);

// Each expansion has its own words for it; all must be unique.
struct ConspiracyNames {
    const char* kept;         // until the scoring
    const char* topic;        // of the disks
    const char* begun;        // event
    const char* conspireStep; //
    const char* followStep;   //
};
// The step of the card's effect.
Step addConspiracy(RulesBuilder& builder, const ConspiracyNames& names);

} // namespace elgrande::steps
