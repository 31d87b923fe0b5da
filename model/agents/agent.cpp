#include "model/agents/agent.h"

#include "model/agents/greedy_agent.h"

namespace elgrande {

namespace {

// Any alternative, all equally likely: the yardstick of every other agent.
class RandomAgent final : public Agent {
  public:
    Thought think(const Rules&, const InformationState&, const ActionList& legal, const ThinkLimits& limits) override {
        Rng rng(limits.seed);
        return {legal[rng.below(legal.size())], 0, {}};
    }
};

} // namespace

std::vector<std::string> agentIds() { return {"random", "greedy"}; }

std::unique_ptr<Agent> makeAgent(std::string_view id) {
    if (id == "random") return std::make_unique<RandomAgent>();
    if (id == "greedy") return std::make_unique<GreedyAgent>();
    return nullptr;
}

} // namespace elgrande
