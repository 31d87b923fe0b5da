// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Entering with the join code: what guest and host (doorkeeper.h) have to agree on, and the guest's side, without the
// connection that carries the messages. Each side learns that the other one has the code, and the guest that nobody is
// between it and the host, because the key that it has seen in TLS is part of the exchange (spake2.h).
//
//     guest                               host
//       -- enter {share} -->
//                           <-- share {share} --
//       -- proof {proof} -->                          a wrong one costs an attempt (code_budget.h)
//                           <-- proof {proof} --      then the guest is in, and pins the host's key
#pragma once

#include "app/lan/host_pin.h"
#include "app/lan/join_code.h"
#include "app/lan/seat_token.h"
#include "app/lan/spake2.h"
#include "model/core/result.h"

#include <QCborMap>

#include <optional>

namespace elgrande::lan {

Spake2Names exchangeNames(const HostPin& host);
// Takes some 16 ms (spake2Secret()).
Result<Spake2Scalar> exchangeSecret(const JoinCode& code, const HostPin& host);

// The guest's side of one attempt.
class GuestExchange {
  public:
    // `host`: of the certificate that TLS has shown. Takes some 16 ms.
    // `token`: if this computer has one for the host's key, to return to its seat with the code too.
    static Result<GuestExchange> begin(const JoinCode& code, const HostPin& host,
                                       const std::optional<SeatToken>& token = {});

    QCborMap enter() const; // the first message to send
    // What the host has sent. The message is to be sent in return; it is empty when isProved(). An error means that the
    // host does not have the code, or that the message makes no sense.
    Result<QCborMap> take(const QCborMap& message);
    // The host has proved that it has the code, and the same key.
    bool isProved() const { return isProved_; }

  private:
    GuestExchange(Spake2 exchange, const std::optional<SeatToken>& token)
        : exchange_(std::move(exchange))
        , token_(token) {}

    std::optional<Spake2> exchange_;           // until the host's share has come
    std::optional<Spake2Agreement> agreement_; // then
    std::optional<SeatToken> token_;
    bool isProved_ = false;
};

} // namespace elgrande::lan
