// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Choices that a person has made in one go, such as three Caballeros for one region: each is made when it is asked for.
#pragma once

#include "model/core/decision.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace elgrande {

class ChoiceRow {
  public:
    // The first of the moves is made now. `advised`: by the computer, who does not doubt them then.
    void begin(Seat seat, const std::vector<Action>& moves, bool advised = false) {
        left_.assign(moves.begin() + 1, moves.end());
        seat_ = seat;
        begun_ = false;
        advised_ = advised;
    }
    void beginWithoutMore() { begun_ = advised_ = false; }
    void clear() { left_.clear(); }
    bool isEmpty() const { return left_.empty(); }
    // Another person at this screen is asked in between, such as whether to object.
    bool isInterrupted(const std::optional<Decision>& decision) const {
        return !left_.empty() && decision && decision->seat != seat_;
    }
    bool answers(const Decision& decision) const {
        const auto& legal = decision.legal;
        return !left_.empty() && decision.seat == seat_ &&
               std::find(legal.begin(), legal.end(), left_.front()) != legal.end();
    }
    Action takeNext() {
        const Action next = left_.front();
        left_.erase(left_.begin());
        return next;
    }
    bool isAdvised() const { return advised_; }
    bool noteMade() { return std::exchange(begun_, true); } // whether another one of the row was made before

  private:
    std::vector<Action> left_;
    Seat seat_ = Seat::None;
    bool begun_ = false;
    bool advised_ = false;
};

} // namespace elgrande
