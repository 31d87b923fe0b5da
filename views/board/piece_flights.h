// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Shows on the board what has just happened: Caballeros fly from place to place, points rise over the place that was
// scored.
#pragma once

#include "model/core/event.h"
#include "views/game/shown.h"

#include <vector>

class QGraphicsScene;

namespace elgrande {

class BoardMotion;
class BoardPieces;
class BoardPoints;
class Theme;

class PieceFlights {
  public:
    PieceFlights(QGraphicsScene& scene, const Shown& shown, const Theme& theme, const BoardPoints& points,
                 BoardPieces& pieces, BoardMotion& motion);

    void show(const std::vector<Event>& events);
    // Those fly that stood in the Castillo before and no longer do: by the place that they go to.
    void leaveCastillo(const Shown::Pieces& before, const Shown::Pieces& after);
    void showPoints(Area place, Seat seat, int points);

  private:
    void showOne(const Event& event, int delay);
    void fly(Owner owner, Area from, Area to, int delay);
    QPointF besideName(Area place, int lane) const;

    QGraphicsScene& scene_;
    const Shown& shown_;
    const Theme& theme_;
    const BoardPoints& points_;
    BoardPieces& pieces_;
    BoardMotion& motion_;
    Area scored_ = Area::None; // where points were shown last
    int lane_ = 0;             // of the next ones there
};

} // namespace elgrande
