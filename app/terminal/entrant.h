// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A player of the arena as written on the command line: an agent and settings that differ from its defaults, for
// measurements:
//   search:exploration=1.2:until=turn:weights=new.weights
// or an external program with its arguments:
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

// Settings are those of `search` and `search-plain`: weights (a file), and of SearchSettings simulations, trees,
// exploration, temperature (priorTemperature), lead (leadWeight), first (valueVisits), joined (transpositions, 0 or 1),
// until (rolloutEnd: here, turn, round, scoring), looks (rolloutCandidates), playout (rolloutWeight); `instinct` has
// weights only. The error says what is not understood. `limits` are those of programs.
Result<AgentMaker> entrantFrom(const QString& text, const BotLimits& limits = {});

} // namespace elgrande::cli
