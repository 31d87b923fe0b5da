// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The static picture of the board under the items, kept in the size that the view needs. While the view changes its
// size the picture of before is scaled; afterwards one is drawn anew. In quiet moments the places draw ahead what the
// next decision will need.
#pragma once

#include "views/board/board_picture.h"

#include <QObject>
#include <QTimer>

class QGraphicsView;
class QPainter;

namespace elgrande {

class BoardGround;
class Theme;

class BoardUnderlay : public QObject {
    Q_OBJECT

  public:
    BoardUnderlay(QGraphicsView& view, const BoardGround& ground, const Theme& theme);

    void readLayers();           // of a new map
    void follow(bool drawAhead); // the view has another size; ahead only where the whole board is seen
    void finish();               // waits until it is drawn in the present size
    bool isComplete() const { return picture_.isComplete(); }
    void paint(QPainter& painter, const QRectF& rect); // the part in this rectangle of the scene

  private:
    void want();
    void drawAhead();

    const QGraphicsView& view_;
    const BoardGround& ground_;
    const Theme& theme_;
    BoardPicture picture_;
    QTimer soon_;
    bool drawAhead_ = false;
    QTimer ahead_; // while pictures are drawn that a decision will need
};

} // namespace elgrande
