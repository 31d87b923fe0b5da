// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A game between computer players, each of which sees what its seat may see; the dealer answers for chance. Everything
// follows from the seeds.
#pragma once

#include "model/agents/agent.h"
#include "model/core/result.h"
#include "model/observe/information_state.h"
#include "model/rules/dealer.h"
#include "model/rules/engine.h"

#include <string>
#include <vector>

namespace elgrande::cli {

// `think(known, legal, limits)` gives a Result<Action> for InformationState::seat(); its error ends the game. `events`
// receives everything, secrets included; `moves` gets every decision and every reveal that a record has.
template <class Think>
Result<State> playAgents(const Rules& rules, const std::string& deal, std::uint64_t thoughts, Think think,
                         EventSink* events = nullptr, std::vector<Move>* moves = nullptr) {
    const Dealer dealer(rules, deal);
    Rng seeds(thoughts);
    State state = initialState(rules);
    ActionList legal;
    Seat next = advance(rules, state, legal, events);
    while (next != Seat::None) {
        Action action;
        if (next == Seat::Table) {
            action = dealer.answer(state, legal);
        } else {
            ThinkLimits limits;
            limits.seed = seeds.next();
            const Result<Action> chosen = think(InformationState(rules, state, next), legal, limits);
            if (!chosen) return chosen.fault();
            action = *chosen;
        }
        if (moves != nullptr) moves->push_back({next, action});
        next = play(rules, state, {next, action}, legal, events);
    }
    return state;
}

} // namespace elgrande::cli
