// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Interface of a computer player: answers a decision from what its seat may know, and nothing else. Agents run on
// worker threads and stop early on request, returning the best answer so far.
#pragma once

#include "model/core/result.h"
#include "model/observe/information_state.h"

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

namespace elgrande {

struct ThinkLimits {
    std::uint64_t seed = 1;                    // same knowledge, limits and seed: same answer
    int simulations = 0;                       // 0: the agent's own number; with `enough`, as many as fit
    std::function<bool()> enough;              // polled; true: time is up, answer with the best so far
    bool capped = false;                       // `enough` may only end the search early, not prolong it
    const std::atomic<bool>* cancel = nullptr; // set by another thread (also for 'play now'): answer now
};

// Root statistics of one action, for the searching seat, without the bonus of its temperament.
struct Considered {
    Action action;
    int visits = 0;
    double share = 0; // expected share of the win, 0 to 1
    double lead = 0;  // expected final points more than the best other seat
};

struct Thought {
    Action action;
    int simulations = 0;
    std::vector<double> values{};         // expected share of the win per seat, together 1; may be empty
    std::vector<Considered> considered{}; // actions with visits, the chosen one first; may be empty
    std::optional<Error> fault{};         // why another agent stood in, a sentence about "it"
};

class Agent {
  public:
    virtual ~Agent() = default;
    // `legal` has at least two alternatives; one of them is returned. Never blocks longer than the limits allow.
    virtual Thought think(const Rules& rules, const InformationState& known, const ActionList& legal,
                          const ThinkLimits& limits) = 0;
    // How many it thinks with at once, the caller's among them.
    virtual int threads() const { return 1; }
};

} // namespace elgrande
