// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "deck.h"

#include <algorithm>

namespace elgrande::intrigue_king {

void Deck::ask(PowerSet cards, PowerSet held, int wanted) {
    cards_ = cards;
    held_ = held;
    wanted_ = wanted;
    picked_ = (picked_ & cards) - held;
    if (missing() < 0) picked_ = {};
}

bool Deck::pick(const std::vector<Power>& cards) {
    PowerSet picked;
    for (const Power card : cards) {
        if (!this->cards().contains(card)) return false;
        if (!isHeld(card)) picked.insert(card);
    }
    if (picked.size() > wanted_) return false;
    picked_ = picked;
    return true;
}

bool Deck::mayTurn(Power card) const {
    return cards_.contains(card) && !isHeld(card) && (picked_.contains(card) || missing() > 0);
}

void Deck::turn(Power card) {
    if (!mayTurn(card)) return;
    if (picked_.contains(card))
        picked_.erase(card);
    else
        picked_.insert(card);
}

void Deck::fill(const std::vector<Power>& cards) {
    for (const Power card : cards)
        if (!picked_.contains(card)) turn(card);
}

} // namespace elgrande::intrigue_king
