// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Players that search: `search` with the learned evaluation (or Evaluation without a network), and `ismcts`, plain
// information-set Monte Carlo tree search with random playouts to the next general scoring, as the baseline.
#pragma once

#include "model/agents/tree_search.h"

namespace elgrande {

class SearchAgent final : public Agent {
  public:
    explicit SearchAgent(const SearchSettings& settings)
        : settings_(settings) {}

    Thought think(const Rules& rules, const InformationState& known, const ActionList& legal,
                  const ThinkLimits& limits) override;

  private:
    SearchSettings settings_;
};

// Simulates until the number is reached, the time is up or the search is cancelled.
void runSearch(TreeSearch& search, const ActionList& legal, int simulations, const ThinkLimits& limits);

SearchSettings searching(std::shared_ptr<const Network> network); // `search`; null: by Evaluation, `search-plain`
// The same, and from where the tree ends everybody plays on to the end of the round by what looks best at once.
SearchSettings farSighted(std::shared_ptr<const Network> network);
SearchSettings plainSearch(); // `ismcts`

} // namespace elgrande
