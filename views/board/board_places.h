// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where on the board expansions find their room. Each place is drawn nowhere and kept free by everything else; an
// expansion's layer or item asks BoardMap::reserved() for its outline by its name, in board units (board_size.h), and
// nothing that lies on the board has to move. The rectangles themselves are in resources/map/places.mjs.
#pragma once

#include <array>

namespace elgrande {

struct BoardPlace {
    const char* name; // for BoardMap::reserved()
    const char* use;
    int width;  // at least, in board units
    int height; //
    int piles;  // of so many owners find room side by side (58 x 36 each, in rows 41 apart)
    int tokens; // and so many things beside them: goods, figures (46 x 52 or smaller)
};

// The lands are outlines with rows of their own (BoardMap::rows, anchors "-board" and "-king"), like the regions'.
inline constexpr std::array kBoardPlaces = {
    BoardPlace{"france", "a region north of Aragon and Catalonia; the King may come", 400, 120, 3, 3},
    BoardPlace{"portugal", "a region west of Galicia, the Castiles and Seville, like any other", 220, 560, 7, 5},
    BoardPlace{"mediterranean", "a sea with scoreboard, goods and everybody's Caballeros", 200, 250, 7, 6},
    BoardPlace{"america", "beyond the western sea: scoreboard, gold, the Viceroy and everybody's Caballeros", 360, 100,
               7, 3},
    BoardPlace{"ship", "her deck: the Captain and everybody's Caballeros", 200, 180, 7, 3},
    BoardPlace{"jail", "prisoners of everybody", 244, 106, 7, 0},
    BoardPlace{"limit", "the Limit table: ten spaces of 36 x 36 in two rows", 196, 110, 0, 10},
    BoardPlace{"reserve", "goods and tokens that nobody has", 196, 110, 0, 8},
};

// The ship herself lies in one of the sea areas, sea-1 (Bay of Biscay) westward round to sea-10 (off Catalonia).
inline constexpr int kSeaAreas = 10;
inline constexpr BoardPlace kSeaArea = {"sea", "a ship", 50, 34, 0, 1};

} // namespace elgrande
