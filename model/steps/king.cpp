// Moving the King (cards 4g and 5). n = 0: to any region, or he stays; 1: to a neighbour of where he stands. He alone
// may leave and enter the King's region.
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

AreaSet reachable(const Rules& rules, const State& state, const Step& step) {
    const AreaSet open = step.n == 0 ? rules.kingMayStand : neighbours(rules, state, state.king) & rules.kingMayStand;
    return open - AreaSet::of(state.king);
}

void legal(const Rules& rules, const State& state, const Step& step, Seat, ActionList& out) {
    for (Area area : reachable(rules, state, step)) out.push(act(ActionKind::King, area));
    if (step.n == 0 || out.empty()) out.push(act(ActionKind::KingStay));
}

void apply(const Rules&, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::KingStay) return;
    const Area from = state.king;
    state.king = static_cast<Area>(move.action.a);
    tellMove(events, EventKind::KingMoved, move.seat, Owner::None, from, state.king);
}

void explain(const Rules& rules, const State& state, const Step& step, Seat, Decision& decision) {
    refuse(decision, state.king, Refusal::SamePlace);
    refuse(decision, rules.targets - rules.regions, Refusal::CastilloNoRegion);
    refuse(decision, rules.regions - reachable(rules, state, step), Refusal::NotNeighbour);
}

} // namespace

const StepRules kKing{.id = "king", .decision = "king", .legal = legal, .apply = apply, .explain = explain};

} // namespace elgrande::steps
