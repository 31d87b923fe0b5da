// Whether an agenda that came from outside is one that the game could have come to at this table. Steps trust their
// fields (places index tables, seats shift bits), so nothing is run before this has said yes. The bottom is
// the flow of the round, above it what its anchor has not done yet, above that the remainder of the step under way.
#pragma once

#include "model/rules/rules.h"

#include <string>
#include <vector>

namespace elgrande {

// Empty: in order; else a sentence. The rest of the state must have passed stateIsOk().
std::string agendaFault(const Rules& rules, const State& state);

// The steps that an anchor puts on the agenda, first one first, their seats filled in.
std::vector<Step> stepsAt(const Rules& rules, const State& state, Anchor anchor);
// The agenda at the moment when an anchor has just been entered; the flow has done what belongs to entering.
void beginAt(const Rules& rules, State& state, Anchor anchor);

} // namespace elgrande
