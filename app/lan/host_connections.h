// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The connections of guests to a hosted table, at most one of each guest, and how often each may act.
#pragma once

#include "app/lan/limits.h"
#include "app/lan/parting.h"
#include "app/lan/rate_limit.h"

#include <QCborMap>
#include <QHostAddress>
#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace elgrande::lan {

class HostConnections : public QObject {
  public:
    using Id = int;

    explicit HostConnections(const Limits& limits)
        : limits_(limits) {}

    struct Ends {
        std::function<void(const QCborMap&)> send;
        std::function<void(Reason)> leave;
        QHostAddress from = {}; // null: the host's own screen
    };
    // `limited`: the rate limits count. `dropped` is told of the guest's connection before, which then ends.
    Id add(int guest, bool limited, Ends ends, const std::function<void(Id)>& dropped);
    bool lose(Id id); // false: it is gone already

    bool has(Id id) const { return all_.contains(id); }
    int guestOf(Id id) const { return all_.at(id).guest; }
    bool isConnected(int guest) const;
    std::vector<Id> ids() const;
    std::optional<QHostAddress> addressOf(int guest) const; // nothing: not connected over a network

    void send(Id id, const QCborMap& message); // nothing where the connection is gone
    void broadcast(const QCborMap& message);
    void leave(Id id, Reason why);
    void leaveGuest(int guest, Reason why);
    void leaveAll(Reason why); // and forgets them

    bool mayWish(Id id);
    bool mayTalk(Id id);
    // Does it now, or as soon as the rate limit allows it. Programs may play faster than that without meaning harm. A
    // guest sends the next one after the answer, so one more while one is held is a flood, which ends the connection.
    void act(Id id, std::function<void()> deed);

  private:
    struct Connection {
        int guest = 0;
        bool limited = true;
        Ends ends;
        TokenBucket chat;
        TokenBucket intents;
        TokenBucket wishes;
        std::function<void()> held; // above its rate limit
    };

    Limits limits_;
    std::map<Id, Connection> all_;
    Id last_ = 0;
};

} // namespace elgrande::lan
