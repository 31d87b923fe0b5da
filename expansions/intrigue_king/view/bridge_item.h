// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The bridge's deck from one of its ends to the other; the ends themselves are tokens, which the board draws.
#pragma once

#include "model/core/ids.h"

#include <QGraphicsObject>
#include <QPainterPath>

namespace elgrande {

class BoardMap;
class GameModel;
class Shown;
class Theme;

namespace intrigue_king {

class BridgeItem final : public QGraphicsObject {
    Q_OBJECT

  public:
    BridgeItem(const Shown& shown, const Theme& theme, const BoardMap& map);

    bool isBuilt() const { return !deck_.isEmpty(); }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void readGame();
    QPointF endIn(Area area) const;

    const Shown& shown_;
    GameModel& model_;
    const Theme& theme_;
    const BoardMap& map_;
    QPainterPath deck_; // empty: no bridge
};

} // namespace intrigue_king
} // namespace elgrande
