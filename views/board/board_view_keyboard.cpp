// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board by keyboard: Tab and arrows lead from place to place, Enter chooses.
#include "views/board/board_view.h"

#include <QAccessible>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace elgrande {

void BoardView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        moveFocus({-1, 0});
        return;
    case Qt::Key_Right:
        moveFocus({1, 0});
        return;
    case Qt::Key_Up:
        moveFocus({0, -1});
        return;
    case Qt::Key_Down:
        moveFocus({0, 1});
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        pick(focus_);
        return;
    case Qt::Key_Escape:
        if (cancelPick()) return;
        break;
    case Qt::Key_0:
        if (event->modifiers().testFlag(Qt::ControlModifier)) return resetZoom();
        break;
    default:
        break;
    }
    event->ignore(); // the window's shortcuts
}

// What may be chosen, as far as it lies on the board.
std::vector<BoardSpot> BoardView::tabStops() const {
    std::vector<BoardSpot> stops;
    for (BoardSpot spot : chooser_.offered()) {
        if (chooser_.want() == BoardChooser::Want::Place) spot.owner = Owner::None;
        for (const BoardSpot& drawn : chooser_.want() == BoardChooser::Want::Place ? scene_.places() : scene_.pieces())
            if (spot.token != Token::None ? drawn.token == spot.token : drawn == spot) stops.push_back(drawn);
    }
    return stops;
}

// Where arrows lead: what may be chosen, and every place for reading about it.
std::vector<BoardSpot> BoardView::graph() const {
    std::vector<BoardSpot> spots = tabStops();
    for (const BoardSpot& place : scene_.places())
        if (std::none_of(spots.begin(), spots.end(), [&](const BoardSpot& each) { return each.area == place.area; }))
            spots.push_back(place);
    return spots;
}

bool BoardView::focusNextPrevChild(bool next) {
    const std::vector<BoardSpot> stops = tabStops();
    const auto at = std::find(stops.begin(), stops.end(), focus_);
    if (stops.empty()) return QGraphicsView::focusNextPrevChild(next);
    if (at == stops.end()) {
        setFocusSpot(next ? stops.front() : stops.back());
        return true;
    }
    if (next ? at + 1 == stops.end() : at == stops.begin()) return QGraphicsView::focusNextPrevChild(next);
    setFocusSpot(next ? *(at + 1) : *(at - 1));
    return true;
}

void BoardView::moveFocus(QPointF direction) {
    const std::vector<BoardSpot> spots = graph();
    if (spots.empty()) return;
    if (focus_.isNothing()) return setFocusSpot(spots.front());
    const QPointF from = scene_.pointOf(focus_);
    BoardSpot best;
    qreal least = std::numeric_limits<qreal>::max();
    for (const BoardSpot& spot : spots) {
        const QPointF way = scene_.pointOf(spot) - from;
        const qreal along = QPointF::dotProduct(way, direction);
        const qreal aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (along < 4 || aside > 2.2 * along) continue; // not in that direction
        const qreal cost = along + 2.5 * aside;
        if (cost >= least) continue;
        least = cost;
        best = spot;
    }
    if (!best.isNothing()) setFocusSpot(best);
}

void BoardView::setFocusSpot(const BoardSpot& spot) {
    focus_ = told_ = spot;
    showLooks();
    if (zoom_ > 1.001) ensureVisible(QRectF(scene_.pointOf(spot) - QPointF(60, 60), QSizeF(120, 120)));
    const std::vector<BoardSpot> all = spots();
    const auto at = std::find(all.begin(), all.end(), spot);
    if (at == all.end()) return;
    QAccessibleEvent reached(this, QAccessible::Focus);
    reached.setChild(static_cast<int>(at - all.begin()));
    QAccessible::updateAccessibility(&reached);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    told_ = {};
    const std::vector<BoardSpot> stops = tabStops();
    if (event->reason() == Qt::TabFocusReason && !stops.empty())
        focus_ = stops.front();
    else if (event->reason() == Qt::BacktabFocusReason && !stops.empty())
        focus_ = stops.back();
    else if (event->reason() == Qt::MouseFocusReason)
        focus_ = {};
    showLooks();
    if (focus_.isNothing() || event->reason() == Qt::MouseFocusReason) return;
    // What Enter would choose is told after the board itself, which Qt tells when this event is over.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (hasFocus() && !focus_.isNothing()) setFocusSpot(focus_);
        },
        Qt::QueuedConnection);
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    told_ = {};
    showLooks();
}

} // namespace elgrande
