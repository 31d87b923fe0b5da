// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is made of games, against games whose numbers are known beforehand; and that games of a player are watched
// whole.
#include "tests/cli/cli_test.h"

#include "app/lab/findings/findings.h"

#include <cmath>
#include <set>

namespace elgrande::test {

namespace {

using namespace elgrande::cli;

bool near(double one, double other, double distance) { return std::abs(one - other) <= distance; }

// One observation in each block, 1 to 20: the jackknife of a mean is the usual interval of a mean.
void testInterval() {
    BlockSums<2> sums{};
    for (std::size_t block = 0; block < kBlocks; ++block) sums[block] = {1, static_cast<double>(block + 1)};
    const Estimate mean = meanOf(sums);
    expect(mean.count == 20 && near(mean.value, 10.5, 1e-9), "mean of 1 to 20");
    expect(near(mean.half, 2.093 * std::sqrt(35.0 / 20), 1e-6), "its interval: " + std::to_string(mean.half));
    BlockSums<2> one{};
    one[3] = {2, 8};
    expect(meanOf(one).value == 4 && meanOf(one).half == 0, "one block has no interval");
}

constexpr double kPlace = 2;       // points for one place earlier
constexpr double kCaballero = 0.5; // for one Caballero more
constexpr double kCard = 7;        // for card 0

// Rounds of two players in which everything is worth just that; the second has card 1.
std::vector<GameFindings> madeUpGames() {
    std::vector<GameFindings> games;
    Rng rng(1);
    for (int number = 0; number < 60; ++number) {
        GameFindings game;
        for (int seat = 0; seat < 2; ++seat) {
            SeatRound round;
            round.round = 1;
            round.power = Power{3};
            round.card = static_cast<Card>(seat);
            round.place = 1 + static_cast<int>(rng.unit() * 4);
            round.outside = 5 + static_cast<int>(rng.unit() * 8);
            const double gain = kCaballero * round.outside - kPlace * round.place;
            round.leadBefore = 100 - gain;
            round.leadAtTaking = seat == 0 ? 100 - kCard : 100;
            game.rounds.push_back({round});
            game.lead.push_back(100);
            game.castillo.push_back({seat == 0 ? 5 : 3, 4, 6});
            game.won.push_back(seat == 0);
        }
        games.push_back(game);
    }
    return games;
}

void testKnownWorth(const Rules& rules) {
    const Findings findings = findingsOf(rules, madeUpGames());
    expect(near(findings.placeEarlier.value, kPlace, 1e-9), "a place: " + std::to_string(findings.placeEarlier.value));
    expect(near(findings.caballeroMore.value, kCaballero, 1e-9), "a Caballero");
    expect(near(findings.placeInCaballeros.value, kPlace / kCaballero, 1e-9), "a place in Caballeros");
    for (const CardFinding& card : findings.cards) {
        const bool better = card.id == rules.row(Card{0}).id;
        expect(near(card.all.value, better ? kCard / 2 : -kCard / 2, 1e-9), card.id);
        expect(card.byRound.size() == 1 && card.byThird.size() == 1, card.id + ": one round");
    }
    expect(findings.castillo.pointsOfWinners.value == 5 && findings.castillo.pointsOfOthers.value == 3, "the Castillo");
    expect(findings.castillo.points.value == 4 && findings.castillo.disk.value == 6, "its disk");
}

void testWatched(const std::shared_ptr<const Rules>& rules) {
    const auto maker = entrantFrom("greedy");
    expect(static_cast<bool>(maker), "greedy");
    FindingsPlan plan{rules, *maker, 0, 6, "watched", 1};
    const auto games = playFindings(plan);
    plan.threads = 3;
    const auto again = playFindings(plan);
    expect(games && again, "both are played");
    int in = 0;
    for (std::size_t number = 0; number < games->size(); ++number) {
        const GameFindings& game = (*games)[number];
        double sum = 0;
        for (double lead : game.lead) sum += lead;
        expect(near(sum, 0, 1e-9), "leads cancel out");
        expect(game.lead == (*again)[number].lead, "threads change nothing");
        for (std::size_t round = 0; round < 9; ++round) {
            std::set<int> places;
            std::set<Card> cards;
            for (const auto& seat : game.rounds) {
                places.insert(seat.at(round).place);
                cards.insert(seat.at(round).card);
                expect(seat[round].outside >= 9 || round > 0, "Grande's two and the court's seven");
                expect(seat[round].power != Power::None, "a power card");
            }
            expect(places == std::set<int>{1, 2, 3, 4} && cards.size() == 4, "each has a turn and a card");
        }
        for (const SeatCastillo& seat : game.castillo) in += seat.in;
    }
    expect(in > 24, "somebody went into the Castillo");
}

} // namespace

void testFindings() {
    testInterval();
    const auto rules = RulesBuilder::build(Setup{});
    expect(static_cast<bool>(rules), "rules");
    if (!rules) return;
    testKnownWorth(**rules);
    testWatched(*rules);
}

} // namespace elgrande::test
