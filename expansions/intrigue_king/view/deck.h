// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards picked so far by a person who is choosing a hand. Nothing is sent before the choice is complete.
#pragma once

#include "model/core/ids.h"

#include <vector>

namespace elgrande::intrigue_king {

class Deck {
  public:
    // Asks for so many out of `cards`, beside those in `held`, which stay; what was picked before stays as far as it is
    // among them.
    void ask(PowerSet cards, PowerSet held, int wanted);
    void clear() { picked_ = {}; }
    bool pick(const std::vector<Power>& cards); // these and no others; false: too many, or one is not among them

    bool mayTurn(Power card) const; // to or from the hand
    void turn(Power card);
    void fill(const std::vector<Power>& cards); // in this order, until nothing is missing

    PowerSet cards() const { return cards_ | held_; }
    PowerSet hand() const { return picked_ | held_; }
    PowerSet picked() const { return picked_; }
    bool isHeld(Power card) const { return held_.contains(card); } // for good
    int size() const { return hand().size(); }
    int wanted() const { return held_.size() + wanted_; }
    int missing() const { return wanted_ - picked_.size(); }

  private:
    PowerSet cards_;
    PowerSet held_;
    PowerSet picked_;
    int wanted_ = 0; // to pick
};

} // namespace elgrande::intrigue_king
