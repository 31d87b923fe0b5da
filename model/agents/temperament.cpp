// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/temperament.h"

#include <algorithm>

namespace elgrande {

namespace {

constexpr std::size_t kPoints = 0;                      // of a group of places
constexpr std::size_t kCaballeros = kPlaceFeatures - 1; //

} // namespace

bool Temperament::isNeutral() const { return *this == Temperament{}; }

double Temperament::bonus(const Features& features, const std::array<double, kMaxSeats>& shares,
                          std::size_t seat) const {
    const auto& own = features.of[seat];
    double best = 0;
    int others = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(features.seats); ++i) {
        if (i == seat) continue;
        best = std::max(best, shares[i]);
        others += features.of[i][SeatFeature::Regions + kPoints];
    }
    return perOnBoard * own[SeatFeature::Regions + kCaballeros] +
           perInCastillo * own[SeatFeature::Castillo + kCaballeros] - againstBest * best - perOthersPoint * others;
}

const std::vector<NamedTemperament>& temperaments() {
    static const std::vector<NamedTemperament> kAll{{"builder", {.perOnBoard = 0.008}},
                                                    {"attacker", {.againstBest = 0.8}},
                                                    {"castellan", {.perInCastillo = 0.0035}},
                                                    {"denier", {.perOthersPoint = 0.005}}};
    return kAll;
}

} // namespace elgrande
