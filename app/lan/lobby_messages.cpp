// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/lobby_messages.h"

#include "app/lan/messages_fields.h"
#include "model/game_model/plain_text.h"

namespace elgrande::lan {

namespace {

using Key = QLatin1StringView;

constexpr Key kLobbyType("t");
constexpr Key kWish("wish");
constexpr Key kLobby("lobby");
constexpr Key kPass("pass");
constexpr Key kRefused("refused");
constexpr Key kDeck("deck");

constexpr qsizetype kMostPlayed = 56 * 1024; // of a whole record, so that it fits into a frame
constexpr qsizetype kMostAgent = 40;

QString nameIn(Fields& in, Key key) { return plainText(in.text(key, kNameLength), kNameLength); }

QCborMap mapOf(const LobbySeat& seat) {
    QCborMap map;
    map[Key("holder")] = static_cast<qint64>(seat.holder);
    map[Key("name")] = seat.name;
    map[Key("agent")] = QString::fromStdString(seat.agent);
    map[Key("ready")] = seat.ready;
    map[Key("away")] = seat.away;
    map[Key("host")] = seat.atHost;
    return map;
}

LobbySeat seatIn(const QCborMap& map, std::string& fault) {
    Fields in(map);
    LobbySeat seat;
    seat.holder = in.oneOf<LobbySeat::Holder>(Key("holder"));
    seat.name = nameIn(in, Key("name"));
    seat.agent = in.text(Key("agent"), kMostAgent).toStdString();
    seat.ready = in.flag(Key("ready"));
    seat.away = in.flag(Key("away"));
    seat.atHost = in.flag(Key("host"));
    if (fault.empty()) fault = in.fault();
    return seat;
}

void write(const Lobby& lobby, QCborMap& map) {
    map[kLobbyType] = kLobby;
    map[Key("title")] = lobby.title;
    map[Key("game")] = lobby.game;
    map[Key("seal")] = lobby.commitment;
    map[Key("record")] = lobby.record;
    map[Key("rules")] = lobby.rules;
    map[Key("aids")] = lobby.aids;
    map[Key("begun")] = lobby.begun;
    map[Key("yours")] = static_cast<qint64>(lobby.yours.bits);
    QCborArray seats;
    for (const LobbySeat& each : lobby.seats) seats.append(mapOf(each));
    map[Key("seats")] = seats;
    QCborArray watching;
    for (const QString& each : lobby.watching) watching.append(each);
    map[Key("watching")] = watching;
}

Result<LobbyMessage> readLobby(const QCborMap& map) {
    Fields in(map);
    Lobby lobby;
    std::string fault;
    lobby.title = nameIn(in, Key("title"));
    lobby.game = in.bytes(Key("game"), kGameId, kGameId);
    lobby.commitment = in.bytes(Key("seal"), kHashSize, kHashSize);
    lobby.record = in.bytes(Key("record"), 1, kMostRecord);
    lobby.rules = in.bytes(Key("rules"), 8, 8);
    lobby.aids = in.flag(Key("aids"));
    lobby.begun = in.flag(Key("begun"));
    lobby.yours = in.seats(Key("yours"));
    for (const QCborValue each : in.list(Key("seats"), 2, kMaxSeats)) {
        const QCborMap seat = each.toMap();
        lobby.seats.push_back(seatIn(seat, fault));
    }
    for (const QCborValue each : in.list(Key("watching"), 0, kMostWatching))
        lobby.watching.append(plainText(each.toString(), kNameLength));
    if (lobby.yours.bits >> lobby.seats.size() != 0) in.refuse(Key("yours"), 0);
    if (!in.areFine()) fault = in.fault();
    if (!fault.empty()) return Error{fault};
    return LobbyMessage(std::move(lobby));
}

Result<LobbyMessage> readPass(const QCborMap& map) {
    Fields in(map);
    const auto token = SeatToken::of(in.bytes(Key("token"), SeatToken::kSize, SeatToken::kSize));
    if (!token) return Error{in.fault()};
    return LobbyMessage(Pass{*token});
}

Result<LobbyMessage> readRefused(const QCborMap& map) {
    Fields in(map);
    const Refused refused{in.oneOf<WishFault>(Key("why"))};
    if (!in.areFine()) return Error{in.fault()};
    return LobbyMessage(refused);
}

Result<LobbyMessage> readDeck(const QCborMap& map) {
    Fields in(map);
    DeckReveal deck;
    deck.host = in.bytes(Key("host"), kHashSize, kHashSize);
    for (const QCborValue each : in.list(Key("shares"), 0, kMaxSeats))
        deck.shares.push_back(in.bytesIn(each, Key("shares"), 0, kHashSize));
    deck.record = in.bytes(Key("record"), 1, kMostPlayed);
    if (!in.areFine()) return Error{in.fault()};
    return LobbyMessage(std::move(deck));
}

} // namespace

QCborMap toMap(const Wish& wish) {
    QCborMap map;
    map[kLobbyType] = kWish;
    map[Key("what")] = static_cast<qint64>(wish.what);
    if (wish.seat != Seat::None) map[Key("seat")] = static_cast<qint64>(wish.seat);
    if (!wish.text.isEmpty()) map[Key("text")] = wish.text;
    if (!wish.share.isEmpty()) map[Key("share")] = wish.share;
    if (wish.what == Wish::What::Ready) map[Key("yes")] = wish.yes;
    return map;
}

std::optional<Result<Wish>> wishIn(const QCborMap& map) {
    using What = Wish::What;
    if (map.value(kLobbyType).toString() != kWish) return {};
    Fields in(map);
    Wish wish;
    wish.what = in.oneOf<What>(Key("what"));
    wish.seat = wish.what == What::Name ? Seat::None : in.seat(Key("seat"));
    const bool hasText = wish.what == What::Sit || wish.what == What::Name || wish.what == What::Colour;
    if (hasText && in.has(Key("text"))) wish.text = nameIn(in, Key("text"));
    if (wish.what == What::Sit) wish.share = in.bytes(Key("share"), kHashSize, kHashSize);
    if (wish.what == What::Ready) wish.yes = in.flag(Key("yes"));
    if (!in.areFine()) return Result<Wish>(Error{in.fault()});
    return Result<Wish>(std::move(wish));
}

QCborMap toMap(const LobbyMessage& news) {
    QCborMap map;
    if (const Lobby* lobby = std::get_if<Lobby>(&news)) write(*lobby, map);
    if (const Pass* pass = std::get_if<Pass>(&news)) {
        map[kLobbyType] = kPass;
        map[Key("token")] = pass->token.reveal();
    }
    if (const Refused* refused = std::get_if<Refused>(&news)) {
        map[kLobbyType] = kRefused;
        map[Key("why")] = static_cast<qint64>(refused->why);
    }
    if (const DeckReveal* deck = std::get_if<DeckReveal>(&news)) {
        map[kLobbyType] = kDeck;
        map[Key("host")] = deck->host;
        QCborArray shares;
        for (const QByteArray& each : deck->shares) shares.append(each);
        map[Key("shares")] = shares;
        map[Key("record")] = deck->record;
    }
    return map;
}

std::optional<Result<LobbyMessage>> lobbyMessageIn(const QCborMap& map) {
    const QString type = map.value(kLobbyType).toString();
    if (type == kLobby) return readLobby(map);
    if (type == kPass) return readPass(map);
    if (type == kRefused) return readRefused(map);
    if (type == kDeck) return readDeck(map);
    return {};
}

} // namespace elgrande::lan
