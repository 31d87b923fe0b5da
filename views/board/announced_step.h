// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A step that is not done yet, drawn on the map: that of a special action which a Veto could still stop, or one of an
// advised turn. An arrow leads from the piece to its target with a ghost of the piece at its end, or there is a ring
// where nothing moves. A step that joins two places has an arrow with ring and ghost at both ends.
#pragma once

#include "model/observe/reach.h"
#include "views/theme/art.h"
#include "views/theme/theme.h"

#include <QGraphicsItem>
#include <QMarginsF>
#include <QPainterPath>

#include <optional>
#include <string>

namespace elgrande {

class GameModel;

class AnnouncedItem final : public QGraphicsItem {
  public:
    AnnouncedItem(const GameModel& model, const Theme& theme, const Art& art);

    // `colour`: of the piece, or of whose card it is. Without a target nothing is drawn.
    struct Drawing {
        std::optional<QPointF> from = {};
        std::optional<QPointF> to = {};
        Grip grip = {};
        std::string colour = {};
        bool bothWays = false;
        int number = 1;      // of Caballeros; 0: another step has the ghost
        bool told = false;   // the number is written beside the ghost
        bool stands = false; // there are some already: no ghost hides them
    };
    static QMarginsF margins(); // around a target
    void setDrawing(Drawing drawing);
    bool isDrawn() const { return drawing_.to.has_value(); }
    const Drawing& drawing() const { return drawing_; }
    QRectF tag() const; // where the number is written; empty: nowhere

    QRectF boundingRect() const override;
    QPainterPath shape() const override { return {}; } // a click means what lies below
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    QPainterPath way() const;
    void paintEnd(QPainter& painter, QPointF end) const; // what is to lie there
    QString words() const;                               // beside it

    const GameModel& model_;
    const Theme& theme_;
    const Art& art_;
    Drawing drawing_;
};

} // namespace elgrande
