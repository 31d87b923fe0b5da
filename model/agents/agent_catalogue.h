// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All computer players, made by their ids. Only this file knows every implementation of Agent.
#pragma once

#include "model/agents/agent.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande {

// The opponents, the weakest first: every level alone ("hard") and with each temperament ("hard-builder"); levels.h.
std::vector<std::string> agentIds();
// Baselines for measuring: "random", "greedy", "search" and so on.
std::vector<std::string> yardstickIds();
// Of either list; null: unknown.
std::unique_ptr<Agent> makeAgent(std::string_view id);

} // namespace elgrande
