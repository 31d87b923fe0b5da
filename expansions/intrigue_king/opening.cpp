// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The extra Caballero of the set-up: everybody secretly names a region, and one of his Caballeros goes there; who names
// the King's region keeps him in his court (S001). He comes from the court, by option from the provinces (X28).
#include "king_rules.h"

#include "model/steps/disk.h"

namespace elgrande::intrigue_king {

namespace {

void open(const Rules& rules, State& state, Step, EventSink* events) {
    const Area from = idsOf(rules).openingFromCourt ? Area::Court : Area::Provinces;
    steps::placeByDisks(rules, state, from, 1, events);
}

constexpr StepRules kOpen = readingDisks("ki-opening", open);

} // namespace

void addOpening(RulesBuilder& builder, Ids& ids) {
    const auto use = static_cast<DiskUse>(builder.addDiskUse({.id = kOpeningTopic}));
    ids.opening = diskFor(use, builder.addStep(kOpen));
    builder.at(Anchor::Setup, ids.opening);
}

} // namespace elgrande::intrigue_king
