// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Which finished games, and whose results in them, a statistic covers.
#pragma once

#include "app/statistics/game_facts.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace elgrande::statistics {

struct Filter {
    QString player;          // empty: everybody
    QString edition;         // empty: every
    int players = 0;         // at the table; 0: any number
    QString expansions = {}; // one of expansionsIn(); empty: whichever
};

std::vector<GameFacts> filtered(const std::vector<GameFacts>& games, const Filter& filter);
QStringList namesOf(const std::vector<GameFacts>& games); // people, most games first
// Which expansions have been played together: the base game alone first if there was one, then by name.
QStringList expansionsIn(const std::vector<GameFacts>& games);
QString expansionsTitle(const QString& expansions);
QString personAt(const SeatFacts& seat); // empty: a computer player
bool isCounted(const SeatFacts& seat, const Filter& filter);

} // namespace elgrande::statistics
