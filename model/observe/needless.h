// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Questions whose answer changes nothing, so that nobody needs to be asked.
#pragma once

#include "model/rules/rules.h"

#include <optional>

namespace elgrande {

// An answer, where all of them lead to the same state and nobody may object: the order of scorings, proved by playing
// every one, and which Caballero is sent back first where all of them must be. At most some milliseconds.
std::optional<Action> needlessAnswer(const Rules& rules, const State& state, Seat seat);

} // namespace elgrande
