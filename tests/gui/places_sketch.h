// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that expansions bring to the board, sketched into the places that are kept for it: outlines, names,
// scoreboards, piles of seven owners, goods and figures, and a ship in one of the ten sea areas. No rules.
#pragma once

#include "views/board/board_map.h"
#include "views/theme/art.h"
#include "views/theme/theme.h"

#include <QGraphicsObject>

#include <vector>

namespace elgrande::gui {

class PlacesSketch final : public QGraphicsObject {
    Q_OBJECT

  public:
    // A thing of the sketch, by what it is and of what place; `box` in board units.
    struct Thing {
        enum class Kind { Name, Scoreboard, Pile, Grande, Good, Space, Figure, Ship };
        Kind kind;
        QString place;
        QRectF box;
        int number; // which of its kind
    };

    PlacesSketch(const Theme& theme, const BoardMap& map);
    const std::vector<Thing>& things() const { return things_; }
    QStringList tooSmall() const { return tooSmall_; } // places whose things did not fit

    QRectF boundingRect() const override { return map_.bounds(); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void fillBox(const QString& place, const QString& title, bool scoreboard, int piles, int tokens);
    void fillLand(const QString& place, int piles, int grandes);
    void paintThing(QPainter& painter, const Thing& thing) const;
    void paintShip(QPainter& painter, const QRectF& box) const;

    const Theme& theme_;
    const BoardMap map_;
    Art art_;
    std::vector<Thing> things_;
    QStringList tooSmall_;
};

} // namespace elgrande::gui
