// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/beacon.h"

#include <QNetworkInterface>

namespace elgrande::lan {
namespace {

// A host answers once on each way and interface; who has many more tables than that fills somebody's list.
constexpr Rate kHeardPerAddress{40, 80};

} // namespace

Beacon::Beacon(const Limits& limits, QObject* parent, Clock clock)
    : QObject(parent)
    , limits_(limits)
    , clock_(std::move(clock))
    , answers_(limits.answersPerAddress, limits.answers, limits, clock_()) {
    connect(&datagrams_, &Datagrams::received, this, &Beacon::answer);
}

bool Beacon::start(const TableNotice& notice, quint16 port) {
    notice_ = notice;
    if (!datagrams_.open(port)) return false;
    datagrams_.listenToGroups();
    return true;
}

void Beacon::answer(const QByteArray& datagram, const QHostAddress& from, quint16 port) {
    const std::optional<QByteArray> nonce = readProbe(datagram, limits_);
    if (!nonce || !answers_.take(from, clock_())) return;
    const QByteArray notice = writeNotice(notice_, *nonce, limits_);
    if (!notice.isEmpty()) datagrams_.sendTo(notice, from, port);
}

TableSearch::TableSearch(const Limits& limits, QObject* parent, Clock clock)
    : QObject(parent)
    , limits_(limits)
    , clock_(std::move(clock))
    , nonce_(randomBytes(kNonce))
    , answers_(kHeardPerAddress, limits.answers, limits, clock_())
    , tables_(limits) {
    again_.setInterval(limits_.probeEvery);
    connect(&again_, &QTimer::timeout, this, &TableSearch::ask);
    connect(&datagrams_, &Datagrams::received, this, &TableSearch::note);
}

bool TableSearch::start(Ways ways, quint16 port) {
    ways_ = ways;
    port_ = port;
    if (!datagrams_.open(0)) return false;
    again_.start();
    ask();
    return true;
}

void TableSearch::stop() { again_.stop(); }

void TableSearch::ask() {
    if (tables_.forgetSilent(clock_())) emit changed();
    tables_.setOwn(QNetworkInterface::allAddresses());
    datagrams_.sendToAll(writeProbe(nonce_, limits_), port_, ways_);
}

void TableSearch::note(const QByteArray& datagram, const QHostAddress& from) {
    if (!answers_.take(from, clock_())) return;
    const Result<TableNotice> notice = readNotice(datagram, nonce_, limits_);
    if (!notice) return;
    emit answered({*notice, from, clock_()});
    if (tables_.note({*notice, from, clock_()})) emit changed();
}

} // namespace elgrande::lan

#include "moc_beacon.cpp"
