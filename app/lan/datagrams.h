// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The UDP sockets of discovery, one for each IP version, and the ways by which a probe is sent. Multicast, broadcast
// and IPv6 each fail in some networks; together they find a host wherever the network does not isolate its computers.
// In those networks players type the address.
#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QNetworkInterface>
#include <QObject>
#include <QTimer>
#include <QUdpSocket>

namespace elgrande::lan {

enum class Way { Multicast4 = 1, Broadcast4 = 2, Multicast6 = 4, Loopback = 8 };
Q_DECLARE_FLAGS(Ways, Way)
Q_DECLARE_OPERATORS_FOR_FLAGS(Ways)
inline constexpr Ways kAllWays{Way::Multicast4 | Way::Broadcast4 | Way::Multicast6 | Way::Loopback};

// Of this computer, of its own link, or of a subnet of one of these interfaces: nobody else is talked to.
bool isNeighbour(const QHostAddress& address, const QList<QNetworkInterface>& interfaces);

class Datagrams : public QObject {
    Q_OBJECT

  public:
    explicit Datagrams(QObject* parent = nullptr);

    // Port 0: any. Other programs on this computer may share the port. False where neither IP is to be had.
    bool open(quint16 port);
    void listenToGroups(); // from now on what is sent to all of the network; new interfaces are noticed by themselves
    void sendToAll(const QByteArray& datagram, quint16 port, Ways ways);
    void sendTo(const QByteArray& datagram, const QHostAddress& address, quint16 port);

  signals:
    // Of neighbours only.
    void received(const QByteArray& datagram, const QHostAddress& from, quint16 port);

  private:
    void look();
    void joinGroups();
    void read(QUdpSocket& socket);

    QUdpSocket four_;
    QUdpSocket six_;
    QTimer again_;
    QList<QNetworkInterface> interfaces_; // as they were when we last looked
};

} // namespace elgrande::lan
