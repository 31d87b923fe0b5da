// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the rules of this folder share: the ids that one game gave to the expansion's things, and questions about its
// pieces of state. Views do not come here; they have islands.h and the Observation.
#pragma once

#include "islands.h"

#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

namespace elgrande {

extern const Expansion expansion_template; // the manifest

namespace template_islands {

// Filled in by the parts below when the rules are built, read by everything else.
struct Ids {
    Area island = Area::None;
    Area tower = Area::None;
    int room = 6; // the option as a number, because restrictions are asked very often
    Slot<Harbour> harbour;
    Slot<Current> current;
    Slot<Caches> caches;
    std::vector<Area> currents; // coasts to which the current may run
    Token lantern = Token::None;
    Token fog = Token::None;
    Token barge = Token::None;
    Card pilot = Card::None;
    Power pilotPower = Power::None;
    int smugglers = 2;
    std::uint8_t smuggling = 0; // use of the secret disks
    std::uint8_t keptLease = 0; // Kept::kind

    StepKind ferry = StepKind::None;
    StepKind takeHarbour = StepKind::None;
    StepKind climb = StepKind::None;
    StepKind drift = StepKind::None;
    StepKind hide = StepKind::None;
    StepKind smugglersGo = StepKind::None;

    ActionKind sail = ActionKind::Done;
    ActionKind climbing = ActionKind::Done;
    ActionKind comeDown = ActionKind::Done;
    ActionKind shift = ActionKind::Done;
    ActionKind driftTo = ActionKind::Done;
    ActionKind hideIn = ActionKind::Done;
    ActionKind currentTo = ActionKind::Done;

    EventKind sailed = EventKind::GameEnded;
    EventKind harbourTaken = EventKind::GameEnded;
    EventKind leaseEnded = EventKind::GameEnded;
    EventKind climbed = EventKind::GameEnded;
    EventKind cameDown = EventKind::GameEnded;
    EventKind currentTurned = EventKind::GameEnded;
    EventKind hidden = EventKind::GameEnded;
    EventKind cacheOpened = EventKind::GameEnded;
    EventKind smugglersLanded = EventKind::GameEnded;
    EventKind smugglersMoved = EventKind::GameEnded;
    EventKind pilotHired = EventKind::GameEnded;
    EventKind pilotAboard = EventKind::GameEnded;
    EventKind voyageBegun = EventKind::GameEnded;
    EventKind voyageEnded = EventKind::GameEnded;

    Reason crossing = Reason::Rank;
    Reason lease = Reason::Rank;
    Reason cache = Reason::Rank;
    Refusal islandFull = Refusal::NothingToDo;
    Refusal notOnCoast = Refusal::NothingToDo;
};
inline const Ids& idsOf(const Rules& rules) { return rules.own<Ids>(); }

// What the expansion consists of, each part in the file of its name; the order is that of the numbers they are given.
void addPlaces(RulesBuilder& builder, Ids& ids); // tower.cpp
void addHarbour(RulesBuilder& builder, Ids& ids);
void addCurrent(RulesBuilder& builder, Ids& ids);
void addLantern(RulesBuilder& builder, Ids& ids);
void addSmugglers(RulesBuilder& builder, Ids& ids);
void addCaches(RulesBuilder& builder, Ids& ids);
void addPilot(RulesBuilder& builder, Ids& ids);
void addVoyage(RulesBuilder& builder, Ids& ids);

// The verbs of cards (steps/).
extern const StepRules kFerry;
extern const StepRules kTakeHarbour;
extern const StepRules kEndLease;

// Who holds the harbour, and who holds it with the double crossings still to come; Seat::None: nobody.
inline Seat harbourMaster(const Rules& rules, const State& state) { return idsOf(rules).harbour.load(state).seat(); }
Seat leaseHolder(const Rules& rules, const State& state);

// A row of a card as the manifest and the parts write it: nobody has seen these cards printed.
CardRow cardRow(const char* id, int stack, int copies, int caballeros, const char* picture);

} // namespace template_islands
} // namespace elgrande
