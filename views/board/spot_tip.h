// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The tooltip of a point of the board: of a place, a scoreboard, a piece, or a field of the tracks.
#pragma once

#include "views/board/board_chooser.h"

#include <QPointF>
#include <QString>

namespace elgrande {

class BoardMap;
class Shown;
class Theme;

// `spot`: what lies at the point, in board units. Empty where there is nothing to say.
QString spotTip(const Shown& shown, const Theme& theme, const BoardMap& map, const BoardChooser& chooser,
                const BoardSpot& spot, QPointF point);

} // namespace elgrande
