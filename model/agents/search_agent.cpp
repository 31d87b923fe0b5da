#include "model/agents/search_agent.h"

namespace elgrande {

Thought SearchAgent::think(const Rules& rules, const InformationState& known, const ActionList& legal,
                           const ThinkLimits& limits) {
    TreeSearch search(rules, known, settings_, limits.seed);
    const int wanted = limits.simulations > 0 ? limits.simulations : settings_.simulations;
    const auto cancelled = [&] { return limits.cancel != nullptr && limits.cancel->load(std::memory_order_relaxed); };
    while (search.simulations() < wanted && !cancelled()) search.simulate(legal);
    return search.thought(legal);
}

SearchSettings searching() {
    return {.simulations = 1000, .exploration = 1.4, .until = SearchSettings::Until::Round, .judges = true};
}

SearchSettings plainSearch() { return {}; }

} // namespace elgrande
