// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The order of the piles in a place: the largest first. While a turn or the emptying of the Castillo lasts, piles stay
// where they are and new ones come behind, so that nothing moves away under the pointer; one that goes and comes back
// is where it was.
#pragma once

#include "model/core/ids.h"

#include <functional>
#include <map>
#include <tuple>
#include <vector>

namespace elgrande {

class Shown;

class PileOrder {
  public:
    void clear();                    // a new board
    void follow(const Shown& shown); // once for each laying, before the places are asked for
    // The owners in this place and how many Caballeros each has there.
    const std::vector<Owner>& in(Area place, const std::function<int(Owner)>& count);

  private:
    using Turn = std::tuple<int, Seat, bool, bool>; // round, turn, after the end, with everybody from the Castillo

    std::map<Area, std::vector<Owner>> orders_;
    Turn turn_{0, Seat::None, false, true}; // in which the piles have been put in order
    bool kept_ = false;
    bool fresh_ = true;
};

} // namespace elgrande
