#include "model/agents/adviser.h"

#include "model/agents/search_agent.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <array>

namespace elgrande {

namespace {

constexpr int kLooks = 20000;

using Points = std::array<std::array<int, kMaxSeats>, kMaxAreas>;

// What a general scoring now would give, by the place that gives it.
Points pointsOf(const Rules& rules, const State& state, bool castillo) {
    Points points{};
    for (int i = 0; i < rules.map.size; ++i) {
        const Area place = areaAt(i);
        if (place == Area::Castillo && !castillo) continue;
        AwardList awards;
        scorePlace(rules, state, place, ScoreMode::General, awards);
        for (const Award& award : awards)
            if (award.place == place && index(award.seat) < kMaxSeats)
                points[index(place)][index(award.seat)] += award.points;
    }
    return points;
}

std::vector<PointsChange> changesBetween(const Rules& rules, const Points& before, const Points& after, Seat seat) {
    std::vector<PointsChange> changes;
    for (int i = 0; i < rules.map.size; ++i)
        for (const Seat each : rules.seats()) {
            const Area place = areaAt(i);
            const int points = after[index(place)][index(each)] - before[index(place)][index(each)];
            if (points != 0) changes.push_back({place, each, points});
        }
    std::stable_sort(changes.begin(), changes.end(), [seat](const PointsChange& one, const PointsChange& other) {
        const bool own = one.seat == seat;
        if (own != (other.seat == seat)) return own;
        return std::abs(one.points) > std::abs(other.points);
    });
    return changes;
}

} // namespace

Advice advise(const Rules& rules, const InformationState& known, const ActionList& legal, const ThinkLimits& limits,
              bool castillo) {
    Advice advice;
    advice.seat = known.seat();
    TreeSearch search(rules, known, searching(builtInNetwork()), limits.seed);
    const int wanted = limits.simulations > 0 ? limits.simulations : kLooks;
    runSearch(search, legal, wanted, limits);
    const Thought thought = search.thought(legal);
    advice.looks = thought.simulations;
    for (const Considered& each : thought.considered)
        advice.moves.push_back({each.action, each.visits, each.share, each.lead});
    if (advice.moves.empty()) return advice;
    Rng rng(limits.seed);
    const State before = known.sample(rules, rng);
    State after = before;
    advice.line = search.line(legal, after);
    advice.changes = changesBetween(rules, pointsOf(rules, before, castillo || rules.rulings.openCastillo),
                                    pointsOf(rules, after, castillo || rules.rulings.openCastillo), known.seat());
    return advice;
}

} // namespace elgrande
