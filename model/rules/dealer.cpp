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

Dealer::Dealer(const Rules& rules, const std::string& seed) {
    Rng rng(hashText(seed));
    areas_ = shuffled<Area>(static_cast<std::size_t>(rules.areas), rng);
    seats_ = shuffled<Seat>(static_cast<std::size_t>(rules.players), rng);
    cards_ = shuffled<Card>(rules.cards.size(), rng);
}

Action Dealer::answer(const ActionList& legal) const {
    assert(!legal.empty());
    for (Card card : cards_)
        if (legal.contains(act(ActionKind::RevealCard, card))) return act(ActionKind::RevealCard, card);
    for (Area area : areas_)
        if (legal.contains(act(ActionKind::RevealRegion, area))) return act(ActionKind::RevealRegion, area);
    for (Seat seat : seats_)
        if (legal.contains(act(ActionKind::RevealSeat, seat))) return act(ActionKind::RevealSeat, seat);
    return legal[0];
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
