// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The address of a host as people type it: a name or an IP address, and a port unless it is the usual one.
#pragma once

#include "model/core/result.h"

#include <QString>

namespace elgrande::lan {

struct TableAddress {
    QString host;
    quint16 port = 0;
    bool operator==(const TableAddress&) const = default;
    QString text() const; // as readAddress() reads it
};

// "192.168.0.7", "castillo.local:23611", "fe80::1%eth0", "[fe80::1]:23611". The error is a sentence for the player.
Result<TableAddress> readAddress(const QString& typed, quint16 usualPort);

} // namespace elgrande::lan
