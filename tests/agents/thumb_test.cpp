// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The player by rules of thumb: it answers in every set, alike from the same seed, and gives nothing away: it takes all
// Caballeros that it may, and uses a scoring from which only it has points.
#include "tests/property/random_game.h"

#include "model/agents/agent_catalogue.h"
#include "model/observe/information_state.h"
#include "model/rules/rules_builder.h"

#include <algorithm>
#include <cstdio>

namespace elgrande {

namespace {

int checks = 0;
int failures = 0;

void expect(bool condition, const std::string& what) {
    ++checks;
    if (condition) return;
    ++failures;
    std::printf("thumb_test.cpp: %s\n", what.c_str());
}

Action answer(const property::Game& game, std::uint64_t seed) {
    ThinkLimits limits;
    limits.seed = seed;
    const InformationState known(*game.rules, game.state, game.asked);
    return makeAgent("thumb")->think(*game.rules, known, game.legal, limits).action;
}

void everySetIsAnswered() {
    std::uint64_t number = 0;
    int answered = 0;
    for (const auto& set : property::expansionSets())
        for (int players = 2; players <= 5; ++players) {
            Setup setup;
            setup.players = players;
            setup.expansions = set;
            setup.seed = "thumb" + std::to_string(++number);
            const auto rules = RulesBuilder::build(setup);
            if (!rules) continue; // not for so many
            property::Game game(*rules, number);
            for (int moves = 0; !game.over(); ++moves) {
                if (moves % 9 == 0 && game.asked != Seat::Table && game.legal.size() > 1) {
                    const Action action = answer(game, number);
                    ++answered;
                    expect(game.legal.contains(action), "not offered: " + property::toText(setup));
                    expect(answer(game, number) == action, "two answers to one question: " + property::toText(setup));
                }
                game.play(game.next(game.random));
            }
        }
    expect(answered > 200, "too few questions");
}

// What the special action brings each seat at once, all its questions answered by what brings `seat` most.
std::array<std::int16_t, kMaxSeats> scoredBy(const property::Game& game, Seat seat) {
    State state = game.state;
    ActionList legal;
    Seat next = elgrande::play(*game.rules, state, {seat, act(ActionKind::Special)}, legal);
    while (next == seat && legal[0].kind == ActionKind::Score) {
        State best;
        int most = -1;
        for (Action action : legal) {
            State copy = state;
            apply(*game.rules, copy, {seat, action});
            if (copy.score[index(seat)] <= most) continue;
            most = copy.score[index(seat)];
            best = copy;
        }
        state = best;
        next = advance(*game.rules, state, legal);
    }
    std::array<std::int16_t, kMaxSeats> scored{};
    for (std::size_t i = 0; i < scored.size(); ++i)
        scored[i] = static_cast<std::int16_t>(state.score[i] - game.state.score[i]);
    return scored;
}

void nothingIsGivenAway() {
    int courts = 0;
    int scorings = 0;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        Setup setup;
        setup.seed = "gives" + std::to_string(seed);
        setup.players = 2 + static_cast<int>(seed % 4);
        property::Game game(*RulesBuilder::build(setup), seed);
        while (!game.over()) {
            const ActionKind first = game.legal[0].kind;
            if (game.asked != Seat::Table && first == ActionKind::Court && game.legal.size() > 1) {
                ++courts;
                const auto more = [](Action one, Action other) { return one.a < other.a; };
                expect(answer(game, seed) == *std::max_element(game.legal.begin(), game.legal.end(), more),
                       "Caballeros are left in the provinces");
            }
            if (game.asked != Seat::Table && game.legal.contains(act(ActionKind::Special)) &&
                game.legal.contains(act(ActionKind::End))) {
                const auto scored = scoredBy(game, game.asked);
                const int own = scored[index(game.asked)];
                const bool isOnlyOwn = own > 0 && std::count(scored.begin(), scored.end(), 0) == kMaxSeats - 1;
                scorings += isOnlyOwn ? 1 : 0;
                if (isOnlyOwn) expect(answer(game, seed) != act(ActionKind::End), "points are given up");
            }
            game.play(game.next(game.random));
        }
    }
    expect(courts > 300 && scorings > 30, "too few chances to give something away");
}

} // namespace

} // namespace elgrande

int main() {
    using namespace elgrande;
    everySetIsAnswered();
    nothingIsGivenAway();
    std::printf("%d checks, %d failures\n", checks, failures);
    return failures == 0 ? 0 : 1;
}
