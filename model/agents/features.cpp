// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/features.h"

#include "model/agents/standpoint.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <numeric>

namespace elgrande {

namespace {

using F = SeatFeature;
using P = PlaceFeature;
using S = SharedFeature;
using PlaceRow = std::array<std::int16_t, kPlaceFeatures>;

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

// What a row says of a place, in the groups that are summed up over places (features.h).
PlaceRow summary(const PlaceInputs& row) {
    PlaceRow sums{};
    sums[0] = row[P::Points];
    const int lead = row[P::Lead];
    if (lead > 0)
        sums[static_cast<std::size_t>(std::min(lead, 3))] = narrow(row[P::First] - row[P::Second]);
    else if (lead > -3)
        sums[static_cast<std::size_t>(4 - lead)] = narrow(std::max(0, row[P::First] - row[P::Points]));
    sums[kPlaceFeatures - 1] = row[P::Own];
    return sums;
}

} // namespace

bool operator==(const Features& one, const Features& other) {
    if (one.seats != other.seats || one.phase != other.phase || one.of != other.of || one.shared != other.shared ||
        one.places != other.places)
        return false;
    for (Area area : one.places) {
        const auto& row = one.rows[index(area)];
        if (!std::equal(row.begin(), row.begin() + one.seats, other.rows[index(area)].begin())) return false;
    }
    return true;
}

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
    clock_ = clockOf(base);
    const auto addPlace = [&](Area area) {
        if (places_.size() < kMostPlaces) places_.insert(area);
        readPlace(base, area, clock_, rows_[index(area)]);
        keepSummary(area);
    };
    addPlace(Area::Castillo);
    for (Area area : rules.map.scoringOrder) {
        addPlace(area);
        for (Seat seat : rules.seats()) addTo(regions_[index(seat)].data(), ofPlace_[index(area)][index(seat)]);
    }
}

void FeatureReader::readPlace(const State& state, Area area, Clock clock, PlaceRows& rows) const {
    const std::array<int, kMaxSeats> points = pointsIn(rules_, state, area);
    const Contest contest = contestIn(rules_, state, area, ScoreMode::General);
    const auto& values = valuesOf(rules_, state, area);
    const int first = values[0];
    const int second =
        values[1]; // what a seat would have without being first: of the same scale, so that stakes compare
    const Area king = kingArea(rules_, state);
    const bool isBesideKing = king != Area::None && neighbours(rules_, state, king).contains(area);
    int homes = 0;
    for (Seat seat : rules_.seats()) homes += state.grande[index(seat)] == area ? 1 : 0;
    const Counts all(contest);
    const int crowd = std::accumulate(all.of.begin(), all.of.end(), 0);
    for (Seat seat : rules_.seats()) {
        const int mine = contest.count(ownerOf(seat));
        const Counts others = mine > 0 ? all.without(mine) : all;
        const Standpoint here(others, mine);
        const int lead = mine - here.best();
        const bool isHome = state.grande[index(seat)] == area;
        const int bonus = (king == area ? kKingsBonus : 0) + (isHome ? kHomeBonus : 0);
        const auto worthOf = [&](int rank) {
            if (rank == 1) return first + bonus;
            return rank <= rules_.flow.ranksScored ? values[static_cast<std::size_t>(rank - 1)] : 0;
        };
        const auto worthWith = [&](int more) { return mine + more > 0 ? worthOf(here.rankWith(more)) : 0; };
        const int now = worthWith(0);
        const auto small = [](int value) { return static_cast<std::int16_t>(value); };
        PlaceInputs& in = rows[index(seat)];
        in[P::Points] = small(points[index(seat)]);
        in[P::First] = small(first);
        in[P::Second] = small(second);
        in[P::Third] = small(values[2]);
        in[P::Own] = small(mine);
        in[P::OwnSome] = small(std::min(mine, 1));
        in[P::OwnFew] = small(std::min(mine, 3));
        in[P::Others] = small(crowd - mine);
        in[P::Gain1] = small(worthWith(1) - now);
        in[P::Gain2] = small(worthWith(2) - now);
        in[P::Gain3] = small(worthWith(3) - now);
        in[P::Loss1] = small(now - worthWith(-1));
        in[P::Loss2] = small(now - worthWith(-2));
        in[P::Threat1] = mine > 0 ? small(now - worthOf(here.rankAgainst(1))) : small(0);
        in[P::Threat2] = mine > 0 ? small(now - worthOf(here.rankAgainst(2))) : small(0);
        in[P::Lead] = small(std::clamp(lead, -6, 6));
        in[P::LeadSome] = small(std::clamp(lead, 0, 3));
        in[P::Tied] = mine > 0 && here.behind() == mine ? 1 : 0;
        in[P::FirstAlone] = lead > 0 ? 1 : 0;
        in[P::King] = king == area ? 1 : 0;
        in[P::BesideKing] = isBesideKing ? 1 : 0;
        in[P::Home] = isHome ? 1 : 0;
        in[P::Castillo] = area == Area::Castillo ? 1 : 0;
        in[P::OthersHomes] = small(homes - (isHome ? 1 : 0));
        in[P::Below] = small(std::min(4, mine - here.behind()));
        in[P::Above] = here.ahead() == 0 ? small(0) : small(std::min(4, others[here.ahead() - 1] - mine));
        in[P::Rivals] = small(others.size);
        in[P::BestRival] = small(std::min(8, others[0]));
        in[P::SecondRival] = small(std::min(8, others[1]));
        in[P::IsScoredNext] = clock.rounds == 0 ? 1 : 0;
        in[P::Scorings] = small(clock.scorings);
        in[P::One] = 1;
    }
}

void FeatureReader::keepSummary(Area area) {
    for (Seat seat : rules_.seats()) ofPlace_[index(area)][index(seat)] = summary(rows_[index(area)][index(seat)]);
}

// Places that are beside the King now or were so, and where the King stands.
AreaSet FeatureReader::changedByKing(const State& state) const {
    const Area now = kingArea(rules_, state);
    const Area then = kingArea(rules_, changed_.base());
    AreaSet changed;
    if (now == then) return changed;
    for (const auto& [at, king] : {std::pair{&state, now}, std::pair{&changed_.base(), then}}) {
        if (king == Area::None) continue;
        changed = changed | neighbours(rules_, *at, king);
        changed.insert(king);
    }
    return changed;
}

FeatureReader::Clock FeatureReader::clockOf(const State& state) const {
    Clock clock;
    int next = 0;
    for (int after : rules_.flow.scoringAfter) {
        if (after < state.round) continue;
        if (clock.scorings++ == 0) next = after;
    }
    // Not by subtraction: a short game leaves numbers out.
    for (int number : rules_.flow.roundNumbers) clock.rounds += number > state.round && number <= next ? 1 : 0;
    return clock;
}

void FeatureReader::readPlaces(const State& state, Clock clock, Features& features) const {
    const AreaSet changed = clock == clock_ ? changed_.in(state) | changedByKing(state) : AreaSet{~0U};
    AreaSet isNew;
    Sums regions = regions_;
    for (Area area : rules_.map.scoringOrder) {
        if ((rules_.map.counted[index(area)] & changed).empty()) continue;
        isNew.insert(area);
        readPlace(state, area, clock, features.rows[index(area)]);
        for (Seat seat : rules_.seats()) {
            const PlaceRow now = summary(features.rows[index(area)][index(seat)]);
            const PlaceRow& then = ofPlace_[index(area)][index(seat)];
            for (std::size_t i = 0; i < kPlaceFeatures; ++i)
                regions[index(seat)][i] = static_cast<std::int16_t>(regions[index(seat)][i] + now[i] - then[i]);
        }
    }
    if (changed.contains(Area::Castillo)) {
        isNew.insert(Area::Castillo);
        readPlace(state, Area::Castillo, clock, features.rows[index(Area::Castillo)]);
    }
    features.places = isNew & places_;
    const auto at = [&](Area area, std::size_t seat) -> const PlaceInputs& {
        return (isNew.contains(area) ? features.rows : rows_)[index(area)][seat];
    };
    const auto summaryAt = [&](Area area, std::size_t seat) {
        return isNew.contains(area) ? summary(features.rows[index(area)][seat]) : ofPlace_[index(area)][seat];
    };
    const Area king = kingArea(rules_, state);
    const AreaSet beside = (king == Area::None ? AreaSet{} : neighbours(rules_, state, king)) & rules_.map.scorable;
    for (Seat seat : rules_.seats()) {
        const std::size_t i = index(seat);
        std::int16_t* row = features.of[i].data();
        std::copy(regions[i].begin(), regions[i].end(), row + F::Regions);
        std::fill_n(row + F::BesideKing, kPlaceFeatures, std::int16_t{0});
        for (Area area : beside) addTo(row + F::BesideKing, summaryAt(area, i));
        const PlaceRow castillo = summaryAt(Area::Castillo, i);
        std::copy(castillo.begin(), castillo.end(), row + F::Castillo);
        const Area home = state.grande[i];
        row[F::HomePoints] = home == Area::None ? std::int16_t{0} : at(home, i)[P::Points];
        row[F::KingsPoints] = king == Area::None ? std::int16_t{0} : at(king, i)[P::Points];
        row[F::KingsPieces] = king == Area::None ? std::int16_t{0} : at(king, i)[P::Own];
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

void FeatureReader::readShared(const State& state, Clock clock, Features& features) const {
    auto& shared = features.shared;
    shared.fill(0);
    shared[static_cast<std::size_t>(rules_.players) - 2U + S::TwoPlayers] = 1;
    shared[S::RoundsLeft] = narrow(roundsLeft(rules_, state));
    shared[S::RoundsToScoring] = narrow(clock.rounds);
    shared[S::Scorings] = narrow(clock.scorings);
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
    features.phase = 3 * std::min(2, clock.rounds) + std::clamp(clock.scorings - 1, 0, 2);
}

void FeatureReader::read(const State& state, Features& features) const {
    features.seats = rules_.players;
    const Clock clock = clockOf(state);
    readPlaces(state, clock, features);
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
    readShared(state, clock, features);
}

void FeatureReader::readWhole(const State& state, Features& features) const {
    read(state, features);
    for (Area area : places_ - features.places) features.rows[index(area)] = rows_[index(area)];
    features.places = places_;
}

void FeatureReader::moveTo(const State& state, Features& features) {
    read(state, features);
    for (Area area : features.places) {
        rows_[index(area)] = features.rows[index(area)];
        keepSummary(area);
    }
    clock_ = clockOf(state);
    for (Seat seat : rules_.seats()) {
        const std::int16_t* row = features.of[index(seat)].data();
        std::copy_n(row + F::Regions, kPlaceFeatures, regions_[index(seat)].data());
        std::copy_n(row + F::HandSize, kHandFeatures, hands_[index(seat)].data());
    }
    changed_.moveTo(state);
}

} // namespace elgrande
