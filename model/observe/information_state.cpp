#include "model/observe/information_state.h"

#include "model/rules/engine.h"

namespace elgrande {

InformationState::InformationState(const Rules& rules, const State& truth, Seat seat)
    : known_(truth)
    , seat_(seat) {
    for (Seat other : rules.seats()) {
        const std::size_t i = index(other);
        if (other == seat) continue;
        regained_[i] = static_cast<std::uint8_t>(std::popcount(known_.returned[i]));
        known_.hand[i] &= ~known_.returned[i];
        known_.used[i] |= known_.returned[i];
        known_.returned[i] = 0;
        if (known_.disk[i] != Area::None) hiddenDisks_.insert(other);
        known_.disk[i] = Area::None;
    }
    for (ConcealHook conceal : rules.concealHooks) conceal(rules, known_, seat);
}

namespace {

std::uint32_t nthBit(std::uint32_t set, int n) {
    while (n-- > 0) set &= set - 1;
    return set & (~set + 1);
}

// The state with the Disk step on top, whose choices do not depend on what others have chosen. When all disks are set
// and the table waits for a Veto, the step that will reveal them says which question it was.
State askingForDisks(const Rules& rules, const State& state) {
    State asking = state;
    while (!asking.agenda.empty()) {
        const Step step = asking.agenda.top();
        if (step.kind == StepKind::Disk) return asking;
        if (rules.step(step.kind).revealsDisks) {
            asking.agenda.push({StepKind::Disk, step.seat, step.a, static_cast<std::uint8_t>(step.kind), step.data});
            return asking;
        }
        asking.agenda.pop();
    }
    return state;
}

} // namespace

State InformationState::sample(const Rules& rules, Rng& rng) const {
    State state = known_;
    for (Seat other : rules.seats()) {
        const std::size_t i = index(other);
        for (int n = 0; n < regained_[i]; ++n) {
            const std::uint32_t bit = nthBit(state.used[i], rng.below(std::popcount(state.used[i])));
            state.used[i] &= ~bit;
            state.hand[i] |= bit;
            state.returned[i] |= bit;
        }
    }
    ActionList legal;
    const State asking = askingForDisks(rules, state);
    for (Seat other : hiddenDisks_) {
        legalActions(rules, asking, other, legal);
        if (legal.empty()) continue; // no question that is known here: a position set up by hand
        state.disk[index(other)] = static_cast<Area>(legal[rng.below(legal.size())].a);
    }
    for (ResampleHook fill : rules.resampleHooks) fill(rules, state, seat_, rng);
    return state;
}

State resample(const Rules& rules, const State& truth, Seat seat, Rng& rng) {
    return InformationState(rules, truth, seat).sample(rules, rng);
}

} // namespace elgrande
