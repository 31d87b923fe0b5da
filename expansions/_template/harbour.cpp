// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The harbour: who may land (a ban that asks whose Caballero comes, a redirection of those for whom there is no room, a
// further place for Caballeros from the court), what a crossing is worth (a scoring rule), what the harbour is
// worth to computer players, and what a sound state looks like.
#include "island_rules.h"

#include <algorithm>

namespace elgrande::template_islands {

Seat leaseHolder(const Rules& rules, const State& state) {
    const std::size_t i = keptAt(state, idsOf(rules).keptLease);
    return i < state.kept.size() ? state.kept[i].seat : Seat::None;
}

namespace {

bool isMasters(const Rules& rules, const State& state, Owner owner) {
    const Seat master = harbourMaster(rules, state);
    return master != Seat::None && ownerOf(master) == owner;
}

// Closed while six Caballeros (eight with the wide harbour) stand there; never for the harbour master.
AreaSet fullIsland(const Rules& rules, const State& state, const Manner& manner) {
    const Ids& ids = idsOf(rules);
    if (caballerosIn(state, ids.island) < ids.room || isMasters(rules, state, manner.owner)) return {};
    return AreaSet::of(ids.island);
}

// Of those who arrive together, out of the Castillo or evicted, only as many land as there is room for; the others go
// to their court.
void turnBack(const Rules& rules, const State& state, const Transfer& moved, TransferList& instead) {
    const Ids& ids = idsOf(rules);
    if (seatOf(moved.manner.owner) == Seat::None) return;
    const int room = std::max(0, ids.room - caballerosIn(state, ids.island));
    if (moved.count <= room || isMasters(rules, state, moved.manner.owner)) return;
    if (room > 0) instead.push({moved.manner, moved.from, moved.to, room});
    instead.push({moved.manner, moved.from, Area::Court, moved.count - room});
}

// The master's Caballeros come to the islands out of his court wherever the King is.
AreaSet mastersLanding(const Rules& rules, const State& state, Seat seat) {
    return harbourMaster(rules, state) == seat ? AreaSet::of(idsOf(rules).island) : AreaSet{};
}

// One point for everybody who stands on the islands and on the coast next to them, whatever his rank; one more for the
// holder of the lease, in a general scoring only. First places only: nothing.
void scoreCrossings(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards) {
    const Ids& ids = idsOf(rules);
    if (area != ids.island || mode == ScoreMode::FirstOnly) return;
    const AreaSet opposite = neighbours(rules, state, ids.island) & rules.map.coastal;
    for (Seat seat : rules.seats()) {
        const AreaSet own = occupied(rules, state, ownerOf(seat));
        if (!own.contains(ids.island) || (own & opposite).empty()) continue;
        awards.push({area, seat, 0, ids.crossing, 1});
        if (mode == ScoreMode::General && leaseHolder(rules, state) == seat) awards.push({area, seat, 0, ids.lease, 1});
    }
}

// In points, as far as the board does not show it.
double worthOfHarbour(const Rules& rules, const State& state, Seat seat) {
    double worth = harbourMaster(rules, state) == seat ? 1.0 : 0.0;
    if (holds(state, seat, idsOf(rules).lantern)) worth += 0.5;
    return worth;
}

const char* harbourIsOk(const Rules& rules, const State& state) {
    const Ids& ids = idsOf(rules);
    const int master = ids.harbour.load(state).master;
    if (master > rules.players)
        return QT_TRANSLATE_NOOP("elgrande::errors", "the harbour belongs to a seat that is not in the game");
    if (timesKept(state, ids.keptLease) > 0 && static_cast<int>(index(leaseHolder(rules, state))) + 1 != master)
        return QT_TRANSLATE_NOOP("elgrande::errors", "the harbour's lease does not belong to its master");
    return nullptr;
}

} // namespace

void addHarbour(RulesBuilder& builder, Ids& ids) {
    ids.harbour = builder.addSlot<Harbour>(kHarbourSlot);
    ids.keptLease = builder.addKept({.id = kLease, .source = {}});
    ids.ferry = builder.addStep(kFerry);
    ids.takeHarbour = builder.addStep(kTakeHarbour);
    const StepKind endLease = builder.addStep(kEndLease);
    ids.sail = builder.addAction("template-ferry", {Operand::Area, Operand::Area});
    ids.sailed = builder.addEvent("template-sailed", EventFamily::Pieces);
    ids.harbourTaken = builder.addEvent("template-harbour-taken", EventFamily::Figure);
    ids.leaseEnded = builder.addEvent("template-lease-ended");
    ids.crossing = builder.addReason("template-crossing");
    ids.lease = builder.addReason("template-lease");
    ids.islandFull = builder.addRefusal("template-island-full");
    ids.notOnCoast = builder.addRefusal("template-not-on-coast");
    builder.ban(
        {.on = Ban::CaballerosIn, .areas = fullIsland, .why = ids.islandFull, .places = AreaSet::of(ids.island)});
    builder.redirect(turnBack, AreaSet::of(ids.island));
    builder.placeAlso(mastersLanding);
    builder.scoreAlso(scoreCrossings, AreaSet::of(ids.island));
    builder.at(Anchor::ScoringEnd, stepOf(endLease));
    builder.worth(worthOfHarbour);
    builder.check(harbourIsOk);
}

} // namespace elgrande::template_islands
