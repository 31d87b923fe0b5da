#include "model/observe/rehearsal.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <limits>

namespace elgrande {

namespace {

constexpr int kGuesses = 48;

using Points = std::array<int, kMaxSeats>;

// Points given since the question.
class PointCounter final : public EventSink {
  public:
    void add(const Event& event) override {
        if (event.kind != EventKind::Points || event.seat == Seat::None) return;
        points_[index(event.seat)] += event.number;
        some_ = true;
    }
    bool some() const { return some_; }
    const Points& points() const { return points_; }

  private:
    Points points_{};
    bool some_ = false;
};

Points pointsOnTheMap(const Rules& rules, const State& state) {
    AwardList awards;
    for (Area area : rules.scoringOrder) scorePlace(rules, state, area, ScoreMode::Full, awards);
    Points points{};
    for (const Award& award : awards) points[index(award.seat)] += award.points;
    return points;
}

void forgetOthersInCastillo(const Rules& rules, State& state, Seat me) {
    for (Seat seat : rules.seats()) {
        if (seat == me) continue;
        std::uint8_t& inside = state.at(Area::Castillo, ownerOf(seat));
        std::uint8_t& provinces = state.at(Area::Provinces, ownerOf(seat));
        provinces = static_cast<std::uint8_t>(provinces + inside);
        inside = 0;
    }
}

Points pointsAfter(const Rules& rules, State state, Seat me, Action action, Rng& rng) {
    PointCounter counter;
    ActionList legal;
    Turn next = play(rules, state, {me, action}, legal, &counter);
    while (next.seat != Seat::None && next.seat != Seat::Table) {
        Action answer;
        if (legal[0].kind == ActionKind::Disk)
            answer = legal[rng.below(legal.size())];
        else if (legal.contains(act(ActionKind::Allow)))
            answer = act(ActionKind::Allow);
        else
            break;
        next = play(rules, state, {next.seat, answer}, legal, &counter);
    }
    return counter.some() ? counter.points() : pointsOnTheMap(rules, state);
}

} // namespace

std::vector<DiskTry> rehearseDisk(const Rules& rules, const InformationState& known, bool castillo) {
    const Seat me = known.seat();
    ActionList legal;
    if (me == Seat::None) return {};
    legalActions(rules, known.known(), me, legal);
    if (legal.empty() || legal[0].kind != ActionKind::Disk) return {};
    std::vector<DiskTry> tries;
    for (Action action : legal) {
        DiskTry tried{action, std::numeric_limits<int>::max(), 0, 0, 0};
        for (int guess = 0; guess < kGuesses; ++guess) {
            Rng rng(static_cast<std::uint64_t>(guess) + 1);
            State state = known.sample(rules, rng);
            if (!castillo) forgetOthersInCastillo(rules, state, me);
            const Points points = pointsAfter(rules, state, me, action, rng);
            int best = 0;
            for (Seat seat : rules.seats())
                if (seat != me) best = std::max(best, points[index(seat)]);
            const int mine = points[index(me)];
            tried.least = std::min(tried.least, mine);
            tried.most = std::max(tried.most, mine);
            tried.mean += static_cast<double>(mine) / kGuesses;
            tried.lead += static_cast<double>(mine - best) / kGuesses;
        }
        tries.push_back(tried);
    }
    return tries;
}

} // namespace elgrande
