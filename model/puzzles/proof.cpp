// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/puzzles/proof.h"

#include "model/puzzles/replies.h"
#include "model/puzzles/turn_search.h"
#include "model/puzzles/veto_lines.h"
#include "model/rules/engine.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <map>

namespace elgrande {

namespace {

constexpr int kReplies = 4; // times as many moves for what the others choose as for the own turn

using Places = std::array<Area, 2>;

Error notPossible(const Rules& rules, Action action) {
    return {QT_TRANSLATE_NOOP("elgrande::errors", "'%1' is not possible there."), {toText(rules, action)}};
}

// Places with a scoreboard that counts now.
bool isContested(const Rules& rules, const State& state, Area place) {
    const bool named = place == Area::Castillo || rules.map.regions.contains(place);
    return named && valuesOf(rules, state, place)[0] > 0;
}

bool isAloneFirst(const Rules& rules, const State& state, Seat seat, Area place) {
    if (!isContested(rules, state, place)) return false;
    const std::vector<Standing> standings = standingsIn(rules, state, place, ScoreMode::Full);
    // A shared first place is the second rank.
    return !standings.empty() && standings[0].rank == 1 && standings[0].count > 0 && standings[0].seats.contains(seat);
}

AreaSet heldBy(const Rules& rules, const State& state, Seat seat) {
    AreaSet held;
    for (int i = 0; i < rules.map.size; ++i)
        if (isAloneFirst(rules, state, seat, areaAt(i))) held.insert(areaAt(i));
    return held;
}

int placesHeld(const Puzzle& puzzle, const State& state) {
    return static_cast<int>(std::count_if(puzzle.places.begin(), puzzle.places.end(), [&](Area place) {
        return isAloneFirst(puzzle.rules(), state, puzzle.seat, place);
    }));
}

// Gathers outcomes: the ways that give the most, and what the best of the others gives.
class Outcomes {
  public:
    explicit Outcomes(Proof& proof)
        : proof_(proof) {
        proof_.best = proof_.second = -1000;
    }
    template <class Line>
    void add(int value, const State& board, Line line) {
        proof_.ends += ends_.insert(board).second ? 1 : 0;
        if (value > proof_.best) {
            proof_.second = proof_.best;
            proof_.best = value;
            proof_.ways.clear();
            ways_.clear();
        } else if (value < proof_.best) {
            proof_.second = std::max(proof_.second, value);
        }
        if (value == proof_.best && ways_.insert(board).second) proof_.ways.push_back(line());
    }

  private:
    Proof& proof_;
    StateSet ends_;
    StateSet ways_;
};

// The goal is decided where the last points are given, so a line ends there. What could as well be done after them is
// no part of it either: such a board is also reached from one on which all points have been scored.
Result<Proof> provePoints(const Puzzle& puzzle, const State& start, int mostPlays) {
    TurnSearch search;
    if (const auto whole = search.run(puzzle.rules(), start, puzzle.seat, mostPlays); !whole) return whole.fault();
    const auto stateOf = [&](std::size_t node) -> const State& {
        const TurnSearch::Node& at = search.nodes()[node];
        return at.end ? *at.end : at.state;
    };
    const auto scoreAt = [&](std::size_t node) {
        return stateOf(node).score[index(puzzle.seat)] - start.score[index(puzzle.seat)];
    };
    Proof proof;
    proof.plays = search.plays();
    StateSet ends;
    for (std::size_t i = 0; i < search.nodes().size(); ++i) {
        proof.best = std::max(proof.best, scoreAt(i));
        if (search.nodes()[i].end) proof.ends += ends.insert(boardOf(stateOf(i))).second ? 1 : 0;
    }
    StateNumbers decided;
    StateSet later;
    for (const auto& [from, to] : search.moves()) {
        if (scoreAt(to) < proof.best) {
            if (search.nodes()[to].end) proof.second = std::max(proof.second, scoreAt(to));
            continue;
        }
        const State board = boardOf(stateOf(to));
        if (scoreAt(from) < proof.best) {
            const auto [found, isNew] = decided.try_emplace(board, to);
            found->second = std::min(found->second, to);
        } else if (boardOf(stateOf(from)) != board) {
            later.insert(board);
        }
    }
    for (const auto& [board, node] : decided)
        if (!later.contains(board)) proof.ways.push_back(search.lineTo(node));
    return proof;
}

Result<Proof> proveHold(const Puzzle& puzzle, const State& start, int mostPlays) {
    if (placesHeld(puzzle, start) != 0)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "One of the two places is held already.")};
    TurnSearch search;
    if (const auto whole = search.run(puzzle.rules(), start, puzzle.seat, mostPlays); !whole) return whole.fault();
    Proof proof;
    proof.plays = search.plays();
    Outcomes outcomes(proof);
    for (std::size_t i = 1; i < search.nodes().size(); ++i)
        if (const auto& end = search.nodes()[i].end)
            outcomes.add(placesHeld(puzzle, *end), caballerosOn(*end), [&] { return search.lineTo(i); });
    return proof;
}

// What the others make of the end of a turn takes most of the moves, so they have more of them.
Result<Proof> proveWin(const Puzzle& puzzle, const State& start, int mostPlays) {
    TurnSearch search;
    if (const auto whole = search.run(puzzle.rules(), start, puzzle.seat, mostPlays); !whole) return whole.fault();
    Proof proof;
    Replies replies(puzzle.rules(), start, puzzle.seat, true, kReplies * mostPlays);
    Outcomes outcomes(proof);
    StateSet boards;
    for (std::size_t i = 1; i < search.nodes().size(); ++i) {
        const TurnSearch::Node& node = search.nodes()[i];
        if (!node.end || !boards.insert(boardOf(*node.end)).second) continue;
        const auto choices = replies.choices(node.state);
        if (!choices) return choices.fault();
        // It is the turn that is looked for: where several disks win after it, each of them does.
        const auto best = std::max_element(choices->begin(), choices->end(),
                                           [](const auto& a, const auto& b) { return a.worst < b.worst; });
        outcomes.add(best->worst, boardOf(*node.end), [&] {
            std::vector<Action> line = search.lineTo(i);
            if (actors(puzzle.rules(), node.state).contains(puzzle.seat)) line.push_back(best->own);
            return line;
        });
    }
    proof.plays = search.plays() + replies.plays();
    return proof;
}

Result<Proof> proveDisk(const Puzzle& puzzle, const State& start, int mostPlays) {
    Replies replies(puzzle.rules(), start, puzzle.seat, puzzle.wins, mostPlays);
    const auto choices = replies.choices(start);
    if (!choices) return choices.fault();
    Proof proof;
    Outcomes outcomes(proof);
    for (const Replies::Choice& choice : *choices) {
        State board;
        board.disk[index(puzzle.seat)] = areaAt(choice.own.a);
        outcomes.add(choice.worst, board, [&] { return std::vector{choice.own}; });
    }
    proof.plays = replies.plays();
    return proof;
}

Result<Proof> proveVeto(const Puzzle& puzzle, const State& start) {
    const auto lines = VetoLines::of(puzzle, start);
    if (!lines) return lines.fault();
    Proof proof;
    proof.questions = lines->specials();
    Outcomes outcomes(proof);
    for (int question = -1; question < lines->questions(); ++question) {
        State end;
        const Result<int> lead = lines->lead(question, end);
        if (!lead) return lead.fault();
        proof.plays += lines->last() - puzzle.moves;
        State board = boardOf(end);
        board.kept = {}; // the Veto that is left
        outcomes.add(*lead, board, [&] {
            std::vector<Action> line(static_cast<std::size_t>(std::max(question, 0)), act(ActionKind::Allow));
            if (question >= 0) line.push_back(act(ActionKind::Veto));
            return line;
        });
    }
    return proof;
}

Result<Attempt> attemptVeto(const Puzzle& puzzle, const State& start, const std::vector<Action>& moves) {
    const auto lines = VetoLines::of(puzzle, start);
    if (!lines) return lines.fault();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool last = i + 1 == moves.size() && moves[i].kind == ActionKind::Veto;
        if (static_cast<int>(i) >= lines->questions() || (!last && moves[i].kind != ActionKind::Allow))
            return notPossible(puzzle.rules(), moves[i]);
    }
    State end;
    const Result<int> lead = lines->lead(lines->stoppedBy(moves), end);
    if (!lead) return lead.fault();
    return Attempt{true, *lead >= puzzle.wanted(), *lead, {}};
}

} // namespace

Result<Attempt> attempt(const Puzzle& puzzle, const State& start, const std::vector<Action>& moves) {
    if (puzzle.kind == PuzzleKind::Veto) return attemptVeto(puzzle, start, moves);
    const Rules& rules = puzzle.rules();
    State state = start;
    ActionList legal;
    std::optional<State> end;
    for (const Action action : moves) {
        if (!isLegal(rules, state, {puzzle.seat, action})) return notPossible(rules, action);
        TurnEnd ending(rules, state, puzzle.seat);
        play(rules, state, {puzzle.seat, action}, legal, &ending);
        if (!end) end = ending.end;
    }
    const State& turn = end ? *end : state;
    Attempt made;
    switch (puzzle.kind) {
    case PuzzleKind::Points:
        made.value = turn.score[index(puzzle.seat)] - start.score[index(puzzle.seat)];
        made.solves = made.value >= puzzle.wanted();
        made.whole = made.solves || end;
        break;
    case PuzzleKind::Hold:
        made.value = placesHeld(puzzle, turn);
        made.whole = end.has_value();
        made.solves = made.whole && made.value >= puzzle.wanted();
        break;
    default: {
        made.whole = !actors(rules, state).contains(puzzle.seat) && (end || puzzle.kind == PuzzleKind::Disk);
        if (!made.whole) break;
        Replies replies(rules, start, puzzle.seat, puzzle.wins, 20 * kReplies * kMostPlays);
        const auto choice = replies.worstAfter(state);
        if (!choice) return choice.fault();
        made.value = choice->worst;
        made.reply = choice->reply;
        made.solves = made.value >= puzzle.wanted();
    }
    }
    return made;
}

Result<Proof> prove(const Puzzle& puzzle, const State& start, int mostPlays) {
    switch (puzzle.kind) {
    case PuzzleKind::Points:
        return provePoints(puzzle, start, mostPlays);
    case PuzzleKind::Hold:
        return proveHold(puzzle, start, mostPlays);
    case PuzzleKind::Win:
        return proveWin(puzzle, start, mostPlays);
    case PuzzleKind::Disk:
        return proveDisk(puzzle, start, mostPlays);
    case PuzzleKind::Veto:
        break;
    }
    return proveVeto(puzzle, start);
}

Result<void> confirm(const Puzzle& puzzle, const Proof& proof) {
    if (proof.best != puzzle.wanted())
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The best that can be reached is %1 and not %2."),
                     {std::to_string(proof.best), std::to_string(puzzle.wanted())}};
    if (proof.ways.size() != 1)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "There are %1 ways to reach the goal."),
                     {std::to_string(proof.ways.size())}};
    return {};
}

Result<std::vector<std::array<Area, 2>>> holdable(const Rules& rules, const State& start, Seat seat, int mostPlays) {
    TurnSearch search;
    if (const auto whole = search.run(rules, start, seat, mostPlays); !whole) return whole.fault();
    const AreaSet already = heldBy(rules, start, seat);
    StateSet boards;
    std::map<Places, int> ways;
    for (const TurnSearch::Node& node : search.nodes()) {
        if (!node.end || !boards.insert(caballerosOn(*node.end)).second) continue;
        const AreaSet held = heldBy(rules, *node.end, seat) - already;
        for (const Area first : held)
            for (const Area second : held)
                if (first < second) ++ways[{first, second}];
    }
    std::vector<Places> once;
    for (const auto& [places, number] : ways)
        if (number == 1) once.push_back(places);
    return once;
}

} // namespace elgrande
