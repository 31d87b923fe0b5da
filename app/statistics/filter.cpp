// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/filter.h"

#include "app/names/set_names.h"
#include "app/statistics/say.h"

#include <algorithm>
#include <map>

namespace elgrande::statistics {
namespace {

const QString kNoExpansions = QStringLiteral("-");

QString expansionsOf(const GameFacts& game) {
    return game.expansions.isEmpty() ? kNoExpansions : game.expansions.join(QLatin1Char('+'));
}

} // namespace

QString personAt(const SeatFacts& seat) { return seat.agent.isEmpty() ? seat.name : QString(); }

bool isCounted(const SeatFacts& seat, const Filter& filter) {
    return filter.player.isEmpty() || (seat.agent.isEmpty() && seat.name == filter.player);
}

std::vector<GameFacts> filtered(const std::vector<GameFacts>& games, const Filter& filter) {
    std::vector<GameFacts> kept;
    std::copy_if(games.begin(), games.end(), std::back_inserter(kept), [&](const GameFacts& game) {
        if (!filter.edition.isEmpty() && game.edition != filter.edition) return false;
        if (!filter.expansions.isEmpty() && expansionsOf(game) != filter.expansions) return false;
        if (filter.players != 0 && static_cast<int>(game.seats.size()) != filter.players) return false;
        return filter.player.isEmpty() || std::any_of(game.seats.begin(), game.seats.end(),
                                                      [&](const SeatFacts& seat) { return isCounted(seat, filter); });
    });
    return kept;
}

QStringList namesOf(const std::vector<GameFacts>& games) {
    std::map<QString, int> counted;
    for (const GameFacts& game : games)
        for (const SeatFacts& seat : game.seats)
            if (const QString name = personAt(seat); !name.isEmpty()) ++counted[name];
    QStringList names;
    for (const auto& [name, count] : counted) names << name;
    std::stable_sort(names.begin(), names.end(),
                     [&](const QString& a, const QString& b) { return counted[a] > counted[b]; });
    return names;
}

QStringList expansionsIn(const std::vector<GameFacts>& games) {
    QStringList found;
    for (const GameFacts& game : games) found << expansionsOf(game);
    found.removeDuplicates();
    std::sort(found.begin(), found.end(), [](const QString& a, const QString& b) {
        if ((a == kNoExpansions) != (b == kNoExpansions)) return a == kNoExpansions;
        return expansionsTitle(a) < expansionsTitle(b);
    });
    return found;
}

QString expansionsTitle(const QString& expansions) {
    return expansions == kNoExpansions ? Say::tr("None (base game)")
                                       : setNames(expansions.split(QLatin1Char('+'))).join(QStringLiteral(" + "));
}

} // namespace elgrande::statistics
