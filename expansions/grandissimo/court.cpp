// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Queen and Jester (S001), two tokens that go from court to court. Their card takes the one that is free; where both
// are, or none is, whoever takes the card chooses. The Jester lets his host give another player a Caballero out of that
// player's provinces (a part of the turn), which waits beside the board until the beginning of that player's next turn
// and must then be placed anywhere. What the Queen does: favours.cpp.
#include "grand_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

namespace elgrande::grandissimo {

namespace {

using Tokens = IdSet<Token>;

// Welcome ------------------------------------------------------------------------------------------------------------

Tokens guests(const Rules& rules, const State& state, Seat seat) {
    Tokens aside;
    Tokens others;
    for (Token token : {idsOf(rules).queen, idsOf(rules).jester}) {
        if (state.token[index(token)].isAside()) aside.insert(token);
        if (!holds(state, seat, token)) others.insert(token);
    }
    return aside.empty() ? others : aside;
}

void welcomeLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).welcome), &Action::a, guests(rules, state, seat));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void welcome(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    moveToken(rules, state, static_cast<Token>(move.action.a), Spot::before(move.seat), move.seat, events);
}

bool canWelcome(const Rules& rules, const State& state, const Step& step) {
    return !guests(rules, state, step.seat).empty();
}

// The Jester's gift --------------------------------------------------------------------------------------------------

void offerGift(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    const Ids& ids = idsOf(rules);
    if (!holds(state, seat, ids.jester)) return;
    for (Seat other : rules.seats())
        if (other != seat && state.at(Area::Provinces, ownerOf(other)) > 0) out.push(act(ids.give, other));
}

void give(const Rules& rules, State& state, Move move, EventSink* events) {
    const Owner owner = ownerOf(static_cast<Seat>(move.action.a));
    transfer(rules, state, {{owner, move.seat, How::Own}, Area::Provinces, idsOf(rules).gifts, 1}, idsOf(rules).given,
             events);
}

AreaSet goals(const Rules& rules, const State& state, Seat seat) {
    return mayEnter(rules, state, ownOf(seat, How::Place));
}

SeatSet receiver(const Rules& rules, const State& state, const Step& step) {
    if (state.at(idsOf(rules).gifts, ownerOf(step.seat)) == 0) return {};
    return goals(rules, state, step.seat).empty() ? SeatSet{} : SeatSet::of(step.seat);
}

void placeLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(ActionKind::Caballero), &Action::a, goals(rules, state, seat));
}

void placeGift(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    state.agenda.push(step);
    transfer(rules, state, {ownOf(move.seat, How::Place), idsOf(rules).gifts, static_cast<Area>(move.action.a), 1},
             idsOf(rules).giftPlaced, events);
}

void placeExplain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.remaining = state.at(idsOf(rules).gifts, ownerOf(seat));
    refuseBanned(rules, state, Ban::CaballerosIn, ownOf(seat, How::Place),
                 rules.map.targets - goals(rules, state, seat), decision);
}

AreaRow giftsRow() {
    AreaRow row = placeRow(kGifts);
    row.enterable = row.shown = false;
    row.closed = true;
    return row;
}

const StepRules kWelcome{
    .id = "gr-welcome", .decision = "gr-welcome", .legal = welcomeLegal, .apply = welcome, .possible = canWelcome};
const StepRules kPlaceGift{.id = "gr-gift",
                           .decision = "gr-gift",
                           .actors = receiver,
                           .legal = placeLegal,
                           .apply = placeGift,
                           .explain = placeExplain};

} // namespace

void addCourt(RulesBuilder& builder, Ids& ids) {
    ids.queen = builder.addToken({.id = kQueen, .picture = "queen", .home = TokenHome::Seats});
    ids.jester = builder.addToken({.id = kJester, .picture = "jester", .home = TokenHome::Seats});
    ids.gifts = builder.addArea(giftsRow());
    ids.welcome = builder.addAction("gr-welcome", {Operand::Token});
    ids.give = builder.addAction("gr-give", {Operand::Seat});
    ids.given = builder.addEvent("gr-given", EventFamily::Pieces);
    ids.giftPlaced = builder.addEvent("gr-gift-placed", EventFamily::Pieces);
    builder.addEffect("gr-welcome", effectOf({stepOf(builder.addStep(kWelcome))}));
    builder.addTurnPart({.id = "gr-jester", .word = ids.give, .offer = offerGift, .begin = give});
    builder.at(Anchor::TurnStart, stepOf(builder.addStep(kPlaceGift)), StepKind::Court);
}

} // namespace elgrande::grandissimo
