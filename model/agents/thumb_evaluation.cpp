// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/thumb_evaluation.h"

#include "model/rules/queries.h"

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

constexpr double kTurnVariance = 0.4;    // of a lead: in a round somebody gains or loses one or two in a place
constexpr double kLaterScoring = 0.7;    // of a general scoring after the next: by then much has been rearranged
constexpr double kSpecialScorings = 0.2; // of a place in a round: a card a round scores some places, often for its user
constexpr double kKingStays = 0.3;       // the chance until the scoring, while somebody can still move him
constexpr int kPlacedInRound = 4;        // what an action card lets one place, about
constexpr double kCourtSoon = 0.4;       // a Caballero that can be placed in the next turn …
constexpr double kCourtLater = 0.08;     // … and one that has to wait, for which supply will come anyway
constexpr double kStopper = 1.6;         // a Veto or its like: half of a special action of the leader's
constexpr double kTopPower = 0.1;        // the highest card in hand, less for lower ones: a choice kept
constexpr double kOfBest = 0.5;          // what a point of the best other takes away: one has to pass it …
constexpr double kOfOthers = 0.4;        // … and of the mean of all, any of whom may yet be the best
constexpr int kMostTurns = 24;           // in the table of chances: more make no difference
constexpr int kMostLead = 15;            // likewise
constexpr std::size_t kLookups = 4096;   // more than one thought makes, with room against collisions

struct Chance {
    double ahead = 0;
    double level = 0;
};

using ChancesOfLeads = std::array<Chance, 2 * kMostLead + 1>;

// By turns until the scoring.
std::array<ChancesOfLeads, kMostTurns + 1> makeChances() {
    std::array<ChancesOfLeads, kMostTurns + 1> chances{};
    for (std::size_t turns = 0; turns < chances.size(); ++turns) {
        const double deviation = std::sqrt(kTurnVariance * static_cast<double>(turns)) + 1e-6; // never 0
        const auto above = [&](double bound) { return 0.5 * std::erfc(bound / deviation / std::sqrt(2.0)); };
        for (std::size_t at = 0; at < chances[turns].size(); ++at) {
            const int lead = static_cast<int>(at) - kMostLead;
            chances[turns][at] = {above(0.5 - lead), above(-0.5 - lead) - above(0.5 - lead)};
        }
    }
    return chances;
}

Chance chanceOf(int lead, int turns) {
    static const auto chances = makeChances();
    const int at = std::clamp(lead, -kMostLead, kMostLead) + kMostLead;
    return chances[static_cast<std::size_t>(std::min(turns, kMostTurns))][static_cast<std::size_t>(at)];
}

// The chances of one owner's ranks in a place: by how many are ahead, and whether somebody is level.
struct Ranks {
    std::array<std::array<double, 2>, 4> ahead{{{1, 0}}};

    void meet(Chance mine) {
        const double behind = 1 - mine.ahead - mine.level;
        for (std::size_t n = ahead.size(); n-- > 0;) {
            auto& [alone, shared] = ahead[n];
            shared = shared * mine.ahead + (alone + shared) * mine.level;
            alone *= mine.ahead;
            if (n == 0) continue;
            alone += ahead[n - 1][0] * behind;
            shared += ahead[n - 1][1] * behind;
        }
    }
    double prize(const std::array<int, 3>& values, int ranksScored) const {
        double sum = 0;
        for (std::size_t rank = 0; rank < static_cast<std::size_t>(ranksScored); ++rank)
            sum += (ahead[rank][0] + (rank > 0 ? ahead[rank - 1][1] : 0)) * values[rank];
        return sum;
    }
};

// No card that could still be taken in this round moves the King.
bool isKingSettled(const Rules& rules, const State& state) {
    for (Card card : state.offer) {
        if (card == Card::None) continue;
        const CardInPlay& row = rules.card(card);
        const auto first = rules.deck.effectSteps.begin() + row.effectFirst;
        if (std::any_of(first, first + row.effectCount, [](Step step) { return step.kind == StepKind::King; }))
            return false;
    }
    return true;
}

} // namespace

ThumbEvaluation::ThumbEvaluation(const Rules& rules, const State& base)
    : rules_(rules)
    , plain_(rules, base)
    , known_(kLookups) {
    for (const ScoringHook& hook : rules.hooks.scoring)
        if (hook.rule == scoreByRank) ranked_ = ranked_ | hook.places;
}

ThumbEvaluation::Ahead ThumbEvaluation::aheadOf(const State& state) const {
    Ahead ahead;
    int next = 0;
    for (int after : rules_.flow.scoringAfter) {
        if (after < state.round) continue;
        ahead.later += next == 0 ? 0 : 1;
        next = next == 0 ? after : next;
    }
    ahead.rounds = std::max(0, next - state.round);
    ahead.turns = ahead.rounds * rules_.turnTakers + std::max(0, rules_.turnTakers - state.turn - 1);
    return ahead;
}

// The place scored in so many turns, where the King is then with this chance.
void ThumbEvaluation::addPrizes(const State& state, Area area, const Contest& contest, int turns, double king,
                                double weight, Worth& worth) const {
    for (Owner owner : rules_.owners) {
        if (contest.count(owner) == 0) continue;
        Ranks ranks;
        for (Owner other : rules_.owners)
            if (other != owner && (contest.count(other) > 0 || seatOf(other) != Seat::None)) // others may yet come
                ranks.meet(chanceOf(contest.count(owner) - contest.count(other), turns));
        const double prize = ranks.prize(valuesOf(rules_, state, area), rules_.flow.ranksScored);
        for (Seat seat : contest.seats(owner)) {
            const double bonus = kKingsBonus * king + (state.grande[index(seat)] == area ? kHomeBonus : 0);
            worth[index(seat)] += weight * (prize + ranks.ahead[0][0] * bonus);
        }
    }
}

// Looked up where it has been asked for before.
const ThumbEvaluation::Worth& ThumbEvaluation::worthOf(const State& state, Area area, const Contest& contest,
                                                       const Ahead& ahead) {
    const bool isKings = kingArea(rules_, state) == area;
    const bool isSafe = isKings && isKingSettled(rules_, state);
    const bool isLeftOut = elgrande::isLeftOut(rules_, state, area, ScoreMode::General);
    std::uint64_t rest = index(area) + 1;
    rest = rest << 8U | index(scoreboardOn(rules_, state, area));
    rest = rest << 3U | (isKings ? 1U : 0U) | (isSafe ? 2U : 0U) | (isLeftOut ? 4U : 0U);
    for (Seat seat : rules_.seats()) rest = rest << 1U | (state.grande[index(seat)] == area ? 1U : 0U);
    rest = rest << 8U | static_cast<std::uint64_t>(ahead.turns);
    rest = rest << 8U | static_cast<std::uint64_t>(state.round);
    const std::uint64_t mixed = (contest.counts() ^ rest * 0x9e3779b97f4a7c15ULL) * 0xbf58476d1ce4e5b9ULL;
    Known& known = known_[(mixed >> 40U) % kLookups];
    if (known.rest == rest && known.counts == contest.counts() && known.seats == contest.seats()) return known.worth;
    known = {contest.counts(), contest.seats(), rest, {}};
    const int round = rules_.turnTakers;
    const int turns = isSafe ? ahead.rounds * round : ahead.turns;
    const double king = !isKings ? 0 : isSafe && ahead.rounds == 0 ? 1 : kKingStays;
    if (!isLeftOut) addPrizes(state, area, contest, turns, king, 1, known.worth);
    addPrizes(state, area, contest, round, 0, kSpecialScorings * (ahead.rounds + 1), known.worth);
    addPrizes(state, area, contest, ahead.turns + 3 * round, 0, kLaterScoring * ahead.later, known.worth);
    return known.worth;
}

// `exits`: the most that Caballeros from the Castillo could add to a place.
void ThumbEvaluation::addPlace(const State& state, Area area, const Ahead& ahead, Worth& worth, Worth& exits) {
    if (ranked_.contains(area)) {
        const Contest contest = contestIn(rules_, state, area, ScoreMode::General);
        const Worth here = worthOf(state, area, contest, ahead);
        const bool isExit = rules_.map.onDisk.contains(area) && area != kingArea(rules_, state);
        for (std::size_t i = 0; i < kMaxSeats; ++i) {
            const auto owner = static_cast<Owner>(i);
            worth[i] += here[i];
            const int inside = state.at(Area::Castillo, owner);
            if (inside == 0 || !isExit) continue;
            Contest joined = contest;
            joined.setCount(owner, contest.count(owner) + inside);
            exits[i] = std::max(exits[i], worthOf(state, area, joined, ahead)[i] - here[i]);
        }
    }
    if (rules_.hooks.scoring.size() == 1) return; // nothing but ranks and their bonuses
    AwardList awards;
    scorePlace(rules_, state, area, ScoreMode::General, awards);
    for (const Award& award : awards)
        if (award.reason >= Reason::FirstFree) worth[index(award.seat)] += award.points;
}

ThumbEvaluation::Worth ThumbEvaluation::prospects(const State& state) {
    Worth worth{};
    for (Seat seat : rules_.seats()) worth[index(seat)] = state.score[index(seat)];
    if (state.over() && activeSeat(rules_, state) == Seat::None) return worth; // no turn that is only imagined
    const Ahead ahead = aheadOf(state);
    Worth exits{};
    for (Area area : rules_.map.scoringOrder) addPlace(state, area, ahead, worth, exits);
    addPlace(state, Area::Castillo, ahead, worth, exits);
    const int rounds = roundsLeft(rules_, state);
    for (Seat seat : rules_.seats()) {
        const std::size_t i = index(seat);
        const int court = state.at(Area::Court, ownerOf(seat));
        const int soon = std::min(court, kPlacedInRound);
        worth[i] += exits[i] + kCourtSoon * soon + kCourtLater * std::min(court - soon, kPlacedInRound * rounds);
        for (Power power : PowerSet{state.hand[i]}) worth[i] += kTopPower * plain_.standingOf(power);
        for (WorthHook hook : rules_.hooks.worth) worth[i] += hook(rules_, state, seat);
    }
    for (const Kept& kept : state.kept)
        if (kept.kind != 0 && rules_.kept[kept.kind].objects) worth[index(kept.seat)] += kStopper;
    return worth;
}

double ThumbEvaluation::advantage(const State& state, Seat seat) {
    return advantageOf(rules_, prospects(state), seat, kOfBest, kOfOthers);
}

} // namespace elgrande
