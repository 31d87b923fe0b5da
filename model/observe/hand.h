// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Computes what can be picked up and put where (reach.h), by playing ahead from what a seat knows.
#pragma once

#include "model/observe/reach.h"
#include "model/rules/rules.h"

#include <optional>

namespace elgrande {

// What a decision did with pieces, as its first event tells it; nothing where that carries nothing anywhere.
std::optional<Deed> deedOf(const Rules& rules, const Event& event, std::vector<Action> moves);
// The step of a special action that is carried out when nobody says Veto, worked out by carrying it out. `known` is
// what its reader may know.
std::optional<Deed> announcedDeed(const Rules& rules, const State& known);
// Empty where the seat is not asked.
Reach reachOf(const Rules& rules, const State& known, Seat seat);
// The same decisions and the last one as often again as it stays possible.
std::vector<Action> asOftenAsPossible(const Rules& rules, const State& known, Seat seat, std::vector<Action> moves);
// Nothing where the decisions are not possible in a row. `castillo`: it is seen into.
std::optional<Trial> tryOut(const Rules& rules, const State& known, Seat seat, const std::vector<Action>& moves,
                            Area place, bool castillo);
// While the seat is asked which card to take.
CardPreview previewOf(const Rules& rules, const State& known, Seat seat, Card card, bool castillo);

} // namespace elgrande
