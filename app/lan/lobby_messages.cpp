// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/lobby_messages.h"

#include "app/lan/messages_fields.h"

namespace elgrande::lan {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostPlayed = 56 * 1024; // of a whole record, so that it fits into a frame
constexpr qsizetype kMostAgent = 40;

} // namespace

void fields(auto& io, Of<LobbySeat> auto& seat) {
    io.oneOf("holder"_L1, seat.holder);
    io.text("name"_L1, seat.name, kNameLength);
    io.id("agent"_L1, seat.agent, kMostAgent);
    io.flag("ready"_L1, seat.ready);
    io.flag("away"_L1, seat.away);
    io.flag("host"_L1, seat.atHost);
    if (io.has("chosen"_L1, seat.chosen)) io.flag("chosen"_L1, seat.chosen);
    if (io.has("guest"_L1, seat.guest > 0)) io.number("guest"_L1, seat.guest, 1, kMostSteps);
}

constexpr auto nameOf(const Lobby&) { return "lobby"_L1; }
void fields(auto& io, Of<Lobby> auto& lobby) {
    io.text("title"_L1, lobby.title, kNameLength);
    io.bytes("game"_L1, lobby.game, kGameId, kGameId);
    io.bytes("seal"_L1, lobby.commitment, kHashSize, kHashSize);
    io.bytes("record"_L1, lobby.record, 1, kMostRecord);
    io.bytes("rules"_L1, lobby.rules, 8, 8);
    io.flag("aids"_L1, lobby.aids);
    io.flag("begun"_L1, lobby.begun);
    io.seats("yours"_L1, lobby.yours);
    io.list("seats"_L1, lobby.seats, 2, kMaxSeats, [](auto& one, auto key, auto& seat) { one.message(key, seat); });
    io.list("watching"_L1, lobby.watching, 0, kMostWatching,
            [](auto& one, auto key, auto& name) { one.anyText(key, name, kNameLength); });
    io.require("yours"_L1, lobby.yours.bits >> lobby.seats.size() == 0);
}

constexpr auto nameOf(const Pass&) { return "pass"_L1; }
void fields(auto& io, Of<Pass> auto& pass) {
    QByteArray bytes = pass.token.reveal();
    io.bytes("token"_L1, bytes, SeatToken::kSize, SeatToken::kSize);
    if (const auto token = SeatToken::of(bytes)) io.set(pass.token, *token);
}

constexpr auto nameOf(const Refused&) { return "refused"_L1; }
void fields(auto& io, Of<Refused> auto& refused) { io.oneOf("why"_L1, refused.why); }

constexpr auto nameOf(const DeckReveal&) { return "deck"_L1; }
void fields(auto& io, Of<DeckReveal> auto& deck) {
    io.bytes("host"_L1, deck.host, kHashSize, kHashSize);
    io.list("shares"_L1, deck.shares, 0, kMaxSeats,
            [](auto& one, auto key, auto& share) { one.bytes(key, share, 0, kHashSize); });
    io.bytes("record"_L1, deck.record, 1, kMostPlayed);
}

constexpr auto nameOf(const Wish&) { return "wish"_L1; }
void fields(auto& io, Of<Wish> auto& wish) {
    using What = Wish::What;
    io.oneOf("what"_L1, wish.what);
    if (wish.what != What::Name) io.seat("seat"_L1, wish.seat);
    const bool mayHaveText = wish.what == What::Sit || wish.what == What::Name || wish.what == What::Colour;
    if (mayHaveText && io.has("text"_L1, !wish.text.isEmpty())) io.text("text"_L1, wish.text, kNameLength);
    if (wish.what == What::Sit) io.bytes("share"_L1, wish.share, kHashSize, kHashSize);
    if (wish.what == What::Ready) io.flag("yes"_L1, wish.yes);
}

QCborMap toMap(const Wish& wish) { return mapOf(wish); }
QCborMap toMap(const LobbyMessage& news) { return mapOfAny(news); }
std::optional<Result<Wish>> wishIn(const QCborMap& map) { return messageIn<Wish>(map); }
std::optional<Result<LobbyMessage>> lobbyMessageIn(const QCborMap& map) { return anyMessageIn<LobbyMessage>(map); }

} // namespace elgrande::lan
