// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays the guided game as its words say: reads on, clicks what is lit, or presses the button that is named. It knows
// the words and the light only, not the recorded game.
#pragma once

#include "app/window/main_window.h"

namespace elgrande {

class LessonPlayer {
  public:
    explicit LessonPlayer(MainWindow& window)
        : window_(window) {}

    // One step or, where a step asks for several clicks, one of them. False: what is said cannot be done.
    bool step();
    // Until that step of the chapter that is running; false: it does not come.
    bool playTo(const QString& step);

  private:
    bool clickOn(const QString& lit);
    bool pressNamedButton();
    bool setDisk(const QString& place);

    MainWindow& window_;
};

} // namespace elgrande
