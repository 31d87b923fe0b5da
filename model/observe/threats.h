// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Who could overtake a seat where: lets every seat that has not had its turn in this round imagine that turn with each
// open action card and play it by a rule of thumb against one seat in one place: the move that changes the points
// there most, or else the numbers; choices that change neither at once (the King's way, placing first or last) are
// tried out to the end of the turn. What is found can be done; not everything that can be done is found.
#pragma once

#include "model/observe/insight_facts.h"
#include "model/rules/rules.h"

#include <atomic>
#include <vector>

namespace elgrande {

// Only what costs `seat` points; most points first. Without `castillo` the Castillo is not looked into.
std::vector<Threat> threatsTo(const Rules& rules, const State& known, Seat seat, bool castillo,
                              const std::atomic<bool>* cancel);

} // namespace elgrande
