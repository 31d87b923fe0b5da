// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

std::string Rules::ownerName(Owner owner) const {
    const std::size_t i = index(owner);
    if (i < static_cast<std::size_t>(players)) return setup.colours[i];
    return i < words.owners.size() && !words.owners[i].empty() ? words.owners[i] : "nobody";
}

bool Rules::scoresAfter(int round) const {
    return std::find(flow.scoringAfter.begin(), flow.scoringAfter.end(), round) != flow.scoringAfter.end();
}

const std::string& Rules::optionValue(const std::string& id) const {
    static const std::string none;
    for (const OptionFacts& option : options)
        if (option.id == id) return option.chosen;
    return none;
}

// Places -------------------------------------------------------------------------------------------------------------

void FixedBans::add(const Ban& ban) {
    const bool in = (ban.on & Ban::CaballerosIn) != 0;
    const bool out = (ban.on & Ban::CaballerosOut) != 0;
    for (std::size_t how = 0; how < kHows; ++how)
        for (std::size_t owner = 0; owner < kMaxOwners; ++owner) {
            if ((ban.hows >> how & 1U) == 0 || !ban.owners.contains(static_cast<Owner>(owner))) continue;
            for (std::size_t others = ban.others ? 1 : 0; others < 2; ++others) {
                if (in) sets_[0][others][how][owner].bits |= ban.places.bits;
                if (out) sets_[1][others][how][owner].bits |= ban.places.bits;
            }
        }
}

namespace {

AreaSet openTo(const Rules& rules, const State& state, Area king, AreaSet among, const Manner& manner) {
    const AreaSet asked = rules.map.targets & among;
    const AreaSet open = asked - banned(rules, state, king, Ban::CaballerosIn, manner, asked);
    return open - fullPlaces(rules, state, open);
}

} // namespace

AreaSet regionsNotDrawn(const Rules& rules, const State& state) {
    AreaSet set = rules.map.onDisk;
    if (state.king() != Area::None) set.erase(state.king());
    for (Seat seat : rules.seats())
        if (state.grande[index(seat)] != Area::None) set.erase(state.grande[index(seat)]);
    return set;
}

AreaSet mayEnterWithHooks(const Rules& rules, const State& state, const Manner& manner, AreaSet among) {
    return openTo(rules, state, kingArea(rules, state), among, manner);
}

AreaSet EntriesFrom::openToAll() const {
    AreaSet open = rules_.map.targets;
    if (const Area king = kingArea(rules_, state_); king != Area::None) open.erase(king);
    open = open - rules_.hooks.fixed.in(Ban::CaballerosIn, manner_) - fullPlaces(rules_, state_, open);
    for (const Ban& ban : rules_.hooks.closing.of(manner_.how))
        if (ban.concerns(manner_)) open = open - ban.in(rules_, state_, manner_);
    return open;
}

AreaSet EntriesFrom::from(Area source) const {
    Manner manner = manner_;
    manner.from = source;
    AreaSet open = open_;
    for (const Ban& ban : rules_.hooks.bySource.of(manner.how))
        if (!(ban.places & open).empty() && ban.concerns(manner)) open = open - ban.in(rules_, state_, manner);
    return open;
}

AreaSet mayLeaveWithHooks(const Rules& rules, const State& state, const Manner& manner, AreaSet among) {
    return among - banned(rules, state, kingArea(rules, state), Ban::CaballerosOut, manner, among);
}

AreaSet placesFromCourtWithHooks(const Rules& rules, const State& state, Seat seat) {
    const Area king = kingArea(rules, state);
    AreaSet set = neighbours(rules, state, king) | AreaSet::of(Area::Castillo);
    for (PlacingHook hook : rules.hooks.placing) set = set | hook(rules, state, seat);
    return openTo(rules, state, king, set, ownOf(seat, How::Place));
}

AreaSet wholes(const Rules& rules, const State& state, AreaSet places) {
    if (!rules.map.hasParts || (places - rules.map.regions).empty()) return places; // no region is a part of another
    AreaSet set = places;
    for (Area area : divided(rules, state))
        if (const AreaSet parts = partsOf(rules, state, area) & places; !parts.empty())
            set = (set - parts) | AreaSet::of(area);
    return set;
}

// Scoring ------------------------------------------------------------------------------------------------------------

namespace {

std::uint64_t countsIn(const State& state, Area area) {
    std::uint64_t counts = 0;
    for (std::size_t owner = 0; owner < kMaxOwners; ++owner)
        counts |= std::uint64_t{state.count[owner][index(area)]} << (owner * 8U);
    return counts;
}

// Pieces that serve a seat count as its own.
void addServants(const Rules& rules, const State& state, Contest& contest) {
    for (const Master& each : rules.hooks.masters) {
        if (contest.count(each.owner) == 0) continue;
        if (const Seat seat = each.seat(rules, state); seat != Seat::None) contest.merge(each.owner, ownerOf(seat));
    }
}

} // namespace

Contest contestIn(const Rules& rules, const State& state, Area area, ScoreMode mode) {
    std::uint64_t counts = countsIn(state, area);
    if (rules.map.hasParts) [[unlikely]]
        for (Area part : rules.map.counted[index(area)] - AreaSet::of(area)) counts += countsIn(state, part);
    Contest contest(counts, rules.flow.scoresFor);
    if (!rules.hooks.masters.empty()) [[unlikely]]
        addServants(rules, state, contest);
    for (ContestHook hook : rules.hooks.contests) [[unlikely]] hook(rules, state, area, mode, contest);
    return contest;
}

int crowdIn(const Rules& rules, const State& state, Area area) {
    int sum = caballerosIn(state, area);
    for (Area part : partsOf(rules, state, area)) sum += caballerosIn(state, part);
    return sum;
}

namespace {

// The owners with the largest count: in `tied` the highest bit of each one's byte is set. A byte of `others` is 0 where
// the count is the largest.
struct Leaders {
    explicit Leaders(std::uint64_t counts) {
        constexpr std::uint64_t kHigh = 0x8080808080808080ULL;
        constexpr std::uint64_t kEach = 0x0101010101010101ULL;
        for (unsigned owner = 0; owner < kMaxOwners; ++owner) count = std::max(count, counts >> (owner * 8U) & 0xffU);
        const std::uint64_t others = counts ^ (kEach * count);
        tied = ~(((others & ~kHigh) + ~kHigh) | others) & kHigh;
    }
    bool alone() const { return (tied & (tied - 1)) == 0; }
    Owner first() const { return static_cast<Owner>(std::countr_zero(tied) / 8); }
    std::uint64_t bytes() const { return (tied >> 7U) * 0xffU; }

    std::uint64_t count = 0;
    std::uint64_t tied = 0;
};

} // namespace

namespace {

// Rank after rank: who holds it and which one counts for them, until `held` says that it is enough. Those who tie take
// the next lower rank, which may be one that nobody scores.
template <class Held>
void eachRank(const Rules& rules, const Contest& contest, const Held& held) {
    std::uint64_t counts = contest.counts(); // of those who have no rank yet
    for (int rank = 1; rank <= rules.flow.ranksScored && counts != 0;) {
        const Leaders leaders(counts);
        const int counted = leaders.alone() ? rank : rank + 1;
        if (!held(leaders, rank, counted)) return;
        counts &= ~leaders.bytes();
        rank = counted + 1;
    }
}

int pointsOf(const Rules& rules, const std::array<int, 3>& values, int rank) {
    return rank <= rules.flow.ranksScored ? values[static_cast<std::size_t>(rank - 1)] : 0;
}

bool isScoredByRank(const Rules& rules, Area area) {
    return std::any_of(rules.hooks.scoring.begin(), rules.hooks.scoring.end(), [area](const ScoringHook& hook) {
        return hook.rule == scoreByRank && hook.places.contains(area);
    });
}

} // namespace

void scoreByRank(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards) {
    const Contest contest = contestIn(rules, state, area, mode);
    const auto& values = valuesOf(rules, state, area);
    eachRank(rules, contest, [&](Leaders leaders, int rank, int counted) {
        if (mode == ScoreMode::FirstOnly && counted > 1) return false;
        const bool alone = leaders.alone();
        const int points = pointsOf(rules, values, counted);
        const SeatSet first = contest.seats(leaders.first());
        for (; points != 0 && leaders.tied != 0; leaders.tied &= leaders.tied - 1)
            for (Seat seat : contest.seats(leaders.first()))
                awards.push(
                    {area, seat, static_cast<std::uint8_t>(counted), Reason::Rank, static_cast<std::int16_t>(points)});
        if (rank == 1 && alone) {
            if (kingArea(rules, state) == area)
                for (Seat seat : first) awards.push({area, seat, 1, Reason::King, kKingsBonus});
            for (Seat seat : first)
                if (state.grande[index(seat)] == area) awards.push({area, seat, 1, Reason::Grande, kHomeBonus});
        }
        return mode != ScoreMode::FirstOnly;
    });
}

std::vector<Standing> standingsIn(const Rules& rules, const State& state, Area area, ScoreMode mode) {
    std::vector<Standing> found;
    if (!isScoredByRank(rules, area) || isLeftOut(rules, state, area, mode)) return found;
    const Contest contest = contestIn(rules, state, area, mode);
    const auto& values = valuesOf(rules, state, area);
    const auto worthOf = [&](int rank) {
        return mode == ScoreMode::FirstOnly && rank > 1 ? 0 : pointsOf(rules, values, rank);
    };
    OwnerSet ranked;
    eachRank(rules, contest, [&](Leaders leaders, int rank, int counted) {
        const bool tied = !leaders.alone();
        const int points = worthOf(counted);
        for (; leaders.tied != 0; leaders.tied &= leaders.tied - 1) {
            const Owner owner = leaders.first();
            const SeatSet seats = contest.seats(owner);
            const bool idle = points != 0 ? seats.empty() : tied && worthOf(rank) != 0;
            found.push_back({owner, contest.count(owner), counted, tied, seats, points, idle});
            ranked.insert(owner);
        }
        return true;
    });
    for (Owner owner : rules.owners)
        if (const int count = contest.count(owner); count > 0 && !ranked.contains(owner))
            found.push_back({.owner = owner, .count = count, .seats = contest.seats(owner)});
    return found;
}

int idleIn(const Rules& rules, const State& state, Area area, ScoreMode mode) {
    const Contest contest = contestIn(rules, state, area, mode);
    int idle = crowdIn(rules, state, area);
    for (Owner owner : rules.owners) idle -= contest.count(owner);
    if (idle == 0 || contest.counts() != 0) return idle;
    // Where nobody contends, a space of its own may still give its Caballero points.
    AwardList awards;
    scorePlace(rules, state, area, mode, awards);
    return idle - static_cast<int>(
                      std::count_if(awards.begin(), awards.end(), [](const Award& award) { return award.rank == 0; }));
}

std::array<int, kMaxSeats> pointsIn(const Rules& rules, const State& state, Area area, ScoreMode mode) {
    AwardList awards;
    scorePlace(rules, state, area, mode, awards);
    std::array<int, kMaxSeats> points{};
    for (const Award& award : awards) points[index(award.seat)] += award.points;
    return points;
}

AreaSet unscored(const Rules& rules, const State& state) {
    AreaSet set;
    for (UnscoredHook hook : rules.hooks.unscored) set = set | hook(rules, state);
    return set;
}

ScoreMode scoringAhead(const State& state) {
    for (int i = state.agenda.size(); i-- > 0;) {
        const Step& step = state.agenda[i];
        switch (step.kind) {
        case StepKind::ScoreSet:
        case StepKind::ScoreChoice:
        case StepKind::ScoreChosen:
        case StepKind::CastilloScoring:
            return static_cast<ScoreMode>(step.n);
        case StepKind::DiskScoring:
            return ScoreMode::Full;
        default:
            break;
        }
    }
    return ScoreMode::General;
}

Step diskQuestion(const Rules& rules, const State& state) {
    for (int i = state.agenda.size(); i-- > 0;) {
        const Step step = state.agenda[i];
        if (step.kind == StepKind::Disk) return step;
        if (rules.verb(step.kind).revealsDisks)
            return {StepKind::Disk, step.seat, step.a, static_cast<std::uint8_t>(step.kind), step.data};
    }
    return {};
}

SeatSet leaders(const Rules& rules, const State& state) {
    SeatSet best;
    const auto rankOf = [&](Seat seat) {
        const std::size_t i = index(seat);
        if (!rules.rulings.tournamentTieBreak) return std::array<int, 4>{state.score[i], 0, 0, 0};
        const int highest = state.hand[i] == 0 ? -1 : 31 - std::countl_zero(state.hand[i]);
        return std::array<int, 4>{state.score[i], state.at(Area::Court, ownerOf(seat)),
                                  state.at(Area::Provinces, ownerOf(seat)), highest};
    };
    for (Seat seat : rules.seats()) {
        if (!best.empty() && rankOf(seat) < rankOf(best.first())) continue;
        if (!best.empty() && rankOf(seat) > rankOf(best.first())) best = {};
        best.insert(seat);
    }
    return best;
}

int caballerosOf(const State& state, Owner owner) {
    int sum = 0;
    for (std::uint8_t count : state.count[index(owner)]) sum += count;
    return sum;
}

} // namespace elgrande
