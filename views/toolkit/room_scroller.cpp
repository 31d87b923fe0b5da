// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/room_scroller.h"

#include "views/toolkit/scroll_accessible.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kLittle = 80;     // pixels; of what is scrolled as much is seen at least
constexpr int kAroundFocus = 8; // what has the keyboard is seen with its frame

} // namespace

QSize leastSize(const QWidget& widget, int width) {
    const auto* stack = qobject_cast<const QStackedWidget*>(&widget);
    if (stack != nullptr && stack->currentWidget() != nullptr) return leastSize(*stack->currentWidget(), width);
    QSize least = widget.minimumSizeHint().expandedTo(widget.minimumSize());
    const QLayout* layout = widget.layout();
    if (widget.sizePolicy().verticalPolicy() == QSizePolicy::Ignored)
        least.setHeight(widget.minimumHeight());
    else if (layout != nullptr && layout->hasHeightForWidth()) // words are wrapped at the width that they have
        least.setHeight(
            std::max(widget.minimumHeight(), layout->totalMinimumHeightForWidth(std::max(width, least.width()))));
    return least;
}

RoomScroller::RoomScroller(QWidget* content, Qt::Orientations ways, QWidget* parent)
    : QScrollArea(parent)
    , ways_(ways) {
    installScrollAccessibility();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    if (!ways_.testFlag(Qt::Horizontal)) setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    if (!ways_.testFlag(Qt::Vertical)) setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setWidget(content);
    content->setAutoFillBackground(false);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, const QWidget* now) { showFocus(now); });
}

bool RoomScroller::isScrolling(Qt::Orientation way) const { return scrolling_.testFlag(way); }

QSize RoomScroller::sizeHint() const { return widget()->sizeHint(); }

QSize RoomScroller::minimumSizeHint() const {
    const QSize least = widget()->minimumSizeHint();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const bool across = ways_.testFlag(Qt::Horizontal);
    const bool down = ways_.testFlag(Qt::Vertical);
    return {across ? std::min(least.width(), kLittle) : least.width(),
            down ? std::min(least.height(), kLittle) : least.height() + (isScrolling(Qt::Horizontal) ? bar : 0)};
}

void RoomScroller::fit() {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    QSize room = maximumViewportSize();
    const auto least = [&] { return leastSize(*widget(), room.width()); };
    Qt::Orientations scrolling;
    if (ways_.testFlag(Qt::Vertical) && least().height() > room.height()) {
        scrolling |= Qt::Vertical;
        room.rwidth() -= bar;
    }
    if (ways_.testFlag(Qt::Horizontal) && least().width() > room.width()) {
        scrolling |= Qt::Horizontal;
        room.rheight() -= bar;
        if (ways_.testFlag(Qt::Vertical) && !scrolling.testFlag(Qt::Vertical) && least().height() > room.height()) {
            scrolling |= Qt::Vertical;
            room.rwidth() -= bar;
        }
    }
    QSize size = room;
    if (scrolling.testFlag(Qt::Horizontal)) size.setWidth(least().width());
    if (scrolling.testFlag(Qt::Vertical))
        size.setHeight(std::max(least().height(), wanted_ ? widget()->sizeHint().height() : 0));
    const bool other = std::exchange(scrolling_, scrolling) != scrolling; // what is resized may ask isScrolling()
    widget()->resize(size);
    if (other) updateGeometry();
}

// Not under a pressed button of the mouse, or what is pressed would no longer be below it when it is let go.
void RoomScroller::showFocus(const QWidget* now) {
    if (!scrolling_ || now == nullptr || QApplication::mouseButtons() != Qt::NoButton) return;
    if (widget()->isAncestorOf(now)) ensureWidgetVisible(const_cast<QWidget*>(now), kAroundFocus, kAroundFocus);
}

bool RoomScroller::event(QEvent* event) {
    const bool done = QScrollArea::event(event);
    if (event->type() == QEvent::StyleChange && widget() != nullptr) fit();
    return done;
}

bool RoomScroller::viewportEvent(QEvent* event) {
    const bool done = QScrollArea::viewportEvent(event);
    if (event->type() == QEvent::LayoutRequest) { // the content wants another size
        fit();
        updateGeometry();
    }
    return done;
}

void RoomScroller::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

} // namespace elgrande
