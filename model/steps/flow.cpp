// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Flow: the bottom of the agenda. Walks the anchors of the round (S000 pages 2 to 7; rounds 1, 4 and 7 are skipped in
// the short game, X7) and puts the steps hooked in there on the agenda. n: Anchor; a: 0 on entering, 1 on
// leaving it.
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

void beginRound(const Rules& rules, State& state, EventSink* events) {
    state.round = static_cast<std::uint8_t>(rules.flow.roundNumbers[state.roundsBegun]);
    ++state.roundsBegun;
    state.played.fill(Power::None);
    for (std::size_t i = 0; i < kMaxSeats; ++i) { // other cards stay until whoever laid them there is done with them
        state.cards[i][0] = Card::None;
        state.spent[i] &= static_cast<std::uint8_t>(~1U);
    }
    state.order.fill(Seat::None);
    state.turn = static_cast<std::uint8_t>(rules.turnTakers); // nobody's turn yet
    tell(events, EventKind::RoundBegan, Seat::None, Area::None, state.round);
}

void beginScoring(const Rules& rules, const State& state, EventSink* events) {
    int number = 0;
    for (int after : rules.flow.scoringAfter) number += after <= state.round ? 1 : 0;
    tell(events, EventKind::ScoringBegan, Seat::None, Area::None, number);
}

Anchor nextRound(const Rules& rules, State& state, EventSink* events) {
    if (state.roundsBegun == rules.flow.roundNumbers.size()) return Anchor::Count;
    beginRound(rules, state, events);
    return Anchor::RoundStart;
}

// The anchor that follows, with what belongs to entering it, or Anchor::Count at the end of the game. TurnStart is
// joined with Turn.
Anchor following(const Rules& rules, State& state, Anchor anchor, EventSink* events) {
    switch (anchor) {
    case Anchor::TurnEnd:
        tell(events, EventKind::TurnPassed, activeSeat(rules, state));
        state.placing = {};
        if (++state.turn == rules.turnTakers) return Anchor::RoundEnd;
        [[fallthrough]];
    case Anchor::BeforeTurns:
        state.parts = 0;
        return Anchor::Turn;
    case Anchor::RoundEnd:
        if (!rules.scoresAfter(state.round)) return nextRound(rules, state, events);
        beginScoring(rules, state, events);
        return Anchor::ScoringStart;
    case Anchor::Setup:
    case Anchor::ScoringEnd:
        return nextRound(rules, state, events);
    default:
        return static_cast<Anchor>(static_cast<int>(anchor) + 1);
    }
}

// Anchors where nothing is hooked in are passed without a detour over the agenda.
void run(const Rules& rules, State& state, Step step, EventSink* events) {
    Anchor anchor = static_cast<Anchor>(step.n);
    if (step.a != 0) anchor = following(rules, state, anchor, events);
    while (anchor != Anchor::Count && rules.flow.anchors[static_cast<std::size_t>(anchor)].empty())
        anchor = following(rules, state, anchor, events);
    if (anchor == Anchor::Count) return tell(events, EventKind::GameEnded, Seat::None);
    pushAnchor(rules, state, anchor);
}

} // namespace

const StepRules kFlow{.id = "flow", .decision = nullptr, .run = run, .a = Operand::Number};

} // namespace elgrande::steps
