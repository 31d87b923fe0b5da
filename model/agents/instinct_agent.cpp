#include "model/agents/instinct_agent.h"

#include "model/agents/evaluation.h"
#include "model/agents/learned_evaluation.h"
#include "model/rules/engine.h"

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

constexpr double kPointsOfOdds = 4; // of Evaluation, that about make a step of the logarithm of the odds
constexpr double kOddsOfShare = 5;  // the logarithm of the odds to win by the chance to win, at a third of it

// After the others have answered the same secret question by chance.
void play(const Rules& rules, State& state, Seat seat, Action action, Rng& rng) {
    ActionList legal;
    Seat next = elgrande::play(rules, state, {seat, action}, legal);
    while (action.kind == ActionKind::Disk && index(next) < kMaxSeats && legal[0].kind == ActionKind::Disk)
        next = elgrande::play(rules, state, {next, legal[rng.below(legal.size())]}, legal);
}

template <class Judge>
Action choose(const Rules& rules, const State& state, Seat seat, const ActionList& legal, double temperature, Rng& rng,
              Judge judge) {
    const bool secret = legal[0].kind == ActionKind::Disk;
    const int guesses = secret ? 3 : 1;
    const std::uint64_t same = rng.next(); // the same guesses for every alternative
    Action chosen = legal[0];
    double highest = -1e18;
    State after;
    for (Action action : legal) {
        double value = 0;
        for (int guess = 0; guess < guesses; ++guess) {
            Rng others(same + static_cast<std::uint64_t>(guess));
            after = state;
            play(rules, after, seat, action, others);
            value += judge(after) / guesses;
        }
        // The largest of numbers with this noise is drawn as a softmax would draw it (Gumbel).
        if (temperature > 0) value -= temperature * std::log(-std::log(rng.unit() + 1e-12) + 1e-12);
        if (value <= highest) continue;
        highest = value;
        chosen = action;
    }
    return chosen;
}

} // namespace

Action chooseByInstinct(const Rules& rules, const State& state, Seat seat, const ActionList& legal,
                        const Instinct& instinct, Rng& rng) {
    const double temperature = instinct.temperature;
    if (instinct.network != nullptr) {
        const LearnedEvaluation learned(rules, state, instinct.network);
        return choose(rules, state, seat, legal, temperature, rng, [&](const State& after) {
            if (instinct.temperament.isNeutral() || after.over()) return learned.advantage(after, seat);
            Features features;
            const Judgement judgement = learned.judge(after, features);
            return learned.prospect(judgement, seat).advantage +
                   kOddsOfShare * instinct.temperament.likes(features, sharesOf(judgement, rules.players), index(seat));
        });
    }
    const Evaluation evaluation(rules, state);
    return choose(rules, state, seat, legal, temperature * kPointsOfOdds, rng,
                  [&](const State& after) { return evaluation.advantage(after, seat); });
}

Thought InstinctAgent::think(const Rules& rules, const InformationState& known, const ActionList& legal,
                             const ThinkLimits& limits) {
    Rng rng(limits.seed);
    const State state = known.sample(rules, rng);
    return {chooseByInstinct(rules, state, known.seat(), legal, instinct_, rng)};
}

} // namespace elgrande
