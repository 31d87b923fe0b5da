// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the expansion's things are doing now, read out of what is seen for everything that shows it.
#pragma once

#include "../names.h"

#include "model/core/ids.h"

#include <QString>

#include <vector>

namespace elgrande {

class GameModel;
class Shown;
struct Catalogue;
struct Observation;

namespace inquisitor_colonies {

// Caballeros of one owner; good: the token's id of the discs that they carry, or null.
struct Standing {
    Owner owner = Owner::None;
    int count = 0;
    const char* good = nullptr;
    bool isCaptain = false;
};

// How many discs of a kind lie where.
struct GoodsCount {
    int free = 0;    // to be claimed
    int claimed = 0; // with a Caballero
    int left = 0;    // beside the board
};

Seat inquisitorHolder(const Catalogue& catalogue, const Observation& seen); // None: in nobody's court
GoodsCount goodsCount(const Catalogue& catalogue, const Observation& seen, const char* token);
Area limitedRegion(const Catalogue& catalogue, const Observation& seen); // None: the Limit table lies beside the board
int limitSpaces(const GameModel& model);
std::vector<Standing> onTable(const Shown& shown);
std::vector<Standing> besideTable(const Shown& shown);
std::vector<Standing> onBoard(const Shown& shown); // the ship; the Captain first, then those with discs
QString inWords(const GameModel& model, const std::vector<Standing>& standing); // "Ada 2, Bo 1 with Gold"; or a dash

} // namespace inquisitor_colonies
} // namespace elgrande
