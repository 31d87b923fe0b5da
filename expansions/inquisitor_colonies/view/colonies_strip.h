// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All extra material at a glance: the court with the Inquisitor, free discs and those still to come, who is on board
// with what, and the spaces of the Limit table.
#pragma once

#include "views/panels/material_strip.h"

namespace elgrande::inquisitor_colonies {

std::vector<StripPart> coloniesStrip(const Shown& shown);

} // namespace elgrande::inquisitor_colonies
