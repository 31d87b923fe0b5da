// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The questions that statistics answer, each as a table: by person, by computer player, by edition and so on. Numbers
// stay numbers, so that a table can be sorted, drawn as bars and written to a file; how they are shown is told by the
// column.
#pragma once

#include "app/statistics/filter.h"

#include <QString>

#include <vector>

namespace elgrande::statistics {

enum class Subject { People, Computers, Editions, TableSizes, Seats, Cards, Places, Course, Games };

enum class Format { Text, Whole, Mean, Percent, Date };

struct Column {
    QString head;
    Format format = Format::Text;
    QString tip; // one plain line
};

struct Row {
    QString name;               // first column
    std::vector<double> values; // second column and further; NaN: nothing to tell
    std::vector<QString> texts; // where the column is text or a date
    QString file;               // the game, where the row is one
};

struct Table {
    std::vector<Column> columns;
    std::vector<Row> rows;
    int plotted = 1; // column whose bars are shown first; 0: no bars
};

Table tableOf(const std::vector<GameFacts>& games, const Filter& filter, Subject subject);

// A person's results, game by game, smoothed over the last few.
struct Course {
    QString name;
    std::vector<double> points;
};
std::vector<Course> courses(const std::vector<GameFacts>& games, const Filter& filter);

QString shown(double value, Format format);
QString csvOf(const Table& table); // RFC 4180, numbers with a point

} // namespace elgrande::statistics
