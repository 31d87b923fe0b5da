// All extra material at a glance: in whose court the Inquisitor is, how many discs are free and how many still to come,
// who is on board with what, and who has the spaces of the Limit table.
#pragma once

#include "views/panels/material_strip.h"

namespace elgrande::inquisitor_colonies {

std::vector<StripPart> coloniesStrip(const GameModel& model);

} // namespace elgrande::inquisitor_colonies
