// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/drawn_ahead.h"

#include <QCoreApplication>
#include <QEvent>
#include <QWidget>

#include <utility>

namespace elgrande {

namespace {

const auto kDraw = static_cast<QEvent::Type>(QEvent::registerEventType());

} // namespace

DrawnAhead::DrawnAhead(const QWidget& widget, std::function<void()> draw)
    : widget_(widget)
    , draw_(std::move(draw)) {}

// Before the board's scene, which has the whole window painted when something on it has changed.
void DrawnAhead::want() {
    if (!std::exchange(wanted_, true)) QCoreApplication::postEvent(this, new QEvent(kDraw), Qt::HighEventPriority);
}

bool DrawnAhead::event(QEvent* event) {
    if (event->type() != kDraw) return QObject::event(event);
    wanted_ = false;
    if (widget_.isVisible()) draw_();
    return true;
}

} // namespace elgrande
