// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Marks on the board for what is agreed until the next general scoring: a cross over the scoreboard of a boycotted
// region, the two allies at the ends of that of an alliance, and the crown where a Grande is King.
#pragma once

#include "views/theme/art.h"

#include <QGraphicsObject>

#include <vector>

namespace elgrande {

class BoardMap;
class GameModel;
class Shown;
class Theme;

namespace grandissimo {

struct Pact;

class RegionMarks final : public QGraphicsObject {
    Q_OBJECT

  public:
    RegionMarks(const Shown& shown, const Theme& theme, const BoardMap& map);

    // Where they are drawn, in points of the map.
    const std::vector<QRectF>& boxes() const { return boxes_; }
    QPainterPath shape() const override; // where their tips are
    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  protected:
    void hoverMoveEvent(QGraphicsSceneHoverEvent* event) override;

  private:
    struct Mark {
        QRectF box;
        QString picture;                  // none for allies
        std::vector<std::string> colours; // of the allies
        QString tip;
    };
    void readGame();
    void addPact(const Pact& pact);
    void addCrown();

    const Shown& shown_;
    GameModel& model_;
    const Theme& theme_;
    const BoardMap& map_;
    Art art_;
    QRectF bounds_;
    std::vector<Mark> marks_;
    std::vector<QRectF> boxes_;
};

} // namespace grandissimo
} // namespace elgrande
