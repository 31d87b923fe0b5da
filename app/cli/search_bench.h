// What a search pays for each step, measured over positions that are spread over random games: a copy of a State, a
// copy with an answer played on it and the next alternatives listed, a possible truth drawn for one seat, and a
// decision of the greedy player.
#pragma once

#include "model/rules/rules.h"

#include <cstdint>
#include <vector>

namespace elgrande::cli {

struct SearchCosts {
    double copy = 0;        // nanoseconds
    double copyAndPlay = 0; //
    double determinise = 0; //
    double greedy = 0;      // microseconds of a decision, on average …
    double greedyWorst = 0; // … and at worst
    std::uint64_t kept = 0; // depends on everything that was measured, so that no compiler leaves it out
};

// One run over `positions` positions; `games` greedy games for the last two figures.
SearchCosts measureSearch(const Rules& rules, int positions, int games);

} // namespace elgrande::cli
