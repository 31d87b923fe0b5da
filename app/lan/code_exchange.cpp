// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/code_exchange.h"

#include "app/lan/entry.h"

namespace elgrande::lan {

Spake2Names exchangeNames(const HostPin& host) { return {"elgrande guest", "elgrande host " + bytesOf(host), {}}; }

Result<Spake2Scalar> exchangeSecret(const JoinCode& code, const HostPin& host) {
    return spake2Secret(code.letters(), "elgrande code " + bytesOf(host));
}

Result<GuestExchange> GuestExchange::begin(const JoinCode& code, const HostPin& host,
                                           const std::optional<SeatToken>& token) {
    const auto secret = exchangeSecret(code, host);
    if (!secret) return secret.fault();
    auto exchange = Spake2::begin(Side::Guest, *secret, exchangeNames(host));
    return exchange ? Result(GuestExchange(std::move(*exchange), token)) : exchange.fault();
}

QCborMap GuestExchange::enter() const { return exchange_ ? Entry{{}, exchange_->share()}.toMap() : QCborMap(); }

Result<QCborMap> GuestExchange::take(const QCborMap& message) {
    if (exchange_) {
        const auto share = shareIn(message);
        auto agreement = share ? std::move(*exchange_).agree(*share) : Error("no share");
        exchange_.reset();
        if (!agreement) return agreement.fault();
        agreement_ = std::move(*agreement);
        return Proof{agreement_->proof(), token_}.toMap();
    }
    const auto proof = Proof::fromMap(message);
    if (!agreement_ || !proof) return Error("no proof");
    isProved_ = agreement_->key(proof->proof).has_value();
    agreement_.reset();
    return isProved_ ? Result(QCborMap()) : Error("a wrong proof");
}

} // namespace elgrande::lan
