// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's actions for finished games: archiving them, statistics, and summary sheets.
#pragma once

#include "app/shell/desk.h"
#include "app/table/archive.h"

namespace elgrande {

class GameFiles;

class StatisticsDesk : public Desk {
    Q_OBJECT

  public:
    StatisticsDesk(const Workplace& at, const GameFiles& files);

    QAction* const statistics;
    QAction* const summary;

    void refresh() override;

    Archive& archive() { return archive_; } // keeps nothing until it has a folder
    void askForSummary(const QString& recordText);
    void askWhatToReplay(); // one of the finished games, or a file
    // The one on the table, once it is over; one in the network only when its host has handed out the record. Kept
    // once, however often it is handed out.
    void keepFinishedGame();
    // Whether the finished game is kept, or does not count: its other file may then go.
    bool isSafe(const QString& recordText);
    // For the player who has just seen it end; empty where it is counted, or is not over.
    QString whyNotCounted() const;

  signals:
    void replayWanted(const QString& file);
    void fileWanted(); // to be replayed: none of those that are kept

  private:
    QString gamesFolder() const;
    void showStatistics(bool forReplay);
    void openFile(const QString& path) const; // with whatever program opens such files

    GameModel& model_;
    const CurrentTable& table_;
    const GameFiles& files_;
    Settings& settings_;
    Theme& theme_;
    Archive archive_;
};

} // namespace elgrande
