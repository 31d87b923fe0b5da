// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions on what is visible and at what size: full screen, log, forecast and threats, the board, replaying the last
// scoring.
#pragma once

#include "app/shell/desk.h"

namespace elgrande {

class ViewDesk : public Desk {
    Q_OBJECT

  public:
    explicit ViewDesk(const Workplace& at);

    QAction* const fullScreen;
    QAction* const log;
    QAction* const logDrawer; // over the sea
    QAction* const enlarge;   // the board
    QAction* const reduce;
    QAction* const wholeBoard;
    QAction* const lastScoring;
    QAction* const ranks; // who holds which, on the scoreboards
    QAction* const forecast;
    QAction* const threats;
    QAction* const advice; // each time one step more
    QAction* const why;    // of the last move of a computer player
    QAction* const standing;
    QAction* const repeat; // the last announcement

    void refresh() override;

  private:
    GamePage* seenPage() const; // the game's or a replay's; null: neither is shown
    void announceStanding();
    void repeatAnnouncement();
    void showFullScreen(bool on);
    void showWith(QAction* action, QWidget& tab);

    GameModel& model_;
    GamePage& page_;
    Settings& settings_;
};

} // namespace elgrande
