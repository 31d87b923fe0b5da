// Eviction (card 4f): a region is named; all fellow players must leave it for the regions that each sets secretly.
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/disk.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

AreaSet occupied(const Rules& rules, const State& state, Seat active) {
    AreaSet set;
    for (Seat seat : rules.seats())
        if (seat != active) set = set | (standing(rules, state, ownerOf(seat)) & mayLeave(rules, state, ownerOf(seat)));
    return set & rules.regions;
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    for (Area area : occupied(rules, state, seat)) out.push(act(ActionKind::Evict, area));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules&, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    Step disk = diskFor(DiskUse::Eviction, StepKind::DiskEviction, move.action.a);
    disk.seat = move.seat;
    state.agenda.push(disk);
    tell(events, EventKind::EvictionNamed, move.seat, static_cast<Area>(move.action.a));
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    return !occupied(rules, state, step.seat).empty();
}

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    refuse(decision, taboo(rules, state), Refusal::KingsRegion);
    refuse(decision, rules.targets - rules.regions, Refusal::CastilloNoRegion);
    refuse(decision, rules.regions - occupied(rules, state, seat), Refusal::NothingToMove);
}

} // namespace

const StepRules kEvict{
    .id = "evict", .decision = "evict", .legal = legal, .apply = apply, .possible = possible, .explain = explain};

} // namespace elgrande::steps
