// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the expansion's things are doing now, read out of what is seen for everything that shows it.
#pragma once

#include "../names.h"

#include "model/core/ids.h"
#include "model/observe/catalogue.h"

#include <QString>

#include <vector>

namespace elgrande {

class GameModel;
class Shown;
struct Observation;

namespace grandissimo {

// Caballeros of one owner.
struct Standing {
    Owner owner = Owner::None;
    int count = 0;
};

// A boycott (no partner) or an alliance.
struct Pact {
    Area region = Area::None;
    Seat seat = Seat::None;
    Seat partner = Seat::None;
};

bool isPlayed(const GameModel& model, const char* token); // the part that has this figure
std::vector<Seat> holdersOf(const Catalogue& catalogue, const Observation& seen, const char* token);
std::vector<Standing> standingIn(const Shown& shown, const char* place); // of everybody; empty without the place
std::vector<Pact> pactsOf(const Catalogue& catalogue, const Observation& seen);
Seat freeChooser(const Catalogue& catalogue, const Observation& seen); // who keeps a Free choice; or None
Seat crownedSeat(const Catalogue& catalogue,
                 const Observation& seen); // whose Grande is King; None: there is no revolution
Area lastLanding(const Shown& shown);      // Portugal before there was one
QString inWords(const GameModel& model, const std::vector<Standing>& those); // "Ada 2, Bo 1"; or a dash
// {seat}, {other} and {place} are replaced; the seats may be None.
QString told(const GameModel& model, const char* key, Seat seat, Area place = Area::None, Seat other = Seat::None);

} // namespace grandissimo
} // namespace elgrande
