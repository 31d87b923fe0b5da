// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board as a small picture, for lists and the start page: the map with Caballeros, Grandes and the King, where the
// board has them. Needs no scene and no QPixmap, so that it can be painted on a thread that is not the window's; one
// thread at a time. The map's drawings are read once and kept.
#pragma once

#include "model/observe/catalogue.h"
#include "model/observe/observation.h"
#include "views/board/board_map.h"
#include "views/theme/theme.h"

#include <QImage>
#include <QSize>

namespace elgrande {

class SmallMap {
  public:
    static constexpr qreal kShape = 1480.0 / 940; // width to height of what it shows

    // In the theme's colours of the moment.
    explicit SmallMap(const Theme& theme);

    QImage paint(const Catalogue& catalogue, const Observation& seen, QSize pixels);

  private:
    void readGround(const QStringList& layers, QSize pixels);
    void paintPlace(QPainter& painter, const Catalogue& catalogue, const Observation& seen, Area place) const;
    void paintFigure(QPainter& painter, const QString& picture, const QRectF& box, const PieceColours& colours) const;

    Theme theme_;
    QStringList layers_;
    BoardMap map_;
    QImage ground_; // the map without pieces
};

} // namespace elgrande
