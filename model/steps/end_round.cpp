// The end of a round: remaining cards go under their stacks, the lowest power card begins the next round (S000 page 6,
// facts.md X9), and what was kept for a number of rounds expires (Veto: at the end of the next round).
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

void run(const Rules& rules, State& state, Step, EventSink* events) {
    state.offer.fill(Card::None);
    state.starter = state.order[static_cast<std::size_t>(rules.players - 1)];
    for (Standing& standing : state.standing) {
        if (standing.kind == 0 || standing.until > state.roundsBegun) continue;
        if (standing.kind == kStandingVeto) tell(events, EventKind::VetoExpired, standing.seat);
        standing = {};
    }
    tell(events, EventKind::RoundEnded, Seat::None, Area::None, state.round);
}

} // namespace

const StepRules kEndRound{.id = "end-round", .decision = nullptr, .run = run};

} // namespace elgrande::steps
