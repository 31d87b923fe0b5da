// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The messages between the hellos and admission (PROTOCOL.md section 3). A guest that knows the host's key enters with
// its token, any other one with its share of the exchange that proves the join code (code_exchange.h), or it asks to be
// let in (knock.h).
#pragma once

#include "app/lan/seat_token.h"
#include "model/core/result.h"

#include <QByteArray>
#include <QCborMap>
#include <QString>

#include <optional>

namespace elgrande::lan {

struct Entry {
    std::optional<SeatToken> token = {}; // of a guest that knows the host's key
    QByteArray share = {};               // of one that has the code
    QString knock = {};                  // of one that asks to be let in: its name, as it is sent

    QCborMap toMap() const;
    // Exactly one of the three.
    static Result<Entry> fromMap(const QCborMap& map);
};

// Of either side.
struct Proof {
    QByteArray proof;
    std::optional<SeatToken> token = {}; // of a guest that returns with the code

    QCborMap toMap() const;
    static std::optional<Proof> fromMap(const QCborMap& map);
};

// The host's share. Reading gives nothing for any other message and any other size.
QCborMap shareMessage(const QByteArray& share);
std::optional<QByteArray> shareIn(const QCborMap& message);

// Of a knock: the host's seal of its nonce, and the nonce of either side.
QCborMap sealMessage(const QByteArray& seal);
std::optional<QByteArray> sealIn(const QCborMap& message);
QCborMap nonceMessage(const QByteArray& nonce);
std::optional<QByteArray> nonceIn(const QCborMap& message);

} // namespace elgrande::lan
