// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of thumb of a good player. Every alternative is followed to the end of the turn, move by move by what is
// best at once, and what the position is then worth decides (thumb_evaluation.h): no tree is searched, nothing has been
// learned.
//
//   power card  sum over the sets S of others of P(S are before it) * gain of the best card that S leave, when each of
//               S takes what is best for itself; less a price for the highest and lowest cards, which are rarely needed
//   disk        the best one against samples of the others' disks, each drawn with odds exp(what it brings its seat
//               against evenly drawn disks)
#pragma once

#include "model/agents/agent.h"

namespace elgrande {

class ThumbAgent final : public Agent {
  public:
    Thought think(const Rules& rules, const InformationState& known, const ActionList& legal,
                  const ThinkLimits& limits) override;
};

} // namespace elgrande
