// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What rules and views both know of hands.
#pragma once

#include <array>

namespace elgrande::intrigue_king {

inline constexpr int kHandSize = 13; // S001: cards that each player chooses

// Power cards of a first game, the best known first: the hand is as many of them as are in the game, and what follows
// takes the place of those that are not.
inline constexpr std::array kFirstDeck{"20",  "30",  "40",  "70",  "80", "90",  "100", "110", "120",
                                       "130", "150", "170", "180", "60", "140", "160", "50",  "10"};

} // namespace elgrande::intrigue_king
