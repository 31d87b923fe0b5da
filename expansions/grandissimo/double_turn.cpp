// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The double turn (S001): in the next round its player takes two action cards one after the other. The Caballeros of
// both are placed together; which special actions are carried out in this turn and which later is his choice. A card
// whose special action waits lies before him, behind the action card of the round, and in each of his turns he may use
// what lies there beside that round's own (a second and a third special action, parts of the turn). The King's card and
// the card of Queen and Jester come back every round and cannot be kept.
#include "grand_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

#include <algorithm>

namespace elgrande::grandissimo {

Card secondCard(const Rules& rules, const State& state, Seat seat) {
    const int second = idsOf(rules).doubleTurns.load(state).second;
    const Card card = static_cast<Card>(second - 1);
    return second != 0 && liesBefore(state, seat, card) ? card : Card::None; // of another seat's turn, where imagined
}

namespace {

// The card -----------------------------------------------------------------------------------------------------------

bool canKeep(const Rules& rules, const State& state, const Step&) {
    return roundsLeft(rules, state) > 0 && timesKept(state, idsOf(rules).doubleTurn) == 0;
}

void keepTurn(const Rules& rules, State& state, Step step, EventSink* events) {
    keep(state, {idsOf(rules).doubleTurn, step.seat, static_cast<std::uint8_t>(state.roundsBegun + 1), 0});
    steps::tell(events, idsOf(rules).doubleTurnKept, step.seat);
}

// The second card ----------------------------------------------------------------------------------------------------

// In the round in which it was kept it is not in force yet.
bool hasDoubleTurn(const Rules& rules, const State& state, Seat seat) {
    const std::size_t i = keptAt(state, idsOf(rules).doubleTurn);
    return i < state.kept.size() && state.kept[i].seat == seat && state.kept[i].until == state.roundsBegun;
}

bool hasRoom(const State& state, Seat seat) {
    const State::Cards& before = state.cards[index(seat)];
    return std::find(before.begin() + 1, before.end(), Card::None) != before.end();
}

SeatSet secondActors(const Rules& rules, const State& state, const Step& step) {
    const bool may = hasDoubleTurn(rules, state, step.seat) && state.taken(step.seat) != Card::None &&
                     hasRoom(state, step.seat) &&
                     std::any_of(state.offer.begin(), state.offer.end(), [](Card card) { return card != Card::None; });
    return may ? SeatSet::of(step.seat) : SeatSet{};
}

void secondLegal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    for (std::size_t stack = 0; stack < static_cast<std::size_t>(rules.deck.stackCount); ++stack)
        out.pushIf(state.offer[stack] != Card::None, act(idsOf(rules).alsoTake, state.offer[stack]));
    out.push(act(ActionKind::Done));
}

void takeSecond(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    const Ids& ids = idsOf(rules);
    if (move.action.kind == ActionKind::Done) return;
    const Card card = static_cast<Card>(move.action.a);
    layBefore(state, move.seat, card);
    state.offer[rules.card(card).stack] = Card::None;
    state.placing.count = static_cast<std::uint8_t>(state.placing.count + rules.card(card).caballeros);
    DoubleTurns turns = ids.doubleTurns.load(state);
    turns.second = static_cast<std::uint8_t>(move.action.a + 1);
    ids.doubleTurns.store(state, turns);
    steps::tellOfCard(events, ids.secondTaken, move.seat, card);
}

void secondExplain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    for (Seat other : rules.seats())
        if (other != seat && state.taken(other) != Card::None) refuse(decision, state.taken(other), Refusal::CardTaken);
    if (state.taken(seat) != Card::None) refuse(decision, state.taken(seat), Refusal::CardTaken);
}

// More than one special action ---------------------------------------------------------------------------------------

// A card of a stack that does not lie in the first place is one of ours.
bool isKept(const Rules& rules, Card card) { return card != Card::None && rules.card(card).stack != kNoStack; }

int keptBefore(const Rules& rules, const State& state, Seat seat) {
    int count = 0;
    for (std::size_t n = 1; n < State::kCardsBefore; ++n) count += isKept(rules, state.cards[index(seat)][n]) ? 1 : 0;
    return count;
}

void offerSecond(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    if ((state.parts & kSpecialUsed) != 0 && keptBefore(rules, state, seat) > 0)
        steps::kSpecialPart.offer(rules, state, seat, out);
}

void offerThird(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    if ((state.parts & idsOf(rules).secondSpecial) != 0 && keptBefore(rules, state, seat) > 1)
        steps::kSpecialPart.offer(rules, state, seat, out);
}

std::uint16_t addSpecial(RulesBuilder& builder, const char* id, decltype(TurnPart::offer) offer) {
    TurnPart part = steps::kSpecialPart;
    part.id = id;
    part.offer = offer;
    part.leave = nullptr; // what is not used now is kept
    part.owed = nullptr;
    part.explain = nullptr;
    builder.addTurnPart(part);
    return builder.rules().flow.parts.back().bit;
}

// Keeping ------------------------------------------------------------------------------------------------------------

// The turn is over: what has been used goes, and so does what comes back to its stack; the first card of a double turn
// waits until the next round has made room.
void tidy(const Rules& rules, State& state, Step step, EventSink* events) {
    const Ids& ids = idsOf(rules);
    const std::size_t seat = index(step.seat);
    const bool isDouble = secondCard(rules, state, step.seat) != Card::None;
    for (std::size_t n = 1; n < State::kCardsBefore; ++n) {
        const Card card = state.cards[seat][n];
        if (isKept(rules, card) &&
            (isSpent(state, step.seat, card) || rules.card(card).returns || rules.card(card).effectCount == 0))
            takeAway(state, step.seat, card);
        else if (isDouble && isKept(rules, card) && card == secondCard(rules, state, step.seat))
            steps::tellOfCard(events, ids.specialSaved, step.seat, card);
    }
    DoubleTurns turns = ids.doubleTurns.load(state);
    if (turns.second == 0) return;
    turns.second = 0;
    const Card first = state.taken(step.seat);
    if (isDouble && first != Card::None && (state.spent[seat] & 1U) == 0 && !rules.card(first).returns &&
        rules.card(first).effectCount > 0) {
        turns.waiting[seat] = static_cast<std::uint8_t>(index(first) + 1);
        steps::tellOfCard(events, ids.specialSaved, step.seat, first);
    }
    ids.doubleTurns.store(state, turns);
}

void layWaiting(const Rules& rules, State& state, Step, EventSink*) {
    const Ids& ids = idsOf(rules);
    DoubleTurns turns = ids.doubleTurns.load(state);
    if (turns.waiting == DoubleTurns{}.waiting) return;
    for (Seat seat : rules.seats())
        if (const int waiting = turns.waiting[index(seat)]; waiting != 0)
            layBefore(state, seat, static_cast<Card>(waiting - 1));
    turns.waiting = {};
    ids.doubleTurns.store(state, turns);
}

const char* cardsAreOk(const Rules& rules, const State& state) {
    const DoubleTurns turns = idsOf(rules).doubleTurns.load(state);
    const auto exists = [&](int number) { return number <= static_cast<int>(rules.deck.cards.size()); };
    bool well = exists(turns.second);
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        well =
            well && exists(turns.waiting[seat]) && (turns.waiting[seat] == 0 || static_cast<int>(seat) < rules.players);
    return well ? nullptr : QT_TRANSLATE_NOOP("elgrande::errors", "a card that does not exist is kept");
}

const StepRules kKeepTurn{.id = "gr-double-turn", .decision = nullptr, .run = keepTurn, .possible = canKeep};
const StepRules kSecond{.id = "gr-second-card",
                        .decision = "gr-second-card",
                        .actors = secondActors,
                        .legal = secondLegal,
                        .apply = takeSecond,
                        .explain = secondExplain};
const StepRules kTidy{.id = "gr-tidy", .decision = nullptr, .run = tidy};
const StepRules kLayWaiting{.id = "gr-lay-waiting", .decision = nullptr, .run = layWaiting};

} // namespace

void addDoubleTurn(RulesBuilder& builder, Ids& ids) {
    ids.doubleTurn = builder.addKept({.id = kDoubleTurn, .source = {}});
    ids.doubleTurns = builder.addSlot<DoubleTurns>("gr-double-turns");
    ids.alsoTake = builder.addAction("gr-also", {Operand::Card});
    ids.doubleTurnKept = builder.addEvent("gr-double-turn-kept");
    ids.secondTaken = builder.addEvent("gr-second-taken", EventFamily::Card);
    ids.specialSaved = builder.addEvent("gr-special-saved");
    builder.addEffect("gr-double-turn", effectOf({stepOf(builder.addStep(kKeepTurn))}));
    ids.secondSpecial = addSpecial(builder, "gr-second-special", offerSecond);
    addSpecial(builder, "gr-third-special", offerThird);
    builder.at(Anchor::Turn, stepOf(builder.addStep(kSecond)), StepKind::Turn);
    builder.at(Anchor::TurnEnd, stepOf(builder.addStep(kTidy)));
    builder.at(Anchor::RoundStart, stepOf(builder.addStep(kLayWaiting)));
    builder.check(cardsAreOk);
}

} // namespace elgrande::grandissimo
