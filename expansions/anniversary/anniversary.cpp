// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The 2023 edition: the base game with other names, other defaults, a game of its own for two and, on request, the
// King's exile. What is known of it and what is not: README.md (RULINGS.md 6.1 to 6.3, column D of section 7).
#include "anniversary_rules.h"

namespace elgrande {

namespace anniversary {

namespace {

// The special actions of which somebody has read something; that all others are those of 1996 is a guess (RULINGS.md
// 1.7).
constexpr const char* kReadAbout[] = {"intrigue-2-own-2-foreign", "veto",       "king-angry", "score-fives",
                                      "score-castillo",           "scoreboard", "court-2",    "king"};

// Nobody has told in which stacks the cards are, that is, how many Caballeros they bring.
void rateCards(RulesBuilder& builder) {
    std::vector<std::string> ids;
    for (const CardRow& row : builder.rules().deck.rows) ids.push_back(row.id);
    for (const std::string& id : ids) builder.rateCard(id, Basis::Reconstructed);
    for (const char* id : kReadAbout) builder.rateCard(id, Basis::Derived);
}

void contribute(RulesBuilder& builder) {
    builder.addOption(kExileOption, {{"", "false"}});
    rateCards(builder);
    if (builder.option(kExileOption)) addExile(builder);
    if (builder.setup().players == 2) addDummyPlayer(builder);
}

} // namespace
} // namespace anniversary

extern const Expansion expansion_anniversary;
const Expansion expansion_anniversary{
    .id = "anniversary",
    .needs = {},
    .excludes = {},
    .goesWith = {}, // no rulebook combines it with anything
    .joins = {},
    .edition = "anniversary",
    // Column D of RULINGS.md section 7; where it does not know, as in 1996. What is not named here has no doubt about
    // it or is a house rule in every edition.
    .defaults = {{"castillo-by-choice", "false"},     // X1: the Castillo is no region
                 {"all-own-must-leave", "false"},     // X2: not known
                 {"send-own-too", "false"},           // X4: not known
                 {"send-may-stop", "false"},          // card 2d: not known
                 {"used-power-open", "top"},          // X10: not known; 4b: not to be shown
                 {"scoreboard-on-castillo", "false"}, // X14: a scoring tile lies "in a region"
                 {"tie-break", "shared"}},            // X19: not known
    .contribute = anniversary::contribute,
};

} // namespace elgrande
