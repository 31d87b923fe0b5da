// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/features.h"

#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

using F = SeatFeature;
using S = SharedFeature;

constexpr int kHighestPower = 12; // of the heights of power cards

std::int16_t narrow(int value) { return static_cast<std::int16_t>(std::clamp(value, -2000, 2000)); }

template <class Row>
void addTo(std::int16_t* sums, const Row& row) {
    for (std::size_t i = 0; i < row.size(); ++i) sums[i] = static_cast<std::int16_t>(sums[i] + row[i]);
}

// Which of the Effects a verb belongs to. What expansions add is one group: it is new to everybody.
int effectGroup(StepKind kind) {
    switch (kind) {
    case StepKind::Relocate:
    case StepKind::Source:
        return 0;
    case StepKind::Send:
    case StepKind::SendEach:
        return 1;
    case StepKind::EmptyCourts:
    case StepKind::Recall:
    case StepKind::Court:
        return 2;
    case StepKind::Disk:
    case StepKind::DiskLoss:
    case StepKind::DiskEviction:
        return 3;
    case StepKind::DiskScoring:
    case StepKind::ScoreChosen:
    case StepKind::ScoreChoice:
        return 4;
    case StepKind::ScoreSet:
    case StepKind::CastilloScoring:
        return 5;
    case StepKind::King:
        return 6;
    case StepKind::Grande:
        return 7;
    case StepKind::Scoreboard:
        return 8;
    case StepKind::PowerBack:
        return 9;
    case StepKind::Evict:
    case StepKind::Choice:
        return 10;
    default:
        return 11;
    }
}

} // namespace

FeatureReader::FeatureReader(const Rules& rules, const State& base)
    : rules_(rules)
    , changed_(rules, base) {
    std::vector<int> values;
    for (const PowerInPlay& power : rules.deck.powers) values.push_back(power.value);
    std::sort(values.begin(), values.end());
    for (std::size_t i = 0; i < rules.deck.powers.size() && i < height_.size(); ++i) {
        const auto lower = std::lower_bound(values.begin(), values.end(), rules.deck.powers[i].value) - values.begin();
        height_[i] = narrow(kHighestPower * static_cast<int>(lower) / std::max(1, static_cast<int>(values.size()) - 1));
    }
    for (Seat seat : rules.seats()) {
        std::array<std::int16_t, kSeatFeatures> row{};
        readHand(base, seat, row.data());
        std::copy_n(row.data() + F::HandSize, kHandFeatures, hands_[index(seat)].data());
    }
    facts_[index(Area::Castillo)] = factsOf(base, Area::Castillo);
    for (Area area : rules.map.scoringOrder) {
        facts_[index(area)] = factsOf(base, area);
        for (Seat seat : rules.seats()) addTo(regions_[index(seat)].data(), facts_[index(area)][index(seat)]);
    }
}

FeatureReader::PlaceFacts FeatureReader::factsOf(const State& state, Area area) const {
    const std::array<int, kMaxSeats> points = pointsIn(rules_, state, area);
    const Contest contest = contestIn(rules_, state, area, ScoreMode::General);
    const int first = valuesOf(rules_, state, area)[0];
    PlaceFacts facts{};
    for (Seat seat : rules_.seats()) {
        const int mine = contest.count(ownerOf(seat));
        int rival = 0;
        int second = 0; // what the seat would have without being first: of the same scale, so that stakes compare
        for (std::size_t owner = 0; owner < kMaxOwners; ++owner)
            if (owner != index(seat)) rival = std::max(rival, contest.count(static_cast<Owner>(owner)));
        second = valuesOf(rules_, state, area)[1];
        PlaceRow& row = facts[index(seat)];
        const int lead = mine - rival;
        row[0] = narrow(points[index(seat)]);
        if (lead > 0)
            row[static_cast<std::size_t>(std::min(lead, 3))] = narrow(first - second);
        else if (lead > -3)
            row[static_cast<std::size_t>(4 - lead)] = narrow(std::max(0, first - points[index(seat)]));
        row[7] = narrow(mine);
    }
    return facts;
}

void FeatureReader::readPlaces(const State& state, Features& features) const {
    const AreaSet changed = changed_.in(state);
    std::array<PlaceFacts, kMaxAreas> news; // of places that have changed; the others are not written
    AreaSet isNew;
    PlaceFacts regions = regions_;
    for (Area area : rules_.map.scoringOrder) {
        if ((rules_.map.counted[index(area)] & changed).empty()) continue;
        isNew.insert(area);
        news[index(area)] = factsOf(state, area);
        for (Seat seat : rules_.seats())
            for (std::size_t i = 0; i < kPlaceFeatures; ++i)
                regions[index(seat)][i] = static_cast<std::int16_t>(
                    regions[index(seat)][i] + news[index(area)][index(seat)][i] - facts_[index(area)][index(seat)][i]);
    }
    if (changed.contains(Area::Castillo)) {
        isNew.insert(Area::Castillo);
        news[index(Area::Castillo)] = factsOf(state, Area::Castillo);
    }
    const auto at = [&](Area area) -> const PlaceFacts& {
        return isNew.contains(area) ? news[index(area)] : facts_[index(area)];
    };
    const Area king = kingArea(rules_, state);
    const AreaSet beside = (king == Area::None ? AreaSet{} : neighbours(rules_, state, king)) & rules_.map.scorable;
    for (Seat seat : rules_.seats()) {
        const std::size_t i = index(seat);
        std::int16_t* row = features.of[i].data();
        std::copy(regions[i].begin(), regions[i].end(), row + F::Regions);
        std::fill_n(row + F::BesideKing, kPlaceFeatures, std::int16_t{0});
        for (Area area : beside) addTo(row + F::BesideKing, at(area)[i]);
        std::copy(at(Area::Castillo)[i].begin(), at(Area::Castillo)[i].end(), row + F::Castillo);
        row[F::KingsPoints] = king == Area::None ? std::int16_t{0} : at(king)[i][0];
        const Area home = state.grande[i];
        row[F::HomePoints] = home == Area::None ? std::int16_t{0} : at(home)[i][0];
        row[F::KingsPieces] = king == Area::None ? std::int16_t{0} : at(king)[i][kPlaceFeatures - 1];
    }
}

void FeatureReader::readHand(const State& state, Seat seat, std::int16_t* row) const {
    int size = 0;
    int sum = 0;
    int highest = 0;
    int next = 0;
    int lowest = kHighestPower;
    for (Power power : PowerSet{state.hand[index(seat)]}) {
        const int height = height_[index(power)];
        ++size;
        sum += height;
        lowest = std::min(lowest, height);
        next = std::max(next, std::min(highest, height));
        highest = std::max(highest, height);
    }
    row[F::HandSize] = narrow(size);
    row[F::HandSum] = narrow(sum);
    row[F::HandHighest] = narrow(highest);
    row[F::HandSecond] = narrow(next);
    row[F::HandLowest] = narrow(size == 0 ? 0 : lowest);
}

void FeatureReader::readTurn(const State& state, Seat seat, std::int16_t* row) const {
    const Power played = state.played[index(seat)];
    row[F::HasPlayed] = played != Power::None ? 1 : 0;
    row[F::PlayedHeight] = played == Power::None ? std::int16_t{0} : height_[index(played)];
    row[F::BeginsRound] = state.starter == seat ? 1 : 0;
    row[F::TurnsBefore] = row[F::TurnOver] = row[F::IsActive] = row[F::ToPlace] = row[F::IsLastPlayed] = 0;
    if (played == Power::None) return;
    int before = 0;
    bool lowest = true;
    const int value = rules_.power(played).value;
    for (Seat other : rules_.seats()) {
        const Power theirs = state.played[index(other)];
        if (other == seat || theirs == Power::None) continue;
        before += rules_.power(theirs).value > value ? 1 : 0;
        lowest = lowest && rules_.power(theirs).value > value;
    }
    row[F::IsLastPlayed] = lowest ? 1 : 0;
    row[F::TurnsBefore] = narrow(before);
    if (state.turn >= rules_.turnTakers) return;
    int place = 0;
    while (place < rules_.turnTakers && state.order[static_cast<std::size_t>(place)] != seat) ++place;
    row[F::TurnsBefore] = narrow(std::max(0, place - state.turn));
    row[F::TurnOver] = place < state.turn ? 1 : 0;
    if (place != state.turn) return;
    row[F::IsActive] = 1;
    row[F::ToPlace] = narrow(state.placing.count);
}

void FeatureReader::readEffect(const State& state, Seat seat, std::int16_t* row) const {
    std::fill_n(row + F::Effects, F::End - F::Effects, std::int16_t{0});
    for (std::size_t n = 0; n < State::kCardsBefore; ++n) {
        const Card card = state.cards[index(seat)][n];
        if (card == Card::None || (state.spent[index(seat)] >> n & 1U) != 0 || row[F::TurnOver] != 0) continue;
        const CardInPlay& facts = rules_.card(card);
        if (facts.effectCount == 0) continue;
        ++row[F::Effects + effectGroup(rules_.deck.effectSteps[facts.effectFirst].kind)];
    }
}

void FeatureReader::readRest(const State& state, Features& features) const {
    std::array<int, kMaxSeats> forecast{};
    int sum = 0;
    for (Seat seat : rules_.seats()) {
        const std::int16_t* row = features.of[index(seat)].data();
        forecast[index(seat)] = state.score[index(seat)] + row[F::Regions] + row[F::Castillo];
        sum += state.score[index(seat)];
    }
    for (Seat seat : rules_.seats()) {
        std::int16_t* row = features.of[index(seat)].data();
        int best = -9999;
        int bestForecast = -9999;
        for (Seat other : rules_.seats()) {
            if (other == seat) continue;
            best = std::max<int>(best, state.score[index(other)]);
            bestForecast = std::max(bestForecast, forecast[index(other)]);
        }
        const int mine = state.score[index(seat)];
        row[F::LeadOverMean] = narrow(mine - (sum - mine) / std::max(1, rules_.players - 1));
        row[F::LeadOverBest] = narrow(mine - best);
        row[F::ForecastLead] = narrow(forecast[index(seat)] - bestForecast);
        const int court = state.at(Area::Court, ownerOf(seat));
        const int provinces = state.at(Area::Provinces, ownerOf(seat));
        row[F::Court] = narrow(court);
        row[F::CourtSome] = narrow(std::min(court, 3));
        row[F::CourtBeyond] = narrow(std::max(0, court - 6));
        row[F::Provinces] = narrow(provinces);
        row[F::ProvincesSome] = narrow(std::min(provinces, 3));
        double worth = 0;
        for (WorthHook hook : rules_.hooks.worth) worth += hook(rules_, state, seat);
        row[F::Worth] = narrow(static_cast<int>(worth * 4));
        row[F::Vetoes] = row[F::KeptOthers] = row[F::Tokens] = 0;
    }
    for (const Kept& kept : state.kept) {
        if (kept.kind == 0) break;
        if (!rules_.seats().contains(kept.seat)) continue;
        ++features.of[index(kept.seat)][rules_.kept[kept.kind].objects ? F::Vetoes : F::KeptOthers];
    }
    for (std::size_t i = 0; i < rules_.tokens.size(); ++i)
        if (const Seat seat = state.token[i].seat(); rules_.seats().contains(seat))
            ++features.of[index(seat)][F::Tokens];
}

void FeatureReader::readShared(const State& state, Features& features) const {
    auto& shared = features.shared;
    shared.fill(0);
    shared[static_cast<std::size_t>(rules_.players) - 2U + S::TwoPlayers] = 1;
    shared[S::RoundsLeft] = narrow(static_cast<int>(rules_.flow.roundNumbers.size()) - state.roundsBegun);
    int scorings = 0;
    int next = 0;
    for (int after : rules_.flow.scoringAfter) {
        if (after < state.round) continue;
        if (scorings++ == 0) next = after;
    }
    int rounds = 0; // not by subtraction: a short game leaves numbers out
    for (int number : rules_.flow.roundNumbers) rounds += number > state.round && number <= next ? 1 : 0;
    shared[S::RoundsToScoring] = narrow(rounds);
    shared[S::Scorings] = narrow(scorings);
    for (Seat seat : rules_.seats()) {
        const std::int16_t* row = features.of[index(seat)].data();
        shared[S::Gap] = std::max(shared[S::Gap], row[F::LeadOverBest]);
        if (row[F::HasPlayed] == 0) ++shared[S::PowersToPlay];
        if (row[F::TurnOver] == 0) ++shared[S::TurnsToCome];
        shared[S::InCastillo] =
            static_cast<std::int16_t>(shared[S::InCastillo] + row[F::Castillo + kPlaceFeatures - 1]);
        shared[S::OnBoard] = static_cast<std::int16_t>(shared[S::OnBoard] + row[F::Regions + kPlaceFeatures - 1]);
    }
    shared[S::TurnsBegun] = state.turn < rules_.turnTakers ? 1 : 0;
    shared[S::One] = 1;
    features.phase = 3 * std::min(2, rounds) + std::clamp(scorings - 1, 0, 2);
}

void FeatureReader::read(const State& state, Features& features) const {
    features.seats = rules_.players;
    readPlaces(state, features);
    for (Seat seat : rules_.seats()) {
        std::int16_t* row = features.of[index(seat)].data();
        if (state.hand[index(seat)] == changed_.base().hand[index(seat)])
            std::copy_n(hands_[index(seat)].data(), kHandFeatures, row + F::HandSize);
        else
            readHand(state, seat, row);
        readTurn(state, seat, row);
        readEffect(state, seat, row);
    }
    readRest(state, features);
    readShared(state, features);
}

} // namespace elgrande
