// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The materials that everything on the table is made of, painted the same way by every view: paper with an edge and a
// shadow, the golden glow of what may be chosen, a player's medallion, Caballero cubes, the scoreboard plate.
#pragma once

#include "views/theme/art.h"
#include "views/theme/theme.h"

#include <QPainter>
#include <QString>

#include <array>
#include <string>

namespace elgrande {

enum class Glow { None, Offered, Hover, Selected };

// A sheet of paper with rounded corners, its edge and its shadow.
void paintPaper(QPainter& painter, const Theme& theme, const QRectF& box, qreal radius, bool dim = false);
// Around what may be chosen, reaching out about three times `width`; drawn before the thing itself.
void paintGlow(QPainter& painter, const Theme& theme, const QRectF& box, qreal radius, Glow glow, qreal width = 2.4);
// Where the keyboard is: a dashed line that is seen on paper and on the table alike.
void paintFocus(QPainter& painter, const Theme& theme, const QPainterPath& outline, qreal width);

// A player's round medallion with the symbol of the colour.
void paintMedallion(QPainter& painter, const Theme& theme, const std::string& colour, const QRectF& box);
// Caballeros of one player with their number; without a number (below 0) a single piece.
void paintToken(QPainter& painter, const Theme& theme, const std::string& colour, const QRectF& box, int number);
// The same without sign and number; `numbered`: plain where the number will stand, which is tokenNumberBox().
void paintTokenFace(QPainter& painter, const Theme& theme, const std::string& colour, const QRectF& box, bool numbered);
// Its rim and line alone.
void paintTokenRim(QPainter& painter, const Theme& theme, const std::string& colour, const QRectF& box);
QRectF tokenNumberBox(const QRectF& box);
// `number` small cubes in as many rows as fit, for a card's Caballeros.
void paintCubes(QPainter& painter, const QRectF& box, int number, const QColor& face, const QColor& edge);
// A scoreboard's three values on a plate. A mobile one has a frame.
// `holders`: the colours of those who would score each rank now; its field is painted in them, with their signs beside
// the number, below each other when tied, and then the number has a ground of its own. `textScale`: how large the
// numbers are wanted against the usual ones; they grow as far as their fields go. `ranks`: so many of the values count,
// the others are as pale as a 0.
using RankHolders = std::array<std::vector<std::string>, 3>;
void paintPlate(QPainter& painter, const Theme& theme, const QRectF& box, const std::array<int, 3>& values, bool mobile,
                const RankHolders& holders = {}, qreal textScale = 1, int ranks = 3);
QRectF plateNumberBox(const QRectF& field); // where a shared number stands in its third of the plate, left of the signs

// A piece by its picture, with the rim that lifts it off every ground.
void paintFigure(QPainter& painter, const Art& art, const QString& picture, const QRectF& box,
                 const PieceColours& colours = Art::neutral());
// A Grande of that colour, with its symbol.
void paintGrande(QPainter& painter, const Theme& theme, const Art& art, const std::string& colour, const QRectF& box);

} // namespace elgrande
