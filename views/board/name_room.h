// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The font size of the names on the map: as large as the player's setting asks for, as long as no name crosses a
// border, comes close to another one, or covers a scoreboard, a row of pieces, a King's place or room kept for
// expansions.
#pragma once

#include "model/core/ids.h"
#include "model/observe/catalogue.h"

#include <QPainterPath>
#include <QRectF>

#include <map>
#include <vector>

namespace elgrande {

class BoardMap;
class NameItem;

class NameRoom {
  public:
    NameRoom(const BoardMap& map, const Catalogue& catalogue); // both must outlive it

    // Sets all names for text of `times` the usual size; the later ones keep out of the way of the earlier ones.
    void fit(const std::map<Area, NameItem*>& names, qreal times);

  private:
    struct Land {
        std::string id;
        QPainterPath outline;
        QRectF bounds;
    };
    void keepPieces(const std::string& land);
    void part(const std::map<Area, NameItem*>& names);
    void fitOne(NameItem& name, const std::string& land, qreal times);
    bool isFree(const QRectF& box, const std::string& land) const;

    const BoardMap& map_;
    const Catalogue& catalogue_;
    std::vector<Land> lands_;
    std::vector<QRectF> kept_; // of pieces, scoreboards, places for expansions, the round track
    std::map<Area, QRectF> names_;
};

} // namespace elgrande
