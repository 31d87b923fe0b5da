// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/doorkeeper.h"

#include "app/lan/code_exchange.h"

namespace elgrande::lan {

void Doorkeeper::setCode(const JoinCode& code) {
    code_ = code;
    secret_.reset();
    budget_.renewCode();
    ++codes_;
}

std::optional<Reason> Doorkeeper::refusal(const QHostAddress& address, const SeatToken& token, Moment at) {
    if (seatOf_(token)) return {};
    if (budget_.isShutOut(address, at)) return Reason::TooManyTries;
    budget_.wrongToken(address, at);
    return Reason::WrongSeat;
}

// Before anything is judged: at a code that is spent it is nobody's own fault.
std::optional<Reason> Doorkeeper::refusalNow(const QHostAddress& address, Moment at) const {
    if (budget_.isCodeSpent()) return Reason::Full;
    return budget_.isShutOut(address, at) ? std::optional(Reason::TooManyTries) : std::nullopt;
}

std::variant<Doorkeeper::Exchange, Reason> Doorkeeper::begin(const QHostAddress& address, const QByteArray& share,
                                                             Moment at) {
    if (const std::optional<Reason> refusal = refusalNow(address, at)) return *refusal;
    if (!secret_) {
        const auto secret = exchangeSecret(code_, host_);
        if (!secret) return Reason::Full; // no memory: it may try again
        secret_ = *secret;
    }
    auto exchange = Spake2::begin(Side::Host, *secret_, exchangeNames(host_));
    if (!exchange) return Reason::Full;
    QByteArray ours = exchange->share();
    auto agreement = std::move(*exchange).agree(share);
    if (!agreement) return Reason::Unexpected;
    return Exchange(codes_, std::move(ours), std::move(*agreement));
}

std::variant<QByteArray, Reason> Doorkeeper::judge(const Exchange& exchange, const QHostAddress& address,
                                                   const QByteArray& proof, Moment at) {
    if (exchange.code_ != codes_) return Reason::WrongCode;
    // Once more, because other attempts may have been judged since.
    if (const std::optional<Reason> refusal = refusalNow(address, at)) return *refusal;
    if (!exchange.agreement_.key(proof)) {
        budget_.wrong(address, at);
        return Reason::WrongCode;
    }
    budget_.right(address);
    return exchange.agreement_.proof();
}

} // namespace elgrande::lan
