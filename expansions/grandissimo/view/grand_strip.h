// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All extra material at a glance: the courts with Queen, Jester and Inquisitor, the holders of the ship tokens and the
// Caballeros on board, the prisoners, the regions of boycotts and alliances, and whose Grande is King.
#pragma once

#include "views/panels/material_strip.h"

namespace elgrande::grandissimo {

std::vector<StripPart> grandStrip(const Shown& shown);

} // namespace elgrande::grandissimo
