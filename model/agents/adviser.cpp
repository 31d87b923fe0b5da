// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/adviser.h"

#include "model/agents/search_agent.h"
#include "model/agents/turn_ahead.h"

#include <algorithm>

namespace elgrande {

namespace {

constexpr int kSimulations = 4000;
constexpr double kFewest = 0.005; // of the visits of the best move: less is no alternative

// In the order of the moves; the same turn may begin with several of them.
void addTurns(Advice& advice, const TurnAhead& ahead, const ActionList& legal, const ThinkLimits& limits) {
    std::vector<State> ends;
    for (const WeighedMove& each : advice.moves) {
        const bool stopped = limits.cancel != nullptr && *limits.cancel;
        if (advice.turns.size() == Advice::kMostTurns || (stopped && !ends.empty())) return;
        if (each.visits < kFewest * advice.moves.front().visits) return;
        State end;
        AdvisedTurn turn = ahead.beginningWith(each.action, legal, end);
        const bool known = std::find(ends.begin(), ends.end(), end) != ends.end();
        if (known && !turn.events.empty()) continue;
        ends.push_back(end);
        advice.turns.push_back(std::move(turn));
    }
}

} // namespace

Advice advise(const Rules& rules, const InformationState& known, const ActionList& legal, const ThinkLimits& limits,
              bool castillo) {
    Advice advice;
    advice.seat = known.seat();
    TreeSearch search(rules, known, rolloutSettings(builtInNetwork()), limits.seed);
    const int wanted = limits.simulations > 0 ? limits.simulations : kSimulations;
    search.run(legal, wanted, limits);
    const Thought thought = search.thought(legal);
    advice.simulations = thought.simulations;
    for (const Considered& each : thought.considered)
        advice.moves.push_back({each.action, each.visits, each.share, each.lead});
    addTurns(advice, TurnAhead(rules, known, search, castillo, limits.seed), legal, limits);
    return advice;
}

} // namespace elgrande
