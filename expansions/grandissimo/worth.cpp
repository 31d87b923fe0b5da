// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the things of this expansion are worth to computer players, in points, as far as the board does not show it.
#include "grand_rules.h"

#include <algorithm>

namespace elgrande::grandissimo {

namespace {

constexpr double kQueenEachRound = 0.3; // a Caballero more in every turn
constexpr double kJesterEachRound = 0.1;
constexpr double kShipToken = 0.4;
constexpr double kDoubleTurnWorth = 2.0;
constexpr double kFreeChoiceWorth = 2.0;
constexpr double kSavedSpecial = 0.8;
constexpr double kAfterBoycott = 0.22; // of the points that a boycotted region would give, for each later scoring
constexpr int kRoundsToScoring = 3;

double worthOfFigures(const Rules& rules, const State& state, Seat seat) {
    const Ids& ids = idsOf(rules);
    const double rounds = roundsLeft(rules, state);
    double worth = 0;
    if (holds(state, seat, ids.queen)) worth += kQueenEachRound * rounds;
    if (holds(state, seat, ids.jester)) worth += kJesterEachRound * rounds;
    if (ids.withInquisitor && holds(state, seat, ids.inquisitor))
        worth += kQueenEachRound * (ids.blackIsHolders ? rounds : std::min<double>(rounds, kRoundsToScoring));
    if (ids.withShip)
        for (std::size_t n = 0; n < 2; ++n)
            worth += holds(state, seat, static_cast<Token>(index(ids.shipToken) + n)) ? kShipToken : 0;
    return worth;
}

// General scorings after the next one, which knows of a boycott by itself.
int laterScorings(const Rules& rules, const State& state) {
    const auto& after = rules.flow.scoringAfter;
    const auto left = std::count_if(after.begin(), after.end(), [&](int round) { return round >= state.round; });
    return std::max(0, static_cast<int>(left) - 1);
}

double worthOfKept(const Rules& rules, const State& state, Seat seat) {
    const Ids& ids = idsOf(rules);
    double worth = 0;
    for (Kept kept : state.kept) {
        if (kept.kind == 0) break;
        if (kept.kind == ids.boycott)
            worth += kAfterBoycott * laterScorings(rules, state) *
                     pointsIn(rules, state, regionOf(kept), ScoreMode::Full)[index(seat)];
        if (kept.kind == ids.freeChoice && kept.seat == seat) worth += kFreeChoiceWorth;
        if (kept.kind == ids.doubleTurn && kept.seat == seat) worth += kDoubleTurnWorth;
    }
    return worth;
}

double worth(const Rules& rules, const State& state, Seat seat) {
    double sum = worthOfFigures(rules, state, seat) + worthOfKept(rules, state, seat);
    for (std::size_t n = 1; n < State::kCardsBefore; ++n)
        if (const Card card = state.cards[index(seat)][n]; card != Card::None && rules.card(card).stack != kNoStack)
            sum += kSavedSpecial;
    return sum;
}

} // namespace

void addWorth(RulesBuilder& builder) { builder.worth(worth); }

} // namespace elgrande::grandissimo
