// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What one seat (or a spectator) sees of the table now. A type of its own that has no place for what the seat may not
// see: other seats' disks, hidden power cards, the inside of the closed Castillo, the order of the stacks.
// What the seat could know by a good memory is in InformationState.
#pragma once

#include "model/core/decision.h"
#include "model/core/ids.h"
#include "model/core/kept.h"
#include "model/observe/reach.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande {

class InformationState;
struct Rules;
struct State;

struct SeatSeen {
    int score = 0;
    Area grande = Area::None;
    int court = 0;
    int provinces = 0;
    PowerSet hand;              // known to be in hand (own seat: the whole hand)
    PowerSet used;              // known to be used up
    PowerSet mayHold;           // could be in hand, those known to be included
    int handSize = 0;           //
    Power played = Power::None; // of this round
    Card taken = Card::None;    // action card of this round
    std::vector<Card> before;   // further cards that lie open before the seat
    bool diskSet = false;       //
    Area disk = Area::None;     // own disk only, while it is secret

    friend bool operator==(const SeatSeen&, const SeatSeen&) = default;
};

// Places that are closed to everybody, and why; the board shades them.
struct Closed {
    AreaSet areas;
    Refusal why = Refusal::KingsRegion;

    friend bool operator==(const Closed&, const Closed&) = default;
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
    std::uint16_t parts = 0;       // parts of the running turn that are done (TurnPart)
    Placing placing;               // of the running turn
    Area king = Area::None;        // where the King stands
    Area kingsRegion = Area::None; // the region that is taboo (an effect may move it away from the King)
    std::vector<Closed> closed;    // the King's region first
    std::vector<SeatSeen> seats;
    std::array<std::array<std::uint8_t, kMaxAreas>, kMaxOwners> count{}; // Castillo zero while castilloOpen is false
    bool castilloOpen = false;
    std::array<Card, kMaxStacks> offer{}; // open action card by stack
    std::array<int, kMaxStacks> left{};   // cards of each stack still to come
    std::array<Spot, kMaxTokens> token{};
    std::vector<Kept> kept;
    SpecialInProgress special;
    std::optional<Deed> announced;       // its step that is carried out when nobody says Veto
    std::vector<std::uint8_t> slotBytes; // expansions' public bytes, by slot offset (model/core/slot.h)

    int at(Area area, Owner owner) const { return count[index(owner)][index(area)]; }
    Spot spotOf(Token which) const { return token[index(which)]; }

    friend bool operator==(const Observation&, const Observation&) = default;
};

// Covered: the viewer's power cards lie face down, because others look at the same screen.
enum class OwnHand { Open, Covered };

// What whoever knows this sees of it. There is no other way to an Observation, so none can hold more than is known.
Observation observe(const Rules& rules, const InformationState& known, OwnHand hand = OwnHand::Open);
// `viewer` Seat::None: what a spectator without any secret sees.
Observation observe(const Rules& rules, const State& state, Seat viewer, OwnHand hand = OwnHand::Open);

} // namespace elgrande
