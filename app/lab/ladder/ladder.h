// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A rating table over any number of entrants. Who meets whom is drawn evenly, every deal is played once for each
// rotation of its entrants through the seats (arena.h), and finished deals are appended to a file of lines, so that a
// ladder can be stopped, resumed and extended.
#pragma once

#include "app/lab/arena.h"
#include "app/lab/ladder/plackett_luce.h"

#include <QByteArray>
#include <QJsonObject>

namespace elgrande::cli {

using Lineup = std::vector<std::size_t>; // entrants, one for each seat; repeated only if there are fewer than seats

// Of the deals 0, 1, …: determined by the seed, and each independent of the number of deals. With enough entrants for
// all seats, their numbers of deals differ by at most one.
std::vector<Lineup> lineups(std::size_t entrants, int players, int deals, const std::string& seed);

struct LadderGame {
    std::vector<int> scores;          // by index of the line-up
    std::vector<int> places;          // 1: first
    std::optional<std::size_t> loser; // by a fault; an index of the line-up
    std::string why;
};

struct LadderDeal {
    int deal = 0;
    Lineup lineup;
    std::vector<LadderGame> games; // by rotation: entrant i of the line-up has seat (i + rotation) mod players
};

// The winners of a game (by the tie-break of its rules) are first, the others follow by points. After a fault its
// entrant is last, and all others are first.
std::vector<int> placesOf(const ArenaGame& game, int players);

QByteArray lineOf(const LadderDeal& deal);
std::optional<LadderDeal> dealFrom(const QByteArray& line, std::size_t entrants, int players); // nothing: it is none

struct LadderRow {
    std::size_t entrant = 0;
    Rating rating;
    int games = 0;        // counted for each seat
    double share = 0;     // of wins
    double meanScore = 0; // of games without a fault
    int faults = 0;
    std::string fault; // the first of them
};
// Best first; exactly the same for any order of the deals.
std::vector<LadderRow> ladderTable(std::vector<LadderDeal> deals, std::size_t entrants);

} // namespace elgrande::cli
