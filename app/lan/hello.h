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

namespace elgrande {
struct Setup;
}

namespace elgrande::lan {

// Programs with different major numbers cannot play. With different minor numbers both use the lower one.
inline constexpr int kProtocolMajor = 1;
// 1: a guest may ask for its alternatives; 2: it may ask to be let in.
inline constexpr int kProtocolMinor = 2;

struct Hello {
    int major = kProtocolMajor;
    int minor = kProtocolMinor;
    QString version;        // of the program, as displayed
    QByteArray rules;       // rulesMark() of the rules with the table's expansions; empty: not known
    QStringList expansions; // ids; host: of this table, guest: all installed ones
    QString language;       // of the window, "de"
    bool knock = false;     // host: a guest may ask to be let in (knock.h)

    QCborMap toMap() const;
    // A missing field or one of another type is an error: every version sends them all.
    static Result<Hello> fromMap(const QCborMap& map);
    bool operator==(const Hello&) const = default;
};

// Limits with which a hello stays below 512 bytes.
inline constexpr int kHelloExpansions = 16;
inline constexpr int kHelloText = 20; // characters of the version, of the language and of an id

QByteArray rulesMark(std::uint64_t fingerprint);
QStringList expansionsOf(const Setup& setup); // ids, with that of an expansion that is an edition
// Of the rules with these expansions (or an edition among them) and every option as printed; empty if one is missing.
QByteArray rulesMarkOf(const QStringList& expansions);

// One incompatibility, from the point of view of one side.
struct Difference {
    enum class Kind {
        TheyAreNewer,       // protocol
        TheyAreOlder,       // protocol
        WeLackExpansions,   // we are the guest
        TheyLackExpansions, // we are the host
        OtherRules,         // same expansions, other rules in them
        OtherVersion,       // of the program; they can still play
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
// The difference and what to do about it, in the language of the program. `titles`: of the missing expansions.
QString differenceText(const Difference& difference, const QStringList& titles);

} // namespace elgrande::lan
