// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Style of a computer player: a small bonus on the values of positions in its search, in favour of what it likes
// besides winning. It decides only between moves of about equal value (measured: README.md).
#pragma once

#include "model/agents/features.h"

#include <array>
#include <string_view>
#include <vector>

namespace elgrande {

// The logarithm of the odds to win by the chance to win, where that is about a third: likings beside odds.
inline constexpr double kOddsOfShare = 5;

// In shares of the win, for one of what it counts.
struct Temperament {
    double perOnBoard = 0;     // own Caballeros in regions
    double perInCastillo = 0;  // own Caballeros there
    double againstBest = 0;    // of the chance to win that the strongest other has
    double perOthersPoint = 0; // that a scoring now would give to the others together

    bool isNeutral() const;
    // What `seat` gives for a position, 0 to about 0.3 either way; `shares`: everybody's chances to win.
    double likes(const Features& features, const std::array<double, kMaxSeats>& shares, std::size_t seat) const;

    friend bool operator==(const Temperament&, const Temperament&) = default;
};

struct NamedTemperament {
    std::string_view id;
    Temperament temperament;
};

// "builder", "attacker", "castellan", "denier".
const std::vector<NamedTemperament>& temperaments();

} // namespace elgrande
