// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/table/insight_fixture.h"

#include "model/core/rng.h"
#include "model/rules/dealer.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"

namespace elgrande::insight_tests {

void eachDecision(const RulesPtr& rules, int seed,
                  const std::function<void(const State&, Seat, const ActionList&)>& look) {
    Dealer dealer(*rules, rules->setup.seed);
    Rng rng(static_cast<std::uint64_t>(seed));
    State state = initialState(*rules);
    ActionList legal;
    Seat next = advance(*rules, state, legal);
    while (next != Seat::None) {
        if (next != Seat::Table) look(state, next, legal);
        const Action action = next == Seat::Table ? dealer.answer(state, legal) : legal[rng.below(legal.size())];
        next = play(*rules, state, {next, action}, legal);
    }
}

RulesPtr rulesFor(int players, const std::string& seed, const std::vector<std::string>& expansions) {
    Setup setup;
    setup.players = players;
    setup.seed = seed;
    setup.expansions = expansions;
    return *RulesBuilder::build(setup);
}

Insight insightOf(const RulesPtr& rules, const State& state, Seat seat, bool remembering) {
    return {rules, InformationState(*rules, state, seat), remembering};
}

} // namespace elgrande::insight_tests
