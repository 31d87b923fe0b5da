// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The key of a hosted game: a P-256 key with a self-signed certificate, created with OpenSSL because Qt cannot. Key and
// join code are stored next to the game's journal, so the code and what it gives survive a crash of the host. Guests
// identify the key only by its pin and ignore authorities, names and dates.
#pragma once

#include "app/lan/host_pin.h"
#include "app/lan/join_code.h"
#include "model/core/ids.h"
#include "model/core/result.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>

#include <chrono>
#include <optional>

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
    // Changes the join code, also if it cannot be written: new guests need the new one, and seats that are taken stay
    // taken. `gives`: the seat for which the new one is (Hosting::handOver); None: that of the table.
    Result<void> changeCode(const QString& path, Seat gives = Seat::None);

    const HostPin& pin() const { return pin_; }
    const JoinCode& code() const { return code_; }
    Seat gives() const { return gives_; } // what the code does
    const QSslConfiguration& configuration() const {
        return configuration_;
    } // for the host: TLS 1.3 only, no certificates of guests

  private:
    HostKey(const QByteArray& pem, const HostPin& pin, const JoinCode& code);
    static Result<HostKey> fromFile(const QByteArray& bytes);
    static Result<HostKey> fromPem(const QByteArray& pem, const JoinCode& code);
    Result<void> keep(const QString& path) const;

    QByteArray pem_; // of the key and of the certificate
    HostPin pin_;
    JoinCode code_;
    Seat gives_ = Seat::None;
    QSslConfiguration configuration_;
};

// The pin of the certificate's public key. Nothing if it is not a key of our kind.
std::optional<HostPin> pinOf(const QSslCertificate& certificate);

// For the guest: TLS 1.3 only, no trusted authorities.
QSslConfiguration guestConfiguration();
// Whether the certificate has this pin, and all errors are those of a self-signed certificate. Without a pin: of any
// host.
bool isPinned(const QSslCertificate& certificate, const QList<QSslError>& errors, const std::optional<HostPin>& pin);

} // namespace elgrande::lan
