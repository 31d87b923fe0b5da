// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Layers on the map that expansions contribute for the current game: drawings and items
// (views/contributions/expansion_ui.h).
#pragma once

#include "views/contributions/expansion_ui.h"

namespace elgrande {

// Resources, bottom first: the board itself, then the expansions' layers.
QStringList boardLayersFor(const Catalogue& catalogue, bool dark);
std::vector<BoardItemFactory> boardItemsFor(const Catalogue& catalogue);

} // namespace elgrande
