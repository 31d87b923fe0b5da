// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A seat's turn after its court is filled: take one of the open action cards, then do the parts of the turn, each at
// most once, in any order and none split (S000 page 4, X21). The base game has two: placing Caballeros and the
// special action; expansions contribute more.
#include "model/rules/engine.h"
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/cards.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

#include <algorithm>
#include <bit>

namespace elgrande::steps {

void takeCard(const Rules& rules, State& state, Seat seat, Card card, EventSink* events) {
    state.taken(seat) = card;
    state.offer[rules.card(card).stack] = Card::None;
    tellOfCard(events, EventKind::CardTaken, seat, card);
}

Card mostCaballeros(const Rules& rules, const State& state) {
    Card best = Card::None;
    for (Card card : state.offer)
        if (card != Card::None && (best == Card::None || rules.card(card).caballeros > rules.card(best).caballeros))
            best = card;
    return best;
}

namespace {

// Taking a card ------------------------------------------------------------------------------------------------------

SeatSet cardActors(const Rules& rules, const State& state, const Step& step) {
    bool any = false; // beside what the seat has already
    for (Card card : state.offer) any |= card != Card::None;
    const bool used = (state.spent[index(step.seat)] & 1U) != 0; // out of turn, so it has chosen
    return any && !used ? SeatSet::of(step.seat) & rules.seats() : SeatSet{};
}

// Whoever has a card already, because a step of an expansion laid it before him, may keep it.
void cardLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushIf(state.taken(seat) != Card::None, act(ActionKind::TakeCard, state.taken(seat)));
    for (std::size_t stack = 0; stack < static_cast<std::size_t>(rules.deck.stackCount); ++stack)
        out.pushIf(state.offer[stack] != Card::None, act(ActionKind::TakeCard, state.offer[stack]));
}

void cardApply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    const Card card = static_cast<Card>(move.action.a);
    if (card == state.taken(move.seat)) return;
    takeCard(rules, state, move.seat, card, events);
    state.placing = {rules.card(card).caballeros, 0};
}

// What an expansion asks next, beside the turn itself: whoever does not know of another card chooses this one
// otherwise.
void tellOfNextQuestion(const Rules& rules, const State& state, Seat seat, Decision& decision) {
    const Card first = static_cast<Card>(decision.legal.front().a);
    if (rules.card(first).stack == kNoStack) return;
    State after = state;
    after.agenda.pop();
    takeCard(rules, after, seat, first, nullptr);
    const Step next = after.agenda.top();
    const StepRules& verb = rules.verb(next.kind);
    if (verb.actors != nullptr && verb.actors(rules, after, next).contains(seat)) decision.topic = verb.id;
}

void cardExplain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.card = Card::None;
    tellOfNextQuestion(rules, state, seat, decision);
    for (Seat other : rules.seats())
        if (other != seat && state.taken(other) != Card::None) refuse(decision, state.taken(other), Refusal::CardTaken);
}

// The turn -----------------------------------------------------------------------------------------------------------

bool isDone(const State& state, const TurnPart& part) { return (state.parts & part.bit) != 0; }

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    bool owed = false;
    for (const TurnPart& part : rules.flow.parts) {
        if (isDone(state, part)) continue;
        const int before = out.size();
        part.offer(rules, state, seat, out);
        owed = owed || (part.owed != nullptr && out.size() > before && part.owed(rules, state, seat));
    }
    if (!owed) out.push(act(ActionKind::End));
}

void tellWhatIsLeft(const Rules& rules, const State& state, Seat seat, EventSink* events) {
    if (events == nullptr) [[likely]]
        return;
    ActionList offered;
    for (const TurnPart& part : rules.flow.parts) {
        if ((part.leave == nullptr && part.idle == nullptr) || isDone(state, part)) continue;
        offered.clear();
        part.offer(rules, state, seat, offered);
        if (!offered.empty() && part.leave != nullptr) part.leave(rules, state, seat, events);
        if (part.idle != nullptr) part.idle(rules, state, seat, events);
    }
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::End) return tellWhatIsLeft(rules, state, move.seat, events);
    state.agenda.push(step);
    for (const TurnPart& part : rules.flow.parts) {
        if (isDone(state, part) || (move.action.kind != part.word && move.action.kind != part.other)) continue;
        if (!part.repeats) state.parts |= part.bit;
        return part.begin(rules, state, move, events);
    }
}

// A part that is done, but another one has the same words.
bool isOffered(const Decision& decision, const TurnPart& part) {
    return std::any_of(decision.legal.begin(), decision.legal.end(),
                       [&](Action action) { return action.kind == part.word || action.kind == part.other; });
}

bool saysNothingMore(const Rules& rules, ActionKind kind) {
    return rules.words.actions[index(kind)].operands == std::array<Operand, 3>{};
}

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.remaining = std::min<int>(state.placing.count, state.at(Area::Court, ownerOf(seat)));
    ActionList offered;
    for (const TurnPart& part : rules.flow.parts) {
        offered.clear();
        if (!isDone(state, part)) part.offer(rules, state, seat, offered);
        if (!offered.empty()) {
            if (part.owed != nullptr && part.owed(rules, state, seat)) refuse(decision, ActionKind::End, Refusal::Owed);
            continue;
        }
        if (isDone(state, part)) {
            if (isOffered(decision, part)) continue;
            refuse(decision, part.word, Refusal::AlreadyDone);
            if (saysNothingMore(rules, part.other)) refuse(decision, part.other, Refusal::AlreadyDone);
        } else if (part.explain != nullptr) {
            part.explain(rules, state, seat, decision);
        }
    }
}

bool fits(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    for (const TurnPart& part : rules.flow.parts)
        if (part.fits != nullptr && (part.repeats || isDone(state, part)) &&
            part.fits(rules, state, parent.seat, child))
            return true;
    return false;
}

// Placing ------------------------------------------------------------------------------------------------------------

Step placingStep(const State& state, Seat seat) {
    return {StepKind::Place, seat, state.placing.count, state.placing.mode, 0};
}

void offerPlacing(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    const bool can = state.placing.count > 0 && kPlace.possible(rules, state, placingStep(state, seat));
    out.pushIf(can, act(ActionKind::Place));
}

void beginPlacing(const Rules&, State& state, Move move, EventSink*) {
    state.agenda.push(placingStep(state, move.seat));
}

void leavePlacing(const Rules&, const State& state, Seat seat, EventSink* events) {
    tell(events, EventKind::PlacingLeft, seat, Area::None,
         std::min<int>(state.placing.count, state.at(Area::Court, ownerOf(seat))));
}

bool placingFits(const Rules&, const State& state, Seat seat, const Step& child) {
    return child == Step{StepKind::Place, seat, child.n, state.placing.mode, 0} && child.n > 0 &&
           child.n <= state.placing.count;
}

void explainPlacing(const Rules&, const State& state, Seat, Decision& decision) {
    refuse(decision, ActionKind::Place, state.placing.count == 0 ? Refusal::NoCaballeros : Refusal::CourtEmpty);
}

// The special action -------------------------------------------------------------------------------------------------

// Cards before the seat whose special action has not been begun, as bits of State::spent.
unsigned unspent(const Rules& rules, const State& state, Seat seat) {
    const State::Cards& before = state.cards[index(seat)];
    unsigned open = 0;
    for (unsigned i = 0; i < before.size(); ++i)
        if (before[i] != Card::None && rules.card(before[i]).effectCount > 0) open |= 1U << i;
    return open & ~unsigned{state.spent[index(seat)]};
}
Card lowest(const State& state, Seat seat, unsigned cards) {
    return state.cards[index(seat)][static_cast<std::size_t>(std::countr_zero(cards))];
}

// Of equal cards one stands for all: a move names the card, not the copy.
unsigned oneOfEach(const Rules& rules, const State& state, Seat seat, unsigned cards) {
    const auto rowOf = [&](unsigned of) { return rules.card(lowest(state, seat, of)).row; };
    for (unsigned rest = cards; rest != 0; rest &= rest - 1)
        for (unsigned other = rest & (rest - 1); other != 0; other &= other - 1)
            if (rowOf(other) == rowOf(rest)) cards &= ~(1U << std::countr_zero(other));
    return cards;
}

void offerSpecial(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    unsigned open = unspent(rules, state, seat);
    const bool several = (open & (open - 1)) != 0;
    if (several) [[unlikely]]
        open = oneOfEach(rules, state, seat, open);
    for (unsigned rest = open; rest != 0; rest &= rest - 1)
        if (const Card card = lowest(state, seat, rest); effectPossible(rules, state, seat, card))
            out.push(several ? act(ActionKind::Use, card) : act(ActionKind::Special));
}

void beginTheSpecial(const Rules& rules, State& state, Move move, EventSink* events) {
    const bool named = move.action.kind == ActionKind::Use;
    const Card card =
        named ? static_cast<Card>(move.action.a) : lowest(state, move.seat, unspent(rules, state, move.seat));
    for (std::size_t i = 0; i < State::kCardsBefore; ++i)
        if (state.cards[index(move.seat)][i] == card)
            state.spent[index(move.seat)] |= static_cast<std::uint8_t>(1U << i);
    beginSpecial(rules, state, move.seat, card, events);
}

void leaveSpecial(const Rules& rules, const State& state, Seat seat, EventSink* events) {
    for (unsigned rest = unspent(rules, state, seat); rest != 0; rest &= rest - 1) {
        const Card card = lowest(state, seat, rest);
        if (!effectPossible(rules, state, seat, card)) continue;
        tellOfCard(events, EventKind::SpecialLeft, seat, card);
    }
}

// The card of this round where its special action has to be carried out and has not been begun; else None.
Card requiredCard(const Rules& rules, const State& state, Seat seat) {
    const Card card = rules.deck.someOwed ? state.taken(seat) : Card::None;
    const bool open = card != Card::None && rules.card(card).owed && (state.spent[index(seat)] & 1U) == 0;
    return open ? card : Card::None;
}

// What the card of this round asks for. The others before the seat are kept, or may be used in its place.
bool specialIsOwed(const Rules& rules, const State& state, Seat seat) {
    return requiredCard(rules, state, seat) != Card::None && effectPossible(rules, state, seat, state.taken(seat));
}

void tellIdleSpecial(const Rules& rules, const State& state, Seat seat, EventSink* events) {
    const Card card = requiredCard(rules, state, seat);
    if (card != Card::None && !effectPossible(rules, state, seat, card))
        tellOfCard(events, EventKind::SpecialIdle, seat, card);
}

void explainSpecial(const Rules& rules, const State& state, Seat seat, Decision& decision) {
    const Card card = state.taken(seat);
    const bool spent = (state.spent[index(seat)] & 1U) != 0; // out of turn, by an effect
    // What the card says is no longer to be done.
    if (spent) {
        decision.card = Card::None;
        decision.cardSeat = Seat::None;
        decision.topic = "special-spent";
    }
    Refusal why = spent ? Refusal::AlreadyDone : Refusal::NothingToDo;
    if (card != Card::None && !spent && rules.card(card).effectCount > 0) {
        const Step step = effectStep(rules, card, seat, 0);
        if (const auto whyNot = rules.verb(step.kind).whyNot) why = whyNot(rules, state, step);
    }
    refuse(decision, ActionKind::Special, why);
}

bool specialFits(const Rules&, const State&, Seat seat, const Step& child) {
    return child == Step{StepKind::SpecialEnd, seat, 0, 0, 0};
}

void endSpecialAction(const Rules&, State& state, Step, EventSink*) {
    state.special = {};
    state.disk.fill(Area::None);
}

bool specialEndFits(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    const Card card = state.special.card;
    if (card == Card::None || child.seat != parent.seat) return false;
    if (rules.card(card).oneOf && child == Step{StepKind::Choice, parent.seat, 0, 0, 0}) return true;
    for (int i = 0; i < rules.card(card).effectCount; ++i) {
        const Step effect = effectStep(rules, card, parent.seat, i);
        const StepRules& verb = rules.verb(effect.kind);
        if (child == effect || (verb.fits != nullptr && verb.fits(rules, state, effect, child))) return true;
    }
    return false;
}

// One of several -----------------------------------------------------------------------------------------------------

void choiceLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    for (int i = 0; i < rules.card(state.special.card).effectCount; ++i) {
        const Step step = effectStep(rules, state.special.card, seat, i);
        const StepRules& verb = rules.verb(step.kind);
        if (verb.possible == nullptr || verb.possible(rules, state, step)) out.push(act(ActionKind::Option, i + 1));
    }
    if (out.empty()) out.push(act(ActionKind::Done));
}

void choiceApply(const Rules& rules, State& state, Step, Move move, EventSink*) {
    if (move.action.kind == ActionKind::Option)
        state.agenda.push(effectStep(rules, state.special.card, move.seat, move.action.a - 1));
}

} // namespace

const TurnPart kPlacingPart{.id = "placing",
                            .word = ActionKind::Place,
                            .offer = offerPlacing,
                            .begin = beginPlacing,
                            .leave = leavePlacing,
                            .explain = explainPlacing,
                            .fits = placingFits};
const TurnPart kSpecialPart{.id = "special",
                            .word = ActionKind::Special,
                            .other = ActionKind::Use,
                            .offer = offerSpecial,
                            .begin = beginTheSpecial,
                            .leave = leaveSpecial,
                            .owed = specialIsOwed,
                            .idle = tellIdleSpecial,
                            .explain = explainSpecial,
                            .fits = specialFits};

const StepRules kTakeCard{.id = "take-card",
                          .decision = "action",
                          .actors = cardActors,
                          .legal = cardLegal,
                          .apply = cardApply,
                          .explain = cardExplain};
const StepRules kTurn{
    .id = "turn", .decision = "turn", .legal = legal, .apply = apply, .explain = explain, .fits = fits};
const StepRules kSpecialEnd{.id = "special-end", .decision = nullptr, .run = endSpecialAction, .fits = specialEndFits};
const StepRules kChoice{
    .id = "choice", .decision = "choice", .legal = choiceLegal, .apply = choiceApply, .vetoBeforeApply = false};

} // namespace elgrande::steps
