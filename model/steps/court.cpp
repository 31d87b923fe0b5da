// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Replenishment: Caballeros from the provinces to the court, as many as the power card shows or fewer; when the
// provinces run short, the difference may be taken from regions, never from the Castillo or the King's region
// (RULINGS.md 1.9, X12). Court: n = how many at most, 255: as the power card of this round shows. Recall: n = how many
// more at most.
#include "model/steps/court.h"
#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/steps.h"

#include <algorithm>

namespace elgrande::steps {

namespace {

int wanted(const Rules& rules, const State& state, const Step& step) {
    return step.n != kAsPowerCard ? step.n : rules.power(state.played[index(step.seat)]).caballeros;
}

AreaSet recallable(const Rules& rules, const State& state, Seat seat) {
    return mayLeave(rules, state, ownOf(seat, How::Recall), occupied(rules, state, ownerOf(seat)));
}

void courtLegal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    const int most = std::min<int>(wanted(rules, state, step), state.at(Area::Provinces, ownerOf(seat)));
    out.pushNumbers(ActionKind::Court, most);
}

void courtApply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Owner owner = ownerOf(move.seat);
    const int before = state.at(Area::Provinces, owner);
    const int missing = wanted(rules, state, step) - before;
    if (missing > 0 && move.action.a == before)
        state.agenda.push({StepKind::Recall, move.seat, static_cast<std::uint8_t>(missing), 0, 0});
    if (move.action.a > 0)
        transfer(rules, state, {{owner, move.seat, How::Fill}, Area::Provinces, Area::Court, move.action.a},
                 EventKind::CourtFilled, events);
}

bool courtPossible(const Rules& rules, const State& state, const Step& step) {
    return state.at(Area::Provinces, ownerOf(step.seat)) > 0 || !recallable(rules, state, step.seat).empty();
}

int standingToRecall(const Rules& rules, const State& state, Seat seat) {
    return standingIn(state, recallable(rules, state, seat), ownerOf(seat));
}

void courtExplain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    const int there = state.at(Area::Provinces, ownerOf(seat)) + standingToRecall(rules, state, seat);
    decision.remaining = std::min(wanted(rules, state, step), there);
}

bool courtFits(const Rules& rules, const State&, const Step& parent, const Step& child) {
    const int most = parent.n == kAsPowerCard ? rules.flow.pieces : parent.n;
    return child == Step{StepKind::Recall, parent.seat, child.n, 0, 0} && child.n > 0 && child.n <= most;
}

void recallLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(ActionKind::Recall), &Action::a, recallable(rules, state, seat));
    out.push(act(ActionKind::Done));
}

void recallApply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    if (--step.n > 0) state.agenda.push(step);
    transfer(rules, state, {ownOf(move.seat, How::Recall), static_cast<Area>(move.action.a), Area::Court, 1},
             EventKind::CaballeroRecalled, events);
}

void recallExplain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    decision.remaining = std::min<int>(step.n, standingToRecall(rules, state, seat));
    const AreaSet rest = rules.map.targets - recallable(rules, state, seat);
    refuseBanned(rules, state, Ban::CaballerosOut, ownOf(seat, How::Recall), rest, decision);
    refuseClosed(rules, decision);
    refuse(decision, rest, Refusal::NoOwnThere);
}

bool recallFits(const Rules&, const State&, const Step& parent, const Step& child) {
    return child == Step{StepKind::Recall, parent.seat, child.n, 0, 0} && child.n > 0 && child.n <= parent.n;
}

} // namespace

const StepRules kCourt{.id = "court",
                       .decision = "court",
                       .legal = courtLegal,
                       .apply = courtApply,
                       .possible = courtPossible,
                       .explain = courtExplain,
                       .fits = courtFits};
const StepRules kRecall{.id = "recall",
                        .decision = "recall",
                        .legal = recallLegal,
                        .apply = recallApply,
                        .explain = recallExplain,
                        .fits = recallFits,
                        .isRun = true};

} // namespace elgrande::steps
