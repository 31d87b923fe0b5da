// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The effect of moves on the points that a general scoring would give: the basis of advice and its reasons.
#pragma once

#include "model/core/state.h"
#include "model/observe/advice_facts.h"
#include "model/rules/rules.h"

namespace elgrande {

// The changes of `seat` first, then those of the most points. `castillo`: whether a closed one may be spoken of.
std::vector<PointsChange> pointsChanged(const Rules& rules, const State& before, const State& after, Seat seat,
                                        bool castillo);

// Where the seat has Caballeros or its Grande, on the parts of a place as well.
AreaSet heldBy(const Rules& rules, const State& state, Seat seat);

// The home region first, then those with the smallest distance to the rival.
std::vector<Foothold> footholdsWon(const Rules& rules, const State& before, const State& after, Seat seat,
                                   bool castillo);

} // namespace elgrande
