// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A puzzle is a position of a game with a goal that exactly one way of playing reaches: the game as a record, so that
// several puzzles can share it, and how far it has been played. In text it is a line of an index, and the records
// stand beside it. Nothing in either is trusted: a puzzle that was read has been replayed and its solution played.
#pragma once

#include "model/record/record.h"

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande {

enum class PuzzleKind : std::uint8_t {
    Points, // the most points in this turn
    Win,    // the last turn of the game: to win alone, whatever the others choose
    Hold,   // to be first alone in two places after this turn
    Veto,   // which special action to stop for the best lead, while the others play as in the record
    Disk    // the secret disk that does best in the worst case
};
inline constexpr int kPuzzleKinds = 5;

struct PuzzleGame {
    std::string name; // of the record's file, without its ending
    std::shared_ptr<const Rules> rules;
    Record record;
};

// How hard it is: how many of so many tries of each of these players reach the goal.
inline constexpr std::array<std::string_view, 3> kPuzzleLevels{"easy", "normal", "hard"};
inline constexpr int kPuzzleTries = 4;

struct Puzzle {
    std::shared_ptr<const PuzzleGame> game;
    int moves = 0; // of the record that come before it
    Seat seat = Seat::None;
    PuzzleKind kind = PuzzleKind::Points;
    int points = 0;    // Points: of the turn; Disk: in the worst case; Veto: the lead at the end of the round
    bool wins = false; // Win, and Disk in the last scoring: the goal is to win, not a number of points
    std::array<Area, 2> places{Area::None, Area::None}; // Hold
    std::vector<Action> solution;                       // the seat's own moves, forced ones left out
    std::array<int, kPuzzleLevels.size()> solvedBy{};   // by kPuzzleLevels, of kPuzzleTries each

    const Rules& rules() const { return *game->rules; }
    int size() const { return static_cast<int>(solution.size()); } // own decisions
    // The value that an attempt must have to solve it (Attempt::value).
    int wanted() const { return kind == PuzzleKind::Hold ? 2 : wins ? 1 : points; }
    std::string id() const; // unique in an index and lasting
};

std::string_view wordOf(PuzzleKind kind); // "points" …
std::optional<PuzzleKind> puzzleKindOf(std::string_view word);

// The position in which it begins; the error says why the record does not lead there.
Result<State> startOf(const Puzzle& puzzle);

// A game with its rules, as its record says.
Result<std::shared_ptr<const PuzzleGame>> puzzleGameFromText(const std::string& name, std::string_view record);

// A line of the index, without the break at its end.
std::string toText(const Puzzle& puzzle);
// Every line is one puzzle; empty ones and what begins with # are left out. `gameOf` finds the game of that name. Every
// puzzle is replayed and its solution tried.
using FindPuzzleGame = std::function<Result<std::shared_ptr<const PuzzleGame>>(const std::string& name)>;
Result<std::vector<Puzzle>> puzzlesFromText(std::string_view index, const FindPuzzleGame& gameOf);

} // namespace elgrande
