// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Interface of a computer player: answers a decision from what its seat may know, and nothing else. Agents run on
// worker threads and stop early on request, returning the best answer so far.
#pragma once

#include "model/core/result.h"
#include "model/observe/information_state.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande {

struct ThinkLimits {
    std::uint64_t seed = 1;                    // same knowledge, limits and seed: same answer
    int simulations = 0;                       // 0: the agent's own measure; with `enough`, as many as fit
    std::function<bool()> enough;              // asked now and then: the time is up, answer with the best so far
    bool capped = false;                       // `enough` only ends a thought; nobody thinks on until then
    const std::atomic<bool>* cancel = nullptr; // set by another thread ('play now' as well): answer at once
};

// What an agent found out about one alternative, for the seat that thinks and without what its temperament likes.
struct Considered {
    Action action;
    int visits = 0;   // how often it was looked at: what weight its figures have beside the others'
    double share = 0; // of the win that the seat may expect, 0 to 1
    double lead = 0;  // points that it may expect to be ahead of the best other in the end (behind: below 0)
};

struct Thought {
    Action action;
    int simulations = 0;
    std::vector<double> values{};         // expected share of the win per seat, together 1; may be empty
    std::vector<Considered> considered{}; // those that were looked at, the chosen one first; may be empty
    std::optional<Error> fault{};         // why the action is of one that stood in, a sentence about "it"
};

class Agent {
  public:
    virtual ~Agent() = default;
    // `legal` has at least two alternatives; one of them is returned. Never blocks longer than the limits allow.
    virtual Thought think(const Rules& rules, const InformationState& known, const ActionList& legal,
                          const ThinkLimits& limits) = 0;
};

// The opponents to play against, the weakest first: every level as it is ("hard") and with each temperament
// ("hard-builder"); levels.h.
std::vector<std::string> agentIds();
// Others, to measure by and to read in games that were begun with them: "random", "greedy", "search" and so on.
std::vector<std::string> yardstickIds();
// Of either list; null: there is none.
std::unique_ptr<Agent> makeAgent(std::string_view id);

} // namespace elgrande
