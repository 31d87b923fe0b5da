// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Temporary marks on the map: places that an action card reaches, and arrows with labels for what other players could
// do.
#pragma once

#include "model/core/ids.h"

#include <QPointF>
#include <QString>

#include <string>
#include <vector>

class QPainter;

namespace elgrande {

class Theme;

struct MapMark {
    Area place = Area::None;
    QString words;           // empty: none
    Seat from = Seat::None;  // an arrow from this seat; None: the place is in light
    bool warning = false;    // the words are about a loss
    std::string colour = {}; // of the arrow

    friend bool operator==(const MapMark&, const MapMark&) = default;
};

// In the measures of the scene; `textScale` against the usual size.
void paintArrow(QPainter& painter, const Theme& theme, const std::string& colour, QPointF from, QPointF to);
void paintWords(QPainter& painter, const Theme& theme, const MapMark& mark, QPointF middle, qreal textScale);

} // namespace elgrande
