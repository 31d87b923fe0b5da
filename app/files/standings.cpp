// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/standings.h"

#include "views/texts/region.h"
#include "views/theme/paint.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace elgrande {
namespace {

// Times the text size.
constexpr qreal kMedallion = 1.4;
constexpr qreal kLine = 1.6;
constexpr qreal kLongestName = 8;
constexpr qreal kApart = 0.4; // within a cell
constexpr qreal kCellsApart = 1;

} // namespace

Standings::Standings(const std::vector<SeatStanding>& seats, const QFont& font)
    : seats_(seats)
    , font_(font) {}

int Standings::side() const { return static_cast<int>(kMedallion * QFontInfo(font_).pixelSize()); }

QFont Standings::scoreFont() const {
    QFont bold = font_;
    bold.setBold(true);
    return bold;
}

std::vector<Standings::Cell> Standings::laidOut(int width) const {
    const int letter = QFontInfo(font_).pixelSize();
    const QFontMetrics names(font_);
    const QFontMetrics scores(scoreFont());
    const int apart = static_cast<int>(kApart * letter);
    const int high = static_cast<int>(kLine * letter);
    std::vector<Cell> cells;
    QPoint at;
    for (const SeatStanding& seat : seats_) {
        Cell cell{seat.colour,
                  names.elidedText(seat.name, Qt::ElideRight, static_cast<int>(kLongestName * letter)),
                  texts::numbers().toString(seat.score),
                  {}};
        const int wide = side() + names.horizontalAdvance(cell.name) + scores.horizontalAdvance(cell.score) + 2 * apart;
        if (at.x() > 0 && at.x() + wide > width) at = QPoint(0, at.y() + high);
        cell.box = QRect(at, QSize(wide, high));
        at.rx() += wide + static_cast<int>(kCellsApart * letter);
        cells.push_back(cell);
    }
    return cells;
}

int Standings::heightFor(int width) const {
    const std::vector<Cell> cells = laidOut(width);
    return cells.empty() ? 0 : cells.back().box.bottom() + 1;
}

void Standings::paint(QPainter& painter, const Theme& theme, const QRect& box, const QColor& ink) const {
    const Qt::LayoutDirection way = painter.layoutDirection();
    const int apart = static_cast<int>(kApart * QFontInfo(font_).pixelSize());
    painter.setPen(ink);
    for (const Cell& cell : laidOut(box.width())) {
        const QRect whole = cell.box.translated(box.topLeft());
        QRect medallion(whole.left(), whole.center().y() - side() / 2, side(), side());
        QRect words = whole.adjusted(side() + apart, 0, 0, 0);
        medallion = QStyle::visualRect(way, box, medallion);
        words = QStyle::visualRect(way, box, words);
        paintMedallion(painter, theme, cell.colour, QRectF(medallion).adjusted(1, 1, -1, -1));
        painter.setFont(font_);
        painter.drawText(words, Qt::AlignLeading | Qt::AlignVCenter, cell.name);
        painter.setFont(scoreFont());
        painter.drawText(words, Qt::AlignTrailing | Qt::AlignVCenter, cell.score);
    }
}

} // namespace elgrande
