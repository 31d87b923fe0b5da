// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a seat has for later, as signs in its row: the Veto of card 40, the conspiracy, Caballeros in the reserve.
#pragma once

#include "views/court/kept_signs.h"

namespace elgrande::intrigue_king {

std::vector<KeptSign> keptThings();
std::vector<SeatBadge> reserveBadges(const Observation& seen, const Catalogue& catalogue, Seat seat);

} // namespace elgrande::intrigue_king
