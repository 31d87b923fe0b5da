// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The first message of either side, frozen for ever: it lets any two versions of the program explain why they are
// incompatible and what to do about it. The host sends what its game uses, the guest answers with what it has and
// computes the fingerprint for the host's expansions itself. Fields may be added; none changes its meaning.
#pragma once

#include "model/core/result.h"

#include <QByteArray>
#include <QCborMap>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace elgrande::lan {

// Another major number: the two cannot play. Another minor one: both use what the lower one knows.
inline constexpr int kProtocolMajor = 1;
inline constexpr int kProtocolMinor = 0;

struct Hello {
    int major = kProtocolMajor;
    int minor = kProtocolMinor;
    QString version;        // of the program, as it is shown
    QByteArray rules;       // fingerprint of the rules with the table's expansions, as rulesMark(); empty: not known
    QStringList expansions; // ids; host: of this table, guest: all that it has
    QString language;       // of the window, "de"

    QCborMap toMap() const;
    // What is missing or of another type is an error: no hello of any version lacks it.
    static Result<Hello> fromMap(const QCborMap& map);
    bool operator==(const Hello&) const = default;
};

// Fits into a hello that has to fit into 512 bytes: so many expansions, of ids so long.
inline constexpr int kHelloExpansions = 16;
inline constexpr int kHelloText = 20; // characters of the version, the language and of an id

QByteArray rulesMark(std::uint64_t fingerprint);

// One thing in which the two sides differ, as one of them sees it.
struct Difference {
    enum class Kind {
        TheyAreNewer,       // protocol
        TheyAreOlder,       // protocol
        WeLackExpansions,   // we are the guest
        TheyLackExpansions, // we are the host
        OtherRules,         // same expansions, other rules in them
        OtherVersion,       // of the program; one can play all the same
    };
    Kind kind;
    QString ours;
    QString theirs;
    QStringList expansions; // ids that are missing
    bool operator==(const Difference&) const = default;
};

enum class Side { Host, Guest };

QList<Difference> differences(const Hello& ours, const Hello& theirs, Side we);
bool keepsApart(const Difference& difference);
bool canPlay(const QList<Difference>& differences);
// What differs and what to do, in the language of the program. `titles`: what the missing expansions are called.
QString differenceText(const Difference& difference, const QStringList& titles);

} // namespace elgrande::lan
