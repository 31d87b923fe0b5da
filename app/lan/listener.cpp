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
    , door_(key.code(), key.pin(), std::move(seatOf), limits)
    , handshakes_(limits.handshakesPerAddress, limits.handshakes, limits, clock_())
    , server_(*this) {
    renewal_.setSingleShot(true);
    connect(&renewal_, &QTimer::timeout, this, &Listener::codeSpent);
    server_.setListenBacklogSize(kBacklog);
    server_.setProxy(QNetworkProxy::NoProxy);
    connect(&server_, &QTcpServer::acceptError, this,
            [this] { QTimer::singleShot(kRest, this, [this] { server_.resumeAccepting(); }); });
}

Listener::~Listener() { close(Reason::HostCloses); }

Result<void> listenOn(QTcpServer& server, const QHostAddress& address, quint16 port) {
    if (server.listen(address, port)) return {};
    const std::string why = server.errorString().toStdString();
    if (port == 0) return Error(why);
    const std::string number = std::to_string(port);
    if (server.serverError() == QAbstractSocket::AddressInUseError)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Port %1 is already in use on this computer."), {number}};
    return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Port %1 cannot be opened: %2"), {number, why}};
}

Result<void> Listener::listen(const QHostAddress& address, quint16 port) { return listenOn(server_, address, port); }

void Listener::close(Reason reason) {
    server_.close();
    renewal_.stop();
    for (Link* const link : waiting_ + guests_) {
        link->disconnect(this);
        link->leave(reason);
    }
    waiting_.clear();
    exchanges_.clear();
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
    if (const auto begun = exchanges_.find(link); begun != exchanges_.end()) {
        const Doorkeeper::Exchange exchange = begun->second;
        exchanges_.erase(begun); // one proof for each share
        return judge(link, exchange, message);
    }
    const Result<Entry> entry = Entry::fromMap(message);
    if (!entry) return link->leave(Reason::Unexpected);
    if (entry->token) return enter(link, *entry->token);
    begin(link, entry->share);
}

void Listener::enter(Link* link, const SeatToken& token) {
    if (const std::optional<Reason> refusal = door_.refusal(link->peer(), token, clock_()))
        return refuse(link, *refusal);
    welcome(link, token, false);
}

void Listener::begin(Link* link, const QByteArray& share) {
    const auto begun = door_.begin(link->peer(), share, clock_());
    if (const auto* refusal = std::get_if<Reason>(&begun)) return refuse(link, *refusal);
    const auto& exchange = std::get<Doorkeeper::Exchange>(begun);
    exchanges_.emplace(link, exchange);
    link->send(shareMessage(exchange.share()));
}

void Listener::judge(Link* link, const Doorkeeper::Exchange& exchange, const QCborMap& message) {
    const std::optional<Proof> proof = Proof::fromMap(message);
    if (!proof) return link->leave(Reason::Unexpected);
    const auto judged = door_.judge(exchange, link->peer(), proof->proof, clock_());
    if (const auto* refusal = std::get_if<Reason>(&judged)) {
        refuse(link, *refusal);
        if (door_.isCodeSpent()) renewLater();
        return;
    }
    link->send(Proof{std::get<QByteArray>(judged)}.toMap());
    welcome(link, proof->token, true);
}

void Listener::setCode(const JoinCode& code) {
    renewal_.stop();
    door_.setCode(code);
}

void Listener::renewLater() {
    if (!renewal_.isActive()) renewal_.start(limits_.codePause);
}

// Not at once, so that guessing is slow, however many connections are used. Nothing more is received from it.
void Listener::refuse(Link* link, Reason why) {
    disconnect(link, &Link::received, this, nullptr);
    QTimer::singleShot(limits_.wrongCodeDelay, link, [link, why] { link->leave(why); });
    const bool wasWrong = why == Reason::WrongCode || why == Reason::WrongSeat;
    if (wasWrong && door_.isShutOut(link->peer(), clock_())) emit shutOut(link->peer());
}

void Listener::welcome(Link* link, const std::optional<SeatToken>& token, bool byCode) {
    if (guests() >= limits_.admittedGuests) return link->leave(Reason::Full);
    if (!waiting_.removeOne(link)) return; // it has ended while the proof was sent
    guests_.append(link);
    link->admit();
    emit admitted(link, token, byCode);
}

void Listener::forget(Link* link) {
    waiting_.removeOne(link);
    exchanges_.erase(link);
    guests_.removeOne(link);
}

} // namespace elgrande::lan
