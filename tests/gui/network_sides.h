// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Two windows in the network, over loopback and with real encryption: Ana opens a table in one, Bea joins it from the
// other, and a computer player sits there as well. What they have on disk goes with them.
#pragma once

#include "app/network/network_desk.h"
#include "tests/gui/window_stage.h"

namespace elgrande::gui {

// A window of its own with its own settings.
struct Side : WindowStage {
    using WindowStage::model;
    using WindowStage::page;
    MainWindow& window() { return *window_; }
    NetworkDesk& desk() { return window_->network(); }
    LobbyPage& lobby() { return desk().session().lobby().page(); }
    Settings& settings() { return *settings_; }
    void open(const QString& player, quint16 beaconPort);
    void shut() { close(); }
    // Once, where somebody here is asked: by chance, but into the Castillo where that can be, so that every game has
    // something to be chosen in secret.
    void answer(QRandomGenerator& random);
};

class NetworkSides {
  protected:
    static void prepareData(); // a folder for all that is kept, views of expansions
    void openSides();          // and Ana's table
    void shutSides();

    void joinAsBea();                                  // as a player does it: the list, the code, Enter
    void beginTogether();                              // Bea says that she is ready, Ana presses the button
    bool playUntil(const std::function<bool()>& done); // both answer
    bool playToTheEnd();
    static void answerQuestion(const QString& button); // of the next question in a window of its own

    static Setup shortGame();
    static std::vector<SeatChoice> seats(); // Ana here, one for the network, a computer player

    QRandomGenerator random_{5};
    std::unique_ptr<Side> host_;
    std::unique_ptr<Side> guest_;
};

} // namespace elgrande::gui
