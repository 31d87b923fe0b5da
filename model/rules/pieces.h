// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The only code that moves Caballeros, tokens and kept effects, so that every hook is called. A step pushes its own
// remainder first and moves pieces last: what an arrival pushes then comes before the remainder.
#pragma once

#include "model/rules/rules.h"

namespace elgrande {

// The slow path: hooks may redirect the pieces and are notified of their arrival. `told` GameEnded: another event
// reports it.
void transferWithHooks(const Rules& rules, State& state, const Transfer& transfer, EventKind told, EventSink* events);

inline constexpr EventKind kToldElsewhere = EventKind::GameEnded;

// Moves Caballeros and reports an event of this kind. Inlined for the usual case: a search moves pieces in every step.
inline void transfer(const Rules& rules, State& state, const Transfer& moved, EventKind told, EventSink* events) {
    const std::size_t from = placeIndex(moved.from);
    const std::size_t to = placeIndex(moved.to);
    if (events != nullptr || rules.hooks.heard.contains(moved.to) || rules.hooks.heardFrom.contains(moved.from))
        [[unlikely]]
        return transferWithHooks(rules, state, moved, told, events);
    State::Row& row = state.count[index(moved.manner.owner)];
    row[from] = static_cast<std::uint8_t>(row[from] - moved.count);
    row[to] = static_cast<std::uint8_t>(row[to] + moved.count);
}

// Those of the token's kind lie in the order of the places, so that equal tables are equal states.
void sortCopies(const Rules& rules, State& state, Token token);
// Moves a token; those of its kind stay in order.
void moveToken(const Rules& rules, State& state, Token token, Spot to, Seat by, EventSink* events);
// Puts a token beside the board, without an actor; no event if it is there already.
void layAside(const Rules& rules, State& state, Token token, EventSink* events);
// Moves the piece that plays the King's part.
void moveKing(const Rules& rules, State& state, Area to, Seat by, EventSink* events);

// For arrival hooks that ask about what all that moves now comes to, and not about each piece: pushes a step to come
// when the special action under way is done (a Veto then takes away the rest of it and not this), without one when a
// run of moves is done (StepRules::isRun) whose rest is next or which comes before anybody is asked, else at once. Such
// a step comes `anywhere`.
void pushWhenDone(const Rules& rules, State& state, const Step& step);

// Lays a card that is in no stack before a seat, behind the action card of the round; it stays until it is taken away.
// False: it lies there already, or there is no room.
bool layBefore(State& state, Seat seat, Card card);
void takeAway(State& state, Seat seat, Card card);
void takeAway(State& state, Seat seat, std::size_t place); // the card that lies there, an index into State::Cards
bool liesBefore(const State& state, Seat seat, Card card);
// Its special action has been begun.
bool isSpent(const State& state, Seat seat, Card card);

// Keeps an effect; the builder has seen to it that there is room for as many of a kind as there can be.
void keep(State& state, const Kept& kept);
// Gives up the n-th kept effect.
void giveUp(State& state, std::size_t n);

} // namespace elgrande
