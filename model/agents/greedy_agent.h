// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Looks one step ahead: tries every alternative, lets its own turn run out by the same rule of thumb and takes what
// leaves it best off (evaluation.h). Power cards are weighed by which action cards will probably be left
// and by the Caballeros they bring. Uses every card, the Veto included, and never ends a turn while placing or the
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
