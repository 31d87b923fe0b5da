// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Puzzles as text: what is written is read back, and whatever is wrong is said with its line.
#include "tests/puzzles/expect.h"

#include "model/puzzles/built_in.h"
#include "model/puzzles/puzzle.h"

#include <algorithm>

namespace elgrande::tests {

namespace {

Result<std::shared_ptr<const PuzzleGame>> builtIn(const std::string& name) {
    for (const BuiltInText& each : builtInPuzzleRecords())
        if (each.name == name) return puzzleGameFromText(name, each.text);
    return Error{std::string("no such record")};
}

std::string errorOf(const std::string& index) {
    const auto read = puzzlesFromText(index, builtIn);
    return read ? "" : read.error();
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    expect(at != std::string::npos, "'" + what + "' is there to be replaced");
    return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

const Puzzle* first(PuzzleKind kind) {
    const auto& all = builtInPuzzles();
    const auto at = std::find_if(all.begin(), all.end(), [kind](const Puzzle& each) { return each.kind == kind; });
    return at == all.end() ? nullptr : &*at;
}

void testFaults(const Puzzle& puzzle) {
    const std::string line = toText(puzzle);
    const std::string name = puzzle.game->name;
    const std::string moves = " " + std::to_string(puzzle.moves) + " ";
    const std::string points = " points " + std::to_string(puzzle.points);
    expect(errorOf("# a remark\n\n" + line + "\n").empty(), "remarks and empty lines are left out");
    expectContains(errorOf("\n" + replaced(line, name, "nothing")), "Line 2 of the index of puzzles: no such record");
    expectContains(errorOf(replaced(line, name, "../" + name)), "'../");
    expectContains(errorOf(replaced(line, moves, " 99999 ")), "'99999'");
    expectContains(errorOf(replaced(line, moves, " -1 ")), "'-1'");
    expectContains(errorOf(replaced(line, moves, " 1x ")), "'1x'");
    expectContains(errorOf(replaced(line, moves, " 0 ")), "nothing to decide");
    expectContains(errorOf(replaced(line, puzzle.rules().colour(puzzle.seat), "pink")), "'pink'");
    expectContains(errorOf(replaced(line, " points ", " riddle ")), "'riddle'");
    expectContains(errorOf(replaced(line, points, " points many")), "'many'");
    expectContains(errorOf(replaced(line, points, " points 5 6")), "'6'");
    expectContains(errorOf(replaced(line, points, " points")), "index of puzzles");
    expectContains(errorOf(replaced(line, points, " hold aragon aragon")), "'aragon'");
    expectContains(errorOf(replaced(line, points, " points 99")), "does not reach its goal");
    expectContains(errorOf(replaced(line, " | ", " | king stay; ")), "'king stay' is not possible");
    expectContains(errorOf(replaced(line, " | ", " | dance; ")), "dance");
    expectContains(errorOf(line.substr(0, line.rfind(" | "))), "index of puzzles");
    expectContains(errorOf(line.substr(0, line.rfind(' ')) + " 9"), "'9'");
    expectContains(errorOf(line + " 1"), "'1'");
    expectContains(errorOf(line + "\n" + line), "Line 2 of the index of puzzles: The same puzzle");
    expectContains(errorOf(std::string(5000, 'x')), "'xxx");
}

void testRecords(const Puzzle& puzzle) {
    const auto& all = builtInPuzzleRecords();
    const auto at =
        std::find_if(all.begin(), all.end(), [&](const BuiltInText& each) { return each.name == puzzle.game->name; });
    const std::string text(at->text);
    expect(bool(puzzleGameFromText("a", text)), "a record");
    expect(!puzzleGameFromText("a", text.substr(0, text.size() - 3)), "a damaged record");
    expect(!puzzleGameFromText("a", ""), "no record");
    Record other = puzzle.game->record;
    other.moves[static_cast<std::size_t>(puzzle.moves) / 2] = {puzzle.seat, act(ActionKind::Evict, Area::Court)};
    Puzzle broken = puzzle;
    broken.game = std::make_shared<PuzzleGame>(PuzzleGame{"a", puzzle.game->rules, other});
    expectContains(startOf(broken).error(), "is not legal here");
    other.position = "{}";
    expectContains(puzzleGameFromText("a", toText(puzzle.rules(), other)).error(), "begins with the set-up");
}

} // namespace

void testTexts() {
    for (int kind = 0; kind < kPuzzleKinds; ++kind) {
        const auto of = static_cast<PuzzleKind>(kind);
        expect(puzzleKindOf(wordOf(of)) == of, "every kind has its word");
        const Puzzle* puzzle = first(of);
        expect(puzzle != nullptr, "a built-in puzzle of every kind");
        if (puzzle == nullptr) continue;
        const auto read = puzzlesFromText(toText(*puzzle) + "\n", builtIn);
        expect(read && read->size() == 1, read ? "one" : read.error());
        if (!read || read->empty()) continue;
        expect(toText((*read)[0]) == toText(*puzzle) && (*read)[0].id() == puzzle->id(), "the same again");
    }
    expect(!puzzleKindOf("pointless"), "no kind");
    if (const Puzzle* puzzle = first(PuzzleKind::Points)) {
        testFaults(*puzzle);
        testRecords(*puzzle);
    }
}

} // namespace elgrande::tests
