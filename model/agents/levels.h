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
    int simulations = 0;  // of the search; 0: no search but the one-ply policy
    int trees = 1;        // root parallelisation: trees that share the simulations, each on a thread
    bool rollouts = true; // each simulation plays on to the end of a turn (search_agent.h)
    // The rest is for the one-ply policy (OnePlyPolicy). With a softmax it errs like a person: seldom by much, and
    // often between moves of nearly equal value.
    double temperature = 0;
    double blunderCap = 1e9;
    double castilloBlindness = 0;
};

// The weakest first.
const std::vector<Level>& levels();

// "hard", "hard-builder"; null: not a level, with or without a temperament.
std::unique_ptr<Agent> playerOf(std::string_view id);

} // namespace elgrande
