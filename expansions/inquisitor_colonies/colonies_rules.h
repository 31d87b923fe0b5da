// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the rules of this folder share: the ids that one game gave to its things, and the questions that several parts
// ask. Sources: RULINGS.md section 3, S001 (the part "Grand Inquisitor & the Colonies").
#pragma once

#include "names.h"

#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

namespace elgrande {

extern const Expansion expansion_inquisitor_colonies; // the manifest

namespace inquisitor_colonies {

// Discs that Caballeros bring to Spain (RULINGS.md 3.1).
enum class Good : std::uint8_t { Gold, Wares };
inline constexpr std::array kGoods{Good::Gold, Good::Wares};
inline constexpr std::array<int, 2> kCopies{5, 11}; // X26
inline constexpr std::array<int, 2> kPoints{6, 4};
inline constexpr int kBlack = 4;

// A place overseas with its two holds, where Caballeros stand that have claimed a disc.
struct Haven {
    Area place = Area::None;
    std::array<Area, 2> hold{Area::None, Area::None}; // by Good
};

// Who has come on board or overseas in the running turn, by place: of whose turn it is, and black ones (voyage.cpp).
struct Newcomers {
    static constexpr std::size_t kPlaces = 12;
    std::array<std::array<std::uint8_t, kPlaces>, 2> here{};
};

// Filled in by the parts below when the rules are built, read by everything else.
struct Ids {
    Area france = Area::None;
    Area ambassador = Area::None;
    Area envoy = Area::None;
    Area ship = Area::None;
    Area captain = Area::None;
    Area america = Area::None;
    Area viceroy = Area::None;
    Area mediterranean = Area::None;
    Area table = Area::None;
    std::array<Haven, 3> havens{}; // ship, America, Mediterranean
    AreaSet spaces;                // in France: one Caballero each
    AreaSet holds;
    AreaSet berths;    // spaces and holds: where somebody may have a disc
    AreaSet claimFrom; // where somebody could claim a disc: overseas, on the Limit table
    AreaSet afloat;    // where somebody could sail from or claim: overseas, on board, on the Limit table
    bool franceIsSpain = false;

    Token inquisitor = Token::None;
    Token limit = Token::None;
    std::array<Token, 2> goods{Token::None, Token::None}; // the first of each, by Good
    Slot<Newcomers> newcomers;
    // The parts of the turn that were done when a seat last set sail, plus 1; 0: a Caballero has moved since.
    Slot<std::uint16_t> idleVoyage;
    std::uint8_t turnOver = 0; // Kept::kind

    StepKind sail = StepKind::None;
    StepKind voyage = StepKind::None;
    StepKind settle = StepKind::None;
    StepKind claimStep = StepKind::None;
    StepKind moveTable = StepKind::None;
    StepKind take = StepKind::None;
    StepKind post = StepKind::None;
    StepKind bring = StepKind::None;
    StepKind remove = StepKind::None;
    StepKind turnOverStep = StepKind::None;
    StepKind scoreColonies = StepKind::None;
    StepKind embark = StepKind::None;

    ActionKind sailing = ActionKind::Done;
    ActionKind setSail = ActionKind::Done;
    ActionKind claiming = ActionKind::Done;
    ActionKind claim = ActionKind::Done;
    ActionKind recruit = ActionKind::Done;
    ActionKind posting = ActionKind::Done;
    ActionKind taking = ActionKind::Done;
    ActionKind seating = ActionKind::Done;
    ActionKind layTable = ActionKind::Done;
    ActionKind removing = ActionKind::Done;

    EventKind sailed = EventKind::GameEnded;
    EventKind claimed = EventKind::GameEnded;
    EventKind blackPlaced = EventKind::GameEnded;
    EventKind blackLeft = EventKind::GameEnded;
    EventKind onTable = EventKind::GameEnded;
    EventKind offTable = EventKind::GameEnded;
    EventKind cardRemoved = EventKind::GameEnded;

    std::array<Reason, 2> delivered{Reason::Rank, Reason::Rank};
    Reason asAmbassador = Reason::Rank;
    Reason asEnvoy = Reason::Rank;
    Reason asCaptain = Reason::Rank;
    Reason asViceroy = Reason::Rank;

    Refusal notByShip = Refusal::NothingToDo;
    Refusal nobodySailed = Refusal::NothingToDo;
    Refusal bySeaOnly = Refusal::NothingToDo;
    Refusal nothingToClaim = Refusal::NothingToDo;
    Refusal notHolder = Refusal::NothingToDo;
    Refusal noTableThere = Refusal::NothingToDo;
};
inline const Ids& idsOf(const Rules& rules) { return rules.own<Ids>(); }

// What the expansion consists of, each part in the file of its name; the order is that of the numbers they are given.
void addPlaces(RulesBuilder& builder, Ids& ids);
void addInquisitor(RulesBuilder& builder, Ids& ids);
void addGoods(RulesBuilder& builder, Ids& ids);
void addLimit(RulesBuilder& builder, Ids& ids);
void addShip(RulesBuilder& builder, Ids& ids);
void addVoyage(RulesBuilder& builder, Ids& ids); // of addShip, where one sails at any time
void addSetUp(RulesBuilder& builder, Ids& ids);
void addCards(RulesBuilder& builder, Ids& ids);

// Verbs of the cards (steps/).
extern const StepRules kRemove;
extern const StepRules kTurnOverStep;
extern const StepRules kScoreColonies;
extern const StepRules kEmbark;
void turnedOver(const Rules& rules, State& state, const Kept& spent, EventSink* events);

// The seat in whose court the Inquisitor is, or None.
inline Seat holder(const Rules& rules, const State& state) { return holderOf(state, idsOf(rules).inquisitor); }

// Goods (goods.cpp) --------------------------------------------------------------------------------------------------

// The disc of this kind that lies there, or Token::None.
Token goodAt(const Rules& rules, const State& state, Good good, Spot spot);
// The kind of disc that whoever leaves the place takes along: 0 Gold, 1 Wares, -1 none. From most places nobody takes
// one, and this is asked of each that somebody leaves.
int cargoFrom(const Rules& rules, const State& state, Area place); // a hold or a space
inline int cargoOf(const Rules& rules, const State& state, Area from) {
    return idsOf(rules).berths.contains(from) ? cargoFrom(rules, state, from) : -1;
}
// The hold into which somebody from there comes with his disc, or None: he has none, or the place has no holds.
Area holdFor(const Rules& rules, const State& state, Area from, Area to);
// Pieces have arrived: their discs go along, pay or are lost.
void carryDiscs(const Rules& rules, State& state, const Transfer& moved, EventSink* events);
// Puts discs from beside the board into America and the Mediterranean, as many as there are.
void bringGoods(const Rules& rules, State& state, int gold, int wares, EventSink* events);

// The ship (ship.cpp, voyage.cpp) ------------------------------------------------------------------------------------

// Where somebody sails whom the manner moves from where he stands.
AreaSet sailingGoals(const Rules& rules, const State& state, const Manner& manner);

// The Limit table (limit.cpp) ----------------------------------------------------------------------------------------

inline Area limitedRegion(const Rules& rules, const State& state) {
    return state.token[index(idsOf(rules).limit)].area();
}
// Pieces have moved: where spaces have become free, those who wait will be asked about or sit down.
void seatThoseWaiting(const Rules& rules, State& state, const Transfer& moved);
// Instead of those in its region those on the table.
void countOnTable(const Rules& rules, const State& state, Contest& contest);
int freeSpaces(const Rules& rules, const State& state);
// Where a single Caballero ends up that goes there: in a hold with his disc, on a free space of the Limit table.
Area landing(const Rules& rules, const State& state, Area from, Area to);

} // namespace inquisitor_colonies
} // namespace elgrande
