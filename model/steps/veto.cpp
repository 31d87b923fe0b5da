// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The Veto (RULINGS.md 1.8): taken, it lies open in this round and the next; its holder may stop another player's
// special action when it is announced or after each of its steps. The step just made is not carried out and the rest is
// lost. To the table this is the same as taking the step back: it is shown, and done only when nobody objects.
// VetoWindow: seat = who made the pending move, n = seats that have answered, a = kWindow…, data = the packed move.
#include "model/rules/engine.h"
#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

SeatSet actors(const Rules& rules, const State& state, const Step& step) {
    const SeatSet asked = objectors(rules, state) - SeatSet{step.n};
    return asked.empty() ? asked : SeatSet::of(firstFromLeft(rules, state.special.seat, asked));
}

void legal(const Rules&, const State&, const Step&, Seat, ActionList& out) {
    out.push(act(ActionKind::Veto));
    out.push(act(ActionKind::Allow));
    out.push(act(ActionKind::AllowAll));
}

// Of several that the holder could use, the one that would expire first.
std::size_t oldest(const Rules& rules, const State& state, Seat holder) {
    std::size_t found = state.kept.size();
    for (std::size_t i = 0; i < state.kept.size() && state.kept[i].kind != 0; ++i)
        if (rules.kept[state.kept[i].kind].objects && state.kept[i].seat == holder &&
            (found == state.kept.size() || state.kept[i].until < state.kept[found].until))
            found = i;
    return found;
}

void goOn(const Rules& rules, State& state, const Step& window, EventSink* events) {
    if (window.a == kWindowAutomatic) state.special.granted = 1;
    if (window.a == kWindowPending) carryOut(rules, state, {window.seat, unpacked(window.data)}, events);
}

void object(const Rules& rules, State& state, Seat seat, EventSink* events) {
    Event event;
    event.kind = EventKind::SpecialVetoed;
    event.seat = seat;
    event.card = state.special.card;
    const std::size_t used = oldest(rules, state, seat);
    const Kept spent = state.kept[used];
    giveUp(state, used);
    endSpecial(state);
    tell(events, event);
    if (const auto onUse = rules.kept[spent.kind].onUse) onUse(rules, state, spent, events);
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Veto) return object(rules, state, move.seat, events);
    const std::uint8_t bit = static_cast<std::uint8_t>(1U << index(move.seat));
    step.n |= bit;
    if (move.action.kind == ActionKind::AllowAll) state.special.allowed |= bit;
    if (actors(rules, state, step).empty())
        goOn(rules, state, step, events);
    else
        state.agenda.push(step);
}

void explain(const Rules&, const State& state, const Step& step, Seat, Decision& decision) {
    decision.cardSeat = state.special.seat;
    decision.card = state.special.card;
    decision.announced = step.a == kWindowAnnounced;
    decision.hasPending = step.a == kWindowPending;
    if (decision.hasPending) decision.pending = unpacked(step.data);
}

// No more lie open than there are cards: owners of the cards may say that another card does the same.
bool canTake(const Rules& rules, const State& state, const Step&) {
    return timesKept(state, kKeptVeto) < rules.kept[kKeptVeto].most;
}

void take(const Rules& rules, State& state, Step step, EventSink* events) {
    if (!canTake(rules, state, step)) return;
    keep(state, {kKeptVeto, step.seat, static_cast<std::uint8_t>(state.roundsBegun + 1), 0});
    tell(events, EventKind::VetoTaken, step.seat);
}

} // namespace

const StepRules kVetoWindow{.id = "veto-window",
                            .decision = "veto",
                            .actors = actors,
                            .legal = legal,
                            .apply = apply,
                            .explain = explain,
                            .a = Operand::Number,
                            .data = Operand::Number,
                            .anywhere = true};
const StepRules kTakeVeto{.id = "take-veto", .decision = nullptr, .run = take, .possible = canTake};

} // namespace elgrande::steps
