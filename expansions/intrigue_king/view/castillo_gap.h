// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The place of the Castillo while it stands elsewhere: what is drawn there is veiled, and a sign says where it is.
// Clicks go through to it: the Castillo is chosen there as ever.
#pragma once

#include <QGraphicsObject>

namespace elgrande {

class BoardMap;
class GameModel;
class Shown;
class Theme;

namespace intrigue_king {

class CastilloGap final : public QGraphicsObject {
    Q_OBJECT

  public:
    CastilloGap(const Shown& shown, const Theme& theme, const BoardMap& map);

    const QString& words() const { return words_; }
    QRectF boundingRect() const override { return place_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void readGame();

    const Shown& shown_;
    GameModel& model_;
    const Theme& theme_;
    QRectF place_;
    QString words_;
};

} // namespace intrigue_king
} // namespace elgrande
