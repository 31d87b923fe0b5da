// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board by keyboard: Tab and arrows lead from place to place, Enter chooses.
#include "views/board/board_view.h"

#include <QAccessible>
#include <QKeyEvent>

#include <algorithm>

namespace elgrande {

void BoardView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return goTowards({-1, 0});
    case Qt::Key_Right:
        return goTowards({1, 0});
    case Qt::Key_Up:
        return goTowards({0, -1});
    case Qt::Key_Down:
        return goTowards({0, 1});
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return pick(focus_.spot());
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

bool BoardView::focusNextPrevChild(bool next) {
    const BoardSpot stop = focus_.stopAfter(next);
    if (stop.isNothing()) return QGraphicsView::focusNextPrevChild(next);
    setFocusSpot(stop);
    return true;
}

void BoardView::goTowards(QPointF direction) {
    if (const BoardSpot spot = focus_.towards(direction); !spot.isNothing()) setFocusSpot(spot);
}

void BoardView::setFocusSpot(const BoardSpot& spot) {
    focus_.set(spot);
    focus_.tell();
    showLooks();
    if (zoom_.isEnlarged()) ensureVisible(QRectF(scene_.pointOf(spot) - QPointF(60, 60), QSizeF(120, 120)));
    const std::vector<BoardSpot> all = spots();
    const auto at = std::find(all.begin(), all.end(), spot);
    if (at == all.end()) return;
    QAccessibleEvent reached(this, QAccessible::Focus);
    reached.setChild(static_cast<int>(at - all.begin()));
    QAccessible::updateAccessibility(&reached);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    focus_.tellNothing();
    const std::vector<BoardSpot> stops = focus_.stops();
    if (event->reason() == Qt::TabFocusReason && !stops.empty())
        focus_.set(stops.front());
    else if (event->reason() == Qt::BacktabFocusReason && !stops.empty())
        focus_.set(stops.back());
    else if (event->reason() == Qt::MouseFocusReason)
        focus_.set({});
    showLooks();
    if (focus_.spot().isNothing() || event->reason() == Qt::MouseFocusReason) return;
    // What Enter would choose is told after the board itself, which Qt tells when this event is over.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (hasFocus() && !focus_.spot().isNothing()) setFocusSpot(focus_.spot());
        },
        Qt::QueuedConnection);
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    focus_.tellNothing();
    showLooks();
}

} // namespace elgrande
