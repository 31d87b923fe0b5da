// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What rules and window of this folder share: the ids of things and the piece of state with the region cards.
#pragma once

#include "model/core/ids.h"

namespace elgrande::anniversary {

inline constexpr const char* kExileOption = "anniversary-exile";
inline constexpr const char* kExileCard = "anniversary-exile";
inline constexpr const char* kFrance = "anniversary-france";
inline constexpr const char* kPortugal = "anniversary-portugal";
inline constexpr const char* kRegionCards = "anniversary-region-cards"; // the slot

// The region cards of two players: those that lie on the discard pile. None at first; all are shuffled again after
// every general scoring.
struct RegionCards {
    AreaSet drawn;
};

} // namespace elgrande::anniversary
