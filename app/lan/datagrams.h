// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The UDP sockets of discovery, one per IP version, and the ways of sending a probe. Multicast, broadcast and IPv6 each
// fail in some networks; together they find a host unless the network isolates its computers. In that case players type
// the address.
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

// Whether the address is on this computer, its link, or a subnet of one of these interfaces. Others are ignored.
bool isNeighbour(const QHostAddress& address, const QList<QNetworkInterface>& interfaces);

class Datagrams : public QObject {
    Q_OBJECT

  public:
    explicit Datagrams(QObject* parent = nullptr);

    // Port 0: any. Other programs on this computer may share the port. False if neither IP version is available.
    bool open(quint16 port);
    void listenToGroups(); // receives multicast and broadcast from now on, on new interfaces as well
    void sendToAll(const QByteArray& datagram, quint16 port, Ways ways);
    void sendTo(const QByteArray& datagram, const QHostAddress& address, quint16 port);

  signals:
    // From neighbours only (isNeighbour).
    void received(const QByteArray& datagram, const QHostAddress& from, quint16 port);

  private:
    void look();
    void joinGroups();
    void read(QUdpSocket& socket);

    QUdpSocket four_;
    QUdpSocket six_;
    QTimer again_;
    QList<QNetworkInterface> interfaces_; // at the last look()
};

} // namespace elgrande::lan
