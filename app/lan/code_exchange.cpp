// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/code_exchange.h"

using namespace Qt::StringLiterals;

namespace elgrande::lan {
namespace {

const QString kEnterWord = u"enter"_s;
const QString kShareWord = u"share"_s; // also the field
const QString kProofWord = u"proof"_s; // also the field

QCborMap exchangeMessage(const QString& type, const QString& field, const QByteArray& bytes) {
    QCborMap map;
    map.insert(u"t"_s, type);
    map.insert(field, bytes);
    return map;
}

// The bytes in the field; nothing if it is another message, or none of this size.
std::optional<QByteArray> bytesIn(const QCborMap& map, const QString& type, const QString& field, qsizetype size) {
    const QCborValue value = map.value(field);
    if (map.value(u"t"_s).toString() != type || !value.isByteArray()) return {};
    QByteArray bytes = value.toByteArray();
    return bytes.size() == size ? std::optional(std::move(bytes)) : std::nullopt;
}

Spake2Names namesFor(const HostHash& host) { return {"elgrande guest", "elgrande host " + host, {}}; }

Result<Spake2Scalar> secretOf(const ShortCode& code, const HostHash& host) {
    return spake2Secret(code.letters(), "elgrande code " + host);
}

} // namespace

Result<GuestExchange> GuestExchange::begin(const ShortCode& code, const HostHash& host) {
    const auto secret = secretOf(code, host);
    if (!secret) return secret.fault();
    auto exchange = Spake2::begin(Side::Guest, *secret, namesFor(host));
    return exchange ? Result(GuestExchange(std::move(*exchange))) : exchange.fault();
}

QCborMap GuestExchange::enter() const {
    return exchange_ ? exchangeMessage(kEnterWord, kShareWord, exchange_->share()) : QCborMap();
}

Result<QCborMap> GuestExchange::take(const QCborMap& message) {
    if (exchange_) {
        const auto share = bytesIn(message, kShareWord, kShareWord, kSpake2Share);
        auto agreement = share ? std::move(*exchange_).agree(*share) : Error("no share");
        exchange_.reset();
        if (!agreement) return agreement.fault();
        agreement_ = std::move(*agreement);
        return exchangeMessage(kProofWord, kProofWord, agreement_->proof());
    }
    const auto proof = bytesIn(message, kProofWord, kProofWord, kSpake2Proof);
    if (!agreement_ || !proof) return Error("no proof");
    isProved_ = agreement_->key(*proof).has_value();
    agreement_.reset();
    return isProved_ ? Result(QCborMap()) : Error("a wrong proof");
}

QCborMap CodeDoor::Exchange::answer() const { return exchangeMessage(kShareWord, kShareWord, share_); }

void CodeDoor::setCode(const ShortCode& code) {
    code_ = code;
    secret_.reset();
    budget_.renewCode();
    ++codes_;
}

std::variant<CodeDoor::Exchange, Reason> CodeDoor::begin(const QHostAddress& address, const QCborMap& message,
                                                         Moment at) {
    const auto theirs = bytesIn(message, kEnterWord, kShareWord, kSpake2Share);
    if (!theirs) return Reason::Unexpected;
    if (!budget_.mayTry(address, at)) return Reason::TooManyTries;
    if (!secret_) {
        const auto secret = secretOf(code_, host_);
        if (!secret) return Reason::Full; // no memory: it may try again
        secret_ = *secret;
    }
    auto exchange = Spake2::begin(Side::Host, *secret_, namesFor(host_));
    if (!exchange) return Reason::Unexpected;
    QByteArray ours = exchange->share();
    auto agreement = std::move(*exchange).agree(*theirs);
    if (!agreement) return Reason::Unexpected;
    return Exchange(codes_, std::move(ours), std::move(*agreement));
}

std::variant<QCborMap, Reason> CodeDoor::judge(const Exchange& exchange, const QHostAddress& address,
                                               const QCborMap& message, Moment at) {
    const auto proof = bytesIn(message, kProofWord, kProofWord, kSpake2Proof);
    if (!proof) return Reason::Unexpected;
    if (exchange.code_ != codes_) return Reason::WrongCode;
    // Once more, because other attempts from this address may have been judged since.
    if (!budget_.mayTry(address, at)) return Reason::TooManyTries;
    if (!exchange.agreement_.key(*proof)) {
        budget_.wrong(address, at);
        return Reason::WrongCode;
    }
    budget_.right(address);
    return exchangeMessage(kProofWord, kProofWord, exchange.agreement_.proof());
}

} // namespace elgrande::lan
