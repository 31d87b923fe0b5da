// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The manifest: what the expansion is called, its options, and in which order its parts contribute. Options come first,
// because the parts read them; cards last, because their effects name the steps.
#include "grand_rules.h"

#include <algorithm>

namespace elgrande {

namespace grandissimo {

namespace {

// RULINGS.md section 7, and S001: any part that one does not like may be left out.
void addOptions(RulesBuilder& builder, Ids& ids) {
    addCardOption(builder);
    builder.addSetOption(kPartsOption, {"ship", "jail", "inquisitor"}, 0, 3, {{"", "ship,jail,inquisitor"}});
    builder.addChoice(kBlackOption, {"nobody", "holder"}, {{"", "nobody"}});
    builder.addChoice(kRevolutionOption, {"own", "any"}, {{"", "own"}});
    builder.addChoice(kReturnOption, {"old-region", "portugal"}, {{"", "old-region"}});
    const std::vector<std::string> parts = builder.optionSet(kPartsOption);
    const auto has = [&](const char* part) { return std::find(parts.begin(), parts.end(), part) != parts.end(); };
    ids.withShip = has("ship");
    ids.withJail = has("jail");
    ids.withInquisitor = has("inquisitor");
    ids.blackIsHolders = builder.optionValue(kBlackOption) == "holder";
    ids.anyGrande = builder.optionValue(kRevolutionOption) == "any";
    ids.kingComesHome = builder.optionValue(kReturnOption) == "old-region";
}

void contribute(RulesBuilder& builder) {
    Ids& ids = builder.own<Ids>();
    addOptions(builder, ids);
    for (const auto part : {addPortugal, addShip, addJail, addFavours, addCourt, addInquisitor, addPacts, addDoubleTurn,
                            addFreeChoice, addRevolution, addCards})
        part(builder, ids);
    addWorth(builder);
}

} // namespace
} // namespace grandissimo

extern const Expansion expansion_grandissimo;
const Expansion expansion_grandissimo{
    .id = "grandissimo",
    .needs = {},
    .excludes = {"inquisitor_colonies"}, // the same Inquisitor, ship and black Caballeros under other rules
    .goesWith = {},
    .joins = {},
    .defaults = {},
    .contribute = grandissimo::contribute,
};

} // namespace elgrande
