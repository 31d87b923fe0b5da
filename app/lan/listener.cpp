// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/listener.h"

#include "model/game_model/plain_text.h"

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
    , knockRate_(limits, clock_())
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
    knocks_.clear();
    guests_.clear();
}

void Listener::accept(qintptr descriptor) {
    auto socket = std::make_unique<QSslSocket>();
    if (!socket->setSocketDescriptor(descriptor)) return;
    if (!isWelcome(socket->peerAddress())) return socket->abort();
    if (static_cast<int>(waiting_.size()) >= limits_.waitingConnections) {
        // A knock waits for a person, and there are only a few.
        const auto pushed =
            std::find_if(waiting_.begin(), waiting_.end(), [this](Link* each) { return !knocks_.contains(each); });
        if (pushed != waiting_.end()) (*pushed)->leave(Reason::Full);
    }
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
    if (knocks_.contains(link)) return show(link, message);
    const Result<Entry> entry = Entry::fromMap(message);
    if (!entry) return link->leave(Reason::Unexpected);
    if (entry->token) return enter(link, *entry->token);
    if (!entry->knock.isEmpty()) return knock(link, entry->knock);
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

// Knocks -------------------------------------------------------------------------------------------------------------

bool Listener::mayKnock(const QHostAddress& from) {
    const bool asks = std::any_of(knocks_.begin(), knocks_.end(), [&from](const auto& each) {
        return neighbourOf(each.first->peer()) == neighbourOf(from);
    });
    return !asks && static_cast<int>(knocks_.size()) < limits_.openKnocks && knockRate_.take(from, clock_());
}

// A host that allows none, as `serve`, says so at once: there is nothing to be tried again.
void Listener::knock(Link* link, const QString& name) {
    if (!ours_.knock) return link->leave(Reason::NoKnocks);
    if (!mayKnock(link->peer())) return refuse(link, Reason::NoKnocks);
    const HostKnock exchange(name, key_.pin());
    knocks_.emplace(link, OpenKnock{{++lastKnock_, plainText(name, kNameLength), {}}, exchange});
    link->send(exchange.seal());
}

void Listener::show(Link* link, const QCborMap& message) {
    OpenKnock& knock = knocks_.at(link);
    const Result<QCborMap> answer = knock.exchange.take(message);
    if (!answer) return link->leave(Reason::Unexpected);
    knock.told.number = knock.exchange.number();
    link->hold(limits_.knock + limits_.hello); // the end below comes first
    QTimer::singleShot(limits_.knock, link, [this, link] {
        if (knocks_.contains(link)) link->leave(Reason::NotAnswered);
    });
    if (link->send(*answer)) emit knocksChanged();
}

QList<Knock> Listener::knocks() const {
    QList<Knock> told;
    for (const auto& [link, knock] : knocks_)
        if (!knock.told.number.isEmpty()) told.append(knock.told);
    std::sort(told.begin(), told.end(), [](const Knock& a, const Knock& b) { return a.id < b.id; });
    return told;
}

void Listener::answer(int knock, KnockAnswer answer) {
    const auto asking = std::find_if(knocks_.begin(), knocks_.end(),
                                     [knock](const auto& each) { return each.second.told.id == knock; });
    if (asking == knocks_.end()) return;
    Link* const link = asking->first;
    knocks_.erase(asking);
    if (answer == KnockAnswer::RefuseAlways) knockRate_.refuseAlways(link->peer());
    if (answer == KnockAnswer::Refuse) knockRate_.refuse(link->peer(), clock_());
    if (answer == KnockAnswer::LetIn)
        welcome(link, {}, false);
    else
        link->leave(Reason::NotLetIn);
    emit knocksChanged();
}

void Listener::setMayKnock(bool may) {
    ours_.knock = may;
    if (may) return;
    QList<Link*> asking;
    for (const auto& [link, knock] : knocks_) asking.append(link);
    for (Link* each : asking) each->leave(Reason::NoKnocks);
}

// Others -------------------------------------------------------------------------------------------------------------

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
    if (knocks_.erase(link) > 0) emit knocksChanged();
}

} // namespace elgrande::lan

#include "moc_listener.cpp"
