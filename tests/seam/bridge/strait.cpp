// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A bridge: it joins two expansions, may include what both of them say, and contributes after them.
#include "../_template/island_rules.h"
#include "../lighthouse/island_rules.h"

#include "model/rules/rules_builder.h"

namespace elgrande {

namespace strait {

namespace {

// Whoever stands on both gets a point when the first ones are scored; the words are those of what is joined.
void scoreStrait(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards) {
    const auto& one = template_islands::idsOf(rules);
    const auto& other = lighthouse_islands::idsOf(rules);
    if (area != one.island || mode == ScoreMode::FirstOnly) return;
    for (Seat seat : rules.seats())
        if (state.at(one.island, ownerOf(seat)) > 0 && state.at(other.island, ownerOf(seat)) > 0)
            awards.push({area, seat, 0, one.crossing, 1});
}

void contribute(RulesBuilder& builder) {
    builder.addBorder(template_islands::kRegion, lighthouse_islands::kRegion);
    builder.scoreAlso(scoreStrait);
}

} // namespace
} // namespace strait

extern const Expansion expansion_strait;
const Expansion expansion_strait{.id = "strait",
                                 .needs = {},
                                 .excludes = {},
                                 .goesWith = {},
                                 .joins = {"template", "lighthouse"},
                                 .defaults = {},
                                 .contribute = strait::contribute,
                                 .playable = false};

} // namespace elgrande
