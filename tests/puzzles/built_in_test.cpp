// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is compiled in: all of it can be played, every solution reaches its goal (that is checked as it is read), and
// some are proved again; tests/oracle/puzzles.py proves all. And a puzzle for every day.
#include "tests/puzzles/expect.h"
#include "tests/sets.h"

#include "model/puzzles/built_in.h"
#include "model/puzzles/proof.h"
#include "model/puzzles/veto_lines.h"

#include <algorithm>
#include <set>

namespace elgrande::tests {

namespace {

constexpr std::size_t kProvedEach = 10;
constexpr std::size_t kFewest = 200; // where every expansion is built

bool hasAll() {
    return hasExpansion("intrigue_king") && hasExpansion("inquisitor_colonies") && hasExpansion("grandissimo") &&
           hasExpansion("anniversary");
}

void testVeto(const Puzzle& puzzle) {
    const auto start = startOf(puzzle);
    const auto lines = VetoLines::of(puzzle, *start);
    expect(lines && lines->specials() >= 2, puzzle.id() + ": several actions to choose from");
    const auto never = attempt(puzzle, *start, {});
    expect(never && !never->solves && never->value < puzzle.points, puzzle.id() + ": stopping nothing gives less");
    expect(!attempt(puzzle, *start, {act(ActionKind::Veto), act(ActionKind::Veto)}), "one Veto");
    // A record that ends too soon tells nothing about the rest of the round.
    PuzzleGame shorter = *puzzle.game;
    shorter.record.moves.resize(static_cast<std::size_t>(puzzle.moves) + 1);
    Puzzle cut = puzzle;
    cut.game = std::make_shared<PuzzleGame>(shorter);
    expectContains(prove(cut, *start).error(), "the end of the round");
}

void testDays(std::size_t number) {
    std::set<const Puzzle*> met;
    const Puzzle* before = puzzleOfTheDay(2026, 1, 1);
    for (int day = 2; day <= 28; ++day) {
        const Puzzle* today = puzzleOfTheDay(2026, 1, day);
        expect(today != nullptr && today != before, "every day another one");
        before = today;
    }
    for (int year = 2026; year < 2030; ++year)
        for (int month = 1; month <= 12; ++month)
            for (int day = 1; day <= 28; ++day) met.insert(puzzleOfTheDay(year, month, day));
    expect(met.size() == number, "all of them come");
    expect(puzzleOfTheDay(1926, 5, 17) != nullptr && puzzleOfTheDay(2026, 5, 17) == puzzleOfTheDay(2026, 5, 17),
           "any date");
}

} // namespace

void testBuiltIn() {
    const std::vector<Puzzle>& all = builtInPuzzles();
    const std::string_view index = builtInPuzzleIndex();
    if (hasAll()) {
        expect(all.size() == static_cast<std::size_t>(std::count(index.begin(), index.end(), '\n')),
               "every line is read");
        expect(all.size() >= kFewest, "as many as are promised");
    }
    std::set<PuzzleKind> vetoes;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Puzzle& puzzle = all[i];
        const bool isFirstVeto = puzzle.kind == PuzzleKind::Veto && vetoes.insert(puzzle.kind).second;
        if (isFirstVeto) testVeto(puzzle);
        if (i % kProvedEach != 0) continue;
        const auto proof = prove(puzzle, *startOf(puzzle));
        expect(bool(proof), puzzle.id() + (proof ? "" : ": " + proof.error()));
        if (!proof) continue;
        const auto right = confirm(puzzle, *proof);
        expect(bool(right), puzzle.id() + (right ? "" : ": " + right.error()));
    }
    if (!all.empty()) testDays(all.size());
}

} // namespace elgrande::tests
