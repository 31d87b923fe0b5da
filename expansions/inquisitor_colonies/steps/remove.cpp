// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Remove action card (7b): one of the cards that are still on offer is out of this round. What a player has kept before
// him is not on offer; cards that return lie open again in the next round (S001).
#include "../colonies_rules.h"

#include "model/rules/explain.h"
#include "model/steps/events.h"

#include <algorithm>

namespace elgrande::inquisitor_colonies {

namespace {

void legal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    for (Card card : state.offer) out.pushIf(card != Card::None, act(idsOf(rules).removing, card));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Card card = static_cast<Card>(move.action.a);
    state.offer[rules.card(card).stack] = Card::None;
    steps::tellOfCard(events, idsOf(rules).cardRemoved, move.seat, card);
}

bool possible(const Rules&, const State& state, const Step&) {
    return std::any_of(state.offer.begin(), state.offer.end(), [](Card card) { return card != Card::None; });
}

void explain(const Rules& rules, const State& state, const Step&, Seat, Decision& decision) {
    for (Seat seat : rules.seats())
        if (state.taken(seat) != Card::None) refuse(decision, state.taken(seat), Refusal::CardTaken);
}

} // namespace

const StepRules kRemove{.id = "colonies-remove",
                        .decision = "colonies-remove",
                        .legal = legal,
                        .apply = apply,
                        .possible = possible,
                        .explain = explain};

} // namespace elgrande::inquisitor_colonies
