// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Reconnection schedule: exponential back-off with jitter, so that the guests of a restarted host do not all reconnect
// at the same time. After Limits::giveUpAfter the player is asked.
#pragma once

#include "app/lan/limits.h"
#include "app/lan/moment.h"

#include <functional>
#include <optional>

namespace elgrande::lan {

class Reconnect {
  public:
    using Chance = std::function<double()>; // from 0 to 1

    explicit Reconnect(const Limits& limits, Chance chance = systemChance);

    // Time until the next attempt; nothing: ask the player.
    std::optional<Limits::Time> next(Moment at);
    void begin(Moment at); // the link broke, or the player wants to continue
    void succeeded() { brokenAt_.reset(); }

  private:
    static double systemChance();

    Limits limits_;
    Chance chance_;
    std::optional<Moment> brokenAt_;
    double pause_ = 0; // milliseconds, before chance
};

} // namespace elgrande::lan
