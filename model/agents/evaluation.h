// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Hand-made linear evaluation: points on the track, expected points of the places at the coming general scorings, and
// the worth of Caballeros elsewhere, power cards and the Veto. The weights are in points and were set by hand;
// changes are measured in the arena (`elgrande-lab arena`). The points of places are cached, and only places that have
// changed are scored again (changed_places.h).
#pragma once

#include "model/agents/changed_places.h"

#include <array>

namespace elgrande {

// What the seat's part is worth beside the others': less so much of the best other's and of the mean of all others.
double advantageOf(const Rules& rules, const std::array<double, kMaxSeats>& worth, Seat seat, double ofBest,
                   double ofMean);

class Evaluation {
  public:
    // `base`: the position on the table. Any other of the same game may be evaluated; the less it differs, the faster.
    Evaluation(const Rules& rules, const State& base);

    // Expected final points of each seat, up to a constant shared by all.
    std::array<double, kMaxSeats> prospects(const State& state) const;
    // Prospects of `seat` less half the mean and half the best of the other seats' prospects.
    double advantage(const State& state, Seat seat) const;

    // Where the power card stands among all that have a number, from 0 (lowest) to 1.
    double standingOf(Power power) const { return standing_[index(power)]; }

  private:
    using Points = std::array<int, kMaxSeats>;
    double worthOfHand(std::uint32_t hand) const;

    const Rules& rules_;
    ChangedPlaces changed_;
    std::array<Points, kMaxAreas> pointsIn_{};
    Points regions_{}; // of all places that a general scoring counts, without the Castillo
    std::array<double, kMaxSeats> handWorth_{};
    std::array<double, kMaxPowers> standing_{};
};

} // namespace elgrande
