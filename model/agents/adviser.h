// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Advice for a person: the result of a search at full strength from what that person may know.
#pragma once

#include "model/agents/agent.h"
#include "model/observe/advice_facts.h"

namespace elgrande {

// `legal`: at least one alternative of the seat that knows. `limits`: as for an agent; without simulations its own
// measure, which is a fraction of a second. `castillo`: whether what stands in a closed Castillo may be spoken of.
Advice advise(const Rules& rules, const InformationState& known, const ActionList& legal, const ThinkLimits& limits,
              bool castillo);

} // namespace elgrande
