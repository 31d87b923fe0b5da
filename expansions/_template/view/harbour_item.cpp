// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "harbour_item.h"

#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/board/board_map.h"
#include "views/game/shown.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace elgrande::template_islands {

HarbourItem::HarbourItem(const Shown& shown, const Theme& theme, const BoardMap& map)
    : shown_(shown)
    , model_(shown.model())
    , theme_(theme)
    , harbour_{model_.catalogue().slot(kHarbourSlot)}
    , lease_(model_.catalogue().keptKind(kLease)) {
    setPos(map.anchorOf(kRegion, "harbour"));
    setAcceptedMouseButtons(Qt::NoButton); // clicks go through to the region
    connect(&model_, &GameModel::changed, this, &HarbourItem::readGame);
    connect(&shown, &Shown::changed, this, &HarbourItem::readGame);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    readGame();
}

void HarbourItem::readGame() {
    const Observation& seen = shown_.seen();
    master_ = harbour_.load(seen).seat();
    leased_ = std::any_of(seen.kept.begin(), seen.kept.end(), [&](const Kept& each) { return each.kind == lease_; });
    QString tip = word(QStringLiteral("harbour:nobody"));
    if (master_ != Seat::None)
        tip = word(QStringLiteral("harbour:master")).replace(QStringLiteral("{seat}"), model_.playerName(master_));
    if (leased_) tip += QLatin1Char('\n') + word(QStringLiteral("harbour:lease"));
    setToolTip(tip);
    update();
}

void HarbourItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor wood = theme_.isDark() ? QColor(0xb8, 0x94, 0x62) : QColor(0x4a, 0x2c, 0x15);
    painter->setPen(QPen(wood, 4, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(QPointF(-24, 2), QPointF(24, 2)); // the jetty
    for (const qreal x : {-18.0, 0.0, 18.0}) painter->drawLine(QPointF(x, 2), QPointF(x, 9));
    painter->drawLine(QPointF(0, 2), QPointF(0, -60));
    const std::size_t seat = index(master_);
    const std::vector<std::string>& colours = model_.catalogue().colours;
    paintFlag(*painter, seat < colours.size() ? colours[seat] : "dummy");
}

void HarbourItem::paintFlag(QPainter& painter, const std::string& colour) const {
    const PieceColours shades = theme_.pieces(colour);
    const QRectF flag(1.5, -60, 44, 30);
    painter.setPen(QPen(shades.dark, 1.8));
    painter.setBrush(shades.base);
    painter.drawRect(flag);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shades.ink);
    if (master_ != Seat::None) painter.drawPath(Theme::symbol(colour, QRectF(14, -54, 18, 18)));
    if (!leased_) return;
    const QRectF plate(6, -26, 38, 20);
    painter.setPen(QPen(QColor(0x6b, 0x47, 0x20), 1.4));
    painter.setBrush(QColor(0xf6, 0xdd, 0x8f));
    painter.drawRoundedRect(plate, 6, 6);
    painter.setPen(QColor(0x3a, 0x22, 0x06));
    painter.setFont(Theme::sans(15, true));
    painter.drawText(plate, Qt::AlignCenter, QStringLiteral("×2"));
}

} // namespace elgrande::template_islands

#include "moc_harbour_item.cpp"
