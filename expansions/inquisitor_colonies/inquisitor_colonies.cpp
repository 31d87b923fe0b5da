// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The manifest: what the expansion is called, its option, and in which order its parts contribute. Cards come last,
// because their effects name the steps.
#include "colonies_rules.h"

namespace elgrande {

namespace inquisitor_colonies {

namespace {

void arrived(const Rules& rules, State& state, const Transfer& moved, EventSink* events) {
    carryDiscs(rules, state, moved, events);
    seatThoseWaiting(rules, state, moved);
}

void contribute(RulesBuilder& builder) {
    Ids& ids = builder.own<Ids>();
    builder.addOption(kFranceOption, {{"", "false"}});                                 // RULINGS.md 3.3, last row
    builder.addChoice(kSailingOption, {"turn-start", kAnyTime}, {{"", "turn-start"}}); // S001; 3.3 has the first
    ids.franceIsSpain = builder.option(kFranceOption);
    builder.setPieces(36, 9, 2); // RULINGS.md 3.1
    for (const auto part : {addPlaces, addInquisitor, addGoods, addLimit, addShip, addSetUp, addCards})
        part(builder, ids);
    builder.onArrival(arrived, {}, ids.berths | AreaSet::of(ids.table, Area::Castillo));
}

} // namespace
} // namespace inquisitor_colonies

extern const Expansion expansion_inquisitor_colonies;
const Expansion expansion_inquisitor_colonies{
    .id = "inquisitor_colonies",
    .needs = {},
    .excludes = {"grandissimo"}, // has an Inquisitor and a ship of its own, whose rules contradict these (X27)
    .goesWith = {},
    .joins = {},
    .defaults = {},
    .contribute = inquisitor_colonies::contribute,
};

} // namespace elgrande
