// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The bridge of the two sets (RULINGS.md 3.7, S001 "The King & the Colonies"): all of both together, but with one
// opening disk only, that of the Colonies. The rest comes of how the two are made (README.md).
#include "../intrigue_king/king_rules.h"

namespace elgrande {

namespace king_colonies {

namespace {

void contribute(RulesBuilder& builder) {
    builder.takeOut(Anchor::Setup, intrigue_king::idsOf(builder.rules()).opening);
    builder.dropOption(intrigue_king::kOpeningOption); // X28 asks where the other disk's Caballero comes from
}

} // namespace
} // namespace king_colonies

extern const Expansion expansion_king_colonies;
const Expansion expansion_king_colonies{
    .id = "king_colonies",
    .needs = {},
    .excludes = {},
    .goesWith = {},
    .joins = {"inquisitor_colonies", "intrigue_king"},
    .defaults = {},
    .contribute = king_colonies::contribute,
    .playable = true,
};

} // namespace elgrande
