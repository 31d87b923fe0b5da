// Parts of the agenda's check (agenda_check.h): what each verb of the base game may leave behind when it is half done,
// and what the rest of the table has to look like at each point of the round. Faults are ends of the sentence "The
// position's agenda …"; null: in order.
#pragma once

#include "model/rules/rules.h"

#include <vector>

namespace elgrande {

// Could `child` be what is left of `parent`, a step of the base game?
bool descendsFrom(const Rules& rules, const State& state, const Step& parent, const Step& child);
// Steps that an expansion's verb has left behind: every field names something that exists.
bool expansionsRemainder(const Rules& rules, const State& state, const std::vector<Step>& rest);

const char* placingFault(const Rules& rules, const State& state, const Step& place);
const char* windowFault(const Rules& rules, const State& state, const Step& window);
// The question that the disks now set have answered on top of the agenda; an empty agenda: there is none.
State askingForDisks(const Rules& rules, const State& state);
const char* diskFault(const Rules& rules, const State& state, Anchor anchor);
// Round number, turn order, power and action cards at this point of the round.
const char* roundFault(const Rules& rules, const State& state, Anchor anchor);
// What set-up has still to draw must not be there yet.
const char* setUpFault(const Rules& rules, const State& state, Anchor anchor, const std::vector<Step>& above);

} // namespace elgrande
