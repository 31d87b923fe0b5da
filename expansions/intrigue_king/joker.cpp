// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The joker: when everybody has played, whoever has played it chooses another card out of his hand, which counts in its
// stead (SP-PE). Where he has none that he may play, the joker stays: without a number it is the lowest card, brings no
// Caballeros and has no action.
#include "king_rules.h"

#include "model/steps/cards.h"
#include "model/steps/steps.h"

namespace elgrande::intrigue_king {

namespace {

PowerSet open(const Rules& rules, const State& state, Seat seat) {
    return PowerSet{state.hand[index(seat)]} - PowerSet{blockedPowers(rules, state)};
}

SeatSet actors(const Rules& rules, const State& state, const Step&) {
    for (Seat seat : rules.seats())
        if (state.played[index(seat)] == idsOf(rules).joker && !open(rules, state, seat).empty())
            return SeatSet::of(seat);
    return {};
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(ActionKind::Power), &Action::a, open(rules, state, seat));
}

void apply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    steps::playPower(rules, state, move.seat, static_cast<Power>(move.action.a), events);
}

void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    steps::kPower.explain(rules, state, step, seat, decision);
    decision.topic = "ki-joker";
}

const StepRules kJoker{
    .id = "ki-joker", .decision = "power", .actors = actors, .legal = legal, .apply = apply, .explain = explain};

} // namespace

void addJoker(RulesBuilder& builder, Ids&) {
    CardRow joker;
    joker.id = kJokerCard;
    joker.enabled = builder.optionValue(kCardsOption) != "18";
    if (builder.corrected(joker).enabled) builder.at(Anchor::Powers, stepOf(builder.addStep(kJoker)));
}

} // namespace elgrande::intrigue_king
