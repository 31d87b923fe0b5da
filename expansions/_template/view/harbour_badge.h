// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The harbour master's sign in the seats' rows; with a "x2" while the next general scoring counts the crossing double.
#pragma once

#include "views/court/seat_badge.h"

namespace elgrande::template_islands {

std::vector<SeatBadge> harbourBadges(const Observation& seen, const Catalogue& catalogue, Seat seat);

} // namespace elgrande::template_islands
