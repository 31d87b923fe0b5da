// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bridge_item.h"

#include "../names.h"
#include "../texts.h"
#include "bridge_end.h"

#include "model/game_model/game_model.h"
#include "views/board/board_map.h"
#include "views/contributions/expansion_ui.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"
#include "views/theme/paint.h"
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
    QVariantList ends;
    for (const char* end : {kBridge, kBridgeEnd}) ends << static_cast<int>(index(model_.catalogue().token(end)));
    setData(kTokensOfItem, ends);
    setZValue(kOnLand);
    connect(&model_, &GameModel::changed, this, &BridgeItem::readGame);
    connect(&shown, &Shown::changed, this, &BridgeItem::readGame);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    readGame();
}

// On the side of the other one.
QRectF BridgeItem::endIn(Area area, Area other) const {
    std::vector<std::string> all;
    for (const AreaFacts& each : model_.catalogue().areas) all.push_back(each.id);
    const QPointF towards = map_.outline(all[index(other)]).boundingRect().center();
    return bridgeEnd(map_, all, all[index(area)], towards);
}

void BridgeItem::readGame() {
    const Token one = model_.catalogue().token(kBridge);
    const Token other = model_.catalogue().token(kBridgeEnd);
    std::array<Area, 2> joined{Area::None, Area::None};
    if (one != Token::None && other != Token::None)
        joined = {shown_.seen().spotOf(one).area(), shown_.seen().spotOf(other).area()};
    const bool isBuilt = joined[0] != Area::None && joined[1] != Area::None;
    if (isBuilt)
        setToolTip(
            word("bridge:joins")
                .arg(texts::areaName(model_.catalogue(), joined[0]), texts::areaName(model_.catalogue(), joined[1])));
    if (joined == joined_) return;
    joined_ = joined;
    prepareGeometryChange();
    deck_ = {};
    if (!isBuilt) return;
    ends_ = {endIn(joined[0], joined[1]), endIn(joined[1], joined[0])};
    const QPointF start = ends_[0].center();
    const QPointF end = ends_[1].center();
    const QPointF way = end - start;
    deck_.moveTo(start);
    deck_.quadTo((start + end) / 2 - QPointF(0, std::hypot(way.x(), way.y()) * kRise), end);
    update();
}

QRectF BridgeItem::boundingRect() const {
    return isBuilt() ? (deck_.boundingRect() | ends_[0] | ends_[1]).adjusted(-kWide, -kWide, kWide, kWide) : QRectF();
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
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    for (const QRectF& end : ends_)
        paintFigure(*painter, art_, artOf("intrigue_king", QStringLiteral("pieces/bridge")), end);
}

} // namespace elgrande::intrigue_king

#include "moc_bridge_item.cpp"
