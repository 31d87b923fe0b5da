// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds choices that are plainly wasteful, which any player would want to confirm. Nothing here is a judgement of play;
// each case is proved by carrying the choice out.
#pragma once

#include "model/observe/information_state.h"
#include "model/observe/insight_facts.h"

#include <vector>

namespace elgrande {

// Everything that `action`, legal for the seat of `known`, would waste, in the order in which a turn comes to it.
// Without `castillo` nobody looks into it: what others have there is unknown.
std::vector<Waste> wastesOf(const Rules& rules, const InformationState& known, Action action, bool castillo);

// Whether the card's special action does nothing but bring its seat Caballeros to court or a power card back.
bool onlyBringsMore(const Rules& rules, Card card);

} // namespace elgrande
