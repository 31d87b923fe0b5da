// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/turn_notes.h"

#include "app/table/secrets.h"
#include "app/table/table_game.h"
#include "model/observe/points_change.h"
#include "model/observe/turn_events.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <utility>

namespace elgrande {

void TurnNotes::noteAsked(const TableGame& game, Seat seat) {
    if (activeSeat(game.rules(), game.state()) != seat || turnOf_ == seat) return;
    turnStart_ = game.state();
    firstEvent_ = screen_.eventCount();
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

void TurnNotes::noteTurnEnd(const TableGame& game, const Outcome& outcome) {
    if (!outcome.turnEnd || turnOf_ == Seat::None) return;
    const Seat seat = std::exchange(turnOf_, Seat::None);
    const Rules& rules = game.rules();
    const std::size_t end = outcome.turnEnd->event;
    endedOf_ = seat;
    end_ = end;
    std::vector<Event> events;
    for (std::size_t at = firstEvent_; at < std::min(end, model_.history().size()); ++at) {
        const Event& event = model_.history()[at];
        const bool scores = rules.words.events[index(event.kind)].family == EventFamily::Points;
        if (event.seat == seat || scores) events.push_back(event);
    }
    TurnReason reason{end, seat, {}};
    reason.turn.events = turnEvents(rules.words.events, events);
    reason.turn.changes = pointsChanged(rules, turnStart_, outcome.turnEnd->state, seat, false);
    reason.turn.footholds = footholdsWon(rules, turnStart_, outcome.turnEnd->state, seat, false);
    reason.turn.held = heldBy(rules, outcome.turnEnd->state, seat);
    reason.turn.last = roundsLeft(rules, turnStart_) == 0;
    model_.addReason(std::move(reason));
}

void TurnNotes::takeBack(std::size_t events) {
    if (endedOf_ != Seat::None && end_ >= events) turnOf_ = std::exchange(endedOf_, Seat::None);
}

} // namespace elgrande
