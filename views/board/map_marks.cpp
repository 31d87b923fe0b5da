// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/map_marks.h"

#include "views/theme/paint.h"
#include "views/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace elgrande {
namespace {

constexpr qreal kLine = 6;
constexpr qreal kEdge = 10; // the dark line around it
constexpr qreal kMarkHead = 24;
constexpr qreal kBend = 0.16; // of the arrow's length
constexpr qreal kMarkTextSize = 26;
constexpr qreal kMarkWordsHeight = 38;

} // namespace

void paintArrow(QPainter& painter, const Theme& theme, const std::string& colour, QPointF from, QPointF to) {
    const QPointF way = to - from;
    const qreal length = std::hypot(way.x(), way.y());
    if (length < kMarkHead * 2) return;
    const QPointF aside(way.y() * kBend, -way.x() * kBend);
    const QPointF bend = (from + to) / 2 + aside;
    const QPointF last = to - bend;
    const QPointF along = last / std::hypot(last.x(), last.y());
    const QPointF across(-along.y(), along.x());
    const QPointF neck = to - along * kMarkHead;
    QPainterPath line(from);
    line.quadTo(bend, neck);
    QPainterPath head(to);
    head.lineTo(neck + across * kMarkHead * 0.55);
    head.lineTo(neck - across * kMarkHead * 0.55);
    head.closeSubpath();
    const PieceColours shades = theme.pieces(colour);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [shade, width] : {std::pair{shades.dark, kEdge}, {shades.base, kLine}}) {
        painter.setPen(QPen(shade, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(line);
    }
    painter.setPen(QPen(shades.dark, kEdge - kLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(shades.base);
    painter.drawPath(head);
}

void paintWords(QPainter& painter, const Theme& theme, const MapMark& mark, QPointF middle, qreal textScale) {
    if (mark.words.isEmpty()) return;
    const QFont font = Theme::sans(kMarkTextSize * textScale, true);
    const qreal wide = QFontMetricsF(font).horizontalAdvance(mark.words) + 22;
    const qreal high = kMarkWordsHeight * textScale;
    const QRectF sheet(middle.x() - wide / 2, middle.y() - high / 2, wide, high);
    paintPaper(painter, theme, sheet, 8);
    painter.setFont(font);
    painter.setPen(theme.colour(mark.warning ? Role::Bad : Role::Ink));
    painter.drawText(sheet, Qt::AlignCenter, mark.words);
}

} // namespace elgrande
