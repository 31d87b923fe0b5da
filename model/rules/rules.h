// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The immutable rules of one game: base, editions' rulings and expansions put together by RulesBuilder, shared by all
// states. Public data for speed and plainness; nobody gets a mutable Rules after build(). What a step or a search asks
// stands in fixed places at the front of each part, what is only needed to read and write text behind it.
#pragma once

#include "model/core/facts.h"
#include "model/rules/hooks.h"
#include "model/rules/pile.h"
#include "model/rules/rows.h"
#include "model/rules/setup.h"
#include "model/rules/verbs.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace elgrande {

// Which places with limited room are full: eight at a time, from words with a byte for the Caballeros of each place.
class RoomTest {
  public:
    // room <= 128 and count < 128, so adding them cannot carry into the next byte.
    void limit(int place, int room) {
        const unsigned shift = static_cast<unsigned>(place % 8) * 8U;
        limited_[word(place)] |= std::uint64_t{0xff} << shift;
        spare_[word(place)] |= static_cast<std::uint64_t>(128 - room) << shift;
    }
    // One of the eight places from this one on has a limit.
    bool any(int place) const { return limited_[word(place)] != 0; }
    // The highest bit of every byte whose place is full: adding 128 - room carries into it.
    std::uint64_t in(std::uint64_t counts, int place) const {
        return (counts & limited_[word(place)]) + spare_[word(place)];
    }

  private:
    static constexpr std::size_t word(int place) { return static_cast<std::size_t>(place) / 8; }
    std::array<std::uint64_t, kMaxAreas / 8> limited_{};
    std::array<std::uint64_t, kMaxAreas / 8> spare_{};
};

// A number for each type of ids that some expansion of the build calls its own: every hook begins by asking for them,
// and where a list was searched for the address of a manifest, a game of the Colonies took four per cent longer.
// Counted while the program starts, so nothing may build rules before main(). From kMaxOwns on they are all the same:
// the builder refuses those.
inline constexpr std::size_t kMaxOwns = 32;
std::size_t nextOwnNumber();
template <class Ids>
inline const std::size_t ownNumber = nextOwnNumber();

// Those of an expansion that is not in the game.
template <class Ids>
[[gnu::cold, gnu::noinline]] const Ids& notInPlay() {
    static const Ids none{};
    return none;
}

// Places.
struct Map {
    AreaSet regions;      // count as regions
    AreaSet onDisk;       //
    AreaSet kingMayStand; //
    AreaSet kingsTargets; // of ordinary moves of the King
    AreaSet grandes;      // where a Grande may be moved
    AreaSet targets;      // Caballeros may be put there: regions, Castillo and what expansions add
    AreaSet sources;      // Caballeros may be taken from there
    AreaSet scorable;     // has a scoreboard, or awards of its own
    AreaSet coastal;      //
    AreaSet roomy;        // holds a limited number of Caballeros
    AreaSet divided;      // has parts, those aside that are laid and taken away again
    std::array<AreaSet, kMaxAreas> neighbours{};
    std::array<AreaSet, kMaxAreas> counted{}; // places whose Caballeros count there: itself, and parts of it
    std::array<AreaSet, kMaxAreas> parts{};   // all its parts, whether they count or not
    std::array<std::array<int, 3>, kMaxAreas> values{};
    std::array<std::uint8_t, kMaxAreas> room{};
    RoomTest full;
    bool hasParts = false; // some place is a part of another
    // Nothing is closed but the King's region, and only the King plays his part: the base game and most of what is
    // asked in a search. The answers are then in a table, by the King's region.
    bool plain = true;
    std::array<AreaSet, kMaxAreas> openTo{};    // where a Caballero may go
    std::array<AreaSet, kMaxAreas> openFrom{};  // and come from
    std::array<AreaSet, kMaxAreas> fromCourt{}; // where the turn's Caballeros are placed
    OwnerSet castilloOpen;                      // whose Caballeros can go from the court to the Castillo at any time
    int size = 0;
    std::vector<Area> scoringOrder; // of the general scoring, without the Castillo
    std::vector<AreaRow> rows;
    std::vector<std::string> sourceOf;
    std::vector<Area> inside; // by Area; None: a place of its own
};

// One physical card: rows are spread out into these.
inline constexpr std::uint8_t kNoStack = 255;
struct CardInPlay {
    std::uint16_t row = 0;
    std::uint16_t effectFirst = 0; // range in Deck::effectSteps
    std::uint8_t effectCount = 0;  //
    std::uint8_t stack = kNoStack; // from 0
    std::uint8_t place = 0;        // bit in State::left
    std::uint8_t caballeros = 0;   //
    bool oneOf = false;            //
    bool returns = false;          //
    bool owed = false;             //
};
struct PowerInPlay {
    int value = 0; // 0: none
    int caballeros = 0;
    Card card = Card::None; // its effect
    std::string id;
    std::string source;
};

struct LeftOut {
    CardRow row;
    std::string source;
    int value = 0; // of the power card whose effect it is; 0: of none
};

// Action cards, power cards and what they do.
struct Deck {
    std::vector<CardInPlay> cards;
    std::vector<Step> effectSteps;
    std::array<std::vector<Card>, kMaxStacks> stacks; // by stack, in order of State::left's bits
    int stackCount = 0;
    std::vector<PowerInPlay> powers;
    std::uint32_t firstHand = 0; // all of them: of a seat, unless hands are dealt
    bool handsDealt = false;     // hands are empty at first, and steps of the set-up fill them
    bool handsHidden = false;    // the power cards in hand are secret
    bool someOwed = false;       // the special action of some card must be begun
    std::vector<CardRow> rows;
    std::vector<std::string> sourceOf; // by row
    std::vector<LeftOut> leftOut;      // what a correction could put into the game, or has taken out of it
    std::vector<std::pair<std::string, Effect>> effects;
};

// Rounds, turns and the steps in them.
struct Flow {
    std::vector<StepRules> verbs;                    // by StepKind
    std::array<std::vector<Step>, kAnchors> anchors; // in order; in a turn their seat is the active one
    std::array<std::vector<Step>, kAnchors>
        stacked;                        // the same as they lie on the agenda, on the flow that goes on then
    std::vector<TurnPart> parts;        //
    std::vector<DiskUseRules> diskUses; //
    std::vector<int> roundNumbers;      // {1,…,9} or {2,3,5,6,8,9}
    std::vector<int> scoringAfter;      // {3,6,9}
    int ranksScored = 3;                // 1, 2 or 3 by number of players
    std::uint64_t scoresFor = 0;        // by owner: the seat that gets its points (Contest)
    int pieces = 30;                    // Caballeros of each seat
    int piecesWithoutSeat = 0;          // of the owner whom no seat has: they come out of the provinces as well
    int courtAtStart = 7;               //
    int homeAtStart = 2;                //
};

// Names of what is numbered; all of them as written in positions, moves and events.
struct Words {
    std::vector<ActionFacts> actions;
    std::vector<EventFacts> events;
    std::vector<std::string> reasons;
    std::vector<std::string> refusals;
    std::array<std::string, kMaxOwners> owners; // without a seat: "black"
};

struct KeptRules {
    std::string id;
    std::string source;
    int most = 1;         // of them at the same time
    bool objects = false; // stops a special action like a Veto, and is spent by it
    void (*onUse)(const Rules&, State&, const Kept& spent, EventSink*) = nullptr; // after it has stopped one
};

// Used power cards (option used-power-open, X10 and 4b). Each is played for all to see; the question is what
// of them stays in sight, and so whether a card that is taken back is seen.
enum class UsedPower : std::uint8_t {
    Closed, // nothing
    Top,    // the topmost card of each pile (model/rules/pile.h)
    Open    // all
};

// Rulings of the base game as numbers, for speed; their texts are in `options`.
struct Rulings {
    bool castilloByChoice = false;
    bool allOwnMustLeave = false;
    bool sendOwnToo = false;
    bool sendMayStop = false;
    UsedPower usedPower = UsedPower::Closed;
    Slot<Piles> piles; // where used power cards lie in piles
    bool scoreboardOnCastillo = false;
    bool openCastillo = false;
    bool tournamentTieBreak = false;
};

struct Rules {
    struct Copies { // tokens of one kind
        std::uint8_t first = 0;
        std::uint8_t count = 1;
    };

    int players = 4;
    int turnTakers = 4;  // seats in the turn order: the players', and behind them those at which nobody sits
    SeatSet seated{0xf}; // the first ones, as many as there are players
    Map map;
    Deck deck;
    Flow flow;
    Hooks hooks;
    Rulings rulings;
    OwnerSet owners;                         // whose Caballeros may stand on the board: seats, and what expansions add
    std::vector<TokenFacts> tokens;          // by Token; those of a kind stand together
    std::array<Copies, kMaxTokens> copies{}; // by Token
    std::vector<Token> scoreboards;          // those of them that replace values
    std::vector<KeptRules> kept;             // by Kept::kind; 0 is unused, 1 the Veto
    std::vector<OptionFacts> options;        // chosen values filled in
    Words words;
    Setup setup;                   // with every default filled in
    std::uint64_t fingerprint = 0; // equal sets of rules have equal numbers
    int slotBytes = 0;
    std::vector<SlotFacts> slotFacts;

    const StepRules& verb(StepKind kind) const { return flow.verbs[index(kind)]; }
    const CardInPlay& card(Card card) const { return deck.cards[index(card)]; }
    const CardRow& row(Card card) const { return deck.rows[deck.cards[index(card)].row]; }
    const PowerInPlay& power(Power power) const { return deck.powers[index(power)]; }
    const std::string& areaId(Area area) const { return map.rows[index(area)].id; }
    const std::string& colour(Seat seat) const { return setup.colours[index(seat)]; } // of seats(): dummies have none
    std::string ownerName(Owner owner) const; // the colour of a seat, or what an expansion calls its pieces' owner
    SeatSet seats() const { return seated; }  // at which somebody sits
    SeatSet dummies() const { return SeatSet{(1U << turnTakers) - 1U} - seats(); } // at which nobody does
    Seat leftOf(Seat seat) const { return seatAt((static_cast<int>(seat) + 1) % players); }
    int piecesOf(Owner owner) const { return index(owner) < kMaxSeats ? flow.pieces : flow.piecesWithoutSeat; }
    bool scoresAfter(int round) const;
    const std::string& optionValue(const std::string& id) const; // empty where there is no such option

    // The ids that an expansion was given at build time, kept by their type. Every hook of an expansion begins by
    // asking for them.
    template <class Ids>
    const Ids& own() const {
        const void* ids = owns[ownNumber<Ids>];
        return ids != nullptr ? *static_cast<const Ids*>(ids) : notInPlay<Ids>();
    }

    std::array<const void*, kMaxOwns + 1> owns{}; // by ownNumber; filled by RulesBuilder::own
    std::vector<std::shared_ptr<void>> ownIds;    // what they point to
};

} // namespace elgrande
