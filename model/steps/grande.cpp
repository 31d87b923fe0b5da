// Moving one's own Grande (card 4d): not out of or into the King's region, not to the Castillo; several may share a
// region.
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

AreaSet homes(const Rules& rules, const State& state, Seat seat) {
    const Area now = state.grande[index(seat)];
    AreaSet open = rules.regions - taboo(rules, state);
    if (now == Area::None) return open;
    return open.contains(now) ? open - AreaSet::of(now) : AreaSet{};
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    for (Area area : homes(rules, state, seat)) out.push(act(ActionKind::Grande, area));
    if (out.empty()) out.push(act(ActionKind::Done));
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

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    refuse(decision, state.grande[index(seat)], Refusal::SamePlace);
    refuse(decision, taboo(rules, state), Refusal::KingsRegion);
    refuse(decision, rules.targets - rules.regions, Refusal::CastilloNoRegion);
}

} // namespace

const StepRules kGrande{
    .id = "grande", .decision = "grande", .legal = legal, .apply = apply, .possible = possible, .explain = explain};

} // namespace elgrande::steps
