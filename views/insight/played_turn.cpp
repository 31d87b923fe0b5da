// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/insight/played_turn.h"

#include "model/observe/turn_events.h"

#include <algorithm>

namespace elgrande {

namespace {

bool dividesTurns(const Catalogue& catalogue, const Event& event) {
    const EventFamily family = catalogue.event(event.kind).family;
    return event.kind == EventKind::TurnPassed || event.kind == EventKind::PowerPlayed ||
           event.kind == EventKind::RoundEnded || family == EventFamily::Round || family == EventFamily::Scoring ||
           family == EventFamily::End;
}

} // namespace

AdvisedTurn playedTurn(const GameModel& model, const MoveThought& thought) {
    const std::vector<Event>& history = model.history();
    const Catalogue& catalogue = model.catalogue();
    const bool ends = history[thought.event].kind == EventKind::TurnPassed;
    std::size_t first = thought.event;
    std::size_t end = ends ? first : first + 1;
    const bool alone = !ends && dividesTurns(catalogue, history[first]);
    while (!alone && first > 0 && !dividesTurns(catalogue, history[first - 1])) --first;
    while (!ends && end < history.size() && !dividesTurns(catalogue, history[end])) ++end;
    std::vector<Event> events(history.begin() + static_cast<std::ptrdiff_t>(first),
                              history.begin() + static_cast<std::ptrdiff_t>(end));
    std::erase_if(events, [&](const Event& event) {
        const EventFamily family = catalogue.event(event.kind).family;
        return event.seat != thought.decision.seat && family != EventFamily::Points && family != EventFamily::Scored;
    });
    AdvisedTurn turn;
    turn.events = turnEvents(catalogue.events, events);
    const auto& reasons = model.aids().reasons();
    const auto reason = std::find_if(reasons.begin(), reasons.end(), [&](const TurnReason& each) {
        return each.event == end && each.seat == thought.decision.seat;
    });
    if (reason != reasons.end()) {
        turn.changes = reason->turn.changes;
        turn.footholds = reason->turn.footholds;
    }
    if (!thought.decision.legal.empty()) turn.moves.push_back(thought.decision.legal.front());
    return turn;
}

} // namespace elgrande
