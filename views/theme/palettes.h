// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The players' colours as seen by different eyes: for each kind of colour vision seven hues that keep their names (red
// stays reddish) and lie as far apart as possible when the deficiency is simulated after Machado, Oliveira and
// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (IEEE TVCG 15, 2009).
#pragma once

#include "views/theme/vision.h"

#include <QColor>

#include <string>
#include <vector>

namespace elgrande {

// The four shades of one player's pieces: dark is the line around them, ink is what is written on base.
struct PieceColours {
    QColor base;
    QColor light;
    QColor dark;
    QColor ink;
};

// `colour` is a seat's colour name, "black", or "dummy" to "dummy-3"; an unknown name is grey.
PieceColours piecesFor(Vision vision, const std::string& colour);
const std::vector<std::string>& knownPieceColours();
// The colour in which a player's name is written on `paper`: only as dark as needed to be read.
QColor nameInk(const PieceColours& pieces, const QColor& paper);

} // namespace elgrande
