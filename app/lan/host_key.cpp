// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/host_key.h"

#include "app/lan/openssl_handle.h"
#include "app/storage/files.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QSslKey>

#include <algorithm>

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

namespace elgrande::lan {
namespace {

const QByteArray kCodeLine = "Join code: ";
const QByteArray kForSeat = " for seat ";     // counted from 1
constexpr qint64 kLargestKeyFile = 16 * 1024; // bytes; a key and its certificate have 800

using KeyPair = OpenSslHandle<EVP_PKEY, EVP_PKEY_free>;
using Certificate = OpenSslHandle<X509, X509_free>;
using Number = OpenSslHandle<BIGNUM, BN_free>;
using Memory = OpenSslHandle<BIO, BIO_free_all>;

bool setSerial(X509* certificate) {
    constexpr int kBits = 127; // positive in 16 bytes
    const Number number(BN_new());
    return number && BN_rand(number.get(), kBits, BN_RAND_TOP_ANY, BN_RAND_BOTTOM_ANY) == 1 &&
           BN_to_ASN1_INTEGER(number.get(), X509_get_serialNumber(certificate)) != nullptr;
}

bool setDates(X509* certificate, const Validity& validity) {
    const auto set = [](ASN1_TIME* time, std::chrono::days from) {
        return X509_time_adj_ex(time, static_cast<int>(from.count()), 0, nullptr) != nullptr;
    };
    return set(X509_getm_notBefore(certificate), validity.from) && set(X509_getm_notAfter(certificate), validity.until);
}

bool setName(X509* certificate) {
    const auto* const name = reinterpret_cast<const unsigned char*>("El Grande");
    X509_NAME* const subject = X509_get_subject_name(certificate);
    return X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, name, -1, -1, 0) == 1 &&
           X509_set_issuer_name(certificate, subject) == 1;
}

Certificate certificateFor(EVP_PKEY* key, const Validity& validity) {
    Certificate certificate(X509_new());
    const bool made = certificate && X509_set_version(certificate.get(), X509_VERSION_3) == 1 &&
                      setSerial(certificate.get()) && setDates(certificate.get(), validity) &&
                      setName(certificate.get()) && X509_set_pubkey(certificate.get(), key) == 1 &&
                      X509_sign(certificate.get(), key, EVP_sha256()) > 0;
    return made ? std::move(certificate) : nullptr;
}

// Key and certificate, as they are kept.
QByteArray pemOf(EVP_PKEY* key, X509* certificate) {
    const Memory memory(BIO_new(BIO_s_secmem()));
    if (!memory || PEM_write_bio_PrivateKey(memory.get(), key, nullptr, nullptr, 0, nullptr, nullptr) != 1 ||
        PEM_write_bio_X509(memory.get(), certificate) != 1)
        return {};
    char* text = nullptr;
    const long size = BIO_get_mem_data(memory.get(), &text);
    return {text, static_cast<qsizetype>(size)};
}

QByteArray newPem(const Validity& validity) {
    const KeyPair key(EVP_EC_gen("P-256"));
    const Certificate certificate = key ? certificateFor(key.get(), validity) : nullptr;
    return certificate ? pemOf(key.get(), certificate.get()) : QByteArray();
}

Error damagedKey() { return QT_TRANSLATE_NOOP("elgrande::errors", "The game's key is damaged."); }

// What a self-signed certificate of whatever date lacks.
bool isExpected(const QSslError& error) {
    switch (error.error()) {
    case QSslError::SelfSignedCertificate:
    case QSslError::HostNameMismatch:
    case QSslError::CertificateNotYetValid:
    case QSslError::CertificateExpired:
        return true;
    default:
        return false;
    }
}

} // namespace

HostKey::HostKey(const QByteArray& pem, const HostPin& pin, const JoinCode& code)
    : pem_(pem)
    , pin_(pin)
    , code_(code)
    , configuration_(QSslConfiguration::defaultConfiguration()) {
    configuration_.setProtocol(QSsl::TlsV1_3OrLater);
    configuration_.setPrivateKey(QSslKey(pem, QSsl::Ec));
    configuration_.setLocalCertificate(QSslCertificate(pem));
    configuration_.setPeerVerifyMode(QSslSocket::VerifyNone);
}

Result<HostKey> HostKey::make(Validity validity) {
    const QByteArray pem = newPem(validity);
    if (pem.isEmpty()) return Error(QT_TRANSLATE_NOOP("elgrande::errors", "The game's key could not be created."));
    return fromPem(pem, JoinCode::random());
}

Result<HostKey> HostKey::keptIn(const QString& path) {
    if (QFileInfo::exists(path)) {
        const Result<QByteArray> kept = readWhole(path, kLargestKeyFile);
        return kept ? fromFile(*kept) : kept.fault();
    }
    Result<HostKey> key = make();
    if (!key) return key;
    const Result<void> kept = key->keep(path);
    return kept ? key : kept.fault();
}

Result<void> HostKey::changeCode(const QString& path, Seat gives) {
    code_ = JoinCode::random();
    gives_ = gives;
    return keep(path);
}

// The code and what it gives in a line of their own, then what OpenSSL writes.
Result<void> HostKey::keep(const QString& path) const {
    QByteArray line = kCodeLine + code_.text().toLatin1();
    if (gives_ != Seat::None) line += kForSeat + QByteArray::number(static_cast<int>(index(gives_)) + 1);
    return writePrivately(path, line + '\n' + pem_);
}

Result<HostKey> HostKey::fromFile(const QByteArray& bytes) {
    const qsizetype end = bytes.indexOf('\n');
    if (!bytes.startsWith(kCodeLine) || end < 0) return damagedKey();
    QByteArray line = bytes.left(end).mid(kCodeLine.size());
    Seat gives = Seat::None;
    if (const qsizetype at = line.indexOf(kForSeat); at >= 0) {
        const int seat = line.mid(at + kForSeat.size()).toInt(); // 0: no number
        if (seat < 1 || seat > kMaxSeats) return damagedKey();
        gives = seatAt(seat - 1);
        line.truncate(at);
    }
    const auto code = JoinCode::read(QString::fromLatin1(line));
    Result<HostKey> key = code ? fromPem(bytes.mid(end + 1), *code) : damagedKey();
    if (key) key->gives_ = gives;
    return key;
}

Result<HostKey> HostKey::fromPem(const QByteArray& pem, const JoinCode& code) {
    const Memory memory(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())));
    const KeyPair secret(memory ? PEM_read_bio_PrivateKey(memory.get(), nullptr, nullptr, nullptr) : nullptr);
    const Certificate its(memory ? PEM_read_bio_X509(memory.get(), nullptr, nullptr, nullptr) : nullptr);
    const std::optional<HostPin> pin = pinOf(QSslCertificate(pem));
    if (!pin || !secret || !its || X509_check_private_key(its.get(), secret.get()) != 1) return damagedKey();
    return HostKey(pem, *pin, code);
}

std::optional<HostPin> pinOf(const QSslCertificate& certificate) {
    const QSslKey key = certificate.publicKey();
    if (key.isNull() || key.algorithm() != QSsl::Ec) return {};
    return pinFrom(QCryptographicHash::hash(key.toDer(), QCryptographicHash::Sha256));
}

QSslConfiguration guestConfiguration() {
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_3OrLater);
    configuration.setCaCertificates({});
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    return configuration;
}

bool isPinned(const QSslCertificate& certificate, const QList<QSslError>& errors, const std::optional<HostPin>& pin) {
    const std::optional<HostPin> its = pinOf(certificate);
    return its && (!pin || its == pin) && std::all_of(errors.begin(), errors.end(), isExpected);
}

} // namespace elgrande::lan
