// Caballeros from the court to the board, one at a time (S000 page 4). n = how many more; a = 0: next to the King and
// into the Castillo (the normal placing), 1: anywhere but the King's region (cards 1h and 1i).
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

AreaSet places(const Rules& rules, const State& state, const Step& step, Seat seat) {
    return step.a == 0 ? placesFromCourt(rules, state, seat) : mayEnter(rules, state, ownerOf(seat));
}

void legal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    if (state.at(Area::Court, ownerOf(seat)) > 0)
        for (Area area : places(rules, state, step, seat)) out.push(act(ActionKind::Caballero, area));
    out.push(act(ActionKind::Done));
}

void apply(const Rules&, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Area to = static_cast<Area>(move.action.a);
    --state.at(Area::Court, ownerOf(move.seat));
    ++state.at(to, ownerOf(move.seat));
    if (--step.n > 0) state.agenda.push(step);
    tell(events, EventKind::CaballeroPlaced, move.seat, to);
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    return state.at(Area::Court, ownerOf(step.seat)) > 0 && !places(rules, state, step, step.seat).empty();
}

void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    decision.remaining = std::min<int>(step.n, state.at(Area::Court, ownerOf(seat)));
    refuse(decision, taboo(rules, state), Refusal::KingsRegion);
    refuse(decision, rules.targets - places(rules, state, step, seat), Refusal::NotNextToKing);
}

} // namespace

const StepRules kPlace{
    .id = "place", .decision = "place", .legal = legal, .apply = apply, .possible = possible, .explain = explain};

} // namespace elgrande::steps
