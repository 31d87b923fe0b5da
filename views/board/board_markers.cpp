// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How scoreboards, score markers, the round and points just given are painted.
#include "views/board/board_items.h"

#include <QPainter>

#include <utility>

namespace elgrande {

namespace {

constexpr qreal kFlagWidth = 46; // of a field of the track
constexpr qreal kFlagHeight = 20;

} // namespace

PlateItem::PlateItem(const Theme& theme, Token token, const std::array<int, 3>& values, int ranks)
    : BoardItem(theme, {Area::None, Owner::None, token}, centred(NameItem::kPlateWidth - 2, NameItem::kPlateHeight + 4))
    , values_(values)
    , ranks_(ranks) {}

void PlateItem::setHolders(const RankHolders& holders) {
    if (holders == holders_) return;
    holders_ = holders;
    update();
}

void PlateItem::setTextScale(qreal times) {
    if (std::exchange(times_, times) != times) update();
}

void PlateItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    paintGlow(*painter, theme_, box_, 7, glow(), 3.6);
    paintPlate(*painter, theme_, box_, values_, true, holders_, times_, ranks_);
    if (look().focused) {
        QPainterPath outline;
        outline.addRoundedRect(box_.adjusted(-4, -4, 4, 4), 9, 9);
        paintFocus(*painter, theme_, outline, 3);
    }
    paintMoved(*painter, box_);
}

ScoreItem::ScoreItem(const Theme& theme, std::string colour)
    : BoardItem(theme, {}, centred(31, 31))
    , colour_(std::move(colour)) {}

void ScoreItem::setLap(int lap, int length, std::optional<QPointF> shift) {
    if (lap * length == bonus_ && shift == flag_) return;
    prepareGeometryChange();
    bonus_ = lap * length;
    flag_ = shift;
    update();
}

QRectF ScoreItem::flagBox() const {
    return bonus_ > 0 && flag_ ? centred(kFlagWidth, kFlagHeight).translated(*flag_) : QRectF();
}

QRectF ScoreItem::boundingRect() const { return BoardItem::boundingRect() | flagBox().adjusted(-1, -1, 1, 1); }

void ScoreItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    paintMedallion(*painter, theme_, colour_, box_);
    const QRectF flag = flagBox();
    if (flag.isNull()) return;
    painter->setPen(QPen(QColor(0x3a, 0x22, 0x06), 1));
    painter->setBrush(QColor(0xff, 0xf4, 0xcf));
    painter->drawRoundedRect(flag, 4, 4);
    painter->setPen(QColor(0x3a, 0x22, 0x06));
    painter->setFont(Theme::sans(18, true));
    painter->drawText(flag, Qt::AlignCenter, QStringLiteral("+%1").arg(bonus_));
}

RoundItem::RoundItem(const Theme& theme)
    : BoardItem(theme, {}, centred(42, 42)) {}

void RoundItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(QColor(0x3b, 0x12, 0x0a), 8.5));
    painter->drawEllipse(box_);
    painter->setPen(QPen(QColor(0xc4, 0x2a, 0x1f), 6));
    painter->drawEllipse(box_);
    painter->setPen(QPen(QColor(0xff, 0xb0, 0x90, 200), 1.5));
    painter->drawEllipse(box_.adjusted(-1.5, -1.5, 1.5, 1.5));
}

SkippedRoundItem::SkippedRoundItem(const Theme& theme)
    : BoardItem(theme, {}, centred(38, 38)) {}

void SkippedRoundItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(QColor(0xd2, 0xb8, 0x84, 200));
    painter->drawEllipse(box_);
    painter->setPen(QPen(QColor(0x5a, 0x3a, 0x18), 3, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(box_.topLeft() * 0.5, box_.bottomRight() * 0.5);
    painter->drawLine(box_.topRight() * 0.5, box_.bottomLeft() * 0.5);
}

PointsItem::PointsItem(const Theme& theme, std::string colour, int points)
    : BoardItem(theme, {}, centred(84, 44))
    , colour_(std::move(colour))
    , points_(points) {}

void PointsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const PieceColours colours = theme_.pieces(colour_);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colours.dark, 2));
    painter->setBrush(colours.base);
    painter->drawRoundedRect(box_, 22, 22);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours.ink);
    painter->drawPath(Theme::symbol(colour_, QRectF(-32, -9, 18, 18)));
    painter->setPen(colours.ink);
    painter->setFont(Theme::sans(26, true));
    painter->drawText(box_.adjusted(26, 0, -4, 0), Qt::AlignCenter, QStringLiteral("+%1").arg(points_));
}

} // namespace elgrande
