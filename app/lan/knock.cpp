// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/knock.h"

#include "app/lan/entry.h"
#include "app/lan/openssl_handle.h"
#include "app/lan/secret_bytes.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <openssl/core_names.h>
#include <openssl/kdf.h>
#include <openssl/params.h>

#include <array>

namespace elgrande::lan {
namespace {

QByteArray randomNonce() {
    QByteArray nonce(kKnockNonce, Qt::Uninitialized);
    fillRandomly(reinterpret_cast<std::uint8_t*>(nonce.data()), static_cast<std::size_t>(nonce.size()));
    return nonce;
}

OSSL_PARAM octets(const char* key, QByteArray& bytes) {
    return OSSL_PARAM_construct_octet_string(key, bytes.data(), static_cast<std::size_t>(bytes.size()));
}

} // namespace

QByteArray knockSeal(const HostPin& host, const QByteArray& hostNonce) {
    return QCryptographicHash::hash("elgrande knock seal " + bytesOf(host) + hostNonce, QCryptographicHash::Sha256);
}

// Of eight bytes, so that all numbers are as good as equally likely.
QString knockNumber(const HostPin& host, const QString& name, const QByteArray& guestNonce,
                    const QByteArray& hostNonce) {
    constexpr quint64 kNumbers = 10'000;
    const OpenSslHandle<EVP_KDF, EVP_KDF_free> method(EVP_KDF_fetch(nullptr, OSSL_KDF_NAME_HKDF, nullptr));
    const OpenSslHandle<EVP_KDF_CTX, EVP_KDF_CTX_free> context(method ? EVP_KDF_CTX_new(method.get()) : nullptr);
    QByteArray digest = "SHA256";
    QByteArray salt = "elgrande knock";
    QByteArray nonces = guestNonce + hostNonce;
    QByteArray info = bytesOf(host) + name.toUtf8();
    const std::array<OSSL_PARAM, 5> parameters{
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0), octets(OSSL_KDF_PARAM_SALT, salt),
        octets(OSSL_KDF_PARAM_KEY, nonces), octets(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
    std::array<std::uint8_t, sizeof(quint64)> bytes{};
    if (!context || EVP_KDF_derive(context.get(), bytes.data(), bytes.size(), parameters.data()) != 1) return {};
    const quint64 number = qFromBigEndian<quint64>(bytes.data()) % kNumbers;
    return QString::number(number).rightJustified(kKnockDigits, QLatin1Char('0'), false);
}

GuestKnock::GuestKnock(const QString& name, const HostPin& host)
    : name_(name)
    , host_(host)
    , nonce_(randomNonce()) {}

QCborMap GuestKnock::enter() const { return Entry{.knock = name_}.toMap(); }

Result<QCborMap> GuestKnock::take(const QCborMap& message) {
    if (seal_.isEmpty()) {
        const auto seal = sealIn(message);
        if (!seal) return Error("no seal");
        seal_ = *seal;
        return nonceMessage(nonce_);
    }
    const auto theirs = nonceIn(message);
    if (!theirs || !number_.isEmpty()) return Error("no nonce");
    if (knockSeal(host_, *theirs) != seal_) return Error("another nonce than the sealed one");
    number_ = knockNumber(host_, name_, nonce_, *theirs);
    return number_.isEmpty() ? Error("no number") : Result(QCborMap());
}

HostKnock::HostKnock(const QString& name, const HostPin& host)
    : name_(name)
    , host_(host)
    , nonce_(randomNonce()) {}

QCborMap HostKnock::seal() const { return sealMessage(knockSeal(host_, nonce_)); }

Result<QCborMap> HostKnock::take(const QCborMap& message) {
    const auto theirs = nonceIn(message);
    if (!theirs || !number_.isEmpty()) return Error("no nonce");
    number_ = knockNumber(host_, name_, *theirs, nonce_);
    return number_.isEmpty() ? Error("no number") : Result(nonceMessage(nonce_));
}

} // namespace elgrande::lan
