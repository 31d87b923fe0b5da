// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/points_change.h"

#include "model/rules/queries.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace elgrande {

namespace {

// By place, seat.
using Points = std::array<std::array<int, kMaxSeats>, kMaxAreas>;

Points pointsOf(const Rules& rules, const State& state, bool castillo) {
    Points points{};
    for (int i = 0; i < rules.map.size; ++i) {
        const Area place = areaAt(i);
        if (place == Area::Castillo && !castillo) continue;
        AwardList awards;
        scorePlace(rules, state, place, ScoreMode::General, awards);
        for (const Award& award : awards)
            if (award.place == place && index(award.seat) < kMaxSeats)
                points[index(place)][index(award.seat)] += award.points;
    }
    return points;
}

// Of the seat; nothing where it has none.
Standing standingOf(const Rules& rules, const State& state, Area place, Seat seat) {
    for (const Standing& standing : standingsIn(rules, state, place))
        if (standing.seats.contains(seat)) return standing;
    return {};
}

void addNewRanks(const Rules& rules, const State& before, const State& after, std::vector<PointsChange>& changes) {
    for (PointsChange& change : changes) {
        const Standing then = standingOf(rules, before, change.place, change.seat);
        const Standing now = standingOf(rules, after, change.place, change.seat);
        if (then.rank == now.rank && then.tied == now.tied) continue;
        change.rank = now.rank;
        change.tied = now.tied;
    }
}

const Standing* nextTo(const std::vector<Standing>& standings, const Standing& own, Seat seat, bool behind) {
    const Standing* next = nullptr;
    for (const Standing& each : standings) {
        if (each.seats.empty() || each.seats.contains(seat)) continue;
        const bool closer = next == nullptr || std::abs(each.count - own.count) < std::abs(next->count - own.count);
        const bool wanted = behind ? each.count > 0 && each.count <= own.count : each.count >= own.count;
        if (wanted && closer) next = &each;
    }
    return next;
}

// The next one behind the seat where it scores, otherwise, or if nobody is there, the next one before it.
const Standing* rivalOf(const std::vector<Standing>& standings, const Standing& own, Seat seat) {
    const Standing* behind = own.points > 0 ? nextTo(standings, own, seat, true) : nullptr;
    return behind != nullptr ? behind : nextTo(standings, own, seat, false);
}

std::optional<Foothold> footholdIn(const Rules& rules, const State& before, const State& after, Area place, Seat seat) {
    const Standing then = standingOf(rules, before, place, seat);
    const Standing now = standingOf(rules, after, place, seat);
    if (now.count == 0) return {};
    const std::vector<Standing> standings = standingsIn(rules, after, place);
    Foothold foothold{.place = place, .ahead = now.count, .home = after.grande[index(seat)] == place};
    int earlier = then.count;
    if (const Standing* rival = rivalOf(standings, now, seat)) {
        foothold.rival = *rival->seats.begin();
        foothold.ahead -= rival->count;
        earlier -= standingOf(rules, before, place, foothold.rival).count;
    } else if (then.count > 0 || idleIn(rules, after, place) > 0 ||
               std::ranges::any_of(standings,
                                   [](const Standing& each) { return each.seats.empty() && each.count > 0; })) {
        return {}; // it stood there alone already, or beside those of nobody
    }
    return foothold.ahead > earlier ? std::optional(foothold) : std::nullopt;
}

} // namespace

AreaSet heldBy(const Rules& rules, const State& state, Seat seat) {
    AreaSet held = wholes(rules, state, occupied(rules, state, ownerOf(seat)));
    if (state.grande[index(seat)] != Area::None) held.insert(state.grande[index(seat)]);
    return held;
}

std::vector<Foothold> footholdsWon(const Rules& rules, const State& before, const State& after, Seat seat,
                                   bool castillo) {
    const bool seesCastillo = castillo || rules.rulings.openCastillo;
    const Points then = pointsOf(rules, before, seesCastillo);
    const Points now = pointsOf(rules, after, seesCastillo);
    std::vector<Foothold> footholds;
    for (int i = 0; i < rules.map.size; ++i) {
        const Area place = areaAt(i);
        const auto& order = rules.map.scoringOrder;
        const bool scored =
            place == Area::Castillo ? seesCastillo : std::find(order.begin(), order.end(), place) != order.end();
        if (!scored || then[index(place)] != now[index(place)]) continue; // the court is no foothold
        if (const auto foothold = footholdIn(rules, before, after, place, seat)) footholds.push_back(*foothold);
    }
    std::stable_sort(footholds.begin(), footholds.end(), [](const Foothold& one, const Foothold& other) {
        return one.home != other.home ? one.home : std::abs(one.ahead) < std::abs(other.ahead);
    });
    return footholds;
}

std::vector<PointsChange> pointsChanged(const Rules& rules, const State& before, const State& after, Seat seat,
                                        bool castillo) {
    const bool seesCastillo = castillo || rules.rulings.openCastillo;
    const Points then = pointsOf(rules, before, seesCastillo);
    const Points now = pointsOf(rules, after, seesCastillo);
    std::vector<PointsChange> changes;
    for (int i = 0; i < rules.map.size; ++i)
        for (const Seat each : rules.seats()) {
            const std::size_t place = index(areaAt(i));
            const int points = now[place][index(each)] - then[place][index(each)];
            if (points != 0) changes.push_back({.place = areaAt(i), .seat = each, .points = points});
        }
    addNewRanks(rules, before, after, changes);
    std::stable_sort(changes.begin(), changes.end(), [seat](const PointsChange& one, const PointsChange& other) {
        const bool own = one.seat == seat;
        if (own != (other.seat == seat)) return own;
        return std::abs(one.points) > std::abs(other.points);
    });
    return changes;
}

} // namespace elgrande
