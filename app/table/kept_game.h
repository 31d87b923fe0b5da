// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The place of the game on the table among the unfinished ones on the shelf. It is written after every decision. When
// the game leaves the table, it stays on the shelf unless it has been given up; a finished one stays until it is safe.
#pragma once

#include "app/table/autosave.h"
#include "app/table/shelf.h"

#include <QObject>
#include <QStringList>

namespace elgrande {

class TableGame;

class KeptGame : public QObject {
    Q_OBJECT

  public:
    explicit KeptGame(QObject* parent = nullptr);

    void setFolder(const QString& folder); // empty: no game is kept
    void setSafe(Shelf::IsSafe isSafe);    // else every finished game is
    const Shelf& shelf() const { return shelf_; }
    // Removes finished games from the shelf, a few at once and the others while there is nothing else to do.
    void sweep();

    void begin(Shelf::Place place); // another game, after leave()
    void leave(const TableGame& game);
    void write(const QString& recordText); // returns at once
    // Waits until everything is on disk; false: it is not, or this game has no place.
    bool flush();
    void giveUp(bool given) { givenUp_ = given; }

  signals:
    void failed(const elgrande::Error& reason); // of writing
    void swept();                               // there are fewer games on the shelf

  private:
    void sweepSlice();

    Shelf shelf_;
    Shelf::IsSafe isSafe_ = [](const QString&) { return true; };
    QStringList unswept_; // files
    Shelf::Place place_;
    bool givenUp_ = false;
    Autosave autosave_;
};

} // namespace elgrande
