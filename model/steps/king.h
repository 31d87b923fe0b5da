// How card rows write moving the King (king.cpp).
#pragma once

#include "model/core/step.h"

namespace elgrande {

enum class KingsWay : std::uint8_t { Anywhere, ToNeighbour, IntoExile };

constexpr Step moveTheKing(KingsWay way) { return {StepKind::King, Seat::None, static_cast<std::uint8_t>(way), 0, 0}; }

} // namespace elgrande
