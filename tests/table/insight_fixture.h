// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Games played by chance, with a look at every decision of a player, and what is worked out there.
#pragma once

#include "model/observe/insight.h"
#include "model/rules/rules.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace elgrande::insight_tests {

using RulesPtr = std::shared_ptr<const Rules>;

RulesPtr rulesFor(int players, const std::string& seed, const std::vector<std::string>& expansions = {});

void eachDecision(const RulesPtr& rules, int seed,
                  const std::function<void(const State&, Seat, const ActionList&)>& look);

Insight insightOf(const RulesPtr& rules, const State& state, Seat seat, bool remembering = true);

} // namespace elgrande::insight_tests
