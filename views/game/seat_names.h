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

} // namespace elgrande
