// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/hello.h"

#include "app/lan/say.h"
#include "model/game_model/plain_text.h"
#include "model/rules/rules_builder.h"

#include <QCborArray>
#include <QLocale>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace elgrande::lan {
namespace {

const QString kHelloMagic = u"El Grande"_s;
constexpr qint64 kMostProtocol = 9999;
constexpr qsizetype kMostMark = 32; // bytes; other versions may have longer fingerprints

bool isProtocol(const QCborValue& value) {
    return value.isInteger() && value.toInteger() >= 0 && value.toInteger() <= kMostProtocol;
}

Result<QStringList> expansionsIn(const QCborValue& value) {
    const QCborArray list = value.toArray();
    if (!value.isArray() || list.size() > kHelloExpansions) return Error("a hello without a list of expansions");
    QStringList ids;
    for (const QCborValue each : list) {
        if (!each.isString() || each.toString().size() > kHelloText) return Error("an expansion without an id");
        ids.append(plainText(each.toString(), kHelloText));
    }
    return ids;
}

QString protocolOf(const Hello& hello) {
    return Say::tr("%1 (protocol %2.%3)")
        .arg(hello.version, QString::number(hello.major), QString::number(hello.minor));
}

} // namespace

QCborMap Hello::toMap() const {
    QCborMap map;
    map.insert(u"t"_s, u"hello"_s);
    map.insert(u"magic"_s, kHelloMagic);
    map.insert(u"major"_s, major);
    map.insert(u"minor"_s, minor);
    map.insert(u"version"_s, version.left(kHelloText));
    map.insert(u"rules"_s, rules);
    map.insert(u"expansions"_s, QCborArray::fromStringList(expansions.mid(0, kHelloExpansions)));
    map.insert(u"language"_s, language.left(kHelloText));
    return map;
}

Result<Hello> Hello::fromMap(const QCborMap& map) {
    if (map.value(u"t"_s).toString() != u"hello" || map.value(u"magic"_s).toString() != kHelloMagic)
        return Error("no hello of El Grande");
    const QCborValue major = map.value(u"major"_s);
    const QCborValue minor = map.value(u"minor"_s);
    if (!isProtocol(major) || !isProtocol(minor)) return Error("a hello without a protocol");
    const QCborValue rules = map.value(u"rules"_s);
    if (!rules.isByteArray() || rules.toByteArray().size() > kMostMark) return Error("a hello without rules");
    if (!map.value(u"version"_s).isString() || !map.value(u"language"_s).isString())
        return Error("a hello without a version or language");
    const Result<QStringList> expansions = expansionsIn(map.value(u"expansions"_s));
    if (!expansions) return expansions.fault();
    return Hello{static_cast<int>(major.toInteger()),
                 static_cast<int>(minor.toInteger()),
                 plainText(map.value(u"version"_s).toString(), kHelloText),
                 rules.toByteArray(),
                 *expansions,
                 plainText(map.value(u"language"_s).toString(), kHelloText)};
}

QByteArray rulesMark(std::uint64_t fingerprint) {
    QByteArray mark(sizeof fingerprint, Qt::Uninitialized);
    qToBigEndian(fingerprint, mark.data());
    return mark;
}

QByteArray rulesMarkOf(const QStringList& expansions) {
    Setup setup;
    setup.houseRules = true;
    for (const ExpansionFacts& each : knownExpansions()) {
        if (!expansions.contains(QString::fromStdString(each.id))) continue;
        if (each.edition.empty())
            setup.expansions.push_back(each.id);
        else
            setup.edition = each.edition;
    }
    const auto rules = RulesBuilder::build(setup);
    return rules ? rulesMark((*rules)->fingerprint) : QByteArray();
}

QList<Difference> differences(const Hello& ours, const Hello& theirs, Side we) {
    using Kind = Difference::Kind;
    if (ours.major != theirs.major) // then nothing else can be told for certain
        return {{theirs.major > ours.major ? Kind::TheyAreNewer : Kind::TheyAreOlder,
                 protocolOf(ours),
                 protocolOf(theirs),
                 {}}};
    QList<Difference> found;
    const Hello& host = we == Side::Host ? ours : theirs;
    const Hello& guest = we == Side::Host ? theirs : ours;
    QStringList missing;
    for (const QString& each : host.expansions)
        if (!guest.expansions.contains(each)) missing.append(each);
    if (!missing.isEmpty())
        found.append({we == Side::Host ? Kind::TheyLackExpansions : Kind::WeLackExpansions, ours.version,
                      theirs.version, missing});
    else if (ours.rules != theirs.rules)
        found.append({Kind::OtherRules, ours.version, theirs.version, {}});
    if (found.isEmpty() && ours.version != theirs.version)
        found.append({Kind::OtherVersion, ours.version, theirs.version, {}});
    return found;
}

bool keepsApart(const Difference& difference) { return difference.kind != Difference::Kind::OtherVersion; }

bool canPlay(const QList<Difference>& differences) {
    return std::none_of(differences.begin(), differences.end(), keepsApart);
}

QString differenceText(const Difference& difference, const QStringList& titles) {
    const auto filled = [&difference](const QString& text) { return text.arg(difference.ours, difference.theirs); };
    const QString list = QLocale().createSeparatedList(titles);
    switch (difference.kind) {
    case Difference::Kind::TheyAreNewer:
        return filled(Say::tr("You have El Grande %1; the other computer has the newer version %2. Install the newer "
                              "version here."));
    case Difference::Kind::TheyAreOlder:
        return filled(Say::tr("You have El Grande %1; the other computer has the older version %2. Install the newer "
                              "version there."));
    case Difference::Kind::WeLackExpansions:
        return Say::tr("This game uses something that is missing here: %1. Install the other computer's version "
                       "of El Grande (%2) here.")
            .arg(list, difference.theirs);
    case Difference::Kind::TheyLackExpansions:
        return Say::tr("This game uses something that is missing on the other computer: %1. Install this version "
                       "of El Grande (%2) there, or play without it.")
            .arg(list, difference.ours);
    case Difference::Kind::OtherRules:
        return filled(Say::tr("The two programs have different rules (El Grande %1 here, %2 there). Install the same "
                              "version on both computers."));
    case Difference::Kind::OtherVersion:
        return filled(
            Say::tr("You have El Grande %1; the other computer has %2. The rules are the same, so you can play "
                    "together."));
    }
    return {};
}

} // namespace elgrande::lan
