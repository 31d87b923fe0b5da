// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How far the review of a game can be trusted: games of computer players are reviewed for their first seat, and its
// three costliest moves are searched again with ten times the simulations. A move stands where it then still costs at
// least half of what the review says. `review_probe [games] [simulations] [times]`.
#include "model/agents/agent.h"
#include "model/agents/agent_catalogue.h"
#include "model/agents/reviewer.h"
#include "model/core/rng.h"
#include "model/rules/dealer.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "tests/property/random_game.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

using namespace elgrande;

namespace {

constexpr int kLonger = 10; // times

struct Played {
    std::shared_ptr<const Rules> rules;
    State start;
    std::vector<Move> moves;
};

// The base game and each set in turn, with three to five players; the first one plays neither well nor badly.
Played played(int number) {
    const auto sets = property::expansionSets();
    Setup setup;
    setup.players = 3 + number % 3;
    setup.seed = "review " + std::to_string(number);
    setup.expansions = sets[static_cast<std::size_t>(number) % sets.size()];
    setup.houseRules = combinationFault(setup.edition, setup.expansions, false).has_value();
    Played game;
    game.rules = *RulesBuilder::build(setup);
    const Dealer dealer(*game.rules, setup.seed);
    const auto first = makeAgent("normal");
    const auto others = makeAgent("greedy");
    game.start = initialState(*game.rules);
    State state = game.start;
    ActionList legal;
    Rng rng(static_cast<std::uint64_t>(number) + 1);
    Seat next = advance(*game.rules, state, legal);
    while (next != Seat::None) {
        ThinkLimits limits;
        limits.seed = rng.next();
        const InformationState known(*game.rules, state, next == Seat::Table ? Seat::None : next);
        const Action action =
            next == Seat::Table
                ? dealer.answer(state, legal)
                : (next == seatAt(0) ? *first : *others).think(*game.rules, known, legal, limits).action;
        game.moves.push_back({next, action});
        next = play(*game.rules, state, game.moves.back(), legal);
    }
    return game;
}

int numberAt(int argc, char** argv, int place, int otherwise) {
    return place < argc ? std::atoi(argv[place]) : otherwise;
}

} // namespace

int main(int argc, char** argv) {
    ReviewSettings settings;
    const int games = numberAt(argc, argv, 1, 10);
    settings.simulations = numberAt(argc, argv, 2, settings.simulations);
    settings.times = numberAt(argc, argv, 3, settings.times);
    ReviewSettings longer;
    longer.simulations = kLonger * settings.simulations * settings.times;
    int moves = 0;
    int stand = 0;
    int wrong = 0;
    double longest = 0;
    for (int number = 0; number < games; ++number) {
        const Played game = played(number);
        const std::atomic<bool> never = false;
        std::atomic<int> done = 0;
        const auto begin = std::chrono::steady_clock::now();
        Review review = reviewed(*game.rules, game.start, game.moves, SeatSet::of(seatAt(0)), settings, never, done);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        longest = std::max(longest, seconds);
        std::printf("game %d, %d players, %s: %.1f s\n", number, game.rules->players,
                    property::toText(game.rules->setup).c_str(), seconds);
        std::ranges::stable_sort(review.moves, std::ranges::greater(), &ReviewedMove::lost);
        if (review.moves.size() > 3) review.moves.resize(3);
        for (const ReviewedMove& move : review.moves) {
            const ReviewedMove again = reviewedAgain(*game.rules, game.start, game.moves, move, longer);
            const bool stands = again.lost() >= move.lost() / 2;
            ++moves;
            stand += stands ? 1 : 0;
            wrong += again.lost() <= 0 ? 1 : 0;
            std::printf("  round %d, %s: costs %.3f, with more %.3f%s\n", move.round, move.decision.kind.c_str(),
                        move.lost(), again.lost(), stands ? "" : "  falls");
            std::fflush(stdout);
        }
    }
    std::printf("%d of %d of the costliest moves stand, %d cost nothing; longest review %.1f s\n", stand, moves, wrong,
                longest);
    return 0;
}
