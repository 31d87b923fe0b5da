// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What rules and views of this folder share: its names, and its own pieces of state.
#pragma once

#include "model/core/ids.h"

#include <array>

namespace elgrande::template_islands {

// Names that must be unique among all expansions of a build. Whoever copies this folder renames them here and in the
// tests, the texts and the drawing; GUIDE.md says how one command does it.
inline constexpr const char* kRegion = "baleares";
inline constexpr const char* kTower = "baleares.tower";
inline constexpr const char* kFerryCard = "template-ferry";
inline constexpr const char* kHarbourCard = "template-harbour";
inline constexpr const char* kSmugglingCard = "template-smuggling";
inline constexpr const char* kVoyageCard = "template-voyage";
inline constexpr const char* kPilot = "template-pilot"; // the power card and the card that its effect is
inline constexpr const char* kLantern = "template-lantern";
inline constexpr const char* kFog = "template-fog";
inline constexpr const char* kBarge = "template-barge";
inline constexpr const char* kWideOption = "template-wide-harbour";
inline constexpr const char* kRanksOption = "template-all-ranks";
inline constexpr const char* kSmugglersOption = "template-smugglers";
inline constexpr const char* kCurrentsOption = "template-currents";
inline constexpr const char* kHarbourSlot = "template-harbour";
inline constexpr const char* kCurrentSlot = "template-current";
inline constexpr const char* kCacheSlot = "template-cache";
inline constexpr const char* kLease = "template-lease";

// Copied into State and out of it as bytes. A new State is all zeros, so zero must always mean "as at the beginning of
// the game".

// One person holds the harbour of the islands: his Caballeros may land even when the islands are full, the smugglers
// are his, and until the end of the next general scoring his crossings count double.
struct Harbour {
    std::uint8_t master = 0; // 0: nobody yet, otherwise seat + 1

    Seat seat() const { return master == 0 ? Seat::None : seatAt(master - 1); }
};

// The coast to which the current runs, and which have had their turn since the last shuffle.
struct Current {
    std::uint8_t place = 0; // 0: none yet, otherwise Area + 1
    std::uint8_t drawn = 0; // bit n: the n-th of the chosen coasts

    Area to() const { return place == 0 ? Area::None : areaAt(place - 1); }
};

// What each seat has hidden, and where; only its owner knows the place.
struct Caches {
    static constexpr std::uint8_t kUnknown = 255;
    std::array<std::uint8_t, kMaxSeats> place{}; // 0: nothing, otherwise Area + 1, or kUnknown

    bool has(Seat seat) const { return place[index(seat)] != 0; }
    Area of(Seat seat) const { return has(seat) ? static_cast<Area>(place[index(seat)] - 1) : Area::None; }
    // The seats that have hidden something there. Asked in every scoring, and hardly ever is there any.
    SeatSet in(Area area) const {
        SeatSet seats;
        for (std::size_t i = 0; i < place.size(); ++i)
            seats.bits |= static_cast<std::uint32_t>(place[i] == index(area) + 1) << i;
        return seats;
    }
};

} // namespace elgrande::template_islands
