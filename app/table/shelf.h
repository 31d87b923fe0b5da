// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Unfinished games, each in a file of its own in one folder, so that no game replaces another. An open game is locked
// (app/table/game_lock.h); a second window leaves it alone. A file that cannot be read (damaged, or of a newer version)
// is never written, and deleted only on the player's request.
#pragma once

#include "app/table/game_lock.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace elgrande {

struct Record;

class Shelf {
  public:
    // The place of one game; as long as it is held, nobody else gets it.
    struct Place {
        QString file; // empty: none
        std::unique_ptr<GameLock> lock;
    };

    explicit Shelf(QString folder = {}) // empty: no game is kept
        : folder_(std::move(folder)) {}

    // Whether the finished game with this record is safe elsewhere, or nobody wants it kept.
    using IsSafe = std::function<bool(const QString& recordText)>;

    bool isOpen() const { return !folder_.isEmpty(); }

    struct Kept {
        QString file;
        Hold hold; // never Here
    };
    QList<Kept> all() const;   // the game played last first; without those that this program has on a table
    QStringList games() const; // files of those that are free

    Place takeNew() const;
    // A place for a game that goes on from the record: that of a game with nothing that the record has not, or a new
    // one.
    Place takeFor(const Record& record) const;
    // Nothing: it is on the table in another window, or nobody knows, and that does not do.
    std::optional<Place> take(const QString& file, GameLock::Doubtful doubtful = GameLock::Doubtful::Leave) const;
    static void remove(Place place);
    enum class Finished { Stays, Gone, NotSafe };
    // Removes that game if it is over, on no table, and safe.
    Finished removeFinished(const QString& file, const IsSafe& isSafe) const;

  private:
    QString folder_;
};

} // namespace elgrande
