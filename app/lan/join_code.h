// The code that the host tells the guests: six groups of four letters. The first sixteen letters are the pin of the
// host's key, so that nobody can pretend to be the host; the last eight are the invitation, without which the host lets
// nobody in.
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
    // As people type it. The error is a sentence for the player, saying what is wrong with it.
    static Result<JoinCode> read(const QString& typed);
};

inline constexpr int kJoinLetters = 24;

} // namespace elgrande::lan
