// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_pointer.h"

#include "views/board/board_choice.h"
#include "views/board/board_focus.h"
#include "views/board/board_hand.h"
#include "views/board/board_scene.h"

#include <QApplication>
#include <QGraphicsView>
#include <QMouseEvent>
#include <QPointingDevice>

#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr int kLongPress = 550; // milliseconds
constexpr qreal kFinger = 24;   // pixels: what may be chosen so near to a finger is meant

} // namespace

BoardPointer::BoardPointer(const QGraphicsView& view, const BoardScene& scene, const BoardFocus& focus,
                           BoardChoice& choice, BoardHand& hand)
    : view_(view)
    , scene_(scene)
    , focus_(focus)
    , choice_(choice)
    , hand_(hand) {
    longPress_.setSingleShot(true);
    longPress_.setInterval(kLongPress);
    connect(&longPress_, &QTimer::timeout, this, &BoardPointer::pressLong);
}

// What lies under the pointer; for a finger, what may be chosen near it.
BoardSpot BoardPointer::meantBy(const QMouseEvent& event) const {
    const BoardSpot under = scene_.meantAt(view_.mapToScene(event.pos()), choice_.chooser());
    const bool finger =
        event.pointingDevice() != nullptr && event.pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen;
    if (!finger || choice_.chooser().offers(under)) return under;
    BoardSpot best = under;
    qreal least = kFinger;
    for (const BoardSpot& spot : focus_.stops()) {
        const QPoint way = view_.mapFromScene(scene_.pointOf(spot)) - event.pos();
        const qreal distance = std::hypot(way.x(), way.y());
        if (distance > least) continue;
        least = distance;
        best = spot;
    }
    return best;
}

Area BoardPointer::hoverOver(QPoint point) {
    const QPoint at = view_.viewport()->mapFromGlobal(point);
    const bool inside = view_.viewport()->rect().contains(at);
    const Area area = inside ? scene_.spotAt(view_.mapToScene(at)).area : Area::None;
    if (const BoardSpot spot{area, Owner::None, Token::None}; spot != hover_) {
        hover_ = spot;
        emit hovered(area);
        emit changed();
    }
    return area;
}

QPoint BoardPointer::globalOf(QPoint point) const { return view_.viewport()->mapToGlobal(point); }

bool BoardPointer::isDragged(const QMouseEvent& event) const {
    return (event.pos() - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
}

bool BoardPointer::meansAll(const QMouseEvent& event) const {
    return pressedLong_ || event.modifiers().testFlag(Qt::ShiftModifier);
}

void BoardPointer::pressLong() {
    pressedLong_ = true;
    hand_.take(pressedGrip_, globalOf(pressedAt_), true);
}

void BoardPointer::press(const QMouseEvent& event) {
    if (event.button() == Qt::LeftButton) {
        pressed_ = meantBy(event);
        pressedAt_ = event.pos();
        // While the disk is set, a click only points at a place.
        pressedGrip_ = choice_.isPointing() ? Grip{} : scene_.gripAt(view_.mapToScene(event.pos()), choice_.chooser());
        pressedLong_ = false;
        longPress_.start();
    } else if (event.button() == Qt::RightButton) {
        longPress_.stop();
        if (hand_.isHolding())
            hand_.putBack();
        else
            choice_.cancel();
        pressed_ = {};
        pressedGrip_ = {};
    }
}

void BoardPointer::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return;
    longPress_.stop();
    const bool all = meansAll(event);
    const BoardSpot pressed = std::exchange(pressed_, {});
    const BoardSpot spot = meantBy(event);
    if (hand_.isHolding() && (isDragged(event) || spot != pressed)) return hand_.letGo(globalOf(event.pos()), all);
    hand_.putBack(); // pressed for long, but not carried anywhere
    if (spot == pressed && !(spot.isNothing() && isDragged(event))) choice_.pick(spot, all);
}

void BoardPointer::move(const QMouseEvent& event) {
    if (event.buttons().testFlag(Qt::LeftButton)) {
        const QPoint at = globalOf(event.pos());
        if (hand_.isHolding()) return hand_.move(at, meansAll(event));
        if (isDragged(event)) {
            longPress_.stop();
            if (hand_.take(std::exchange(pressedGrip_, {}), at, meansAll(event))) return;
        }
    }
    const BoardSpot spot = scene_.meantAt(view_.mapToScene(event.pos()), choice_.chooser());
    if (spot == hover_) return;
    if (spot.area != hover_.area) emit hovered(spot.area);
    hover_ = spot;
    emit changed();
}

void BoardPointer::leave() {
    if (hover_.isNothing()) return;
    hover_ = {};
    emit hovered(Area::None);
    emit changed();
}

void BoardPointer::breakOff() {
    pressed_ = {};
    longPress_.stop();
    hand_.putBack();
}

} // namespace elgrande

#include "moc_board_pointer.cpp"
