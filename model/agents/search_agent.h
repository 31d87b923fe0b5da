// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Players that search (tree_search.h): `search` with PUCT and the learned evaluation (or Evaluation without a network),
// and as the baseline `ismcts` with UCB1 and random rollouts to the next general scoring.
#pragma once

#include "model/agents/tree_search.h"

namespace elgrande {

class SearchAgent final : public Agent {
  public:
    explicit SearchAgent(const SearchSettings& settings)
        : settings_(settings) {}

    Thought think(const Rules& rules, const InformationState& known, const ActionList& legal,
                  const ThinkLimits& limits) override;
    int threads() const override { return settings_.trees; }

  private:
    SearchSettings settings_;
};

SearchSettings puctSettings(std::shared_ptr<const Network> network); // `search`; null: by Evaluation, `search-plain`
// The same with rollouts to the end of the turn by the one-ply policy, half of a leaf's value: positions between turns
// compare better than those in the middle of one. Without a network the same as puctSettings().
SearchSettings rolloutSettings(std::shared_ptr<const Network> network);
SearchSettings ismctsSettings(); // `ismcts`

} // namespace elgrande
