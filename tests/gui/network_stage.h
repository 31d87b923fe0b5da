// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A whole window at a table in the network: its model is fed by a guest's table, the other guests and the host are in
// the same process, and every message goes through a frame.
#pragma once

#include "app/network/network_table.h"
#include "tests/gui/window_stage.h"
#include "tests/lan/table_wire.h"

#include <memory>

namespace elgrande::gui {

class NetworkStage : protected WindowStage {
  protected:
    // P1 sits at the window, the others are guests of their own; `computers` of the last seats are computer players.
    // `names`: of the first seats.
    void sit(int players, int computers = 0, const char* seed = "network", const QStringList& names = {});
    void standUp();
    lan_tests::Player& here() { return *wire_->players.front(); }
    lan_tests::Player& other(int seat) { return *wire_->players[static_cast<std::size_t>(seat)]; }
    // Everybody, the window's player included, answers by chance until it is so.
    bool playUntil(const std::function<bool()>& done);
    void deliver(); // everything that is on its way, and what the window makes of it

    std::unique_ptr<NetworkTable> table_;
    std::unique_ptr<lan_tests::Wire> wire_;
};

} // namespace elgrande::gui
