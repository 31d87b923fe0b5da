// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Computer players do not cheat: at a thousand decisions of every set, each of them chooses the same from the same seed
// when what is hidden from it is replaced by something else that could be.
#include "tests/property/secrets.h"

#include "model/agents/agent.h"
#include "model/agents/agent_catalogue.h"
#include "model/observe/information_state.h"

#include <algorithm>
#include <cstdio>
#include <map>

using namespace elgrande;

namespace {

constexpr int kDecisions = 1000; // of every set
constexpr int kGames = 4000;     // at most, to find them in
constexpr int kSimulations = 12;

int failures = 0;

void expect(bool condition, const std::string& what) {
    if (condition) return;
    if (++failures <= 30) std::printf("no_cheating_test.cpp: %s\n", what.c_str());
}

// Every agent once for the lot, so that what one keeps from one thought to the next may not tell it anything either.
using Agents = std::map<std::string, std::unique_ptr<Agent>>;

} // namespace

int main() {
    const std::vector<std::string> always{"search", "ismcts", "greedy"};
    std::vector<std::string> others; // one of them at each decision
    for (const auto& ids : {agentIds(), yardstickIds()})
        for (const std::string& id : ids)
            if (std::find(always.begin(), always.end(), id) == always.end()) others.push_back(id);
    Agents agents;
    for (const auto& ids : {always, others})
        for (const std::string& id : ids) agents[id] = makeAgent(id);
    for (const Setup& setup : property::secretiveSetups()) {
        int asked = 0;
        int chosenOtherwise = 0; // by the seed: else nothing could be seen here
        const auto check = [&](const Rules& rules, const State& truth, const State& other, Seat seat,
                               const ActionList& legal) {
            const InformationState one(rules, truth, seat);
            const InformationState two(rules, other, seat);
            ThinkLimits limits;
            limits.simulations = kSimulations;
            limits.seed = static_cast<std::uint64_t>(++asked);
            std::vector<std::string> thinking = always;
            thinking.push_back(others[static_cast<std::size_t>(asked) % others.size()]);
            for (const std::string& id : thinking) {
                const Action chosen = agents[id]->think(rules, one, legal, limits).action;
                expect(agents[id]->think(rules, two, legal, limits).action == chosen,
                       id + " decides by what it cannot know in " + property::toText(rules.setup));
                ThinkLimits another = limits;
                another.seed += 1000000;
                if (asked % 10 == 0 && agents[id]->think(rules, one, legal, another).action != chosen)
                    ++chosenOtherwise;
            }
        };
        const int found = property::eachSecret(setup, kDecisions, kGames, check);
        std::printf("%d decisions, %s\n", found, property::toText(setup).c_str());
        expect(found >= kDecisions, "too few decisions with something hidden in " + property::toText(setup));
        expect(chosenOtherwise > 0, "nobody hangs on the seed in " + property::toText(setup));
    }
    std::printf("%d failures\n", failures);
    return failures == 0 ? 0 : 1;
}
