// For tests of the house that look at a set of the expansions by name: each folder under expansions/ may be gone
// (tests/seam/without.py), and then there is nothing to look at.
#pragma once

#include "model/rules/setup.h"

#include <algorithm>
#include <string_view>

namespace elgrande::tests {

inline bool hasExpansion(std::string_view id) {
    const auto known = knownExpansions();
    return std::any_of(known.begin(), known.end(), [id](const ExpansionFacts& each) { return each.id == id; });
}

} // namespace elgrande::tests
