// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Text for screen readers about one thing on the board: a place, one owner's Caballeros there, a mobile scoreboard; and
// whether it can be chosen now.
#pragma once

#include "model/game_model/game_model.h"
#include "views/board/board_chooser.h"

#include <QString>

namespace elgrande {

class Shown;

QString spotSummary(const Shown& shown, const BoardChooser& chooser, const BoardSpot& spot);

} // namespace elgrande
