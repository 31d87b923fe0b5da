// Whether an agenda that came from outside is one that the game could have come to at this table. Steps trust their
// fields (places index tables, seats shift bits), so nothing is run before this has said yes. The bottom is
// the flow of the round, above it what its anchor has not done yet, above that the remainder of the step under way;
// what a verb may leave behind it says itself (StepRules::fits).
#pragma once

#include "model/core/result.h"
#include "model/rules/rules.h"

#include <optional>

namespace elgrande {

// Nothing: in order. The rest of the state must have passed stateIsOk().
std::optional<Error> agendaFault(const Rules& rules, const State& state);

// The agenda at the moment when an anchor has just been entered; the flow has done what belongs to entering.
void beginAt(const Rules& rules, State& state, Anchor anchor);

} // namespace elgrande
