// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Boycott, alliance and revolution are told on a ribbon across the board.
#pragma once

#include "views/ceremony/event_ribbon.h"

namespace elgrande::grandissimo {

std::optional<RibbonWords> grandRibbon(const GameModel& model, const Event& event);

} // namespace elgrande::grandissimo
