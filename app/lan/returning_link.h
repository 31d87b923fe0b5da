// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The guest's connection for the whole game. It enters with the join code, which also proves the host, or asks to be
// let in, pins the host's key, reconnects after a break and returns to its seats with its token. If the host has moved,
// it tries every reported address; only the host's key decides. It stops when retrying cannot help, and after
// Limits::giveUpAfter it asks the player whether to continue.
#pragma once

#include "app/lan/code_exchange.h"
#include "app/lan/entry.h"
#include "app/lan/guest_connection.h"
#include "app/lan/knock.h"
#include "app/lan/link.h"
#include "app/lan/reconnect.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace elgrande::lan {

class ReturningLink : public GuestConnection {
    Q_OBJECT

  public:
    struct Table {
        QString host; // address or name
        quint16 port = 0;
        std::optional<JoinCode> code = {}; // of a guest that has never been in
        std::optional<HostPin> pin = {};   // of one that has: it goes to no other host
        QString knocksAs = {};             // the name of one that has neither: it asks to be let in
    };
    // The token for the host with this pin. Called on every attempt, because the token may have changed.
    using TokenOf = std::function<std::optional<SeatToken>(const HostPin&)>;

    ReturningLink(Table table, Link::Greeter greeter, TokenOf token, const Limits& limits, QObject* parent = nullptr);
    ~ReturningLink() override;

    void start() override;
    void leave() override;
    void admit() override; // accepts long frames and detects silence
    bool send(const QCborMap& message) override;
    bool isOpen() const override { return link_ && link_->stage() == Link::Stage::Open; }
    // Adds a reported address of the host; tried immediately if there is no connection at present.
    void alsoAt(const QString& host, quint16 port);
    // Rejoining: keeps trying for a while, as after a break.
    void seek();
    Table table() const; // the last address, or the one being tried; with the pin once it is known
    Hello host() const { return link_ ? link_->theirs() : Hello(); }

  signals:
    // The host is the right one: it has proved the code, or has the key with the pin. Emitted before anything is
    // received.
    void pinned(const elgrande::lan::HostPin& pin);
    // The host is being asked to let this guest in; the number is also on its screen.
    void knocked(const QString& number);

  private:
    struct Place {
        QString host;
        quint16 port = 0;
        bool isAnothers = false; // a host with another key answers there
    };
    void open();
    void enter();
    void receive(const QCborMap& message);
    void knock();
    void takeOfKnock(const QCborMap& message);
    void pinTo(const HostPin& pin);
    void giveUp(Reason why);
    void after(const Ending& why);
    void tryNextPlace();

    std::optional<JoinCode> code_;
    std::optional<HostPin> pin_;
    QString knocksAs_;
    std::optional<GuestExchange> exchange_; // until the host has proved the code
    std::optional<GuestKnock> knock_;       // until the host has let this guest in
    std::vector<Place> places_;             // the last one that worked first
    std::size_t at_ = 0;                    // being tried
    Link::Greeter greeter_;
    TokenOf token_;
    Limits limits_;
    Reconnect reconnect_;
    QTimer again_;
    QPointer<Link> link_;
    bool wasIn_ = false;
    bool seeks_ = false;
};

} // namespace elgrande::lan
