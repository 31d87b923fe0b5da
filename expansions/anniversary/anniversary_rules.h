// What the rules of this folder share: names and numbers, the dummy's piece of state, the parts of the edition.
#pragma once

#include "model/core/slot.h"
#include "model/rules/rules_builder.h"

namespace elgrande {

extern const Expansion expansion_anniversary; // the manifest; its address is the key of Ids

namespace anniversary {

inline constexpr const char* kExileOption = "anniversary-exile";
inline constexpr const char* kExileCard = "anniversary-exile";
inline constexpr const char* kFrance = "anniversary-france";
inline constexpr const char* kPortugal = "anniversary-portugal";
inline constexpr const char* kRegionCards = "anniversary-region-cards"; // the slot

// The region cards of two players: those that lie on the discard pile. None at first; all are shuffled again after
// every general scoring.
struct RegionCards {
    AreaSet drawn;
};

struct Ids {
    Slot<RegionCards> cards;
    EventKind landed = EventKind::GameEnded;
    EventKind keptOut = EventKind::GameEnded;
};
inline const Ids& idsOf(const Rules& rules) { return rules.own<Ids>(&expansion_anniversary); }

void addExile(RulesBuilder& builder);
void addDummyPlayer(RulesBuilder& builder); // dummy.cpp: the third colour of two players

} // namespace anniversary
} // namespace elgrande
