// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is drawn over the map for a while.
#include "views/board/board_view.h"

#include "views/theme/text_scale.h"

#include <QPainter>

#include <algorithm>

namespace elgrande {
namespace {

constexpr qreal kRim = 52;        // of the score track
constexpr QPointF kPiece(60, 46); // half of the largest

} // namespace

void BoardView::setMarks(MarkLayer layer, const std::vector<MapMark>& marks) {
    if (!marks_.set(layer, marks)) return;
    scene_.looks().setLit(marks_.lit());
    showLooks();
    viewport()->update();
}

// A place with its name, its scoreboard and what stands there; a piece or a token beside the map by itself.
std::vector<QRect> BoardView::askedBoxes() const {
    std::vector<QRect> boxes;
    for (const BoardSpot& spot : asked_) {
        QRectF box = scene_.lightOn(spot.area).boundingRect();
        const QPointF middle = scene_.pointOf(spot);
        if (spot.token != Token::None || box.isEmpty()) box |= QRectF(middle - kPiece, middle + kPiece);
        boxes.push_back(mapFromScene(box).boundingRect());
    }
    return boxes;
}

QRect BoardView::seaBox() const {
    return mapFromScene(scene_.map().bounds().adjusted(kRim, kRim, -kRim, -kRim)).boundingRect() & viewport()->rect();
}

void BoardView::drawForeground(QPainter* painter, const QRectF& /*rect*/) {
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal textScale = std::max(1.0, textScaleOf(*this)); // the marks are few, and small already
    marks_.paint(*painter, theme_, scene_.points(), textScale);
}

} // namespace elgrande
