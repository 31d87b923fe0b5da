// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The whole truth of one game apart from the orders of the card stacks, which only the dealer knows
// (model/rules/dealer.h), as a trivially copyable value. Everything that a search copies is here, and nothing else:
// names, history and the record live outside. Sizes and limits are checked by RulesBuilder and by stateIsOk(). Which
// kind of data belongs here and which elsewhere: expansions/DATA.md.
#pragma once

#include "model/core/ids.h"
#include "model/core/kept.h"
#include "model/core/step.h"

#include <array>
#include <type_traits>

namespace elgrande {

// Whole cache lines: copying this size with the library's memcpy takes 7.5 ns if it is aligned so, else 11 ns.
struct alignas(64) State {
    static constexpr int kSlotBytes = 96;
    static constexpr int kCardsBefore = 3; // cards before one seat

    // Caballeros of one owner by area; court and provinces are areas.
    using Row = std::array<std::uint8_t, kMaxAreas>;
    using Cards = std::array<Card, kCardsBefore>;

    std::array<Row, kMaxOwners> count{};              //
    Agenda agenda;                                    //
    std::array<std::uint32_t, kMaxSeats> hand{};      // power cards in hand, a PowerSet
    std::array<std::uint32_t, kMaxSeats> used{};      // power cards played and gone
    std::array<std::uint32_t, kMaxSeats> returned{};  // in hand, taken back unseen: hidden from the other seats
    std::array<std::uint32_t, kMaxStacks> left{};     // cards of each stack not yet revealed, bit = place in stack
    std::array<std::int16_t, kMaxSeats> score{};      //
    std::array<Card, kMaxStacks> offer{};             // card lying open on each stack; None: taken or none
    std::array<Cards, kMaxSeats> cards{};             // before each seat; the first is the action card of this round
    std::array<std::uint8_t, kMaxSeats> spent{};      // bit n: the effect of cards[seat][n] has been begun
    std::array<Power, kMaxSeats> played{};            // power card of this round
    std::array<Area, kMaxSeats> disk{};               // hidden until all have chosen
    std::array<Area, kMaxSeats> grande{};             //
    std::array<Seat, kMaxSeats> order{};              // turn order of this round
    std::array<Spot, kMaxTokens> token{};             // where each token lies
    std::array<Kept, kMaxKept> kept{};                // the first ones are in use, oldest first
    std::array<std::uint8_t, kSlotBytes> slotBytes{}; // typed slots of expansions, copied in and out
    SpecialInProgress special;                        //
    Placing placing;                                  // of the running turn
    std::uint16_t parts = 0;                          // bit n: part n of the running turn is done (TurnPart)
    Seat starter = Seat::None;                        // begins the power cards of this round
    std::uint8_t round = 0;                           // as printed on the round track, 1 to 9
    std::uint8_t roundsBegun = 0;                     // 1 in the first round that is played
    std::uint8_t turn = 0;                            // index into order of the seat whose turn it is
    std::uint8_t shuffles = 0;                        // how often something has been shuffled anew (Dealer)

    State() {
        offer.fill(Card::None);
        for (Cards& before : cards) before.fill(Card::None);
        played.fill(Power::None);
        disk.fill(Area::None);
        grande.fill(Area::None);
        order.fill(Seat::None);
    }

    std::uint8_t& at(Area area, Owner owner) { return count[index(owner)][index(area)]; }
    int at(Area area, Owner owner) const { return count[index(owner)][index(area)]; }
    Area king() const { return token[index(Token::King)].area(); }
    Card& taken(Seat seat) { return cards[index(seat)][0]; } // the action card of this round
    Card taken(Seat seat) const { return cards[index(seat)][0]; }

    bool over() const { return agenda.empty() && round != 0; }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 704, "copying a State decides the speed of every search: tests/bench/FIGURES.md");

} // namespace elgrande
