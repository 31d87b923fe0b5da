// A computer player: answers a decision from what its seat may know, and nothing else. Agents run on worker threads and
// give up early when asked to; the answer is then the best one so far.
#pragma once

#include "model/observe/information_state.h"

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande {

struct ThinkLimits {
    std::uint64_t seed = 1;                    // same knowledge, limits and seed: same answer
    int simulations = 0;                       // 0: the agent's own measure; with `enough`, as many as fit
    std::function<bool()> enough;              // asked now and then: the time is up, answer with the best so far
    const std::atomic<bool>* cancel = nullptr; // set by another thread ('play now' as well): answer at once
};

// What an agent found out about one alternative, for whoever thinks.
struct Considered {
    Action action;
    int visits = 0;   // how often it was looked at
    double share = 0; // of the win that it may expect, 0 to 1
    double lead = 0;  // points that it may expect to be ahead of the best other in the end
};

struct Thought {
    Action action;
    int simulations = 0;
    std::vector<double> values{};         // expected share of the win per seat, as far as the agent estimates it
    std::vector<Considered> considered{}; // those that were looked at, the most often looked at first; may be empty
};

class Agent {
  public:
    virtual ~Agent() = default;
    // `legal` has at least two alternatives; one of them is returned. Never blocks longer than the limits allow.
    virtual Thought think(const Rules& rules, const InformationState& known, const ActionList& legal,
                          const ThinkLimits& limits) = 0;
};

// The opponents to play against, the weakest first: levels.h.
std::vector<std::string> agentIds();
// Others, to measure by and to read in games that were begun with them: "random", "greedy", "search" and so on.
std::vector<std::string> yardstickIds();
// Also a level with a temperament, as in "hard-builder". Null: there is none.
std::unique_ptr<Agent> makeAgent(std::string_view id);

} // namespace elgrande
