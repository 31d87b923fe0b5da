// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the announced step of a special action and those of a turn (announced_step.h) look like on this board: from
// where to where.
#pragma once

#include "model/core/event.h"
#include "views/board/announced_step.h"

#include <vector>

namespace elgrande {

class BoardPoints;
class Shown;

// `bounds`: of the board. A target beside it is drawn at the edge, where it can still be seen.
AnnouncedItem::Drawing announcedDrawing(const Shown& shown, const QRectF& bounds, const BoardPoints& points);
// What these events of a turn move and score. Caballeros of one owner that reach the same place have one ghost.
std::vector<AnnouncedItem::Drawing> turnDrawings(const Shown& shown, const QRectF& bounds, const BoardPoints& points,
                                                 const std::vector<Event>& events);

} // namespace elgrande
