// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Power cards: clockwise from the starter each seat plays one, no value twice in a round (S000 page 3). BeginTurns
// sorts the seats, highest first. Power: n = how many have played.
#include "model/rules/explain.h"
#include "model/rules/pile.h"
#include "model/rules/queries.h"
#include "model/steps/cards.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

void playPower(const Rules& rules, State& state, Seat seat, Power power, EventSink* events) {
    state.played[index(seat)] = power;
    usePower(rules, state, seat, power);
    if (events == nullptr) [[likely]]
        return;
    Event event;
    event.kind = EventKind::PowerPlayed;
    event.seat = seat;
    event.power = power;
    events->add(event);
}

namespace {

SeatSet actors(const Rules& rules, const State& state, const Step& step) {
    const int seat = static_cast<int>(state.starter) + step.n;
    return SeatSet::of(seatAt(seat < rules.players ? seat : seat - rules.players));
}

// A position set up by hand, or an effect that costs a second card, can leave a seat without a card that it may play:
// it then plays one of its used ones again, and if those are blocked as well any other.
std::uint32_t playable(const Rules& rules, const State& state, Seat seat) {
    const std::uint32_t blocked = blockedPowers(rules, state);
    std::uint32_t open = state.hand[index(seat)] & ~blocked;
    if (open == 0) open = state.used[index(seat)] & ~blocked;
    if (open == 0) open = rules.deck.firstHand & ~blocked;
    return open;
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(ActionKind::Power), &Action::a, PowerSet{playable(rules, state, seat)});
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    playPower(rules, state, move.seat, static_cast<Power>(move.action.a), events);
    if (++step.n < rules.players) state.agenda.push(step);
}

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.card = Card::None;
    decision.cardSeat = Seat::None;
    const std::uint32_t blocked = blockedPowers(rules, state);
    const PowerSet offered{playable(rules, state, seat)};
    for (std::size_t i = 0; i < rules.deck.powers.size(); ++i) {
        const Power power = static_cast<Power>(i);
        if (offered.contains(power)) continue;
        const bool inHand = ((state.hand[index(seat)] >> i) & 1U) != 0;
        if (!inHand)
            refuse(decision, power, Refusal::PowerUsed);
        else if (((blocked >> i) & 1U) != 0)
            refuse(decision, power, Refusal::ValueBlocked);
    }
}

bool fits(const Rules& rules, const State&, const Step& parent, const Step& child) {
    return child == Step{StepKind::Power, parent.seat, child.n, 0, 0} && child.n < rules.players;
}

// A seat's place in the order is the number of seats with a higher card: no two are equal, and there are few of them.
void beginTurns(const Rules& rules, State& state, Step, EventSink*) {
    const std::size_t count = static_cast<std::size_t>(rules.turnTakers);
    std::array<int, kMaxSeats> values{};
    for (std::size_t i = 0; i < count; ++i) values[i] = rules.power(state.played[i]).value;
    for (std::size_t i = 0; i < count; ++i) {
        std::size_t place = 0;
        for (std::size_t j = 0; j < count; ++j) {
            const bool before = j < i;
            place += static_cast<std::size_t>(values[j] > values[i] - (before ? 1 : 0)); // who sits before wins a tie
        }
        state.order[place] = seatAt(static_cast<int>(i));
    }
    state.turn = 0;
}

} // namespace

const StepRules kPower{.id = "power",
                       .decision = "power",
                       .actors = actors,
                       .legal = legal,
                       .apply = apply,
                       .explain = explain,
                       .fits = fits};
const StepRules kBeginTurns{.id = "begin-turns", .decision = nullptr, .run = beginTurns};

} // namespace elgrande::steps
