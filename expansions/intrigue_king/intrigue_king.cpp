// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The manifest: what the expansion is called, its options, and in which order its parts contribute. Options come first,
// because the parts read them; cards last, because their effects name the steps.
#include "king_rules.h"

namespace elgrande {

namespace intrigue_king {

namespace {

// RULINGS.md section 7. X30 (Caballero cards for two) and X31 (the King may stay) are rows of cards.cpp.
void addOptions(RulesBuilder& builder, Ids& ids) {
    builder.addChoice(kCardsOption, {"18", "29", "31", "known"}, {{"", "29"}});
    builder.addChoice(kHandsOption, {"by-hand", "random", "preset"}, {{"", "by-hand"}});
    builder.addChoice(kOpeningOption, {"court", "provinces"}, {{"", "court"}});
    builder.addOption(kOptionalOption, {{"", "false"}});
    builder.addChoice(kOwnActionOption, {"few", "all"}, {{"", "few"}});
    builder.addChoice(kStarterOption, {"lowest", "highest"}, {{"", "lowest"}});
    ids.choiceOfAction = mayUseOwnInstead(builder.setup().players, builder.optionValue(kOwnActionOption));
    ids.openingFromCourt = builder.optionValue(kOpeningOption) == "court";
}

void contribute(RulesBuilder& builder) {
    Ids& ids = builder.own<Ids>();
    addOptions(builder, ids);
    for (const auto part : {addOpening, addHands, addJoker, addRound, addVeto, addCards}) part(builder, ids);
}

} // namespace
} // namespace intrigue_king

extern const Expansion expansion_intrigue_king;
const Expansion expansion_intrigue_king{
    .id = "intrigue_king",
    .needs = {},
    .excludes = {},
    .goesWith = {},
    .joins = {},
    .defaults = {},
    .contribute = intrigue_king::contribute,
};

} // namespace elgrande
