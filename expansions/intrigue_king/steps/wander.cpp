// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Grandes that go where secret disks say. Wandering (13, SP-PE): all fellow players name another region and their
// Grandes go there; several may end in one. A Grande in the King's region stays (RULINGS.md 1.9). Conspiracy (35, S001
// note 35): in the next general scoring everybody sets his disk, and his Grande goes there as well; who names the
// King's region stays.
#include "../king_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/steps/conspiracy.h"
#include "model/steps/disk.h"

namespace elgrande::intrigue_king {

namespace {

// Wandering ----------------------------------------------------------------------------------------------------------

bool mustWander(const Rules& rules, const State& state, const Step& step, Seat seat) {
    return seat != step.seat && !steps::homesOnDisk(rules, state, seat).empty();
}
AreaSet homesOf(const Rules& rules, const State& state, const Step&, Seat seat) {
    return steps::homesOnDisk(rules, state, seat);
}

void explainWander(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    refuse(decision, state.grande[index(seat)], Refusal::SamePlace);
    refuseBanned(rules, state, Ban::Grandes, {Owner::None, seat, How::Own}, rules.map.onDisk, decision);
}

void wander(const Rules& rules, State& state, Step, EventSink* events) {
    const auto named = readDisks(rules, state, events);
    for (Seat seat : rules.seats()) steps::followDisk(rules, state, seat, named[index(seat)], events);
}

constexpr StepRules kWander = readingDisks("ki-wander", wander, true);

} // namespace

void addWander(RulesBuilder& builder, Ids&) {
    const auto use = static_cast<DiskUse>(
        builder.addDiskUse({.id = kWanderTopic, .asked = mustWander, .choices = homesOf, .explain = explainWander}));
    builder.addEffect("ki-wander", effectOf({diskFor(use, builder.addStep(kWander))}));
}

void addConspiracy(RulesBuilder& builder, Ids&) {
    const Step conspire = steps::addConspiracy(builder, {.kept = kConspiracy,
                                                         .topic = kConspiracyTopic,
                                                         .begun = "ki-conspiracy-begun",
                                                         .conspireStep = "ki-conspire",
                                                         .followStep = "ki-conspiracy"});
    builder.addEffect("ki-conspiracy", effectOf({conspire}));
}

} // namespace elgrande::intrigue_king
