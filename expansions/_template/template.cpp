// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The manifest: what the expansion is called, and in which order its parts contribute. Options come first, because the
// parts read them; cards last, because their effects name the steps. Each part is told in the file of its name.
#include "island_rules.h"

#include "model/steps/disk.h"

namespace elgrande {

namespace template_islands {

CardRow cardRow(const char* id, int stack, int copies, int caballeros, const char* picture) {
    CardRow row;
    row.id = id;
    row.stack = stack;
    row.copies = copies;
    row.caballeros = caballeros;
    row.picture = picture; // a pictogram of the base game's, or one in art/
    row.basis = row.caballerosBasis = Basis::Reconstructed;
    return row;
}

namespace {

// A switch, a choice with another default for one edition, and a set of which at least one has to be chosen.
void addOptions(RulesBuilder& builder, Ids& ids) {
    builder.addOption(kWideOption, {{"", "false"}});
    builder.addOption(kRanksOption, {{"", "false"}});
    builder.addChoice(kSmugglersOption, {"2", "4"}, {{"bigbox", "4"}, {"", "2"}});
    builder.addSetOption(kCurrentsOption, {"galicia", "pais_vasco", "sevilla", "granada"}, 1, 4,
                         {{"", "galicia,pais_vasco,sevilla,granada"}});
    ids.room = builder.option(kWideOption) ? 8 : 6;
    ids.smugglers = builder.optionValue(kSmugglersOption) == "4" ? 4 : 2;
    if (builder.option(kRanksOption)) builder.setRanks(3); // whatever the number of players
}

// Two stacks behind all that are there already: one of ten cards, which last for nine rounds, and one whose only card
// lies open again in every round.
void addCards(RulesBuilder& builder, const Ids& ids) {
    const int stack = builder.freeStack();
    builder.addEffect(kFerryCard, effectOf({stepOf(ids.ferry, 2)}));
    builder.addEffect(kHarbourCard, effectOf({stepOf(ids.takeHarbour), stepOf(ids.hide), stepOf(ids.ferry, 1)}));
    builder.addEffect(kSmugglingCard, effectOf({diskFor(static_cast<DiskUse>(ids.smuggling), ids.smugglersGo)}));
    builder.addCard(cardRow(kFerryCard, stack, 4, 2, "intrigue"));
    builder.addCard(cardRow(kHarbourCard, stack, 3, 1, "intrigue"));
    CardRow smuggling = cardRow(kSmugglingCard, stack, 3, 3, "intrigue");
    smuggling.required = smuggling.owed = true;
    builder.addCard(smuggling);
    CardRow voyage = cardRow(kVoyageCard, stack + 1, 1, 4, "king");
    voyage.returns = voyage.required = true;
    builder.addCard(voyage);
}

void contribute(RulesBuilder& builder) {
    Ids& ids = builder.own<Ids>();
    addOptions(builder, ids);
    for (const auto part :
         {addPlaces, addHarbour, addCurrent, addLantern, addSmugglers, addCaches, addPilot, addVoyage})
        part(builder, ids);
    addCards(builder, ids);
}

} // namespace
} // namespace template_islands

extern const Expansion expansion_template;
const Expansion expansion_template{
    .id = "template",
    .needs = {},    // other expansions without which this one cannot be played
    .excludes = {}, // expansions and editions that it would clash with
    .goesWith = {}, // those that a rulebook combines it with; with any other only house rules allow it
    .joins = {},    // of a bridge: what it joins
    .defaults = {}, // of an edition: options of the base game that begin otherwise
    .contribute = template_islands::contribute,
    .playable = false, // a pattern for authors: never offered, played when it is named
};

} // namespace elgrande
