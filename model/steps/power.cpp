// Power cards: clockwise from the starter each seat plays one, no value twice in a round (S000 page 3). BeginTurns
// sorts the seats, highest first. Power: n = how many have played.
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

#include <algorithm>

namespace elgrande::steps {

namespace {

SeatSet actors(const Rules& rules, const State& state, const Step& step) {
    return SeatSet::of(seatAt((static_cast<int>(state.starter) + step.n) % rules.players));
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    std::uint32_t open = state.hand[index(seat)] & ~blockedPowers(rules, state);
    // Only a position set up by hand can leave a seat without a card that it may play; it then uses an old one again.
    if (open == 0) open = rules.firstHand & ~blockedPowers(rules, state);
    for (std::uint32_t rest = open; rest != 0; rest &= rest - 1)
        out.push(act(ActionKind::Power, std::countr_zero(rest)));
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const std::uint32_t bit = 1U << move.action.a;
    const std::size_t i = index(move.seat);
    state.played[i] = static_cast<Power>(move.action.a);
    state.hand[i] &= ~bit;
    state.returned[i] &= ~bit;
    state.used[i] |= bit;
    if (++step.n < rules.players) state.agenda.push(step);
    Event event;
    event.kind = EventKind::PowerPlayed;
    event.seat = move.seat;
    event.power = state.played[i];
    tell(events, event);
}

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.card = Card::None;
    decision.cardSeat = Seat::None;
    const std::uint32_t blocked = blockedPowers(rules, state);
    for (std::size_t i = 0; i < rules.powers.size(); ++i) {
        const Power power = static_cast<Power>(i);
        const bool inHand = ((state.hand[index(seat)] >> i) & 1U) != 0;
        if (!inHand)
            refuse(decision, power, Refusal::PowerUsed);
        else if (((blocked >> i) & 1U) != 0)
            refuse(decision, power, Refusal::ValueBlocked);
    }
}

void beginTurns(const Rules& rules, State& state, Step, EventSink*) {
    for (Seat seat : rules.seats()) state.order[index(seat)] = seat;
    const auto value = [&](Seat seat) { return rules.powers[index(state.played[index(seat)])].value; };
    std::sort(state.order.begin(), state.order.begin() + rules.players,
              [&](Seat a, Seat b) { return value(a) > value(b); });
    state.turn = 0;
}

} // namespace

const StepRules kPower{
    .id = "power", .decision = "power", .actors = actors, .legal = legal, .apply = apply, .explain = explain};
const StepRules kBeginTurns{.id = "begin-turns", .decision = nullptr, .run = beginTurns};

} // namespace elgrande::steps
