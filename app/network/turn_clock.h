// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Elapsed time of the current turn against the limit that the player has set. It is only a reminder: it costs nobody a
// move, and it stops while someone is disconnected.
#pragma once

#include "app/lan/moment.h"
#include "model/core/ids.h"

#include <QLabel>
#include <QTimer>

namespace elgrande {

class GameModel;

class TurnClock : public QLabel {
    Q_OBJECT

  public:
    explicit TurnClock(GameModel& model, QWidget* parent = nullptr, lan::Clock clock = lan::now);

    void setMinutes(int minutes); // of a turn; 0: no clock
    bool isWanted() const;        // a limit is set, and a turn is in progress
    std::chrono::milliseconds spent() const;
    bool isOver() const;
    bool hasHeightForWidth() const override { return false; }

  signals:
    void ranOut(elgrande::Seat seat); // once per turn

  private:
    void heed();
    void tick();

    GameModel& model_;
    lan::Clock clock_;
    int minutes_ = 0;
    int round_ = -1;
    Seat seat_ = Seat::None;
    bool runs_ = false;
    bool told_ = false;
    std::chrono::milliseconds before_{}; // time spent before the last stop
    lan::Moment since_{};
    QTimer ticks_;
};

} // namespace elgrande
