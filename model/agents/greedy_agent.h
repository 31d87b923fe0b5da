// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Greedy policy over one turn: each action is played, the rest of the turn by a one-ply policy, and the action with the
// best evaluation at the end is taken (evaluation.h). Power cards are valued by the action cards that will probably be
// left and by the Caballeros they bring. Uses every card, the Veto included, and never ends a turn while placing or the
// special action would help.
#pragma once

#include "model/agents/agent.h"

namespace elgrande {

class GreedyAgent final : public Agent {
  public:
    Thought think(const Rules& rules, const InformationState& known, const ActionList& legal,
                  const ThinkLimits& limits) override;
};

} // namespace elgrande
