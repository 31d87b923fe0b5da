// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures out of the resources: loads an SVG from :/elgrande/art/, puts a player's shades in the place of @base@,
// @light@, @dark@ and @ink@, and draws it to a pixmap of the wanted size that QPixmapCache keeps. Whoever paints gets a
// pixmap that is crisp on its own screen and may ask in every paint event.
#pragma once

#include "views/theme/theme.h"

#include <QByteArray>
#include <QHash>
#include <QPixmap>
#include <QString>

#include <string>

class QPainter;

namespace elgrande {

class Art {
  public:
    explicit Art(QString folder = QStringLiteral(":/elgrande/art/"));

    // `name` without folder and ending, "pieces/king", or a whole resource path without its ending. False where there
    // is no such picture.
    bool has(const QString& name) const;
    // Null where there is no such picture. The picture keeps its proportions inside `size`.
    QPixmap pixmap(const QString& name, QSizeF size, qreal ratio, const PieceColours& colours = neutral()) const;
    // Paints it centred into the box at the painter's own scale, so that a zoomed board stays crisp.
    bool paint(QPainter& painter, const QString& name, const QRectF& box,
               const PieceColours& colours = neutral()) const;
    // All that is solid in the picture, `reach` larger on every side, in one colour: what it then stands out from.
    void paintRim(QPainter& painter, const QString& name, const QRectF& box, qreal reach, const QColor& colour) const;

    static PieceColours neutral(); // ink on paper

  private:
    const QByteArray& source(const QString& name) const;

    QString folder_;
    mutable QHash<QString, QByteArray> sources_; // empty: no such file
};

// A drawing with a player's shades in the place of its words for colours.
QByteArray coloured(QByteArray drawing, const PieceColours& colours);

// The name for Art of a picture ("cards/ferry"): the drawing of the expansion `source` where it has one, else the base
// game's.
QString artOf(const std::string& source, const QString& name);

} // namespace elgrande
