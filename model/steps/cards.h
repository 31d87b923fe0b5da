// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What happens to the cards themselves, in one place for every verb and every expansion that plays or takes one.
#pragma once

#include "model/core/event.h"
#include "model/rules/rules.h"

namespace elgrande::steps {

/// Plays a power card: it leaves the hand, is used, and is no longer one that came back. Tells PowerPlayed. A second
/// card of the round counts in the first one's stead.
void playPower(const Rules& rules, State& state, Seat seat, Power power, EventSink* events);

/// Takes an open action card away from its stack and puts it before `seat`. Tells CardTaken. How many Caballeros it
/// lets the seat place is the turn's business.
void takeCard(const Rules& rules, State& state, Seat seat, Card card, EventSink* events);

/// The open card with the most Caballeros, the one of the lowest stack among equals; None where no card is open.
Card mostCaballeros(const Rules& rules, const State& state);

} // namespace elgrande::steps
