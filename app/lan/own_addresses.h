// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The addresses under which other computers can reach this one.
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>

namespace elgrande::lan {

struct OwnAddress {
    QString network; // the interface's name
    QHostAddress address;
};

// The likeliest first. Without those that lead only to programs of this computer; link-local ones only if there are no
// others.
QList<QHostAddress> usableOf(const QList<OwnAddress>& all);
QList<QHostAddress> ownAddresses(); // usable now, as interfaces come and go

} // namespace elgrande::lan
