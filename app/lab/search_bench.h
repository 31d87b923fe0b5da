// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Benchmarks of the steps of a search, over positions taken from random games: copying a State; copying it, playing an
// answer and listing the next alternatives; sampling a determinisation for one seat; a decision of the greedy player;
// simulations of the two searches.
#pragma once

#include "model/rules/rules.h"

#include <cstdint>
#include <vector>

namespace elgrande::cli {

struct SearchCosts {
    double copy = 0;         // nanoseconds
    double copyAndPlay = 0;  //
    double determinise = 0;  //
    double evaluate = 0;     // learned evaluation with its features: from nothing …
    double evaluateNear = 0; // … and of a position one move after the base position
    double greedy = 0;       // microseconds of a decision: mean …
    double greedyWorst = 0;  // … and maximum
    double ismcts = 0;       // simulations per second of `ismcts`
    double search = 0;       // of `search`
    double speedup = 0;      // by the clock: the search with rollouts on two threads instead of one
    double mebibytes = 0;    // the largest tree of `search`
    std::uint64_t kept = 0;  // depends on everything measured, so that the compiler leaves nothing out
};

// One run over `positions` positions; `games` greedy games for the last two figures.
SearchCosts measureSearch(const Rules& rules, int positions, int games);

} // namespace elgrande::cli
