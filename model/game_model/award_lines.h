// What scoring one place now would give, by the real rules and with what everybody may see: a closed Castillo gives
// nothing. Every feeder of a GameModel hands it on.
#pragma once

#include "model/game_model/game_model.h"
#include "model/rules/rules.h"

#include <vector>

namespace elgrande {

std::vector<AwardLine> awardLines(const Rules& rules, const State& state, Area place);

} // namespace elgrande
