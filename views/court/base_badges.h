// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The badges of the base game: the Veto that a seat keeps, the secret disk that it has set, and every token that lies
// before it.
#pragma once

#include "views/court/seat_badge.h"

namespace elgrande {

std::vector<SeatBadge> baseBadges(const Observation& seen, const Catalogue& catalogue, Seat seat);

} // namespace elgrande
