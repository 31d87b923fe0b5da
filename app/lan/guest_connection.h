// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A guest's connection to a game: over the network (ReturningLink), or within the host's program (HereConnection),
// because the people at the host's own screen are guests too.
#pragma once

#include "app/lan/link.h"

#include <QCborMap>
#include <QObject>

namespace elgrande::lan {

class GuestConnection : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    virtual void start() = 0; // also resumes reconnecting
    virtual void leave() = 0; // for good
    // The host has admitted the guest: from now on it reconnects after a break.
    virtual void admit() = 0;
    // False if it was not sent. Nothing is received before it returns.
    virtual bool send(const QCborMap& message) = 0;
    virtual bool isOpen() const = 0;

  signals:
    void received(const QCborMap& message);
    // The link has broken; the next try comes in `wait` milliseconds.
    void broken(const elgrande::lan::Ending& why, int wait);
    // No longer reconnecting. `mayGoOn`: start() may help, so the player is asked.
    void ended(const elgrande::lan::Ending& why, bool mayGoOn);
};

} // namespace elgrande::lan
