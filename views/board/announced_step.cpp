// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/announced_step.h"

#include "model/game_model/game_model.h"
#include "views/board/grip_picture.h"
#include "views/board/map_marks.h"

#include <QPainter>

#include <cmath>
#include <utility>
#include <vector>

namespace elgrande {

namespace {

constexpr qreal kRing = 44; // around the target, in points of the map
constexpr qreal kStroke = 7;
constexpr qreal kHead = 26;
constexpr QSizeF kFigure{60, 56};
constexpr QPointF kTagAside{44, 40}; // from the target, the middle of the words: away from the scoreboard
constexpr QSizeF kTag{52, 36};
constexpr QMarginsF kTagRoom{0, 0, 48, 24};

// At one end of the way: its first point (0) or its last (1).
void addHead(QPainterPath& heads, const QPainterPath& way, int end) {
    const QPointF tip = way.pointAtPercent(end);
    const QPointF back = way.pointAtPercent(end == 1 ? 0.97 : 0.03) - tip;
    const qreal angle = std::atan2(back.y(), back.x());
    heads.moveTo(tip);
    for (const qreal side : {0.45, -0.45})
        heads.lineTo(tip + QPointF(std::cos(angle + side), std::sin(angle + side)) * kHead);
    heads.closeSubpath();
}

} // namespace

AnnouncedItem::AnnouncedItem(const GameModel& model, const Theme& theme, const Art& art)
    : model_(model)
    , theme_(theme)
    , art_(art) {
    setAcceptedMouseButtons(Qt::NoButton);
}

void AnnouncedItem::setDrawing(Drawing drawing) {
    prepareGeometryChange();
    drawing_ = std::move(drawing);
    setVisible(isDrawn());
    update();
}

QMarginsF AnnouncedItem::margins() {
    const qreal margin = kRing + 2 * kStroke;
    return {margin, margin, margin, margin};
}

QPainterPath AnnouncedItem::way() const {
    QPainterPath path;
    if (!drawing_.from || !drawing_.to) return path;
    const QPointF all = *drawing_.to - *drawing_.from;
    const qreal length = std::hypot(all.x(), all.y());
    if (length < kRing * 1.4) return path;
    const QPointF outOfRing = all / length * kRing * 0.95;
    path.moveTo(drawing_.bothWays ? *drawing_.from + outOfRing : *drawing_.from);
    path.quadTo((*drawing_.from + *drawing_.to) / 2 - QPointF(0, length * 0.16), *drawing_.to - outOfRing);
    return path;
}

QRectF AnnouncedItem::boundingRect() const {
    if (!isDrawn()) return {};
    QRectF ends(*drawing_.to, QSizeF(0, 0));
    if (drawing_.bothWays) ends = QRectF(*drawing_.from, *drawing_.to).normalized();
    return ends.marginsAdded(words().isEmpty() ? margins() : margins() + kTagRoom) |
           way().boundingRect().adjusted(-kHead, -kHead, kHead, kHead);
}

void AnnouncedItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    if (!isDrawn()) return;
    const PieceColours colours = drawing_.colour.empty() ? Art::neutral() : theme_.pieces(drawing_.colour);
    const QPainterPath path = way();
    QPainterPath heads;
    if (!path.isEmpty()) addHead(heads, path, 1);
    if (!path.isEmpty() && drawing_.bothWays) addHead(heads, path, 0);
    std::vector<QPointF> ends{*drawing_.to};
    if (drawing_.bothWays) ends.push_back(*drawing_.from);
    for (const bool under : {true, false}) {
        QPen pen(under ? theme_.colour(Role::Paper) : colours.base, under ? kStroke + 4 : kStroke);
        pen.setCapStyle(Qt::RoundCap);
        pen.setJoinStyle(Qt::RoundJoin);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(pen);
        painter->drawPath(path);
        for (const QPointF& end : ends) painter->drawEllipse(end, kRing, kRing);
        painter->setBrush(pen.color());
        painter->drawPath(heads);
    }
    for (const QPointF& end : ends) paintEnd(*painter, end);
}

QRectF AnnouncedItem::tag() const {
    if (!isDrawn() || words().isEmpty()) return {};
    return {*drawing_.to + kTagAside - QPointF(kTag.width(), kTag.height()) / 2, kTag};
}

QString AnnouncedItem::words() const {
    return drawing_.told && drawing_.number > 0 ? QStringLiteral("+%1").arg(drawing_.number) : QString();
}

void AnnouncedItem::paintEnd(QPainter& painter, QPointF end) const {
    if (drawing_.number > 0 && !drawing_.stands) {
        painter.setOpacity(0.72);
        QRectF box(QPointF(), kFigure);
        box.moveCenter(end);
        paintGrip(painter, theme_, art_, model_.catalogue(), drawing_.grip, box);
        painter.setOpacity(1);
    }
    paintWords(painter, theme_, {.place = Area::None, .words = words()}, end + kTagAside, 1);
}

} // namespace elgrande
