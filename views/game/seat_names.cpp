// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/game/seat_names.h"

#include "model/game_model/game_model.h"
#include "views/texts/texts.h"

namespace elgrande {

QString seatName(const GameModel& model, Seat seat) { return ownerName(model, ownerOf(seat)); }

QString ownerName(const GameModel& model, Owner owner) {
    if (QString player = model.playerName(seatOf(owner)); !player.isEmpty()) return player;
    return texts::colourName(QString::fromStdString(model.catalogue().colourOf(owner)));
}

Seat readingSeat(const GameModel& model) {
    if (model.decision()) return model.decision()->seat;
    if (model.observation().viewer != Seat::None) return model.observation().viewer;
    for (int seat = 0; seat < model.catalogue().players; ++seat)
        if (model.isPerson(seatAt(seat))) return seatAt(seat);
    return Seat::None;
}

} // namespace elgrande
