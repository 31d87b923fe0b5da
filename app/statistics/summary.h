// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A finished game on one page, in the game's look: who has won, the board at the end, the points by scoring and by
// source, the course of the scores and what was agreed. Made from the record alone, as a PDF or an SVG; always on light
// paper, because it is made to be printed or sent.
#pragma once

#include "app/statistics/game_facts.h"
#include "app/table/replay.h"
#include "model/game_model/game_model.h"
#include "views/theme/art.h"
#include "views/theme/theme.h"

#include <QString>

#include <functional>

class QPainter;

namespace elgrande {

class Summary {
  public:
    // The error says why the record is no finished game.
    Result<void> open(const QString& recordText);
    void setVision(Vision vision) { theme_.setVision(vision); }
    // On a page of these measures, upright A4 in any unit.
    void paint(QPainter& painter, QSizeF page);
    // The kind of file by its ending, .svg or else PDF.
    Result<void> write(const QString& path);

    QString headline() const;
    const GameFacts& facts() const { return facts_; }

  private:
    void paintFrame(QPainter& painter) const;
    void paintHead(QPainter& painter) const;
    void paintBoard(QPainter& painter);
    void stamp(QPainter& painter, const QRectF& box, const std::function<void(QPainter&)>& paint) const;
    void paintTable(QPainter& painter) const;
    void paintRow(QPainter& painter, const SeatFacts& seat, qreal y, bool shaded) const;
    void paintCourse(QPainter& painter) const;
    void paintFoot(QPainter& painter) const;
    QString occasion() const;
    QString agreements() const;

    Theme theme_{Theme::Mode::Light};
    GameModel model_;
    Replay replay_{model_};
    GameFacts facts_;
    QString code_;
    bool clips_ = true; // an SVG cannot clip: what needs that goes into it as a picture
};

} // namespace elgrande
