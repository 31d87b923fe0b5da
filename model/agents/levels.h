// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Playing strength and style. A level is a number of simulations and not of seconds, so that it plays the same on every
// machine; a clock can only stop it sooner (ThinkLimits). Measured strengths: README.md.
#pragma once

#include "model/agents/agent.h"
#include "model/agents/temperament.h"

namespace elgrande {

struct Level {
    std::string_view id;
    int simulations = 0;     // of the search; 0: none, it takes what looks best at once
    int trees = 1;           // of the search that share them, each on a thread
    bool farSighted = false; // each simulation plays on to the end of the round: a hundred times as long, and worth it
    // Of what looks best at once: how much worse, in the logarithm of the odds to win, is a third as likely. So it errs
    // like a person: seldom by much, and often between things that look alike.
    double temperature = 0;
    double worst = 1e9; // in the same measure: one that looks worse than the best by more than this is never taken
    double forgets = 0; // how likely it forgets who is ahead in the Castillo, at each decision
};

// "easy", "normal", "hard", "master": the weakest first.
const std::vector<Level>& levels();

// "hard", "hard-builder"; null: that is neither a level nor a level with a temperament.
std::unique_ptr<Agent> playerOf(std::string_view id);

} // namespace elgrande
