// The Veto (facts.md 1.8): taken, it lies open in this round and the next; its holder may stop another player's special
// action when it is announced or after each of its steps. The step just made is not carried out and the rest is
// lost. To the table this is the same as taking the step back: it is shown, and done only when nobody objects.
// VetoWindow: seat = who made the pending move, n = seats that have answered, a = kWindow…, data = the packed move.
#include "model/rules/engine.h"
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

Action unpack(std::uint32_t data) {
    return {static_cast<ActionKind>(data & 0xffU), static_cast<std::uint8_t>(data >> 8U),
            static_cast<std::uint8_t>(data >> 16U), static_cast<std::uint8_t>(data >> 24U)};
}

SeatSet actors(const Rules& rules, const State& state, const Step& step) {
    const SeatSet asked = objectors(rules, state) - SeatSet{step.n};
    return asked.empty() ? asked : SeatSet::of(firstFromLeft(rules, state.special.seat, asked));
}

void legal(const Rules&, const State&, const Step&, Seat, ActionList& out) {
    out.push(act(ActionKind::Veto));
    out.push(act(ActionKind::Allow));
    out.push(act(ActionKind::AllowAll));
}

// The holder's older Veto goes first.
void spend(State& state, Seat holder) {
    Standing* oldest = nullptr;
    for (Standing& standing : state.standing)
        if (standing.kind == kStandingVeto && standing.seat == holder &&
            (oldest == nullptr || standing.until < oldest->until))
            oldest = &standing;
    if (oldest != nullptr) *oldest = {};
}

void carryOut(const Rules& rules, State& state, const Step& window, EventSink* events) {
    if (window.a == kWindowAutomatic) state.special.granted = 1;
    if (window.a != kWindowPending) return;
    const Step step = state.agenda.pop();
    rules.step(step.kind).apply(rules, state, step, {window.seat, unpack(window.data)}, events);
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Veto) {
        Event event;
        event.kind = EventKind::SpecialVetoed;
        event.seat = move.seat;
        event.card = state.special.card;
        spend(state, move.seat);
        endSpecial(state);
        tell(events, event);
        return;
    }
    const std::uint8_t bit = static_cast<std::uint8_t>(1U << index(move.seat));
    step.n |= bit;
    if (move.action.kind == ActionKind::AllowAll) state.special.allowed |= bit;
    if (actors(rules, state, step).empty())
        carryOut(rules, state, step, events);
    else
        state.agenda.push(step);
}

void explain(const Rules&, const State& state, const Step& step, Seat, Decision& decision) {
    decision.cardSeat = state.special.seat;
    decision.card = state.special.card;
    decision.announced = step.a == kWindowAnnounced;
    decision.hasPending = step.a == kWindowPending;
    if (decision.hasPending) decision.pending = unpack(step.data);
}

void take(const Rules&, State& state, Step step, EventSink* events) {
    for (Standing& place : state.standing) {
        if (place.kind != 0) continue;
        place = {kStandingVeto, step.seat, static_cast<std::uint8_t>(state.roundsBegun + 1), 0};
        tell(events, EventKind::VetoTaken, step.seat);
        return;
    }
}

} // namespace

const StepRules kVetoWindow{.id = "veto-window",
                            .decision = "veto",
                            .actors = actors,
                            .legal = legal,
                            .apply = apply,
                            .explain = explain,
                            .a = Operand::Number,
                            .data = Operand::Number};
const StepRules kTakeVeto{.id = "take-veto", .decision = nullptr, .run = take};

} // namespace elgrande::steps
