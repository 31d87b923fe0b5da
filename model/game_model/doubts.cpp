// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game_model/doubts.h"

#include <algorithm>
#include <utility>

namespace elgrande {

void Doubts::raise(const Aids& aids, Seat seat, Action action) {
    further_ = warnings_.empty() ? std::vector<Waste>{} : aids.wastesOf(action);
    if (aids.areOn() && isFarWorse(seat, action)) further_.push_back(Waste::FarWorse);
    current_ = WastefulChoice{action, {}};
    next();
}

// What the player wants to be asked about may have changed meanwhile.
void Doubts::next() {
    std::erase_if(further_, [this](Waste each) { return each != Waste::FarWorse && warnings_.count(each) == 0; });
    if (further_.empty()) {
        current_.reset();
        return;
    }
    current_->why = further_.front();
    further_.erase(further_.begin());
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
