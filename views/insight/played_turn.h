// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What another player's move has done, from the log: the turn that it belongs to, or that move alone.
#pragma once

#include "model/game_model/game_model.h"

namespace elgrande {

AdvisedTurn playedTurn(const GameModel& model, const MoveThought& thought);

} // namespace elgrande
