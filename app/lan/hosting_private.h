// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The state of Hosting. Connections and their messages are handled in hosting_guests.cpp, the lobby in
// hosting_lobby.cpp, files in hosting_file.cpp.
#pragma once

#include "app/lan/beacon.h"
#include "app/lan/hosting.h"
#include "app/lan/listener.h"
#include "app/lan/lobby_messages.h"
#include "app/lan/seat_commitment.h"

#include <QPointer>

#include <map>
#include <optional>

namespace elgrande::lan {

class HereConnection;

struct Hosting::Private {
    using ConnectionId = HostTable::GuestId; // HostTable counts every connection as a guest

    // The owner of a token for this game, connected or not, seated or not.
    struct Guest {
        SeatTokenHash token;
        QString name; // of a spectator
    };
    // At most one per guest.
    struct Connection {
        int guest = 0;
        std::function<void(const QCborMap&)> send;
        std::function<void(Reason)> leave;
        TokenBucket chat;
        TokenBucket intents;
        TokenBucket wishes;
        std::optional<Intent> held; // above its rate limit
    };
    struct Place {
        LobbySeat seat;
        int guest = kNobody;
        QByteArray share; // for the deck
    };
    static constexpr int kNobody = -1;
    static constexpr int kHere = 0; // the guest at the host's own screen

    Private(Hosting* hosting, const Limits& allowed)
        : q(hosting)
        , limits(allowed) {}

    // hosting.cpp
    Result<void> openDoor(const HostingDoor& door);
    void showBeacon();
    Hello hello() const;
    TableNotice notice() const;
    void listenToTable();
    void admitToTable(ConnectionId id);
    void showDeck(ConnectionId id);
    Result<void> beginGame();
    void beginIfReady(); // where it begins by itself

    // hosting_guests.cpp
    int guestOf(const SeatToken& token) const;
    void forgetGuests();
    ConnectionId addConnection(int guest, Connection connection);
    void enter(Link* link, const Entry& entry);
    void lose(ConnectionId id);
    void receive(ConnectionId id, const QCborMap& frame);
    void take(ConnectionId id, const Wish& wish);
    void take(ConnectionId id, const Intent& intent);
    void take(ConnectionId id, const Chat& chat);
    void take(ConnectionId id, const Pointer& pointer);
    void take(ConnectionId id, const Have& have);
    bool isTooMuchTalk(ConnectionId id);
    bool isTooSoon(ConnectionId id, const Intent& intent);

    // hosting_lobby.cpp
    WishFault judge(int guest, const Wish& wish);
    WishFault sit(int guest, const Wish& wish);
    WishFault setColour(Seat seat, const std::string& colour);
    bool isNameTaken(const QString& name, int guest) const;
    void free(Place& place);
    SeatSet seatsOf(int guest) const;
    bool isConnected(int guest) const;
    Lobby lobbyFor(int guest) const;
    void broadcastLobby(); // and writes the file
    void send(ConnectionId id, const LobbyMessage& news);
    void broadcast(const QCborMap& message);

    // hosting_file.cpp
    QString file(const char* name) const;
    Result<void> keep() const;
    Result<bool> read(); // whether the game has begun
    Result<void> useSetup(const Setup& wanted);

    Hosting* q;
    Limits limits;
    QString folder;
    std::optional<HostKey> key;
    std::unique_ptr<Listener> listener;
    std::unique_ptr<Beacon> beacon;
    HostingDoor door;
    bool beaconWorks = false;

    QString title;
    Setup setup;
    std::shared_ptr<const Rules> rules;
    QByteArray header; // of a record with this setup
    bool aids = true;
    bool beginsByItself = false;
    QByteArray game;       // kGameId bytes
    QByteArray hostNumber; // for the deck
    std::vector<Place> places;
    std::map<int, Guest> guests;
    int lastGuest = kHere;
    std::map<ConnectionId, Connection> connections;
    ConnectionId lastConnection = 0;
    std::string standIn = "normal";
    std::unique_ptr<HostTable> table;
    bool isOver = false;
    bool closed = false;
    Lobby shown; // to the people at the host
};

// As guests receive it at the end of the game.
QByteArray recordWithoutSeed(const TableGame& game);

// For the hellos of both sides: the fingerprint of the rules with these expansions (or an edition among them) and every
// option as printed; empty if one of them is missing.
QByteArray markOfExpansions(const QStringList& expansions);
QStringList expansionsOf(const Setup& setup);

} // namespace elgrande::lan
