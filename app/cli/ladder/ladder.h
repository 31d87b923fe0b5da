// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A rating table over any number of entrants. Who meets whom is drawn evenly, every deal is played once for each
// rotation of its entrants through the seats (arena.h), and finished deals are appended to a file of lines, so that a
// ladder can be stopped, resumed and extended.
#pragma once

#include "app/cli/arena.h"
#include "app/cli/ladder/plackett_luce.h"

#include <QByteArray>
#include <QJsonObject>

namespace elgrande::cli {

using Lineup = std::vector<std::size_t>; // entrants, one for each seat; somebody twice only where there are too few

// Of the deals 0, 1, …: the same from the same seed, and the first ones the same however many there are. Nobody plays
// more than one deal more than another where all find room.
std::vector<Lineup> lineups(std::size_t entrants, int players, int deals, const std::string& seed);

struct LadderGame {
    std::vector<int> scores;          // as lined up
    std::vector<int> places;          // 1: first
    std::optional<std::size_t> loser; // by a fault, as lined up
    std::string why;
};

struct LadderDeal {
    int deal = 0;
    Lineup lineup;
    std::vector<LadderGame> games; // by rotation: who is lined up at i sits at seat (i + rotation) mod players
};

// The winners of a game (with the tie-break that was agreed) are first, the others follow by points; who has lost by a
// fault is last, and all others are first.
std::vector<int> placesOf(const ArenaGame& game, int players);

QByteArray lineOf(const LadderDeal& deal);
std::optional<LadderDeal> dealFrom(const QByteArray& line, std::size_t entrants, int players); // nothing: it is none

struct LadderRow {
    std::size_t entrant = 0;
    Rating rating;
    int games = 0;        // seats, where somebody plays several
    double share = 0;     // of wins
    double meanScore = 0; // in games that nobody lost by a fault
    int faults = 0;
    std::string fault; // the first of them
};
// The best first; to the last digit the same for the same deals in another order.
std::vector<LadderRow> ladderTable(std::vector<LadderDeal> deals, std::size_t entrants);

} // namespace elgrande::cli
