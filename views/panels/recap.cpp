// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/recap.h"

#include <algorithm>
#include <map>
#include <optional>

namespace elgrande {
namespace {

// Nothing for events that are not steps of a turn.
std::optional<RecapStep> stepOf(const Event& event) {
    RecapStep step{.kind = event.kind, .from = event.from, .to = event.to};
    switch (event.kind) {
    case EventKind::CaballeroPlaced:
        step.owner = ownerOf(event.seat);
        return step;
    case EventKind::CaballeroMoved:
        step.owner = event.owner;
        return step;
    case EventKind::CaballeroSentBack:
        step.owner = event.owner;
        step.count = std::max<int>(1, event.number);
        step.to = Area::None;
        return step;
    case EventKind::CastilloEmptied:
        step.owner = ownerOf(event.seat);
        step.from = Area::Castillo;
        step.count = event.number;
        return step;
    case EventKind::ScoreboardMoved:
    case EventKind::TokenMoved:
        step.token = event.token;
        step.holder = event.holder;
        return step;
    case EventKind::KingMoved:
        return step;
    case EventKind::GrandeMoved:
        step.owner = ownerOf(event.seat);
        return step;
    case EventKind::SpecialVetoed:
        step.told = {event};
        return step;
    default:
        if (event.kind < EventKind::FirstFree) return {};
        step.told = {event};
        return step;
    }
}

bool isCaballeros(EventKind kind) {
    return kind == EventKind::CaballeroPlaced || kind == EventKind::CaballeroMoved ||
           kind == EventKind::CaballeroSentBack || kind == EventKind::CastilloEmptied;
}

void add(std::vector<RecapStep>& steps, RecapStep step) {
    if (isCaballeros(step.kind))
        for (RecapStep& each : steps)
            if (each.kind == step.kind && each.owner == step.owner && each.from == step.from && each.to == step.to) {
                each.count += step.count;
                return;
            }
    steps.push_back(std::move(step));
}

} // namespace

std::size_t lastTurnEnd(const std::vector<Event>& history, Seat seat) {
    for (std::size_t i = history.size(); i-- > 0;)
        if (history[i].kind == EventKind::TurnPassed && history[i].seat == seat) return i + 1;
    return 0;
}

std::vector<RecapTurn> recapFor(Seat seat, const std::vector<Event>& history) {
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
            if (auto step = stepOf(event)) add(turn.steps, std::move(*step));
            if (acting == Seat::None && event.kind == EventKind::CaballeroPlaced) acting = event.seat;
        }
    }
    if (acting != Seat::None) end(acting);
    return turns;
}

} // namespace elgrande
