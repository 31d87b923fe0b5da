// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The Veto (40): its holder may use it before his own turn (S001), so it is in force as soon as everybody has played.
// It is the special action of its card: used, it is gone, and so is what the holder could do instead. Whoever has the
// King's or Intrigue card and no choice has no Veto; with the choice the King player takes it in his turn. Like every
// card it leaves the game at the end of the round.
#include "king_rules.h"

#include "model/rules/pieces.h"
#include "model/steps/events.h"

namespace elgrande::intrigue_king {

namespace {

bool isVeto(const Rules& rules, Card card) {
    if (card == Card::None) return false;
    const CardInPlay& known = rules.card(card);
    return known.effectCount == 1 && rules.deck.effectSteps[known.effectFirst].kind == idsOf(rules).takeVeto;
}

void take(const Rules& rules, State& state, Step step, EventSink* events) {
    keep(state, {idsOf(rules).earlyVeto, step.seat, state.roundsBegun, 0});
    steps::tell(events, EventKind::VetoTaken, step.seat);
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    return !isKept(state, idsOf(rules).earlyVeto, step.seat);
}

Refusal whyNot(const Rules& rules, const State&, const Step&) { return idsOf(rules).vetoHeld; }

void holdEarly(const Rules& rules, State& state, Step step, EventSink* events) {
    for (Seat seat : rules.seats()) {
        if (!isVeto(rules, ownCard(rules, state, seat)) || isKingPlayer(state, seat)) continue;
        if (mayUseOwnCard(rules, state, seat)) take(rules, state, step.as(seat), events);
    }
}

// The holder has had his special action.
void used(const Rules&, State& state, const Kept& spent, EventSink*) {
    state.spent[index(spent.seat)] = (1U << State::kCardsBefore) - 1U;
}

const StepRules kTakeVeto{
    .id = "ki-take-veto", .decision = nullptr, .run = take, .possible = possible, .whyNot = whyNot};
const StepRules kHoldEarly{.id = "ki-hold-veto", .decision = nullptr, .run = holdEarly};

} // namespace

void addVeto(RulesBuilder& builder, Ids& ids) {
    ids.vetoHeld = builder.addRefusal("ki-veto-held");
    ids.takeVeto = builder.addStep(kTakeVeto);
    ids.earlyVeto = builder.addKept(
        {.id = kEarlyVeto, .source = {}, .most = builder.setup().players, .objects = true, .onUse = used});
    builder.addEffect("ki-veto", effectOf({stepOf(ids.takeVeto)}));
    builder.at(Anchor::BeforeTurns, stepOf(builder.addStep(kHoldEarly)));
}

} // namespace elgrande::intrigue_king
