// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One used power card back to hand (card 4b), the one of this round included; it need not be shown. Because it is
// secret no Veto is asked for between naming and taking it: the announcement is the moment to object. The option
// used-power-open (X10) says what of the used ones is in sight, and so whether everybody sees which one is
// gone (S001: the topmost of an open pile); it is public then, in events, states and hands alike.
#include "model/rules/explain.h"
#include "model/rules/pile.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

void legal(const Rules&, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(ActionKind::TakeBack), &Action::a, PowerSet{state.used[index(seat)]});
    if (out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Power power = static_cast<Power>(move.action.a);
    const bool seen = takePowerBack(rules, state, move.seat, power);
    if (events == nullptr) [[likely]]
        return;
    Event event;
    event.kind = EventKind::PowerTakenBack;
    event.seat = move.seat;
    event.power = power;
    event.secret = !seen;
    events->add(event);
}

bool possible(const Rules&, const State& state, const Step& step) { return state.used[index(step.seat)] != 0; }

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.secret = rules.rulings.usedPower != UsedPower::Open;
    for (std::size_t i = 0; i < rules.deck.powers.size(); ++i)
        if (((state.hand[index(seat)] >> i) & 1U) != 0) refuse(decision, static_cast<Power>(i), Refusal::NothingToDo);
}

} // namespace

const StepRules kPowerBack{.id = "power-back",
                           .decision = "power-back",
                           .legal = legal,
                           .apply = apply,
                           .possible = possible,
                           .explain = explain,
                           .secret = true,
                           .vetoBeforeApply = false};

} // namespace elgrande::steps
