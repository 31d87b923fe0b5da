// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The marks over the map, in layers; of two layers with marks the first one is seen.
#pragma once

#include "views/board/map_marks.h"

#include <array>
#include <vector>

namespace elgrande {

class BoardPoints;

class BoardMarks {
  public:
    enum class Layer { Card, Threats, Advice }; // a card that is looked at comes before everything else

    bool set(Layer layer, const std::vector<MapMark>& marks); // false: no change
    const std::vector<MapMark>& seen() const;
    AreaSet lit() const; // places that are marked without an arrow
    void paint(QPainter& painter, const Theme& theme, const BoardPoints& points, qreal textScale) const;

  private:
    std::array<std::vector<MapMark>, 3> layers_;
};

} // namespace elgrande
