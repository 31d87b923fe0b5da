// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the table of the base game looks like at each point of the round: asked about positions that come from outside,
// because the engine relies on it. Where an expansion replaces a phase, what belongs to it is not asked about.
#include "model/base/base.h"

#include "model/rules/queries.h"

#include <algorithm>
#include <optional>

namespace elgrande::base {

namespace {

using Fault = const char*;

bool hooksIn(const Rules& rules, Anchor anchor, StepKind kind) {
    const std::vector<Step>& steps = rules.flow.anchors[static_cast<std::size_t>(anchor)];
    return std::any_of(steps.begin(), steps.end(), [&](const Step& step) { return step.kind == kind; });
}

std::optional<Step> find(const Agenda& agenda, StepKind kind) {
    for (int i = 0; i < agenda.size(); ++i)
        if (agenda[i].kind == kind) return agenda[i];
    return {};
}

Anchor anchorOf(const State& state) {
    return state.agenda.empty() ? Anchor::ScoringEnd : static_cast<Anchor>(state.agenda[0].n);
}

bool isEntering(const State& state) { return !state.agenda.empty() && state.agenda[0].a == 0; }

// Set-up -------------------------------------------------------------------------------------------------------------

// What is still to be drawn must not be there yet.
Fault setUpFault(const Rules& rules, const State& state) {
    const bool all = isEntering(state);
    const auto home = find(state.agenda, StepKind::RevealHome);
    const int homes = all ? 0 : home ? home->n : rules.players;
    for (int i = homes; i < rules.players; ++i) {
        if (state.grande[static_cast<std::size_t>(i)] != Area::None)
            return QT_TRANSLATE_NOOP("elgrande::errors",
                                     "still has to draw the home of a Grande that is already on the board");
        if (state.at(Area::Provinces, ownerOf(seatAt(i))) != rules.flow.pieces)
            return QT_TRANSLATE_NOOP(
                "elgrande::errors",
                "still has to draw a home, but not all Caballeros of that seat are in the provinces");
    }
    const bool kingComes = all || find(state.agenda, StepKind::RevealKing).has_value();
    if (kingComes != (state.king() == Area::None))
        return QT_TRANSLATE_NOOP("elgrande::errors", "and the King disagree about whether he has been drawn");
    if (!all && !find(state.agenda, StepKind::RevealStarter) && state.starter == Seat::None)
        return QT_TRANSLATE_NOOP("elgrande::errors", "is past choosing the starting player, but there is none");
    return nullptr;
}

// Power cards --------------------------------------------------------------------------------------------------------

// The first `count` seats from the starter on have played, each another card; the others have not, and can.
Fault powersFault(const Rules& rules, const State& state, int count) {
    std::uint32_t seen = 0;
    for (int i = 0; i < rules.players; ++i) {
        const Seat seat = seatAt((static_cast<int>(state.starter) + i) % rules.players);
        const Power played = state.played[index(seat)];
        if ((played != Power::None) != (i < count))
            return QT_TRANSLATE_NOOP("elgrande::errors", "and the power cards played disagree about whose turn it is");
        if (played == Power::None) {
            if (state.hand[index(seat)] == 0)
                return QT_TRANSLATE_NOOP("elgrande::errors",
                                         "waits for the power card of a seat that has none in hand");
            continue;
        }
        if (((seen >> index(played)) & 1U) != 0)
            return QT_TRANSLATE_NOOP("elgrande::errors", "comes after two seats have played the same power card");
        seen |= 1U << index(played);
    }
    return nullptr;
}

Fault powerPhaseFault(const Rules& rules, const State& state, Anchor anchor) {
    const auto power = find(state.agenda, StepKind::Power);
    if (anchor == Anchor::RoundStart) return powersFault(rules, state, 0);
    if (anchor == Anchor::Powers && power) return powersFault(rules, state, power->n);
    return powersFault(rules, state, rules.players);
}

// Turn order ---------------------------------------------------------------------------------------------------------

Fault orderFault(const Rules& rules, const State& state, Anchor anchor) {
    const bool sorted =
        anchor > Anchor::BeforeTurns || (anchor == Anchor::BeforeTurns && !find(state.agenda, StepKind::BeginTurns));
    const auto first = state.order.begin();
    const auto end = first + rules.turnTakers;
    if (!sorted) {
        const int turn = anchor == Anchor::Setup ? 0 : rules.turnTakers;
        const bool empty = std::all_of(first, end, [](Seat seat) { return seat == Seat::None; });
        return empty && state.turn == turn
                   ? nullptr
                   : QT_TRANSLATE_NOOP("elgrande::errors", "comes before the turn order is known, but there is one");
    }
    SeatSet seats;
    for (auto seat = first; seat != end; ++seat) {
        if (!(rules.seats() | rules.dummies()).contains(*seat))
            return QT_TRANSLATE_NOOP("elgrande::errors", "needs a turn order that names every seat once");
        seats.insert(*seat);
    }
    if (seats.size() != rules.turnTakers)
        return QT_TRANSLATE_NOOP("elgrande::errors", "needs a turn order that names every seat once");
    const auto value = [&](Seat seat) {
        const Power played = state.played[index(seat)];
        return played == Power::None ? 0 : rules.power(played).value;
    };
    for (auto seat = first; seat + 1 != end; ++seat)
        if (value(*seat) <= value(*(seat + 1)))
            return QT_TRANSLATE_NOOP("elgrande::errors", "has a turn order that does not follow from the power cards");
    if (anchor == Anchor::BeforeTurns && state.turn != 0)
        return QT_TRANSLATE_NOOP("elgrande::errors", "is before the turns, but the first player is not next");
    return nullptr;
}

// Action cards -------------------------------------------------------------------------------------------------------

Fault takenFault(const Rules& rules, const State& state, Anchor anchor) {
    const bool before = anchor <= Anchor::BeforeTurns;
    const bool toTake = find(state.agenda, StepKind::TakeCard).has_value();
    for (int i = 0; i < rules.turnTakers; ++i) {
        const Seat seat = before ? seatAt(i) : state.order[static_cast<std::size_t>(i)];
        const bool later = before || i > state.turn || (i == state.turn && toTake);
        const Card taken = state.taken(seat);
        if (later && taken != Card::None && rules.card(taken).stack != kNoStack)
            return QT_TRANSLATE_NOOP("elgrande::errors",
                                     "comes before a seat takes an action card that it already has");
    }
    return nullptr;
}

// A Veto that somebody holds has come out of its stack.
Fault vetoFault(const Rules& rules, const State& state) {
    int cards = 0;
    for (std::size_t i = 0; i < rules.deck.cards.size(); ++i) {
        const CardInPlay& card = rules.deck.cards[i];
        if (card.effectCount != 1 || rules.deck.effectSteps[card.effectFirst].kind != StepKind::TakeVeto) continue;
        if (card.stack == kNoStack || card.returns) return nullptr; // it comes otherwise, or again
        const bool coming = ((state.left[card.stack] >> card.place) & 1U) != 0;
        cards += coming || state.offer[card.stack] == static_cast<Card>(i) ? 0 : 1;
    }
    const int held = timesKept(state, kKeptVeto);
    return held > cards ? QT_TRANSLATE_NOOP("elgrande::errors", "comes with more Vetos held than have left their stack")
                        : nullptr;
}

} // namespace

const char* momentFault(const Rules& rules, const State& state) {
    const Anchor anchor = anchorOf(state);
    if (anchor == Anchor::Setup && hooksIn(rules, Anchor::Setup, StepKind::RevealHome))
        if (Fault wrong = setUpFault(rules, state)) return wrong;
    if (anchor != Anchor::Setup && hooksIn(rules, Anchor::Powers, StepKind::Power))
        if (Fault wrong = powerPhaseFault(rules, state, anchor)) return wrong;
    if (hooksIn(rules, Anchor::BeforeTurns, StepKind::BeginTurns))
        if (Fault wrong = orderFault(rules, state, anchor)) return wrong;
    if (hooksIn(rules, Anchor::Turn, StepKind::TakeCard))
        if (Fault wrong = takenFault(rules, state, anchor)) return wrong;
    return vetoFault(rules, state);
}

} // namespace elgrande::base
