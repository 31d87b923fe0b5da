// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game_model/doubts.h"

#include <algorithm>
#include <utility>

namespace elgrande {

void Doubts::raise(const Aids& aids, Seat seat, Action action) {
    std::vector<Waste> all = warnings_.empty() ? std::vector<Waste>{} : aids.wastesOf(action);
    std::erase_if(all, [this](Waste each) { return warnings_.count(each) == 0; });
    if (aids.areOn() && isFarWorse(seat, action)) all.push_back(Waste::FarWorse);
    current_.reset();
    if (!all.empty()) current_ = WastefulChoice{action, all.front(), {all.begin() + 1, all.end()}};
}

bool Doubts::drop() { return std::exchange(current_, {}).has_value(); }

// One that has hardly been looked at may be better than it seems.
bool Doubts::isFarWorse(Seat seat, Action action) const {
    constexpr int kFewest = 8;
    if (from_ == 0 || opinion_.moves.empty() || opinion_.seat != seat) return false;
    const auto& moves = opinion_.moves;
    const auto own = std::find_if(moves.begin(), moves.end(), [&](const WeighedMove& each) {
        return each.action == action && each.visits >= kFewest;
    });
    return own != moves.end() && moves.front().lead - own->lead >= from_;
}

} // namespace elgrande
