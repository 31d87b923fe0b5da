// What one seat (or a spectator) sees of the table now. A type of its own that has no place for what the seat may not
// see: other seats' disks, secretly regained power cards, the inside of the closed Castillo, the order of the stacks.
// What the seat could know by a good memory is in InformationState.
#pragma once

#include "model/core/ids.h"
#include "model/core/state.h"

#include <array>
#include <optional>
#include <vector>

namespace elgrande {

struct Rules;

struct SeatSeen {
    int score = 0;
    Area grande = Area::None;
    int court = 0;
    int provinces = 0;
    PowerSet hand;              // known to be in hand (own seat: the whole hand)
    PowerSet used;              // known to be used up
    PowerSet usedOrRegained;    // others only: used, but `regained` of them are secretly back in hand
    int regained = 0;           //
    Power played = Power::None; // of this round
    Card taken = Card::None;    // of this round
    bool diskSet = false;       //
    Area disk = Area::None;     // own disk only, while it is secret

    friend bool operator==(const SeatSeen&, const SeatSeen&) = default;
};

struct Observation {
    Seat viewer = Seat::None; // None: a spectator
    int players = 0;
    int round = 0;       // as printed on the round track; 0 before the first
    int roundsBegun = 0; // counted from 1
    bool over = false;
    std::vector<Seat> winners; // when over; several: shared victory
    Seat starter = Seat::None;
    Seat active = Seat::None;      // whose turn it is; None between turns
    std::vector<Seat> order;       // turn order of this round as far as it stands
    int turn = 0;                  // position in `order`
    std::uint8_t parts = 0;        // TurnPart bits of the running turn
    Area king = Area::None;        // where the King stands
    Area kingsRegion = Area::None; // the region that is taboo (an effect may move it away from the King)
    std::vector<SeatSeen> seats;
    std::array<State::Row, kMaxAreas> count{}; // by area and owner; Castillo zero while castilloOpen is false
    bool castilloOpen = false;
    std::array<Card, kMaxStacks> offer{}; // open action card by stack
    std::array<int, kMaxStacks> left{};   // cards of each stack still to come
    std::array<Area, kMaxBoards> board{};
    std::array<Standing, State::kStandings> standing{};
    SpecialInProgress special;
    std::vector<std::uint8_t> slotBytes; // expansions' public bytes, by slot offset

    int at(Area area, Owner owner) const { return count[index(area)][index(owner)]; }

    friend bool operator==(const Observation&, const Observation&) = default;
};

// `viewer` Seat::None: what a spectator without any secret sees.
Observation observe(const Rules& rules, const State& state, Seat viewer);

} // namespace elgrande
