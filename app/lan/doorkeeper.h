// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Admission at the host: by a token that belongs to a visitor of this game, or else by the invitation. Both are checked
// and counted alike, so that neither can be guessed; an address with too many wrong attempts is banned for a while.
#pragma once

#include "app/lan/entry.h"
#include "app/lan/parting.h"
#include "app/lan/rate_limit.h"

#include <QHostAddress>

#include <functional>
#include <optional>

namespace elgrande::lan {

class Doorkeeper {
  public:
    using SeatOf = std::function<bool(const SeatToken&)>; // whether there is a seat for this token

    Doorkeeper(const Invitation& invitation, SeatOf seatOf, const Limits& limits)
        : invitation_(invitation)
        , seatOf_(std::move(seatOf))
        , tries_(limits) {}

    void setInvitation(const Invitation& invitation) { invitation_ = invitation; }
    // Nothing: come in. Who has been shut out is not even looked at.
    std::optional<Reason> refusal(const QHostAddress& address, const Entry& entry, Moment at);

  private:
    Invitation invitation_;
    SeatOf seatOf_;
    WrongTries tries_;
};

} // namespace elgrande::lan
