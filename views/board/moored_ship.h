// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A ship under sail in one of the sea areas that the board keeps free (board_places.h): off the coast that an expansion
// names, and on her way from sea to sea, round the peninsula, when that changes.
#pragma once

#include "model/core/ids.h"
#include "views/theme/art.h"

#include <QGraphicsObject>
#include <QPainterPath>

#include <functional>
#include <string>

namespace elgrande {

class BoardMap;
class GameModel;
class Shown;
class Theme;

class MooredShip final : public QGraphicsObject {
    Q_OBJECT

  public:
    // What an expansion says about its ship.
    struct Cruise {
        std::string deck = {};                          // the place that shows who is on board: she never lies over it
        std::function<Area(const Shown&)> off{};        // the region off which she lies; None: she is not seen
        std::function<QString(const QString&)> words{}; // her tip, of the region's name
    };
    MooredShip(const Shown& shown, const Theme& theme, const BoardMap& map, Cruise cruise);

    int sea() const { return sea_; } // 1 to kSeaAreas; 0: she is not seen
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void readGame();
    bool isFree(int sea) const;
    int nearestTo(Area region) const;
    QPainterPath wayTo(int sea) const;

    const Shown& shown_;
    GameModel& model_;
    const BoardMap& map_;
    Cruise cruise_;
    Art art_;
    int sea_ = 0;
};

} // namespace elgrande
