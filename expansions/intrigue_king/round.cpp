// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The round (S001): by the values of the cards played everybody takes one of the common cards, the highest the King's
// card and the highest Caballero card, the lowest the Intrigue card and the lowest Caballero card. The Caballero card
// says how many Caballeros the turn places; the special action is that of the own card, or of the King's or Intrigue
// card. Before a seat lie, in this order, the card whose action it has, the one that it may use instead (X35), and its
// Caballero card. Where another set lays out stacks, whoever takes a card of one has it instead of all these.
#include "king_rules.h"

#include "model/rules/notation.h"
#include "model/rules/pieces.h"
#include "model/steps/events.h"

namespace elgrande::intrigue_king {

namespace {

Card commonCard(const Rules& rules, const State& state, Seat seat) {
    if (isKingPlayer(state, seat)) return idsOf(rules).kingsCard;
    return isIntriguePlayer(rules, state, seat) ? idsOf(rules).intrigueCard : Card::None;
}

Card caballeroCard(const Rules& rules, const State& state, Seat seat) {
    const auto place = std::find(state.order.begin(), state.order.end(), seat) - state.order.begin();
    return place < kMaxSeats ? idsOf(rules).caballeroCards[static_cast<std::size_t>(place)] : Card::None;
}

void takeUp(const Rules& rules, State& state, Seat seat, EventSink* events) {
    const Card own = ownCard(rules, state, seat);
    const Card common = commonCard(rules, state, seat);
    const Card caballeros = caballeroCard(rules, state, seat);
    if (common != Card::None && own != Card::None && mayUseOwnCard(rules, state, seat)) layBefore(state, seat, own);
    if (caballeros != Card::None && layBefore(state, seat, caballeros))
        steps::tellOfCard(events, idsOf(rules).caballerosTaken, seat, caballeros);
    const Card first = common != Card::None ? common : own;
    if (first == Card::None || state.taken(seat) == first) return;
    state.taken(seat) = first;
    steps::tellOfCard(events, EventKind::CardTaken, seat, first);
}

void takeUpAll(const Rules& rules, State& state, Step, EventSink* events) {
    for (Seat seat : state.order)
        if (seat != Seat::None) takeUp(rules, state, seat, events);
}

Card caballerosBefore(const Rules& rules, const State& state, Seat seat) {
    const Ids& ids = idsOf(rules);
    for (Card card : state.cards[index(seat)])
        if (card != Card::None && ids.isCaballeroCard[index(card)]) return card;
    return Card::None;
}

// The cards lie there already, unless the turn is one of a position that does not say so or one that is imagined before
// the order stands. An imagined turn has its cards, although it is nobody's place in the order.
void beginTurn(const Rules& rules, State& state, Step step, EventSink* events) {
    Card caballeros = caballerosBefore(rules, state, step.seat);
    if (caballeros == Card::None) {
        takeUp(rules, state, step.seat, events);
        caballeros = caballerosBefore(rules, state, step.seat);
    }
    if (caballeros != Card::None) state.placing = {rules.card(caballeros).caballeros, 0};
}

// With a card of a stack the seat has given up its own and the common ones, and a Veto that was the action of its own.
void turnDown(const Rules& rules, State& state, Step step, EventSink* events) {
    const Card taken = state.taken(step.seat);
    if (taken == Card::None || rules.card(taken).stack == kNoStack) return;
    takeAway(state, step.seat, caballerosBefore(rules, state, step.seat));
    takeAway(state, step.seat, ownCard(rules, state, step.seat));
    for (std::size_t i = 0; i < state.kept.size(); ++i) {
        if (state.kept[i].kind != idsOf(rules).earlyVeto || state.kept[i].seat != step.seat) continue;
        giveUp(state, i);
        return steps::tell(events, EventKind::VetoExpired, step.seat);
    }
}

// Own cards are out of the game, common ones come back beside the board.
void clear(const Rules& rules, State& state, Step, EventSink*) {
    for (Seat seat : rules.seats())
        for (std::size_t n = 0; n < State::kCardsBefore; ++n) {
            const Card card = state.cards[index(seat)][n];
            if (card == Card::None) continue;
            if (idsOf(rules).isCaballeroCard[index(card)] || (n > 0 && card == ownCard(rules, state, seat)))
                takeAway(state, seat, n);
        }
}

// Where nobody sits nobody begins.
void highestBegins(const Rules& rules, State& state, Step, EventSink*) {
    state.starter =
        *std::find_if(state.order.begin(), state.order.end(), [&](Seat seat) { return rules.seats().contains(seat); });
}

const StepRules kTakeUp{.id = "ki-take-up", .decision = nullptr, .run = takeUpAll};
const StepRules kBeginTurn{.id = "ki-begin-turn", .decision = nullptr, .run = beginTurn};
const StepRules kTurnDown{.id = "ki-turn-down", .decision = nullptr, .run = turnDown};
const StepRules kClear{.id = "ki-clear", .decision = nullptr, .run = clear};
const StepRules kHighestBegins{.id = "ki-highest-begins", .decision = nullptr, .run = highestBegins};

} // namespace

void addRound(RulesBuilder& builder, Ids& ids) {
    ids.caballerosTaken = builder.addEvent("ki-caballeros-taken", EventFamily::Card);
    builder.at(Anchor::BeforeTurns, stepOf(builder.addStep(kTakeUp)));
    builder.at(Anchor::Turn, stepOf(builder.addStep(kBeginTurn)), StepKind::TakeCard);
    builder.after(Anchor::Turn, stepOf(builder.addStep(kTurnDown)), StepKind::TakeCard);
    builder.at(Anchor::RoundEnd, stepOf(builder.addStep(kClear)));
    if (builder.optionValue(kStarterOption) == "highest")
        builder.at(Anchor::RoundEnd, stepOf(builder.addStep(kHighestBegins)));
}

} // namespace elgrande::intrigue_king
