// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Statistics over all finished games: on the left what to ask, above whose games count, in the middle a chart and the
// table it is drawn from. The bars show the column by which the table is sorted. Files are read on another thread.
#pragma once

#include "app/statistics/archive_reader.h"
#include "app/statistics/tables.h"
#include "model/core/result.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace elgrande {

class ChartSheet;
class Theme;

class StatisticsWindow : public QDialog {
    Q_OBJECT

  public:
    StatisticsWindow(const QString& folder, Theme& theme, QWidget* parent = nullptr);

    void reload();
    void ask(statistics::Subject subject);
    const statistics::Table& table() const { return table_; } // as computed, before sorting
    Result<void> exportTo(const QString& path);

  signals:
    void read(); // the games are there
    void replayWanted(const QString& file);
    void summaryWanted(const QString& file);
    void fileWanted(); // another game than those here, to be replayed

  private:
    void arrange();
    void fillFilters();
    void refresh();
    void fillTable();
    void drawChart();
    void showNote();
    void askWhereToExport();
    QString chosenFile() const;
    statistics::Subject subject() const;
    statistics::Filter filter() const;

    QString folder_;
    ArchiveReader reader_;
    QListWidget* subjects_;
    QLabel* personLabel_;
    QComboBox* person_;
    QLabel* editionLabel_;
    QComboBox* edition_;
    QLabel* expansionsLabel_;
    QComboBox* expansions_;
    QLabel* sizeLabel_;
    QComboBox* size_;
    ChartSheet* chart_;
    QTableWidget* rows_;
    QLabel* note_;
    QPushButton* replay_;
    QPushButton* file_;
    QPushButton* summary_;
    QPushButton* export_;
    QPushButton* close_;
    statistics::Table table_;
    bool loaded_ = false;
};

} // namespace elgrande
