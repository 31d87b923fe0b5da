#include "model/observe/information_state.h"

#include "model/rules/queries.h"

namespace elgrande {

InformationState::InformationState(const Rules& rules, const State& truth, Seat seat)
    : known_(truth)
    , seat_(seat) {
    for (Seat other : rules.seats()) {
        const std::size_t i = index(other);
        if (other == seat) continue;
        if (rules.deck.handsHidden) {
            hidden_.cards[i] = static_cast<std::uint8_t>(std::popcount(known_.hand[i]));
            known_.hand[i] = 0;
        } else {
            hidden_.regained[i] = static_cast<std::uint8_t>(std::popcount(known_.returned[i]));
            known_.hand[i] &= ~known_.returned[i];
            hidden_.cards[i] = hidden_.regained[i];
        }
        known_.used[i] |= known_.returned[i];
        known_.returned[i] = 0;
        if (known_.disk[i] != Area::None) hidden_.disks.insert(other);
        known_.disk[i] = Area::None;
    }
    for (ConcealHook conceal : rules.hooks.conceal) conceal(rules, known_, seat);
}

PowerSet InformationState::mayHold(const Rules& rules, Seat seat) const {
    const std::size_t i = index(seat);
    if (!rules.deck.handsHidden) return hidden_.regained[i] > 0 ? PowerSet{known_.used[i]} : PowerSet{};
    const std::uint32_t all = static_cast<std::uint32_t>((1ULL << rules.deck.powers.size()) - 1U);
    return {all & ~known_.used[i]};
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
        std::uint32_t open = mayHold(rules, seatAt(seat)).bits;
        for (int n = 0; n < hidden_.cards[i] && open != 0; ++n) {
            const std::uint32_t bit = nthBit(open, rng.below(std::popcount(open)));
            open &= ~bit;
            state.hand[i] |= bit;
            if (n >= hidden_.regained[i]) continue;
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
