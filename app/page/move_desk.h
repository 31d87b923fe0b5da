// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions on the player's own move: undo, redo, end the turn, speed up a computer player.
#pragma once

#include "app/shell/desk.h"

namespace elgrande {

class MoveDesk : public Desk {
    Q_OBJECT

  public:
    explicit MoveDesk(const Workplace& at);

    QAction* const undo;
    QAction* const redo;
    QAction* const resetTurn;
    QAction* const confirm; // end the turn
    QAction* const hurry;

    void refresh() override;

  private:
    bool mayEndTurn() const; // one of the answers
    void endTurn();

    GameModel& model_;
    const CurrentTable& table_;
};

} // namespace elgrande
