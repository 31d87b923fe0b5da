// A seat's turn after its court is filled: take one of the open action cards, then place Caballeros and carry out the
// special action, in either order, each at most once and neither split (S000 page 4, facts.md X21).
#include "model/rules/engine.h"
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

// Taking a card
// --------------------------------------------------------------------------------------------------------

SeatSet cardActors(const Rules& rules, const State& state, const Step& step) {
    for (int stack = 0; stack < rules.stackCount; ++stack)
        if (state.offer[static_cast<std::size_t>(stack)] != Card::None) return SeatSet::of(step.seat);
    return {}; // every stack is exhausted: only in positions set up by hand
}

void cardLegal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    for (int stack = 0; stack < rules.stackCount; ++stack) {
        const Card card = state.offer[static_cast<std::size_t>(stack)];
        if (card != Card::None) out.push(act(ActionKind::TakeCard, card));
    }
}

void cardApply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    const Card card = static_cast<Card>(move.action.a);
    state.taken[index(move.seat)] = card;
    state.offer[rules.card(card).stack] = Card::None;
    Event event;
    event.kind = EventKind::CardTaken;
    event.seat = move.seat;
    event.card = card;
    tell(events, event);
}

void cardExplain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.card = Card::None;
    for (Seat other : rules.seats())
        if (other != seat && state.taken[index(other)] != Card::None)
            refuse(decision, state.taken[index(other)], Refusal::CardTaken);
}

// The two parts
// --------------------------------------------------------------------------------------------------------

bool mayPlace(const Rules& rules, const State& state, Seat seat) {
    const Card card = state.taken[index(seat)];
    return (state.parts & kPlaced) == 0 && card != Card::None && rules.card(card).caballeros > 0 &&
           state.at(Area::Court, ownerOf(seat)) > 0 && !placesFromCourt(rules, state, seat).empty();
}

bool effectPossible(const Rules& rules, const State& state, Seat seat, const CardInPlay& card) {
    for (int i = 0; i < card.effectCount; ++i) {
        Step step = rules.effectSteps[static_cast<std::size_t>(card.effectFirst + i)];
        step.seat = seat;
        const StepRules& verb = rules.step(step.kind);
        if (verb.possible == nullptr || verb.possible(rules, state, step)) return true;
    }
    return false;
}

bool maySpecial(const Rules& rules, const State& state, Seat seat) {
    const Card card = state.taken[index(seat)];
    return (state.parts & kSpecialUsed) == 0 && card != Card::None &&
           effectPossible(rules, state, seat, rules.card(card));
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    if (mayPlace(rules, state, seat)) out.push(act(ActionKind::Place));
    if (maySpecial(rules, state, seat)) out.push(act(ActionKind::Special));
    out.push(act(ActionKind::End));
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::End) return;
    state.agenda.push(step);
    if (move.action.kind == ActionKind::Special) {
        beginSpecial(rules, state, move.seat, events);
        return;
    }
    state.parts |= kPlaced;
    state.agenda.push({StepKind::Place, move.seat, rules.card(state.taken[index(move.seat)]).caballeros, 0, 0});
}

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    const Card card = state.taken[index(seat)];
    if (card == Card::None) return;
    decision.remaining = rules.card(card).caballeros;
    if (!mayPlace(rules, state, seat)) {
        const Refusal why = (state.parts & kPlaced) != 0       ? Refusal::AlreadyDone
                            : rules.card(card).caballeros == 0 ? Refusal::NoCaballeros
                                                               : Refusal::CourtEmpty;
        refuse(decision, ActionKind::Place, why);
    }
    if (!maySpecial(rules, state, seat))
        refuse(decision, ActionKind::Special,
               (state.parts & kSpecialUsed) != 0 ? Refusal::AlreadyDone : Refusal::NothingToDo);
}

void endSpecialAction(const Rules&, State& state, Step, EventSink*) {
    state.special = {};
    state.disk.fill(Area::None);
}

// One of several
// -------------------------------------------------------------------------------------------------------

Step optionStep(const Rules& rules, const State& state, Seat seat, int i) {
    Step step = rules.effectSteps[static_cast<std::size_t>(rules.card(state.special.card).effectFirst + i)];
    step.seat = seat;
    return step;
}

void choiceLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    for (int i = 0; i < rules.card(state.special.card).effectCount; ++i) {
        const Step step = optionStep(rules, state, seat, i);
        const StepRules& verb = rules.step(step.kind);
        if (verb.possible == nullptr || verb.possible(rules, state, step)) out.push(act(ActionKind::Option, i + 1));
    }
    if (out.empty()) out.push(act(ActionKind::Done));
}

void choiceApply(const Rules& rules, State& state, Step, Move move, EventSink*) {
    if (move.action.kind == ActionKind::Option)
        state.agenda.push(optionStep(rules, state, move.seat, move.action.a - 1));
}

} // namespace

const StepRules kTakeCard{.id = "take-card",
                          .decision = "action",
                          .actors = cardActors,
                          .legal = cardLegal,
                          .apply = cardApply,
                          .explain = cardExplain};
const StepRules kTurn{.id = "turn", .decision = "turn", .legal = legal, .apply = apply, .explain = explain};
const StepRules kSpecialEnd{.id = "special-end", .decision = nullptr, .run = endSpecialAction};
const StepRules kChoice{
    .id = "choice", .decision = "choice", .legal = choiceLegal, .apply = choiceApply, .quiet = true};

} // namespace elgrande::steps
