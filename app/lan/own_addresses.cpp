// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/own_addresses.h"

#include <QNetworkInterface>

#include <algorithm>
#include <array>

namespace elgrande::lan {
namespace {

// Bridges to containers and virtual machines.
constexpr std::array kInside{"docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxcbr", "lxdbr", "podman", "cni"};
// Virtual private networks: others may be in them, but they seldom are.
constexpr std::array kTunnels{"tun", "tap", "wg", "tailscale", "zt", "ppp"};

template <std::size_t N>
bool isCalled(const QString& network, const std::array<const char*, N>& names) {
    return std::any_of(names.begin(), names.end(),
                       [&network](const char* each) { return network.startsWith(QLatin1String(each)); });
}

// What people read out to each other goes first.
int rankOf(const OwnAddress& own) {
    const bool six = own.address.protocol() == QAbstractSocket::IPv6Protocol;
    return (isCalled(own.network, kTunnels) ? 2 : 0) + (six ? 1 : 0);
}

} // namespace

QList<QHostAddress> usableOf(const QList<OwnAddress>& all) {
    QList<OwnAddress> usable;
    for (const OwnAddress& each : all)
        if (!each.address.isLoopback() && !isCalled(each.network, kInside)) usable.append(each);
    const auto isNear = [](const OwnAddress& each) { return each.address.isLinkLocal(); };
    if (!std::all_of(usable.begin(), usable.end(), isNear)) usable.removeIf(isNear);
    std::stable_sort(usable.begin(), usable.end(),
                     [](const OwnAddress& a, const OwnAddress& b) { return rankOf(a) < rankOf(b); });
    QList<QHostAddress> addresses;
    for (const OwnAddress& each : usable) addresses.append(each.address);
    return addresses;
}

QList<QHostAddress> ownAddresses() {
    QList<OwnAddress> all;
    for (const QNetworkInterface& each : QNetworkInterface::allInterfaces()) {
        if (!each.flags().testFlag(QNetworkInterface::IsRunning)) continue;
        for (const QNetworkAddressEntry& entry : each.addressEntries()) all.append({each.name(), entry.ip()});
    }
    return usableOf(all);
}

} // namespace elgrande::lan
