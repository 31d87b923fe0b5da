// The review of a finished game. Each choice of a player is judged by what his seat could know: the search looks for
// the best move, and where that is another than the one that was made, both are searched with the same effort, each as
// if it were the only one, so that their figures weigh the same. What chance did is told from what it could have done:
// the value of the position that it brought, less the mean of other outcomes drawn in its place, all searched alike.
// Luck and skill are told apart in the same way by programs for backgammon (GNU Backgammon's analysis).
#pragma once

#include "model/observe/review_facts.h"
#include "model/rules/rules.h"

#include <cstdint>
#include <vector>

namespace elgrande {

struct ReviewSettings {
    int simulations = 3000; // of each search for the best move, and of each of two moves that are compared
    int outcomes = 24;      // of chance that are looked at, and as many looks at the real one
    int simulationsEach = 300;
    double least = 0.005; // of the win: a loss that is smaller is none
    std::uint64_t seed = 1;
};

// `start` with `moves`: a finished game of these rules, each move legal. `seats`: whose choices are judged.
Review reviewed(const Rules& rules, const State& start, const std::vector<Move>& moves, SeatSet seats,
                const ReviewSettings& settings, const std::atomic<bool>& cancel, std::atomic<int>& done);

} // namespace elgrande
