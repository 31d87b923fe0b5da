// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/announced_drawing.h"

#include "model/game_model/game_model.h"
#include "views/board/board_points.h"
#include "views/game/shown.h"

#include <algorithm>

namespace elgrande {

AnnouncedItem::Drawing announcedDrawing(const Shown& shown, const QRectF& bounds, const BoardPoints& points) {
    const GameModel& model = shown.model();
    const Deed deed = shown.seen().announced.value_or(Deed{});
    const Grip& grip = deed.grip;
    AnnouncedItem::Drawing drawing{
        .from = points.piece({grip.from, grip.owner, grip.token}), .to = points.target(grip, deed.to), .grip = grip};
    if (deed.with != Area::None) {
        drawing.from = points.target(grip, deed.with);
        drawing.bothWays = drawing.from.has_value();
    }
    if (grip.grande && points.isOnBoard(grip.from)) drawing.from = points.grande(seatOf(grip.owner));
    const Owner whose = grip.owner != Owner::None ? grip.owner : ownerOf(model.observation().special.seat);
    if (whose != Owner::None) drawing.colour = model.catalogue().colourOf(whose);
    if (drawing.to && !points.isOnBoard(deed.to)) {
        const QRectF seen = bounds.marginsRemoved(AnnouncedItem::margins());
        drawing.to = QPointF(std::clamp(drawing.to->x(), seen.left(), seen.right()),
                             std::clamp(drawing.to->y(), seen.top(), seen.bottom()));
    }
    return drawing;
}

} // namespace elgrande
