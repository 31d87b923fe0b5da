// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The islands and their tower: a region like any other, and a place inside it with room for one whose Caballero does
// not count for the islands. Whoever lands on the islands while nobody is up there may climb it (an arrival hook that
// pushes a question) and takes the lantern. Nobody comes there otherwise, and nobody else moves him (bans by manner).
// Before anything is scored he may come down again, and then counts (a step before every scoring).
#include "island_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

namespace elgrande::template_islands {

namespace {

AreaRow islandRow() {
    AreaRow row; // a region in every sense unless a field says otherwise
    row.id = kRegion;
    row.values = {4, 2, 1};
    row.neighbours = {"valencia", "cataluna"};
    row.coastal = true;
    row.basis = Basis::Reconstructed; // nobody has seen these rules printed
    return row;
}

AreaRow towerRow() {
    AreaRow row = placeRow(kTower);
    row.inside = kRegion;
    row.room = 1;
    row.counts = false;
    row.basis = Basis::Reconstructed;
    return row;
}

// Climbing -----------------------------------------------------------------------------------------------------------

// One question at a time: when several arrive at once, the first one has the ladder.
void arrived(const Rules& rules, State& state, const Transfer& moved, EventSink*) {
    const Ids& ids = idsOf(rules);
    const Seat seat = seatOf(moved.manner.owner);
    if (moved.from == ids.tower || moved.manner.how == How::Setup || seat == Seat::None) return;
    if (caballerosIn(state, ids.tower) > 0 || isWaiting(state, ids.climb)) return;
    state.agenda.push({ids.climb, seat, 0, 0, 0});
}

SeatSet climber(const Rules& rules, const State& state, const Step& step) {
    const Ids& ids = idsOf(rules);
    return canGo(rules, state, ownOf(step.seat), ids.island, ids.tower) ? SeatSet::of(step.seat) : SeatSet{};
}

void climbLegal(const Rules& rules, const State&, const Step&, Seat, ActionList& out) {
    out.push(act(idsOf(rules).climbing));
    out.push(act(ActionKind::Done));
}

void climb(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    const Ids& ids = idsOf(rules);
    if (move.action.kind == ActionKind::Done) return;
    transfer(rules, state, {ownOf(move.seat), ids.island, ids.tower, 1}, ids.climbed, events);
    if (!holds(state, move.seat, ids.lantern))
        moveToken(rules, state, ids.lantern, Spot::before(move.seat), move.seat, events);
}

bool climbFits(const Rules& rules, const State&, const Step&, const Step& child) {
    return child == Step{child.kind, child.seat, 0, 0, 0} && rules.seats().contains(child.seat);
}

// Coming down --------------------------------------------------------------------------------------------------------

SeatSet keeper(const Rules& rules, const State& state, const Step&) {
    const Ids& ids = idsOf(rules);
    for (Seat seat : rules.seats())
        if (canGo(rules, state, ownOf(seat), ids.tower, ids.island)) return SeatSet::of(seat);
    return {};
}

void comeDownLegal(const Rules& rules, const State&, const Step&, Seat, ActionList& out) {
    out.push(act(idsOf(rules).comeDown));
    out.push(act(ActionKind::Done));
}

void comeDown(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    const Ids& ids = idsOf(rules);
    if (move.action.kind == ActionKind::Done) return;
    transfer(rules, state, {ownOf(move.seat), ids.tower, ids.island, 1}, ids.cameDown, events);
}

const StepRules kClimb{.id = "template-climb",
                       .decision = "template-climb",
                       .actors = climber,
                       .legal = climbLegal,
                       .apply = climb,
                       .fits = climbFits,
                       .vetoBeforeApply = false, // it is no part of the special action that it may come in
                       .anywhere = true};
const StepRules kComeDown{.id = "template-come-down",
                          .decision = "template-come-down",
                          .actors = keeper,
                          .legal = comeDownLegal,
                          .apply = comeDown,
                          .vetoBeforeApply = false};

} // namespace

void addPlaces(RulesBuilder& builder, Ids& ids) {
    ids.island = builder.addArea(islandRow());
    ids.tower = builder.addArea(towerRow());
    ids.climb = builder.addStep(kClimb);
    const StepKind down = builder.addStep(kComeDown);
    ids.climbing = builder.addAction("template-climb", {});
    ids.comeDown = builder.addAction("template-come-down", {});
    ids.climbed = builder.addEvent("template-climbed", EventFamily::Pieces);
    ids.cameDown = builder.addEvent("template-came-down", EventFamily::Pieces);
    builder.ban({.on = Ban::CaballerosIn,
                 .why = builder.addRefusal("template-only-climbing"),
                 .places = AreaSet::of(ids.tower),
                 .hows = ~Ban::bitOf(How::Own)});
    builder.ban({.on = Ban::CaballerosOut,
                 .why = builder.addRefusal("template-up-the-tower"),
                 .places = AreaSet::of(ids.tower),
                 .others = true});
    builder.onArrival(arrived, AreaSet::of(ids.island));
    builder.beforeScoring(stepOf(down));
}

} // namespace elgrande::template_islands
