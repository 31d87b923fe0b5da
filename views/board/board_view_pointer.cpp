// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board under a pointer or fingers: clicks, tips, dragging and zooming.
#include "views/board/board_view.h"

#include "views/board/place_tip.h"
#include "views/board/track_tip.h"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kMostZoom = 4.0;
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
    for (const BoardSpot& spot : tabStops()) {
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
    focus_ = {}; // the keyboard's mark would only be in the way of the pointer
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
        dragged_ = event->pos();
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
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - (event->pos().x() - dragged_.x()));
        verticalScrollBar()->setValue(verticalScrollBar()->value() - (event->pos().y() - dragged_.y()));
        dragged_ = event->pos();
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

// Two fingers zoom and move the board.
void BoardView::pinch(const QPinchGesture& fingers) {
    const QPoint middle = viewport()->mapFromGlobal(fingers.centerPoint().toPoint());
    const QPoint last = viewport()->mapFromGlobal(fingers.lastCenterPoint().toPoint());
    pressed_ = {};
    longPress_.stop();
    hand_.putBack();
    zoomTo(zoom_ * fingers.scaleFactor(), middle);
    if (zoom_ <= 1.001 || fingers.state() == Qt::GestureStarted) return;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - (middle.x() - last.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() - (middle.y() - last.y()));
}

void BoardView::zoomTo(qreal zoom, QPoint around) {
    const QPointF before = mapToScene(around);
    zoom_ = std::clamp(zoom, 1.0, kMostZoom);
    fit();
    const QPointF middle = mapToScene(viewport()->rect().center());
    if (zoom_ > 1.001) centerOn(middle + before - mapToScene(around));
}

bool BoardView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Gesture) {
        auto* gesture = static_cast<QGestureEvent*>(event);
        const auto* fingers = static_cast<QPinchGesture*>(gesture->gesture(Qt::PinchGesture));
        if (fingers == nullptr) return QGraphicsView::viewportEvent(event);
        gesture->accept();
        pinch(*fingers);
        return true;
    }
    if (event->type() != QEvent::ToolTip) return QGraphicsView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const BoardSpot spot = scene_.spotAt(mapToScene(help->pos()));
    QToolTip::showText(help->globalPos(), tipAt(spot, mapToScene(help->pos())), viewport());
    return true;
}

QString BoardView::tipAt(const BoardSpot& spot, QPointF point) const {
    if (!model_.hasGame()) return {};
    if (spot.isNothing()) return trackTip(shown_, scene_.map(), point);
    const bool asked = chooser_.want() != BoardChooser::Want::Nothing;
    QString why = asked && !chooser_.offers(spot) ? chooser_.whyNot(spot) : QString();
    if (chooser_.placesRatherThanActs(spot.area))
        why = tr("Click to place a Caballero here. For the special action, press its button or drag the "
                 "piece.");
    if (spot.token != Token::None && model_.catalogue().tokens[index(spot.token)].isScoreboard())
        return scoreboardTip(shown_, spot.token, why);
    return spot.area == Area::None ? why : placeTip(shown_, theme_, spot.area, why);
}

void BoardView::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        if (zoom_ > 1.001) QGraphicsView::wheelEvent(event);
        return;
    }
    event->accept();
    zoomTo(zoom_ * std::pow(1.0015, event->angleDelta().y()), event->position().toPoint());
}

} // namespace elgrande
