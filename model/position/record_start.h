// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a recorded game begins: at the set-up, or at the position that its header names.
#pragma once

#include "model/position/position.h"

namespace elgrande {

struct Record;

// Rules, state before the first move and the dealer of what is to come. The error is a sentence: what is wrong with the
// setup or the position, or that they do not speak of the same game.
Result<LoadedPosition> startOf(const Record& record);

} // namespace elgrande
