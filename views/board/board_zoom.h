// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How large the board is seen: all of it, or enlarged around a point by the wheel or two fingers, and then dragged
// about.
#pragma once

#include <QObject>
#include <QPoint>
#include <QRectF>

class QGraphicsView;
class QPinchGesture;
class QWheelEvent;

namespace elgrande {

class BoardZoom : public QObject {
    Q_OBJECT

  public:
    explicit BoardZoom(QGraphicsView& view);

    void setBounds(const QRectF& bounds);    // of the board, in the scene
    qreal factor() const { return factor_; } // 1: the whole board
    bool isEnlarged() const { return factor_ > 1.001; }
    void fit(); // to the size of the view
    void reset();

    // Points are in the viewport.
    void wheel(const QWheelEvent& event);
    void step(int steps, QPoint around); // each a quarter larger; below 0: smaller
    void pinch(const QPinchGesture& fingers);
    void startDrag(QPoint at) { draggedAt_ = at; }
    void drag(QPoint to);

  signals:
    void fitted();

  private:
    void zoomTo(qreal factor, QPoint around); // which stays where it is
    void scroll(QPoint way);

    QGraphicsView& view_;
    QRectF bounds_;
    qreal factor_ = 1.0;
    QPoint draggedAt_;
};

} // namespace elgrande
