// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of the lobby: the lobby itself, wishes and refusals, the visitor's token, and after the game the parts of
// the deck's seed. Checked field by field, as those of the game (messages.h).
#pragma once

#include "app/lan/lobby.h"
#include "app/lan/seat_commitment.h"
#include "app/lan/seat_token.h"

#include <QCborMap>

#include <optional>
#include <variant>

namespace elgrande::lan {

// The token with which this visitor comes back to its seats.
struct Pass {
    SeatToken token;
};

struct Refused {
    WishFault why = WishFault::None;
};

// When the game is over: what the deck was made of, and the whole record, so that everybody can see that nobody has
// bent it (auditDeck).
struct DeckShown {
    QByteArray host;
    std::vector<QByteArray> shares;
    QByteArray record;
};

using LobbyNews = std::variant<Lobby, Pass, Refused, DeckShown>;

QCborMap toMap(const Wish& wish);
QCborMap toMap(const LobbyNews& news);
// Nothing: it is no message of the lobby, but one of the game, maybe. The error is for the log, in English.
std::optional<Result<Wish>> wishIn(const QCborMap& map);
std::optional<Result<LobbyNews>> lobbyNewsIn(const QCborMap& map);

} // namespace elgrande::lan
