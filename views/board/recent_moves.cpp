// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/recent_moves.h"

#include "model/game_model/game_model.h"

namespace elgrande {

Grip gripIn(const Catalogue& catalogue, const Event& event) {
    return gripOf(catalogue.event(event.kind), event).value_or(Grip{});
}

RecentMoves::RecentMoves(const GameModel& model)
    : model_(model) {}

// Marks go when somebody at this screen acts; where nobody does, the running turn's are enough.
void RecentMoves::note(const Event& event) {
    if (event.kind == EventKind::CardTaken && !somebodyPlaysHere()) clear();
    if (event.seat == lastActor_ && lastActor_ != Seat::None) return; // one knows what one did
    const Grip grip = gripIn(model_.catalogue(), event);
    if (isCaballero(grip) && event.to != Area::None) piles_.insert({event.to, grip.owner});
    if (grip.token != Token::None) tokens_.insert(grip.token);
    if (grip.grande) grandes_.insert(seatOf(grip.owner));
}

bool RecentMoves::somebodyPlaysHere() const {
    if (model_.isReplay()) return false;
    for (int seat = 0; seat < model_.catalogue().players; ++seat)
        if (model_.isPerson(seatAt(seat))) return true;
    return false;
}

void RecentMoves::act(Seat seat) {
    lastActor_ = seat;
    clear();
}

void RecentMoves::forget() {
    lastActor_ = Seat::None;
    clear();
}

void RecentMoves::clear() {
    piles_.clear();
    grandes_.clear();
    tokens_.clear();
}

} // namespace elgrande
