// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One-ply policy: plays the action with the best immediate value by the learned evaluation (or by Evaluation without a
// network). The fastest player with any knowledge; self-play for training uses it with a softmax temperature.
#pragma once

#include "model/agents/agent.h"
#include "model/agents/learned_evaluation.h"
#include "model/agents/temperament.h"
#include "model/core/rng.h"

namespace elgrande {

struct Instinct {
    std::shared_ptr<const Network> network; // null: by Evaluation, and then without what follows but the temperature
    // 0: the best. Else one that is worse by that much, in the logarithm of the odds to win, is a third as likely.
    double temperature = 0;
    // One that is worse than the best by more than this, in the same measure, is never taken.
    double worst = 1e9;
    double forgets = 0; // how likely it does not remember who is how far ahead in the Castillo
    Temperament temperament{};
    bool endsBySlip = true; // ends its turn early by a slip as well; a person does not
};

// `state`: a possible truth; the others' secret answers are guessed anew all the same.
Action chooseByInstinct(const Rules& rules, const State& state, Seat seat, const ActionList& legal,
                        const Instinct& instinct, Rng& rng);

// The same with no temperature, nothing forgotten and an evaluation that is there, begun with any position of the game.
Action bestAtOnce(const LearnedEvaluation& learned, const Rules& rules, const State& state, Seat seat,
                  const ActionList& legal, Rng& rng);

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
