// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Admission at the host: by the token of a guest of this game, or else by the join code, which a guest proves without
// telling it (code_exchange.h). Wrong attempts at either cost the same budget of an address (code_budget.h).
#pragma once

#include "app/lan/code_budget.h"
#include "app/lan/host_pin.h"
#include "app/lan/join_code.h"
#include "app/lan/parting.h"
#include "app/lan/seat_token.h"
#include "app/lan/spake2.h"

#include <QHostAddress>

#include <functional>
#include <optional>
#include <variant>

namespace elgrande::lan {

class Doorkeeper {
  public:
    using SeatOf = std::function<bool(const SeatToken&)>; // whether a guest of this game has this token

    // An attempt with the code whose proof has not come yet; it belongs to one connection.
    class Exchange {
      public:
        const QByteArray& share() const { return share_; } // to be sent

      private:
        friend class Doorkeeper;
        Exchange(int code, QByteArray share, Spake2Agreement agreement)
            : code_(code)
            , share_(std::move(share))
            , agreement_(std::move(agreement)) {}

        int code_; // at which it was begun
        QByteArray share_;
        Spake2Agreement agreement_;
    };

    Doorkeeper(const JoinCode& code, const HostPin& host, SeatOf seatOf, const Limits& limits)
        : code_(code)
        , host_(host)
        , seatOf_(std::move(seatOf))
        , budget_(limits) {}

    // Attempts that are under way fail, and cost nothing.
    void setCode(const JoinCode& code);
    // After twenty wrong attempts. Nobody enters by a code until there is another one.
    bool isCodeSpent() const { return budget_.isCodeSpent(); }

    // An address that has used up its attempts.
    bool isShutOut(const QHostAddress& address, Moment at) const { return budget_.isShutOut(address, at); }

    // Why a guest with this token is refused; nothing: it is admitted. An address that has used up its attempts is not
    // listened to, unless the token is right.
    std::optional<Reason> refusal(const QHostAddress& address, const SeatToken& token, Moment at);
    // A guest's share; or why the guest is refused.
    std::variant<Exchange, Reason> begin(const QHostAddress& address, const QByteArray& share, Moment at);
    // A guest's proof: the host's own, to be sent to the guest, which is admitted; or why it is refused. Afterwards the
    // code may be spent.
    std::variant<QByteArray, Reason> judge(const Exchange& exchange, const QHostAddress& address,
                                           const QByteArray& proof, Moment at);

  private:
    std::optional<Reason> refusalNow(const QHostAddress& address, Moment at) const;

    JoinCode code_;
    HostPin host_;
    SeatOf seatOf_;
    CodeBudget budget_;
    std::optional<Spake2Scalar> secret_; // of this code, derived for its first guest
    int codes_ = 0;                      // that there were before
};

} // namespace elgrande::lan
