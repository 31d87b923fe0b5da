// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where to look: what some turns are about, without what is done there.
#pragma once

#include "model/core/decision.h"
#include "model/observe/advice_facts.h"
#include "model/observe/catalogue.h"

#include <vector>

namespace elgrande::texts {

// The cards and places that some turns are about.
struct Lookout {
    std::vector<Card> cards;
    std::vector<Power> powers;
    AreaSet places; // on the board

    bool isEmpty() const { return cards.empty() && powers.empty() && places.empty(); }
    friend bool operator==(const Lookout&, const Lookout&) = default;
};
Lookout lookoutOf(const Catalogue& catalogue, const AdvisedTurn& turn);
// Of the turns that are worth a thought; nothing that would name most of what may be chosen.
Lookout lookoutOf(const Catalogue& catalogue, const Decision& decision, const Advice& advice);

// What is known of the first move of an advised turn, and whether such a move is worth a thought beside the best.
const WeighedMove& weighed(const Advice& advice, const AdvisedTurn& turn);
bool isSerious(const Advice& advice, const WeighedMove& move);

// Loose parts by the place that they lie in.
AreaSet wholePlaces(const Catalogue& catalogue, const AreaSet& places);

} // namespace elgrande::texts
