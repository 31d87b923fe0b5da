// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where pieces stand in rows: row after row side by side; where that does not do, as many to a row as can be told
// apart. Geometry only.
#pragma once

#include "views/board/board_map.h"

#include <QPointF>

#include <cstddef>
#include <vector>

namespace elgrande {

// Where a piece stands.
struct RowPlace {
    QPointF at;
    std::size_t row = 0;
    int behind = 0; // how many stand before it in its row
};

// For pieces of these widths, in their order. With no more than `step` to be seen of each but one where it is crowded.
std::vector<RowPlace> standInRows(const std::vector<qreal>& widths, const std::vector<BoardMap::Row>& rows, qreal step);

// How many pieces of that width stand side by side in them.
std::size_t roomIn(const std::vector<BoardMap::Row>& rows, qreal width);

} // namespace elgrande
