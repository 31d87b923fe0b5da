// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A line of the index:
//   classic-017 112 red points 9 | place; caballero aragon; special; score aragon | 0 1 3
// record, moves before it, who solves it, kind and figures of the goal, solution, how many tries of each level solve
// it.
#include "model/puzzles/puzzle.h"

#include "model/puzzles/proof.h"
#include "model/rules/engine.h"
#include "model/rules/notation.h"
#include "model/rules/rules_builder.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <span>

namespace elgrande {

namespace {

constexpr std::array<std::string_view, kPuzzleKinds> kKinds{"points", "win", "hold", "veto", "disk"};
constexpr std::size_t kLongestLine = 4000;
constexpr std::string_view kToWin = "win";

std::vector<std::string> split(std::string_view text, std::string_view at) {
    std::vector<std::string> parts;
    for (std::size_t end = text.find(at); end != std::string_view::npos; end = text.find(at)) {
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(end + at.size());
    }
    parts.emplace_back(text);
    return parts;
}

std::optional<int> number(std::string_view text, int low, int high) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < low || value > high) return {};
    return value;
}

std::string shown(std::string_view text) { return std::string(text.substr(0, 60)); }

// A name as a file has it: nothing leads out of the folder.
bool isName(std::string_view text) {
    return !text.empty() && text.size() <= 60 && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

Error wrong(std::string_view what) {
    return {QT_TRANSLATE_NOOP("elgrande::errors", "'%1' is not what stands there in an index of puzzles."),
            {shown(what)}};
}

class LineReader {
  public:
    explicit LineReader(const FindPuzzleGame& gameOf)
        : gameOf_(gameOf) {}

    Result<Puzzle> read(std::string_view line) {
        if (line.size() > kLongestLine) return wrong(line);
        const std::vector<std::string> parts = split(line, " | ");
        const std::vector<std::string> words = split(parts[0], " ");
        if (parts.size() != 3 || words.size() < 4) return wrong(line);
        if (!isName(words[0])) return wrong(words[0]);
        auto& game = games_[words[0]];
        if (!game) {
            auto found = gameOf_(words[0]);
            if (!found) return found.fault();
            game = *found;
        }
        Puzzle puzzle;
        puzzle.game = game;
        if (auto goal = readGoal(words, puzzle); !goal) return goal.fault();
        if (auto level = readLevels(split(parts[2], " "), puzzle); !level) return level.fault();
        return withSolution(std::move(puzzle), parts[1]);
    }

  private:
    static Result<void> readGoal(const std::vector<std::string>& words, Puzzle& puzzle) {
        const auto moves = number(words[1], 0, static_cast<int>(puzzle.game->record.moves.size()));
        const auto seat = seatFromText(puzzle.rules(), words[2]);
        const auto kind = puzzleKindOf(words[3]);
        if (!moves) return wrong(words[1]);
        if (!seat || !puzzle.rules().seats().contains(*seat)) return wrong(words[2]);
        if (!kind) return wrong(words[3]);
        puzzle.moves = *moves;
        puzzle.seat = *seat;
        puzzle.kind = *kind;
        return readFigures(std::span(words).subspan(4), puzzle);
    }
    static Result<void> readFigures(std::span<const std::string> figures, Puzzle& puzzle) {
        const std::size_t expected = puzzle.kind == PuzzleKind::Win ? 0 : puzzle.kind == PuzzleKind::Hold ? 2 : 1;
        if (figures.size() != expected) return wrong(figures.empty() ? "" : figures.back());
        puzzle.wins = puzzle.kind == PuzzleKind::Win || (puzzle.kind == PuzzleKind::Disk && figures[0] == kToWin);
        if (puzzle.kind == PuzzleKind::Hold) {
            for (std::size_t i = 0; i < 2; ++i) {
                const auto place = areaFromText(puzzle.rules(), figures[i]);
                if (!place || (i == 1 && *place == puzzle.places[0])) return wrong(figures[i]);
                puzzle.places[i] = *place;
            }
        } else if (!puzzle.wins) {
            const auto points = number(figures[0], -999, 999);
            if (!points) return wrong(figures[0]);
            puzzle.points = *points;
        }
        return {};
    }
    static Result<void> readLevels(const std::vector<std::string>& words, Puzzle& puzzle) {
        if (words.size() != puzzle.solvedBy.size()) return wrong(words.back());
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto tries = number(words[i], 0, kPuzzleTries);
            if (!tries) return wrong(words[i]);
            puzzle.solvedBy[i] = *tries;
        }
        return {};
    }
    static Result<Puzzle> withSolution(Puzzle puzzle, const std::string& text) {
        const Result<State> start = startOf(puzzle);
        if (!start) return start.fault();
        State state = *start;
        ActionList legal;
        for (const std::string& word : split(text, "; ")) {
            Result<Action> action = actionFromText(puzzle.rules(), word);
            if (!action) return action.fault();
            // Of a card with several copies the text does not say which; whoever answers a Veto plays on elsewhere.
            legalActions(puzzle.rules(), state, puzzle.seat, legal);
            if (const auto here = findByText(puzzle.rules(), legal, word); here && puzzle.kind != PuzzleKind::Veto) {
                action = *here;
                play(puzzle.rules(), state, {puzzle.seat, *here}, legal);
            }
            puzzle.solution.push_back(*action);
        }
        const Result<Attempt> made = attempt(puzzle, *start, puzzle.solution);
        if (!made) return made.fault();
        if (!made->whole || !made->solves)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Its solution does not reach its goal.")};
        return puzzle;
    }

    const FindPuzzleGame& gameOf_;
    std::map<std::string, std::shared_ptr<const PuzzleGame>> games_;
};

} // namespace

std::string_view wordOf(PuzzleKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

std::optional<PuzzleKind> puzzleKindOf(std::string_view word) {
    const auto* at = std::find(kKinds.begin(), kKinds.end(), word);
    return at == kKinds.end() ? std::nullopt : std::optional(static_cast<PuzzleKind>(at - kKinds.begin()));
}

std::string Puzzle::id() const {
    return game->name + "/" + std::to_string(moves) + "/" + rules().colour(seat) + "/" + std::string(wordOf(kind));
}

Result<State> startOf(const Puzzle& puzzle) {
    const Rules& rules = puzzle.rules();
    const Result<Replayed> replayed = replay(rules, initialState(rules), puzzle.game->record, puzzle.moves);
    if (!replayed) return replayed.fault();
    ActionList legal;
    legalActions(rules, replayed->state, puzzle.seat, legal);
    if (legal.size() < 2)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "After %1 moves of the record %2 has nothing to decide."),
                     {std::to_string(puzzle.moves), rules.colour(puzzle.seat)}};
    return replayed->state;
}

Result<std::shared_ptr<const PuzzleGame>> puzzleGameFromText(const std::string& name, std::string_view record) {
    Result<Record> read = recordFromText(record);
    if (!read) return read.fault();
    if (!read->position.empty())
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "A puzzle's game begins with the set-up.")};
    auto rules = RulesBuilder::build(read->setup);
    if (!rules) return rules.fault();
    return std::shared_ptr<const PuzzleGame>(std::make_shared<PuzzleGame>(PuzzleGame{name, *rules, std::move(*read)}));
}

std::string toText(const Puzzle& puzzle) {
    const Rules& rules = puzzle.rules();
    std::string text = puzzle.game->name + " " + std::to_string(puzzle.moves) + " " + rules.colour(puzzle.seat) + " " +
                       std::string(wordOf(puzzle.kind));
    if (puzzle.kind == PuzzleKind::Hold)
        for (const Area place : puzzle.places)
            text += " " + operandToText(rules, Operand::Area, static_cast<std::uint32_t>(place));
    else if (puzzle.kind == PuzzleKind::Disk && puzzle.wins)
        text += " " + std::string(kToWin);
    else if (puzzle.kind != PuzzleKind::Win)
        text += " " + std::to_string(puzzle.points);
    for (std::size_t i = 0; i < puzzle.solution.size(); ++i)
        text += (i == 0 ? " | " : "; ") + toText(rules, puzzle.solution[i]);
    text += " |";
    for (const int tries : puzzle.solvedBy) text += " " + std::to_string(tries);
    return text;
}

Result<std::vector<Puzzle>> puzzlesFromText(std::string_view index, const FindPuzzleGame& gameOf) {
    LineReader reader(gameOf);
    std::vector<Puzzle> puzzles;
    std::set<std::string> ids;
    int line = 0;
    for (const std::string& each : split(index, "\n")) {
        ++line;
        if (each.empty() || each[0] == '#') continue;
        Result<Puzzle> puzzle = reader.read(each);
        if (puzzle && !ids.insert(puzzle->id()).second)
            puzzle = Error{QT_TRANSLATE_NOOP("elgrande::errors", "The same puzzle stands there already.")};
        if (!puzzle)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Line %1 of the index of puzzles: %2"),
                         {std::to_string(line), puzzle.fault()}};
        puzzles.push_back(std::move(*puzzle));
    }
    return puzzles;
}

} // namespace elgrande
