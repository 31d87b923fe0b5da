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
    double copy = 0;        // nanoseconds
    double copyAndPlay = 0; //
    double determinise = 0; //
    double judge = 0;       // of the learned evaluation, features included: a position that has nothing kept …
    double judgeNear = 0;   // … and one that differs from the table by a move
    double greedy = 0;      // microseconds of a decision, on average …
    double greedyWorst = 0; // … and at worst
    double plain = 0;       // simulations in a second of `ismcts`
    double judging = 0;     // of `search`
    double together = 0;    // times as fast by the clock: the player with far sight on two threads instead of one
    double mebibytes = 0;   // the largest tree of the latter
    std::uint64_t kept = 0; // depends on everything that was measured, so that no compiler leaves it out
};

// One run over `positions` positions; `games` greedy games for the last two figures.
SearchCosts measureSearch(const Rules& rules, int positions, int games);

} // namespace elgrande::cli
