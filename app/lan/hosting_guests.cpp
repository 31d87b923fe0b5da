// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Who is at a hosted table: visitors and their tokens, the connections of each, and what they send.
#include "app/lan/here_connection.h"
#include "app/lan/hosting_private.h"

#include <QTimer>

#include <utility>

namespace elgrande::lan {

namespace {

constexpr int kUnseatedKept = 64; // visitors without a seat whose tokens are still known

} // namespace

int Hosting::Private::visitorOf(const SeatToken& token) const {
    for (const auto& [id, each] : visitors)
        if (each.token.fits(token)) return id;
    return kNobody;
}

// Tokens of those who have no seat and are gone, the oldest first.
void Hosting::Private::forgetVisitors() {
    std::vector<int> gone;
    for (const auto& [id, each] : visitors)
        if (id != kHere && seatsOf(id).empty() && !isConnected(id)) gone.push_back(id);
    for (std::size_t i = 0; i + kUnseatedKept < gone.size(); ++i) visitors.erase(gone[i]);
}

void Hosting::Private::enter(Link* link, const Entry& entry) {
    int visitor = entry.token ? visitorOf(*entry.token) : kNobody;
    std::optional<SeatToken> token;
    if (visitor == kNobody) {
        token = SeatToken::random();
        visitor = ++lastVisitor;
        visitors.insert_or_assign(visitor, Visitor{SeatTokenHash(*token), {}});
    }
    const QPointer<Link> held(link);
    const GuestId id = connectGuest(visitor, {visitor,
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
    if (token) say(id, Pass{*token});
    tellLobby();
    admitToTable(id);
    beginIfReady(); // whoever has been away was the last that the others waited for
}

void Hosting::Private::beginIfReady() {
    if (beginsByItself && !table && lobbyFor(kNobody).fault() == LobbyFault::None) beginGame();
}

// Whoever comes twice is there once: the connection before it ends.
Hosting::Private::GuestId Hosting::Private::connectGuest(int visitor, Guest guest) {
    std::vector<Guest> before;
    for (auto each = guests.begin(); each != guests.end();) {
        if (each->second.visitor != visitor) {
            ++each;
            continue;
        }
        before.push_back(std::move(each->second));
        if (table) table->drop(each->first);
        each = guests.erase(each);
    }
    const GuestId id = ++lastGuest;
    guests.insert_or_assign(id, std::move(guest));
    for (const Guest& each : before) each.leave(Reason::TakenOver);
    forgetVisitors();
    return id;
}

void Hosting::Private::lose(GuestId id) {
    if (guests.erase(id) == 0) return;
    if (table) table->drop(id);
    tellLobby();
}

std::unique_ptr<GuestConnection> Hosting::connectHere() {
    HereConnection::Host host;
    host.table = this;
    const auto idOf = std::make_shared<Private::GuestId>(0);
    host.enter = [this, idOf](HereConnection* here) {
        const QPointer<HereConnection> held(here);
        *idOf = d->connectGuest(Private::kHere, {Private::kHere,
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
        d->tellLobby();
        d->admitToTable(*idOf);
    };
    host.receive = [this, idOf](HereConnection*, const QCborMap& message) { d->receive(*idOf, message); };
    host.lose = [this, idOf](HereConnection*) { d->lose(*idOf); };
    return std::make_unique<HereConnection>(std::move(host));
}

void Hosting::Private::receive(GuestId id, const QCborMap& message) {
    const auto found = guests.find(id);
    if (found == guests.end()) return;
    Guest& guest = found->second;
    if (const auto wish = wishIn(message)) {
        if (!*wish) return guest.leave(Reason::Unexpected);
        const int visitor = guest.visitor;
        if (visitor != kHere && !guest.wishes.take(now())) return say(id, Refused{WishFault::TooMuchChat});
        const WishFault why = judge(visitor, **wish);
        if (why != WishFault::None) return say(id, Refused{why});
        tellLobby();
        beginIfReady();
        return;
    }
    const auto said = guestMessageIn(message);
    if (!said) return guest.leave(Reason::Unexpected);
    const bool isTalk = std::holds_alternative<Chat>(*said) || std::holds_alternative<Pointer>(*said);
    if (isTalk && !guest.chat.take(now())) return say(id, Refused{WishFault::TooMuchChat});
    if (std::holds_alternative<Intent>(*said) && isTooSoon(id, message)) return;
    if (table) {
        table->receive(id, message);
        if (isOver && std::holds_alternative<Have>(*said)) showDeck(id); // after the end has been told
        return;
    }
    const Chat* chat = std::get_if<Chat>(&*said);
    if (chat == nullptr || chat->saysNothing()) return; // meant for a game that has not begun
    if (const auto voice = voiceOf(chat->by, seatsOf(guest.visitor)))
        sayAll(toMap(GuestMessage(Chat{*voice, chat->phrase, chat->text})));
}

// Programs play faster than a table wants to take it and mean no harm: their intents wait. A guest sends the next one
// after the answer, so whoever sends one behind one that waits is flooding. The host's own screen harms only itself.
bool Hosting::Private::isTooSoon(GuestId id, const QCborMap& intent) {
    Guest& guest = guests.at(id);
    if (guest.visitor == kHere) return false;
    if (guest.held) {
        guest.leave(Reason::Flood);
        return true;
    }
    if (guest.intents.take(now())) return false;
    guest.held = intent;
    QTimer::singleShot(guest.intents.wait(now()), Qt::PreciseTimer, q, [this, id] {
        const auto found = guests.find(id);
        if (found == guests.end() || !found->second.held) return;
        const QCborMap held = *std::exchange(found->second.held, {});
        receive(id, held);
    });
    return true;
}

} // namespace elgrande::lan
