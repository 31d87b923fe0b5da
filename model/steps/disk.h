// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How card rows write secret choices, and what steps that use them share (disk.cpp).
#pragma once

#include "model/rules/rules.h"

namespace elgrande {

// Who chooses among which regions; an expansion's follow (RulesBuilder::addDiskUse).
enum class DiskUse : std::uint8_t {
    Castillo, // seats with Caballeros in the Castillo, any region of the disk
    LoseAll,  // fellow players, a region with at least 1 own that may leave
    LoseTwo,  // the same with at least 2, or 1 where nobody has 2 (X6)
    Scoring,  // every seat, any region
    Eviction, // fellow players with Caballeros in the region in Step::data
    FirstFree
};

// `thenRun` comes when all have chosen and gets the DiskUse in its a and `data`; None: something later in the round
// does.
constexpr Step diskFor(DiskUse use, StepKind thenRun, std::uint32_t data = 0) {
    return {StepKind::Disk, Seat::None, static_cast<std::uint8_t>(use), static_cast<std::uint8_t>(thenRun), data};
}

// Tells what the disks show.
void revealDisks(const Rules& rules, const State& state, EventSink* events);
// Tells it and clears them; what each seat has named, None where it was not asked.
std::array<Area, kMaxSeats> readDisks(const Rules& rules, State& state, EventSink* events);

// A step that `diskFor` leads to and that opens the disks. In a special action a Veto may come before (StepRules).
constexpr StepRules readingDisks(const char* id, void (*run)(const Rules&, State&, Step, EventSink*),
                                 bool vetoBefore = false) {
    StepRules step{.id = id, .decision = nullptr, .run = run};
    step.a = step.data = Operand::Number; // as diskFor says
    step.vetoBeforeRun = vetoBefore;
    step.revealsDisks = true;
    return step;
}

namespace steps {

// The extra Caballeros of a set-up: opens the disks, and each sends `count` of its seat's there, as many as there are
// in `from`, the court or the provinces. Those who named what is closed to them are in the court afterwards.
void placeByDisks(const Rules& rules, State& state, Area from, int count, EventSink* events);

} // namespace steps

} // namespace elgrande
