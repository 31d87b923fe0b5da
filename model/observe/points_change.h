// What moves have done to the points that a general scoring would give: advice and reasons are told by it.
#pragma once

#include "model/core/state.h"
#include "model/observe/advice_facts.h"
#include "model/rules/rules.h"

namespace elgrande {

// The changes of `seat` first, then those of the most points. `castillo`: whether a closed one may be spoken of.
std::vector<PointsChange> pointsChanged(const Rules& rules, const State& before, const State& after, Seat seat,
                                        bool castillo);

} // namespace elgrande
