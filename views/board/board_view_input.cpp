// The second half of BoardView: pointer, wheel and keyboard.
#include "views/board/board_view.h"

#include "views/board/place_tip.h"

#include <QAccessible>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace elgrande {

namespace {

constexpr qreal kMostZoom = 4.0;
constexpr qreal kFinger = 24; // pixels: what may be chosen so near to a finger is meant

} // namespace

// What lies under the pointer; for a finger, what may be chosen near it.
BoardSpot BoardView::meantBy(const QMouseEvent& event) const {
    const BoardSpot under = scene_.spotAt(mapToScene(event.pos()));
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

void BoardView::mousePressEvent(QMouseEvent* event) {
    event->accept();
    setFocus(Qt::MouseFocusReason);
    focus_ = {}; // the keyboard's mark would only be in the way of the pointer
    if (event->button() == Qt::LeftButton) {
        pressed_ = meantBy(*event);
    } else if (event->button() == Qt::RightButton) {
        cancelPick();
    } else if (event->button() == Qt::MiddleButton) {
        dragged_ = event->pos();
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() != Qt::LeftButton) return;
    const BoardSpot spot = meantBy(*event);
    const BoardSpot pressed = pressed_;
    pressed_ = {};
    if (spot == pressed) pick(spot);
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
    const BoardSpot spot = scene_.spotAt(mapToScene(event->pos()));
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
    if (!model_.hasGame() || spot.isNothing()) {
        QToolTip::hideText();
        return true;
    }
    const bool asked = chooser_.want() != BoardChooser::Want::Nothing;
    const QString why = asked && !chooser_.offers(spot) ? chooser_.whyNot(spot) : QString();
    QToolTip::showText(help->globalPos(), spot.area == Area::None ? why : placeTip(model_, spot.area, why), viewport());
    return true;
}

void BoardView::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        if (zoom_ > 1.001) QGraphicsView::wheelEvent(event);
        return;
    }
    event->accept();
    zoomTo(zoom_ * std::pow(1.0015, event->angleDelta().y()), event->position().toPoint());
}

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
            if (spot.board != Board::None ? drawn.board == spot.board : drawn == spot) stops.push_back(drawn);
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
        const qreal cost = along + 1.7 * aside;
        if (cost >= least) continue;
        least = cost;
        best = spot;
    }
    if (!best.isNothing()) setFocusSpot(best);
}

void BoardView::setFocusSpot(const BoardSpot& spot) {
    focus_ = spot;
    showLooks();
    if (zoom_ > 1.001) ensureVisible(QRectF(scene_.pointOf(spot) - QPointF(60, 60), QSizeF(120, 120)));
    setAccessibleDescription(spot.isNothing() ? hint_ : summaryOf(spot));
    const std::vector<BoardSpot> all = spots();
    const auto at = std::find(all.begin(), all.end(), spot);
    if (at == all.end()) return;
    QAccessibleEvent reached(this, QAccessible::Focus);
    reached.setChild(static_cast<int>(at - all.begin()));
    QAccessible::updateAccessibility(&reached);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    const std::vector<BoardSpot> stops = tabStops();
    if (event->reason() == Qt::TabFocusReason && !stops.empty())
        focus_ = stops.front();
    else if (event->reason() == Qt::BacktabFocusReason && !stops.empty())
        focus_ = stops.back();
    else if (event->reason() == Qt::MouseFocusReason)
        focus_ = {};
    showLooks();
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    showLooks();
}

} // namespace elgrande
