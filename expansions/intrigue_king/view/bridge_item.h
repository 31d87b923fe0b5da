// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The bridge from one of its ends to the other, which are tokens.
#pragma once

#include "model/core/ids.h"
#include "views/theme/art.h"

#include <QGraphicsObject>
#include <QPainterPath>

#include <array>

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
    const std::array<QRectF, 2>& ends() const { return ends_; }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void readGame();
    QRectF endIn(Area area, Area other) const;

    const Shown& shown_;
    GameModel& model_;
    const Theme& theme_;
    const BoardMap& map_;
    Art art_;
    QPainterPath deck_; // empty: no bridge
    std::array<Area, 2> joined_{Area::None, Area::None};
    std::array<QRectF, 2> ends_;
};

} // namespace intrigue_king
} // namespace elgrande
