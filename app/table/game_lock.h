// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Ownership of an unfinished game: a file beside the game, locked by the kernel as long as the game is open, that names
// its owner. A lock left behind by its program (a kill, a power cut) is ignored where that can be proved: by the
// kernel, if the lock was made since this computer was started, or by a later start of this computer. Process numbers
// prove nothing, because other computers and sandboxes have their own.
#pragma once

#include <QString>

#include <memory>

namespace elgrande {

enum class Hold {
    Free,
    Doubtful,  // a lock of another computer, or one that nobody can ask about: only the player knows
    Elsewhere, // on a table of another program, which is alive
    Here,      // on a table of this program
};

class GameLock {
  public:
    static Hold holdOf(const QString& game); // changes nothing

    // Null: the game is on a table, or it is doubtful and that does not do. Where locks cannot be made (a folder
    // without leave to write) there is one that holds nothing, because games can still be looked at.
    enum class Doubtful { Leave, Take };
    static std::unique_ptr<GameLock> take(const QString& game, Doubtful doubtful);

    ~GameLock();
    GameLock(const GameLock&) = delete;
    GameLock& operator=(const GameLock&) = delete;

    static QString fileOf(const QString& game);
    static QByteArray mark(); // what this program writes into its locks

  private:
    GameLock(QString file, int handle)
        : file_(std::move(file))
        , handle_(handle) {}

    QString file_;
    int handle_; // -1: holds nothing
};

} // namespace elgrande
