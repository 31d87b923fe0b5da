// Takes what leaves it best off at once, by the learned evaluation (or Evaluation where there is none), without looking
// further: the quickest player that knows something. Training plays by it, with a temperature.
#pragma once

#include "model/agents/agent.h"
#include "model/agents/network.h"
#include "model/agents/temperament.h"
#include "model/core/rng.h"

namespace elgrande {

struct Instinct {
    std::shared_ptr<const Network> network; // null: by Evaluation, and then without a temperament
    // 0: the best. Else one that is worse by that much, in the logarithm of the odds to win, is a third as likely.
    double temperature = 0;
    Temperament temperament{};
};

// `state`: a possible truth; the others' secret answers are guessed anew all the same.
Action chooseByInstinct(const Rules& rules, const State& state, Seat seat, const ActionList& legal,
                        const Instinct& instinct, Rng& rng);

class InstinctAgent final : public Agent {
  public:
    explicit InstinctAgent(Instinct instinct)
        : instinct_(std::move(instinct)) {}

    Thought think(const Rules& rules, const InformationState& known, const ActionList& legal,
                  const ThinkLimits& limits) override;

  private:
    Instinct instinct_;
};

} // namespace elgrande
