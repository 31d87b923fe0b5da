// Gold or Wares that have reached Spain are told on a ribbon across the board.
#pragma once

#include "views/ceremony/ceremony.h"

namespace elgrande::inquisitor_colonies {

std::unique_ptr<Ceremony> deliveryRibbon(const GameModel& model, const std::vector<Event>& events, std::size_t at,
                                         std::size_t& taken);

} // namespace elgrande::inquisitor_colonies
