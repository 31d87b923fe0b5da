// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The picture of a moving piece, below the pointer or at the end of an arrow.
#pragma once

#include "model/observe/reach.h"

#include <QRectF>

class QPainter;

namespace elgrande {

class Art;
class Theme;
struct Catalogue;

// `box`: of a Grande or the King; Caballeros are a little smaller, scoreboards wider. `number`: Caballeros it stands
// for.
void paintGrip(QPainter& painter, const Theme& theme, const Art& art, const Catalogue& catalogue, const Grip& grip,
               const QRectF& box, int number = 1);

} // namespace elgrande
