// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Admission at the host: by the token of a guest of this game, or else by the invitation. Wrong attempts at either
// count together, so that neither can be guessed; an address with too many of them is banned for five minutes.
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
    using SeatOf = std::function<bool(const SeatToken&)>; // whether a guest of this game has this token

    Doorkeeper(const Invitation& invitation, SeatOf seatOf, const Limits& limits)
        : invitation_(invitation)
        , seatOf_(std::move(seatOf))
        , tries_(limits) {}

    void setInvitation(const Invitation& invitation) { invitation_ = invitation; }
    // Why the guest is refused; nothing: it is admitted. Attempts from a banned address are not checked.
    std::optional<Reason> refusal(const QHostAddress& address, const Entry& entry, Moment at);

  private:
    Invitation invitation_;
    SeatOf seatOf_;
    WrongTries tries_;
};

} // namespace elgrande::lan
