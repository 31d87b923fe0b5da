// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Why a connection ends: the last message on the wire, and its words. Like the hello, the layouts of "error" and
// "goodbye" are frozen for ever, so that every version understands them before it knows the version of its peer. An
// unknown reason is displayed as the text that comes with it.
#pragma once

#include "model/core/result.h"

#include <QCborMap>
#include <QString>

#include <optional>

namespace elgrande::lan {

// The numbers never change; new ones are added at the end of their group.
enum class Reason {
    // Sent by either side.
    Left = 1,        // left
    NoFrame = 2,     // not a frame, or one that is not allowed now
    Flood = 3,       // too many frames
    NotFetched = 4,  // the peer does not receive its output
    TooSlow = 5,     // not admitted in time
    Silent = 6,      // no sign of life
    NotElGrande = 7, // no hello of this program
    Different = 8,   // other protocol, expansions or rules
    Unexpected = 9,  // an invalid or unexpected message
    // Sent by the host.
    HostCloses = 20,
    WrongCode = 21,
    WrongSeat = 22, // unknown token
    TooManyTries = 23,
    Full = 24, // too many connections, in all or of this address
    TakenOver = 25,
    Removed = 26,       // by the host
    ClosedForGood = 27, // by the host; nothing is saved
    NotLetIn = 28,      // by the host, who was asked (knock.h)
    NotAnswered = 29,   // by the host, who was asked
    NoKnocks = 30,      // the host cannot be asked now
    // Never on the wire.
    NoConnection = 100, // no answer from the address
    NotSecure = 101,    // no TLS 1.3 there
    OtherHost = 102,    // another key, or one without the code
    Lost = 103,         // the connection broke
    TurnedAway = 104,   // closed before any message
};

struct Parting {
    enum class Kind { Error, Goodbye };
    Kind kind = Kind::Goodbye;
    int number = static_cast<int>(Reason::Left);
    QString text; // English, at most kPartingText characters, for a peer that does not know the number

    QCborMap toMap() const;
    // Nothing if the map is neither of the two.
    static std::optional<Parting> fromMap(const QCborMap& map);
    bool operator==(const Parting&) const = default;
};
inline constexpr int kPartingText = 120;

// A goodbye for an orderly end, otherwise an error.
Parting partingFor(Reason reason);
// What happened and what to do, in the language of the program.
QString reasonText(Reason reason);
QString partingText(const Parting& parting);

} // namespace elgrande::lan
