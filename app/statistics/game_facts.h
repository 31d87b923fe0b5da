// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What one finished game contributes to the statistics: who sat where and scored what from which source, place and
// card. Everything is found by replaying the record, so that a new question to old games needs no new file.
#pragma once

#include "model/core/event.h"
#include "model/core/result.h"
#include "model/observe/catalogue.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <array>
#include <string>
#include <vector>

namespace elgrande {

inline constexpr int kScorings = 3;

struct SeatFacts {
    QString name;
    QString agent; // empty: a person
    std::string colour;
    int score = 0;
    int place = 1; // in the final ranking; equal ones share it
    bool winner = false;
    std::array<int, kScorings> scorings{}; // points of each general scoring
    int castillo = 0;                      // of them in the Castillo
    int regions = 0;                       // of them elsewhere
    int special = 0;                       // points of special scorings
    int other = 0;                         // and of what came between them, as goods that come home
    std::vector<int> course;               // score at the end of each round
};

// Points that one place gave to each seat.
struct PlaceFacts {
    std::string id;
    std::string source; // "base" or the expansion's id: whose words it has
    std::array<int, kMaxSeats> points{};
};

// An action card that was taken.
struct CardFact {
    std::string id;
    std::string source;
    int seat = 0;
    int points = 0;    // made by whoever took it, while its special action ran
    bool used = false; // the special action was begun and not vetoed
};

struct GameFacts {
    QString file; // where the record lies; empty: nowhere
    QDateTime date;
    QString edition;
    QStringList expansions;
    int rounds = 0;
    std::vector<SeatFacts> seats;
    std::vector<PlaceFacts> places;
    std::vector<CardFact> cards;
};

// The facts out of what happened. `winners` as the rules have settled ties.
GameFacts factsOf(const Catalogue& catalogue, const std::vector<Event>& history, const std::vector<Seat>& winners);
// The same out of a record; the error says why it does not count (damaged, not finished).
Result<GameFacts> factsOfRecord(const std::string& recordText);

} // namespace elgrande
