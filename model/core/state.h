// The whole truth of one game apart from the orders of the card stacks, which only the dealer knows
// (model/rules/dealer.h), as a trivially copyable value. Everything that a search copies is here, and nothing else:
// names, history and the record live outside. Sizes and limits are checked by RulesBuilder and by stateIsOk().
#pragma once

#include "model/core/ids.h"
#include "model/core/step.h"

#include <array>
#include <cstring>
#include <type_traits>

namespace elgrande {

// An effect kept for later: a Veto on the table, and what expansions keep until a scoring or a round.
struct Standing {
    std::uint8_t kind = 0; // 0: free place; 1: Veto; an expansion's from RulesBuilder::addStanding
    Seat seat = Seat::None;
    std::uint8_t until =
        0; // last round (as counted by State::roundsBegun) in which it holds; 255: removed by its owner
    std::uint8_t data = 0;

    friend constexpr bool operator==(Standing, Standing) = default;
};
inline constexpr std::uint8_t kStandingVeto = 1;

// The special action under way; what a Veto stops.
struct SpecialInProgress {
    Seat seat = Seat::None; // None: no special action is under way
    Card card = Card::None;
    std::uint8_t allowed = 0; // bit per seat: answered `allow all`
    std::uint8_t granted = 0; // the automatic step on top of the agenda has passed its Veto window

    friend constexpr bool operator==(SpecialInProgress, SpecialInProgress) = default;
};

// Parts of a turn that are already done.
enum TurnPart : std::uint8_t { kPlaced = 1, kSpecialUsed = 2 };

struct State {
    static constexpr int kStandings = 6;
    static constexpr int kSlotBytes = 48;

    using Row = std::array<std::uint8_t, kMaxOwners>;

    std::array<Row, kMaxAreas> count{};               // Caballeros by area and owner; court and provinces are areas
    std::array<std::uint32_t, kMaxSeats> hand{};      // power cards in hand, a PowerSet
    std::array<std::uint32_t, kMaxSeats> used{};      // power cards played and gone
    std::array<std::uint32_t, kMaxSeats> returned{};  // in hand, taken back unseen: hidden from the other seats
    Agenda agenda;                                    //
    std::array<std::int16_t, kMaxSeats> score{};      //
    std::array<std::uint16_t, kMaxStacks> left{};     // cards of each stack not yet revealed, bit = place in stack
    std::array<Card, kMaxStacks> offer{};             // card lying open on each stack; None: taken or none
    std::array<Power, kMaxSeats> played{};            // power card of this round
    std::array<Card, kMaxSeats> taken{};              // action card of this round
    std::array<Area, kMaxSeats> disk{};               // hidden until all have chosen
    std::array<Area, kMaxSeats> grande{};             //
    std::array<Seat, kMaxSeats> order{};              // turn order of this round
    std::array<Area, kMaxBoards> board{};             // where each mobile scoreboard lies; None: beside the map
    std::array<Standing, kStandings> standing{};      //
    std::array<std::uint8_t, kSlotBytes> slotBytes{}; // typed slots of expansions, copied in and out
    SpecialInProgress special;                        //
    Area king = Area::None;                           //
    Seat starter = Seat::None;                        // begins the power cards of this round
    std::uint8_t round = 0;                           // as printed on the round track, 1 to 9
    std::uint8_t roundsBegun = 0;                     // 1 in the first round that is played
    std::uint8_t turn = 0;                            // index into order of the seat whose turn it is
    std::uint8_t parts = 0;                           // TurnPart bits of the running turn

    State() {
        offer.fill(Card::None);
        played.fill(Power::None);
        taken.fill(Card::None);
        disk.fill(Area::None);
        grande.fill(Area::None);
        order.fill(Seat::None);
        board.fill(Area::None);
    }

    std::uint8_t& at(Area area, Owner owner) { return count[index(area)][index(owner)]; }
    int at(Area area, Owner owner) const { return count[index(area)][index(owner)]; }

    bool over() const { return agenda.empty() && round != 0; }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512, "copying a State decides the speed of every search (README, figures)");

} // namespace elgrande
