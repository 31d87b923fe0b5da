// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The harbour on the board: a flag in the colours of its holder, with a "x2" while the holder's crossings count double.
// It reads the expansion's public bytes from the observation and repaints when the game or the theme changes.
#pragma once

#include "../islands.h"

#include "model/core/slot.h"

#include <QGraphicsObject>

namespace elgrande {

class BoardMap;
class GameModel;
class Shown;
class Theme;

namespace template_islands {

class HarbourItem final : public QGraphicsObject {
    Q_OBJECT

  public:
    HarbourItem(const Shown& shown, const Theme& theme, const BoardMap& map);

    Seat master() const { return master_; }
    bool leased() const { return leased_; }
    QRectF boundingRect() const override { return {-34, -66, 88, 78}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void readGame();
    void paintFlag(QPainter& painter, const std::string& colour) const;

    const Shown& shown_;
    GameModel& model_;
    const Theme& theme_;
    Slot<Harbour> harbour_;  // in the game that is shown
    std::uint8_t lease_ = 0; // Kept::kind
    Seat master_ = Seat::None;
    bool leased_ = false;
};

} // namespace template_islands
} // namespace elgrande
