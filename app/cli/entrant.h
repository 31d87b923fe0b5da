// A player of the arena as it is written there: an agent, and behind it what is otherwise than usual, for measuring
// what is worth having:
//   search:exploration=1.2:until=turn:weights=new.weights
// or a program of somebody else with its arguments:
//   cmd:./my_bot.py --bold
#pragma once

#include "app/bots/bot_question.h"
#include "model/agents/agent.h"
#include "model/core/result.h"

#include <functional>

#include <QString>

namespace elgrande::cli {

using AgentMaker = std::function<std::unique_ptr<Agent>()>;

bool isProgram(const QString& text);

// Settings are those of `search` and `search-plain` (SearchSettings): simulations, exploration, temperature, lead,
// first, joined (0 or 1), until (here, turn, round, scoring), looks, playout, weights (a file); `instinct` has weights
// only. The error says what is not understood. `limits` are those of programs.
Result<AgentMaker> entrantFrom(const QString& text, const BotLimits& limits = {});

} // namespace elgrande::cli
