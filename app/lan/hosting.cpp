// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/hosting.h"

#include "app/lan/hosting_private.h"
#include "model/game_model/plain_text.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"

#include <QCoreApplication>
#include <QDir>
#include <QNetworkInterface>

#include <algorithm>

namespace elgrande::lan {

namespace {

QString versionShown() { return QCoreApplication::applicationVersion().left(kHelloText); }

} // namespace

QStringList expansionsOf(const Setup& setup) {
    QStringList ids;
    for (const ExpansionFacts& each : knownExpansions())
        if (!each.edition.empty() && each.edition == setup.edition) ids.append(QString::fromStdString(each.id));
    for (const std::string& each : setup.expansions) ids.append(QString::fromStdString(each));
    ids.sort();
    return ids;
}

QByteArray markOfExpansions(const QStringList& expansions) {
    Setup setup;
    setup.houseRules = true;
    for (const ExpansionFacts& each : knownExpansions()) {
        if (!expansions.contains(QString::fromStdString(each.id))) continue;
        if (each.edition.empty())
            setup.expansions.push_back(each.id);
        else
            setup.edition = each.edition;
    }
    const auto rules = RulesBuilder::build(setup);
    return rules ? rulesMark((*rules)->fingerprint) : QByteArray();
}

// Opening and closing ------------------------------------------------------------------------------------------------

Hosting::Hosting() = default;
Hosting::~Hosting() { close(); }

Result<std::unique_ptr<Hosting>> Hosting::open(const HostingPlan& plan, const HostingDoor& door, const Limits& limits) {
    std::unique_ptr<Hosting> hosting(new Hosting);
    hosting->d = std::make_unique<Private>(hosting.get(), limits);
    Private& d = *hosting->d;
    d.folder = plan.folder;
    d.title = plainText(plan.title, kNameLength);
    d.aids = plan.aids;
    d.beginsByItself = plan.beginsByItself;
    d.game = randomBytes(kGameId);
    d.hostNumber = randomBytes(kHashSize);
    d.guests.insert_or_assign(Private::kHere, Private::Guest{SeatTokenHash(SeatToken::random()), {}});
    Setup setup = plan.setup;
    setup.players = static_cast<int>(plan.seats.size());
    if (const auto used = d.useSetup(setup); !used) return used.fault();
    if (!QDir().mkpath(plan.folder) || QFile::exists(d.file("table")))
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "There is no room for the game in %1."),
                     {plan.folder.toStdString()}};
    d.places.resize(plan.seats.size());
    for (std::size_t i = 0; i < plan.seats.size(); ++i) hosting->setSeat(seatAt(static_cast<int>(i)), plan.seats[i]);
    if (const auto opened = d.openDoor(door); !opened) return opened.fault();
    if (const auto kept = d.keep(); !kept) return kept.fault();
    d.shown = d.lobbyFor(Private::kHere);
    return hosting;
}

Result<std::unique_ptr<Hosting>> Hosting::resume(const QString& folder, const HostingDoor& door, const Limits& limits) {
    std::unique_ptr<Hosting> hosting(new Hosting);
    hosting->d = std::make_unique<Private>(hosting.get(), limits);
    Private& d = *hosting->d;
    d.folder = folder;
    d.door = door;
    const auto begun = d.read();
    if (!begun) return begun.fault();
    if (*begun) {
        d.table = std::make_unique<HostTable>();
        d.table->setDisk(DiskWait::onThreads());
        d.table->setStandIn(d.standIn);
        d.table->setVoteAfter(static_cast<int>(limits.voteAfter.count()));
        if (const auto resumed = d.table->resume(d.file("journal")); !resumed) return resumed.fault();
        d.isOver = d.table->isOver();
        d.listenToTable();
    }
    if (const auto opened = d.openDoor(d.door); !opened) return opened.fault();
    d.shown = d.lobbyFor(Private::kHere);
    return hosting;
}

Result<void> Hosting::Private::openDoor(const HostingDoor& wanted) {
    door = wanted;
    auto made = HostKey::keptIn(file("key"));
    if (!made) return made.fault();
    key = std::move(*made);
    const auto seatOf = [this](const SeatToken& token) { return guestOf(token) != kNobody; };
    listener = std::make_unique<Listener>(*key, hello(), seatOf, limits, q);
    QObject::connect(listener.get(), &Listener::admitted, q,
                     [this](Link* link, const Entry& entry) { enter(link, entry); });
    Result<void> listening = listener->listen(door.address, door.port == 0 ? door.usualPort : door.port);
    if (!listening && door.port == 0) listening = listener->listen(door.address, 0);
    if (!listening) return listening.fault();
    door.port = listener->port(); // where its guests look for it again
    if (door.isShown) showBeacon();
    return {};
}

void Hosting::Private::showBeacon() {
    beacon = std::make_unique<Beacon>(limits);
    beaconWorks = beacon->start(notice(), door.beaconPort == 0 ? kBeaconPort : door.beaconPort);
}

Hello Hosting::Private::hello() const {
    Hello hello;
    hello.version = versionShown();
    hello.expansions = expansionsOf(setup);
    hello.rules = markOfExpansions(hello.expansions);
    hello.language = door.language.left(kHelloText);
    return hello;
}

TableNotice Hosting::Private::notice() const {
    TableNotice notice;
    notice.table = game.left(kTableId);
    notice.name = title;
    notice.hello = hello();
    notice.port = listener->port();
    notice.seats = static_cast<int>(places.size());
    notice.freeSeats = lobbyFor(kNobody).openSeats();
    notice.playing = table != nullptr;
    return notice;
}

void Hosting::close(Reason why) {
    if (!d || std::exchange(d->closed, true)) return;
    if (d->table) d->table->finishWriting();
    d->beacon.reset();
    if (d->listener) d->listener->close(why);
    for (const auto& [id, connection] : std::exchange(d->connections, {})) connection.leave(why);
}

JoinCode Hosting::code() const { return d->key->code(); }
quint16 Hosting::port() const { return d->listener->port(); }
const Lobby& Hosting::lobby() const { return d->shown; }
bool Hosting::isFound() const { return d->beaconWorks; }
const HostTable* Hosting::table() const { return d->table.get(); }
QString Hosting::folder() const { return d->folder; }

QList<QHostAddress> Hosting::addresses() const {
    QList<QHostAddress> found;
    for (const QNetworkInterface& each : QNetworkInterface::allInterfaces()) {
        const auto flags = each.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack)) continue;
        for (const QNetworkAddressEntry& entry : each.addressEntries())
            if (!entry.ip().isLinkLocal()) found.append(entry.ip());
    }
    const auto isOld = [](const QHostAddress& each) { return each.protocol() == QAbstractSocket::IPv4Protocol; };
    std::stable_partition(found.begin(), found.end(), isOld); // what people read out to each other
    return found;
}

// The game -----------------------------------------------------------------------------------------------------------

Result<void> Hosting::begin() { return d->beginGame(); }

Result<void> Hosting::Private::beginGame() {
    if (const LobbyFault fault = lobbyFor(kNobody).fault(); fault != LobbyFault::None) return errorOf(fault);
    std::vector<SeatChoice> choices;
    DeckSeeds seeds{game, hostNumber, {}};
    for (const Place& each : places) {
        choices.push_back({each.seat.name, QString::fromStdString(each.seat.agent)});
        seeds.shares.push_back(each.share);
    }
    auto begun = std::make_unique<HostTable>();
    begun->setDisk(DiskWait::onThreads());
    begun->setStandIn(standIn);
    begun->setVoteAfter(static_cast<int>(limits.voteAfter.count()));
    std::swap(table, begun);
    listenToTable();
    if (auto opened = table->begin(setup, choices, aids, seeds, file("journal")); !opened) {
        std::swap(table, begun);
        return opened;
    }
    broadcastLobby();
    std::vector<ConnectionId> ids;
    for (const auto& [id, connection] : connections) ids.push_back(id);
    for (ConnectionId id : ids) admitToTable(id);
    Q_EMIT q->begun();
    return {};
}

void Hosting::Private::admitToTable(ConnectionId id) {
    const auto found = connections.find(id);
    if (!table || found == connections.end()) return;
    table->admit(id, seatsOf(found->second.guest));
}

void Hosting::Private::listenToTable() {
    QObject::connect(table.get(), &HostTable::send, q, [this](int id, const QCborMap& message) {
        if (const auto found = connections.find(id); found != connections.end()) found->second.send(message);
    });
    QObject::connect(table.get(), &HostTable::part, q, [this](int id, Reason why) {
        if (const auto found = connections.find(id); found != connections.end()) found->second.leave(why);
    });
    QObject::connect(table.get(), &HostTable::paused, q, &Hosting::paused);
    QObject::connect(
        table.get(), &HostTable::over, q,
        [this] {
            if (std::exchange(isOver, true)) return;
            keep();
            for (const auto& [id, connection] : connections) showDeck(id);
            Q_EMIT q->over();
        },
        Qt::QueuedConnection);
}

void Hosting::Private::showDeck(ConnectionId id) {
    DeckReveal deck{hostNumber, {}, recordWithoutSeed(table->game())};
    for (const Place& each : places) deck.shares.push_back(each.share);
    send(id, deck);
}

void Hosting::setStandIn(const std::string& agent) {
    d->standIn = agent;
    if (d->table) d->table->setStandIn(agent);
}

// Rights of the host -------------------------------------------------------------------------------------------------

void Hosting::setSeat(Seat seat, const SeatPlan& plan) {
    if (d->table || index(seat) >= d->places.size()) return;
    Private::Place place;
    place.seat.name = plainText(plan.name, kNameLength);
    switch (plan.holder) {
    case SeatPlan::For::Lan:
        place.seat.name.clear();
        break;
    case SeatPlan::For::Here:
        place.seat.holder = LobbySeat::Holder::Person;
        place.seat.atHost = place.seat.ready = true;
        place.guest = Private::kHere;
        break;
    case SeatPlan::For::Computer:
        place.seat.holder = LobbySeat::Holder::Computer;
        place.seat.ready = true;
        place.seat.agent = plan.agent;
        break;
    }
    d->places[index(seat)] = std::move(place);
    if (d->listener) d->broadcastLobby();
}

void Hosting::remove(Seat seat) {
    if (index(seat) >= d->places.size()) return;
    const int guest = d->places[index(seat)].guest;
    if (guest == Private::kNobody || guest == Private::kHere) return;
    if (!d->table)
        for (Private::Place& each : d->places)
            if (each.guest == guest) d->free(each);
    for (Private::Place& each : d->places)
        if (each.guest == guest) each.guest = Private::kNobody; // in a running game the table may vote
    d->guests.erase(guest);
    if (d->key->inviteAnew(d->file("key"))) d->listener->setInvitation(d->key->code().invitation);
    std::vector<std::function<void(Reason)>> gone;
    for (const auto& [id, connection] : d->connections)
        if (connection.guest == guest) gone.push_back(connection.leave);
    for (const auto& leave : gone) leave(Reason::Removed);
    d->broadcastLobby();
}

} // namespace elgrande::lan
