// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// For tests of the house that look at every set that is offered, or at one of the expansions by name: each folder under
// expansions/ may be gone (tests/seam/without.py), and then there is nothing to look at.
#pragma once

#include "model/rules/setup.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::tests {

inline bool hasExpansion(std::string_view id) {
    const auto known = knownExpansions();
    return std::any_of(known.begin(), known.end(), [id](const ExpansionFacts& each) { return each.id == id; });
}

// Offered editions and expansions, and what bridges join if all of that is offered.
inline std::vector<Setup> offeredSets() {
    const std::vector<ExpansionFacts> known = knownExpansions();
    const auto isOffered = [&](const std::string& id) {
        return std::any_of(known.begin(), known.end(),
                           [&](const ExpansionFacts& each) { return each.id == id && each.playable; });
    };
    std::vector<Setup> sets;
    for (const std::string& edition : offeredEditions()) sets.emplace_back().edition = edition;
    for (const ExpansionFacts& each : known) {
        const std::vector<std::string> set = smallestSetOf(each);
        if (each.edition.empty() && std::all_of(set.begin(), set.end(), isOffered))
            sets.emplace_back().expansions = set;
    }
    return sets;
}

inline std::string nameOf(const Setup& set) {
    std::string name = set.edition;
    for (const std::string& id : set.expansions) name += ", " + id;
    return name + ", " + std::to_string(set.players) + " players";
}

} // namespace elgrande::tests
