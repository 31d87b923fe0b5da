// A verb that the model lacks: own Caballeros between the islands and any coastal region, one at a time, either way, or
// done. The King's region is taboo and a full island closed, as everywhere. n = how many more.
#include "../islands.h"

#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"

namespace elgrande::template_islands {

namespace {

AreaSet coastOf(const Rules& rules) { return (rules.regions & rules.coastal) - AreaSet::of(idsOf(rules).island); }

// Coastal regions that somebody may be brought to from the islands, and those that somebody may be fetched from.
AreaSet outward(const Rules& rules, const State& state, Owner owner) {
    const AreaSet from = standing(rules, state, owner) & mayLeave(rules, state, owner);
    return from.contains(idsOf(rules).island) ? coastOf(rules) & mayEnter(rules, state, owner) : AreaSet{};
}
AreaSet homeward(const Rules& rules, const State& state, Owner owner) {
    if (!mayEnter(rules, state, owner).contains(idsOf(rules).island)) return {};
    return coastOf(rules) & standing(rules, state, owner) & mayLeave(rules, state, owner);
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    const Ids& ids = idsOf(rules);
    for (Area to : outward(rules, state, ownerOf(seat))) out.push(act(ids.cross, ids.island, to));
    for (Area from : homeward(rules, state, ownerOf(seat))) out.push(act(ids.cross, from, ids.island));
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
    steps::tellMove(events, idsOf(rules).crossed, move.seat, owner, from, to);
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    const Owner owner = ownerOf(step.seat);
    return !outward(rules, state, owner).empty() || !homeward(rules, state, owner).empty();
}

// The first reason counts, so the narrowest comes first.
void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    const Ids& ids = idsOf(rules);
    const Owner owner = ownerOf(seat);
    decision.remaining = step.n;
    decision.area = ids.island;
    refuse(decision, taboo(rules, state), Refusal::KingsRegion);
    refuse(decision, rules.targets - coastOf(rules) - AreaSet::of(ids.island), ids.notOnCoast);
    refuse(decision, fullIsland(rules, state, owner), ids.islandFull);
    refuse(decision, rules.targets - standing(rules, state, owner), Refusal::NoOwnThere);
}

} // namespace

const StepRules kFerry{.id = "template-ferry",
                       .decision = "template-ferry",
                       .legal = legal,
                       .apply = apply,
                       .possible = possible,
                       .explain = explain};

} // namespace elgrande::template_islands
