// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/instinct_agent.h"

#include "model/agents/evaluation.h"
#include "model/agents/learned_evaluation.h"
#include "model/rules/engine.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace elgrande {

namespace {

constexpr double kPointsOfOdds = 4; // of Evaluation, that about make a step of the logarithm of the odds

// After the others have answered the same secret question by chance.
void play(const Rules& rules, State& state, Seat seat, Action action, Rng& rng) {
    ActionList legal;
    Seat next = elgrande::play(rules, state, {seat, action}, legal);
    while (action.kind == ActionKind::Disk && index(next) < kMaxSeats && legal[0].kind == ActionKind::Disk)
        next = elgrande::play(rules, state, {next, legal[rng.below(legal.size())]}, legal);
}

// What an alternative comes to at once.
struct Look {
    double value = 0; // goes by it: in the logarithm of the odds, or in points of Evaluation
    double share = 0;
    double lead = 0;
};

void operator+=(Look& sum, const Look& other) {
    sum.value += other.value;
    sum.share += other.share;
    sum.lead += other.lead;
}

template <class Judge>
std::vector<Look> looksAt(const Rules& rules, const State& state, Seat seat, const ActionList& legal, Rng& rng,
                          Judge judge) {
    const bool secret = legal[0].kind == ActionKind::Disk;
    const int guesses = secret ? 3 : 1;
    const std::uint64_t same = rng.next(); // the same guesses for every alternative
    std::vector<Look> looks;
    looks.reserve(static_cast<std::size_t>(legal.size()));
    State after;
    for (Action action : legal) {
        Look sum;
        for (int guess = 0; guess < guesses; ++guess) {
            Rng others(same + static_cast<std::uint64_t>(guess));
            after = state;
            play(rules, after, seat, action, others);
            sum += judge(after);
        }
        looks.push_back({sum.value / guesses, sum.share / guesses, sum.lead / guesses});
    }
    return looks;
}

// Who is how far ahead in the Castillo, and how many there are; not how many of one's own.
void forgetCastillo(Features& features) {
    for (auto& row : features.of) std::fill_n(row.begin() + SeatFeature::Castillo, kPlaceFeatures - 1, std::int16_t{0});
    features.shared[SharedFeature::InCastillo] = 0;
}

Look lookBy(const LearnedEvaluation& learned, const Instinct& instinct, bool forgets, const Rules& rules,
            const State& after, Seat seat) {
    Features features;
    Judgement judgement = learned.judge(after, features);
    if (forgets && !after.over()) {
        forgetCastillo(features);
        judgement = learned.judge(features);
    }
    const Prospect prospect = learned.prospect(judgement, seat);
    double best = -1e9;
    for (Seat other : rules.seats())
        if (other != seat) best = std::max(best, judgement.lead[index(other)]);
    Look look{prospect.advantage, prospect.share, judgement.lead[index(seat)] - best};
    if (!instinct.temperament.isNeutral() && !after.over())
        look.value +=
            kOddsOfShare * instinct.temperament.likes(features, sharesOf(judgement, rules.players), index(seat));
    return look;
}

// Lets go of what could still be done.
bool ends(Action action) { return action.kind == ActionKind::End || action.kind == ActionKind::Done; }

// `temperature` and `worst` in the measure of the values. What `isExact` is judged without a slip.
std::size_t choose(const std::vector<Look>& looks, double temperature, double worst, Rng& rng,
                   const std::function<bool(std::size_t)>& isExact = {}) {
    double best = -1e18;
    for (const Look& look : looks) best = std::max(best, look.value);
    std::size_t chosen = 0;
    double highest = -1e18;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        double value = looks[i].value;
        // The largest of numbers with this noise is drawn as a softmax would draw it (Gumbel).
        if (temperature > 0 && !(isExact && isExact(i)))
            value -= temperature * std::log(-std::log(rng.unit() + 1e-12) + 1e-12);
        if (looks[i].value < best - worst || value <= highest) continue;
        highest = value;
        chosen = i;
    }
    return chosen;
}

// All alternatives; `learned` began with any position of the game.
std::vector<Look> looksBy(const LearnedEvaluation& learned, const Rules& rules, const State& state, Seat seat,
                          const ActionList& legal, const Instinct& instinct, Rng& rng) {
    const bool forgets = instinct.forgets > 0 && rng.unit() < instinct.forgets;
    return looksAt(rules, state, seat, legal, rng,
                   [&](const State& after) { return lookBy(learned, instinct, forgets, rules, after, seat); });
}

// All alternatives and which of them is taken.
std::size_t consider(const Rules& rules, const State& state, Seat seat, const ActionList& legal,
                     const Instinct& instinct, Rng& rng, std::vector<Look>& looks) {
    if (instinct.network == nullptr) {
        const Evaluation evaluation(rules, state);
        looks = looksAt(rules, state, seat, legal, rng,
                        [&](const State& after) { return Look{evaluation.advantage(after, seat)}; });
        return choose(looks, instinct.temperature * kPointsOfOdds, 1e9, rng);
    }
    looks = looksBy(LearnedEvaluation(rules, state, instinct.network), rules, state, seat, legal, instinct, rng);
    if (instinct.endsBySlip) return choose(looks, instinct.temperature, instinct.worst, rng);
    return choose(looks, instinct.temperature, instinct.worst, rng,
                  [&](std::size_t i) { return ends(legal[static_cast<int>(i)]); });
}

} // namespace

Action chooseByInstinct(const Rules& rules, const State& state, Seat seat, const ActionList& legal,
                        const Instinct& instinct, Rng& rng) {
    std::vector<Look> looks;
    return legal[static_cast<int>(consider(rules, state, seat, legal, instinct, rng, looks))];
}

Action bestAtOnce(const LearnedEvaluation& learned, const Rules& rules, const State& state, Seat seat,
                  const ActionList& legal, Rng& rng) {
    const auto advantage = [&](const State& after) { return Look{learned.advantage(after, seat)}; };
    return legal[static_cast<int>(choose(looksAt(rules, state, seat, legal, rng, advantage), 0, 1e9, rng))];
}

Thought InstinctAgent::think(const Rules& rules, const InformationState& known, const ActionList& legal,
                             const ThinkLimits& limits) {
    Rng rng(limits.seed);
    const State state = known.sample(rules, rng);
    std::vector<Look> looks;
    const std::size_t chosen = consider(rules, state, known.seat(), legal, instinct_, rng, looks);
    Thought thought{legal[static_cast<int>(chosen)]};
    if (instinct_.network == nullptr) return thought; // points of Evaluation are no shares
    for (std::size_t i = 0; i < looks.size(); ++i)
        thought.considered.push_back({legal[static_cast<int>(i)], 1, looks[i].share, looks[i].lead});
    std::swap(thought.considered.front(), thought.considered[chosen]);
    std::stable_sort(thought.considered.begin() + 1, thought.considered.end(),
                     [](const Considered& one, const Considered& other) { return one.share > other.share; });
    return thought;
}

} // namespace elgrande
