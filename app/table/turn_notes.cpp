// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/turn_notes.h"

#include "app/table/secrets.h"
#include "app/table/table_game.h"
#include "model/observe/points_change.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <utility>

namespace elgrande {

void TurnNotes::noteAsked(const TableGame& game, Seat seat) {
    if (activeSeat(game.rules(), game.state()) != seat || turnOf_ == seat) return;
    turnStart_ = game.state();
    turnOf_ = seat;
}

// Without those that were not looked at, and without why anything else was not possible.
std::optional<MoveThought> thoughtOf(const Rules& rules, const State& state, Move move, const Thought& thought,
                                     std::size_t event) {
    if (thought.considered.empty() || !(thought.considered.front().action == move.action)) return {};
    MoveThought note;
    note.event = event;
    note.secret = asksUnseen(rules, state, move.seat);
    note.simulations = thought.simulations;
    note.decision = decisionFor(rules, state, move.seat);
    note.decision.refused.clear();
    note.decision.legal.clear();
    for (const Considered& each : thought.considered) {
        if (note.moves.size() == MoveThought::kMostKept) break;
        note.moves.push_back({each.action, each.visits, each.share, each.lead});
        note.decision.legal.push_back(each.action);
    }
    return note;
}

void TurnNotes::noteThought(const TableGame& game, Move move, const Thought& thought) {
    if (auto note = thoughtOf(game.rules(), game.state(), move, thought, screen_.eventCount()))
        model_.addThought(std::move(*note));
}

void TurnNotes::noteTurnEnd(const TableGame& game, const Outcome& outcome, Seat seat) {
    if (!outcome.turnEnd || turnOf_ != seat) return;
    turnOf_ = Seat::None;
    TurnReason reason{outcome.turnEnd->event, seat,
                      pointsChanged(game.rules(), turnStart_, outcome.turnEnd->state, seat, false),
                      footholdsWon(game.rules(), turnStart_, outcome.turnEnd->state, seat, false)};
    if (!reason.changes.empty() || !reason.footholds.empty()) model_.addReason(std::move(reason));
}

} // namespace elgrande
