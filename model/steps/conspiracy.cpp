// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Conspire: n = what is kept (Kept::kind), a = the event that tells of it. Follow, before the Castillo is emptied: n =
// the same. The disks are set like those for the Castillo; their step has the same number in its data.
#include "model/steps/conspiracy.h"

#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/disk.h"
#include "model/steps/events.h"

namespace elgrande::steps {

AreaSet homesOnDisk(const Rules& rules, const State& state, Seat seat) {
    const Area now = state.grande[index(seat)];
    const AreaSet closed = banned(rules, state, Ban::Grandes, {Owner::None, seat, How::Own});
    if (now == Area::None || closed.contains(now)) return {};
    return (rules.map.grandes & rules.map.onDisk) - closed - AreaSet::of(now);
}

void followDisk(const Rules& rules, State& state, Seat seat, Area to, EventSink* events) {
    if (to == Area::None || !homesOnDisk(rules, state, seat).contains(to)) return;
    const Area from = state.grande[index(seat)];
    state.grande[index(seat)] = to;
    tellMove(events, EventKind::GrandeMoved, seat, ownerOf(seat), from, to);
}

namespace {

bool isUnderWay(const State& state, std::uint32_t kind) {
    return timesKept(state, static_cast<std::uint8_t>(kind)) > 0;
}

void conspire(const Rules&, State& state, Step step, EventSink* events) {
    keep(state, {step.n, step.seat, kUntilRemoved, 0});
    tell(events, static_cast<EventKind>(step.a), step.seat);
}
bool canConspire(const Rules&, const State& state, const Step& step) { return !isUnderWay(state, step.n); }

// Those with Caballeros in the Castillo have been asked already.
bool setsDisk(const Rules&, const State& state, const Step& disk, Seat) { return isUnderWay(state, disk.data); }
bool movesGrande(const Rules& rules, const State& state, Seat seat) { return !homesOnDisk(rules, state, seat).empty(); }

void explain(const Rules&, const State&, const Step&, Seat, Decision& decision) {
    decision.card = Card::None;
    decision.cardSeat = Seat::None;
}

// What the disks show has been told; they stay as they are for the Caballeros of the Castillo.
void follow(const Rules& rules, State& state, Step step, EventSink* events) {
    if (!isUnderWay(state, step.n)) return;
    for (Seat seat : rules.seats()) {
        const Area home = state.grande[index(seat)];
        followDisk(rules, state, seat, state.disk[index(seat)], events);
        if (home != Area::None && state.grande[index(seat)] == home)
            tellMove(events, EventKind::GrandeMoved, seat, ownerOf(seat), home, home);
    }
    giveUp(state, keptAt(state, step.n));
}

} // namespace

Step addConspiracy(RulesBuilder& builder, const ConspiracyNames& names) {
    const std::uint8_t kept = builder.addKept({.id = names.kept, .source = {}, .most = 1});
    const EventKind begun = builder.addEvent(names.begun);
    const StepKind conspiring = builder.addStep({.id = names.conspireStep,
                                                 .decision = nullptr,
                                                 .run = conspire,
                                                 .possible = canConspire,
                                                 .a = Operand::Number});
    const StepKind following = builder.addStep({.id = names.followStep, .decision = nullptr, .run = follow});
    const auto use = static_cast<DiskUse>(
        builder.addDiskUse({.id = names.topic, .asked = setsDisk, .explain = explain, .matters = movesGrande}));
    builder.at(Anchor::ScoringDisks, diskFor(use, StepKind::None, kept));
    builder.at(Anchor::ScoringMoves, stepOf(following, kept), StepKind::CastilloEmptying);
    return stepOf(conspiring, kept, static_cast<int>(begun));
}

} // namespace elgrande::steps
