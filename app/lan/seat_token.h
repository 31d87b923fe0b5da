// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens with which guests return to their seats, from any address and after any break. A guest stores one in a private
// file for each game, bound to the host's key; it is not part of the settings, so that a copied settings folder copies
// no seat. The host stores only a hash.
#pragma once

#include "app/lan/join_code.h"
#include "app/lan/secret_bytes.h"
#include "model/core/result.h"

#include <QByteArray>
#include <QString>

namespace elgrande::lan {

struct SeatTokenTag;
using SeatToken = SecretBytes<16, SeatTokenTag>;

// What the host keeps: SHA-256 of the token.
class SeatTokenHash {
  public:
    static constexpr qsizetype kSize = 32;

    explicit SeatTokenHash(const SeatToken& token);
    // From the journal; nothing unless it has the size.
    static std::optional<SeatTokenHash> of(const QByteArray& bytes);
    bool fits(const SeatToken& token) const; // in constant time
    const QByteArray& bytes() const { return bytes_; }

  private:
    explicit SeatTokenHash(QByteArray bytes)
        : bytes_(std::move(bytes)) {}

    QByteArray bytes_;
};

// The guest's file for one table, which the pin of its key names.
class SeatFile {
  public:
    SeatFile(const QString& folder, const HostPin& table);

    Result<bool> keep(const SeatToken& token) const;
    // Nothing where there is none, or where it is no token of this table.
    std::optional<SeatToken> token() const;
    void forget() const;
    // Random bytes that are made once for each table and never leave this computer (GuestSecret in seat_commitment.h).
    Result<QByteArray> secret() const;
    const QString& path() const { return path_; }

  private:
    HostPin table_;
    QString path_;
};

} // namespace elgrande::lan
