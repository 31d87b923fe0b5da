// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a puzzle's position gives, by searching everything that its seat can do. Lines that lead to the same position
// are one, so the order of moves that do not depend on each other makes no difference; and ways that end with the same
// board are one as well, because nobody sees a difference in them.
#pragma once

#include "model/puzzles/puzzle.h"

namespace elgrande {

inline constexpr int kMostPlays = 3000; // moves that a search tries before it gives up

// One line of the seat.
struct Attempt {
    bool whole = false;      // it goes as far as the goal is decided
    bool solves = false;     //
    int value = 0;           // points, lead, places held; 1 for a certain victory
    std::vector<Move> reply; // what the others choose to prevent it: Win and Disk
};
// Plays these moves of the seat; the error names one that is not legal.
Result<Attempt> attempt(const Puzzle& puzzle, const State& start, const std::vector<Action>& moves);

struct Proof {
    int best = 0;                          // as Attempt::value
    int second = 0;                        // the best of what is worse
    std::vector<std::vector<Action>> ways; // that give the best, the shortest line of each
    int ends = 0;                          // different outcomes that were compared
    int questions = 0;                     // Veto: special actions that can be stopped
    int plays = 0;                         // moves that were tried
};
// The error says why there is no proof: too many moves, or somebody else decides. What the puzzle gives as its goal and
// solution is not looked at, except for the places of Hold and whether it is about winning.
Result<Proof> prove(const Puzzle& puzzle, const State& start, int mostPlays = kMostPlays);
// Whether the puzzle says what the search has found.
Result<void> confirm(const Puzzle& puzzle, const Proof& proof);

// The pairs of places that exactly one way of playing the turn holds.
Result<std::vector<std::array<Area, 2>>> holdable(const Rules& rules, const State& start, Seat seat,
                                                  int mostPlays = kMostPlays);

} // namespace elgrande
