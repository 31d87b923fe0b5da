// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The places of the board: the drawn map of the game and one item for each place with an outline. Knows in which of
// them the pieces of a place stand that is drawn inside another.
#pragma once

#include "views/board/board_chooser.h"
#include "views/board/board_map.h"

#include <QPainterPath>
#include <QStringList>

#include <map>
#include <vector>

class QGraphicsScene;
class QTransform;

namespace elgrande {

class RegionItem;
class Shown;
class Theme;

class BoardGround {
  public:
    BoardGround(const Shown& shown, const Theme& theme);

    const BoardMap& map() const { return map_; }
    void readMap(); // the one of this game and theme
    void build(QGraphicsScene& scene);
    void clear() { regions_.clear(); } // the scene has deleted its items
    bool isOfThisGame() const;         // false: another game has begun, whose board is built next
    void showClosed();                 // which places are closed to everybody

    const std::map<Area, RegionItem*>& regions() const { return regions_; }
    std::vector<BoardSpot> places() const; // in the order of the catalogue
    Area drawnIn(Area area) const; // itself, or the place in whose rows its pieces stand; None: not on this board
    bool isDrawn(Area area) const { return drawnIn(area) != Area::None; }
    std::vector<Area> partsIn(Area place) const; // that are drawn without an outline of their own
    AreaSet placesOf(Area area) const;           // where it is drawn, and what it is a part of
    QPainterPath outlineOf(Area area) const;
    QPointF anchorOf(Area place, const char* what) const; // BoardMap::anchorOf() of its id
    std::vector<BoardMap::Row> rowsIn(Area place, const char* what) const;
    // Draws one picture that a decision will need, for a view with this transform; false: they are all there.
    bool drawAhead(const QTransform& view, qreal ratio) const;

  private:
    const Shown& shown_;
    const Theme& theme_;
    QStringList layers_; // wanted; the map has those that could be read
    BoardMap map_;
    std::map<Area, RegionItem*> regions_;
};

} // namespace elgrande
