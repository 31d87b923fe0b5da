// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/listener.h"

#include <QNetworkProxy>
#include <QSslSocket>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace elgrande::lan {
namespace {

constexpr int kBacklog = 1024;                  // connections that the system keeps for us
constexpr std::chrono::milliseconds kRest{100}; // after the system had no room for another one

} // namespace

Listener::Listener(const HostKey& key, const Hello& ours, Doorkeeper::SeatOf seatOf, const Limits& limits,
                   QObject* parent, Clock clock)
    : QObject(parent)
    , key_(key)
    , ours_(ours)
    , limits_(limits)
    , clock_(std::move(clock))
    , door_(key.code().invitation, std::move(seatOf), limits)
    , handshakes_(limits.handshakesPerAddress, limits.handshakes, limits, clock_())
    , server_(*this) {
    server_.setListenBacklogSize(kBacklog);
    server_.setProxy(QNetworkProxy::NoProxy);
    connect(&server_, &QTcpServer::acceptError, this,
            [this] { QTimer::singleShot(kRest, this, [this] { server_.resumeAccepting(); }); });
}

Listener::~Listener() { close(Reason::HostCloses); }

Result<void> Listener::listen(const QHostAddress& address, quint16 port) {
    if (server_.listen(address, port)) return {};
    return Error(server_.errorString().toStdString());
}

void Listener::close(Reason reason) {
    server_.close();
    for (Link* const link : waiting_ + guests_) {
        link->disconnect(this);
        link->leave(reason);
    }
    waiting_.clear();
    guests_.clear();
}

void Listener::accept(qintptr descriptor) {
    auto socket = std::make_unique<QSslSocket>();
    if (!socket->setSocketDescriptor(descriptor)) return;
    if (!isWelcome(socket->peerAddress())) return socket->abort();
    if (static_cast<int>(waiting_.size()) >= limits_.waitingConnections) waiting_.front()->leave(Reason::Full);
    Link* const link = Link::toGuest(socket.release(), key_, ours_, limits_, this);
    waiting_.append(link);
    connect(link, &Link::received, this, [this, link](const QCborMap& message) { enter(link, message); });
    connect(link, &Link::ended, this, [this, link] { forget(link); });
}

bool Listener::isWelcome(const QHostAddress& address) {
    const QHostAddress plain = plainAddress(address);
    const auto same = [&plain](const Link* link) { return plainAddress(link->peer()) == plain; };
    const auto count =
        std::count_if(waiting_.begin(), waiting_.end(), same) + std::count_if(guests_.begin(), guests_.end(), same);
    return count < limits_.perAddress && handshakes_.take(plain, clock_());
}

void Listener::enter(Link* link, const QCborMap& message) {
    if (!waiting_.contains(link)) return; // a guest: its messages are for the table
    const Result<Entry> entry = Entry::fromMap(message);
    if (!entry) return link->leave(Reason::Unexpected);
    if (const std::optional<Reason> refusal = door_.refusal(link->peer(), *entry, clock_())) {
        // Not at once, so that guessing is slow, however many connections are used.
        QTimer::singleShot(limits_.wrongCodeDelay, link, [link, why = *refusal] { link->leave(why); });
        return;
    }
    if (guests() >= limits_.admittedGuests) return link->leave(Reason::Full);
    waiting_.removeOne(link);
    guests_.append(link);
    link->admit();
    emit admitted(link, *entry);
}

void Listener::forget(Link* link) {
    waiting_.removeOne(link);
    guests_.removeOne(link);
}

} // namespace elgrande::lan
