// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How many spaces of the Limit table are taken, on the table beside its name.
#pragma once

#include <QGraphicsObject>

namespace elgrande {

class BoardMap;
class GameModel;
class Shown;
class Theme;

namespace inquisitor_colonies {

class LimitItem final : public QGraphicsObject {
    Q_OBJECT

  public:
    LimitItem(const Shown& shown, const Theme& theme, const BoardMap& map);

    const QString& count() const { return count_; } // "7/10"; empty while the table lies beside the board
    QRectF boundingRect() const override { return box_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void readGame();

    const Shown& shown_;
    GameModel& model_;
    QRectF box_;
    QString count_;
};

} // namespace inquisitor_colonies
} // namespace elgrande
