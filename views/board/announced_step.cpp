#include "views/board/announced_step.h"

#include "model/observe/catalogue.h"
#include "views/theme/paint.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kRing = 44; // around the target, in points of the map
constexpr qreal kStroke = 7;
constexpr qreal kHead = 26;
constexpr QSizeF kToken{58, 36};
constexpr QSizeF kFigure{52, 62};

} // namespace

AnnouncedStep announcedStep(const Catalogue& catalogue, const Observation& seen) {
    AnnouncedStep step;
    if (!seen.announced || index(seen.announced->kind) >= catalogue.actions.size()) return step;
    const Action action = *seen.announced;
    const Seat seat = seen.special.seat;
    const std::array<std::uint8_t, 3> values{action.a, action.b, action.c};
    const auto& operands = catalogue.actions[index(action.kind)].operands;
    std::vector<Area> places;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        if (operands[i] == Operand::Area) places.push_back(static_cast<Area>(values[i]));
        if (operands[i] == Operand::Owner) step.owner = static_cast<Owner>(values[i]);
        if (operands[i] == Operand::Token) step.token = static_cast<Token>(values[i]);
    }
    if (places.empty()) return {};
    step.to = places.back();
    if (places.size() > 1) step.from = places.front();
    if (action.kind == ActionKind::King) step.token = Token::King;
    if (action.kind == ActionKind::Grande || action.kind == ActionKind::Caballero) step.owner = ownerOf(seat);
    if (step.token != Token::None) {
        step.piece = AnnouncedStep::Piece::Token;
        step.from = seen.spotOf(step.token).area();
    } else if (action.kind == ActionKind::Grande && index(seat) < seen.seats.size()) {
        step.piece = AnnouncedStep::Piece::Grande;
        step.from = seen.seats[index(seat)].grande;
    } else if (step.owner != Owner::None) {
        step.piece = AnnouncedStep::Piece::Caballero;
        if (action.kind == ActionKind::Caballero) step.from = Area::Court;
        if (action.kind == ActionKind::Send) step.from = std::exchange(step.to, Area::Provinces);
    }
    return step;
}

AnnouncedItem::AnnouncedItem(const Theme& theme, const Art& art)
    : theme_(theme)
    , art_(art) {
    setAcceptedMouseButtons(Qt::NoButton);
}

void AnnouncedItem::setDrawing(Drawing drawing) {
    prepareGeometryChange();
    drawing_ = std::move(drawing);
    setVisible(isDrawn());
    update();
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
    const qreal margin = kRing + 2 * kStroke;
    QRectF all(*drawing_.to - QPointF(margin, margin), QSizeF(2 * margin, 2 * margin));
    return all | way().boundingRect().adjusted(-kHead, -kHead, kHead, kHead);
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
    const auto around = [this](QSizeF size) {
        return QRectF(*drawing_.to - QPointF(size.width() / 2, size.height() / 2), size);
    };
    switch (drawing_.piece) {
    case AnnouncedStep::Piece::Caballero:
        paintToken(*painter, theme_, drawing_.colour, around(kToken), -1);
        break;
    case AnnouncedStep::Piece::Grande:
        paintGrande(*painter, theme_, art_, drawing_.colour, around(kFigure));
        break;
    case AnnouncedStep::Piece::Token:
        art_.paint(*painter, drawing_.picture, around(kFigure));
        break;
    case AnnouncedStep::Piece::None:
        break;
    }
    painter->setOpacity(1);
}

} // namespace elgrande
