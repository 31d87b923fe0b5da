// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// An unfinished game as players see it: round, sets, players with their scores, and the board. Finding out takes a
// replay of the game, a few milliseconds, and the picture some more; both can be done on another thread.
#pragma once

#include "app/table/shelf.h"

#include <QImage>
#include <QSize>
#include <QString>

#include <string>
#include <vector>

namespace elgrande {

class SmallMap;

struct SeatStanding {
    std::string colour;
    QString name;
    int score = 0;
};

struct UnfinishedGame {
    QString line;                    // "Round 4 – Inés, Diego, Lucía"; for a file that cannot be read its name
    QString set;                     // "Big Box, Grandissimo"; empty where that cannot be read
    QString when;                    // "Round 4"
    QString where;                   // "may be open elsewhere"; mostly empty
    std::vector<SeatStanding> seats; // by seat; none where they cannot be read
    QImage map;                      // null: it was not asked for, or cannot be read

    bool isReadable() const { return !seats.empty(); }
    QString about(const QString& between) const; // round, sets, where it is
    QString spoken() const;                      // all but the picture, as a sentence
};

QString whereItIs(Hold hold); // empty: it is free

// The board with nothing that is secret.
struct WantedMap {
    SmallMap& painter;
    QSize pixels;
};
UnfinishedGame unfinishedIn(const QString& file, const WantedMap* map = nullptr);
// The same for a game of the shelf, which may be open elsewhere.
UnfinishedGame unfinishedIn(const Shelf::Kept& kept);

} // namespace elgrande
