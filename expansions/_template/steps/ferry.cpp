// A verb that the model lacks: own Caballeros by ship from one coastal region to another, the islands included, one at
// a time, or done. The King's region is taboo and full islands are closed, as everywhere. n = how many more.
#include "../islands.h"

#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"

namespace elgrande::template_islands {

namespace {

AreaSet coast(const Rules& rules) { return rules.regions & rules.coastal; }

AreaSet sources(const Rules& rules, const State& state, Owner owner) {
    return coast(rules) & standing(rules, state, owner) & mayLeave(rules, state, owner);
}
AreaSet targets(const Rules& rules, const State& state, Owner owner) {
    return coast(rules) & mayEnter(rules, state, owner);
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    const AreaSet open = targets(rules, state, ownerOf(seat));
    for (Area from : sources(rules, state, ownerOf(seat)))
        for (Area to : open - AreaSet::of(from)) out.push(act(idsOf(rules).sail, from, to));
    out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Owner owner = ownerOf(move.seat);
    const Area from = static_cast<Area>(move.action.a);
    const Area to = static_cast<Area>(move.action.b);
    --state.at(from, owner);
    ++state.at(to, owner);
    if (--step.n > 0) state.agenda.push(step); // the remainder; a Veto throws it away
    steps::tellMove(events, idsOf(rules).sailed, move.seat, owner, from, to);
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    return !sources(rules, state, ownerOf(step.seat)).empty() && targets(rules, state, ownerOf(step.seat)).size() > 1;
}

// Every place where nothing can be fetched gets a reason; the first one counts, so the narrowest comes first.
void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    const Ids& ids = idsOf(rules);
    const AreaSet from = sources(rules, state, ownerOf(seat));
    decision.remaining = step.n;
    refuse(decision, taboo(rules, state), Refusal::KingsRegion);
    refuse(decision, fullIsland(rules, state, ownerOf(seat)) - from, ids.islandFull);
    refuse(decision, rules.targets - coast(rules), ids.notOnCoast);
    refuse(decision, rules.targets - from, Refusal::NoOwnThere);
}

} // namespace

const StepRules kFerry{.id = "template-ferry",
                       .decision = "template-ferry",
                       .legal = legal,
                       .apply = apply,
                       .possible = possible,
                       .explain = explain};

} // namespace elgrande::template_islands
