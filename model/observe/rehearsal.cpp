// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/rehearsal.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace elgrande {

namespace {

constexpr int kGuesses = 48;

using SeatPoints = std::array<int, kMaxSeats>;

// Points given since the question, until the turn in which it is asked is over.
class PointCounter final : public EventSink {
  public:
    void add(const Event& event) override {
        over_ = over_ || event.kind == EventKind::TurnPassed;
        castillo_ = castillo_ || (!over_ && event.kind == EventKind::PlaceScored && event.to == Area::Castillo) ||
                    event.kind == EventKind::CastilloEmptied;
        if (over_ || event.kind != EventKind::Points || event.seat == Seat::None) return;
        points_[index(event.seat)] += event.number;
        some_ = true;
    }
    bool some() const { return some_; }
    bool over() const { return over_; }
    bool castillo() const { return castillo_; } // its inside counted
    const SeatPoints& points() const { return points_; }

  private:
    SeatPoints points_{};
    bool some_ = false;
    bool over_ = false;
    bool castillo_ = false;
};

SeatPoints pointsOnTheMap(const Rules& rules, const State& state) {
    SeatPoints points{};
    for (Area area : rules.map.scoringOrder) {
        const SeatPoints here = pointsIn(rules, state, area);
        for (std::size_t i = 0; i < points.size(); ++i) points[i] += here[i];
    }
    return points;
}

// How one guess ends.
struct Outcome {
    SeatPoints given{}; // in scorings
    SeatPoints onMap{}; // what the places would give afterwards
    bool scored = false;
    bool castillo = false; // its inside counted
};

// Answers that change nothing about the points: the others' disks, no Veto, the order of several scorings; and what may
// be done before it is scored is left.
std::optional<Action> answerFor(const State& state, const ActionList& legal, Rng& rng) {
    if (legal[0].kind == ActionKind::Disk) return legal[rng.below(legal.size())];
    if (legal.contains(act(ActionKind::Allow))) return act(ActionKind::Allow);
    if (asksForOrderOnly(state)) return legal[0];
    if (legal.contains(act(ActionKind::Done))) return act(ActionKind::Done);
    return {};
}

Outcome outcomeOf(const Rules& rules, const State& from, Seat me, Action action, Rng& rng) {
    State state = from;
    PointCounter counter;
    ActionList legal;
    Seat next = play(rules, state, {me, action}, legal, &counter);
    while (next != Seat::None && next != Seat::Table && !counter.over()) {
        const auto answer = answerFor(state, legal, rng);
        if (!answer) break;
        next = play(rules, state, {next, *answer}, legal, &counter);
    }
    return {counter.points(), pointsOnTheMap(rules, state), counter.some(), counter.castillo()};
}

void add(DiskTry& tried, const Rules& rules, const SeatPoints& points, Seat me) {
    int best = 0;
    for (Seat seat : rules.seats())
        if (seat != me) best = std::max(best, points[index(seat)]);
    const int mine = points[index(me)];
    tried.least = std::min(tried.least, mine);
    tried.most = std::max(tried.most, mine);
    tried.mean += static_cast<double>(mine) / kGuesses;
    tried.lead += static_cast<double>(mine - best) / kGuesses;
}

} // namespace

std::vector<DiskTry> rehearseDisk(const Rules& rules, const InformationState& known, bool castillo) {
    const Seat me = known.seat();
    ActionList legal;
    if (me == Seat::None) return {};
    legalActions(rules, known.known(), me, legal);
    if (legal.empty() || legal[0].kind != ActionKind::Disk) return {};
    std::vector<Outcome> outcomes; // kGuesses for each place
    bool scored = false;
    for (Action action : legal)
        for (int guess = 0; guess < kGuesses; ++guess) {
            Rng rng(static_cast<std::uint64_t>(guess) + 1);
            State state = known.sample(rules, rng);
            if (!castillo) forgetCastillo(rules, state, me);
            outcomes.push_back(outcomeOf(rules, state, me, action, rng));
            scored = scored || outcomes.back().scored;
        }
    std::vector<DiskTry> tries;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        if (i % kGuesses == 0)
            tries.push_back({legal[static_cast<int>(i / kGuesses)], std::numeric_limits<int>::max(), 0, 0, 0, false});
        tries.back().partial = tries.back().partial || (outcomes[i].castillo && !castillo);
        add(tries.back(), rules, scored ? outcomes[i].given : outcomes[i].onMap, me);
    }
    const bool blind = std::all_of(tries.begin(), tries.end(), [&tries](const DiskTry& each) {
        return each.partial && each.least == tries[0].least && each.most == tries[0].most && each.lead == tries[0].lead;
    });
    return blind ? std::vector<DiskTry>{} : tries;
}

} // namespace elgrande
