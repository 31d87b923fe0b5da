// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "round_cards.h"

#include "../names.h"

#include <algorithm>

namespace elgrande::intrigue_king {

namespace {

Card cardNamed(const Catalogue& catalogue, const char* id) {
    const auto found = std::find_if(catalogue.cards.begin(), catalogue.cards.end(),
                                    [id](const CardFacts& facts) { return facts.id == id; });
    return found == catalogue.cards.end() ? Card::None
                                          : static_cast<Card>(std::distance(catalogue.cards.begin(), found));
}

// How many each of the Caballero cards of this game places.
std::vector<int> caballeroNumbers(const Catalogue& catalogue) {
    std::vector<int> numbers;
    for (const CardFacts& facts : catalogue.cards)
        if (isCaballeroCard(facts.id)) numbers.push_back(facts.caballeros);
    return numbers;
}

bool isCaballeros(const Catalogue& catalogue, Card card) {
    return index(card) < catalogue.cards.size() && isCaballeroCard(catalogue.cards[index(card)].id);
}

int caballerosOf(const SeatSeen& seat, const Catalogue& catalogue) {
    for (Card card : seat.before)
        if (isCaballeros(catalogue, card)) return catalogue.cards[index(card)].caballeros;
    return 0;
}

// Lies at its stack, with the name of the player who took it.
bool isOfStack(const Catalogue& catalogue, Card card) {
    return index(card) < catalogue.cards.size() && catalogue.cards[index(card)].stack >= 0 &&
           catalogue.cards[index(card)].stack < catalogue.stacks;
}

std::vector<OpenCard> inTurnOrder(const Observation& seen, const Catalogue& catalogue) {
    std::vector<OpenCard> cards;
    for (std::size_t place = 0; place < seen.order.size(); ++place) {
        const Seat seat = seen.order[place];
        if (index(seat) >= seen.seats.size()) continue;
        const SeatSeen& facts = seen.seats[index(seat)];
        OpenCard card{.card = facts.taken,
                      .seat = seat,
                      .caballeros = caballerosOf(facts, catalogue),
                      .turnIsOver = static_cast<int>(place) < seen.turn};
        if (card.card != Card::None && !isOfStack(catalogue, card.card)) cards.push_back(card);
        card.instead = true;
        for (Card own : facts.before)
            if (!isCaballeros(catalogue, own) && !isOfStack(catalogue, own)) {
                card.card = own;
                cards.push_back(card);
            }
    }
    return cards;
}

std::vector<OpenCard> asPlayed(const Observation& seen, const Catalogue& catalogue) {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < seen.seats.size(); ++i)
        if (index(seen.seats[i].played) < catalogue.powers.size()) seats.push_back(seatAt(static_cast<int>(i)));
    const auto valueOf = [&](Seat seat) { return catalogue.powers[index(seen.seats[index(seat)].played)].value; };
    std::stable_sort(seats.begin(), seats.end(), [&](Seat one, Seat other) { return valueOf(one) > valueOf(other); });
    const std::vector<int> numbers = caballeroNumbers(catalogue);
    const auto [fewest, most] = std::minmax_element(numbers.begin(), numbers.end());
    std::vector<OpenCard> cards;
    if (const Card kings = cardNamed(catalogue, kKingsCard); kings != Card::None)
        cards.push_back({.card = kings, .caballeros = numbers.empty() ? 0 : *most});
    for (Seat seat : seats)
        cards.push_back(
            {.card = catalogue.powers[index(seen.seats[index(seat)].played)].card, .seat = seat, .caballeros = 0});
    if (const Card intrigue = cardNamed(catalogue, kIntrigueCard); intrigue != Card::None)
        cards.push_back({.card = intrigue, .caballeros = numbers.empty() ? 0 : *fewest});
    return cards;
}

} // namespace

std::vector<OpenCard> roundCards(const Observation& seen, const Catalogue& catalogue) {
    const bool begun = std::any_of(seen.seats.begin(), seen.seats.end(),
                                   [](const SeatSeen& seat) { return seat.taken != Card::None; });
    return begun ? inTurnOrder(seen, catalogue) : asPlayed(seen, catalogue);
}

} // namespace elgrande::intrigue_king
