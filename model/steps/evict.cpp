// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Eviction (card 4f): a region is named; all fellow players must leave it for the regions that each sets secretly.
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/disk.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

AreaSet occupiedByOthers(const Rules& rules, const State& state, Seat active) {
    AreaSet set;
    for (Seat seat : rules.seats())
        for (Owner owner : seat == active ? OwnerSet{} : commanded(rules, state, seat))
            set = set | mayLeave(rules, state, {owner, seat, How::Evict}, occupied(rules, state, owner));
    return wholes(rules, state, set) & rules.map.regions;
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(ActionKind::Evict), &Action::a, occupiedByOthers(rules, state, seat));
    if (out.empty()) out.push(act(ActionKind::Done));
}

Step diskStep(Seat active, std::uint32_t region) {
    Step disk = diskFor(DiskUse::Eviction, StepKind::DiskEviction, region);
    disk.seat = active;
    return disk;
}

void apply(const Rules&, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    state.agenda.push(diskStep(move.seat, move.action.a));
    tell(events, EventKind::EvictionNamed, move.seat, static_cast<Area>(move.action.a));
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    return !occupiedByOthers(rules, state, step.seat).empty();
}

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    const AreaSet rest = rules.map.targets - occupiedByOthers(rules, state, seat);
    refuseBanned(rules, state, Ban::CaballerosOut, {Owner::None, seat, How::Evict}, rest, decision);
    refuseNoRegions(rules, rest, decision);
    refuse(decision, rest, Refusal::NothingToMove);
}

// Before anything is revealed nobody has moved: the region is still occupied.
bool fits(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    const Step disk = diskStep(parent.seat, child.data);
    if (child.data >= kMaxAreas || !occupiedByOthers(rules, state, parent.seat).contains(static_cast<Area>(child.data)))
        return false;
    return child == disk || rules.verb(disk.kind).fits(rules, state, disk, child);
}

} // namespace

const StepRules kEvict{.id = "evict",
                       .decision = "evict",
                       .legal = legal,
                       .apply = apply,
                       .possible = possible,
                       .explain = explain,
                       .fits = fits};

} // namespace elgrande::steps
