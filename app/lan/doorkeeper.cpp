// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/doorkeeper.h"

namespace elgrande::lan {

std::optional<Reason> Doorkeeper::refusal(const QHostAddress& address, const Entry& entry, Moment at) {
    if (tries_.isShutOut(address, at)) return Reason::TooManyTries;
    if (entry.token && seatOf_(*entry.token)) return {}; // with any invitation, which may have changed since
    if (entry.invitation == invitation_ && !entry.token) return {};
    tries_.wrong(address, at);
    return entry.invitation == invitation_ ? Reason::WrongSeat : Reason::WrongCode;
}

} // namespace elgrande::lan
