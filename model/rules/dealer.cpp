// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/dealer.h"

#include <algorithm>
#include <cassert>

namespace elgrande {

namespace {

template <class Id>
std::vector<Id> shuffled(std::size_t count, Rng& rng) {
    std::vector<Id> list(count);
    for (std::size_t i = 0; i < count; ++i) list[i] = static_cast<Id>(i);
    for (std::size_t i = count; i > 1; --i)
        std::swap(list[i - 1], list[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
    return list;
}

} // namespace

Dealer::Dealer(const Rules& rules, const std::string& seed)
    : seed_(hashText(seed)) {
    Rng rng(seed_);
    areas_ = shuffled<Area>(static_cast<std::size_t>(rules.map.size), rng);
    seats_ = shuffled<Seat>(static_cast<std::size_t>(rules.players), rng);
    cards_ = shuffled<Card>(rules.deck.cards.size(), rng);
    for (const StepRules& verb : rules.flow.verbs) questions_.push_back(hashText(verb.id));
}

// Cards of stacks, regions and seats come in the orders that were drawn at first; what has been shuffled again, and
// every other sort of thing, in an order of its own for whoever it is revealed for.
std::uint64_t Dealer::place(const State& state, Action action) const {
    const auto in = [&](const auto& order, auto id) {
        return static_cast<std::uint64_t>(std::find(order.begin(), order.end(), id) - order.begin());
    };
    if (action.kind == ActionKind::RevealCard) return in(cards_, static_cast<Card>(action.a));
    if (action.kind == ActionKind::RevealRegion && state.shuffles == 0) return in(areas_, static_cast<Area>(action.a));
    if (action.kind == ActionKind::RevealSeat) return in(seats_, static_cast<Seat>(action.a));
    const Step& asking = state.agenda.top();
    const std::uint64_t who = std::uint64_t{index(asking.seat)} << 8U | state.shuffles;
    Rng rng(seed_ ^ questions_[index(asking.kind)] ^ (who << 32U) ^ std::uint64_t{action.b} << 16U ^ action.a);
    return rng.next();
}

Action Dealer::answer(const State& state, const ActionList& legal) const {
    assert(!legal.empty());
    return *std::min_element(legal.begin(), legal.end(),
                             [&](Action one, Action other) { return place(state, one) < place(state, other); });
}

std::vector<Card> Dealer::coming(const Rules& rules, const State& state, int stack) const {
    std::vector<Card> list;
    for (Card card : cards_) {
        const CardInPlay& known = rules.card(card);
        if (known.stack == stack && ((state.left[known.stack] >> known.place) & 1U) != 0) list.push_back(card);
    }
    return list;
}

void Dealer::putFirst(const std::vector<Card>& cards) {
    std::vector<Card> list = cards;
    for (Card card : cards_)
        if (std::find(cards.begin(), cards.end(), card) == cards.end()) list.push_back(card);
    cards_ = std::move(list);
}

} // namespace elgrande
