// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What GUI tests wait for instead of a time.
#pragma once

#include <QTest>
#include <QTimer>

#include <algorithm>

namespace elgrande::gui {

// Handles what is posted or due at once, and what follows from that.
inline void settle() {
    for (int i = 0; i < 12; ++i) QTest::qWait(0);
}

// Whether nothing is to come from the timers of `owner` itself, as from an announcer that has said everything.
inline bool isIdle(const QObject& owner) {
    const QList<QTimer*> timers = owner.findChildren<QTimer*>(Qt::FindDirectChildrenOnly);
    const auto runs = [](const QTimer* timer) { return timer->isActive(); };
    return !timers.isEmpty() && std::none_of(timers.begin(), timers.end(), runs);
}

// The timers of `owner` itself wait for letTimersFire().
inline void slowTimers(const QObject& owner) {
    for (QTimer* timer : owner.findChildren<QTimer*>(Qt::FindDirectChildrenOnly))
        timer->setInterval(24 * 60 * 60 * 1000);
}

inline void letTimersFire(const QObject& owner) {
    settle();
    for (QTimer* timer : owner.findChildren<QTimer*>(Qt::FindDirectChildrenOnly)) {
        if (!timer->isActive()) continue;
        const int interval = timer->interval();
        timer->start(0);
        settle();
        timer->setInterval(interval);
    }
}

// False: that never comes true.
inline bool untilIdle(const QObject& owner) {
    settle();
    const bool idle = QTest::qWaitFor([&owner] { return isIdle(owner); }, 20000);
    settle();
    return idle;
}

} // namespace elgrande::gui
