// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The hand of 13: everybody chooses 13 of his cards, the rest is out of the game, and nobody sees what others have
// (S001). Choose: all seats at once name one card after the other, in any order. Deal: the table does it for `seat`,
// and then for the next one. Preset: everybody has the same ones.
#include "king_rules.h"

#include "model/rules/explain.h"
#include "model/rules/notation.h"
#include "model/steps/events.h"

namespace elgrande::intrigue_king {

namespace {

PowerSet handOf(const State& state, Seat seat) { return {state.hand[index(seat)]}; }
bool isReady(const State& state, Seat seat) { return handOf(state, seat).size() >= kHandSize; }
PowerSet notChosen(const Rules& rules, const State& state, Seat seat) {
    return PowerSet{rules.deck.firstHand} - handOf(state, seat);
}

// Everybody hears that it is one; which one is for the seat's own eyes.
void give(const Rules& rules, State& state, Seat seat, Power power, EventSink* events) {
    state.hand[index(seat)] |= PowerSet::of(power).bits;
    if (events == nullptr) return;
    Event event;
    event.kind = idsOf(rules).cardChosen;
    event.seat = seat;
    event.power = power;
    event.secret = true;
    events->add(event);
    if (isReady(state, seat)) steps::tell(events, idsOf(rules).deckReady, seat);
}

// By hand ------------------------------------------------------------------------------------------------------------

SeatSet choosers(const Rules& rules, const State& state, const Step&) {
    SeatSet set;
    for (Seat seat : rules.seats())
        if (!isReady(state, seat)) set.insert(seat);
    return set;
}

void chooseLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).chooseCard), &Action::a, notChosen(rules, state, seat));
}

void choose(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    give(rules, state, move.seat, static_cast<Power>(move.action.a), events);
    state.agenda.push(step); // until nobody is left to choose
}

void chooseExplain(const Rules&, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.remaining = kHandSize - handOf(state, seat).size();
    for (Power power : handOf(state, seat)) refuse(decision, power, Refusal::AlreadyDone);
}

bool chooseFits(const Rules&, const State&, const Step& parent, const Step& child) { return child == parent; }

// By the table -------------------------------------------------------------------------------------------------------

SeatSet dealer(const Rules&, const State& state, const Step& step) {
    return isReady(state, step.seat) ? SeatSet{} : SeatSet::of(Seat::Table);
}

void dealLegal(const Rules& rules, const State& state, const Step& step, Seat, ActionList& out) {
    out.pushEach(act(ActionKind::RevealPower), &Action::a, notChosen(rules, state, step.seat));
}

void deal(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Seat seat = step.seat;
    give(rules, state, seat, static_cast<Power>(move.action.a), events);
    if (isReady(state, seat)) step.seat = seatAt(static_cast<int>(seat) + 1);
    if (rules.seats().contains(step.seat)) state.agenda.push(step);
}

bool dealFits(const Rules& rules, const State&, const Step& parent, const Step& child) {
    return child == parent.as(child.seat) && child.seat >= parent.seat && rules.seats().contains(child.seat);
}

void givePreset(const Rules& rules, State& state, Step, EventSink* events) {
    for (Seat seat : rules.seats())
        for (Power power : idsOf(rules).presetHand) give(rules, state, seat, power, events);
}

const StepRules kChoose{.id = "ki-choose",
                        .decision = "ki-choose",
                        .actors = choosers,
                        .legal = chooseLegal,
                        .apply = choose,
                        .explain = chooseExplain,
                        .fits = chooseFits,
                        .secret = true};
const StepRules kDeal{.id = "ki-deal",
                      .decision = "reveal",
                      .actors = dealer,
                      .legal = dealLegal,
                      .apply = deal,
                      .fits = dealFits,
                      .secret = true};
const StepRules kPreset{.id = "ki-preset", .decision = nullptr, .run = givePreset};

// Its cards as far as they are in the game, and others behind them where some are not.
PowerSet presetHand(const Rules& rules) {
    PowerSet hand;
    const auto add = [&](std::size_t power) {
        if (hand.size() < kHandSize) hand.insert(static_cast<Power>(power));
    };
    for (const char* id : kFirstDeck)
        if (const auto power = operandFromText(rules, Operand::Power, id)) add(*power);
    for (std::size_t i = 0; i < rules.deck.powers.size(); ++i) add(i);
    return hand;
}

} // namespace

void addHands(RulesBuilder& builder, Ids& ids) {
    ids.cardChosen = builder.addEvent("ki-card-chosen", EventFamily::Deal);
    ids.deckReady = builder.addEvent("ki-deck-ready");
    ids.chooseCard = builder.addAction("ki-choose", {Operand::Power});
    const StepKind byHand = builder.addStep(kChoose);
    const StepKind dealt = builder.addStep(kDeal);
    const StepKind preset = builder.addStep(kPreset);
    const std::string& hands = builder.optionValue(kHandsOption);
    Step step = stepOf(hands == "by-hand" ? byHand : hands == "random" ? dealt : preset);
    if (hands == "random") step.seat = seatAt(0);
    builder.at(Anchor::Setup, step);
    builder.hideHands();
    builder.dealHands(kHandSize);
    builder.whenNumbered([&ids](const Rules& rules) { ids.presetHand = presetHand(rules); });
}

} // namespace elgrande::intrigue_king
