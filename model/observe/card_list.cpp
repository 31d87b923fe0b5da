// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/card_list.h"

#include "model/rules/rules.h"

#include <algorithm>

namespace elgrande {

namespace {

ListedCard listed(const CardRow& row, const std::string& source, bool enabled) {
    return {
        row.id,  source,    row.stack - 1,      row.copies, row.caballeros, 0, row.effect.empty() ? row.id : row.effect,
        enabled, row.basis, row.caballerosBasis};
}

} // namespace

std::vector<ListedCard> cardList(const Rules& rules) {
    const Deck& deck = rules.deck;
    std::vector<ListedCard> list;
    for (std::size_t i = 0; i < deck.rows.size(); ++i) list.push_back(listed(deck.rows[i], deck.sourceOf[i], true));
    for (const LeftOut& card : deck.leftOut) {
        list.push_back(listed(card.row, card.source, false));
        list.back().value = card.value;
    }
    for (const PowerInPlay& power : deck.powers) {
        if (power.card == Card::None) {
            list.push_back({power.id, power.source, -1, 1, power.caballeros, power.value, {}});
            continue;
        }
        const std::string& id = deck.rows[deck.cards[index(power.card)].row].id;
        const auto card =
            std::find_if(list.begin(), list.end(), [&id](const ListedCard& each) { return each.id == id; });
        card->value = power.value;
        card->caballeros = power.caballeros;
    }
    return list;
}

} // namespace elgrande
