// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens with which guests return to their seats, from any address and after any break. A guest stores one in a private
// file for each game, bound to the host's key; it is not part of the settings, so that a copied settings folder copies
// no seat. The host stores only a hash.
#pragma once

#include "app/lan/host_pin.h"
#include "app/lan/secret_bytes.h"
#include "model/core/ids.h"
#include "model/core/result.h"

#include <QByteArray>
#include <QCborMap>
#include <QString>

namespace elgrande::lan {

struct SeatTokenTag;
using SeatToken = SecretBytes<16, SeatTokenTag>;

// What the host stores: SHA-256 of the token.
class SeatTokenHash {
  public:
    static constexpr qsizetype kSize = 32;

    explicit SeatTokenHash(const SeatToken& token);
    // From the table's file; nothing if the size is wrong.
    static std::optional<SeatTokenHash> of(const QByteArray& bytes);
    bool fits(const SeatToken& token) const; // in constant time
    const QByteArray& bytes() const { return bytes_; }

  private:
    explicit SeatTokenHash(QByteArray bytes)
        : bytes_(std::move(bytes)) {}

    QByteArray bytes_;
};

// The guest's file for one table, named by the pin of the host's key.
class SeatFile {
  public:
    SeatFile(const QString& folder, const HostPin& table);

    Result<void> keep(const SeatToken& token) const; // of a guest that has not sat down yet
    // Where it has sat down itself, so that its share is in the deck (seat_commitment.h). Other seats were handed over.
    void noteSat(Seat seat) const;
    bool hasSat(Seat seat) const;
    // Nothing if there is none, or if it is not for this table.
    std::optional<SeatToken> token() const;
    void forget() const;
    // Random bytes, created once per table, that never leave this computer (GuestSecret in seat_commitment.h).
    Result<QByteArray> secret() const;
    const QString& path() const { return path_; }

  private:
    std::optional<QCborMap> read() const;

    HostPin table_;
    QString path_;
};

} // namespace elgrande::lan
