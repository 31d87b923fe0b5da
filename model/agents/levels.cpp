// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/levels.h"

#include "model/agents/one_ply_agent.h"
#include "model/agents/search_agent.h"

#include <algorithm>

namespace elgrande {

const std::vector<Level>& levels() {
    static const std::vector<Level> kAll{
        {.id = "easy", .temperature = 0.16, .blunderCap = 0.8, .castilloBlindness = 0.6},
        {.id = "casual", .simulations = 20, .rollouts = false},
        {.id = "normal", .simulations = 40},
        {.id = "hard", .simulations = 220},
        {.id = "master", .simulations = 5000, .trees = 2},
        {.id = "grandmaster", .simulations = 60'000, .trees = 2},
    };
    return kAll;
}

std::unique_ptr<Agent> playerOf(std::string_view id) {
    const auto dash = std::min(id.find('-'), id.size());
    const auto named = [](std::string_view name) { return [name](const auto& each) { return each.id == name; }; };
    const auto level = std::find_if(levels().begin(), levels().end(), named(id.substr(0, dash)));
    if (level == levels().end()) return nullptr;
    Temperament temperament;
    if (dash < id.size()) {
        const auto known = std::find_if(temperaments().begin(), temperaments().end(), named(id.substr(dash + 1)));
        if (known == temperaments().end()) return nullptr;
        temperament = known->temperament;
    }
    if (level->simulations == 0)
        return std::make_unique<OnePlyAgent>(OnePlyPolicy{builtInNetwork(), level->temperature, level->blunderCap,
                                                          level->castilloBlindness, temperament, true});
    SearchSettings settings = level->rollouts ? rolloutSettings(builtInNetwork()) : puctSettings(builtInNetwork());
    settings.simulations = level->simulations;
    settings.trees = level->trees;
    settings.fillsTime = false;
    settings.temperament = temperament;
    return std::make_unique<SearchAgent>(settings);
}

} // namespace elgrande
