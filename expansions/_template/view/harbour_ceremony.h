// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The new harbour master is announced on a ribbon across the board.
#pragma once

#include "views/ceremony/ceremony.h"

namespace elgrande::template_islands {

std::unique_ptr<Ceremony> harbourTaken(const GameModel& model, const std::vector<Event>& events, std::size_t at,
                                       std::size_t& taken);

} // namespace elgrande::template_islands
