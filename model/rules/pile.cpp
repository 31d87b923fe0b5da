// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/pile.h"

#include "model/rules/rules.h"

#include <algorithm>

namespace elgrande {

namespace {

using Cards = std::array<std::uint8_t, Pile::kMost>;

bool arePilesKept(const Rules& rules) { return rules.rulings.usedPower == UsedPower::Top; }

Slot<Pile> slotOf(const Rules& rules, Seat seat) {
    return {static_cast<std::uint8_t>(rules.rulings.piles.offset + sizeof(Pile) * index(seat))};
}

Power cardAt(const Pile& pile, int place) {
    return static_cast<Power>(pile.cards[static_cast<std::size_t>(place)] - 1);
}

int sizeOf(const Pile& pile) {
    return static_cast<int>(std::find(pile.cards.begin(), pile.cards.end(), 0) - pile.cards.begin());
}

void drop(Pile& pile, Power power) {
    const auto found = std::find(pile.cards.begin(), pile.cards.end(), index(power) + 1);
    if (found == pile.cards.end()) return;
    if (found - pile.cards.begin() < pile.doubtful) --pile.doubtful;
    std::move(found + 1, pile.cards.end(), found);
    pile.cards.back() = 0;
}

void lay(Pile& pile, Power power) {
    drop(pile, power);
    if (pile.cards.back() != 0) drop(pile, cardAt(pile, 0));
    pile.cards[static_cast<std::size_t>(sizeOf(pile))] = static_cast<std::uint8_t>(index(power) + 1);
}

PowerSet doubtfulOf(const State& state, std::size_t seat, const Pile& pile) {
    PowerSet set{state.used[seat] | state.returned[seat]};
    for (int i = pile.doubtful; i < Pile::kMost && pile.cards[static_cast<std::size_t>(i)] != 0; ++i)
        set.erase(cardAt(pile, i));
    return set;
}

// The topmost card is seen, and whoever can be told by elimination is no secret any more.
void settle(State& state, std::size_t seat, Pile& pile) {
    std::uint32_t& returned = state.returned[seat];
    for (int size = sizeOf(pile); size > 0; --size) {
        const Power top = cardAt(pile, size - 1);
        pile.doubtful = std::min(pile.doubtful, static_cast<std::uint8_t>(size - 1));
        if (!PowerSet{returned}.contains(top)) break;
        returned &= ~PowerSet::of(top).bits;
        drop(pile, top);
    }
    if (PowerSet{returned}.size() == doubtfulOf(state, seat, pile).size()) {
        for (Power each : PowerSet{returned}) drop(pile, each);
        returned = 0;
    }
    if (returned == 0) pile.doubtful = 0;
}

} // namespace

Power topOfPile(const Rules& rules, const State& state, Seat seat) {
    if (!arePilesKept(rules)) return Power::None;
    const Pile pile = slotOf(rules, seat).load(state);
    const int size = sizeOf(pile);
    return size == 0 ? Power::None : cardAt(pile, size - 1);
}

PowerSet doubtfulOf(const Rules& rules, const State& state, Seat seat) {
    const std::size_t i = index(seat);
    if (!arePilesKept(rules)) return {state.used[i] | state.returned[i]};
    return doubtfulOf(state, i, slotOf(rules, seat).load(state));
}

void usePower(const Rules& rules, State& state, Seat seat, Power power) {
    const std::size_t i = index(seat);
    const std::uint32_t bit = PowerSet::of(power).bits;
    const PowerSet before{state.used[i] | state.returned[i]};
    state.hand[i] &= ~bit;
    state.returned[i] &= ~bit;
    state.used[i] |= bit;
    if (!arePilesKept(rules)) return;
    const Slot<Pile> slot = slotOf(rules, seat);
    // Nearly always a card that was in hand is laid on a pile without a doubt.
    std::uint8_t* const cards = state.slotBytes.data() + slot.offset;
    const auto size = static_cast<std::size_t>(before.size());
    const bool fits = size < Pile::kMost && cards[size] == 0 && (size == 0 || cards[size - 1] != 0);
    if (fits && !before.contains(power) && state.returned[i] == 0) {
        cards[size] = static_cast<std::uint8_t>(index(power) + 1);
        return;
    }
    Pile pile = slot.load(state);
    lay(pile, power);
    settle(state, i, pile);
    slot.store(state, pile);
}

bool takePowerBack(const Rules& rules, State& state, Seat seat, Power power) {
    const std::size_t i = index(seat);
    const std::uint32_t bit = PowerSet::of(power).bits;
    state.used[i] &= ~bit;
    state.hand[i] |= bit;
    if (rules.rulings.usedPower == UsedPower::Open) return true;
    state.returned[i] |= bit;
    if (rules.rulings.usedPower == UsedPower::Closed) return false;
    const Slot<Pile> slot = slotOf(rules, seat);
    Pile pile = slot.load(state);
    const int size = sizeOf(pile);
    const bool isTop = size > 0 && cardAt(pile, size - 1) == power;
    if (!isTop) pile.doubtful = static_cast<std::uint8_t>(size);
    settle(state, i, pile);
    slot.store(state, pile);
    return (state.returned[i] & bit) == 0;
}

std::vector<Power> cardsOfPile(const Rules& rules, const State& state, Seat seat) {
    PowerSet rest{state.used[index(seat)] | state.returned[index(seat)]};
    std::vector<Power> known;
    if (arePilesKept(rules)) {
        const Pile pile = slotOf(rules, seat).load(state);
        for (int place = 0; place < sizeOf(pile); ++place) known.push_back(cardAt(pile, place));
    }
    for (Power each : known) rest.erase(each);
    std::vector<Power> cards;
    for (Power each : rest) cards.push_back(each);
    cards.insert(cards.end(), known.begin(), known.end());
    return cards;
}

int doubtfulInPile(const Rules& rules, const State& state, Seat seat) {
    return arePilesKept(rules) ? int{slotOf(rules, seat).load(state).doubtful} : 0;
}

void layPile(const Rules& rules, State& state, Seat seat, const std::vector<Power>& order, int doubtful) {
    if (!arePilesKept(rules)) return;
    const std::size_t i = index(seat);
    const PowerSet there{state.used[i] | state.returned[i]};
    Pile pile;
    for (Power each : there)
        if (std::find(order.begin(), order.end(), each) == order.end()) lay(pile, each);
    for (Power each : order)
        if (there.contains(each)) lay(pile, each);
    const int size = sizeOf(pile);
    pile.doubtful = static_cast<std::uint8_t>(doubtful < 0 || doubtful > size ? size : doubtful);
    if (PowerSet{state.returned[i]}.size() > doubtfulOf(state, i, pile).size())
        pile.doubtful = static_cast<std::uint8_t>(size);
    settle(state, i, pile);
    slotOf(rules, seat).store(state, pile);
}

std::size_t bytesOfPiles(const Rules& rules) { return arePilesKept(rules) ? sizeof(Piles) : 0; }

const char* pilesAreOk(const Rules& rules, const State& state) {
    if (!arePilesKept(rules)) return nullptr;
    for (int i = 0; i < kMaxSeats; ++i) {
        const Pile pile = slotOf(rules, seatAt(i)).load(state);
        const int size = sizeOf(pile);
        const std::size_t seat = static_cast<std::size_t>(i);
        PowerSet seen;
        for (int place = 0; place < size; ++place) {
            const Power power = cardAt(pile, place);
            if (index(power) >= rules.deck.powers.size() || seen.contains(power))
                return QT_TRANSLATE_NOOP("elgrande::errors",
                                         "a pile of power cards contains a card that cannot be there");
            seen.insert(power);
        }
        const bool ends = std::all_of(pile.cards.begin() + size, pile.cards.end(), [](auto each) { return each == 0; });
        if (!ends || pile.doubtful > size || !(seen - PowerSet{state.used[seat] | state.returned[seat]}).empty())
            return QT_TRANSLATE_NOOP("elgrande::errors", "a pile of power cards contains a card that cannot be there");
    }
    return nullptr;
}

} // namespace elgrande
