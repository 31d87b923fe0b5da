// All extra material at a glance: in whose courts Queen, Jester and Inquisitor are, who has the ship tokens and who is
// on board, who sits in jail, which regions a boycott or an alliance is about, whose Grande is King.
#pragma once

#include "views/panels/material_strip.h"

namespace elgrande::grandissimo {

std::vector<StripPart> grandStrip(const GameModel& model);

} // namespace elgrande::grandissimo
