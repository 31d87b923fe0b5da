// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The review of a finished game: its sums, that it finds the bad choices and not the good ones, that it tells luck from
// skill by what could have come instead, and that it can be repeated and broken off.
#include "tests/property/random_game.h"

#include "model/agents/agent.h"
#include "model/agents/agent_catalogue.h"
#include "model/agents/reviewer.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

namespace elgrande {

namespace {

int checks = 0;
int failures = 0;

void expect(bool condition, const std::string& what, int line = __builtin_LINE()) {
    ++checks;
    if (condition) return;
    ++failures;
    std::printf("review_test.cpp:%d: %s\n", line, what.c_str());
}

bool near(double one, double other) { return std::abs(one - other) < 1e-9; }

struct Played {
    std::shared_ptr<const Rules> rules;
    State start;
    std::vector<Move> moves;
    std::vector<std::size_t> eventsBefore; // by move
    State end;
};

// `who` by seat; a person's choices are judged whoever made them.
Played played(const std::vector<std::string>& who, const std::string& seed,
              const std::vector<std::string>& expansions = {}, int rounds = 9) {
    Setup setup;
    setup.players = static_cast<int>(who.size());
    setup.seed = seed;
    setup.rounds = rounds;
    setup.expansions = expansions;
    setup.houseRules = combinationFault(setup.edition, expansions, false).has_value();
    Played game;
    game.rules = *RulesBuilder::build(setup);
    const Dealer dealer(*game.rules, seed);
    std::vector<std::unique_ptr<Agent>> agents;
    agents.reserve(who.size());
    for (const std::string& id : who) agents.push_back(makeAgent(id));
    game.start = initialState(*game.rules);
    State state = game.start;
    ActionList legal;
    EventLog log;
    Rng rng(7);
    Seat next = advance(*game.rules, state, legal, &log);
    while (next != Seat::None) {
        ThinkLimits limits;
        limits.seed = rng.next();
        const Action action = next == Seat::Table
                                  ? dealer.answer(state, legal)
                                  : agents[index(next)]
                                        ->think(*game.rules, InformationState(*game.rules, state, next), legal, limits)
                                        .action;
        game.moves.push_back({next, action});
        game.eventsBefore.push_back(log.events.size());
        next = play(*game.rules, state, game.moves.back(), legal, &log);
    }
    game.end = state;
    return game;
}

Review reviewOf(const Played& game, const ReviewSettings& settings, SeatSet seats) {
    const std::atomic<bool> cancel = false;
    std::atomic<int> done = 0;
    Review review = reviewed(*game.rules, game.start, game.moves, seats, settings, cancel, done);
    expect(done == 100, "the review says that it is done");
    return review;
}

const ReviewSettings kQuick{.simulations = 60, .times = 4, .outcomes = 4, .simulationsEach = 20};

void testSums(const Played& game, const Review& review) {
    const SeatSet winners = leaders(*game.rules, game.end);
    double cards = 0;
    double end = 0;
    for (const SeatReview& each : review.seats) {
        double lost = 0;
        double points = 0;
        int bettered = 0;
        for (const ReviewedMove& move : review.moves) {
            if (move.decision.seat != each.seat) continue;
            lost += move.lost();
            points += move.points;
            ++bettered;
        }
        expect(near(each.choices, -lost) && near(each.points, points), "what choices cost is what is listed");
        expect(each.best + bettered == each.decisions, "each decision is well chosen or listed");
        expect(near(each.start + each.cards + each.choices + each.others, each.end), "the share adds up");
        expect((each.end > 0) == winners.contains(each.seat), "who has won");
        cards += each.cards;
        end += each.end;
    }
    expect(std::abs(cards) < 1e-6, "one's luck is the others' bad luck: " + std::to_string(cards));
    expect(near(end, 1), "one win");
}

void testMoves(const Played& game, const Review& review) {
    for (const ReviewedMove& move : review.moves) {
        bool isThere = false; // some moves bring no events
        for (std::size_t at = 0; at < game.moves.size(); ++at)
            isThere |= game.eventsBefore[at] == move.event && game.moves[at].seat == move.decision.seat &&
                       game.moves[at].action == move.decision.legal[0];
        expect(isThere, "the event is where the move begins");
        expect(!(move.decision.legal[0] == move.decision.legal[1]), "what is better is something else");
        expect(move.lost() > 0, "it is better");
    }
}

void testChances(const Played& game, const Review& review) {
    expect(review.chances.size() == game.rules->flow.roundNumbers.size(), "chances of each round");
    for (std::size_t i = 0; i < review.chances.size(); ++i) {
        double sum = 0;
        for (const Seat seat : game.rules->seats()) sum += review.chances[i].share[index(seat)];
        expect(std::abs(sum - 1) < 1e-3, "chances are together 1: " + std::to_string(sum));
        expect(review.chances[i].round == game.rules->flow.roundNumbers[i], "each round once");
    }
}

void testEverySet() {
    std::uint64_t number = 0;
    for (const auto& set : property::expansionSets()) {
        const std::vector<std::string> who(2 + number % 4, "greedy");
        const Played game = played(who, "set " + std::to_string(number++), set, 6);
        const Review review =
            reviewOf(game, {.simulations = 20, .outcomes = 2, .simulationsEach = 10}, game.rules->seats());
        testSums(game, review);
        testMoves(game, review);
        testChances(game, review);
    }
}

// Seats that move at random beside seats that search: the review knows which are which.
void testSkill() {
    const Played game = played({"random", "hard", "random", "hard"}, "skill");
    const Review review = reviewOf(game, kQuick, game.rules->seats());
    testSums(game, review);
    testMoves(game, review);
    const auto& seats = review.seats;
    for (const std::size_t bad : {std::size_t{0}, std::size_t{2}})
        for (const std::size_t good : {std::size_t{1}, std::size_t{3}})
            expect(seats[bad].points > 2 * seats[good].points,
                   "moves at random cost " + std::to_string(seats[bad].points) + " points, searched ones " +
                       std::to_string(seats[good].points));
}

void testOneSeat() {
    const Played game = played({"greedy", "greedy", "random"}, "one");
    SeatSet one;
    one.insert(seatAt(2));
    const Review review = reviewOf(game, kQuick, one);
    expect(review.seats.size() == 1 && review.seats[0].seat == seatAt(2), "only the seat that was asked for");
    expect(!review.moves.empty(), "moves at random can be bettered");
    for (const ReviewedMove& move : review.moves) expect(move.decision.seat == seatAt(2), "only its moves");
    expect(review.chances.size() == 9, "the chances of all rounds");
    const Review again = reviewOf(game, kQuick, one);
    expect(again.moves.size() == review.moves.size() && again.seats[0].points == review.seats[0].points,
           "the same once more");
}

// The costliest moves are searched again with more simulations, and cost no more than both searches say.
void testCostliest() {
    const Played game = played({"random", "greedy", "greedy"}, "costliest");
    const SeatSet all = game.rules->seats();
    ReviewSettings quick = kQuick;
    quick.times = 1;
    const Review once = reviewOf(game, quick, all);
    const Review again = reviewOf(game, kQuick, all);
    testSums(game, again);
    testMoves(game, again);
    const auto isClose = [](const ReviewedMove& move) { return move.closely; };
    expect(std::ranges::none_of(once.moves, isClose), "a move that is searched once is shown");
    expect(std::ranges::count_if(again.moves, isClose) >= quick.costliest,
           "moves that are searched again are not shown");
    int milder = 0;
    for (const ReviewedMove& move : once.moves)
        for (const ReviewedMove& other : again.moves) {
            if (other.event != move.event || !(other.decision.legal == move.decision.legal)) continue;
            expect(other.lost() <= move.lost(), "a second search makes a move cost more");
            expect(other.closely || other.lost() == move.lost(), "a move costs something else by itself");
            milder += other.lost() < move.lost() ? 1 : 0;
        }
    expect(milder > 0, "no move is searched again");
    const ReviewedMove alone = reviewedAgain(*game.rules, game.start, game.moves, once.moves.front(), quick);
    expect(alone.event == once.moves.front().event && alone.lost() > 0, "a move of the review is found again");
}

void testCancel() {
    const Played game = played({"greedy", "greedy", "greedy", "greedy"}, "cancel");
    const std::atomic<bool> cancel = true;
    std::atomic<int> done = 0;
    const Review review = reviewed(*game.rules, game.start, game.moves, game.rules->seats(), {}, cancel, done);
    expect(done < 100 && review.moves.empty(), "who does not want to wait need not");
}

} // namespace

} // namespace elgrande

int main() {
    using namespace elgrande;
    testEverySet();
    testSkill();
    testOneSeat();
    testCostliest();
    testCancel();
    std::printf("%d checks, %d failures\n", checks, failures);
    return failures == 0 ? 0 : 1;
}
