// All extra material at a glance: the court with the Inquisitor, free discs and those still to come, who is on board
// with what, and the spaces of the Limit table.
#pragma once

#include "views/panels/material_strip.h"

namespace elgrande::inquisitor_colonies {

std::vector<StripPart> coloniesStrip(const GameModel& model);

} // namespace elgrande::inquisitor_colonies
