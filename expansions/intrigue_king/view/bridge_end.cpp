// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bridge_end.h"

#include "views/board/board_map.h"

#include <QImage>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <iterator>
#include <limits>

namespace elgrande::intrigue_king {

namespace {

constexpr int kPoints = 2;                                // of the map, for a pixel of the ground
constexpr int kEndSides[] = {44, 38, 34, 30, 26, 22, 18}; // in points of the map
constexpr QSizeF kKingsPlace(48, 82);
constexpr QSizeF kRoundPlace(44, 44);
constexpr QRectF kBoard(-56, -18, 112, 36);     // around the middle of a scoreboard
constexpr QRectF kNameAbove(-86, -84, 172, 70); // of two lines

QRectF placed(QPointF middle, QSizeF size) {
    return {middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()};
}

// White where nothing else ever stands in the region.
QImage openGround(const BoardMap& map, const std::vector<std::string>& all, const std::string& region) {
    QImage ground((map.bounds().size() / kPoints).toSize(), QImage::Format_Grayscale8);
    ground.fill(0);
    QPainter painter(&ground);
    painter.scale(1.0 / kPoints, 1.0 / kPoints);
    painter.setPen(QPen(Qt::black, kPoints));
    painter.setBrush(Qt::white);
    painter.drawPath(map.outline(region));
    for (const std::string& id : all) {
        for (const char* what : {"piles", "grandes", "parts"})
            if (map.hasRows(id, what))
                for (const BoardMap::Row& row : map.rows(id, what)) painter.fillRect(row.box, Qt::black);
        const QString name = QString::fromStdString(id);
        if (const auto board = map.anchor(name + QStringLiteral("-board")))
            for (const QRectF& box : {kBoard, kNameAbove}) painter.fillRect(box.translated(*board), Qt::black);
        if (const auto king = map.anchor(name + QStringLiteral("-king")))
            painter.fillRect(placed(*king, kKingsPlace), Qt::black);
    }
    for (const char* what : {"round-%1", "scoring-%1"})
        for (int number = 1; const auto at = map.anchor(QString::fromLatin1(what).arg(number)); ++number)
            painter.fillRect(placed(*at, kRoundPlace), Qt::black);
    return ground;
}

} // namespace

QRectF bridgeEnd(const BoardMap& map, const std::vector<std::string>& all, const std::string& region, QPointF towards) {
    const QImage ground = openGround(map, all, region);
    // How large a white square begins at each pixel, from the last one on.
    const auto wide = static_cast<std::size_t>(ground.width());
    std::vector<int> before(wide + 1, 0);
    std::vector<std::vector<int>> squares(static_cast<std::size_t>(ground.height()), before);
    for (auto y = static_cast<std::size_t>(ground.height()); y-- > 0;) {
        const uchar* line = ground.constScanLine(static_cast<int>(y));
        for (std::size_t x = wide; x-- > 0;)
            if (line[x] > 0) squares[y][x] = 1 + std::min({squares[y][x + 1], before[x], before[x + 1]});
        before = squares[y];
    }
    for (const int side : kEndSides) {
        QRectF best;
        qreal least = std::numeric_limits<qreal>::max();
        for (std::size_t y = 0; y < squares.size(); ++y)
            for (std::size_t x = 0; x < wide; ++x) {
                if (squares[y][x] * kPoints < side) continue;
                const QRectF box(static_cast<qreal>(x) * kPoints, static_cast<qreal>(y) * kPoints, side, side);
                if (const qreal way = QLineF(box.center(), towards).length(); way < least) {
                    least = way;
                    best = box;
                }
            }
        if (!best.isNull()) return best.adjusted(1, 1, -1, -1); // a pixel of the ground reaches as far beyond
    }
    const qreal smallest = *std::prev(std::end(kEndSides));
    return placed(map.rows(region, "grandes").front().box.center(), {smallest, smallest});
}

} // namespace elgrande::intrigue_king
