// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Discovery of network games: Beacon answers on the host, TableSearch asks on the guest.
#pragma once

#include "app/lan/beacon_message.h"
#include "app/lan/datagrams.h"
#include "app/lan/found_tables.h"
#include "app/lan/rate_limit.h"

#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QTimer>

namespace elgrande::lan {

// Answers probes from the local network, rate-limited by address.
class Beacon : public QObject {
    Q_OBJECT

  public:
    explicit Beacon(const Limits& limits, QObject* parent = nullptr, Clock clock = now);

    // False: the port is not available, and guests have to type the address.
    bool start(const TableNotice& notice, quint16 port = kBeaconPort);
    void setNotice(const TableNotice& notice) { notice_ = notice; }

  private:
    void answer(const QByteArray& datagram, const QHostAddress& from, quint16 port);

    Limits limits_;
    Clock clock_;
    TableNotice notice_;
    AddressRate answers_;
    Datagrams datagrams_;
};

// Probes periodically and drops hosts that no longer answer.
class TableSearch : public QObject {
    Q_OBJECT

  public:
    explicit TableSearch(const Limits& limits, QObject* parent = nullptr, Clock clock = now);

    bool start(Ways ways = kAllWays, quint16 port = kBeaconPort);
    void stop();
    const QList<FoundTable>& tables() const { return tables_.all(); }

  signals:
    void changed();
    // Emitted for every answer, also of listed tables: a table may answer on several addresses, and any host may claim
    // to be it.
    void answered(const elgrande::lan::FoundTable& table);

  private:
    void ask();
    void note(const QByteArray& datagram, const QHostAddress& from);

    Limits limits_;
    Clock clock_;
    Ways ways_;
    quint16 port_ = kBeaconPort;
    QByteArray nonce_;
    AddressRate answers_;
    Datagrams datagrams_;
    QTimer again_;
    FoundTables tables_;
};

} // namespace elgrande::lan
