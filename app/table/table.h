// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Operations on the table at which the window's game is played that depend on where it is: at this screen (LocalTable)
// or at a host on the network. Decisions and undo go through the GameModel; the operations here are further ones, and
// some tables do not support all of them.
#pragma once

#include <QObject>
#include <QString>

namespace elgrande {

class Table : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    virtual bool hasGame() const = 0; // running, or over and still on the table
    virtual bool running() const = 0;
    virtual bool playedHere() const = 0; // somebody has moved since the game came to this table
    // The game so far, without anything that would give away a secret still to come; empty where there is none, or none
    // to be had: whatever needs it (saving, looking back, a rematch) is then not possible.
    virtual QString recordText() const = 0;
    // Why there is no record, nothing to hurry and no pace to set, in a sentence for the player; empty where there is.
    virtual QString whyOnlyPlayed() const { return {}; }
    // Ends the wait for a computer player with the move it thinks best so far.
    virtual void hurry() = 0;
};

} // namespace elgrande
