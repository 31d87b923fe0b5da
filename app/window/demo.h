// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Demo mode: computer players play at full speed in the real window, the log goes to standard output, and a screenshot
// is written at the requested moment. For screenshots, for tests, and for systems without a display.
#pragma once

#include "app/window/command_line.h"
#include "model/core/event.h"

#include <QObject>

namespace elgrande {

class MainWindow;

class Demo : public QObject {
    Q_OBJECT

  public:
    Demo(MainWindow& window, const CommandLine& wanted);

    bool begin(); // false: the game could not begin

  private:
    void note(const Event& event);
    void stopSoon();
    void finish();
    bool savePicture() const;
    bool isReached(const Event& event) const;

    MainWindow& window_;
    CommandLine wanted_;
    bool reached_ = false;
};

} // namespace elgrande
