#include "model/agents/evaluation.h"

#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

constexpr double kNextScoring = 1.0;    // certainty that a place still stands like this when it is scored …
constexpr double kFadePerRound = 0.13;  // … less this for every round until then
constexpr double kLaterScorings = 0.22; // each scoring after the next
constexpr double kOnBoard = 0.16;       // a Caballero on the board, beyond the points of its rank
constexpr double kInCastillo = 0.42;    // it may still go anywhere at the scoring
constexpr double kInCourt = 0.30;       // the first ones; more than a round's worth is worth little
constexpr double kInCourtBeyond = 0.08;
constexpr int kCourtForOneRound = 6;
constexpr double kVeto = 1.6;
constexpr double kPowerInHand = 0.05; // times the printed value over 13: a high card is a choice kept

struct Weights {
    double place = 0; // of a point in a region's scoring
};

Weights weightsOf(const Rules& rules, const State& state) {
    int next = 0;
    int later = 0;
    for (int after : rules.scoringAfter) {
        if (after < state.round) continue;
        if (next == 0)
            next = after;
        else
            ++later;
    }
    if (next == 0) return {};
    const int rounds = next - state.round;
    return {std::max(0.4, kNextScoring - kFadePerRound * rounds) + kLaterScorings * later};
}

double courtWorth(int court) {
    return kInCourt * std::min(court, kCourtForOneRound) + kInCourtBeyond * std::max(0, court - kCourtForOneRound);
}

} // namespace

std::array<double, kMaxSeats> prospects(const Rules& rules, const State& state) {
    std::array<double, kMaxSeats> worth{};
    for (Seat seat : rules.seats()) worth[index(seat)] = state.score[index(seat)];
    if (state.over()) return worth;
    const Weights weights = weightsOf(rules, state);
    AwardList awards;
    for (Area area : rules.scoringOrder) scorePlace(rules, state, area, ScoreMode::Full, awards);
    for (const Award& award : awards) worth[index(award.seat)] += weights.place * award.points;
    AwardList castillo;
    scorePlace(rules, state, Area::Castillo, ScoreMode::Full, castillo);
    for (const Award& award : castillo) worth[index(award.seat)] += 0.8 * weights.place * award.points;
    for (Seat seat : rules.seats()) {
        double& mine = worth[index(seat)];
        const Owner owner = ownerOf(seat);
        const int court = state.at(Area::Court, owner);
        const int castle = state.at(Area::Castillo, owner);
        const int board = rules.pieces - court - castle - state.at(Area::Provinces, owner);
        mine += weights.place * (kOnBoard * board + kInCastillo * castle + courtWorth(court));
        for (std::uint32_t rest = state.hand[index(seat)]; rest != 0; rest &= rest - 1)
            mine += kPowerInHand * rules.powers[static_cast<std::size_t>(std::countr_zero(rest))].value / 13.0;
    }
    for (const Standing& standing : state.standing)
        if (standing.kind == kStandingVeto) worth[index(standing.seat)] += kVeto;
    return worth;
}

double advantage(const Rules& rules, const State& state, Seat seat) {
    const auto worth = prospects(rules, state);
    double sum = 0;
    double best = -1e9;
    for (Seat other : rules.seats()) {
        if (other == seat) continue;
        sum += worth[index(other)];
        best = std::max(best, worth[index(other)]);
    }
    return worth[index(seat)] - 0.5 * sum / (rules.players - 1) - 0.5 * best;
}

} // namespace elgrande
