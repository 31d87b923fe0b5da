// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How card rows write placing (place.cpp).
#pragma once

#include "model/core/step.h"

namespace elgrande {

enum class PlaceMode : std::uint8_t { NextToKing, Anywhere }; // the normal placing; any place but the King's region
enum class PlaceFrom : std::uint32_t { Court, Provinces };

constexpr Step place(int count, PlaceMode mode, PlaceFrom from = PlaceFrom::Court) {
    return {StepKind::Place, Seat::None, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(mode),
            static_cast<std::uint32_t>(from)};
}

} // namespace elgrande
