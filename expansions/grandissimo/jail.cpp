// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The jail (S001). Whoever takes a card with its symbol may put one Caballero of anybody out of a region into jail;
// whoever takes the King's card may pardon all prisoners into one region, all or none (parts of the turn). Prisoners
// stand nowhere on the map: no action moves them, and they count for nothing.
#include "grand_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

namespace elgrande::grandissimo {

namespace {

Manner mannerOf(Owner owner, Seat by) { return {owner, by, How::Own}; }

// Into jail ----------------------------------------------------------------------------------------------------------

AreaSet cells(const Rules& rules, const State& state, Owner owner, Seat seat) {
    return mayLeave(rules, state, mannerOf(owner, seat), rules.map.regions & occupied(rules, state, owner));
}

AreaSet reachable(const Rules& rules, const State& state, Seat seat) {
    AreaSet set;
    for (Owner owner : rules.owners) set = set | cells(rules, state, owner, seat);
    return set;
}

void offerArrest(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    if (!hasTaken(rules, state, seat, idsOf(rules).jailCards)) return;
    if (!reachable(rules, state, seat).empty()) out.push(act(idsOf(rules).arresting));
}

void beginArrest(const Rules& rules, State& state, Move move, EventSink*) {
    state.agenda.push({idsOf(rules).arrest, move.seat, 0, 0, 0});
}

bool arrestFits(const Rules& rules, const State&, Seat seat, const Step& child) {
    return child == Step{idsOf(rules).arrest, seat, 0, 0, 0};
}

void arrestLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    for (Owner owner : rules.owners)
        out.pushEach(act(idsOf(rules).jailOne, owner), &Action::b, cells(rules, state, owner, seat));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void arrest(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    transfer(rules, state,
             {mannerOf(static_cast<Owner>(move.action.a), move.seat), static_cast<Area>(move.action.b),
              idsOf(rules).jail, 1},
             idsOf(rules).jailed, events);
}

void arrestExplain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    const AreaSet rest = rules.map.targets - reachable(rules, state, seat);
    for (Owner owner : rules.owners)
        refuseBanned(rules, state, Ban::CaballerosOut, mannerOf(owner, seat), rest, decision);
    refuseClosed(rules, decision);
    refuseNoRegions(rules, rest, decision);
    refuse(decision, rest, Refusal::NothingToMove);
}

// The pardon ---------------------------------------------------------------------------------------------------------

// One region for all of them: what is closed to one is closed to all.
AreaSet havens(const Rules& rules, const State& state, Seat seat) {
    AreaSet open = rules.map.regions;
    for (Owner owner : rules.owners)
        if (state.at(idsOf(rules).jail, owner) > 0) open = open & mayEnter(rules, state, mannerOf(owner, seat));
    return open;
}

bool hasKingsCard(const Rules& rules, const State& state, Seat seat) {
    const Card card = idsOf(rules).kingsCard;
    return card != Card::None && (state.taken(seat) == card || secondCard(rules, state, seat) == card);
}

void offerPardon(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    const Ids& ids = idsOf(rules);
    if (!hasKingsCard(rules, state, seat) || caballerosIn(state, ids.jail) == 0) return;
    if (!havens(rules, state, seat).empty()) out.push(act(ids.pardon));
}

void beginPardon(const Rules& rules, State& state, Move move, EventSink*) {
    state.agenda.push({idsOf(rules).release, move.seat, 0, 0, 0});
}

bool pardonFits(const Rules& rules, const State&, Seat seat, const Step& child) {
    return child == Step{idsOf(rules).release, seat, 0, 0, 0};
}

void releaseLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).releaseTo), &Action::a, havens(rules, state, seat));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void release(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    const Area jail = idsOf(rules).jail;
    if (move.action.kind == ActionKind::Done) return;
    for (Owner owner : rules.owners)
        if (const int count = state.at(jail, owner); count > 0)
            transfer(rules, state, {mannerOf(owner, move.seat), jail, static_cast<Area>(move.action.a), count},
                     idsOf(rules).released, events);
}

void releaseExplain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.remaining = caballerosIn(state, idsOf(rules).jail);
    const AreaSet rest = rules.map.targets - havens(rules, state, seat);
    for (Owner owner : rules.owners)
        if (state.at(idsOf(rules).jail, owner) > 0)
            refuseBanned(rules, state, Ban::CaballerosIn, mannerOf(owner, seat), rest & rules.map.regions, decision);
    refuseNoRegions(rules, rest, decision);
    refuse(decision, rest, Refusal::NoRegion);
}

AreaRow jailRow() {
    AreaRow row = placeRow(kJail);
    row.enterable = false;
    row.closed = true;
    return row;
}

const StepRules kArrest{
    .id = "gr-jail", .decision = "gr-jail", .legal = arrestLegal, .apply = arrest, .explain = arrestExplain};
const StepRules kRelease{
    .id = "gr-release", .decision = "gr-release", .legal = releaseLegal, .apply = release, .explain = releaseExplain};

} // namespace

void addJail(RulesBuilder& builder, Ids& ids) {
    if (!ids.withJail) return;
    ids.jail = builder.addArea(jailRow());
    ids.arrest = builder.addStep(kArrest);
    ids.release = builder.addStep(kRelease);
    ids.arresting = builder.addAction("gr-arrest", {});
    ids.jailOne = builder.addAction("gr-jail", {Operand::Owner, Operand::Area});
    ids.pardon = builder.addAction("gr-pardon", {});
    ids.releaseTo = builder.addAction("gr-release", {Operand::Area});
    ids.jailed = builder.addEvent("gr-jailed", EventFamily::Pieces);
    ids.released = builder.addEvent("gr-released", EventFamily::Pieces);
    builder.addTurnPart(
        {.id = "gr-jail", .word = ids.arresting, .offer = offerArrest, .begin = beginArrest, .fits = arrestFits});
    builder.addTurnPart(
        {.id = "gr-pardon", .word = ids.pardon, .offer = offerPardon, .begin = beginPardon, .fits = pardonFits});
}

} // namespace elgrande::grandissimo
