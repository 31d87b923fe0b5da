// What lies on the map beside the base game's drawing and pieces: the drawings and items that expansions contribute
// (views/expansion_ui.h), for the game that is played.
#pragma once

#include "views/expansion_ui.h"

namespace elgrande {

// Resources, bottom first: the board itself, then the expansions' layers.
QStringList boardLayersFor(const Catalogue& catalogue, bool dark);
std::vector<BoardItemFactory> boardItemsFor(const Catalogue& catalogue);

} // namespace elgrande
