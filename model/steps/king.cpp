// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Moving the King (cards 4g and 5), or the piece that plays his part. n = KingsWay: to any region, or he stays; to a
// neighbour of where he stands; to a place of exile, where no other way leads. He alone may leave and enter the King's
// region.
#include "model/steps/king.h"
#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

KingsWay wayOf(const Step& step) { return static_cast<KingsWay>(step.n); }

AreaSet reachable(const Rules& rules, const State& state, const Step& step) {
    const Area now = kingArea(rules, state);
    AreaSet open = rules.map.kingsTargets;
    if (wayOf(step) == KingsWay::ToNeighbour) open = open & neighbours(rules, state, now);
    if (wayOf(step) == KingsWay::IntoExile) open = rules.map.kingMayStand - rules.map.kingsTargets;
    return open - AreaSet::of(now);
}

void legal(const Rules& rules, const State& state, const Step& step, Seat, ActionList& out) {
    out.pushEach(act(ActionKind::King), &Action::a, reachable(rules, state, step));
    if (wayOf(step) == KingsWay::Anywhere || out.empty()) out.push(act(ActionKind::KingStay));
}

// Of another piece that plays his part nothing is told.
void tellThatHeStays(const Rules& rules, const State& state, Seat seat, EventSink* events) {
    const Area stands = state.king();
    if (stands == kingArea(rules, state)) tellMove(events, EventKind::KingMoved, seat, Owner::None, stands, stands);
}

void apply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::KingStay) return tellThatHeStays(rules, state, move.seat, events);
    moveKing(rules, state, static_cast<Area>(move.action.a), move.seat, events);
}

void explain(const Rules& rules, const State& state, const Step& step, Seat, Decision& decision) {
    const AreaSet open = reachable(rules, state, step);
    refuse(decision, kingArea(rules, state), Refusal::SamePlace);
    refuseNoRegions(rules, (rules.map.targets - rules.map.regions) - open, decision);
    refuse(decision, rules.map.regions - open, Refusal::NotNeighbour);
}

} // namespace

const StepRules kKing{.id = "king", .decision = "king", .legal = legal, .apply = apply, .explain = explain};

} // namespace elgrande::steps
