// The questions that steps, agents and views ask instead of reading tables, because an effect may change the answer
// (Bridge, Revolution, Quarantine …). Sources: facts.md 1.1, 1.6, 1.9.
#pragma once

#include "model/rules/rules.h"

namespace elgrande {

// Where the King's role is; its region is taboo.
inline Area kingArea(const Rules& rules, const State& state) {
    Area king = state.king;
    for (KingHook hook : rules.kingHooks) king = hook(rules, state, king);
    return king;
}

inline AreaSet neighbours(const Rules& rules, const State& state, Area area) {
    if (area == Area::None) return {};
    AreaSet set = rules.neighbours[index(area)];
    for (NeighbourHook hook : rules.neighbourHooks) set = hook(rules, state, area, set);
    return set;
}

// The King's region as a set of one, or empty before it is drawn.
inline AreaSet taboo(const Rules& rules, const State& state) {
    const Area king = kingArea(rules, state);
    return king == Area::None ? AreaSet{} : AreaSet::of(king);
}

// Places that a Caballero of `owner` may enter, and those that it may leave; never the King's region.
inline AreaSet mayEnter(const Rules& rules, const State& state, Owner owner) {
    AreaSet set = rules.targets - taboo(rules, state);
    for (AreaSetHook hook : rules.closedToEnter) set = set - hook(rules, state, owner);
    return set;
}
inline AreaSet mayLeave(const Rules& rules, const State& state, Owner owner) {
    AreaSet set = rules.sources - taboo(rules, state);
    for (AreaSetHook hook : rules.closedToLeave) set = set - hook(rules, state, owner);
    return set;
}

// Where Caballeros from the court go: neighbours of the King's region and the Castillo.
inline AreaSet placesFromCourt(const Rules& rules, const State& state, Seat seat) {
    AreaSet set = neighbours(rules, state, kingArea(rules, state)) | AreaSet::of(Area::Castillo);
    for (AreaSetHook hook : rules.placingHooks) set = set | hook(rules, state, ownerOf(seat));
    return set & mayEnter(rules, state, ownerOf(seat));
}

// Places where `owner` has at least `least` Caballeros.
AreaSet standing(const Rules& rules, const State& state, Owner owner, int least = 1);
int caballerosIn(const Rules& rules, const State& state, Area area); // of all owners

// The mobile scoreboard on the place, or Board::None.
Board boardOn(const Rules& rules, const State& state, Area area);
// The values in force: the mobile scoreboard's where one lies.
const std::array<std::int8_t, 3>& valuesOf(const Rules& rules, const State& state, Area area);

// Power cards that nobody has played this round.
std::uint32_t blockedPowers(const Rules& rules, const State& state);

// Everything that scoring the place now would give, in the order rank, King, Grande, expansions'.
void scorePlace(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards);
// Rank points, King's and Grande's bonus (facts.md 1.6); the base game's only scoring rule.
void scoreByRank(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards);

// Several places are going to be scored, and all that is asked is in which order (StepKind::ScoreChoice, a = 0).
inline bool asksForOrderOnly(const State& state) {
    return !state.agenda.empty() && state.agenda.top().kind == StepKind::ScoreChoice && state.agenda.top().a == 0;
}

// Whose turn it is, or None between turns.
Seat activeSeat(const Rules& rules, const State& state);
// Winners of a finished game, by the tie-break in force; the leaders of a running one.
SeatSet leaders(const Rules& rules, const State& state);

// Null when the state keeps every invariant, else what is wrong: pieces conserved, agenda sane, cards in one place.
const char* stateIsOk(const Rules& rules, const State& state);

} // namespace elgrande
