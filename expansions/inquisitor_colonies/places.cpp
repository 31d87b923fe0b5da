// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The new regions and their personal spaces (RULINGS.md 3.2, 3.3): France with its three spaces, ship, America and
// Mediterranean; how one comes there, and what they give when they are scored.
#include "colonies_rules.h"

namespace elgrande::inquisitor_colonies {

namespace {

AreaRow regionRow(const char* id, std::array<int, 3> values) {
    AreaRow row;
    row.id = id;
    row.values = values;
    row.onDisk = row.kingMayStand = row.kingsTarget = false;
    row.scored = true;
    return row;
}

AreaRow franceRow() {
    AreaRow row = regionRow(kFrance, {3, 1, 0});
    row.neighbours = {"aragon", "cataluna"};
    row.kingMayStand = row.kingsTarget = true;
    row.coastal = true;
    row.room = 1; // the third space
    return row;
}

AreaRow partRow(const std::string& id, const char* inside) {
    AreaRow row = placeRow(id);
    row.inside = inside;
    return row;
}

AreaRow spaceRow(const char* id, const char* inside) {
    AreaRow row = partRow(id, inside);
    row.room = 1;
    return row;
}

// Nobody goes there by himself: he claims a disc where he stands, or brings it along.
AreaRow holdRow(const char* inside, const char* good) {
    AreaRow row = partRow(std::string(inside) + "." + good, inside);
    row.enterable = false;
    return row;
}

// The spaces on the Limit table, whose token says in which region they are (RULINGS.md 3.4).
AreaRow tableRow(int players) {
    AreaRow row = spaceRow(kTable, "");
    row.room = players <= 3 ? 6 : 10;
    return row;
}

void addAreas(RulesBuilder& builder, Ids& ids) {
    ids.france = builder.addArea(franceRow());
    ids.ship = builder.addArea(regionRow(kShip, {}));
    ids.america = builder.addArea(regionRow(kAmerica, {4, 0, 0}));
    ids.mediterranean = builder.addArea(regionRow(kMediterranean, {4, 2, 1}));
    ids.ambassador = builder.addArea(spaceRow(kAmbassador, kFrance));
    ids.envoy = builder.addArea(spaceRow(kEnvoy, kFrance));
    ids.captain = builder.addArea(spaceRow(kCaptain, kShip));
    AreaRow viceroy = spaceRow(kViceroy, kAmerica);
    viceroy.counts = false;
    ids.viceroy = builder.addArea(viceroy);
    const std::array<std::pair<const char*, Area>, 3> places{
        {{kShip, ids.ship}, {kAmerica, ids.america}, {kMediterranean, ids.mediterranean}}};
    for (std::size_t i = 0; i < places.size(); ++i) {
        ids.havens[i].place = places[i].second;
        ids.havens[i].hold = {builder.addArea(holdRow(places[i].first, "gold")),
                              builder.addArea(holdRow(places[i].first, "wares"))};
        ids.holds = ids.holds | AreaSet::of(ids.havens[i].hold[0], ids.havens[i].hold[1]);
    }
    ids.spaces = AreaSet::of(ids.france, ids.ambassador, ids.envoy);
    ids.berths = ids.spaces | ids.holds;
    ids.table = builder.addArea(tableRow(builder.setup().players));
    ids.claimFrom = AreaSet::of(ids.america, ids.viceroy, ids.mediterranean, ids.table);
    ids.afloat = ids.claimFrom | ids.holds | AreaSet::of(ids.ship, ids.captain);
}

// How one comes there ------------------------------------------------------------------------------------------------

// From the court while the King is next to France; on board while he is on a coast, France's included.
AreaSet reachedFromCourt(const Rules& rules, const State& state, Seat) {
    const Ids& ids = idsOf(rules);
    const Area king = kingArea(rules, state);
    AreaSet set;
    if (king == Area::None) return set;
    const AreaSet next = neighbours(rules, state, king);
    if (next.contains(ids.france)) set = set | ids.spaces;
    if (rules.map.coastal.contains(king) || next.contains(ids.ship)) set = set | AreaSet::of(ids.ship, ids.captain);
    return set;
}
AreaSet notReachedFromCourt(const Rules& rules, const State& state, const Manner& manner) {
    const Ids& ids = idsOf(rules);
    return (ids.spaces | AreaSet::of(ids.ship, ids.captain)) - reachedFromCourt(rules, state, manner.by);
}

AreaSet partsOfKings(const Rules& rules, const State& state, const Manner&) {
    const Area king = kingArea(rules, state);
    return king == Area::None ? AreaSet{} : partsOf(rules, state, king);
}

void addBans(RulesBuilder& builder, Ids& ids) {
    ids.bySeaOnly = builder.addRefusal("colonies-by-sea");
    builder.placeAlso(reachedFromCourt);
    builder.ban({.on = Ban::CaballerosIn | Ban::CaballerosOut,
                 .areas = partsOfKings,
                 .why = Refusal::KingsRegion,
                 .places = ids.spaces | AreaSet::of(ids.table)});
    builder.ban({.on = Ban::CaballerosIn,
                 .why = ids.bySeaOnly,
                 .places = AreaSet::of(ids.america, ids.viceroy, ids.mediterranean),
                 .hows = Ban::bitOf(How::Place)});
    builder.ban({.on = Ban::CaballerosIn,
                 .areas = notReachedFromCourt,
                 .why = ids.bySeaOnly,
                 .places = ids.spaces | AreaSet::of(ids.ship, ids.captain),
                 .hows = Ban::bitOf(How::Place)});
}

// Scoring ------------------------------------------------------------------------------------------------------------

// Without a mobile scoreboard nobody has a rank on board, on the Limit table neither: only the Captain gets points
// (S001).
void contend(const Rules& rules, const State& state, Area area, ScoreMode, Contest& contest) {
    if (area == idsOf(rules).ship && scoreboardOn(rules, state, area) == Token::None)
        contest = {0, contest.seats()};
    else if (area == limitedRegion(rules, state))
        countOnTable(rules, state, contest);
}

// The seats that have the majority of a place for themselves.
SeatSet soleFirst(const Rules& rules, const State& state, Area area, ScoreMode mode) {
    const Contest contest = contestIn(rules, state, area, mode);
    int most = 0;
    SeatSet first;
    for (Owner owner : rules.owners) {
        const int count = contest.count(owner);
        if (count == most) first = {};
        if (count <= most) continue;
        most = count;
        first = contest.seats(owner);
    }
    return first;
}

// To whoever stands on the space; of first places only where he has the place's majority, if it can be had there.
void award(const Rules& rules, const State& state, Area place, Area space, Reason reason, int points, SeatSet among,
           AwardList& awards) {
    for (Owner owner : rules.owners) {
        if (state.at(space, owner) == 0) continue;
        const Seat seat = masterOf(rules, state, owner);
        if (seat != Seat::None && among.contains(seat))
            awards.push({place, seat, 0, reason, static_cast<std::int16_t>(points)});
    }
}

void scoreSpaces(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards) {
    const Ids& ids = idsOf(rules);
    const bool full = mode != ScoreMode::FirstOnly;
    if (area == ids.france) {
        const SeatSet among = full ? rules.seats() : soleFirst(rules, state, area, mode);
        award(rules, state, area, ids.ambassador, ids.asAmbassador, 2, among, awards);
        award(rules, state, area, ids.envoy, ids.asEnvoy, 1, among, awards);
    }
    if (area == ids.ship && full) award(rules, state, area, ids.captain, ids.asCaptain, 3, rules.seats(), awards);
    if (area == ids.america && full) award(rules, state, area, ids.viceroy, ids.asViceroy, 5, rules.seats(), awards);
}

} // namespace

void addPlaces(RulesBuilder& builder, Ids& ids) {
    addAreas(builder, ids);
    addBans(builder, ids);
    ids.asAmbassador = builder.addReason("colonies-ambassador");
    ids.asEnvoy = builder.addReason("colonies-envoy");
    ids.asCaptain = builder.addReason("colonies-captain");
    ids.asViceroy = builder.addReason("colonies-viceroy");
    builder.contest(contend);
    builder.scoreAlso(scoreSpaces, AreaSet::of(ids.france, ids.ship, ids.america));
}

} // namespace elgrande::inquisitor_colonies
