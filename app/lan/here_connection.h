// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The connection of the people at the host's own screen. As over a network, messages arrive in a later turn of the
// event loop, so nothing is received while something is being sent.
#pragma once

#include "app/lan/guest_connection.h"

#include <QPointer>

#include <functional>

namespace elgrande::lan {

class HereConnection : public GuestConnection {
    Q_OBJECT

  public:
    // Calls into the host, made from the event loop, and only while `table` exists.
    struct Host {
        QPointer<QObject> table;
        std::function<void(HereConnection*)> enter;
        std::function<void(HereConnection*, const QCborMap&)> receive;
        std::function<void(HereConnection*)> lose;
    };
    explicit HereConnection(Host host)
        : host_(std::move(host)) {}
    ~HereConnection() override { leave(); }

    void start() override;
    void leave() override;
    void admit() override {}
    bool send(const QCborMap& message) override;
    bool isOpen() const override { return isOpen_; }

    // From the host.
    void deliver(const QCborMap& message);
    void close(Reason why);

  private:
    Host host_;
    bool isOpen_ = false;
};

} // namespace elgrande::lan
