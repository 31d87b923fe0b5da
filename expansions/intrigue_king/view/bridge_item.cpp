// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bridge_item.h"

#include "../names.h"
#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/board/board_map.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <cmath>

namespace elgrande::intrigue_king {

namespace {

constexpr qreal kOnLand = 1.5; // under names, scoreboards and pieces
constexpr qreal kWide = 20;    // in points of the map
constexpr qreal kRise = 0.14;  // of the length
constexpr qreal kStone = 13;   // from joint to joint

} // namespace

BridgeItem::BridgeItem(const Shown& shown, const Theme& theme, const BoardMap& map)
    : shown_(shown)
    , model_(shown.model())
    , theme_(theme)
    , map_(map) {
    setAcceptedMouseButtons(Qt::NoButton); // clicks go through to the land
    setZValue(kOnLand);
    connect(&model_, &GameModel::changed, this, &BridgeItem::readGame);
    connect(&shown, &Shown::changed, this, &BridgeItem::readGame);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    readGame();
}

// Where tokens stand in the place.
QPointF BridgeItem::endIn(Area area) const {
    return map_.rows(model_.catalogue().areas[index(area)].id, "grandes").front().box.center();
}

void BridgeItem::readGame() {
    prepareGeometryChange();
    deck_ = {};
    const Token one = model_.catalogue().token(kBridge);
    const Token other = model_.catalogue().token(kBridgeEnd);
    if (one == Token::None || other == Token::None) return;
    const Area from = shown_.seen().spotOf(one).area();
    const Area to = shown_.seen().spotOf(other).area();
    if (from == Area::None || to == Area::None) return;
    const QPointF start = endIn(from);
    const QPointF end = endIn(to);
    const QPointF way = end - start;
    deck_.moveTo(start);
    deck_.quadTo((start + end) / 2 - QPointF(0, std::hypot(way.x(), way.y()) * kRise), end);
    setToolTip(
        word("bridge:joins").arg(texts::areaName(model_.catalogue(), from), texts::areaName(model_.catalogue(), to)));
    update();
}

QRectF BridgeItem::boundingRect() const {
    return isBuilt() ? deck_.boundingRect().adjusted(-kWide, -kWide, kWide, kWide) : QRectF();
}

// Parapets, the deck between them, and the joints of its stones.
void BridgeItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (!isBuilt()) return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    const bool dark = theme_.isDark();
    const auto draw = [&](const QColor& colour, qreal wide, Qt::PenCapStyle cap = Qt::RoundCap) {
        painter->setPen(QPen(colour, wide, Qt::SolidLine, cap));
        painter->drawPath(deck_);
    };
    draw(QColor(0x3b, 0x27, 0x0a), kWide);
    draw(dark ? QColor(0x7d, 0x75, 0x66) : QColor(0xa3, 0x9a, 0x88), kWide - 3);
    draw(dark ? QColor(0xb4, 0xab, 0x96) : QColor(0xd6, 0xcd, 0xb8), kWide - 9);
    QPen joints(QColor(0x3b, 0x27, 0x0a, 0x90), kWide - 9, Qt::CustomDashLine, Qt::FlatCap);
    joints.setDashPattern({1.3 / joints.widthF(), kStone / joints.widthF()});
    painter->setPen(joints);
    painter->drawPath(deck_);
}

} // namespace elgrande::intrigue_king

#include "moc_bridge_item.cpp"
