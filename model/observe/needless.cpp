// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/needless.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <vector>

namespace elgrande {

namespace {

constexpr int kMostPlaces = 9; // orders are followed place by place: so many doublings

// What the game is once these places have been scored.
struct Reached {
    AreaSet scored;
    State state;
    Seat next = Seat::None;

    friend bool operator==(const Reached&, const Reached&) = default;
};

// Of more places than are followed in every order: each gives points and does nothing else, and any two of them give
// the same in either order.
bool giveOnlyPoints(const Rules& rules, const State& state, Seat seat, const ActionList& places) {
    ActionList legal;
    const auto after = [&](State one, Action place) {
        if (play(rules, one, {seat, place}, legal) != seat || !asksForOrderOnly(one)) one.agenda = {}; // something else
        return one;
    };
    for (const Action place : places) {
        const State scored = after(state, place);
        State before = state;
        before.score = scored.score;
        before.agenda = scored.agenda;
        if (scored.agenda.empty() || !(scored == before)) return false;
        for (const Action other : places)
            if (other.a < place.a && !(after(scored, other) == after(after(state, other), place))) return false;
    }
    return true;
}

// Everything that can be sent back to the provinces has to be.
bool sendsAll(const State& state, const ActionList& legal) {
    const Step& step = state.agenda.top();
    if (step.kind != StepKind::Send || legal.empty()) return false;
    int left = step.a == 0 ? step.n : step.a;
    for (const Action from : legal) left -= state.at(static_cast<Area>(from.b), static_cast<Owner>(from.a));
    return left >= 0;
}

} // namespace

// After some of the places have been scored the game must be the same whatever their order was; then, one place after
// the other, so it is after all of them.
std::optional<Action> needlessAnswer(const Rules& rules, const State& state, Seat seat) {
    if (state.agenda.empty() || !objectors(rules, state).empty()) return {};
    ActionList legal;
    legalActions(rules, state, seat, legal);
    if (sendsAll(state, legal)) return legal[0];
    if (!asksForOrderOnly(state)) return {};
    if (legal.empty()) return {};
    const ActionList places = legal;
    if (places.size() > kMostPlaces)
        return giveOnlyPoints(rules, state, seat, places) ? std::optional(places[0]) : std::nullopt;
    std::vector<Reached> now{{{}, state, seat}};
    const auto asks = [&](const Reached& reached) { return reached.next == seat && asksForOrderOnly(reached.state); };
    while (asks(now.front())) { // until the last one, which leaves no choice, has been scored by itself
        std::vector<Reached> then;
        for (const Reached& reached : now) {
            if (!asks(reached)) return {};
            for (const Action place : places) {
                Reached one = reached;
                one.scored.insert(static_cast<Area>(place.a));
                if (one.scored == reached.scored) continue;
                one.next = play(rules, one.state, {seat, place}, legal);
                const auto known = std::ranges::find(then, one.scored, &Reached::scored);
                if (known == then.end())
                    then.push_back(one);
                else if (!(*known == one))
                    return {};
            }
        }
        now = std::move(then);
    }
    // By now all of them have been: whatever the set, nothing may differ.
    for (const Reached& reached : now)
        if (!(reached.state == now.front().state) || reached.next != now.front().next) return {};
    return places[0];
}

} // namespace elgrande
