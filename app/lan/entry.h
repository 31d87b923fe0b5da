// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The messages between the hellos and admission (PROTOCOL.md section 3). A guest that knows the host's key enters with
// its token, any other one with its share of the exchange that proves the join code (code_exchange.h).
#pragma once

#include "app/lan/seat_token.h"
#include "model/core/result.h"

#include <QByteArray>
#include <QCborMap>

#include <optional>

namespace elgrande::lan {

struct Entry {
    std::optional<SeatToken> token; // of a guest that knows the host's key
    QByteArray share = {};          // of any other one

    QCborMap toMap() const;
    // Exactly one of the two.
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

} // namespace elgrande::lan
