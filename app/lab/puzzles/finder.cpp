// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/puzzles/finder.h"

#include "app/lab/agent_game.h"
#include "model/observe/needless.h"
#include "model/puzzles/turn_search.h"
#include "model/puzzles/veto_lines.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace elgrande::cli {

namespace {

constexpr int kFewestEnds = 10;      // different outcomes, or it is no puzzle
constexpr int kFewestPoints = 5;     //
constexpr int kFewestMoves = 2;      // of a solution, ends left out
constexpr int kFewestHeldMoves = 3;  // of Hold: placing one more here and one more there is seen at once
constexpr std::size_t kMostOwn = 60; // moves of one turn

// Own moves as `choose` likes them, as far as the goal is decided.
template <class Choose>
std::vector<Action> lineOf(const Puzzle& puzzle, const State& start, Choose choose) {
    const Rules& rules = puzzle.rules();
    std::vector<Action> line;
    State state = start;
    ActionList legal;
    ActionList after;
    bool ended = puzzle.kind == PuzzleKind::Disk;
    while (line.size() < kMostOwn && actors(rules, state).contains(puzzle.seat)) {
        legalActions(rules, state, puzzle.seat, legal);
        if (ended && legal[0].kind != ActionKind::Disk) break;
        line.push_back(choose(state, legal));
        TurnEnd ending(rules, state, puzzle.seat);
        const Seat next = play(rules, state, {puzzle.seat, line.back()}, after, &ending);
        ended = ended || ending.end.has_value();
        if (ended && puzzle.kind != PuzzleKind::Win) break;
        if (next == Seat::None) break;
    }
    return line;
}

// The same where the others play as in the record and may be stopped.
template <class Choose>
std::vector<Action> vetoLineOf(const Puzzle& puzzle, const State& start, int last, Choose choose) {
    const Rules& rules = puzzle.rules();
    std::vector<Action> line;
    State state = start;
    ActionList legal;
    for (int at = puzzle.moves; at < last; ++at) {
        const Move move = puzzle.game->record.moves[static_cast<std::size_t>(at)];
        if (move.seat == puzzle.seat && move.action.kind == ActionKind::Allow) {
            legalActions(rules, state, puzzle.seat, legal);
            const Action action = choose(state, legal);
            if (action.kind == ActionKind::AllowAll) break;
            line.push_back(action);
            if (action.kind == ActionKind::Veto) break;
        }
        play(rules, state, move, legal);
    }
    return line;
}

template <class Choose>
bool isSolvedBy(const Puzzle& puzzle, const State& start, Choose choose) {
    std::vector<Action> line;
    if (puzzle.kind == PuzzleKind::Veto) {
        const auto lines = VetoLines::of(puzzle, start);
        if (lines) line = vetoLineOf(puzzle, start, lines->last(), choose);
    } else {
        line = lineOf(puzzle, start, choose);
    }
    const auto made = attempt(puzzle, start, line);
    return made && made->solves;
}

// Moves that one has to find: not to end something, and no order of scorings that makes no difference.
int movesOf(const Puzzle& puzzle, State state) {
    int moves = 0;
    ActionList legal;
    for (const Action action : puzzle.solution) {
        const bool ends = action.kind == ActionKind::End || action.kind == ActionKind::Done;
        if (!ends && !needlessAnswer(puzzle.rules(), state, puzzle.seat)) ++moves;
        play(puzzle.rules(), state, {puzzle.seat, action}, legal);
    }
    return moves;
}

// Whether only an expansion has it: the move, a place or piece in it, or what its card does.
bool isOfExpansion(const Rules& rules, Action action) {
    const std::array values{action.a, action.b, action.c};
    const auto& operands = rules.words.actions[index(action.kind)].operands;
    bool found = action.kind >= ActionKind::FirstFree;
    for (std::size_t i = 0; i < values.size(); ++i) {
        found |= operands[i] == Operand::Area && values[i] >= index(Area::FirstFree) && values[i] < kMaxAreas;
        found |= operands[i] == Operand::Owner && values[i] == index(Owner::Black);
        if (operands[i] != Operand::Card) continue;
        const Card card = static_cast<Card>(values[i]);
        for (int step = 0; step < rules.card(card).effectCount; ++step)
            found |= effectStep(rules, card, Seat::None, step).kind >= StepKind::FirstFree;
    }
    return found;
}

int specialMoves(const Puzzle& puzzle) {
    return static_cast<int>(std::count_if(puzzle.solution.begin(), puzzle.solution.end(),
                                          [&](Action action) { return isOfExpansion(puzzle.rules(), action); }));
}

constexpr std::array kRareKinds{PuzzleKind::Win, PuzzleKind::Veto};

class GameSearch {
  public:
    GameSearch(const PuzzlePlan& plan, std::set<PuzzleKind> kinds, std::shared_ptr<PuzzleGame> game, std::uint64_t seed)
        : plan_(plan)
        , kinds_(std::move(kinds))
        , rules_(*plan.rules)
        , game_(std::move(game))
        , random_(seed) {}

    std::vector<Puzzle> run() {
        State state = initialState(rules_);
        ActionList legal;
        Seat next = advance(rules_, state, legal);
        for (at_ = 0; at_ < static_cast<int>(game_->record.moves.size()); ++at_) {
            if (next != Seat::Table && state.roundsBegun > 0) lookAt(state, next, legal);
            next = play(rules_, state, game_->record.moves[static_cast<std::size_t>(at_)], legal);
        }
        return std::move(found_);
    }

  private:
    void lookAt(const State& state, Seat asked, const ActionList& legal) {
        if (legal[0].kind == ActionKind::Disk && state.special.seat == Seat::None) return lookAtDisks(state);
        disks_ = false;
        if (legal.contains(act(ActionKind::Veto))) return lookAtVeto(state, asked);
        if (activeSeat(rules_, state) != asked || needlessAnswer(rules_, state, asked)) return;
        lookAtTurn(state, asked);
    }

    void lookAtTurn(const State& state, Seat seat) {
        const int turn = state.roundsBegun * 16 + state.turn;
        if (turn != turn_) {
            turn_ = turn;
            score_ = state.score[index(seat)];
            done_.clear();
        }
        if (state.score[index(seat)] != score_) return;
        tryOnce(PuzzleKind::Points, state, seat);
        if (state.turn + 1 == rules_.turnTakers && roundsLeft(rules_, state) == 0)
            tryOnce(PuzzleKind::Win, state, seat);
        // In the middle of placing or of a special action there is not much left to find.
        const bool midway = state.agenda.top().kind == StepKind::Place || state.special.seat != Seat::None;
        if (!wants(PuzzleKind::Hold) || midway) return;
        const auto pairs = holdable(rules_, state, seat, plan_.mostPlays);
        if (!pairs) return;
        Puzzle best;
        for (const auto& places : *pairs) {
            Puzzle puzzle = puzzleAt(PuzzleKind::Hold, seat);
            puzzle.places = places;
            if (isGood(puzzle, state) && puzzle.size() > best.size()) best = puzzle;
        }
        if (best.game) add(best);
    }

    void lookAtDisks(const State& state) {
        if (disks_) return;
        disks_ = true;
        for (const Seat seat : actors(rules_, state)) {
            Puzzle puzzle = puzzleAt(PuzzleKind::Disk, seat);
            puzzle.wins = roundsLeft(rules_, state) == 0;
            if (kinds_.contains(PuzzleKind::Disk) && isGood(puzzle, state)) found_.push_back(puzzle);
        }
    }

    void lookAtVeto(const State& state, Seat seat) {
        if (vetoRound_[seat] == state.roundsBegun) return;
        vetoRound_[seat] = state.roundsBegun;
        Puzzle puzzle = puzzleAt(PuzzleKind::Veto, seat);
        if (kinds_.contains(PuzzleKind::Veto) && isGood(puzzle, state)) found_.push_back(puzzle);
    }

    bool wants(PuzzleKind kind) const { return kinds_.contains(kind) && !done_.contains(kind); }
    void tryOnce(PuzzleKind kind, const State& state, Seat seat) {
        Puzzle puzzle = puzzleAt(kind, seat);
        if (wants(kind) && isGood(puzzle, state)) add(puzzle);
    }
    void add(const Puzzle& puzzle) {
        done_.insert(puzzle.kind);
        found_.push_back(puzzle);
    }
    Puzzle puzzleAt(PuzzleKind kind, Seat seat) const {
        Puzzle puzzle;
        puzzle.game = game_;
        puzzle.moves = at_;
        puzzle.seat = seat;
        puzzle.kind = kind;
        puzzle.wins = kind == PuzzleKind::Win;
        return puzzle;
    }

    // Fills in goal and solution.
    bool isGood(Puzzle& puzzle, const State& state) {
        ActionList legal;
        legalActions(rules_, state, puzzle.seat, legal);
        if (legal.size() < 2) return false;
        const auto proof = prove(puzzle, state, plan_.mostPlays);
        if (!proof || proof->ways.size() != 1) return false;
        puzzle.solution = proof->ways[0];
        puzzle.points = puzzle.wins || puzzle.kind == PuzzleKind::Hold ? 0 : proof->best;
        const bool large = proof->ends >= kFewestEnds;
        bool good = false;
        switch (puzzle.kind) {
        case PuzzleKind::Points:
            good = large && movesOf(puzzle, state) >= kFewestMoves && proof->best >= kFewestPoints;
            break;
        case PuzzleKind::Win:
            good = large && movesOf(puzzle, state) >= kFewestMoves && proof->best == 1;
            break;
        case PuzzleKind::Hold:
            good = large && movesOf(puzzle, state) >= kFewestHeldMoves && proof->best == 2;
            break;
        case PuzzleKind::Veto:
            good = proof->questions >= 2 && !puzzle.solution.empty();
            break;
        case PuzzleKind::Disk:
            good = puzzle.wins ? proof->best == 1 : proof->best > 0;
        }
        if (!good || puzzle.kind == PuzzleKind::Veto || puzzle.kind == PuzzleKind::Disk) return good;
        return !isSolvedBy(puzzle, state,
                           [this](const State&, const ActionList& open) { return open[random_.below(open.size())]; });
    }

    const PuzzlePlan& plan_;
    std::set<PuzzleKind> kinds_;
    const Rules& rules_;
    std::shared_ptr<PuzzleGame> game_;
    Rng random_;
    std::vector<Puzzle> found_;
    int at_ = 0;
    int turn_ = -1;
    int score_ = 0;             // of the seat when its turn began
    bool disks_ = false;        // those of this scoring have been looked at
    std::set<PuzzleKind> done_; // in this turn
    std::map<Seat, int> vetoRound_;
};

// As many as the plan wants: of every kind the best, the rare ones first, then of every kind the next.
std::vector<Puzzle> chosen(std::vector<Puzzle> found, const PuzzlePlan& plan) {
    std::map<PuzzleKind, int> before;
    const auto worth = [](const Puzzle& puzzle) { return 3 * specialMoves(puzzle) + puzzle.size(); };
    std::stable_sort(found.begin(), found.end(), [&](const auto& a, const auto& b) { return worth(a) > worth(b); });
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t i = 0; i < found.size(); ++i)
        if (before[found[i].kind] < plan.wanted.at(found[i].kind)) order.emplace_back(before[found[i].kind]++, i);
    const auto isRare = [&](std::size_t at) {
        return std::find(kRareKinds.begin(), kRareKinds.end(), found[at].kind) != kRareKinds.end();
    };
    std::stable_sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
        return std::make_tuple(a.first, !isRare(a.second)) < std::make_tuple(b.first, !isRare(b.second));
    });
    order.resize(std::min(order.size(), static_cast<std::size_t>(plan.perGame)));
    std::vector<Puzzle> kept;
    kept.reserve(order.size());
    for (const auto& [rank, at] : order) kept.push_back(found[at]);
    std::stable_sort(kept.begin(), kept.end(), [](const auto& a, const auto& b) { return a.moves < b.moves; });
    return kept;
}

bool isVeto(const Rules& rules, Card card) {
    return card != Card::None && rules.card(card).effectCount > 0 &&
           effectStep(rules, card, Seat::None, 0).kind == StepKind::TakeVeto;
}

// How many moves of the record it needs.
int lastOf(const Puzzle& puzzle, const State& start) {
    if (puzzle.kind != PuzzleKind::Veto) return puzzle.moves;
    const auto lines = VetoLines::of(puzzle, start);
    return lines ? lines->last() : puzzle.moves;
}

} // namespace

void measure(Puzzle& puzzle, const State& start) {
    for (std::size_t level = 0; level < kPuzzleLevels.size(); ++level) {
        const Result<AgentMaker> make = entrantFrom(QString::fromLatin1(kPuzzleLevels[level].data()));
        puzzle.solvedBy[level] = 0;
        for (int number = 0; make && number < kPuzzleTries; ++number) {
            const auto agent = (*make)();
            Rng seeds(hashText(puzzle.id(), static_cast<std::uint64_t>(number)));
            const auto think = [&](const State& state, const ActionList& legal) {
                ThinkLimits limits;
                limits.seed = seeds.next();
                const InformationState known(puzzle.rules(), state, puzzle.seat);
                return legal.size() == 1 ? legal[0] : agent->think(puzzle.rules(), known, legal, limits).action;
            };
            puzzle.solvedBy[level] += isSolvedBy(puzzle, start, think) ? 1 : 0;
        }
    }
}

Result<std::vector<Puzzle>> findPuzzles(const PuzzlePlan& plan, int number) {
    const std::string seed = plan.seed + "/" + std::to_string(number);
    const auto agent = plan.make();
    // Whoever can takes a Veto, and nobody stops anything, so that there are questions left for a puzzle.
    const bool vetos = plan.wanted.contains(PuzzleKind::Veto);
    const auto think = [&](const InformationState& known, const ActionList& legal,
                           const ThinkLimits& limits) -> Result<Action> {
        if (legal.contains(act(ActionKind::Allow))) return act(ActionKind::Allow);
        for (const Action action : legal)
            if (vetos && action.kind == ActionKind::TakeCard && isVeto(*plan.rules, static_cast<Card>(action.a)))
                return action;
        if (vetos && legal.contains(act(ActionKind::Special)) && isVeto(*plan.rules, known.known().taken(known.seat())))
            return act(ActionKind::Special);
        return agent->think(*plan.rules, known, legal, limits).action;
    };
    auto game = std::make_shared<PuzzleGame>();
    const std::string digits = std::to_string(number);
    game->name = plan.name + "-" + std::string(digits.size() < 3 ? 3 - digits.size() : 0, '0') + digits;
    game->rules = plan.rules;
    game->record.setup = plan.rules->setup;
    game->record.keepSeed = false;
    const Result<State> end = playAgents(*plan.rules, seed, hashText(seed), think, nullptr, &game->record.moves);
    if (!end) return end.fault();
    std::set<PuzzleKind> rare;
    std::set<PuzzleKind> kinds;
    for (const auto& [kind, most] : plan.wanted) {
        if (most > 0) kinds.insert(kind);
        if (most > 0 && std::find(kRareKinds.begin(), kRareKinds.end(), kind) != kRareKinds.end()) rare.insert(kind);
    }
    if (!rare.empty() && GameSearch(plan, rare, game, hashText(seed)).run().empty()) return std::vector<Puzzle>{};
    std::vector<Puzzle> puzzles = chosen(GameSearch(plan, kinds, game, hashText(seed)).run(), plan);
    int last = 0;
    for (Puzzle& puzzle : puzzles) {
        const Result<State> start = startOf(puzzle);
        if (!start) return start.fault();
        last = std::max(last, lastOf(puzzle, *start));
        measure(puzzle, *start);
    }
    game->record.moves.resize(static_cast<std::size_t>(last));
    return puzzles;
}

} // namespace elgrande::cli
