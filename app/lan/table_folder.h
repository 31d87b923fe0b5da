// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The folder of a hosted table: the host's key, the lobby with the tokens of its guests, and the journal of its game.
// With it a table goes on after its host has exited or crashed.
#pragma once

#include "model/core/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace elgrande::lan {

class HostLobby;

class TableFolder {
  public:
    explicit TableFolder(QString path)
        : path_(std::move(path)) {}

    const QString& path() const { return path_; }
    QString key() const { return file("key"); }
    QString journal() const { return file("journal"); }
    bool create() const; // false: it cannot be made, or holds a table already

    // What stands beside the lobby in its file.
    struct State {
        bool begun = false; // the game has
        bool over = false;
        quint16 port = 0;
    };
    // What is to be kept of them, and keeping it: always as a whole, and readable only by its owner.
    static QByteArray written(const HostLobby& lobby, const State& state);
    Result<void> keep(const QByteArray& written) const;
    Result<State> read(HostLobby& lobby) const;

    // Of a table that can be resumed; nothing: there is none.
    std::optional<QString> title() const;
    // Of a finished game, without its seed; nothing: there is none, or its table is open.
    std::optional<QString> finishedRecord() const;
    void remove() const; // its files

  private:
    QString file(const char* name) const;

    QString path_;
};

} // namespace elgrande::lan
