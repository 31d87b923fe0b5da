// Tries out a secret disk: for every place that may be chosen the rules play on to the next question, with the others'
// disks guessed evenly from what they may choose; the same guesses for every place. Counted are the points of a scoring
// that follows at once, or else what the places would give if they were scored afterwards.
#pragma once

#include "model/observe/information_state.h"
#include "model/observe/insight_facts.h"

#include <vector>

namespace elgrande {

// Empty unless the seat of `known` is asked for a disk. Without `castillo` the others' pieces inside are left out.
std::vector<DiskTry> rehearseDisk(const Rules& rules, const InformationState& known, bool castillo);

} // namespace elgrande
