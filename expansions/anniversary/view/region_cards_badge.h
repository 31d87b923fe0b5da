// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The region cards of the two-player game in the neutral colour's row: how many are still to come and which. They are
// public: those that were drawn lie open.
#pragma once

#include "views/court/seat_badge.h"

namespace elgrande::anniversary {

std::vector<SeatBadge> regionCards(const Observation& seen, const Catalogue& catalogue, Seat seat);

} // namespace elgrande::anniversary
