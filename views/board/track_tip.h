// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What can be read about the fields of the two tracks: the score with those who stand there, the round with what is
// special about it, the general scorings between them.
#pragma once

#include <QPointF>
#include <QString>

namespace elgrande {

class BoardMap;
class Shown;

// At a point in board units; empty beside the tracks.
QString trackTip(const Shown& shown, const BoardMap& map, QPointF point);

} // namespace elgrande
