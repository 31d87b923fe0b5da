// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Turn over action card (7c): the card lies open before its holder in this round and the next, as a Veto does, and
// stops one special action of another player. Its discs come when it is used (RULINGS.md 3.3). n = Gold, a = Wares;
// what is kept has both in its data, Gold in the lower four bits.
#include "../colonies_rules.h"

#include "model/rules/pieces.h"
#include "model/steps/events.h"

namespace elgrande::inquisitor_colonies {

void turnedOver(const Rules& rules, State& state, const Kept& spent, EventSink* events) {
    bringGoods(rules, state, spent.data & 15, spent.data >> 4, events);
}

namespace {

bool possible(const Rules& rules, const State& state, const Step&) {
    const std::uint8_t kind = idsOf(rules).turnOver;
    return timesKept(state, kind) < rules.kept[kind].most;
}

void run(const Rules& rules, State& state, Step step, EventSink* events) {
    if (!possible(rules, state, step)) return;
    const auto discs = static_cast<std::uint8_t>(step.n | step.a << 4);
    keep(state, {idsOf(rules).turnOver, step.seat, static_cast<std::uint8_t>(state.roundsBegun + 1), discs});
    steps::tell(events, EventKind::VetoTaken, step.seat);
}

} // namespace

const StepRules kTurnOverStep{
    .id = "colonies-turn-over", .decision = nullptr, .run = run, .possible = possible, .a = Operand::Number};

} // namespace elgrande::inquisitor_colonies
