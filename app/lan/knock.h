// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The knock: who finds a game asks its host to be let in, instead of proving the join code (code_exchange.h). Both
// screens show the same number of four digits, which the two people compare before the host lets the guest in. It is
// derived from the key that the guest has seen in TLS, the guest's name and a random number (nonce) of each side, so
// that somebody in between, who shows the guest another key, makes the two numbers differ.
//
//     guest                               host
//       -- enter {knock: name} -->
//                           <-- knock {seal} --     the host's commitment to its nonce
//       -- nonce {nonce} -->
//                           <-- nonce {nonce} --    both show the number; a person at the host decides
//                           <-- pass {token} --     let in: the guest pins the host's key
//
// Because the host commits first, nobody can choose a nonce that makes the numbers equal: they are so by chance, once
// in 10,000 attempts, and each attempt is seen by a person: on the host's screen as a knock, on the guest's as one that
// fails. That is the numeric comparison of Bluetooth (Core Specification, volume 2, part H, section 7.2.1); the
// commitment is also that of ZRTP (RFC 6189, section 4.4.1.1). The number is derived with HKDF (RFC 5869).
#pragma once

#include "app/lan/host_pin.h"
#include "model/core/result.h"

#include <QByteArray>
#include <QCborMap>
#include <QString>

namespace elgrande::lan {

inline constexpr qsizetype kKnockNonce = 32; // bytes
inline constexpr qsizetype kKnockSeal = 32;  // bytes of SHA-256
inline constexpr int kKnockDigits = 4;

// One that a person at the host is to answer.
struct Knock {
    int id = 0;
    QString name; // plain text, as the guest says
    QString number;
    bool operator==(const Knock&) const = default;
};
enum class KnockAnswer { LetIn, Refuse, RefuseAlways };

QByteArray knockSeal(const HostPin& host, const QByteArray& hostNonce);
// Empty if it cannot be derived: there is no memory.
QString knockNumber(const HostPin& host, const QString& name, const QByteArray& guestNonce,
                    const QByteArray& hostNonce);

class GuestKnock {
  public:
    // `host`: of the certificate that TLS has shown.
    GuestKnock(const QString& name, const HostPin& host);

    QCborMap enter() const; // the first message to send
    // What the host has sent. The message is to be sent in return; it is empty when number() is known. An error means
    // that the host has not kept to its commitment, or that the message makes no sense.
    Result<QCborMap> take(const QCborMap& message);
    const QString& number() const { return number_; } // empty: not yet

  private:
    QString name_;
    HostPin host_;
    QByteArray nonce_;
    QByteArray seal_; // of the host's nonce; empty: not yet
    QString number_;
};

class HostKnock {
  public:
    // `name`: as the guest has sent it.
    HostKnock(const QString& name, const HostPin& host);

    QCborMap seal() const; // the first message to send
    // The guest's nonce; the message is to be sent in return, and number() is known.
    Result<QCborMap> take(const QCborMap& message);
    const QString& number() const { return number_; } // empty: not yet

  private:
    QString name_;
    HostPin host_;
    QByteArray nonce_;
    QString number_;
};

} // namespace elgrande::lan
