// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/evaluation.h"

#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

constexpr double kNextScoring = 1.0;     // certainty that a place still stands like this when it is scored …
constexpr double kFadePerRound = 0.13;   // … less this for every round until then
constexpr double kLaterScorings = 0.22;  // each scoring after the next
constexpr double kOnBoard = 0.16;        // a Caballero on the board, beyond the points of its rank
constexpr double kCastilloScoring = 0.8; // of a point there: somebody may still come in unseen
constexpr double kInCastillo = 0.42;     // it may still go anywhere at the scoring
constexpr double kInCourt = 0.30;        // the first ones; more than a round's worth is worth little
constexpr double kInCourtBeyond = 0.08;
constexpr int kCourtForOneRound = 6;
constexpr double kVeto = 1.6;         // or what else stops a special action
constexpr double kPowerInHand = 0.05; // of the highest card, less for lower ones: a high card is a choice kept

// What a point in a region's scoring is worth now.
double weightOfPlaces(const Rules& rules, const State& state) {
    int next = 0;
    int later = 0;
    for (int after : rules.flow.scoringAfter) {
        if (after < state.round) continue;
        if (next == 0)
            next = after;
        else
            ++later;
    }
    if (next == 0) return 0;
    const int rounds = next - state.round;
    return std::max(0.4, kNextScoring - kFadePerRound * rounds) + kLaterScorings * later;
}

double courtWorth(int court) {
    return kInCourt * std::min(court, kCourtForOneRound) + kInCourtBeyond * std::max(0, court - kCourtForOneRound);
}

} // namespace

Evaluation::Evaluation(const Rules& rules, const State& base)
    : rules_(rules)
    , changed_(rules, base) {
    std::vector<int> values;
    for (const PowerInPlay& power : rules.deck.powers) values.push_back(power.value);
    std::sort(values.begin(), values.end());
    for (std::size_t i = 0; i < rules.deck.powers.size(); ++i) {
        const auto lower = std::lower_bound(values.begin(), values.end(), rules.deck.powers[i].value) - values.begin();
        standing_[i] = values.size() < 2 ? 0.5 : static_cast<double>(lower) / static_cast<double>(values.size() - 1);
    }
    for (Seat seat : rules.seats()) handWorth_[index(seat)] = worthOfHand(base.hand[index(seat)]);
    pointsIn_[index(Area::Castillo)] = pointsIn(rules, base, Area::Castillo);
    for (Area area : rules.map.scoringOrder) {
        pointsIn_[index(area)] = pointsIn(rules, base, area);
        for (Seat seat : rules.seats()) regions_[index(seat)] += pointsIn_[index(area)][index(seat)];
    }
}

double Evaluation::worthOfHand(std::uint32_t hand) const {
    double worth = 0;
    const double cards = static_cast<double>(rules_.deck.powers.size());
    for (Power power : PowerSet{hand}) worth += kPowerInHand * (standingOf(power) * (cards - 1) + 1) / cards;
    return worth;
}

std::array<double, kMaxSeats> Evaluation::prospects(const State& state) const {
    std::array<double, kMaxSeats> worth{};
    for (Seat seat : rules_.seats()) worth[index(seat)] = state.score[index(seat)];
    if (state.over()) return worth;
    const double weight = weightOfPlaces(rules_, state);
    const AreaSet changed = changed_.in(state);
    Points places = regions_;
    for (Area area : rules_.map.scoringOrder) {
        if ((rules_.map.counted[index(area)] & changed).empty()) continue;
        const Points now = pointsIn(rules_, state, area);
        for (Seat seat : rules_.seats()) places[index(seat)] += now[index(seat)] - pointsIn_[index(area)][index(seat)];
    }
    const Points castillo =
        changed.contains(Area::Castillo) ? pointsIn(rules_, state, Area::Castillo) : pointsIn_[index(Area::Castillo)];
    for (Seat seat : rules_.seats()) {
        const std::size_t i = index(seat);
        const Owner owner = ownerOf(seat);
        const int court = state.at(Area::Court, owner);
        const int castle = state.at(Area::Castillo, owner);
        const int board = rules_.flow.pieces - court - castle - state.at(Area::Provinces, owner);
        worth[i] += weight * (places[i] + kCastilloScoring * castillo[i] + kOnBoard * board + kInCastillo * castle +
                              courtWorth(court));
        worth[i] += state.hand[i] == changed_.base().hand[i] ? handWorth_[i] : worthOfHand(state.hand[i]);
        for (WorthHook hook : rules_.hooks.worth) worth[i] += hook(rules_, state, seat);
    }
    for (const Kept& kept : state.kept)
        if (kept.kind != 0 && rules_.kept[kept.kind].objects) worth[index(kept.seat)] += kVeto;
    return worth;
}

double advantageOf(const Rules& rules, const std::array<double, kMaxSeats>& worth, Seat seat, double ofBest,
                   double ofMean) {
    double sum = 0;
    double best = -1e9;
    for (Seat other : rules.seats()) {
        if (other == seat) continue;
        sum += worth[index(other)];
        best = std::max(best, worth[index(other)]);
    }
    return worth[index(seat)] - ofMean * sum / (rules.players - 1) - ofBest * best;
}

double Evaluation::advantage(const State& state, Seat seat) const {
    return advantageOf(rules_, prospects(state), seat, 0.5, 0.5);
}

} // namespace elgrande
