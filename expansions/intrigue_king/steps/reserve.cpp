// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The Caballero kept aside (75): one from the court stands beside the board, and before a scoring of any kind, special
// or general, his player may put him into one of the regions that are about to be scored (S001 note 75). SetAside;
// CallUp, before every scoring: n = seats that have answered, a bit each.
#include "../king_rules.h"

#include "model/rules/engine.h"
#include "model/rules/explain.h"
#include "model/rules/pieces.h"

namespace elgrande::intrigue_king {

namespace {

bool canSetAside(const Rules&, const State& state, const Step& step) {
    return state.at(Area::Court, ownerOf(step.seat)) > 0;
}

void putAside(const Rules& rules, State& state, Step step, EventSink* events) {
    if (!canSetAside(rules, state, step)) return;
    transfer(rules, state, {ownOf(step.seat), Area::Court, idsOf(rules).reserve, 1}, idsOf(rules).setAside, events);
}

// The regions of the scoring that the step lies in front of.
AreaSet aboutToBeScored(const Rules& rules, const State& state) {
    for (int i = state.agenda.size(); i-- > 0;) {
        const Step& step = state.agenda[i];
        if (step.kind == StepKind::ScoreChoice || step.kind == StepKind::ScoreChosen)
            return AreaSet{step.data} & rules.map.regions;
        if (step.kind == StepKind::RegionScoring)
            return (rules.map.regions & rules.map.scorable) - unscored(rules, state);
    }
    return {};
}

// He comes as from the court, not from another place on the board.
Manner callingUp(Seat seat) { return {ownerOf(seat), seat, How::Place}; }

// Those regions, and parts of them that are entered like them.
AreaSet goals(const Rules& rules, const State& state, Seat seat) {
    AreaSet places;
    for (Area region : aboutToBeScored(rules, state)) places = places | wholeOf(rules, state, region);
    return places & mayEnter(rules, state, callingUp(seat));
}

// One after the other, from whoever brings the scoring about, or begins the round.
SeatSet next(const Rules& rules, const State& state, const Step& step) {
    SeatSet waiting;
    for (Seat seat : rules.seats() - SeatSet{step.n})
        if (state.at(idsOf(rules).reserve, ownerOf(seat)) > 0 && !goals(rules, state, seat).empty())
            waiting.insert(seat);
    const Seat first = rules.seats().contains(step.seat) ? step.seat : state.starter;
    if (waiting.contains(first)) return SeatSet::of(first);
    const Seat other = firstFromLeft(rules, first, waiting);
    return other == Seat::None ? SeatSet{} : SeatSet::of(other);
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).callUp), &Action::a, goals(rules, state, seat));
    out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    step.n |= static_cast<std::uint8_t>(1U << index(move.seat));
    state.agenda.push(step);
    if (move.action.kind == ActionKind::Done) return;
    transfer(rules, state, {callingUp(move.seat), idsOf(rules).reserve, static_cast<Area>(move.action.a), 1},
             idsOf(rules).calledUp, events);
}

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    const AreaSet rest = rules.map.targets - goals(rules, state, seat);
    refuseBanned(rules, state, Ban::CaballerosIn, callingUp(seat), rest, decision);
    refuseNoRegions(rules, rest, decision);
    refuse(decision, rest, Refusal::NotToBeScored);
}

bool fits(const Rules& rules, const State&, const Step& parent, const Step& child) {
    return child == Step{parent.kind, parent.seat, child.n, 0, 0} && (child.n & ~rules.seats().bits) == 0;
}

const StepRules kSetAside{.id = "ki-set-aside", .decision = nullptr, .run = putAside, .possible = canSetAside};
const StepRules kCallUp{.id = "ki-call-up",
                        .decision = "ki-call-up",
                        .actors = next,
                        .legal = legal,
                        .apply = apply,
                        .explain = explain,
                        .fits = fits,
                        .vetoBeforeApply = false}; // no part of the special action that brings the scoring

AreaRow reserveRow() {
    AreaRow row = placeRow(kReserve);
    row.enterable = false;
    row.closed = true;
    row.basis = Basis::Reconstructed;
    return row;
}

} // namespace

void addReserve(RulesBuilder& builder, Ids& ids) {
    ids.reserve = builder.addArea(reserveRow());
    ids.callUp = builder.addAction("ki-call-up", {Operand::Area});
    ids.setAside = builder.addEvent("ki-set-aside", EventFamily::Pieces);
    ids.calledUp = builder.addEvent("ki-called-up", EventFamily::Pieces);
    builder.addEffect("ki-reserve", effectOf({stepOf(builder.addStep(kSetAside))}));
    builder.beforeScoring(stepOf(builder.addStep(kCallUp)));
}

} // namespace elgrande::intrigue_king
