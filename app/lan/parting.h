// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Why a connection ends, on the wire and in words. The layouts of "error" and "goodbye" are frozen for ever, as that of
// the hello: every version of the program understands them before it knows the version of its peer. An unknown reason
// is shown with the text that was sent along.
#pragma once

#include "model/core/result.h"

#include <QCborMap>
#include <QString>

#include <optional>

namespace elgrande::lan {

// The numbers never change; new ones are added at the end of their group.
enum class Reason {
    // Said by either side.
    Left = 1,        // left
    NoFrame = 2,     // what came is no frame, or one that has no business now
    Flood = 3,       // too many frames
    NotFetched = 4,  // too much is waiting to be fetched
    TooSlow = 5,     // not admitted in time
    Silent = 6,      // no sign of life
    NotElGrande = 7, // no hello of this program
    Different = 8,   // other protocol, expansions or rules
    Unexpected = 9,  // a message that makes no sense now
    // Said by the host.
    HostCloses = 20,
    WrongCode = 21,
    WrongSeat = 22, // the token fits no seat here
    TooManyTries = 23,
    Full = 24, // too many connections, in all or of this address
    TakenOver = 25,
    Removed = 26,       // by the host
    ClosedForGood = 27, // by the host, who keeps nothing of it
    // Never on the wire.
    NoConnection = 100, // nobody answers there
    NotSecure = 101,    // no TLS 1.3 there
    OtherHost = 102,    // another key than the code says
    Lost = 103,         // the connection broke
    TurnedAway = 104,   // closed before anything was said
};

struct Parting {
    enum class Kind { Error, Goodbye };
    Kind kind = Kind::Goodbye;
    int number = static_cast<int>(Reason::Left);
    QString text; // English, at most kPartingText characters, for who does not know the number

    QCborMap toMap() const;
    // Nothing where the map is neither of the two.
    static std::optional<Parting> fromMap(const QCborMap& map);
    bool operator==(const Parting&) const = default;
};
inline constexpr int kPartingText = 120;

// An error, or a goodbye for peaceful reasons.
Parting partingFor(Reason reason);
// What happened and what to do, in the language of the program.
QString reasonText(Reason reason);
QString partingText(const Parting& parting);

} // namespace elgrande::lan
