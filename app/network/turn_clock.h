// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Elapsed time of the current turn against the player's chosen limit. It is only a reminder: nobody loses a move by it,
// and it stops while somebody is disconnected.
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
    bool isWanted() const;        // there is a clock, and a turn to be timed
    std::chrono::milliseconds spent() const;
    bool isOver() const;
    bool hasHeightForWidth() const override { return false; }

  signals:
    void ranOut(elgrande::Seat seat); // once in a turn

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
    std::chrono::milliseconds before_{}; // spent while it did not stand still
    lan::Moment since_{};
    QTimer ticks_;
};

} // namespace elgrande
