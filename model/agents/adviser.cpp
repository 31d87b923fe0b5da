// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/adviser.h"

#include "model/agents/search_agent.h"
#include "model/observe/points_change.h"

namespace elgrande {

namespace {

constexpr int kSimulations = 20000;

} // namespace

Advice advise(const Rules& rules, const InformationState& known, const ActionList& legal, const ThinkLimits& limits,
              bool castillo) {
    Advice advice;
    advice.seat = known.seat();
    TreeSearch search(rules, known, puctSettings(builtInNetwork()), limits.seed);
    const int wanted = limits.simulations > 0 ? limits.simulations : kSimulations;
    search.run(legal, wanted, limits);
    const Thought thought = search.thought(legal);
    advice.simulations = thought.simulations;
    for (const Considered& each : thought.considered)
        advice.moves.push_back({each.action, each.visits, each.share, each.lead});
    if (advice.moves.empty()) return advice;
    Rng rng(limits.seed);
    const State before = known.sample(rules, rng);
    State after = before;
    advice.line = search.principalVariation(legal, after);
    advice.changes = pointsChanged(rules, before, after, known.seat(), castillo);
    return advice;
}

} // namespace elgrande
