// What a seat keeps for later, as signs in its row: the card that is turned over like a Veto, the conspiracy.
#pragma once

#include "views/court/seat_badge.h"

namespace elgrande::inquisitor_colonies {

std::vector<SeatBadge> keptBadges(const Observation& seen, const Catalogue& catalogue, Seat seat);

} // namespace elgrande::inquisitor_colonies
