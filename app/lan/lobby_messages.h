// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of the lobby: the lobby itself, wishes and refusals, the guest's token, and after the game the parts of the
// deck's seed. Every field is checked, as in messages of the game (messages.h).
#pragma once

#include "app/lan/lobby.h"
#include "app/lan/seat_commitment.h"
#include "app/lan/seat_token.h"

#include <QCborMap>

#include <optional>
#include <variant>

namespace elgrande::lan {

// The token with which this guest returns to its seats.
struct Pass {
    SeatToken token = SeatToken::random();
};

struct Refused {
    WishFault why = WishFault::None;
};

// When the game is over: the parts of the deck's seed and the whole record, so that every guest can check that nobody
// has tampered with the deck (auditDeck).
struct DeckReveal {
    QByteArray host;
    std::vector<QByteArray> shares;
    QByteArray record;
};

using LobbyMessage = std::variant<Lobby, Pass, Refused, DeckReveal>;

QCborMap toMap(const Wish& wish);
QCborMap toMap(const LobbyMessage& news);
// Nothing: not a message of the lobby, but perhaps one of the game. The error is for the log, in English.
std::optional<Result<Wish>> wishIn(const QCborMap& map);
std::optional<Result<LobbyMessage>> lobbyMessageIn(const QCborMap& map);

} // namespace elgrande::lan
