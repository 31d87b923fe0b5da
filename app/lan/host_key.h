// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The key of a hosted game: a P-256 key with a self-signed certificate, created with OpenSSL because Qt cannot. Key and
// invitation are stored next to the game's journal, so the join code survives a crash of the host. Guests identify the
// key only by its pin and ignore authorities, names and dates.
#pragma once

#include "app/lan/join_code.h"
#include "model/core/result.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>

#include <chrono>

namespace elgrande::lan {

// Validity of the certificate, counted from now. Guests ignore it; it is wide because the clocks of players differ.
struct Validity {
    std::chrono::days from{-365};
    std::chrono::days until{3650};
};

class HostKey {
  public:
    static Result<HostKey> make(Validity validity = {});
    // The key in the file, or a new one if there is no file. A file that is not a key is an error and stays.
    static Result<HostKey> keptIn(const QString& path);
    // Changes the join code: new guests need the new one, and seats that are taken stay taken.
    Result<void> inviteAnew(const QString& path);

    const HostPin& pin() const { return pin_; }
    JoinCode code() const { return {pin_, invitation_}; }
    const QSslConfiguration& configuration() const {
        return configuration_;
    } // for the host: TLS 1.3 only, no certificates of guests

  private:
    HostKey(const QByteArray& pem, const HostPin& pin, const Invitation& invitation);
    static Result<HostKey> fromFile(const QByteArray& bytes);
    static Result<HostKey> fromPem(const QByteArray& pem, const Invitation& invitation);
    Result<void> keep(const QString& path) const;

    QByteArray pem_; // of the key and of the certificate
    HostPin pin_;
    Invitation invitation_;
    QSslConfiguration configuration_;
};

// The pin of the certificate's public key. Nothing if it is not a key of our kind.
std::optional<HostPin> pinOf(const QSslCertificate& certificate);

// For the guest: TLS 1.3 only, no trusted authorities.
QSslConfiguration guestConfiguration();
// Whether the certificate has this pin, and all errors are those of a self-signed certificate.
bool isPinned(const QSslCertificate& certificate, const QList<QSslError>& errors, const HostPin& pin);

} // namespace elgrande::lan
