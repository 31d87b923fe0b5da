// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Own Caballeros from the court on board, wherever the King is (7k). n = how many more.
#include "../colonies_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

#include <algorithm>

namespace elgrande::inquisitor_colonies {

namespace {

Manner mannerOf(Seat seat) { return ownOf(seat, How::Own, Area::Court); }

AreaSet berths(const Rules& rules, const State& state, Seat seat) {
    const Ids& ids = idsOf(rules);
    return mayEnter(rules, state, mannerOf(seat)) & AreaSet::of(ids.ship, ids.captain);
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    if (state.at(Area::Court, ownerOf(seat)) > 0)
        out.pushEach(act(ActionKind::Caballero), &Action::a, berths(rules, state, seat));
    out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    if (--step.n > 0) state.agenda.push(step);
    transfer(rules, state, {mannerOf(move.seat), Area::Court, static_cast<Area>(move.action.a), 1},
             EventKind::CaballeroPlaced, events);
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    return state.at(Area::Court, ownerOf(step.seat)) > 0 && !berths(rules, state, step.seat).empty();
}

void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    decision.remaining = std::min<int>(step.n, state.at(Area::Court, ownerOf(seat)));
    const AreaSet rest = rules.map.targets - berths(rules, state, seat);
    refuseBanned(rules, state, Ban::CaballerosIn, mannerOf(seat), rest, decision);
    refuse(decision, rest, idsOf(rules).notByShip);
}

} // namespace

const StepRules kEmbark{.id = "colonies-embark",
                        .decision = "colonies-embark",
                        .legal = legal,
                        .apply = apply,
                        .possible = possible,
                        .explain = explain,
                        .fits = fewerAreLeft};

} // namespace elgrande::inquisitor_colonies
