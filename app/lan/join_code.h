// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The join code: 24 characters in six groups of four. The first sixteen are the pin of the host's key, which
// authenticates the host; the last eight are the invitation, which authenticates the guest.
#pragma once

#include "app/lan/secret_bytes.h"
#include "model/core/result.h"

#include <QString>

#include <array>
#include <cstdint>

namespace elgrande::lan {

using HostPin = std::array<std::uint8_t, 10>; // the first 80 bits of SHA-256 of the public key (host_key.h); no secret
struct InvitationTag;
using Invitation = SecretBytes<5, InvitationTag>;

struct JoinCode {
    HostPin pin{};
    Invitation invitation;

    QString text() const; // "XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"
    // Accepts what people type. The error tells the player what is wrong.
    static Result<JoinCode> read(const QString& typed);
};

inline constexpr int kJoinLetters = 24;

} // namespace elgrande::lan
