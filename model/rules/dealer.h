// The table's authority over chance: an order of all cards, regions and seats shuffled from the seed. It answers each
// `reveal` with the first of its order that may still come, so the order of a stack does not depend on what players
// do, and two tables with one seed see the same cards (duplicate play). Positions name the next cards of a stack.
#pragma once

#include "model/core/rng.h"
#include "model/rules/rules.h"

#include <string>
#include <vector>

namespace elgrande {

class Dealer {
  public:
    Dealer() = default;
    Dealer(const Rules& rules, const std::string& seed);

    // The reveal that comes next; `legal` holds the alternatives of a decision of Seat::Table.
    Action answer(const ActionList& legal) const;

    // The cards of one stack that are still to come, first one first.
    std::vector<Card> coming(const Rules& rules, const State& state, int stack) const;
    // Puts these cards of a stack in front of all others, in this order.
    void putFirst(const std::vector<Card>& cards);

  private:
    std::vector<Card> cards_;
    std::vector<Area> areas_;
    std::vector<Seat> seats_;
};

} // namespace elgrande
