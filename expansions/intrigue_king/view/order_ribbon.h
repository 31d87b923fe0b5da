// When everybody has played and the cards of the round are dealt out, a ribbon across the board tells the order once,
// instead of a card that flies to each seat.
#pragma once

#include "views/ceremony/ceremony.h"

namespace elgrande::intrigue_king {

std::unique_ptr<Ceremony> orderRibbon(const GameModel& model, const std::vector<Event>& events, std::size_t at,
                                      std::size_t& taken);

} // namespace elgrande::intrigue_king
