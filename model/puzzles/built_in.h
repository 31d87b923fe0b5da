// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The puzzles of resources/puzzles, which are compiled in.
#pragma once

#include "model/puzzles/puzzle.h"

#include <span>

namespace elgrande {

struct BuiltInText {
    std::string_view name; // of the file, without its ending
    std::string_view text;
};
std::string_view builtInPuzzleIndex();
std::span<const BuiltInText> builtInPuzzleRecords();

// Those that can be played here: a puzzle of an expansion that this build has not got is left out. Read once; that
// takes a moment.
const std::vector<Puzzle>& builtInPuzzles();

// Every day another one, until all have been; null where there are none.
const Puzzle* puzzleOfTheDay(int year, int month, int day);

} // namespace elgrande
