// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the archive of finished games (app/table/archive.h) for the statistics, on a worker thread: a thousand games
// take a second or two.
#pragma once

#include "app/statistics/game_facts.h"
#include "views/toolkit/worker.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace elgrande {

// Reads on a thread of its own; a new reading takes the place of the one before.
class ArchiveReader : public QObject {
    Q_OBJECT

  public:
    explicit ArchiveReader(QObject* parent = nullptr);

    void start(const QString& folder);
    const std::vector<GameFacts>& games() const { return games_; } // oldest first, after finished()
    const QStringList& damaged() const { return damaged_; }        // "file: why it does not count"

  signals:
    void progress(int read, int of);
    void finished();

  private:
    void run(const QString& folder); // on the thread

    std::vector<GameFacts> games_;
    QStringList damaged_;
    Worker worker_;
};

} // namespace elgrande
