// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How rounds and card rows write replenishment (court.cpp).
#pragma once

#include "model/core/step.h"

namespace elgrande {

inline constexpr std::uint8_t kAsPowerCard = 255;

// Up to `count` Caballeros from the provinces to the court; kAsPowerCard: as many as the power card of the round shows.
constexpr Step fillCourt(std::uint8_t count) { return stepOf(StepKind::Court, count); }

} // namespace elgrande
