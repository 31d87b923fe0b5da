// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/ceremony/ceremony_paint.h"

#include "views/theme/fitted_text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

const QColor kWineLight(0x9b, 0x2a, 0x20);
const QColor kWineDark(0x5c, 0x10, 0x0b);
const QColor kGoldThread(0xe2, 0xb7, 0x5c);
const QColor kOnWine(0xff, 0xf3, 0xda);
constexpr qreal kSmallestWords = 9;   // pixels
constexpr double kFurtherLine = 0.27; // of a ribbon's height, behind the first smaller line

} // namespace

double share(double now, double from, double until) { return std::clamp((now - from) / (until - from), 0.0, 1.0); }
double easeOut(double part) { return 1 - std::pow(1 - part, 3); }
double easeBoth(double part) { return part * part * (3 - 2 * part); }

QPixmap drawnOnce(const Scenery& scenery, QSizeF size, const std::function<void(QPainter&, const QRectF&)>& draw) {
    QPixmap pixmap((size * scenery.ratio).toSize().expandedTo({1, 1}));
    pixmap.setDevicePixelRatio(scenery.ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    draw(painter, QRectF(QPointF(0, 0), size));
    return pixmap;
}

double ribbonHeight(qsizetype lines) {
    return 1 + kFurtherLine * static_cast<double>(std::max<qsizetype>(lines - 1, 0));
}

void paintRibbon(QPainter& painter, const Theme& theme, const QRectF& box, const QString& title,
                 const QStringList& lines, qreal aside) {
    const qreal usual = box.height() / ribbonHeight(lines.size());
    const qreal notch = usual * 0.28;
    const QRectF body = box.adjusted(0, 4, 0, -8);
    QPainterPath cloth(body.topLeft());
    cloth.lineTo(body.topRight());
    cloth.lineTo(body.right() - notch, body.center().y());
    cloth.lineTo(body.bottomRight());
    cloth.lineTo(body.bottomLeft());
    cloth.lineTo(body.left() + notch, body.center().y());
    cloth.closeSubpath();
    painter.fillPath(cloth.translated(0, 4), theme.colour(Role::Shadow));
    QLinearGradient wine(body.topLeft(), body.bottomLeft());
    wine.setColorAt(0, kWineLight);
    wine.setColorAt(1, kWineDark);
    painter.setPen(QPen(kGoldThread, std::max(1.5, usual * 0.016)));
    painter.setBrush(wine);
    painter.drawPath(cloth);
    painter.setPen(QPen(kGoldThread, 1, Qt::DashLine));
    const qreal seam = usual * 0.075;
    for (const qreal y : {body.top() + seam, body.bottom() - seam})
        painter.drawLine(QPointF(body.left() + notch * 0.7, y), QPointF(body.right() - notch * 0.7, y));
    const QRectF words = body.adjusted(notch * 1.5 + aside, seam * 1.6, -notch * 1.5 - aside, -seam * 1.6);
    const qreal further = kFurtherLine * usual * static_cast<qreal>(std::max<qsizetype>(lines.size() - 1, 0));
    const qreal first = lines.isEmpty() ? words.height() : (words.height() - further) * 0.62;
    painter.setPen(kOnWine);
    drawFitted(painter, QRectF(words.left(), words.top(), words.width(), first), title, Theme::serif(40, true),
               kSmallestWords, first * 0.82);
    if (lines.isEmpty()) return;
    painter.setPen(kGoldThread.lighter(125));
    const qreal each = (words.height() - first) / static_cast<qreal>(lines.size());
    QRectF row(words.left(), words.top() + first, words.width(), each);
    for (const QString& line : lines) {
        drawFitted(painter, row, line, Theme::serif(20), kSmallestWords, each * 0.74);
        row.translate(0, each);
    }
}

void paintTag(QPainter& painter, const Theme& theme, const std::string& colour, const QRectF& box,
              const QString& words) {
    const PieceColours colours = theme.pieces(colour);
    const qreal radius = box.height() * 0.3;
    const QRectF plate = box.adjusted(2, 1, -2, -4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Role::Shadow));
    painter.drawRoundedRect(plate.translated(0, 2), radius, radius);
    QLinearGradient shine(plate.topLeft(), plate.bottomLeft());
    shine.setColorAt(0, colours.light);
    shine.setColorAt(0.35, colours.base);
    shine.setColorAt(1, colours.base);
    painter.setPen(QPen(colours.dark, 1.2));
    painter.setBrush(shine);
    painter.drawRoundedRect(plate, radius, radius);
    const qreal side = plate.height() * 0.56;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ink);
    painter.drawPath(
        Theme::symbol(colour, QRectF(plate.left() + side * 0.45, plate.center().y() - side / 2, side, side)));
    painter.setPen(colours.ink);
    drawFitted(painter, plate.adjusted(side * 1.8, 1, -side * 0.5, -1), words, Theme::sans(16, true), kSmallestWords,
               plate.height() * 0.6);
}

void paintCrown(QPainter& painter, const QRectF& box) {
    const auto at = [&box](qreal x, qreal y) {
        return QPointF(box.left() + box.width() * x, box.top() + box.height() * y);
    };
    QPainterPath crown(at(0.08, 0.92));
    crown.lineTo(at(0.0, 0.3));
    crown.lineTo(at(0.26, 0.58));
    crown.lineTo(at(0.5, 0.06));
    crown.lineTo(at(0.74, 0.58));
    crown.lineTo(at(1.0, 0.3));
    crown.lineTo(at(0.92, 0.92));
    crown.quadTo(at(0.5, 1.02), at(0.08, 0.92));
    QLinearGradient gold(box.topLeft(), box.bottomRight());
    gold.setColorAt(0, QColor(0xff, 0xe9, 0xa6));
    gold.setColorAt(0.5, QColor(0xe0, 0xa9, 0x32));
    gold.setColorAt(1, QColor(0x9a, 0x66, 0x14));
    painter.setPen(
        QPen(QColor(0x5e, 0x3c, 0x0a), std::max(1.0, box.height() * 0.03), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(gold);
    painter.drawPath(crown);
    const qreal jewel = box.height() * 0.13;
    int which = 0;
    for (const QPointF tip : {at(0.0, 0.28), at(0.5, 0.06), at(1.0, 0.28), at(0.3, 0.8), at(0.5, 0.81), at(0.7, 0.8)}) {
        painter.setBrush(++which <= 3 ? QColor(0xff, 0xef, 0xc0)
                         : which == 5 ? QColor(0xb4, 0x22, 0x22)
                                      : QColor(0x22, 0x5b, 0xa6));
        painter.drawEllipse(tip, jewel * 0.62, jewel * 0.62);
    }
}

const std::string& colourOf(const GameModel& model, Seat seat) { return model.catalogue().colourOf(ownerOf(seat)); }

} // namespace elgrande
