// A player of the arena as it is written there: an agent, and behind it what is otherwise than usual, for measuring
// what is worth having:
//   search:exploration=1.2:until=turn:weights=new.weights
#pragma once

#include "model/agents/agent.h"
#include "model/core/result.h"

#include <functional>

#include <QString>

namespace elgrande::cli {

using AgentMaker = std::function<std::unique_ptr<Agent>()>;

// Settings are those of `search` and `search-plain` (SearchSettings): simulations, exploration, temperature, lead,
// first, joined (0 or 1), until (here, turn, round, scoring), looks, playout, weights (a file); `instinct` has weights
// only. The error says what is not understood.
Result<AgentMaker> entrantFrom(const QString& text);

} // namespace elgrande::cli
