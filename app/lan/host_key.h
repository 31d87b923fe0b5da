// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The key of a hosted game: a P-256 key and a self-signed certificate, created with OpenSSL, whose functions Qt does
// not offer. Key and invitation are stored with the game's journal, so that the join code survives a crash of the host.
// Guests identify the key by its pin alone; authorities, names and dates mean nothing here.
#pragma once

#include "app/lan/join_code.h"
#include "model/core/result.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>

#include <chrono>

namespace elgrande::lan {

// When the certificate is valid, counted from now. Wide, because the clocks of players differ; guests do not mind.
struct Validity {
    std::chrono::days from{-365};
    std::chrono::days until{3650};
};

class HostKey {
  public:
    static Result<HostKey> make(Validity validity = {});
    // The one in the file; a new one where there is no file. A file that is no key is an error, and stays.
    static Result<HostKey> keptIn(const QString& path);
    // From now on only who has the new code is let in; seats that are taken stay taken.
    Result<bool> inviteAnew(const QString& path);

    const HostPin& pin() const { return pin_; }
    JoinCode code() const { return {pin_, invitation_}; }
    const QSslConfiguration& configuration() const {
        return configuration_;
    } // of the host's side: TLS 1.3 only, guests show no certificate

  private:
    HostKey(const QByteArray& pem, const HostPin& pin, const Invitation& invitation);
    static Result<HostKey> fromFile(const QByteArray& bytes);
    static Result<HostKey> fromPem(const QByteArray& pem, const Invitation& invitation);
    Result<bool> keep(const QString& path) const;

    QByteArray pem_; // of the key and of the certificate
    HostPin pin_;
    Invitation invitation_;
    QSslConfiguration configuration_;
};

// Of the public key, whatever else stands in the certificate. Nothing where there is no key of the kind that we use.
std::optional<HostPin> pinOf(const QSslCertificate& certificate);

// Of the guest's side: TLS 1.3 only, nobody is trusted by default.
QSslConfiguration guestConfiguration();
// Whether the host is the one whom the code names, and nothing but what a self-signed certificate lacks is amiss.
bool isPinned(const QSslCertificate& certificate, const QList<QSslError>& errors, const HostPin& pin);

} // namespace elgrande::lan
