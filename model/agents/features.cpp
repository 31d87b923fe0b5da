// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/features.h"

#include "model/rules/queries.h"

#include <algorithm>
#include <numeric>

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

// Caballeros of those who contend for a place, the most first.
struct Counts {
    std::array<int, kMaxOwners> of{};
    int size = 0;

    explicit Counts(const Contest& contest) {
        for (std::size_t owner = 0; owner < kMaxOwners; ++owner) {
            const int count = contest.count(static_cast<Owner>(owner));
            if (count == 0) continue;
            std::size_t at = static_cast<std::size_t>(size++);
            for (; at > 0 && of[at - 1] < count; --at) of[at] = of[at - 1];
            of[at] = count;
        }
    }
    int operator[](int i) const { return i < size ? of[static_cast<std::size_t>(i)] : 0; }
    // Without one that has so many.
    Counts without(int count) const {
        Counts rest = *this;
        const auto end = rest.of.begin() + size;
        const auto at = std::find(rest.of.begin(), end, count);
        if (at == end) return rest;
        std::copy(at + 1, end, at);
        --rest.size;
        return rest;
    }
};

// The ranks of one who has `mine` Caballeros against `others` (RULINGS.md 1.6: those who tie take the next lower rank).
class Standpoint {
  public:
    static constexpr int kLess = 2; // Caballeros
    static constexpr int kMore = 3;

    Standpoint(const Counts& others, int mine)
        : others_(others)
        , mine_(mine) {
        int rank = 1;
        int at = 0;
        for (int count = mine + kMore; std::int8_t & each : ranks_) {
            while (at < others.size && others[at] > count) {
                const int from = at;
                while (at < others.size && others[at] == others[from]) ++at;
                rank += at - from == 1 ? 1 : 2;
            }
            each = static_cast<std::int8_t>(rank + (at < others.size && others[at] == count-- ? 1 : 0));
        }
        while (others[ahead_] > mine) ++ahead_;
    }

    int ahead() const { return ahead_; } // how many have more
    int best() const { return others_[0]; }
    int behind() const { return others_[ahead_]; } // Caballeros of the best who has not more
    int rankWith(int more) const { return ranks_[static_cast<std::size_t>(kMore - more)]; }
    // If the best who has not more had so many more.
    int rankAgainst(int more) const {
        const int to = behind() + more;
        if (to < mine_) return rankWith(0);
        if (to == mine_) return rankWith(0) + 1;
        const int there = static_cast<int>(std::count(others_.of.begin(), others_.of.begin() + ahead_, to));
        const bool wasOnlyTie = behind() == mine_ && others_[ahead_ + 1] != mine_;
        return rankWith(0) + (there < 2 ? 1 : 0) - (wasOnlyTie ? 1 : 0);
    }

  private:
    const Counts& others_;
    int mine_;
    std::array<std::int8_t, kLess + 1 + kMore> ranks_{}; // with kMore more, and so on down to kLess less
    int ahead_ = 0;
};

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
    const auto readPlace = [&](Area area) {
        if (places_.size() < kMostPlaces) places_.insert(area);
        facts_[index(area)] = factsOf(base, area, clock_, rows_[index(area)]);
    };
    readPlace(Area::Castillo);
    for (Area area : rules.map.scoringOrder) {
        readPlace(area);
        for (Seat seat : rules.seats()) addTo(regions_[index(seat)].data(), facts_[index(area)][index(seat)]);
    }
}

FeatureReader::PlaceFacts FeatureReader::factsOf(const State& state, Area area, Clock clock, PlaceRows& rows) const {
    using P = PlaceFeature;
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
    PlaceFacts facts{};
    for (Seat seat : rules_.seats()) {
        const int mine = contest.count(ownerOf(seat));
        const Counts others = mine > 0 ? all.without(mine) : all;
        const Standpoint here(others, mine);
        PlaceRow& row = facts[index(seat)];
        const int lead = mine - here.best();
        row[0] = narrow(points[index(seat)]);
        if (lead > 0)
            row[static_cast<std::size_t>(std::min(lead, 3))] = narrow(first - second);
        else if (lead > -3)
            row[static_cast<std::size_t>(4 - lead)] = narrow(std::max(0, first - points[index(seat)]));
        row[7] = narrow(mine);

        const bool isHome = state.grande[index(seat)] == area;
        const int bonus = (king == area ? 2 : 0) + (isHome ? 2 : 0);
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
    return facts;
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

void FeatureReader::readPlaces(const State& state, Clock clock, Features& features, AllFacts& news) const {
    const AreaSet changed = clock == clock_ ? changed_.in(state) | changedByKing(state) : AreaSet{~0U};
    AreaSet isNew;
    PlaceFacts regions = regions_;
    for (Area area : rules_.map.scoringOrder) {
        if ((rules_.map.counted[index(area)] & changed).empty()) continue;
        isNew.insert(area);
        news[index(area)] = factsOf(state, area, clock, features.rows[index(area)]);
        for (Seat seat : rules_.seats())
            for (std::size_t i = 0; i < kPlaceFeatures; ++i)
                regions[index(seat)][i] = static_cast<std::int16_t>(
                    regions[index(seat)][i] + news[index(area)][index(seat)][i] - facts_[index(area)][index(seat)][i]);
    }
    if (changed.contains(Area::Castillo)) {
        isNew.insert(Area::Castillo);
        news[index(Area::Castillo)] = factsOf(state, Area::Castillo, clock, features.rows[index(Area::Castillo)]);
    }
    features.places = isNew & places_;
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

void FeatureReader::readShared(const State& state, Clock clock, Features& features) const {
    auto& shared = features.shared;
    shared.fill(0);
    shared[static_cast<std::size_t>(rules_.players) - 2U + S::TwoPlayers] = 1;
    shared[S::RoundsLeft] = narrow(static_cast<int>(rules_.flow.roundNumbers.size()) - state.roundsBegun);
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
    AllFacts news;
    read(state, features, news);
}

void FeatureReader::read(const State& state, Features& features, AllFacts& news) const {
    features.seats = rules_.players;
    const Clock clock = clockOf(state);
    readPlaces(state, clock, features, news);
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
    AllFacts news;
    read(state, features, news);
    for (Area area : features.places) {
        facts_[index(area)] = news[index(area)];
        rows_[index(area)] = features.rows[index(area)];
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
