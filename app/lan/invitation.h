// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The way to a hosted game as people send it to each other: address and join code, also as a link that opens this
// program. Whoever reads one only fills in a form with it: it comes from anybody.
//
//     elgrande://join/192.168.0.7:23610/K7H-3XA
#pragma once

#include "app/lan/address.h"
#include "app/lan/join_code.h"

#include <optional>

namespace elgrande::lan {

struct Invitation {
    std::optional<TableAddress> address;
    std::optional<JoinCode> code;
};

inline const QString kLinkScheme = QStringLiteral("elgrande");

QString linkTo(const TableAddress& address, const JoinCode& code);
// Nothing else than a link to a game, with or without its code; nothing: it is none.
std::optional<Invitation> readLink(const QString& link);
// A link somewhere in a message, or else a code and perhaps an address in numbers. Nothing: there is no code.
std::optional<Invitation> invitationIn(const QString& message);

} // namespace elgrande::lan
