// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/root_parallel.h"

#include <algorithm>
#include <limits>
#include <span>
#include <thread>

namespace elgrande {

namespace {

constexpr std::uint64_t kSeedStride = 0x9e3779b97f4a7c15ULL; // far from the seeds of other decisions

// Means weighted by visits.
void add(Considered& sum, const Considered& more) {
    const int visits = sum.visits + more.visits;
    const double part = static_cast<double>(more.visits) / visits;
    sum.share += part * (more.share - sum.share);
    sum.lead += part * (more.lead - sum.lead);
    sum.visits = visits;
}

void add(Thought& sum, const Thought& more) {
    const int simulations = sum.simulations + more.simulations;
    const double part = static_cast<double>(more.simulations) / simulations;
    for (std::size_t i = 0; i < sum.values.size(); ++i) sum.values[i] += part * (more.values[i] - sum.values[i]);
    sum.simulations = simulations;
    for (const Considered& each : more.considered) {
        const auto known = std::find_if(sum.considered.begin(), sum.considered.end(),
                                        [&](const Considered& one) { return one.action == each.action; });
        if (known != sum.considered.end())
            add(*known, each);
        else
            sum.considered.push_back(each);
    }
}

} // namespace

Thought searchRootParallel(const Rules& rules, const InformationState& known, const ActionList& legal,
                           const SearchSettings& settings, int simulations, const ThinkLimits& limits) {
    const int count = std::clamp(settings.trees, 1, std::max(1, simulations));
    std::vector<TreeSearch> trees;
    trees.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        trees.emplace_back(rules, known, settings, limits.seed + static_cast<std::uint64_t>(i) * kSeedStride);
    const bool isUnlimited = simulations == std::numeric_limits<int>::max(); // as many as fit
    const auto budget = [&](int i) {
        return isUnlimited ? simulations : simulations / count + (i < simulations % count ? 1 : 0);
    };

    std::atomic<bool> stop = false;
    ThinkLimits others = limits;
    others.cancel = &stop;
    others.enough = [&] { return limits.cancel != nullptr && limits.cancel->load(std::memory_order_relaxed); };
    {
        std::vector<std::jthread> threads;
        for (int i = 1; i < count && !others.enough(); ++i)
            threads.emplace_back([&, i] { trees[static_cast<std::size_t>(i)].run(legal, budget(i), others); });
        trees.front().run(legal, budget(0), limits);
        if (trees.front().simulations() < budget(0)) stop.store(true, std::memory_order_relaxed); // ended early
    }

    Thought thought = trees.front().thought(legal);
    for (const TreeSearch& each : std::span(trees).subspan(1))
        if (each.simulations() > 0) add(thought, each.thought(legal));
    const auto before = [](const Considered& one, const Considered& other) { return one.visits > other.visits; };
    std::stable_sort(thought.considered.begin(), thought.considered.end(), before);
    if (!thought.considered.empty()) thought.action = thought.considered.front().action;
    return thought;
}

} // namespace elgrande
