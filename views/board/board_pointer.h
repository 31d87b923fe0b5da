// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board under a pointer or a finger: a click picks what it was pressed and released on, a drag or a long press
// takes a piece into the hand.
#pragma once

#include "views/board/board_chooser.h"

#include <QObject>
#include <QPoint>
#include <QTimer>

class QGraphicsView;
class QMouseEvent;

namespace elgrande {

class BoardChoice;
class BoardFocus;
class BoardHand;
class BoardScene;

class BoardPointer : public QObject {
    Q_OBJECT

  public:
    BoardPointer(const QGraphicsView& view, const BoardScene& scene, const BoardFocus& focus, BoardChoice& choice,
                 BoardHand& hand);

    const BoardSpot& hover() const { return hover_; }
    void forget() { hover_ = {}; } // another game
    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void leave();
    void breakOff();              // two fingers zoom instead
    Area hoverOver(QPoint point); // with a piece in the hand: the place at this global point, which then looks so

  signals:
    void hovered(elgrande::Area area);
    void changed(); // what it hovers over

  private:
    BoardSpot meantBy(const QMouseEvent& event) const;
    void pressLong();
    bool isDragged(const QMouseEvent& event) const;
    bool meansAll(const QMouseEvent& event) const;
    QPoint globalOf(QPoint point) const;

    const QGraphicsView& view_;
    const BoardScene& scene_;
    const BoardFocus& focus_;
    BoardChoice& choice_;
    BoardHand& hand_;
    BoardSpot hover_;
    BoardSpot pressed_;
    Grip pressedGrip_;
    QPoint pressedAt_;
    QTimer longPress_;
    bool pressedLong_ = false;
};

} // namespace elgrande
