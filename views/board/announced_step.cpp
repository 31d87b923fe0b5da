#include "views/board/announced_step.h"

#include "model/game_model/game_model.h"
#include "views/board/grip_picture.h"

#include <QPainter>

#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kRing = 44; // around the target, in points of the map
constexpr qreal kStroke = 7;
constexpr qreal kHead = 26;
constexpr QSizeF kFigure{60, 56};

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
    path.moveTo(*drawing_.from);
    path.quadTo((*drawing_.from + *drawing_.to) / 2 - QPointF(0, length * 0.16),
                *drawing_.to - all / length * kRing * 0.95);
    return path;
}

QRectF AnnouncedItem::boundingRect() const {
    if (!isDrawn()) return {};
    return QRectF(*drawing_.to, QSizeF(0, 0)).marginsAdded(margins()) |
           way().boundingRect().adjusted(-kHead, -kHead, kHead, kHead);
}

void AnnouncedItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    if (!isDrawn()) return;
    const PieceColours colours = drawing_.colour.empty() ? Art::neutral() : theme_.pieces(drawing_.colour);
    const QPainterPath path = way();
    QPainterPath head;
    if (!path.isEmpty()) {
        const qreal angle = std::atan2(path.pointAtPercent(0.97).y() - path.pointAtPercent(1).y(),
                                       path.pointAtPercent(0.97).x() - path.pointAtPercent(1).x());
        head.moveTo(path.pointAtPercent(1));
        for (const qreal side : {0.45, -0.45})
            head.lineTo(path.pointAtPercent(1) + QPointF(std::cos(angle + side), std::sin(angle + side)) * kHead);
        head.closeSubpath();
    }
    for (const bool under : {true, false}) {
        QPen pen(under ? theme_.colour(Role::Paper) : colours.base, under ? kStroke + 4 : kStroke);
        pen.setCapStyle(Qt::RoundCap);
        pen.setJoinStyle(Qt::RoundJoin);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(pen);
        painter->drawPath(path);
        painter->drawEllipse(*drawing_.to, kRing, kRing);
        painter->setBrush(pen.color());
        painter->drawPath(head);
    }
    painter->setOpacity(0.72);
    QRectF box(QPointF(), kFigure);
    box.moveCenter(*drawing_.to);
    paintGrip(*painter, theme_, art_, model_.catalogue(), drawing_.grip, box);
    painter->setOpacity(1);
}

} // namespace elgrande
