// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The whole API of the rules: who must answer, what may be answered, and what an answer does.
//
//   State state = initialState(rules);
//   ActionList legal;
//   Seat asked = advance(rules, state, legal);             // runs everything that leaves no choice
//   while (asked != Seat::None) {
//       asked = play(rules, state, {asked, pick(legal)}, legal);
//   }
//
// Chance is a decision of Seat::Table (`reveal …`); the dealer answers it. Nothing here draws a random number.
#pragma once

#include "model/rules/rules.h"

namespace elgrande {

// Before anything is revealed.
State initialState(const Rules& rules);

// All seats that may answer now (several while disks are set); empty when the game is over.
SeatSet actors(const Rules& rules, const State& state);
void legalActions(const Rules& rules, const State& state, Seat seat, ActionList& out);
bool isLegal(const Rules& rules, const State& state, Move move);

// Runs steps without a question and plays forced moves until somebody has a choice (Table counts); answers with who is
// asked first, whose alternatives are then in the list, or None: the game is over. Chance with one outcome is forced as
// well. When disks are set the lowest waiting seat is asked first; others may answer first.
Seat advance(const Rules& rules, State& state, ActionList& legal, EventSink* events = nullptr);

// One move, legal in this state (checked in debug builds), then advance().
Seat play(const Rules& rules, State& state, Move move, ActionList& legal, EventSink* events = nullptr);
// The same without a list, for callers that do not go on at once.
void apply(const Rules& rules, State& state, Move move, EventSink* events = nullptr);

// The decision with everything a window wants to know; `seat` must be one of actors().
Decision decisionFor(const Rules& rules, const State& state, Seat seat);

// For looking ahead: leaves nothing on the agenda but a turn of `seat`, or what is left of it when it is under way, so
// that the game stops where that turn ends. A special action under way is given up. The seat has played a power card.
void imagineTurn(const Rules& rules, State& state, Seat seat);

// For event sinks that inspect the state on TurnPassed: the turn is over and nothing has followed yet.
State atTurnEnd(const Rules& rules, const State& state);

// What a Veto window (StepKind::VetoWindow, in Step::a) stands in front of.
inline constexpr std::uint8_t kWindowAnnounced = 0; // the whole special action
inline constexpr std::uint8_t kWindowPending = 1;   // the move packed into Step::data, made by Step::seat
inline constexpr std::uint8_t kWindowAutomatic = 2; // the automatic step below

// For steps -------------------------------------------------------------------------------------------------------

// Enters an anchor: puts the flow that leaves it on the agenda, and on top of it the steps that hook in there, the
// first one on top.
inline void pushAnchor(const Rules& rules, State& state, Anchor anchor) {
    const std::vector<Step>& steps = rules.flow.stacked[static_cast<std::size_t>(anchor)];
    if (!isInTurn(anchor)) return state.agenda.pushAll(steps.data(), steps.size());
    state.agenda.push(steps[0]); // the flow that goes on then
    state.agenda.pushAllAs(steps.data() + 1, steps.size() - 1, state.order[state.turn]);
}

// What the answer to the step on top of the agenda does by itself: nobody is asked for a Veto and nothing runs on.
inline void carryOut(const Rules& rules, State& state, Move move, EventSink* events) {
    const Step step = state.agenda.pop();
    rules.verb(step.kind).apply(rules, state, step, move, events);
}

// Announces the special action of a card, which lies before the seat, and puts its steps on the agenda.
void beginSpecial(const Rules& rules, State& state, Seat seat, Card card, EventSink* events);
// Ends it: the rest is lost.
void endSpecial(State& state);
// Holders of a Veto who may object now, nearest to the left of the acting seat first comes out of firstFromLeft().
SeatSet objectors(const Rules& rules, const State& state);
Seat firstFromLeft(const Rules& rules, Seat acting, SeatSet among);
// Whether the special action of the card could change anything now.
bool effectPossible(const Rules& rules, const State& state, Seat seat, Card card);
// The n-th step of a card's effect, as the seat would carry it out.
inline Step effectStep(const Rules& rules, Card card, Seat seat, int n) {
    return rules.deck.effectSteps[rules.card(card).effectFirst + static_cast<std::size_t>(n)].as(seat);
}

} // namespace elgrande
