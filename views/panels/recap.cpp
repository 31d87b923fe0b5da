// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/recap.h"

#include <algorithm>
#include <map>
#include <optional>

namespace elgrande {
namespace {

// Nothing for events that are not steps of a turn; an objection and what an expansion tells are its words.
std::optional<RecapStep> stepOf(const Catalogue& catalogue, const Event& event) {
    const EventFacts& facts = catalogue.event(event.kind);
    if (const auto grip = gripOf(facts, event); grip && !grip->isNothing())
        return RecapStep{
            .grip = *grip, .to = event.to, .holder = event.holder, .count = std::max<int>(1, event.number)};
    if (facts.family == EventFamily::Objection || event.kind >= EventKind::FirstFree) return RecapStep{.told = event};
    return {};
}

void add(std::vector<RecapStep>& steps, const RecapStep& step) {
    const auto same = std::find_if(steps.begin(), steps.end(), [&step](const RecapStep& each) {
        return step.isCaballeros() && each.isCaballeros() && each.grip == step.grip && each.to == step.to;
    });
    if (same != steps.end())
        same->count += step.count;
    else
        steps.push_back(step);
}

} // namespace

std::size_t lastTurnEnd(const std::vector<Event>& history, Seat seat) {
    for (std::size_t i = history.size(); i-- > 0;)
        if (history[i].kind == EventKind::TurnPassed && history[i].seat == seat) return i + 1;
    return 0;
}

std::vector<RecapTurn> recapFor(const Catalogue& catalogue, Seat seat, const std::vector<Event>& history) {
    const std::size_t since = lastTurnEnd(history, seat);
    std::map<Seat, Power> played; // in the round
    std::vector<RecapTurn> turns;
    RecapTurn turn;
    const auto begin = [&](std::size_t at) {
        turn = RecapTurn();
        turn.event = at;
    };
    const auto end = [&](Seat whose) {
        turn.seat = whose;
        turn.power = played.count(whose) != 0 ? played[whose] : Power::None;
        const bool any = !turn.steps.empty() || turn.card != Card::None ||
                         std::any_of(turn.points.begin(), turn.points.end(), [](int each) { return each != 0; });
        if (any && (whose != seat || whose == Seat::None)) turns.push_back(turn);
    };
    Seat acting = Seat::None;
    begin(since);
    for (std::size_t i = 0; i < history.size(); ++i) {
        const Event& event = history[i];
        if (event.kind == EventKind::RoundBegan) played.clear();
        if (event.kind == EventKind::PowerPlayed) played[event.seat] = event.power;
        if (i < since) continue;
        switch (event.kind) {
        case EventKind::RoundBegan:
        case EventKind::ScoringBegan:
        case EventKind::PowerPlayed: // everybody's come before the first turn
            if (acting == Seat::None) {
                end(Seat::None);
                begin(i);
            }
            turn.scoring = event.kind == EventKind::ScoringBegan;
            break;
        case EventKind::CardTaken:
            turn.card = event.card;
            acting = event.seat;
            break;
        case EventKind::Points:
            turn.points[index(event.seat)] += event.number;
            break;
        case EventKind::TurnPassed:
            end(event.seat);
            begin(i + 1);
            acting = Seat::None;
            break;
        case EventKind::RoundEnded:
        case EventKind::GameEnded:
            end(Seat::None);
            begin(i + 1);
            acting = Seat::None;
            break;
        default:
            if (auto step = stepOf(catalogue, event)) add(turn.steps, *step);
            if (acting == Seat::None && event.kind == EventKind::CaballeroPlaced) acting = event.seat;
        }
    }
    if (acting != Seat::None) end(acting);
    return turns;
}

} // namespace elgrande
