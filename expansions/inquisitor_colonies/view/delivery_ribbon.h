// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Gold or Wares that have reached Spain are told on a ribbon across the board.
#pragma once

#include "views/ceremony/event_ribbon.h"

namespace elgrande::inquisitor_colonies {

std::optional<RibbonWords> deliveryRibbon(const GameModel& model, const Event& event);

} // namespace elgrande::inquisitor_colonies
