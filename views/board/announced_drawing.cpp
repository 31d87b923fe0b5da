// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/announced_drawing.h"

#include "model/game_model/game_model.h"
#include "views/board/board_points.h"
#include "views/game/shown.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace elgrande {

namespace {

AnnouncedItem::Drawing drawingOf(const Shown& shown, const QRectF& bounds, const BoardPoints& points, const Deed& deed,
                                 Seat acting) {
    const Grip& grip = deed.grip;
    AnnouncedItem::Drawing drawing{
        .from = points.piece({grip.from, grip.owner, grip.token}), .to = points.target(grip, deed.to), .grip = grip};
    if (deed.with != Area::None) {
        drawing.from = points.target(grip, deed.with);
        drawing.bothWays = drawing.from.has_value();
    }
    if (grip.grande && points.isOnBoard(grip.from)) drawing.from = points.grande(seatOf(grip.owner));
    const Owner whose = grip.owner != Owner::None ? grip.owner : ownerOf(acting);
    if (whose != Owner::None) drawing.colour = shown.model().catalogue().colourOf(whose);
    if (drawing.to && !points.isOnBoard(deed.to)) {
        const QRectF seen = bounds.marginsRemoved(AnnouncedItem::margins());
        drawing.to = QPointF(std::clamp(drawing.to->x(), seen.left(), seen.right()),
                             std::clamp(drawing.to->y(), seen.top(), seen.bottom()));
    }
    return drawing;
}

} // namespace

AnnouncedItem::Drawing announcedDrawing(const Shown& shown, const QRectF& bounds, const BoardPoints& points) {
    const Deed deed = shown.seen().announced.value_or(Deed{});
    return drawingOf(shown, bounds, points, deed, shown.model().observation().special.seat);
}

std::vector<AnnouncedItem::Drawing> turnDrawings(const Shown& shown, const QRectF& bounds, const BoardPoints& points,
                                                 const std::vector<Event>& events) {
    std::vector<AnnouncedItem::Drawing> drawings;
    std::map<std::pair<Owner, Area>, std::size_t> last; // of Caballeros, by where they go
    for (const Event& event : events) {
        const std::optional<Grip> grip = gripOf(shown.model().catalogue().event(event.kind), event);
        if (!grip || event.to == Area::None || grip->from == event.to) continue;
        AnnouncedItem::Drawing drawing =
            drawingOf(shown, bounds, points, {.grip = *grip, .to = event.to, .moves = {}}, event.seat);
        if (grip->owner != Owner::None && !grip->grande) {
            drawing.number = std::max<int>(1, event.number);
            drawing.told = true;
            drawing.stands = shown.model().observation().at(event.to, grip->owner) > 0;
            const auto [before, isFirst] = last.try_emplace({grip->owner, event.to}, drawings.size());
            if (!isFirst) {
                drawing.number += std::exchange(drawings[before->second].number, 0);
                before->second = drawings.size();
            }
        }
        drawings.push_back(std::move(drawing));
    }
    return drawings;
}

} // namespace elgrande
