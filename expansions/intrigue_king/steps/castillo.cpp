// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Moving the Castillo (23, SP-PE): with all that is in it it goes into a region, whose Caballeros are thrown into it,
// and it stays there until the next general scoring is over. Nothing leaves the King's region or one in quarantine, so
// it is not named, and where the moved Castillo stands in one it stays.
#include "../king_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

namespace elgrande::intrigue_king {

namespace {

Manner mannerOf(Owner owner, Seat by, Area from = Area::None) { return {owner, by, How::Relocate, from}; }

// Those of an owner there, as far as they may leave and come into the Castillo.
void throwIn(const Rules& rules, State& state, Seat by, Area from, Owner owner, EventSink* events) {
    const Manner manner = mannerOf(owner, by, from);
    const int there = state.at(from, owner);
    if (there == 0 || !mayLeave(rules, state, manner).contains(from) ||
        !mayEnter(rules, state, manner).contains(Area::Castillo))
        return;
    transfer(rules, state, {manner, from, Area::Castillo, there}, EventKind::CaballeroMoved, events);
}

AreaSet sites(const Rules& rules, const State& state, Seat seat) {
    const AreaSet open = mayLeave(rules, state, mannerOf(ownerOf(seat), seat), rules.map.regions);
    const Area now = state.token[index(idsOf(rules).castillo)].area();
    if (now == Area::None) return open;
    return open.contains(now) ? open - AreaSet::of(now) : AreaSet{};
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).carry), &Action::a, sites(rules, state, seat));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Area site = static_cast<Area>(move.action.a);
    moveToken(rules, state, idsOf(rules).castillo, Spot::in(site), move.seat, events);
    for (Owner owner : rules.owners)
        for (Area from : wholeOf(rules, state, site)) throwIn(rules, state, move.seat, from, owner, events);
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    return !sites(rules, state, step.seat).empty();
}

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    const AreaSet rest = rules.map.targets - sites(rules, state, seat);
    refuse(decision, state.token[index(idsOf(rules).castillo)].area(), Refusal::SamePlace);
    refuseBanned(rules, state, Ban::CaballerosOut, mannerOf(ownerOf(seat), seat), rest, decision);
    refuseNoRegions(rules, rest, decision);
}

// Where it belongs.
void goHome(const Rules& rules, State& state, Step, EventSink* events) {
    layAside(rules, state, idsOf(rules).castillo, events);
}

const char* isOk(const Rules& rules, const State& state) {
    const Spot spot = state.token[index(idsOf(rules).castillo)];
    return spot.isAside() || rules.map.regions.contains(spot.area())
               ? nullptr
               : QT_TRANSLATE_NOOP("elgrande::errors", "the Castillo is where it cannot be moved");
}

const StepRules kCarry{.id = "ki-castillo",
                       .decision = "ki-castillo",
                       .legal = legal,
                       .apply = apply,
                       .possible = possible,
                       .explain = explain};
const StepRules kGoHome{.id = "ki-castillo-home", .decision = nullptr, .run = goHome};

} // namespace

void addCastillo(RulesBuilder& builder, Ids& ids) {
    ids.castillo = builder.addToken({.id = kMovedCastillo, .picture = "castillo"});
    ids.carry = builder.addAction("ki-castillo", {Operand::Area});
    builder.addEffect("ki-castillo", effectOf({stepOf(builder.addStep(kCarry))}));
    builder.at(Anchor::ScoringEnd, stepOf(builder.addStep(kGoHome)));
    builder.check(isOk);
}

} // namespace elgrande::intrigue_king
