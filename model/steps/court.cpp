// Replenishment: Caballeros from the provinces to the court, as many as the power card shows or fewer; when the
// provinces run short, the difference may be taken from regions, never from the Castillo or the King's region
// (facts.md 1.9, X12). Court: n = how many at most, 255: as the power card of this round shows. Recall: n = how many
// more at most.
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

#include <algorithm>

namespace elgrande::steps {

namespace {

constexpr std::uint8_t kAsPowerCard = 255;

int wanted(const Rules& rules, const State& state, const Step& step) {
    return step.n != kAsPowerCard ? step.n : rules.powers[index(state.played[index(step.seat)])].caballeros;
}

AreaSet recallable(const Rules& rules, const State& state, Seat seat) {
    return standing(rules, state, ownerOf(seat)) & mayLeave(rules, state, ownerOf(seat));
}

void courtLegal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    const int most = std::min<int>(wanted(rules, state, step), state.at(Area::Provinces, ownerOf(seat)));
    for (int n = 0; n <= most; ++n) out.push(act(ActionKind::Court, n));
}

void courtApply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Owner owner = ownerOf(move.seat);
    const int before = state.at(Area::Provinces, owner);
    const int missing = wanted(rules, state, step) - before;
    state.at(Area::Provinces, owner) = static_cast<std::uint8_t>(before - move.action.a);
    state.at(Area::Court, owner) = static_cast<std::uint8_t>(state.at(Area::Court, owner) + move.action.a);
    if (missing > 0 && move.action.a == before)
        state.agenda.push({StepKind::Recall, move.seat, static_cast<std::uint8_t>(missing), 0, 0});
    if (move.action.a > 0) tell(events, EventKind::CourtFilled, move.seat, Area::None, move.action.a);
}

bool courtPossible(const Rules& rules, const State& state, const Step& step) {
    return state.at(Area::Provinces, ownerOf(step.seat)) > 0 || !recallable(rules, state, step.seat).empty();
}

void courtExplain(const Rules& rules, const State& state, const Step& step, Seat, Decision& decision) {
    decision.remaining = wanted(rules, state, step);
}

void recallLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    for (Area area : recallable(rules, state, seat)) out.push(act(ActionKind::Recall, area));
    out.push(act(ActionKind::Done));
}

void recallApply(const Rules&, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Area from = static_cast<Area>(move.action.a);
    const Owner owner = ownerOf(move.seat);
    --state.at(from, owner);
    ++state.at(Area::Court, owner);
    if (--step.n > 0) state.agenda.push(step);
    tellMove(events, EventKind::CaballeroRecalled, move.seat, owner, from, Area::Court);
}

void recallExplain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    decision.remaining = step.n;
    refuse(decision, taboo(rules, state), Refusal::KingsRegion);
    refuse(decision, Area::Castillo, Refusal::CastilloClosed);
    refuse(decision, rules.targets - recallable(rules, state, seat), Refusal::NoOwnThere);
}

} // namespace

const StepRules kCourt{.id = "court",
                       .decision = "court",
                       .legal = courtLegal,
                       .apply = courtApply,
                       .possible = courtPossible,
                       .explain = courtExplain};
const StepRules kRecall{
    .id = "recall", .decision = "recall", .legal = recallLegal, .apply = recallApply, .explain = recallExplain};

} // namespace elgrande::steps
