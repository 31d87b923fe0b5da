// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The Grand Inquisitor and his black Caballeros (RULINGS.md 3.5). Whoever has him in his court moves them and has their
// points, and may do one thing more in each of his turns. Without a holder they are a player of their own, whom nobody
// sees. They never go to the provinces; in the Castillo they follow the disk of their holder.
#include "colonies_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/steps/court.h"
#include "model/steps/disk.h"

namespace elgrande::inquisitor_colonies {

namespace {

// Taking him: n = 1: it is all that the card is about, so that nobody is asked ---------------------------------------

SeatSet takers(const Rules& rules, const State& state, const Step& step) {
    return holder(rules, state) == step.seat ? SeatSet{} : SeatSet::of(step.seat);
}
void takeLegal(const Rules& rules, const State&, const Step& step, Seat, ActionList& out) {
    out.push(act(idsOf(rules).taking));
    if (step.n == 0) out.push(act(ActionKind::Done));
}
void take(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    moveToken(rules, state, idsOf(rules).inquisitor, Spot::before(move.seat), move.seat, events);
}
bool canTake(const Rules& rules, const State& state, const Step& step) { return holder(rules, state) != step.seat; }

const StepRules kTake{.id = "colonies-take",
                      .decision = "colonies-take",
                      .actors = takers,
                      .legal = takeLegal,
                      .apply = take,
                      .possible = canTake};

// The holder's turn: one more to the court or from it ----------------------------------------------------------------

AreaSet posts(const Rules& rules, const State& state, Seat seat) { // regions only (S001)
    return placesFromCourt(rules, state, seat) - AreaSet::of(Area::Castillo);
}

void offer(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    const Ids& ids = idsOf(rules);
    if (holder(rules, state) != seat) return;
    out.pushIf(state.at(Area::Provinces, ownerOf(seat)) > 0, act(ids.recruit));
    const bool atCourt = state.at(Area::Court, ownerOf(seat)) > 0;
    out.pushIf(atCourt && !posts(rules, state, seat).empty(), act(ids.posting));
}

void begin(const Rules& rules, State& state, Move move, EventSink* events) {
    const Ids& ids = idsOf(rules);
    if (move.action.kind == ids.posting) return state.agenda.push({ids.post, move.seat, 0, 0, 0});
    transfer(rules, state, {ownOf(move.seat, How::Fill), Area::Provinces, Area::Court, 1}, EventKind::CourtFilled,
             events);
}

void explainBonus(const Rules& rules, const State& state, Seat seat, Decision& decision) {
    const Ids& ids = idsOf(rules);
    const Refusal why = holder(rules, state) == seat ? Refusal::CourtEmpty : ids.notHolder;
    refuse(decision, ids.recruit, why);
    refuse(decision, ids.posting, why);
}

bool bonusFits(const Rules& rules, const State&, Seat seat, const Step& child) {
    return child == Step{idsOf(rules).post, seat, 0, 0, 0};
}

const TurnPart kBonus{.id = "colonies-bonus",
                      .word = ActionKind::Done, // addInquisitor fills both in
                      .isGift = true,
                      .offer = offer,
                      .begin = begin,
                      .explain = explainBonus,
                      .fits = bonusFits};

void postLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(ActionKind::Caballero), &Action::a, posts(rules, state, seat));
}
void postApply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    transfer(rules, state, {ownOf(move.seat, How::Place), Area::Court, static_cast<Area>(move.action.a), 1},
             EventKind::CaballeroPlaced, events);
}
void postExplain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.remaining = 1;
    const AreaSet rest = rules.map.targets - posts(rules, state, seat);
    refuse(decision, rest & AreaSet::of(Area::Castillo), Refusal::CastilloNoRegion);
    refuseBanned(rules, state, Ban::CaballerosIn, ownOf(seat, How::Place), rest, decision);
    refuse(decision, rest, Refusal::NotNextToKing);
}

const StepRules kPost{
    .id = "colonies-post", .decision = "colonies-post", .legal = postLegal, .apply = postApply, .explain = postExplain};

// Out of the Castillo ------------------------------------------------------------------------------------------------

// The holder sets his disk for them as well. Those with own ones there have been asked already.
bool setsDisk(const Rules& rules, const State& state, const Step&, Seat seat) {
    return state.at(Area::Castillo, ownerOf(seat)) > 0 ||
           (holder(rules, state) == seat && state.at(Area::Castillo, Owner::Black) > 0);
}
// By what everybody sees: whether black ones are inside is a secret.
bool movesBlack(const Rules& rules, const State& state, Seat seat) { return holder(rules, state) == seat; }
void explainDisk(const Rules&, const State& state, const Step&, Seat, Decision& decision) {
    decision.card = Card::None;
    decision.cardSeat = Seat::None;
    decision.area = Area::Castillo;
    decision.remaining = state.at(Area::Castillo, Owner::Black);
}

// Where they cannot go they stay, for they have no court.
void leaveCastillo(const Rules& rules, State& state, Step, EventSink* events) {
    const Seat seat = holder(rules, state);
    const int inside = state.at(Area::Castillo, Owner::Black);
    if (seat == Seat::None || inside == 0) return;
    const Manner manner{Owner::Black, seat, How::Disk};
    const Area named = state.disk[index(seat)];
    if (named != Area::None && mayEnter(rules, state, manner).contains(named))
        transfer(rules, state, {manner, Area::Castillo, named, inside}, idsOf(rules).blackLeft, events);
}

const StepRules kLeave{.id = "colonies-black-leave", .decision = nullptr, .run = leaveCastillo};

// An action more in each turn.
double worthOfInquisitor(const Rules& rules, const State& state, Seat seat) {
    return holder(rules, state) == seat ? 1.5 : 0.0;
}

} // namespace

void addInquisitor(RulesBuilder& builder, Ids& ids) {
    TokenRow row;
    row.id = row.picture = kInquisitorToken;
    row.home = TokenHome::Seats;
    ids.inquisitor = builder.addToken(row);
    builder.addOwner(Owner::Black, "black", kBlack);
    ids.taking = builder.addAction("colonies-take", {});
    ids.recruit = builder.addAction("colonies-recruit", {});
    ids.posting = builder.addAction("colonies-post", {});
    ids.notHolder = builder.addRefusal("colonies-not-holder");
    ids.blackLeft = builder.addEvent("colonies-black-left", EventFamily::Exodus);
    ids.take = builder.addStep(kTake);
    ids.post = builder.addStep(kPost);
    TurnPart bonus = kBonus;
    bonus.word = ids.recruit;
    bonus.other = ids.posting;
    builder.addTurnPart(bonus);
    builder.serve(Owner::Black, ids.inquisitor);
    builder.ban({.on = Ban::CaballerosOut,
                 .why = builder.addRefusal("colonies-black-stay"),
                 .owners = OwnerSet::of(Owner::Black),
                 .hows = Ban::bitOf(How::SendBack)});
    const auto use = static_cast<DiskUse>(
        builder.addDiskUse({.id = kCastilloTopic, .asked = setsDisk, .explain = explainDisk, .matters = movesBlack}));
    builder.at(Anchor::ScoringDisks, diskFor(use, StepKind::None));
    builder.at(Anchor::ScoringMoves, stepOf(builder.addStep(kLeave)), StepKind::CastilloEmptying);
    builder.worth(worthOfInquisitor);
}

} // namespace elgrande::inquisitor_colonies
