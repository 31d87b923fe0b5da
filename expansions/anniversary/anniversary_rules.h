// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the rules of this folder share: numbers, the parts of the edition.
#pragma once

#include "anniversary.h"

#include "model/core/slot.h"
#include "model/rules/rules_builder.h"

namespace elgrande {

extern const Expansion expansion_anniversary; // the manifest

namespace anniversary {

struct Ids {
    Slot<RegionCards> cards;
    EventKind landed = EventKind::GameEnded;
    EventKind keptOut = EventKind::GameEnded;
};
inline const Ids& idsOf(const Rules& rules) { return rules.own<Ids>(); }

void addExile(RulesBuilder& builder);
void addDummyPlayer(RulesBuilder& builder); // dummy.cpp: the third colour of two players

} // namespace anniversary
} // namespace elgrande
