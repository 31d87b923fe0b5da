// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Advice for a person: the result of a search at full strength from what that person may know.
#pragma once

#include "model/agents/agent.h"
#include "model/observe/advice_facts.h"

namespace elgrande {

// `legal`: at least one action of the seat whose information `known` is. `limits`: as for an agent; without a number of
// simulations its own, which take a fraction of a second. `castillo`: whether the advice may reveal a closed Castillo.
Advice advise(const Rules& rules, const InformationState& known, const ActionList& legal, const ThinkLimits& limits,
              bool castillo);

} // namespace elgrande
