// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How card rows write special scorings, and how other steps start one (score.cpp).
#pragma once

#include "model/rules/rules.h"

namespace elgrande {

// Which places a special scoring is about. A mobile scoreboard counts instead of the printed one; the
// Castillo is no region and never a 4 or 5 region (X15).
enum class ScoreOf : std::uint8_t { Fours, Fives, SixesAndSevens, All, Most, Fewest, OneOfChoice };

constexpr Step scoreSet(ScoreOf which, ScoreMode mode = ScoreMode::Full) {
    return {StepKind::ScoreSet, Seat::None, static_cast<std::uint8_t>(mode), static_cast<std::uint8_t>(which), 0};
}

constexpr Step castilloScoring(ScoreMode mode) { return stepOf(StepKind::CastilloScoring, static_cast<int>(mode)); }

// Puts the scoring of these places, in an order that `seat` chooses, on the agenda, and on top of it what comes before
// any scoring. With `one`, the seat chooses a single place of them.
void pushScoring(const Rules& rules, State& state, Seat seat, AreaSet places, ScoreMode mode, bool one = false);
// Gives the points and tells of them. `tied`: others have the same rank.
void giveAward(State& state, const Award& award, EventSink* events, bool tied = false);
// Scores one place at once.
void scoreNow(const Rules& rules, State& state, Seat seat, Area place, ScoreMode mode, EventSink* events);

} // namespace elgrande
