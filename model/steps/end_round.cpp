// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The end of a round: open action cards go back to their stacks, the lowest power card begins the next round (S000 page
// 6, X9), and what was kept for a number of rounds expires (Veto: at the end of the next round).
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

// The last one in the turn order at whose seat somebody sits.
Seat lastPlayer(const Rules& rules, const State& state) {
    for (std::size_t i = static_cast<std::size_t>(rules.turnTakers); i-- > 0;)
        if (rules.seats().contains(state.order[i])) return state.order[i];
    return Seat::None;
}

void run(const Rules& rules, State& state, Step, EventSink* events) {
    state.offer.fill(Card::None);
    state.starter = lastPlayer(rules, state);
    for (std::size_t i = 0; i < state.kept.size() && state.kept[i].kind != 0;) {
        const Kept kept = state.kept[i];
        if (kept.until > state.roundsBegun) {
            ++i;
            continue;
        }
        if (rules.kept[kept.kind].objects) tell(events, EventKind::VetoExpired, kept.seat);
        giveUp(state, i);
    }
    tell(events, EventKind::RoundEnded, Seat::None, Area::None, state.round);
}

} // namespace

const StepRules kEndRound{.id = "end-round", .decision = nullptr, .run = run};

} // namespace elgrande::steps
