// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How card rows write moving the King (king.cpp).
#pragma once

#include "model/core/step.h"

namespace elgrande {

enum class KingsWay : std::uint8_t { Anywhere, ToNeighbour, IntoExile };

constexpr Step moveTheKing(KingsWay way) { return stepOf(StepKind::King, static_cast<int>(way)); }

} // namespace elgrande
