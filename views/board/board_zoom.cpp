// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_zoom.h"

#include <QGestureEvent>
#include <QGraphicsView>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

constexpr qreal kMostZoom = 4.0;

} // namespace

BoardZoom::BoardZoom(QGraphicsView& view)
    : QObject(&view)
    , view_(view) {}

void BoardZoom::setBounds(const QRectF& bounds) {
    bounds_ = bounds;
    fit();
}

void BoardZoom::fit() {
    if (bounds_.isEmpty() || view_.viewport()->width() < 2) return;
    view_.setHorizontalScrollBarPolicy(isEnlarged() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    view_.setVerticalScrollBarPolicy(isEnlarged() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const QSizeF room = isEnlarged() ? QSizeF(view_.size()) : QSizeF(view_.viewport()->size());
    const qreal scale = std::min(room.width() / bounds_.width(), room.height() / bounds_.height()) * factor_;
    view_.setTransform(QTransform::fromScale(scale, scale));
    if (!isEnlarged()) view_.centerOn(bounds_.center());
    emit fitted();
}

void BoardZoom::reset() {
    factor_ = 1.0;
    fit();
}

void BoardZoom::wheel(const QWheelEvent& event) {
    zoomTo(factor_ * std::pow(1.0015, event.angleDelta().y()), event.position().toPoint());
}

void BoardZoom::step(int steps, QPoint around) { zoomTo(factor_ * std::pow(1.25, steps), around); }

void BoardZoom::pinch(const QPinchGesture& fingers) {
    const QPoint middle = view_.viewport()->mapFromGlobal(fingers.centerPoint().toPoint());
    const QPoint last = view_.viewport()->mapFromGlobal(fingers.lastCenterPoint().toPoint());
    zoomTo(factor_ * fingers.scaleFactor(), middle);
    if (isEnlarged() && fingers.state() != Qt::GestureStarted) scroll(middle - last);
}

void BoardZoom::drag(QPoint to) {
    scroll(to - draggedAt_);
    draggedAt_ = to;
}

void BoardZoom::zoomTo(qreal factor, QPoint around) {
    const QPointF before = view_.mapToScene(around);
    factor_ = std::clamp(factor, 1.0, kMostZoom);
    fit();
    const QPointF middle = view_.mapToScene(view_.viewport()->rect().center());
    if (isEnlarged()) view_.centerOn(middle + before - view_.mapToScene(around));
}

void BoardZoom::scroll(QPoint way) {
    QScrollBar& across = *view_.horizontalScrollBar();
    QScrollBar& down = *view_.verticalScrollBar();
    across.setValue(across.value() - way.x());
    down.setValue(down.value() - way.y());
}

} // namespace elgrande

#include "moc_board_zoom.cpp"
