// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays the person's part of a game in a real window by pointer and keyboard only: looks at what the window offers now,
// takes one of the offers by a seeded choice, and clicks it. It never calls the model.
#pragma once

#include "app/window/main_window.h"

#include <QRandomGenerator>

#include <functional>
#include <vector>

namespace elgrande {

class WindowPlayer {
  public:
    WindowPlayer(MainWindow& window, quint32 seed)
        : window_(window)
        , random_(seed) {}

    // Waits until somebody at the screen is asked, then does one click. False: nothing happened for too long.
    bool step();
    int clicks() const { return clicks_; }

  private:
    using Click = std::function<void()>;
    bool waitForQuestion();
    std::vector<Click> offers();
    void addButtons(std::vector<Click>& offers);
    void addCards(std::vector<Click>& offers);
    void addBoard(std::vector<Click>& offers);
    bool liftCurtain();
    bool setDisk();
    bool fillPanel();

    MainWindow& window_;
    QRandomGenerator random_;
    int clicks_ = 0;
};

} // namespace elgrande
