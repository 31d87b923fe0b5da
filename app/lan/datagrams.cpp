// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/datagrams.h"

#include <QNetworkDatagram>
#include <QNetworkProxy>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace elgrande::lan {
namespace {

constexpr int kLargestDatagram = 2048;
constexpr int kAtOnce = 64;                      // then others have their turn
constexpr std::chrono::milliseconds kLook{5000}; // for new interfaces

const QHostAddress& group4() {
    static const QHostAddress address(u"239.255.71.69"_s); // of the range that no router passes on
    return address;
}

const QHostAddress& group6() {
    static const QHostAddress address(u"ff02::4567:1"_s); // of the link
    return address;
}

bool isOpen(const QUdpSocket& socket) { return socket.state() == QAbstractSocket::BoundState; }

QList<QNetworkInterface> usableInterfaces() {
    QList<QNetworkInterface> usable;
    for (const QNetworkInterface& each : QNetworkInterface::allInterfaces()) {
        const QNetworkInterface::InterfaceFlags flags = each.flags();
        const bool reaches = flags & (QNetworkInterface::CanMulticast | QNetworkInterface::IsLoopBack);
        if ((flags & QNetworkInterface::IsUp) && (flags & QNetworkInterface::IsRunning) && reaches) usable.append(each);
    }
    return usable;
}

} // namespace

bool isNeighbour(const QHostAddress& address, const QList<QNetworkInterface>& interfaces) {
    if (address.isLoopback() || address.isLinkLocal()) return true;
    bool four = false;
    const QHostAddress plain(address.toIPv4Address(&four));
    const QHostAddress& asked = four ? plain : address;
    return std::any_of(interfaces.begin(), interfaces.end(), [&asked](const QNetworkInterface& each) {
        const QList<QNetworkAddressEntry> entries = each.addressEntries();
        return std::any_of(entries.begin(), entries.end(), [&asked](const QNetworkAddressEntry& entry) {
            return entry.prefixLength() > 0 && asked.isInSubnet(entry.ip(), entry.prefixLength());
        });
    });
}

Datagrams::Datagrams(QObject* parent)
    : QObject(parent) {
    for (QUdpSocket* const socket : {&four_, &six_}) {
        socket->setProxy(QNetworkProxy::NoProxy);
        connect(socket, &QUdpSocket::readyRead, this, [this, socket] { read(*socket); });
    }
    again_.setInterval(kLook);
    connect(&again_, &QTimer::timeout, this, &Datagrams::joinGroups);
}

bool Datagrams::open(quint16 port) {
    constexpr QAbstractSocket::BindMode kShared = QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint;
    for (QUdpSocket* each : {&four_, &six_}) each->close(); // opened again
    const bool four = four_.bind(QHostAddress::AnyIPv4, port, kShared);
    const bool six = six_.bind(QHostAddress::AnyIPv6, port, kShared);
    four_.setSocketOption(QAbstractSocket::MulticastTtlOption, 1);
    four_.setSocketOption(QAbstractSocket::MulticastLoopbackOption, 1);
    look();
    return four || six;
}

void Datagrams::listenToGroups() {
    joinGroups();
    again_.start();
}

void Datagrams::look() { interfaces_ = usableInterfaces(); }

// Where a group has been joined already, or cannot be, nothing happens.
void Datagrams::joinGroups() {
    look();
    for (const QNetworkInterface& each : interfaces_) {
        if (isOpen(four_)) four_.joinMulticastGroup(group4(), each);
        if (isOpen(six_)) six_.joinMulticastGroup(group6(), each);
    }
}

void Datagrams::sendToAll(const QByteArray& datagram, quint16 port, Ways ways) {
    look();
    for (const QNetworkInterface& each : interfaces_) {
        if ((ways & Way::Multicast4) && isOpen(four_)) {
            four_.setMulticastInterface(each);
            four_.writeDatagram(datagram, group4(), port);
        }
        if ((ways & Way::Multicast6) && isOpen(six_)) {
            six_.setMulticastInterface(each);
            six_.writeDatagram(datagram, group6(), port);
        }
        if (ways & Way::Broadcast4)
            for (const QNetworkAddressEntry& entry : each.addressEntries())
                if (!entry.broadcast().isNull()) four_.writeDatagram(datagram, entry.broadcast(), port);
    }
    if (ways & Way::Loopback) four_.writeDatagram(datagram, QHostAddress(QHostAddress::LocalHost), port);
}

void Datagrams::sendTo(const QByteArray& datagram, const QHostAddress& address, quint16 port) {
    (address.protocol() == QAbstractSocket::IPv6Protocol ? six_ : four_).writeDatagram(datagram, address, port);
}

void Datagrams::read(QUdpSocket& socket) {
    for (int i = 0; i < kAtOnce; ++i) {
        if (!socket.hasPendingDatagrams()) return;
        const QNetworkDatagram datagram = socket.receiveDatagram(kLargestDatagram);
        const QHostAddress from = datagram.senderAddress();
        if (datagram.isValid() && datagram.senderPort() > 0 && isNeighbour(from, interfaces_))
            emit received(datagram.data(), from, static_cast<quint16>(datagram.senderPort()));
    }
    QMetaObject::invokeMethod(
        this, [this, &socket] { read(socket); }, Qt::QueuedConnection);
}

} // namespace elgrande::lan

#include "moc_datagrams.cpp"
