// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One-ply policy: each action is evaluated by the position right after it, with the learned evaluation (or Evaluation
// without a network). Plays the best, or samples from the softmax of the values. The agent `instinct`, the level
// `easy`, rollouts and fast self-play use it.
#pragma once

#include "model/agents/agent.h"
#include "model/agents/learned_evaluation.h"
#include "model/agents/temperament.h"
#include "model/core/rng.h"

namespace elgrande {

struct OnePlyPolicy {
    std::shared_ptr<const Network> network; // null: Evaluation, and of what follows only the temperature
    // Of the softmax, in log-odds of winning: a move worse by this much is a third as likely. 0: always the best.
    double temperature = 0;
    double blunderCap = 1e9;      // no move worse than the best by more than this many log-odds is played
    double castilloBlindness = 0; // probability, at each decision, of ignoring who leads in the Castillo
    Temperament temperament{};
    // As people do: takes all Caballeros that a power card allows, and ends a turn, or forgoes the rest of a step, only
    // where that is clearly better.
    bool usesWhatItHas = false;
};

// `state`: a determinisation. Secret answers of other seats are sampled again.
Action chooseOnePly(const Rules& rules, const State& state, Seat seat, const ActionList& legal,
                    const OnePlyPolicy& policy, Rng& rng);

// The best action without noise, by an evaluation that exists already: the policy of rollouts.
Action bestOnePly(LearnedEvaluation& learned, const Rules& rules, const State& state, Seat seat,
                  const ActionList& legal, Rng& rng);

class OnePlyAgent final : public Agent {
  public:
    explicit OnePlyAgent(OnePlyPolicy policy)
        : policy_(std::move(policy)) {}

    Thought think(const Rules& rules, const InformationState& known, const ActionList& legal,
                  const ThinkLimits& limits) override;

  private:
    OnePlyPolicy policy_;
};

} // namespace elgrande
