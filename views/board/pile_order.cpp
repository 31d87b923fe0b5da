// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/pile_order.h"

#include "views/game/shown.h"

#include <algorithm>
#include <utility>

namespace elgrande {

void PileOrder::clear() {
    orders_.clear();
    fresh_ = true;
}

void PileOrder::follow(const Shown& shown) {
    const Observation& seen = shown.seen();
    const Turn turn{seen.roundsBegun, seen.active, seen.over, shown.isComplete()};
    kept_ = !std::exchange(fresh_, false) && std::exchange(turn_, turn) == turn;
}

const std::vector<Owner>& PileOrder::in(Area place, const std::function<int(Owner)>& count) {
    std::vector<Owner>& order = orders_[place];
    if (!kept_) order.clear();
    std::vector<Owner> others;
    for (int i = 0; i < kMaxOwners; ++i) {
        const Owner owner = static_cast<Owner>(i);
        if (count(owner) > 0 && std::find(order.begin(), order.end(), owner) == order.end()) others.push_back(owner);
    }
    std::stable_sort(others.begin(), others.end(), [&](Owner one, Owner other) { return count(one) > count(other); });
    order.insert(order.end(), others.begin(), others.end());
    return order;
}

} // namespace elgrande
