// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/agent_catalogue.h"

#include "model/agents/greedy_agent.h"
#include "model/agents/levels.h"
#include "model/agents/one_ply_agent.h"
#include "model/agents/search_agent.h"
#include "model/agents/thumb_agent.h"

namespace elgrande {

namespace {

// A uniformly random action: the baseline of every other agent.
class RandomAgent final : public Agent {
  public:
    Thought think(const Rules&, const InformationState&, const ActionList& legal, const ThinkLimits& limits) override {
        Rng rng(limits.seed);
        return {legal[rng.below(legal.size())]};
    }
};

} // namespace

std::vector<std::string> agentIds() {
    std::vector<std::string> ids;
    for (const Level& level : levels()) {
        ids.emplace_back(level.id);
        for (const NamedTemperament& each : temperaments())
            ids.push_back(std::string(level.id) + '-' + std::string(each.id));
    }
    return ids;
}

std::vector<std::string> yardstickIds() {
    return {"random", "greedy", "thumb", "search", "ismcts", "instinct", "search-plain"};
}

std::unique_ptr<Agent> makeAgent(std::string_view id) {
    if (id == "random") return std::make_unique<RandomAgent>();
    if (id == "greedy") return std::make_unique<GreedyAgent>();
    if (id == "thumb") return std::make_unique<ThumbAgent>();
    if (id == "search") return std::make_unique<SearchAgent>(puctSettings(builtInNetwork()));
    if (id == "ismcts") return std::make_unique<SearchAgent>(ismctsSettings());
    if (id == "instinct") return std::make_unique<OnePlyAgent>(OnePlyPolicy{builtInNetwork()});
    if (id == "search-plain") return std::make_unique<SearchAgent>(puctSettings(nullptr));
    return playerOf(id);
}

} // namespace elgrande
