// What the files of this folder share: the ids that the rules of one game gave to the expansion's things, and questions
// about its own piece of state. One person holds the harbour of the islands: his Caballeros may land even when the
// islands are full, and until the end of the next general scoring his crossings count double.
#pragma once

#include "model/observe/observation.h"
#include "model/rules/rules_builder.h"

namespace elgrande {

extern const Expansion expansion_template; // the manifest; its address is the key of Ids

namespace template_islands {

// Names that must be unique among all expansions of a build. Whoever copies this folder renames them here and in the
// tests, the texts and the drawing; README.md says how one command does it.
inline constexpr const char* kRegion = "baleares";
inline constexpr const char* kFerryCard = "template-ferry";
inline constexpr const char* kHarbourCard = "template-harbour";
inline constexpr const char* kWideOption = "template-wide-harbour";

// The expansion's state: copied into State and out of it as bytes. A new State is all zeros, so zero must always mean
// "as at the beginning of the game".
struct Harbour {
    std::uint8_t master = 0; // 0: nobody yet, otherwise seat + 1

    Seat seat() const { return master == 0 ? Seat::None : seatAt(master - 1); }
};

// Filled in by the manifest when the rules are built, read by everything else.
struct Ids {
    Area island = Area::None;
    StepKind ferry = StepKind::None;
    StepKind takeHarbour = StepKind::None;
    StepKind endLease = StepKind::None;
    ActionKind sail = ActionKind::Done;
    EventKind sailed = EventKind::GameEnded;
    EventKind harbourTaken = EventKind::GameEnded;
    EventKind leaseEnded = EventKind::GameEnded;
    Reason crossing = Reason::Rank;
    Reason lease = Reason::Rank;
    Refusal islandFull = Refusal::NothingToDo;
    Refusal notOnCoast = Refusal::NothingToDo;
    std::uint8_t leaseStanding = 0; // kind of the Standing
    int room = 6;                   // the option as a number, because restrictions are asked very often
    Slot<Harbour> harbour;
};
inline const Ids& idsOf(const Rules& rules) { return rules.own<Ids>(&expansion_template); }

// Who holds the harbour, and who holds it with the double crossings still to come; Seat::None: nobody.
Seat harbourMaster(const Rules& rules, const State& state);
Seat leaseHolder(const Rules& rules, const State& state);

// The same for views, which see an Observation: our public bytes are copied into it.
Ids idsIn(const Catalogue& catalogue);
Seat harbourMaster(const Ids& ids, const Observation& seen);
Seat leaseHolder(const Ids& ids, const Observation& seen);

// The verbs (steps/), the restriction, the scoring rule and the check (harbour.cpp).
extern const StepRules kFerry;
extern const StepRules kTakeHarbour;
extern const StepRules kEndLease;
AreaSet fullIsland(const Rules& rules, const State& state, Owner owner);
void scoreCrossings(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards);
const char* harbourIsOk(const Rules& rules, const State& state);

} // namespace template_islands
} // namespace elgrande
