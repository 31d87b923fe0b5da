// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Datagrams of discovery (PROTOCOL.md section 4): a guest sends a probe to the network, every host answers its sender.
// Datagrams are never trusted: joining needs the join code, which authenticates the host. A probe is padded to a fixed
// size and no answer is longer, so that hosts cannot be used for amplification attacks.
#pragma once

#include "app/lan/hello.h"
#include "app/lan/limits.h"
#include "model/core/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace elgrande::lan {

inline constexpr quint16 kBeaconPort = 23610;

// What a table announces about itself.
struct TableNotice {
    QByteArray table; // kTableId bytes; identifies the table, so that it is listed only once
    QString name;     // as plainText(), kNameLength
    Hello hello;
    quint16 port = 0; // where to join
    int seats = 0;
    int freeSeats = 0;
    bool playing = false;

    bool operator==(const TableNotice&) const = default;
};
inline constexpr qsizetype kTableId = 8;
inline constexpr qsizetype kNonce = 8;

QByteArray randomBytes(qsizetype count);

QByteArray writeProbe(const QByteArray& nonce, const Limits& limits);
// The nonce, which the answer repeats. Nothing: not a probe, or too short.
std::optional<QByteArray> readProbe(const QByteArray& datagram, const Limits& limits);

// Empty if it would be longer than a probe.
QByteArray writeNotice(const TableNotice& notice, const QByteArray& nonce, const Limits& limits);
Result<TableNotice> readNotice(const QByteArray& datagram, const QByteArray& nonce, const Limits& limits);

} // namespace elgrande::lan
