// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a seat has for later, as signs in its row: boycott, alliance, free choice, double turn, a gift of the Jester.
#pragma once

#include "views/court/kept_signs.h"

namespace elgrande::grandissimo {

std::vector<KeptSign> keptThings();
std::vector<SeatBadge> giftBadges(const Observation& seen, const Catalogue& catalogue, Seat seat);

} // namespace elgrande::grandissimo
