// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "limit_item.h"

#include "../names.h"
#include "material.h"

#include "model/game_model/game_model.h"
#include "views/board/board_map.h"
#include "views/game/shown.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace elgrande::inquisitor_colonies {

namespace {

constexpr qreal kAir = 6; // to the table's edge
constexpr int kPixels = 20;

} // namespace

LimitItem::LimitItem(const Shown& shown, const Theme& theme, const BoardMap& map)
    : shown_(shown)
    , model_(shown.model()) {
    setAcceptedMouseButtons(Qt::NoButton); // clicks go through to the table
    const QRectF table = map.outline(kTable).boundingRect();
    const QRectF name = map.nameRoom(kTable).value_or(QRectF(table.topLeft(), QSizeF(0, kPixels)));
    box_ = QRectF(QPointF(name.right() + kAir / 2, name.top()), QPointF(table.right() - kAir, name.bottom()));
    connect(&model_, &GameModel::changed, this, &LimitItem::readGame);
    connect(&shown, &Shown::changed, this, &LimitItem::readGame);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    readGame();
}

void LimitItem::readGame() {
    int taken = 0;
    for (const Standing& each : onTable(shown_)) taken += each.count;
    const bool lies = limitedRegion(model_.catalogue(), shown_.seen()) != Area::None;
    count_ = lies ? QStringLiteral("%1/%2").arg(taken).arg(limitSpaces(model_)) : QString();
    update();
}

void LimitItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setFont(Theme::sans(kPixels, true));
    painter->setPen(QColor(0xff, 0xf6, 0xdc));
    painter->drawText(box_, Qt::AlignCenter, count_);
}

} // namespace elgrande::inquisitor_colonies

#include "moc_limit_item.cpp"
