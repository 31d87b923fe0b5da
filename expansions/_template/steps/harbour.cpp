// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Steps without a question: taking the harbour, and the end of its lease after a general scoring.
#include "../island_rules.h"

#include "model/rules/pieces.h"
#include "model/steps/events.h"

namespace elgrande::template_islands {

namespace {

void removeLease(const Rules& rules, State& state) {
    for (std::size_t i = 0; i < state.kept.size(); ++i)
        if (state.kept[i].kind == idsOf(rules).keptLease) return giveUp(state, i);
}

void take(const Rules& rules, State& state, Step step, EventSink* events) {
    const Ids& ids = idsOf(rules);
    removeLease(rules, state);
    ids.harbour.store(state, {static_cast<std::uint8_t>(index(step.seat) + 1)});
    keep(state, {ids.keptLease, step.seat, kUntilRemoved, 0});
    steps::tell(events, ids.harbourTaken, step.seat, ids.island);
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    return harbourMaster(rules, state) != step.seat || leaseHolder(rules, state) != step.seat;
}

void endLease(const Rules& rules, State& state, Step, EventSink* events) {
    const Seat holder = leaseHolder(rules, state);
    if (holder == Seat::None) return;
    removeLease(rules, state);
    steps::tell(events, idsOf(rules).leaseEnded, holder, idsOf(rules).island);
}

} // namespace

const StepRules kTakeHarbour{.id = "template-take-harbour", .decision = nullptr, .run = take, .possible = possible};
const StepRules kEndLease{.id = "template-end-lease", .decision = nullptr, .run = endLease};

} // namespace elgrande::template_islands
