// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/secrets.h"

#include "model/observe/information_state.h"
#include "model/rules/engine.h"

#include <algorithm>

namespace elgrande {

bool isSecretQuestion(const Rules& rules, const State& state) {
    const SeatSet asked = actors(rules, state);
    return !asked.empty() && asked.first() != Seat::Table && decisionFor(rules, state, asked.first()).secret;
}

// Of a pile whose topmost card is in sight everybody has seen each card: who reads that off a hand learns nothing.
bool isHandSecret(const Rules& rules, const State& state, Seat seat) {
    const bool closed = rules.rulings.usedPower == UsedPower::Closed || rules.deck.handsHidden;
    return closed || (index(seat) < kMaxSeats && state.returned[index(seat)] != 0);
}

bool asksUnseen(const Rules& rules, const State& state, Seat seat) {
    if (isSecretQuestion(rules, state)) return true;
    if (!isHandSecret(rules, state, seat)) return false;
    ActionList legal;
    legalActions(rules, state, seat, legal);
    return std::any_of(legal.begin(), legal.end(), [&rules](Action action) {
        const auto said = saidBy(rules.words.actions[index(action.kind)], action);
        return std::any_of(said.begin(), said.end(), [](const Said& each) { return each.means == Operand::Power; });
    });
}

bool goesOn(const Rules& rules, const State& before, const State& after, Seat seat) {
    return actors(rules, after).contains(seat) && after.agenda.top().kind == before.agenda.top().kind;
}

bool knowsMoreThanAll(const Rules& rules, const State& state, Seat seat) {
    State own = InformationState(rules, state, seat).known();
    const State all = InformationState(rules, state, Seat::None).known();
    own.hand = all.hand;
    own.used = all.used;
    own.returned = all.returned;
    return !(own == all);
}

bool reveals(const Rules& rules, const Event& event, Seat seat) {
    switch (rules.words.events[index(event.kind)].reveals) {
    case Reveals::ToAll:
        return true;
    case Reveals::ToOthers:
        return event.seat != seat;
    case Reveals::ClosedPlace:
        return event.to == Area::Castillo && !rules.rulings.openCastillo;
    case Reveals::Nothing:
        break;
    }
    return false;
}

} // namespace elgrande
