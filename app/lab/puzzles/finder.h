// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Looks for puzzles in games that computer players play: at every decision each kind is tried, what has exactly one
// solution that is not too plain is kept, and players of several levels say how hard it is. Everything follows from the
// seed.
#pragma once

#include "app/terminal/entrant.h"
#include "model/puzzles/proof.h"

#include <map>

namespace elgrande::cli {

struct PuzzlePlan {
    std::shared_ptr<const Rules> rules;
    AgentMaker make; // who plays the games
    std::string seed;
    std::string name;                 // of the records, followed by the number of the game
    std::map<PuzzleKind, int> wanted; // how many of each kind are still wanted
    int perGame = 4;                  // the most of one game, which share its record
    int mostPlays = kMostPlays;
};

// The puzzles of game `number`, none or up to plan.perGame. While puzzles of a rare kind are wanted, a game without one
// gives none: so that few records serve many puzzles.
Result<std::vector<Puzzle>> findPuzzles(const PuzzlePlan& plan, int number);

// How many tries of each of kPuzzleLevels reach the goal.
void measure(Puzzle& puzzle, const State& start);

} // namespace elgrande::cli
