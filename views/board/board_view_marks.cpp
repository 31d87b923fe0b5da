// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is drawn over the map for a while.
#include "views/board/board_view.h"

#include "views/theme/text_scale.h"

#include <QPainter>

#include <algorithm>
#include <map>

namespace elgrande {
namespace {

constexpr qreal kBeyond = 92; // the words of a place on the right of its scoreboard, where no name stands
constexpr qreal kBeside = 84; // those of a second arrow beside the first one's
constexpr qreal kHalf = 36;   // of the words

constexpr qreal kRim = 52;          // of the score track
constexpr QPointF kPiece(60, 46);   // half of the largest
constexpr QPointF kArrowEnd(32, 4); // from the middle of the words

} // namespace

void BoardView::setMarks(MarkLayer layer, const std::vector<MapMark>& marks) {
    auto& shown = marks_[static_cast<std::size_t>(layer)];
    if (shown == marks) return;
    shown = marks;
    AreaSet lit;
    for (const MapMark& mark : this->marks())
        if (mark.from == Seat::None) lit.insert(mark.place);
    scene_.looks().setLit(lit);
    showLooks();
    viewport()->update();
}

// A card that is looked at comes before everything else.
const std::vector<MapMark>& BoardView::marks() const {
    for (const std::vector<MapMark>& layer : marks_)
        if (!layer.empty()) return layer;
    return marks_.back();
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
    std::map<Area, int> known;
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal textScale = std::max(1.0, textScaleOf(*this)); // they are few, and small already
    std::vector<QPointF> words;
    for (const MapMark& mark : marks())
        words.push_back(scene_.pointOf({mark.place, Owner::None, Token::None}) +
                        QPointF(kBeyond + kHalf * (textScale - 1) + kBeside * textScale * known[mark.place]++, 0));
    for (std::size_t i = 0; i < words.size(); ++i)
        if (const MapMark& mark = marks()[i]; mark.from != Seat::None && seatPoint_)
            paintArrow(*painter, theme_, mark.colour, seatPoint_(mark.from, Area::Court), words[i] + kArrowEnd);
    for (std::size_t i = 0; i < words.size(); ++i) paintWords(*painter, theme_, marks()[i], words[i], textScale);
}

} // namespace elgrande
