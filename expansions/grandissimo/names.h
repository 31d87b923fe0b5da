// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Names that rules and views of this folder share, and what is kept in few bits.
#pragma once

#include "model/core/ids.h"
#include "model/core/kept.h"

#include <array>

namespace elgrande::grandissimo {

// Places. The ship and the jail are no regions; what the Jester gives away waits in the last one.
inline constexpr const char* kPortugal = "portugal";
inline constexpr const char* kShip = "ship";
inline constexpr const char* kJail = "jail";
inline constexpr const char* kGifts = "gr-gifts";

// Tokens.
inline constexpr const char* kQueen = "queen";
inline constexpr const char* kJester = "jester";
inline constexpr const char* kInquisitor = "inquisitor";
inline constexpr const char* kShipToken = "ship-token";
inline constexpr const char* kCrown = "gr-crown"; // before the seat whose Grande is King

// Kept effects.
inline constexpr const char* kBoycott = "gr-boycott";
inline constexpr const char* kAlliance = "gr-alliance";
inline constexpr const char* kFreeChoice = "gr-free-choice";
inline constexpr const char* kDoubleTurn = "gr-double-turn";

// Options.
inline constexpr const char* kCardsOption = "gr-cards";           // which of the 19, at least 11
inline constexpr const char* kPartsOption = "gr-parts";           // ship, jail, inquisitor
inline constexpr const char* kBlackOption = "gr-black";           // X27: "nobody", "holder"
inline constexpr const char* kRevolutionOption = "gr-revolution"; // "own", "any"
inline constexpr const char* kReturnOption = "gr-king-returns";   // X32: "old-region", "portugal"

// Kept::data of a boycott is the region; of an alliance the partner as well.
constexpr std::uint8_t pactData(Area region, Seat partner) {
    return static_cast<std::uint8_t>(index(region) | index(partner) << 5U);
}
constexpr Area regionOf(Kept pact) { return areaAt(pact.data & 31); }
constexpr Seat partnerOf(Kept alliance) { return seatAt(alliance.data >> 5); }

// The King's region before the revolution, to which he comes back.
struct Throne {
    std::uint8_t place = 0; // 0: there is no revolution, otherwise Area + 1
};

// The double turn. A card that is kept for later lies before its seat.
struct DoubleTurns {
    std::uint8_t second = 0;                       // the second card of the running turn: 0 none, otherwise Card + 1
    std::array<std::uint8_t, kMaxSeats> waiting{}; // a first card that is kept from the next round on, likewise
};

} // namespace elgrande::grandissimo
