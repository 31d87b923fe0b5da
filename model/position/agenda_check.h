// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Validates an imported agenda: whether the game could have reached it at this table. Steps trust their fields (places
// index tables, seats shift bits), so nothing is run before this check has passed. From the bottom up, an agenda holds
// the flow of the round, what its anchor has not done yet, and the remainder of the step under way; what a verb may
// leave behind is checked by the verb (StepRules::fits).
#pragma once

#include "model/core/result.h"
#include "model/rules/rules.h"

#include <optional>

namespace elgrande {

// Nothing: in order. The rest of the state must have passed stateIsOk().
std::optional<Error> agendaFault(const Rules& rules, const State& state);

// The agenda at the moment when an anchor has just been entered; the flow has done what belongs to entering.
void beginAt(const Rules& rules, State& state, Anchor anchor);

} // namespace elgrande
