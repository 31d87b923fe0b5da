// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Guests of a hosted table: their tokens, their connections, and what they send.
#include "app/lan/here_connection.h"
#include "app/lan/hosting_private.h"

#include <QTimer>

#include <utility>

namespace elgrande::lan {

namespace {

constexpr int kUnseatedKept = 64; // guests without a seat whose tokens are still known

} // namespace

int Hosting::Private::guestOf(const SeatToken& token) const {
    for (const auto& [id, each] : guests)
        if (each.token.fits(token)) return id;
    return kNobody;
}

// Forgets disconnected guests without a seat, the oldest first.
void Hosting::Private::forgetGuests() {
    std::vector<int> gone;
    for (const auto& [id, each] : guests)
        if (id != kHere && seatsOf(id).empty() && !isConnected(id)) gone.push_back(id);
    for (std::size_t i = 0; i + kUnseatedKept < gone.size(); ++i) guests.erase(gone[i]);
}

void Hosting::Private::enter(Link* link, const Entry& entry) {
    int guest = entry.token ? guestOf(*entry.token) : kNobody;
    std::optional<SeatToken> token;
    if (guest == kNobody) {
        token = SeatToken::random();
        guest = ++lastGuest;
        guests.insert_or_assign(guest, Guest{SeatTokenHash(*token), {}});
    }
    const QPointer<Link> held(link);
    const ConnectionId id = addConnection(guest, {guest,
                                                  [held](const QCborMap& message) {
                                                      if (held) held->send(message);
                                                  },
                                                  [held](Reason why) {
                                                      if (held) held->leave(why);
                                                  },
                                                  {limits.chatLines, now()},
                                                  {limits.intents, now()},
                                                  {limits.wishes, now()},
                                                  {}});
    QObject::connect(link, &Link::received, q, [this, id](const QCborMap& message) { receive(id, message); });
    // Not while something is being sent to it.
    QObject::connect(
        link, &Link::ended, q, [this, id] { lose(id); }, Qt::QueuedConnection);
    if (token) send(id, Pass{*token});
    broadcastLobby();
    admitToTable(id);
    beginIfReady(); // the others may have waited for this guest alone
}

void Hosting::Private::beginIfReady() {
    if (beginsByItself && !table && lobbyFor(kNobody).fault() == LobbyFault::None) beginGame();
}

// A guest has one connection: a new one ends the one before.
Hosting::Private::ConnectionId Hosting::Private::addConnection(int guest, Connection connection) {
    std::vector<Connection> before;
    for (auto each = connections.begin(); each != connections.end();) {
        if (each->second.guest != guest) {
            ++each;
            continue;
        }
        before.push_back(std::move(each->second));
        if (table) table->drop(each->first);
        each = connections.erase(each);
    }
    const ConnectionId id = ++lastConnection;
    connections.insert_or_assign(id, std::move(connection));
    for (const Connection& each : before) each.leave(Reason::TakenOver);
    forgetGuests();
    return id;
}

void Hosting::Private::lose(ConnectionId id) {
    if (connections.erase(id) == 0) return;
    if (table) table->drop(id);
    broadcastLobby();
}

std::unique_ptr<GuestConnection> Hosting::connectHere() {
    HereConnection::Host host;
    host.table = this;
    const auto idOf = std::make_shared<Private::ConnectionId>(0);
    host.enter = [this, idOf](HereConnection* here) {
        const QPointer<HereConnection> held(here);
        *idOf = d->addConnection(Private::kHere, {Private::kHere,
                                                  [held](const QCborMap& message) {
                                                      if (held) held->deliver(message);
                                                  },
                                                  [held](Reason why) {
                                                      if (held) held->close(why);
                                                  },
                                                  {d->limits.chatLines, now()},
                                                  {d->limits.intents, now()},
                                                  {d->limits.wishes, now()},
                                                  {}});
        d->broadcastLobby();
        d->admitToTable(*idOf);
    };
    host.receive = [this, idOf](HereConnection*, const QCborMap& message) { d->receive(*idOf, message); };
    host.lose = [this, idOf](HereConnection*) { d->lose(*idOf); };
    return std::make_unique<HereConnection>(std::move(host));
}

// What a guest sends -------------------------------------------------------------------------------------------------

void Hosting::Private::receive(ConnectionId id, const QCborMap& frame) {
    const auto found = connections.find(id);
    if (found == connections.end()) return;
    if (const auto wish = wishIn(frame)) return *wish ? take(id, **wish) : found->second.leave(Reason::Unexpected);
    const auto message = guestMessageIn(frame);
    if (!message) return found->second.leave(Reason::Unexpected);
    std::visit([&](const auto& each) { take(id, each); }, *message);
}

void Hosting::Private::take(ConnectionId id, const Wish& wish) {
    Connection& connection = connections.at(id);
    const int guest = connection.guest;
    if (guest != kHere && !connection.wishes.take(now())) return send(id, Refused{WishFault::TooMuchChat});
    const WishFault why = judge(guest, wish);
    if (why != WishFault::None) return send(id, Refused{why});
    broadcastLobby();
    beginIfReady();
}

void Hosting::Private::take(ConnectionId id, const Intent& intent) {
    if (!isTooSoon(id, intent) && table) table->receive(id, intent);
}

void Hosting::Private::take(ConnectionId id, const Chat& chat) {
    if (isTooMuchTalk(id)) return;
    if (table) return table->receive(id, chat);
    if (chat.saysNothing()) return;
    if (const auto voice = voiceOf(chat.by, seatsOf(connections.at(id).guest)))
        broadcast(toMap(GuestMessage(Chat{*voice, chat.phrase, chat.text})));
}

void Hosting::Private::take(ConnectionId id, const Pointer& pointer) {
    if (!isTooMuchTalk(id) && table) table->receive(id, pointer);
}

void Hosting::Private::take(ConnectionId id, const Have& have) {
    if (!table) return;
    table->receive(id, have);
    if (isOver) showDeck(id); // after the last update
}

bool Hosting::Private::isTooMuchTalk(ConnectionId id) {
    if (connections.at(id).chat.take(now())) return false;
    send(id, Refused{WishFault::TooMuchChat});
    return true;
}

// Programs may play faster than the rate limit without meaning harm, so one intent is held until the limit allows it. A
// guest sends its next intent after the answer, so a second one is a flood. The host's own screen has no limit.
bool Hosting::Private::isTooSoon(ConnectionId id, const Intent& intent) {
    Connection& connection = connections.at(id);
    if (connection.guest == kHere) return false;
    if (connection.held) {
        connection.leave(Reason::Flood);
        return true;
    }
    if (connection.intents.take(now())) return false;
    connection.held = intent;
    QTimer::singleShot(connection.intents.wait(now()), Qt::PreciseTimer, q, [this, id] {
        const auto found = connections.find(id);
        if (found == connections.end() || !found->second.held) return;
        take(id, *std::exchange(found->second.held, {}));
    });
    return true;
}

} // namespace elgrande::lan
