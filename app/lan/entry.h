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
    Invitation invitation;          // from the join code
    std::optional<SeatToken> token; // of a guest that returns

    QCborMap toMap() const;
    static Result<Entry> fromMap(const QCborMap& map);
};

} // namespace elgrande::lan
