// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A verb that the model lacks: own Caballeros by ship from one coastal region to another, the islands included, one at
// a time, or done. The King's region is taboo and full islands are closed, as everywhere. n = how many more.
#include "../island_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

#include <algorithm>

namespace elgrande::template_islands {

namespace {

AreaSet sources(const Rules& rules, const State& state, Seat seat) {
    return mayLeave(rules, state, ownOf(seat), coast(rules) & occupied(rules, state, ownerOf(seat)));
}
AreaSet targets(const Rules& rules, const State& state, Seat seat) {
    return coast(rules) & mayEnter(rules, state, ownOf(seat));
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    const AreaSet open = targets(rules, state, seat);
    for (Area from : sources(rules, state, seat))
        out.pushEach(act(idsOf(rules).sail, from), &Action::b, open - AreaSet::of(from));
    out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    if (--step.n > 0) state.agenda.push(step); // the remainder first; a Veto throws it away
    transfer(rules, state, {ownOf(move.seat), static_cast<Area>(move.action.a), static_cast<Area>(move.action.b), 1},
             idsOf(rules).sailed, events);
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    return !sources(rules, state, step.seat).empty() && targets(rules, state, step.seat).size() > 1;
}

// Every place where nothing can be fetched gets a reason; the first one counts, so the narrowest comes first.
void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    const AreaSet rest = rules.map.targets - sources(rules, state, seat);
    decision.remaining = std::min<int>(step.n, standingIn(state, sources(rules, state, seat), ownerOf(seat)));
    refuseBanned(rules, state, Ban::CaballerosOut, ownOf(seat), rest, decision);
    refuseBanned(rules, state, Ban::CaballerosIn, ownOf(seat), rest, decision);
    refuse(decision, rest - coast(rules), idsOf(rules).notOnCoast);
    refuse(decision, rest, Refusal::NoOwnThere);
}

} // namespace

const StepRules kFerry{.id = "template-ferry",
                       .decision = "template-ferry",
                       .legal = legal,
                       .apply = apply,
                       .possible = possible,
                       .explain = explain,
                       .fits = fewerAreLeft};

} // namespace elgrande::template_islands
