// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Review of a finished game. Each choice of a player is evaluated from the information of its seat: a search finds the
// best move, and if it differs from the move made, both are searched again with equally many simulations, each as the
// only candidate, so that their values are comparable. The costliest ones are then searched with many more, and
// the smaller loss counts: they are the ones that are shown, and the ones that are most likely to be overrated. The
// effect of chance is the value of the position it brought, less the mean over other outcomes sampled in its place and
// searched alike. Luck and skill are separated as in the analysis of GNU Backgammon.
#pragma once

#include "model/observe/review_facts.h"
#include "model/rules/rules.h"

#include <cstdint>
#include <vector>

namespace elgrande {

struct ReviewSettings {
    int simulations = 250;    // of each search for the best move, and of each of two moves that are compared
    int times = 25;           // as many for a seat's costliest moves
    int costliest = 3;        // of each seat, searched so
    int outcomes = 24;        // samples of chance, and as many searches of the real outcome
    int simulationsEach = 50; // of the search of each outcome
    double least = 0.005;     // of the win: smaller losses are not counted
    std::uint64_t seed = 1;
};

// `start` with `moves`: a finished game of these rules, each move legal. `seats`: whose choices are evaluated.
Review reviewed(const Rules& rules, const State& start, const std::vector<Move>& moves, SeatSet seats,
                const ReviewSettings& settings, const std::atomic<bool>& cancel, std::atomic<int>& done);

// The move of a review searched again with so many simulations, and compared with what is then the best: `share`,
// `better` and `points`. How far one can trust a review is told by tests/bench/review_probe.cpp with it.
ReviewedMove reviewedAgain(const Rules& rules, const State& start, const std::vector<Move>& moves,
                           const ReviewedMove& move, const ReviewSettings& settings);

} // namespace elgrande
