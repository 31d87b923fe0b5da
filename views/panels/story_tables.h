// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Tables of the points of a game for reading, also by a screen reader: everybody's score after each round and scoring,
// and what each place, the secret disks and the action cards gave to whom.
#pragma once

#include "views/charts/charts.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QTableWidget>

namespace elgrande {

class GameModel;

// General scorings have Roman numbers, so that nobody takes them for rounds.
QString scoringNumber(int number);

// Seats as columns: with their names where all of them fit, else with their signs alone.
class SeatHeader final : public QHeaderView {
  public:
    explicit SeatHeader(QWidget* parent);
    bool hasNames() const;

  protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
};

class StoryTables {
    Q_DECLARE_TR_FUNCTIONS(elgrande::StoryTables)

  public:
    StoryTables(const GameModel& model, const Theme& theme)
        : model_(model)
        , theme_(theme) {}

    void fillCourse(QTableWidget& table) const;
    void fillYield(QTableWidget& table) const;

    // The same scores as lines of a chart.
    std::vector<ChartLine> lines() const;
    ChartWords words() const;

  private:
    void fill(QTableWidget& table, const QStringList& names, const std::vector<std::vector<int>>& points,
              bool blanks) const;
    static void explain(QTableWidget& table, int row, const QString& words);

    const GameModel& model_;
    const Theme& theme_;
};

} // namespace elgrande
