// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/new_game_defaults.h"

#include "app/new_game/person_picker.h"
#include "app/settings/settings.h"
#include "model/agents/levels.h"
#include "model/game_model/plain_text.h"
#include "model/rules/setup.h"
#include "views/persons/persons.h"
#include "views/texts/texts.h"

#include <QSet>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kFewestSeats = 2;
constexpr int kUsualSeats = 4;

bool isSeatKind(const QString& kind) {
    return kind.isEmpty() || std::ranges::any_of(levels(), [&](const Level& each) {
               return kind == QLatin1String(each.id.data(), static_cast<qsizetype>(each.id.size()));
           });
}

// The player first, then whoever else sat at the last table.
QStringList peopleOf(const Settings& settings) {
    QStringList people{settings.playerName()};
    for (const QVariant& seat : settings.lastTable().value(QStringLiteral("seats")).toList())
        if (const QStringList parts = seat.toStringList(); parts.size() == 2 && parts[1].isEmpty())
            people << plainText(parts[0], Settings::kLongestName);
    people.removeAll(QString());
    people.removeDuplicates();
    return people;
}

QSet<QString> knownExpansionIds() {
    QSet<QString> ids;
    for (const ExpansionFacts& each : knownExpansions()) ids << QString::fromStdString(each.id);
    return ids;
}

QSet<QString> knownOptionIds() {
    std::vector<std::vector<std::string>> sets{{}};
    for (const ExpansionFacts& each : knownExpansions()) sets.push_back(smallestSetOf(each));
    QSet<QString> ids;
    for (const std::string& edition : knownEditions())
        for (const auto& set : sets)
            for (const OptionFacts& option : knownOptions(edition, set)) ids << QString::fromStdString(option.id);
    return ids;
}

QStringList changedExpansions(const QStringList& kept, QStringList now) {
    const QSet<QString> known = knownExpansionIds();
    for (const QString& each : kept)
        if (!known.contains(each)) now << each;
    return now;
}

// `sameGame`: edition and expansions are as they were, so a value that could not be shown still belongs to its option.
QVariantMap changedOptions(const QVariantMap& kept, const QVariantMap& before, QVariantMap now, bool sameGame) {
    const QSet<QString> known = knownOptionIds();
    for (auto each = kept.begin(); each != kept.end(); ++each) {
        const bool wasShown = !sameGame || before.contains(each.key());
        if (!now.contains(each.key()) && (!known.contains(each.key()) || !wasShown)) now.insert(each.key(), *each);
    }
    return now;
}

QVariantList changedSeats(const QVariantList& kept, const QVariantList& before, QVariantList now) {
    for (qsizetype i = 0; i < std::min({kept.size(), before.size(), now.size()}); ++i)
        if (now[i] == before[i]) now[i] = kept[i];
    return now;
}

} // namespace

QString usualSeatKind(int seat) {
    if (seat == 0) return {};
    const std::string_view agent = persons()[static_cast<std::size_t>(seat) - 1].agent;
    return levelPart(QString::fromStdString(std::string(agent)));
}

QStringList seatKinds(const QVariantMap& kept) {
    const QVariantList seats = kept.value(QStringLiteral("seats")).toList();
    const bool sits = seats.size() >= kFewestSeats && seats.size() <= kMaxSeats;
    QStringList kinds;
    for (int i = 0; i < (sits ? static_cast<int>(seats.size()) : kUsualSeats); ++i) {
        const QStringList parts = sits ? seats[i].toStringList() : QStringList();
        const QString kind = levelPart(parts.value(1));
        kinds << (parts.size() >= 2 && isSeatKind(kind) ? kind : usualSeatKind(i));
    }
    return kinds;
}

QVariantList seatsOfKinds(const QStringList& kinds) {
    QVariantList seats;
    for (const QString& kind : kinds) seats << QVariant(QStringList{QString(), kind});
    return seats;
}

QVariantMap newGameTable(const Settings& settings) {
    QVariantMap table = settings.newGames();
    const std::vector<std::string> colours = knownColours();
    QStringList people = peopleOf(settings);
    QStringList names;
    QVariantList seats;
    for (const QString& kind : seatKinds(table)) {
        const auto at = static_cast<std::size_t>(seats.size());
        const Person* const person = kind.isEmpty() ? nullptr : somebody(kind, names, 0);
        QString name = person != nullptr ? person->name : QString();
        if (kind.isEmpty() && !people.isEmpty())
            name = people.takeFirst();
        else if (kind.isEmpty() && at > 0) // the seat in front has a name for nobody in particular
            name = texts::colourName(QString::fromStdString(colours[at]));
        seats << QVariant(QStringList{name, person != nullptr ? shifted(*person, kind) : kind});
        names << name;
    }
    table.insert(QStringLiteral("seats"), seats);
    return table;
}

QVariantMap changedDefaults(QVariantMap kept, const QVariantMap& before, const QVariantMap& now) {
    const QString expansions = QStringLiteral("expansions");
    const QString options = QStringLiteral("options");
    const QString seats = QStringLiteral("seats");
    const auto isSame = [&](const QString& key) { return before.value(key) == now.value(key); };
    const bool sameGame = isSame(QStringLiteral("edition")) && isSame(expansions);
    const QVariantMap old = kept;
    for (auto each = now.begin(); each != now.end(); ++each)
        if (!isSame(each.key())) kept.insert(each.key(), *each);
    if (!isSame(expansions))
        kept.insert(expansions,
                    changedExpansions(old.value(expansions).toStringList(), now.value(expansions).toStringList()));
    if (!isSame(options) || !sameGame)
        kept.insert(options, changedOptions(old.value(options).toMap(), before.value(options).toMap(),
                                            now.value(options).toMap(), sameGame));
    if (!isSame(seats))
        kept.insert(seats,
                    changedSeats(old.value(seats).toList(), before.value(seats).toList(), now.value(seats).toList()));
    return kept;
}

} // namespace elgrande
