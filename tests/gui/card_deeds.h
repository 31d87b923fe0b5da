// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the special actions of cards offer and do in games that are played at random, by the cards' ids: what a test of
// their words compares them with.
#pragma once

#include "model/rules/rules.h"

#include <map>
#include <memory>
#include <string>

namespace elgrande::gui {

struct CardDeeds {
    int times = 0;  // that it was begun
    AreaSet seen;   // places that were offered or touched; parts as what they are parts of
    AreaSet beside; // the same in what else an expansion lets its player do in that turn, and tokens that come to court
    bool kingsRegion = false;
    bool movesKing = false;
    bool mayStop = false; // ended while there was something left to do
    int most = 0;         // Caballeros that its player moved one after the other, at most
    bool own = false;     // whose Caballeros were moved or could be; black ones are not asked about
    bool others = false;
    bool ownDisk = false; // who was asked for a secret disk
    bool othersDisks = false;
    int fewest = 99; // Caballeros of who was asked, in a region that could be set

    bool any() const { return !seen.empty() || movesKing || ownDisk || othersDisks; }
};
using DeedsByCard = std::map<std::string, CardDeeds>;

// Games with the numbers 0 to games - 1; the same rules always give the same deeds.
DeedsByCard watchGames(const std::shared_ptr<const Rules>& rules, int games);

} // namespace elgrande::gui
