// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Style of a computer player: a small bonus on the values of positions, in the leaves and the priors of its search or
// in its one-ply policy. It decides only between moves of about equal value (measured: README.md).
#pragma once

#include "model/agents/features.h"

#include <array>
#include <string_view>
#include <vector>

namespace elgrande {

// Slope of the log-odds of winning over the chance of winning, near a chance of a third: d ln(p / (1 - p)) / dp =
// 1 / (p (1 - p)). Converts a bonus to log-odds.
inline constexpr double kLogOddsPerShare = 5;

// Weights, in shares of the win for each unit.
struct Temperament {
    double perOnBoard = 0;     // own Caballeros in regions
    double perInCastillo = 0;  // own Caballeros there
    double againstBest = 0;    // chance to win of the strongest other seat
    double perOthersPoint = 0; // points that a scoring now would give to all other seats together

    bool isNeutral() const;
    // The bonus of a position for `seat`, up to about 0.3 either way; `shares`: the chances to win of all seats.
    double bonus(const Features& features, const std::array<double, kMaxSeats>& shares, std::size_t seat) const;

    friend bool operator==(const Temperament&, const Temperament&) = default;
};

struct NamedTemperament {
    std::string_view id;
    Temperament temperament;
};

// "builder", "attacker", "castellan", "denier".
const std::vector<NamedTemperament>& temperaments();

} // namespace elgrande
