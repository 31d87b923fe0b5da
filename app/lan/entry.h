// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The one message between hello and admission: the guest's credentials (`enter`, PROTOCOL.md section 3).
#pragma once

#include "app/lan/join_code.h"
#include "app/lan/seat_token.h"
#include "model/core/result.h"

#include <QCborMap>

#include <optional>

namespace elgrande::lan {

struct Entry {
    Invitation invitation;          // of the code that was typed
    std::optional<SeatToken> token; // who has a seat already comes back to it

    QCborMap toMap() const;
    static Result<Entry> fromMap(const QCborMap& map);
};

} // namespace elgrande::lan
