// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Moving one's own Grande (card 4d): not out of or into the King's region, not to the Castillo; several may share a
// region. n = 1: it may also stay where it is.
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

AreaSet closed(const Rules& rules, const State& state, Seat seat) {
    return banned(rules, state, Ban::Grandes, {Owner::None, seat, How::Own});
}

AreaSet homes(const Rules& rules, const State& state, Seat seat) {
    const Area now = state.grande[index(seat)];
    const AreaSet open = rules.map.grandes - closed(rules, state, seat);
    if (now == Area::None) return open;
    return closed(rules, state, seat).contains(now) ? AreaSet{} : open - AreaSet::of(now);
}

void legal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    out.pushEach(act(ActionKind::Grande), &Action::a, homes(rules, state, seat));
    if (step.n == 1 || out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules&, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Area from = state.grande[index(move.seat)];
    state.grande[index(move.seat)] = static_cast<Area>(move.action.a);
    tellMove(events, EventKind::GrandeMoved, move.seat, ownerOf(move.seat), from, static_cast<Area>(move.action.a));
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    return !homes(rules, state, step.seat).empty();
}

Refusal whyNot(const Rules& rules, const State& state, const Step& step) {
    const bool held = closed(rules, state, step.seat).contains(state.grande[index(step.seat)]);
    return held ? Refusal::GrandeInKings : Refusal::NothingToDo;
}

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    const AreaSet rest = rules.map.targets - homes(rules, state, seat);
    refuse(decision, state.grande[index(seat)], Refusal::SamePlace);
    refuseBanned(rules, state, Ban::Grandes, {Owner::None, seat, How::Own}, rest, decision);
    refuseNoRegions(rules, rest, decision);
    refuse(decision, rest, Refusal::NoRegion);
}

} // namespace

const StepRules kGrande{.id = "grande",
                        .decision = "grande",
                        .legal = legal,
                        .apply = apply,
                        .possible = possible,
                        .whyNot = whyNot,
                        .explain = explain};

} // namespace elgrande::steps
