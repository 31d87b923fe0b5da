// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the announced step of a special action (announced_step.h) looks like on this board: from where to where.
#pragma once

#include "views/board/announced_step.h"

namespace elgrande {

class BoardPoints;
class Shown;

// `bounds`: of the board. A target beside it is drawn at the edge, where it can still be seen.
AnnouncedItem::Drawing announcedDrawing(const Shown& shown, const QRectF& bounds, const BoardPoints& points);

} // namespace elgrande
