// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a bridge ends in a region: on open ground, where no pile, Grande, King, name or scoreboard ever comes to stand.
#pragma once

#include <QRectF>

#include <string>
#include <vector>

namespace elgrande {

class BoardMap;

namespace intrigue_king {

// Of `region` as near to `towards` as it can be, and as large as it can be; `all`: the ids of all places, whose pieces
// need room.
QRectF bridgeEnd(const BoardMap& map, const std::vector<std::string>& all, const std::string& region, QPointF towards);

} // namespace intrigue_king
} // namespace elgrande
