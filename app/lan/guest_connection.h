// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A guest's connection to a game: over the network (ReturningLink) or within the host's program (HereConnection), so
// that the people at the host's own screen are guests as well.
#pragma once

#include "app/lan/link.h"

#include <QCborMap>
#include <QObject>

namespace elgrande::lan {

class GuestConnection : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    virtual void start() = 0; // also: go on trying
    virtual void leave() = 0; // for good
    // The host's welcome has come: from now on a break is worth coming back from.
    virtual void admit() = 0;
    // False where it has not been sent. Nothing is received before it returns.
    virtual bool send(const QCborMap& message) = 0;
    virtual bool isOpen() const = 0;

  signals:
    void received(const QCborMap& message);
    // The link has broken; the next try comes in `wait` milliseconds.
    void broken(const elgrande::lan::Ending& why, int wait);
    // Not tried any more. `mayGoOn`: start() may help, ask the player.
    void ended(const elgrande::lan::Ending& why, bool mayGoOn);
};

} // namespace elgrande::lan
