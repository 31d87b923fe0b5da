// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/row_geometry.h"

#include <algorithm>

namespace elgrande {

namespace {

constexpr qreal kGap = 5; // between two pieces of a row

// How many pieces a row holds: side by side, or with no more than `step` to be seen of each but one.
std::size_t sideBySide(const QRectF& row, qreal width) {
    return static_cast<std::size_t>(std::max(1.0, (row.width() + kGap) / (width + kGap)));
}
std::size_t overlapping(const QRectF& row, qreal width, qreal step) {
    return 1 + static_cast<std::size_t>(std::max(0.0, (row.width() - width) / step));
}

// The pieces from `first` to before `last` in one row.
void standInRow(const std::vector<qreal>& widths, std::size_t first, std::size_t last, const QRectF& box,
                std::size_t row, std::vector<RowPlace>& all) {
    const std::size_t number = last - first;
    if (number == 0) return;
    qreal width = -kGap;
    for (std::size_t i = first; i < last; ++i) width += widths[i] + kGap;
    const qreal tight = number < 2 ? 0 : std::max(0.0, width - box.width()) / static_cast<qreal>(number - 1);
    qreal left = box.center().x() - std::min(width, box.width()) / 2;
    for (std::size_t i = first; i < last; ++i) {
        all.push_back({QPointF(left + widths[i] / 2, box.center().y()), row, static_cast<int>(i - first)});
        left += widths[i] + kGap - tight;
    }
}

} // namespace

std::size_t roomIn(const std::vector<BoardMap::Row>& rows, qreal width) {
    std::size_t room = 0;
    for (const BoardMap::Row& row : rows) room += sideBySide(row.box, width);
    return room;
}

std::vector<RowPlace> standInRows(const std::vector<qreal>& widths, const std::vector<BoardMap::Row>& rows,
                                  qreal step) {
    qreal widest = 0;
    for (const qreal width : widths) widest = std::max(widest, width);
    const bool crowded = roomIn(rows, widest) < widths.size();
    std::vector<RowPlace> all;
    all.reserve(widths.size());
    std::size_t first = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const QRectF& box = rows[row].box;
        std::size_t here = crowded ? overlapping(box, widest, step) : sideBySide(box, widest);
        if (row + 1 == rows.size()) here = widths.size();
        const std::size_t last = std::min(widths.size(), first + here);
        standInRow(widths, first, last, box, row, all);
        first = last;
    }
    return all;
}

} // namespace elgrande
