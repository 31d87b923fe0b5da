// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/one_ply_agent.h"

#include "model/agents/evaluation.h"
#include "model/agents/learned_evaluation.h"
#include "model/rules/engine.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace elgrande {

namespace {

constexpr double kPointsPerLogOdds = 4; // points of Evaluation, roughly

// Also samples the other seats' answers to the same secret question.
void play(const Rules& rules, State& state, Seat seat, Action action, Rng& rng) {
    ActionList legal;
    Seat next = elgrande::play(rules, state, {seat, action}, legal);
    while (action.kind == ActionKind::Disk && index(next) < kMaxSeats && legal[0].kind == ActionKind::Disk)
        next = elgrande::play(rules, state, {next, legal[rng.below(legal.size())]}, legal);
}

// One-ply value of an action.
struct ActionValue {
    double value = 0; // decides: log-odds of winning, or points of Evaluation
    double share = 0;
    double lead = 0;
};

void operator+=(ActionValue& sum, const ActionValue& other) {
    sum.value += other.value;
    sum.share += other.share;
    sum.lead += other.lead;
}

// The values of all actions, where `evaluate` gives that of a position.
template <class Evaluate>
std::vector<ActionValue> valuesAfter(const Rules& rules, const State& state, Seat seat, const ActionList& legal,
                                     Rng& rng, Evaluate evaluate) {
    const bool secret = legal[0].kind == ActionKind::Disk;
    const int samples = secret ? 3 : 1;
    const std::uint64_t seed = rng.next(); // common random numbers: the same samples for every action
    std::vector<ActionValue> values;
    values.reserve(static_cast<std::size_t>(legal.size()));
    State after;
    for (Action action : legal) {
        ActionValue sum;
        for (int sample = 0; sample < samples; ++sample) {
            Rng others(seed + static_cast<std::uint64_t>(sample));
            after = state;
            play(rules, after, seat, action, others);
            sum += evaluate(after);
        }
        values.push_back({sum.value / samples, sum.share / samples, sum.lead / samples});
    }
    return values;
}

// Clears the features of the majority in the Castillo and of the total there, but not of the seat's own Caballeros.
void hideCastillo(Features& features) {
    for (auto& row : features.of) std::fill_n(row.begin() + SeatFeature::Castillo, kPlaceFeatures - 1, std::int16_t{0});
    features.shared[SharedFeature::InCastillo] = 0;
    features.places.insert(Area::Castillo);
    for (std::size_t i = 0; i < static_cast<std::size_t>(features.seats); ++i) {
        using Place = PlaceFeature;
        const std::int16_t own = features.of[i][SeatFeature::Castillo + kPlaceFeatures - 1];
        PlaceInputs& row = features.rows[index(Area::Castillo)][i];
        row.fill(0);
        row[Place::Own] = own;
        row[Place::OwnSome] = std::min<std::int16_t>(own, 1);
        row[Place::OwnFew] = std::min<std::int16_t>(own, 3);
        row[Place::Castillo] = row[Place::One] = 1;
    }
}

ActionValue valueOf(const LearnedEvaluation& learned, const OnePlyPolicy& policy, bool isBlind, const Rules& rules,
                    const State& after, Seat seat) {
    Features features;
    Prediction prediction = learned.predict(after, features);
    if (isBlind && !after.over()) {
        hideCastillo(features);
        prediction = learned.predict(features);
    }
    const Prospect prospect = learned.prospect(prediction, seat);
    double best = -1e9;
    for (Seat other : rules.seats())
        if (other != seat) best = std::max(best, prediction.lead[index(other)]);
    ActionValue value{prospect.logOdds, prospect.share, prediction.lead[index(seat)] - best};
    if (!policy.temperament.isNeutral() && !after.over())
        value.value +=
            kLogOddsPerShare * policy.temperament.bonus(features, sharesOf(prediction, rules.players), index(seat));
    return value;
}

constexpr double kReluctance = 0.3; // in log-odds, to end a turn or to forgo the rest of a step
constexpr double kAlways = 1e6;     // more than any value

// What stands in for the noise of a move of somebody who uses what they have; nothing: it gets noise.
std::optional<double> leaning(Action action) {
    if (action.kind == ActionKind::End || action.kind == ActionKind::Done) return -kReluctance;
    if (action.kind != ActionKind::Court) return std::nullopt;
    return kAlways * action.a; // the most
}

// Samples from the softmax of the values by the Gumbel-max trick: the largest value after adding Gumbel noise is so
// distributed. `temperature` and `blunderCap`: in the unit of the values. `instead`: of the noise of some.
std::size_t sampleSoftmax(const std::vector<ActionValue>& values, double temperature, double blunderCap, Rng& rng,
                          const std::function<std::optional<double>(std::size_t)>& instead = {}) {
    double best = -1e18;
    for (const ActionValue& each : values) best = std::max(best, each.value);
    std::size_t chosen = 0;
    double highest = -1e18;
    for (std::size_t i = 0; i < values.size(); ++i) {
        double value = values[i].value;
        if (const auto lean = instead ? instead(i) : std::nullopt)
            value += *lean;
        else if (temperature > 0)
            value -= temperature * std::log(-std::log(rng.unit() + 1e-12) + 1e-12);
        if (values[i].value < best - blunderCap || value <= highest) continue;
        highest = value;
        chosen = i;
    }
    return chosen;
}

// The values of all actions, and the index of the one that is chosen.
std::size_t consider(const Rules& rules, const State& state, Seat seat, const ActionList& legal,
                     const OnePlyPolicy& policy, Rng& rng, std::vector<ActionValue>& values) {
    if (policy.network == nullptr) {
        const Evaluation evaluation(rules, state);
        values = valuesAfter(rules, state, seat, legal, rng,
                             [&](const State& after) { return ActionValue{evaluation.advantage(after, seat)}; });
        return sampleSoftmax(values, policy.temperature * kPointsPerLogOdds, 1e9, rng);
    }
    const LearnedEvaluation learned(rules, state, policy.network);
    const bool isBlind = policy.castilloBlindness > 0 && rng.unit() < policy.castilloBlindness;
    values = valuesAfter(rules, state, seat, legal, rng,
                         [&](const State& after) { return valueOf(learned, policy, isBlind, rules, after, seat); });
    if (!policy.usesWhatItHas) return sampleSoftmax(values, policy.temperature, policy.blunderCap, rng);
    return sampleSoftmax(values, policy.temperature, policy.blunderCap, rng,
                         [&](std::size_t i) { return leaning(legal[static_cast<int>(i)]); });
}

} // namespace

Action chooseOnePly(const Rules& rules, const State& state, Seat seat, const ActionList& legal,
                    const OnePlyPolicy& policy, Rng& rng) {
    std::vector<ActionValue> values;
    return legal[static_cast<int>(consider(rules, state, seat, legal, policy, rng, values))];
}

Action bestOnePly(LearnedEvaluation& learned, const Rules& rules, const State& state, Seat seat,
                  const ActionList& legal, Rng& rng) {
    learned.moveTo(state);
    const auto evaluate = [&](const State& after) { return ActionValue{learned.logOdds(after, seat)}; };
    return legal[static_cast<int>(sampleSoftmax(valuesAfter(rules, state, seat, legal, rng, evaluate), 0, 1e9, rng))];
}

Thought OnePlyAgent::think(const Rules& rules, const InformationState& known, const ActionList& legal,
                           const ThinkLimits& limits) {
    Rng rng(limits.seed);
    const State state = known.sample(rules, rng);
    std::vector<ActionValue> values;
    const std::size_t chosen = consider(rules, state, known.seat(), legal, policy_, rng, values);
    Thought thought{legal[static_cast<int>(chosen)]};
    if (policy_.network == nullptr) return thought; // Evaluation gives points, not shares of the win
    for (std::size_t i = 0; i < values.size(); ++i)
        thought.considered.push_back({legal[static_cast<int>(i)], 1, values[i].share, values[i].lead});
    std::swap(thought.considered.front(), thought.considered[chosen]);
    std::stable_sort(thought.considered.begin() + 1, thought.considered.end(),
                     [](const Considered& one, const Considered& other) { return one.share > other.share; });
    return thought;
}

} // namespace elgrande
