// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/search_agent.h"

#include "model/agents/root_parallel.h"

#include <limits>

namespace elgrande {

namespace {

constexpr int kBetweenQuestions = 32; // simulations: the clock is not free

} // namespace

void runSearch(TreeSearch& search, const ActionList& legal, int simulations, const ThinkLimits& limits) {
    const auto cancelled = [&] { return limits.cancel != nullptr && limits.cancel->load(std::memory_order_relaxed); };
    const auto isEnough = [&] {
        return limits.enough && search.simulations() % kBetweenQuestions == 0 && search.simulations() > 0 &&
               limits.enough();
    };
    do search.simulate(legal); // one in any case: it takes what looks best at once, and as good as no time
    while (search.simulations() < simulations && !cancelled() && !isEnough());
}

Thought SearchAgent::think(const Rules& rules, const InformationState& known, const ActionList& legal,
                           const ThinkLimits& limits) {
    const int own = limits.enough && !limits.capped && settings_.fillsTime ? std::numeric_limits<int>::max()
                                                                           : settings_.simulations;
    const int wanted = limits.simulations > 0 ? limits.simulations : own;
    return searchTogether(rules, known, legal, settings_, wanted, limits);
}

SearchSettings searching(std::shared_ptr<const Network> network) {
    SearchSettings settings{
        .simulations = 1000, .exploration = 1.4, .until = SearchSettings::Until::Round, .judges = true};
    if (network == nullptr) return settings;
    settings.exploration = 0.5; // its judgement needs fewer looks than that of Evaluation (README.md)
    settings.until = SearchSettings::Until::Here;
    settings.temperature = 0.4;
    settings.network = std::move(network);
    return settings;
}

SearchSettings farSighted(std::shared_ptr<const Network> network) {
    SearchSettings settings = searching(std::move(network));
    if (settings.network == nullptr) return settings;
    settings.exploration = 1.4;
    settings.until = SearchSettings::Until::Round;
    settings.looks = 20;
    settings.byPlayout = 0.5;
    return settings;
}

SearchSettings plainSearch() { return {}; }

} // namespace elgrande
