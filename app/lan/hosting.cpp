// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/hosting.h"

#include "app/lan/beacon.h"
#include "app/lan/here_connection.h"
#include "app/lan/host_connections.h"
#include "app/lan/host_lobby.h"
#include "app/lan/listener.h"
#include "app/lan/lobby_messages.h"
#include "app/lan/table_folder.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <optional>
#include <utility>

namespace elgrande::lan {

namespace {

constexpr int kUsualPorts = 20; // the usual one and the next, for other tables of this computer

QString versionShown() { return QCoreApplication::applicationVersion().left(kHelloText); }

} // namespace

struct Hosting::Private {
    using ConnectionId = HostConnections::Id; // HostTable counts every connection as a guest

    Private(Hosting* hosting, const QString& path, const Limits& allowed)
        : q(hosting)
        , limits(allowed)
        , folder(path)
        , connections(allowed) {
        lobby.setConnected([this](int guest) { return connections.isConnected(guest); });
    }

    // Opening and closing
    QByteArray written() const { return TableFolder::written(lobby, {table != nullptr, isOver, door.port}); }
    Result<void> keep();
    void keepLater();
    void keepNext();
    void finishKeeping();
    Result<void> openDoor(const HostingDoor& door, quint16 lastPort = 0);
    Result<void> listen(quint16 lastPort);
    void showBeacon();
    Hello hello() const;
    TableNotice notice() const;

    // The game
    std::unique_ptr<HostTable> newTable() const;
    void listenToTable();
    void admitToTable(ConnectionId id);
    void showDeck(ConnectionId id);
    Result<void> beginGame();
    void beginIfReady(); // where it begins by itself

    // Guests and what they send
    ConnectionId addConnection(int guest, HostConnections::Ends ends);
    void enter(Link* link, const std::optional<SeatToken>& its, bool byCode);
    void giveSeat(int guest);
    void removeGuest(int guest, bool blocks);
    void changeCode(Seat gives);
    void lose(ConnectionId id);
    void receive(ConnectionId id, const QCborMap& frame);
    void take(ConnectionId id, const Wish& wish);
    void take(ConnectionId id, const Intent& intent);
    void take(ConnectionId id, const Chat& chat);
    void take(ConnectionId id, const Pointer& pointer);
    void take(ConnectionId id, const Have& have);
    void take(ConnectionId id, const Ask& ask);
    bool isTooMuchTalk(ConnectionId id);

    Lobby shownTo(int guest) const { return lobby.shownTo(guest, table != nullptr); }
    void broadcastLobby(); // and writes the file
    void send(ConnectionId id, const LobbyMessage& news);

    Hosting* q;
    Limits limits;
    TableFolder folder;
    std::optional<HostKey> key;
    std::unique_ptr<Listener> listener;
    std::unique_ptr<Beacon> beacon;
    HostingDoor door;
    bool beaconWorks = false;
    HostLobby lobby;
    HostConnections connections;
    std::string standIn = "normal";
    std::unique_ptr<HostTable> table;
    bool isOver = false;
    bool closed = false;
    Lobby shown;     // to the people at the host
    QByteArray kept; // in the lobby's file, or being written there
    QByteArray next; // to be written after it; empty: nothing
    DiskWait::Start startDisk = DiskWait::onThreads();
    // What cannot be written now is written with the next change.
    DiskWait keeping{[this](bool done) {
        if (!done) kept.clear();
        keepNext();
    }};
};

// Opening and closing ------------------------------------------------------------------------------------------------

Hosting::Hosting() = default;
Hosting::~Hosting() { close(); }

Result<void> Hosting::Private::keep() {
    finishKeeping();
    kept = written();
    Result<void> done = folder.keep(kept);
    if (!done) kept.clear();
    return done;
}

// While one state is being written, only the last one after it is remembered: many wishes cost no more than the disk
// has time for, and nobody waits for them.
void Hosting::Private::keepLater() {
    next = written();
    if (!keeping.isUnderWay()) keepNext();
}

void Hosting::Private::keepNext() {
    const QByteArray state = std::exchange(next, {});
    if (state.isEmpty() || state == kept) return;
    kept = state;
    keeping.begin(startDisk, [folder = folder, state] { return static_cast<bool>(folder.keep(state)); });
}

void Hosting::Private::finishKeeping() {
    while (keeping.isUnderWay()) keeping.finish();
}

Result<std::unique_ptr<Hosting>> Hosting::open(const HostingPlan& plan, const HostingDoor& door, const Limits& limits) {
    std::unique_ptr<Hosting> hosting(new Hosting);
    hosting->d = std::make_unique<Private>(hosting.get(), plan.folder, limits);
    Private& d = *hosting->d;
    if (const auto begun = d.lobby.begin(plan); !begun) return begun.fault();
    if (!d.folder.create())
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "There is no room for the game in %1."),
                     {plan.folder.toStdString()}};
    if (const auto opened = d.openDoor(door); !opened) return opened.fault();
    if (const auto kept = d.keep(); !kept) return kept.fault();
    d.shown = d.shownTo(HostLobby::kHere);
    return hosting;
}

Result<std::unique_ptr<Hosting>> Hosting::resume(const QString& folder, const HostingDoor& door, const Limits& limits) {
    std::unique_ptr<Hosting> hosting(new Hosting);
    hosting->d = std::make_unique<Private>(hosting.get(), folder, limits);
    Private& d = *hosting->d;
    const auto kept = d.folder.read(d.lobby);
    if (!kept) return kept.fault();
    d.isOver = kept->over;
    if (kept->begun) {
        d.table = d.newTable();
        if (const auto resumed = d.table->resume(d.folder.journal()); !resumed) return resumed.fault();
        d.isOver = d.table->isOver();
        d.listenToTable();
    }
    if (const auto opened = d.openDoor(door, kept->port); !opened) return opened.fault();
    d.shown = d.shownTo(HostLobby::kHere);
    return hosting;
}

Result<void> Hosting::Private::openDoor(const HostingDoor& wanted, quint16 lastPort) {
    door = wanted;
    auto made = HostKey::keptIn(folder.key());
    if (!made) return made.fault();
    key = std::move(*made);
    if (!lobby.mayGive(key->gives())) return damagedTable();
    const auto seatOf = [this](const SeatToken& token) { return lobby.guestWith(token) != HostLobby::kNobody; };
    listener = std::make_unique<Listener>(*key, hello(), seatOf, limits, q);
    QObject::connect(
        listener.get(), &Listener::admitted, q,
        [this](Link* link, const std::optional<SeatToken>& token, bool byCode) { enter(link, token, byCode); });
    QObject::connect(listener.get(), &Listener::codeSpent, q, [this] {
        changeCode(key->gives());
        broadcastLobby();
        emit q->codeGuessedAt();
    });
    QObject::connect(listener.get(), &Listener::shutOut, q, &Hosting::shutOut);
    QObject::connect(listener.get(), &Listener::knocksChanged, q, &Hosting::knocksChanged);
    if (auto listening = listen(lastPort); !listening) return listening;
    door.port = listener->port(); // where its guests look for it again
    if (door.isShown) showBeacon();
    return {};
}

// Guests look for it at its last port first. With the usual one an address needs no port, and a firewall few rules.
Result<void> Hosting::Private::listen(quint16 lastPort) {
    if (door.port != 0) return listener->listen(door.address, door.port);
    if (lastPort != 0 && listener->listen(door.address, lastPort)) return {};
    for (int i = 0; i < kUsualPorts && door.usualPort != 0 && door.usualPort + i <= 0xffff; ++i)
        if (listener->listen(door.address, static_cast<quint16>(door.usualPort + i))) return {};
    return listener->listen(door.address, 0);
}

void Hosting::Private::showBeacon() {
    beacon = std::make_unique<Beacon>(limits);
    beaconWorks = beacon->start(notice(), door.beaconPort == 0 ? kBeaconPort : door.beaconPort);
}

Hello Hosting::Private::hello() const {
    Hello hello;
    hello.version = versionShown();
    hello.expansions = expansionsOf(lobby.setup());
    hello.rules = rulesMarkOf(hello.expansions);
    hello.language = door.language.left(kHelloText);
    hello.knock = door.mayKnock;
    return hello;
}

TableNotice Hosting::Private::notice() const {
    TableNotice notice;
    notice.table = lobby.game().left(kTableId);
    notice.name = lobby.title();
    notice.hello = hello();
    notice.port = listener->port();
    notice.seats = lobby.seats();
    notice.freeSeats = shownTo(HostLobby::kNobody).openSeats();
    notice.playing = table != nullptr;
    return notice;
}

void Hosting::close(Reason why) {
    if (!d || std::exchange(d->closed, true)) return;
    if (d->table) d->table->finishWriting();
    d->finishKeeping();
    d->beacon.reset();
    if (d->listener) d->listener->close(why);
    d->connections.leaveAll(why);
}

void Hosting::setDisk(DiskWait::Start start) { d->startDisk = std::move(start); }
const JoinCode& Hosting::code() const { return d->key->code(); }
quint16 Hosting::port() const { return d->listener->port(); }
const Lobby& Hosting::lobby() const { return d->shown; }
bool Hosting::isFound() const { return d->beaconWorks; }
const HostTable* Hosting::table() const { return d->table.get(); }
QString Hosting::folder() const { return d->folder.path(); }

// The game -----------------------------------------------------------------------------------------------------------

Result<void> Hosting::begin() { return d->beginGame(); }

std::unique_ptr<HostTable> Hosting::Private::newTable() const {
    auto made = std::make_unique<HostTable>();
    made->setDisk(DiskWait::onThreads());
    made->setStandIn(standIn);
    made->setVoteAfter(static_cast<int>(limits.voteAfter.count()));
    return made;
}

Result<void> Hosting::Private::beginGame() {
    if (const LobbyFault fault = shownTo(HostLobby::kNobody).fault(); fault != LobbyFault::None) return errorOf(fault);
    auto begun = newTable();
    std::swap(table, begun);
    listenToTable();
    if (auto opened = table->begin(lobby.setup(), lobby.choices(), lobby.hasAids(), lobby.seeds(), folder.journal());
        !opened) {
        std::swap(table, begun);
        return opened;
    }
    keep(); // its journal is there
    broadcastLobby();
    for (ConnectionId id : connections.ids()) admitToTable(id);
    Q_EMIT q->begun();
    return {};
}

void Hosting::Private::admitToTable(ConnectionId id) {
    if (table && connections.has(id)) table->admit(id, lobby.seatsOf(connections.guestOf(id)));
}

void Hosting::Private::listenToTable() {
    QObject::connect(table.get(), &HostTable::send, q,
                     [this](int id, const QCborMap& message) { connections.send(id, message); });
    QObject::connect(table.get(), &HostTable::part, q, [this](int id, Reason why) { connections.leave(id, why); });
    QObject::connect(table.get(), &HostTable::paused, q, &Hosting::paused);
    QObject::connect(
        table.get(), &HostTable::over, q,
        [this] {
            if (std::exchange(isOver, true)) return;
            keep();
            for (ConnectionId id : connections.ids()) showDeck(id);
            Q_EMIT q->over();
        },
        Qt::QueuedConnection);
}

void Hosting::Private::showDeck(ConnectionId id) {
    const DeckSeeds seeds = lobby.seeds();
    send(id, DeckReveal{seeds.host, seeds.shares, table->game().textWithoutSeed().toUtf8()});
}

void Hosting::setStandIn(const std::string& agent) {
    d->standIn = agent;
    if (d->table) d->table->setStandIn(agent);
}

// Rights of the host -------------------------------------------------------------------------------------------------

void Hosting::setSeat(Seat seat, const SeatPlan& plan) {
    if (d->table) return;
    d->lobby.setSeat(seat, plan);
    d->broadcastLobby();
}

void Hosting::remove(Seat seat, bool blocks) { d->removeGuest(d->lobby.guestAt(seat), blocks); }
void Hosting::removeSpectator(const QString& name, bool blocks) {
    d->removeGuest(d->lobby.spectatorCalled(name), blocks);
}

void Hosting::Private::removeGuest(int guest, bool blocks) {
    if (guest == HostLobby::kNobody || guest == HostLobby::kHere) return;
    if (const auto from = connections.addressOf(guest); from && blocks) listener->block(*from);
    lobby.remove(guest, table != nullptr);
    changeCode(key->gives());
    connections.leaveGuest(guest, Reason::Removed);
    broadcastLobby();
}

void Hosting::handOver(Seat seat) {
    if (!d->table || handedOver() == seat || !d->lobby.mayGive(seat)) return;
    d->changeCode(seat);
    d->broadcastLobby();
}

Seat Hosting::handedOver() const { return d->key->gives(); }

void Hosting::setMayKnock(bool may) {
    d->door.mayKnock = may;
    d->listener->setMayKnock(may);
    if (d->beacon) d->beacon->setNotice(d->notice());
}

QList<Knock> Hosting::knocks() const { return d->listener->knocks(); }
void Hosting::answer(int knock, KnockAnswer answer) { d->listener->answer(knock, answer); }

// Guests and what they send -------------------------------------------------------------------------------------------

// A code that could not be written changes too; after a crash the one before is right again.
void Hosting::Private::changeCode(Seat gives) {
    (void)key->changeCode(folder.key(), gives);
    listener->setCode(key->code());
}

// Whose the seat is now is on the disk before the code for it is gone: after a crash in between it is good once more.
void Hosting::Private::giveSeat(int guest) {
    const Seat seat = key->gives();
    const int before = lobby.guestAt(seat);
    if (before != guest) table->passOn(lobby.give(seat, guest));
    (void)keep();
    changeCode(Seat::None);
    if (before != HostLobby::kNobody) connections.leaveGuest(before, Reason::TakenOver);
    Q_EMIT q->seatHandedOver(seat);
}

void Hosting::Private::enter(Link* link, const std::optional<SeatToken>& its, bool byCode) {
    int guest = its ? lobby.guestWith(*its) : HostLobby::kNobody;
    std::optional<SeatToken> token;
    if (guest == HostLobby::kNobody) {
        token = SeatToken::random();
        guest = lobby.addGuest(*token);
    }
    lobby.comeBack(guest);
    if (byCode && key->gives() != Seat::None && table) giveSeat(guest);
    const QPointer<Link> held(link);
    const ConnectionId id = addConnection(guest, {[held](const QCborMap& message) {
                                                      if (held) held->send(message);
                                                  },
                                                  [held](Reason why) {
                                                      if (held) held->leave(why);
                                                  },
                                                  link->peer()});
    QObject::connect(link, &Link::received, q, [this, id](const QCborMap& message) { receive(id, message); });
    // Not while something is being sent to it.
    QObject::connect(
        link, &Link::ended, q,
        [this, id, from = link->peer()] {
            lose(id);
            emit q->guestLeft(from);
        },
        Qt::QueuedConnection);
    emit q->guestCame(link->peer(), !token);
    if (token) send(id, Pass{*token});
    broadcastLobby();
    admitToTable(id);
    beginIfReady(); // the others may have waited for this guest alone
}

void Hosting::Private::beginIfReady() {
    if (lobby.beginsByItself() && !table && shownTo(HostLobby::kNobody).fault() == LobbyFault::None) beginGame();
}

Hosting::Private::ConnectionId Hosting::Private::addConnection(int guest, HostConnections::Ends ends) {
    const ConnectionId id =
        connections.add(guest, guest != HostLobby::kHere, std::move(ends), [this](ConnectionId before) {
            if (table) table->drop(before, true);
        });
    lobby.forgetUnseated();
    return id;
}

void Hosting::Private::lose(ConnectionId id) {
    if (!connections.lose(id)) return;
    if (table) table->drop(id);
    broadcastLobby();
}

std::unique_ptr<GuestConnection> Hosting::connectHere() {
    HereConnection::Host host;
    host.table = this;
    const auto idOf = std::make_shared<Private::ConnectionId>(0);
    host.enter = [this, idOf](HereConnection* here) {
        const QPointer<HereConnection> held(here);
        *idOf = d->addConnection(HostLobby::kHere, {[held](const QCborMap& message) {
                                                        if (held) held->deliver(message);
                                                    },
                                                    [held](Reason why) {
                                                        if (held) held->close(why);
                                                    }});
        d->broadcastLobby();
        d->admitToTable(*idOf);
    };
    host.receive = [this, idOf](HereConnection*, const QCborMap& message) { d->receive(*idOf, message); };
    host.lose = [this, idOf](HereConnection*) { d->lose(*idOf); };
    return std::make_unique<HereConnection>(std::move(host));
}

void Hosting::Private::receive(ConnectionId id, const QCborMap& frame) {
    if (!connections.has(id)) return;
    if (const auto wish = wishIn(frame)) return *wish ? take(id, **wish) : connections.leave(id, Reason::Unexpected);
    const auto message = guestMessageIn(frame);
    if (!message) return connections.leave(id, Reason::Unexpected);
    std::visit([&](const auto& each) { take(id, each); }, *message);
}

void Hosting::Private::take(ConnectionId id, const Wish& wish) {
    if (!connections.mayWish(id)) return send(id, Refused{WishFault::TooMuchChat});
    const WishFault why = lobby.carryOut(connections.guestOf(id), wish, table != nullptr);
    if (why != WishFault::None) return send(id, Refused{why});
    broadcastLobby();
    beginIfReady();
}

void Hosting::Private::take(ConnectionId id, const Intent& intent) {
    connections.act(id, [this, id, intent] {
        if (table) table->receive(id, intent);
    });
}

void Hosting::Private::take(ConnectionId id, const Ask& ask) {
    connections.act(id, [this, id, ask] {
        if (table) table->receive(id, ask);
    });
}

void Hosting::Private::take(ConnectionId id, const Chat& chat) {
    if (isTooMuchTalk(id)) return;
    const int guest = connections.guestOf(id);
    Chat named = chat;
    named.name = lobby.nameOf(guest); // whatever it calls itself
    named.guest = HostLobby::numberOf(guest);
    if (table) return table->receive(id, named);
    const auto told = voiced(named, lobby.seatsOf(guest));
    if (told && !told->saysNothing()) connections.broadcast(toMap(HostMessage(*told)));
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
    if (connections.mayTalk(id)) return false;
    send(id, Refused{WishFault::TooMuchChat});
    return true;
}

void Hosting::Private::send(ConnectionId id, const LobbyMessage& message) { connections.send(id, toMap(message)); }

void Hosting::Private::broadcastLobby() {
    for (ConnectionId id : connections.ids()) send(id, shownTo(connections.guestOf(id)));
    shown = shownTo(HostLobby::kHere);
    if (beacon) beacon->setNotice(notice());
    keepLater();
    Q_EMIT q->lobbyChanged();
}

} // namespace elgrande::lan

#include "moc_hosting.cpp"
