#include "model/observe/needless.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <map>

namespace elgrande {

namespace {

constexpr int kMostPlaces = 9; // orders are followed place by place: so many doublings

struct Reached {
    State state;
    Seat next = Seat::None;

    friend bool operator==(const Reached&, const Reached&) = default;
};

} // namespace

// After some of the places have been scored the game must be the same whatever their order was; then, one place after
// the other, so it is after all of them.
std::optional<Action> needlessAnswer(const Rules& rules, const State& state, Seat seat) {
    if (!asksForOrderOnly(state) || !objectors(rules, state).empty()) return {};
    ActionList legal;
    legalActions(rules, state, seat, legal);
    if (legal.empty() || legal.size() > kMostPlaces) return {};
    const ActionList places = legal;
    std::map<AreaSet, Reached, decltype([](AreaSet one, AreaSet other) { return one.bits < other.bits; })> now;
    now[{}] = {state, seat};
    const auto asks = [&](const Reached& reached) { return reached.next == seat && asksForOrderOnly(reached.state); };
    while (asks(now.begin()->second)) { // until the last one, which leaves no choice, has been scored by itself
        decltype(now) then;
        for (const auto& [done, reached] : now) {
            if (!asks(reached)) return {};
            for (const Action place : places) {
                AreaSet all = done;
                all.insert(static_cast<Area>(place.a));
                if (all == done) continue;
                Reached one{reached.state, Seat::None};
                one.next = play(rules, one.state, {seat, place}, legal);
                const auto [known, isNew] = then.try_emplace(all, one);
                if (!isNew && !(known->second == one)) return {};
            }
        }
        now = std::move(then);
    }
    for (const auto& [done, reached] : now)
        if (!(reached == now.begin()->second)) return {};
    return places[0];
}

} // namespace elgrande
