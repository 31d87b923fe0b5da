// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Entering with the join code: the messages of both sides between the hellos and admission, without the connection that
// carries them. Each side learns that the other one has the code, and the guest that nobody is between it and the host,
// because the key that it has seen in TLS is part of the exchange (spake2.h).
//
//     guest                               host
//       ── enter {share} ──▶
//                           ◀── share {share} ──
//       ── proof {proof} ──▶                          a wrong one costs an attempt (code_budget.h)
//                           ◀── proof {proof} ──      then the guest is in, and pins the host's key
#pragma once

#include "app/lan/code_budget.h"
#include "app/lan/parting.h"
#include "app/lan/short_code.h"
#include "app/lan/spake2.h"

#include <QByteArray>
#include <QCborMap>
#include <QHostAddress>

#include <optional>
#include <variant>

namespace elgrande::lan {

// SHA-256 of the public key in the host's certificate, as either side has it from TLS.
using HostHash = QByteArray;

// The guest's side of one attempt.
class GuestExchange {
  public:
    // Takes some 0.1 s (spake2Secret()).
    static Result<GuestExchange> begin(const ShortCode& code, const HostHash& host);

    QCborMap enter() const; // the first message to send
    // What the host has sent. The message is to be sent in return; it is empty when isProved(). An error means that the
    // host does not have the code, or that the message makes no sense.
    Result<QCborMap> take(const QCborMap& message);
    // The host has proved that it has the code, and the same key.
    bool isProved() const { return isProved_; }

  private:
    explicit GuestExchange(Spake2 exchange)
        : exchange_(std::move(exchange)) {}

    std::optional<Spake2> exchange_;           // until the host's share has come
    std::optional<Spake2Agreement> agreement_; // then
    bool isProved_ = false;
};

// The host's side: one for all its guests.
class CodeDoor {
  public:
    // One attempt whose proof has not come yet; it belongs to one connection.
    class Exchange {
      public:
        QCborMap answer() const; // to send

      private:
        friend class CodeDoor;
        Exchange(int code, QByteArray share, Spake2Agreement agreement)
            : code_(code)
            , share_(std::move(share))
            , agreement_(std::move(agreement)) {}

        int code_; // at which it was begun
        QByteArray share_;
        Spake2Agreement agreement_;
    };

    CodeDoor(const ShortCode& code, HostHash host, const Limits& limits)
        : code_(code)
        , host_(std::move(host))
        , budget_(limits) {}

    const ShortCode& code() const { return code_; }
    // Attempts that are under way fail, and cost nothing.
    void setCode(const ShortCode& code);
    // After twenty wrong attempts. Nobody enters until there is another code.
    bool isCodeSpent() const { return budget_.isCodeSpent(); }

    // `enter` of a guest; or why it is refused.
    std::variant<Exchange, Reason> begin(const QHostAddress& address, const QCborMap& message, Moment at);
    // `proof` of a guest: the host's own, to be sent; or why it is refused. Afterwards the code may be spent.
    std::variant<QCborMap, Reason> judge(const Exchange& exchange, const QHostAddress& address, const QCborMap& message,
                                         Moment at);

  private:
    ShortCode code_;
    HostHash host_;
    CodeBudget budget_;
    std::optional<Spake2Scalar> secret_; // of this code, derived for its first guest
    int codes_ = 0;                      // that there were before
};

} // namespace elgrande::lan
