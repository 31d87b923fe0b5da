// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/information_state.h"

#include "model/rules/pile.h"
#include "model/rules/queries.h"

namespace elgrande {

InformationState::InformationState(const Rules& rules, const State& truth, Seat seat)
    : known_(truth)
    , seat_(seat) {
    for (Seat other : rules.seats()) {
        const std::size_t i = index(other);
        if (other == seat) continue;
        hidden_.regained[i] = static_cast<std::uint8_t>(std::popcount(known_.returned[i]));
        const std::uint32_t unseen = rules.deck.handsHidden ? known_.hand[i] : known_.returned[i];
        hidden_.cards[i] = static_cast<std::uint8_t>(std::popcount(unseen));
        known_.hand[i] &= ~unseen;
        known_.used[i] |= known_.returned[i];
        known_.returned[i] = 0;
        if (known_.disk[i] != Area::None) hidden_.disks.insert(other);
        known_.disk[i] = Area::None;
    }
    for (ConcealHook conceal : rules.hooks.conceal) conceal(rules, known_, seat);
}

PowerSet InformationState::mayHold(const Rules& rules, Seat seat) const {
    const std::size_t i = index(seat);
    const PowerSet back = hidden_.regained[i] > 0 ? doubtfulOf(rules, known_, seat) : PowerSet{};
    if (!rules.deck.handsHidden) return back;
    const std::uint32_t all = static_cast<std::uint32_t>((1ULL << rules.deck.powers.size()) - 1U);
    return {(all & ~known_.used[i]) | back.bits};
}

namespace {

std::uint32_t nthBit(std::uint32_t set, int n) {
    while (n-- > 0) set &= set - 1;
    return set & (~set + 1);
}

} // namespace

State InformationState::sample(const Rules& rules, Rng& rng) const {
    State state = known_;
    for (int seat = 0; seat < rules.players; ++seat) {
        const std::size_t i = static_cast<std::size_t>(seat);
        if (hidden_.cards[i] == 0) continue;
        const std::uint32_t takenBack = doubtfulOf(rules, known_, seatAt(seat)).bits;
        const std::uint32_t unplayed = mayHold(rules, seatAt(seat)).bits & ~known_.used[i];
        for (int n = 0; n < hidden_.cards[i]; ++n) { // first those taken back, then those never played
            const bool back = n < hidden_.regained[i];
            const std::uint32_t open = back ? takenBack & state.used[i] : unplayed & ~state.hand[i];
            if (open == 0) break;
            const std::uint32_t bit = nthBit(open, rng.below(std::popcount(open)));
            state.hand[i] |= bit;
            if (!back) continue;
            state.used[i] &= ~bit;
            state.returned[i] |= bit;
        }
    }
    if (!hidden_.disks.empty()) {
        const Step asked = diskQuestion(rules, state);
        for (Seat other : hidden_.disks) {
            const AreaSet open = asked.kind == StepKind::None ? AreaSet{} : diskChoices(rules, state, asked, other);
            if (open.empty()) continue; // no question that is known here: a position set up by hand
            state.disk[index(other)] = AreaSet{nthBit(open.bits, rng.below(open.size()))}.first();
        }
    }
    for (ResampleHook fill : rules.hooks.resample) fill(rules, state, seat_, rng);
    return state;
}

void forgetCastillo(const Rules& rules, State& state, Seat seat) {
    for (Owner owner : rules.owners) {
        if (owner == ownerOf(seat)) continue;
        std::uint8_t& inside = state.at(Area::Castillo, owner);
        std::uint8_t& provinces = state.at(Area::Provinces, owner);
        provinces = static_cast<std::uint8_t>(provinces + inside);
        inside = 0;
    }
}

State resample(const Rules& rules, const State& truth, Seat seat, Rng& rng) {
    return InformationState(rules, truth, seat).sample(rules, rng);
}

} // namespace elgrande
