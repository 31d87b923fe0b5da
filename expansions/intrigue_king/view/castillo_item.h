// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The Castillo where it has been moved to, with what its scoring brings: it stands in the region like a building, not
// among the figures. A click on it means its token.
#pragma once

#include "model/core/ids.h"
#include "views/theme/art.h"

#include <QGraphicsObject>

#include <array>

namespace elgrande {

class BoardMap;
class GameModel;
class Shown;
class Theme;

namespace intrigue_king {

class CastilloItem final : public QGraphicsObject {
    Q_OBJECT

  public:
    CastilloItem(const Shown& shown, const Theme& theme, const BoardMap& map);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void readGame();
    void readValues();

    const Shown& shown_;
    GameModel& model_;
    const Theme& theme_;
    const BoardMap& map_;
    Token token_;
    std::array<int, 3> values_{};
    Art art_;
};

} // namespace intrigue_king
} // namespace elgrande
