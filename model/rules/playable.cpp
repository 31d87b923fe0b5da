// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The least that a game can be played with, whatever owners of the cards take out of it. It follows from what has been
// contributed: a stack shows a card in each round, a card that comes back every round is there in the first, and each
// seat plays a power card in each round that nobody else has played in it. What was less from the beginning is enough.
#include "model/rules/rules_builder.h"

#include <algorithm>

namespace elgrande {

namespace {

// Cards of each stack as printed; a stack with a card that comes back every round cannot run out, and is left out.
std::map<int, int> cardsByStack(const std::vector<CardRow>& rows) {
    std::map<int, int> cards;
    for (const CardRow& row : rows)
        if (row.stack > 0 && row.enabled) cards[row.stack] += row.copies;
    for (const CardRow& row : rows)
        if (row.returns && row.enabled) cards.erase(row.stack);
    return cards;
}

} // namespace

void RulesBuilder::dealHands(int size) {
    rules_.deck.handsDealt = true;
    leastPowers_ = std::max(leastPowers_, size);
}

void RulesBuilder::needCard(const std::string& id) { neededCards_.push_back(id); }
void RulesBuilder::needInStack(int stack, int cards) { leastInStack_[stack] = std::max(leastInStack_[stack], cards); }

void RulesBuilder::noteMinima() {
    const int rounds = static_cast<int>(rules_.flow.roundNumbers.size());
    for (const auto& [stack, cards] : cardsByStack(rules_.deck.rows)) needInStack(stack, std::min(cards, rounds));
    for (const CardRow& row : rules_.deck.rows)
        if (row.stack > 0 && row.returns && row.enabled) needCard(row.id);
    // In the last round a seat has as many left as there are seats, and each of the others may have blocked one.
    const int played = rounds + rules_.turnTakers - 1;
    leastPowers_ = std::max(leastPowers_, std::min(static_cast<int>(powers_.size()), played));
}

void RulesBuilder::checkMinima() {
    const std::vector<PowerInPlay>& powers = rules_.deck.powers;
    if (static_cast<int>(powers.size()) < leastPowers_)
        fail({QT_TRANSLATE_NOOP("elgrande::errors", "There are too few power cards: %1; this game needs %2."),
              {std::to_string(powers.size()), std::to_string(leastPowers_)}});
    for (std::size_t i = 0; i < powers.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (powers[i].value > 0 && powers[i].value == powers[j].value)
                fail({QT_TRANSLATE_NOOP("elgrande::errors", "The power cards '%1' and '%2' both have the value %3."),
                      {powers[j].id, powers[i].id, std::to_string(powers[i].value)}});
    for (const std::string& id : neededCards_)
        if (!isCard(id))
            fail({QT_TRANSLATE_NOOP("elgrande::errors", "This game cannot be played without the card '%1'."), {id}});
    const std::map<int, int> cards = cardsByStack(rules_.deck.rows);
    for (const auto& [stack, least] : leastInStack_) {
        const auto found = cards.find(stack);
        const int left = found == cards.end() ? 0 : found->second;
        if (left < least)
            fail({QT_TRANSLATE_NOOP("elgrande::errors",
                                    "There are too few action cards in stack %1: %2; this game needs %3."),
                  {std::to_string(stack), std::to_string(left), std::to_string(least)}});
    }
}

} // namespace elgrande
