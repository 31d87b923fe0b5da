// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/hello.h"

#include "app/lan/messages_fields.h"
#include "app/lan/say.h"
#include "model/rules/rules_builder.h"

#include <QLocale>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace elgrande::lan {
namespace {

constexpr int kMostProtocol = 9999;
constexpr qsizetype kMostMark = 32; // bytes; other versions may have longer fingerprints

QString protocolOf(const Hello& hello) {
    return Say::tr("%1 (protocol %2.%3)")
        .arg(hello.version, QString::number(hello.major), QString::number(hello.minor));
}

} // namespace

void fields(auto& io, Of<Hello> auto& hello) {
    io.constant(kMessageType, "hello"_L1);
    io.constant("magic"_L1, "El Grande"_L1);
    io.number("major"_L1, hello.major, 0, kMostProtocol);
    io.number("minor"_L1, hello.minor, 0, kMostProtocol);
    io.cutText("version"_L1, hello.version, kHelloText);
    io.bytes("rules"_L1, hello.rules, 0, kMostMark);
    io.list("expansions"_L1, hello.expansions, 0, kHelloExpansions,
            [](auto& one, auto key, auto& id) { one.text(key, id, kHelloText); });
    io.cutText("language"_L1, hello.language, kHelloText);
    if (io.has("knock"_L1, hello.knock)) io.flag("knock"_L1, hello.knock);
}
QCborMap Hello::toMap() const { return fieldsOf(*this); }
Result<Hello> Hello::fromMap(const QCborMap& map) { return fromFields<Hello>(map); }

QByteArray rulesMark(std::uint64_t fingerprint) {
    QByteArray mark(sizeof fingerprint, Qt::Uninitialized);
    qToBigEndian(fingerprint, mark.data());
    return mark;
}

QStringList expansionsOf(const Setup& setup) {
    QStringList ids;
    for (const ExpansionFacts& each : knownExpansions())
        if (!each.edition.empty() && each.edition == setup.edition) ids.append(QString::fromStdString(each.id));
    for (const std::string& each : setup.expansions) ids.append(QString::fromStdString(each));
    ids.sort();
    return ids;
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
