// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Names of seats and owners of pieces: the player's name, or the colour for seats without a player.
#pragma once

#include "model/core/ids.h"

#include <QString>

namespace elgrande {

class GameModel;

QString seatName(const GameModel& model, Seat seat);
QString ownerName(const GameModel& model, Owner owner);
// For whom the screen tells of the game: the person who is asked, else whose view is shown, else the first one.
Seat readingSeat(const GameModel& model);

} // namespace elgrande
