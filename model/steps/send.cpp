// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Caballeros sent back to the provinces, never out of the King's region or the Castillo (cards 2b to 2e).
// Send: each fellow player, left neighbour first, sends n own ones from regions or court, as many as he has (2e); n =
// how many each, a = how many the one now sending still has to (0: not begun), data = fellows still to send. SendEach:
// the active player sends one of each fellow player (2d; option send-own-too: of himself as well; send-may-stop:
// some may be left out); data = owners still to come, kSendBegun once begun. EmptyCourts: n = how many of each fellow's
// court, 0: all (2b, 2c). For a colour at whose seat nobody sits the active player chooses, after the others
// (RULINGS.md 6.2).
#include "model/rules/engine.h"
#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/steps.h"

#include <algorithm>

namespace elgrande::steps {

namespace {

constexpr std::uint32_t kSendBegun = 0x100;

AreaSet sendable(const Rules& rules, const State& state, Owner owner, Seat by) {
    return mayLeave(rules, state, {owner, by, How::SendBack}, occupied(rules, state, owner));
}

void sendBack(const Rules& rules, State& state, Seat sender, Owner owner, Area from, int count, EventSink* events) {
    transfer(rules, state, {{owner, sender, How::SendBack}, from, Area::Provinces, count}, EventKind::CaballeroSentBack,
             events);
}

// The angry King -----------------------------------------------------------------------------------------------------

SeatSet everybody(const Rules& rules) { return rules.seats() | rules.dummies(); }

// Who decides what is sent of a seat's: he himself, or the active player where nobody sits.
Seat deciderFor(const Rules& rules, const Step& step, Seat sender) {
    return rules.seats().contains(sender) ? sender : step.seat;
}

AreaSet sources(const Rules& rules, const State& state, const Step& step, Seat sender) {
    const Owner owner = ownerOf(sender);
    AreaSet from = sendable(rules, state, owner, deciderFor(rules, step, sender));
    if (state.at(Area::Court, owner) > 0) from.insert(Area::Court);
    return from;
}

// Who sends next: fellow players from the left, then the colours at whose seats nobody sits. None: nobody any more.
Seat nextSender(const Rules& rules, const State& state, const Step& step) {
    const SeatSet left = step.data == 0 ? everybody(rules) : SeatSet{step.data & 0xffU};
    SeatSet able;
    for (Seat seat : left - SeatSet::of(step.seat))
        if (!sources(rules, state, step, seat).empty()) able.insert(seat);
    if (able.empty()) return Seat::None;
    const Seat fellow = firstFromLeft(rules, step.seat, able);
    return fellow == Seat::None ? able.first() : fellow;
}

SeatSet sendActors(const Rules& rules, const State& state, const Step& step) {
    const Seat sender = nextSender(rules, state, step);
    return sender == Seat::None ? SeatSet{} : SeatSet::of(deciderFor(rules, step, sender));
}

void sendLegal(const Rules& rules, const State& state, const Step& step, Seat, ActionList& out) {
    const Seat sender = nextSender(rules, state, step);
    out.pushEach(act(ActionKind::Send, ownerOf(sender)), &Action::b, sources(rules, state, step, sender));
}

void sendApply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Owner owner = static_cast<Owner>(move.action.a);
    const Area from = static_cast<Area>(move.action.b);
    if (step.data == 0) step.data = (everybody(rules) - SeatSet::of(step.seat)).bits;
    if (step.a == 0) step.a = step.n;
    AreaSet left = sources(rules, state, step, seatOf(owner));
    if (state.at(from, owner) == 1) left.erase(from);
    if (--step.a == 0 || left.empty()) {
        step.a = 0;
        step.data &= ~(1U << index(owner));
    }
    if (step.data != 0) state.agenda.push(step);
    sendBack(rules, state, move.seat, owner, from, 1, events);
}

bool sendPossible(const Rules& rules, const State& state, const Step& step) {
    return nextSender(rules, state, {step.kind, step.seat, step.n, 0, 0}) != Seat::None;
}

void sendExplain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    const Seat sender = nextSender(rules, state, step);
    const AreaSet from = sources(rules, state, step, sender);
    decision.remaining = std::min<int>(step.a == 0 ? step.n : step.a, standingIn(state, from, ownerOf(sender)));
    if (sender != seat) decision.topic = "dummy";
    const AreaSet rest = (rules.map.targets | rules.map.sources) - from;
    refuseBanned(rules, state, Ban::CaballerosOut, {ownerOf(sender), seat, How::SendBack}, rest, decision);
    refuseClosed(rules, decision);
    refuse(decision, rest, sender == seat ? Refusal::NoOwnThere : Refusal::NothingToMove);
}

bool areSeats(const Rules& rules, std::uint32_t bits) { return bits != 0 && (bits & ~everybody(rules).bits) == 0; }

bool sendFits(const Rules& rules, const State&, const Step& parent, const Step& child) {
    return child == Step{parent.kind, parent.seat, parent.n, child.a, child.data} && child.a <= parent.n &&
           areSeats(rules, child.data) && !SeatSet{child.data}.contains(parent.seat);
}

// One of each --------------------------------------------------------------------------------------------------------

// Owners of whom one has still to be sent and can be; those without somebody at their seat included.
OwnerSet ownersToSend(const Rules& rules, const State& state, const Step& step) {
    OwnerSet owners{everybody(rules).bits};
    if ((step.data & kSendBegun) != 0)
        owners = owners & OwnerSet{step.data & 0xffU};
    else if (!rules.rulings.sendOwnToo)
        owners.erase(ownerOf(step.seat));
    OwnerSet able;
    for (Owner owner : owners)
        if (!sendable(rules, state, owner, step.seat).empty()) able.insert(owner);
    return able;
}

SeatSet eachActors(const Rules& rules, const State& state, const Step& step) {
    return ownersToSend(rules, state, step).empty() ? SeatSet{} : SeatSet::of(step.seat);
}

void eachLegal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    for (Owner owner : ownersToSend(rules, state, step))
        out.pushEach(act(ActionKind::Send, owner), &Action::b, sendable(rules, state, owner, seat));
    if (rules.rulings.sendMayStop && (step.data & kSendBegun) != 0) out.push(act(ActionKind::Done));
}

void eachApply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Owner owner = static_cast<Owner>(move.action.a);
    const OwnerSet left = ownersToSend(rules, state, step) - OwnerSet::of(owner);
    step.data = kSendBegun | left.bits;
    if (!left.empty()) state.agenda.push(step);
    sendBack(rules, state, move.seat, owner, static_cast<Area>(move.action.b), 1, events);
}

bool eachPossible(const Rules& rules, const State& state, const Step& step) {
    return !ownersToSend(rules, state, step).empty();
}

void eachExplain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    const OwnerSet owners = ownersToSend(rules, state, step);
    decision.remaining = owners.size();
    AreaSet rest = rules.map.targets | rules.map.sources;
    for (Owner owner : owners) rest = rest - sendable(rules, state, owner, seat);
    for (Owner owner : owners)
        refuseBanned(rules, state, Ban::CaballerosOut, {owner, seat, How::SendBack}, rest, decision);
    refuseClosed(rules, decision);
    refuse(decision, rest, Refusal::NothingToMove);
}

bool eachFits(const Rules& rules, const State&, const Step& parent, const Step& child) {
    const std::uint32_t owners = child.data & 0xffU;
    return child == Step{parent.kind, parent.seat, 0, 0, kSendBegun | owners} && owners != 0 &&
           (owners & ~everybody(rules).bits) == 0;
}

// Courts -------------------------------------------------------------------------------------------------------------

void emptyCourts(const Rules& rules, State& state, Step step, EventSink* events) {
    for (Seat seat : rules.seats()) {
        const int court = state.at(Area::Court, ownerOf(seat));
        const int gone = step.n == 0 ? court : std::min<int>(step.n, court);
        if (seat != step.seat && gone > 0) sendBack(rules, state, step.seat, ownerOf(seat), Area::Court, gone, events);
    }
}

bool courtsPossible(const Rules& rules, const State& state, const Step& step) {
    for (Seat seat : rules.seats())
        if (seat != step.seat && state.at(Area::Court, ownerOf(seat)) > 0) return true;
    return false;
}

} // namespace

const StepRules kSend{.id = "send",
                      .decision = "send",
                      .actors = sendActors,
                      .legal = sendLegal,
                      .apply = sendApply,
                      .possible = sendPossible,
                      .explain = sendExplain,
                      .fits = sendFits,
                      .a = Operand::Number,
                      .data = Operand::Number};
const StepRules kSendEach{.id = "send-each",
                          .decision = "send",
                          .actors = eachActors,
                          .legal = eachLegal,
                          .apply = eachApply,
                          .possible = eachPossible,
                          .explain = eachExplain,
                          .fits = eachFits,
                          .data = Operand::Number};
const StepRules kEmptyCourts{.id = "empty-courts", .decision = nullptr, .run = emptyCourts, .possible = courtsPossible};

} // namespace elgrande::steps
