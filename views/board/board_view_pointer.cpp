// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board under a pointer or fingers: clicks, tips, dragging.
#include "views/board/board_view.h"

#include "views/board/spot_tip.h"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kFinger = 24; // pixels: what may be chosen so near to a finger is meant

} // namespace

// What lies under the pointer; for a finger, what may be chosen near it.
BoardSpot BoardView::meantBy(const QMouseEvent& event) const {
    const BoardSpot under = scene_.meantAt(mapToScene(event.pos()), chooser_);
    const bool finger =
        event.pointingDevice() != nullptr && event.pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen;
    if (!finger || chooser_.offers(under)) return under;
    BoardSpot best = under;
    qreal least = kFinger;
    for (const BoardSpot& spot : focus_.stops()) {
        const QPoint way = mapFromScene(scene_.pointOf(spot)) - event.pos();
        const qreal distance = std::hypot(way.x(), way.y());
        if (distance > least) continue;
        least = distance;
        best = spot;
    }
    return best;
}

// What would be taken up there; nothing while the disk is set, which a click points at only.
Grip BoardView::gripAt(QPoint point) const {
    if (pointing_) return {};
    const QPointF at = mapToScene(point);
    const Seat seat = scene_.grandeAt(at);
    if (seat != Seat::None) {
        const Grip grande{model_.observation().seats[index(seat)].grande, ownerOf(seat), Token::None, true};
        if (chooser_.canCarry(grande)) return grande;
    }
    const BoardSpot spot = scene_.spotAt(at);
    return {spot.area, spot.owner, spot.token, false};
}

bool BoardView::carry(const Grip& grip) {
    if (pointing_ || !chooser_.canCarry(grip)) return false;
    chooser_.carry(grip);
    showLooks();
    return true;
}

Area BoardView::hoverOver(QPoint point) {
    const QPoint at = viewport()->mapFromGlobal(point);
    const Area area = viewport()->rect().contains(at) ? scene_.spotAt(mapToScene(at)).area : Area::None;
    if (const BoardSpot spot{area, Owner::None, Token::None}; spot != hover_) {
        hover_ = spot;
        emit areaHovered(area);
        showLooks();
    }
    return area;
}

void BoardView::pressLong() {
    pressedLong_ = true;
    hand_.take(pressedGrip_, viewport()->mapToGlobal(pressedAt_), true);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    event->accept();
    setFocus(Qt::MouseFocusReason);
    focus_.set({}); // the keyboard's mark would only be in the way of the pointer
    if (event->button() == Qt::LeftButton) {
        pressed_ = meantBy(*event);
        pressedAt_ = event->pos();
        pressedGrip_ = gripAt(event->pos());
        pressedLong_ = false;
        longPress_.start();
    } else if (event->button() == Qt::RightButton) {
        longPress_.stop();
        if (hand_.isHolding())
            hand_.putBack();
        else
            cancelPick();
        pressed_ = {};
        pressedGrip_ = {};
    } else if (event->button() == Qt::MiddleButton) {
        zoom_.startDrag(event->pos());
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() != Qt::LeftButton) return;
    longPress_.stop();
    const bool all = pressedLong_ || event->modifiers().testFlag(Qt::ShiftModifier);
    const BoardSpot pressed = pressed_;
    pressed_ = {};
    const BoardSpot spot = meantBy(*event);
    const bool dragged = (event->pos() - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (hand_.isHolding() && (dragged || spot != pressed))
        return hand_.letGo(viewport()->mapToGlobal(event->pos()), all);
    hand_.putBack(); // pressed for long, but not carried anywhere
    if (spot == pressed) pick(spot, all);
}

void BoardView::contextMenuEvent(QContextMenuEvent* event) { event->accept(); }

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    event->accept();
    if (event->buttons().testFlag(Qt::MiddleButton)) {
        zoom_.drag(event->pos());
        return;
    }
    if (event->buttons().testFlag(Qt::LeftButton)) {
        const bool all = pressedLong_ || event->modifiers().testFlag(Qt::ShiftModifier);
        const QPoint at = viewport()->mapToGlobal(event->pos());
        if (hand_.isHolding()) return hand_.move(at, all);
        if ((event->pos() - pressedAt_).manhattanLength() >= QApplication::startDragDistance()) {
            longPress_.stop();
            if (hand_.take(std::exchange(pressedGrip_, {}), at, all)) return;
        }
    }
    const BoardSpot spot = scene_.meantAt(mapToScene(event->pos()), chooser_);
    if (spot == hover_) return;
    if (spot.area != hover_.area) emit areaHovered(spot.area);
    hover_ = spot;
    showLooks();
}

void BoardView::leaveEvent(QEvent* event) {
    QGraphicsView::leaveEvent(event);
    if (hover_.isNothing()) return;
    hover_ = {};
    emit areaHovered(Area::None);
    showLooks();
}

bool BoardView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Gesture) {
        auto* gesture = static_cast<QGestureEvent*>(event);
        const auto* fingers = static_cast<QPinchGesture*>(gesture->gesture(Qt::PinchGesture));
        if (fingers == nullptr) return QGraphicsView::viewportEvent(event);
        gesture->accept();
        pressed_ = {};
        longPress_.stop();
        hand_.putBack();
        zoom_.pinch(*fingers);
        return true;
    }
    if (event->type() != QEvent::ToolTip) return QGraphicsView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QPointF at = mapToScene(help->pos());
    QToolTip::showText(help->globalPos(), spotTip(shown_, theme_, scene_.map(), chooser_, scene_.spotAt(at), at),
                       viewport());
    return true;
}

void BoardView::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        if (zoom_.isEnlarged()) QGraphicsView::wheelEvent(event);
        return;
    }
    event->accept();
    zoom_.wheel(*event);
}

} // namespace elgrande
