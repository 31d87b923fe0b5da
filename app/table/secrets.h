// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Secrecy at a table: which questions are answered unseen by the others, and which events reveal a secret.
#pragma once

#include "model/core/event.h"
#include "model/rules/rules.h"

namespace elgrande {

// Whether the others must not see what is answered to the open question.
bool isSecretQuestion(const Rules& rules, const State& state);

// Whether the seat's hand is a secret: nobody may look up what it still holds, or it has taken a power card back
// unseen.
bool isHandSecret(const Rules& rules, const State& state, Seat seat);

// Whether the others must not see what the seat needs to see for its answer: a secret question, or one about its power
// cards where hands are secret.
bool asksUnseen(const Rules& rules, const State& state, Seat seat);

// Whether the question that the seat has answered between the two goes on for it, as when a hand is chosen card by
// card.
bool goesOn(const Rules& rules, const State& before, const State& after, Seat seat);

// Whether `seat` knows anything of the position that not everybody does, beside its power cards.
bool knowsMoreThanAll(const Rules& rules, const State& state, Seat seat);

// Whether the event shows what `seat` could not know before: a card, what others have chosen secretly, the inside of a
// closed Castillo. A decision that brought it is final: nobody decides again, knowing more.
bool reveals(const Rules& rules, const Event& event, Seat seat);

} // namespace elgrande
