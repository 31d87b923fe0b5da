// Caballeros sent back to the provinces, never out of the King's region or the Castillo (cards 2b to 2e).
// Send: each fellow player, left neighbour first, sends n own ones from regions or court, as many as he has (2e); n =
// how many each, a = how many the one now sending still has to (0: not begun), data = fellows still to send. SendEach:
// the active player sends one of each fellow player (2d; option send-own-too: of himself as well); data = owners still
// to come, kSendBegun once begun. EmptyCourts: n = how many of each fellow's court, 0: all (2b, 2c).
#include "model/rules/engine.h"
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

#include <algorithm>

namespace elgrande::steps {

namespace {

constexpr std::uint32_t kSendBegun = 0x100;

AreaSet sendable(const Rules& rules, const State& state, Owner owner) {
    return standing(rules, state, owner) & mayLeave(rules, state, owner);
}

void sendBack(State& state, Seat sender, Owner owner, Area from, EventSink* events) {
    --state.at(from, owner);
    ++state.at(Area::Provinces, owner);
    tellMove(events, EventKind::CaballeroSentBack, sender, owner, from, Area::Provinces);
}

// The angry King
// -------------------------------------------------------------------------------------------------------

SeatSet ableToSend(const Rules& rules, const State& state, Seat active) {
    SeatSet able;
    for (Seat seat : rules.seats())
        if (seat != active &&
            (state.at(Area::Court, ownerOf(seat)) > 0 || !sendable(rules, state, ownerOf(seat)).empty()))
            able.insert(seat);
    return able;
}

Seat senderNow(const Rules& rules, const State& state, const Step& step) {
    const SeatSet able = ableToSend(rules, state, step.seat);
    return firstFromLeft(rules, step.seat, step.data == 0 ? able : able & SeatSet{step.data & 0xffU});
}

SeatSet sendActors(const Rules& rules, const State& state, const Step& step) {
    const Seat sender = senderNow(rules, state, step);
    return sender == Seat::None ? SeatSet{} : SeatSet::of(sender);
}

void sendLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    const Owner owner = ownerOf(seat);
    for (Area area : sendable(rules, state, owner)) out.push(act(ActionKind::Send, owner, area));
    if (state.at(Area::Court, owner) > 0) out.push(act(ActionKind::Send, owner, Area::Court));
}

void sendApply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (step.data == 0) step.data = (rules.seats() - SeatSet::of(step.seat)).bits;
    if (step.a == 0) step.a = step.n;
    sendBack(state, move.seat, ownerOf(move.seat), static_cast<Area>(move.action.b), events);
    const bool more =
        state.at(Area::Court, ownerOf(move.seat)) > 0 || !sendable(rules, state, ownerOf(move.seat)).empty();
    if (--step.a == 0 || !more) {
        step.a = 0;
        step.data &= ~(1U << index(move.seat));
    }
    if (step.data != 0) state.agenda.push(step);
}

bool sendPossible(const Rules& rules, const State& state, const Step& step) {
    return !ableToSend(rules, state, step.seat).empty();
}

void sendExplain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    decision.remaining = step.a == 0 ? step.n : step.a;
    refuse(decision, taboo(rules, state), Refusal::KingsRegion);
    refuse(decision, Area::Castillo, Refusal::CastilloClosed);
    refuse(decision, rules.targets - sendable(rules, state, ownerOf(seat)), Refusal::NoOwnThere);
}

// One of each
// ----------------------------------------------------------------------------------------------------------

SeatSet ownersToSend(const Rules& rules, const State& state, const Step& step) {
    SeatSet owners = rules.seats();
    if ((step.data & kSendBegun) != 0)
        owners = owners & SeatSet{step.data & 0xffU};
    else if (!rules.rulings.sendOwnToo)
        owners.erase(step.seat);
    SeatSet able;
    for (Seat owner : owners)
        if (!sendable(rules, state, ownerOf(owner)).empty()) able.insert(owner);
    return able;
}

SeatSet eachActors(const Rules& rules, const State& state, const Step& step) {
    return ownersToSend(rules, state, step).empty() ? SeatSet{} : SeatSet::of(step.seat);
}

void eachLegal(const Rules& rules, const State& state, const Step& step, Seat, ActionList& out) {
    for (Seat owner : ownersToSend(rules, state, step))
        for (Area area : sendable(rules, state, ownerOf(owner))) out.push(act(ActionKind::Send, owner, area));
}

void eachApply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const SeatSet left = ownersToSend(rules, state, step) - SeatSet::of(static_cast<Seat>(move.action.a));
    sendBack(state, move.seat, static_cast<Owner>(move.action.a), static_cast<Area>(move.action.b), events);
    step.data = kSendBegun | left.bits;
    if (!left.empty()) state.agenda.push(step);
}

bool eachPossible(const Rules& rules, const State& state, const Step& step) {
    return !ownersToSend(rules, state, step).empty();
}

void eachExplain(const Rules& rules, const State& state, const Step& step, Seat, Decision& decision) {
    decision.remaining = ownersToSend(rules, state, step).size();
    refuse(decision, taboo(rules, state), Refusal::KingsRegion);
    refuse(decision, Area::Castillo, Refusal::CastilloClosed);
    AreaSet any;
    for (Seat owner : ownersToSend(rules, state, step)) any = any | sendable(rules, state, ownerOf(owner));
    refuse(decision, rules.targets - any, Refusal::NothingToMove);
}

// Courts
// ---------------------------------------------------------------------------------------------------------------

void emptyCourts(const Rules& rules, State& state, Step step, EventSink* events) {
    for (Seat seat : rules.seats()) {
        const Owner owner = ownerOf(seat);
        const int court = state.at(Area::Court, owner);
        const int gone = step.n == 0 ? court : std::min<int>(step.n, court);
        if (seat == step.seat || gone == 0) continue;
        state.at(Area::Court, owner) = static_cast<std::uint8_t>(court - gone);
        state.at(Area::Provinces, owner) = static_cast<std::uint8_t>(state.at(Area::Provinces, owner) + gone);
        tellMove(events, EventKind::CaballeroSentBack, step.seat, owner, Area::Court, Area::Provinces, gone);
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
                      .a = Operand::Number,
                      .data = Operand::Number};
const StepRules kSendEach{.id = "send-each",
                          .decision = "send",
                          .actors = eachActors,
                          .legal = eachLegal,
                          .apply = eachApply,
                          .possible = eachPossible,
                          .explain = eachExplain,
                          .data = Operand::Number};
const StepRules kEmptyCourts{.id = "empty-courts", .decision = nullptr, .run = emptyCourts, .possible = courtsPossible};

} // namespace elgrande::steps
