// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/here_connection.h"

namespace elgrande::lan {

void HereConnection::start() {
    if (!host_.table) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                Q_EMIT ended({partingFor(Reason::HostCloses), true}, false);
            },
            Qt::QueuedConnection);
        return;
    }
    isOpen_ = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (host_.table && isOpen_) host_.enter(this);
        },
        Qt::QueuedConnection);
}

void HereConnection::leave() {
    if (!std::exchange(isOpen_, false) || !host_.table) return;
    host_.lose(this);
}

bool HereConnection::send(const QCborMap& message) {
    if (!isOpen_ || !host_.table) return false;
    QMetaObject::invokeMethod(
        this,
        [this, message] {
            if (host_.table && isOpen_) host_.receive(this, message);
        },
        Qt::QueuedConnection);
    return true;
}

void HereConnection::deliver(const QCborMap& message) {
    QMetaObject::invokeMethod(
        this,
        [this, message] {
            if (isOpen_) Q_EMIT received(message);
        },
        Qt::QueuedConnection);
}

void HereConnection::close(Reason why) {
    QMetaObject::invokeMethod(
        this,
        [this, why] {
            if (std::exchange(isOpen_, false)) Q_EMIT ended({partingFor(why), true}, false);
        },
        Qt::QueuedConnection);
}

} // namespace elgrande::lan

#include "moc_here_connection.cpp"
