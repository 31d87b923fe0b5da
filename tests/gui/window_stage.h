// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The whole program in a window, with settings of its own: English, without pauses, animations or anything to confirm.
// For every test that needs the window; what a test wants otherwise it sets between prepare() and open().
#pragma once

#include "app/page/game_page.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/window/main_window.h"
#include "views/theme/theme.h"

#include <QRandomGenerator>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <string>

namespace elgrande::gui {

// Whether the long way is wanted instead of turns (tests/README.md).
inline bool isEverythingWanted() { return qEnvironmentVariableIsSet("ELGRANDE_WINDOWS_FULL"); }
// All languages, or one of them, so that what is looked at one after the other takes turns.
QStringList languagesInTurn();

class WindowStage {
  protected:
    void prepare();                      // settings, language and theme; what the settings' file says stays
    void open(QSize size = {1280, 800}); // prepared if need be
    void close();                        // the settings' file stays
    void forget();                       // that as well

    GameModel& model() { return window_->model(); }
    GamePage& page() { return window_->page(); }
    bool begin(const std::string& seed); // Ada, a person, against two computer players
    bool begin(const Setup& setup, const std::vector<SeatChoice>& seats);
    bool until(const std::function<bool()>& done); // answers by chance what a person is asked

    QTemporaryDir folder_;
    std::unique_ptr<Settings> settings_;
    Language language_;
    std::unique_ptr<Theme> theme_;
    std::unique_ptr<MainWindow> window_;

  private:
    QRandomGenerator random_{3};
};

} // namespace elgrande::gui
