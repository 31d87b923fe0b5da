// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/secret_choice.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <numeric>

namespace elgrande {

namespace {

constexpr int kMostIterations = 400; // mixtures hardly change any more
constexpr double kRare = 0.2;

// A seat in the simultaneous game; the vectors are by answer.
struct Chooser {
    Seat seat = Seat::None;
    bool answered = false; // its answer is set, but hidden
    std::vector<Action> answers;
    std::vector<double> regrets;
    std::vector<double> mixture;
    std::vector<double> meanMixture; // not normalised
    std::vector<double> values;      // of this iteration
    std::size_t drawn = 0;

    Chooser(Seat who, bool hasAnswered, const ActionList& open)
        : seat(who)
        , answered(hasAnswered)
        , answers(open.begin(), open.end())
        , regrets(answers.size(), 0)
        , mixture(answers.size(), 1.0 / static_cast<double>(answers.size()))
        , meanMixture(answers.size(), 0)
        , values(answers.size(), 0) {}

    void learn(int iteration);
};

std::size_t draw(const std::vector<double>& weights, Rng& rng) {
    double left = rng.unit() * std::accumulate(weights.begin(), weights.end(), 0.0);
    for (std::size_t i = 0; i + 1 < weights.size(); ++i)
        if ((left -= weights[i]) < 0) return i;
    return weights.size() - 1;
}

void Chooser::learn(int iteration) {
    const double expected = std::inner_product(mixture.begin(), mixture.end(), values.begin(), 0.0);
    double sum = 0;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        meanMixture[i] += iteration * mixture[i];
        sum += regrets[i] = std::max(0.0, regrets[i] + values[i] - expected);
    }
    for (std::size_t i = 0; i < answers.size(); ++i)
        mixture[i] = sum > 0 ? regrets[i] / sum : 1.0 / static_cast<double>(answers.size());
}

bool isSecret(const ActionList& legal) { return !legal.empty() && legal[0].kind == ActionKind::Disk; }

// The seat itself, those whose disks are set, and those that are asked after it.
std::vector<Chooser> choosersOf(const Rules& rules, const InformationState& known, const ActionList& legal,
                                State state) {
    std::vector<Chooser> choosers;
    choosers.emplace_back(known.seat(), false, legal);
    const Step asked = diskQuestion(rules, state);
    for (Seat other : known.hiddenDisks()) {
        ActionList open;
        if (asked.kind != StepKind::None)
            open.pushEach(act(ActionKind::Disk), &Action::a, diskChoices(rules, state, asked, other));
        if (!open.empty()) choosers.emplace_back(other, true, open);
    }
    ActionList open;
    Seat next = play(rules, state, {known.seat(), legal[0]}, open);
    const auto isNew = [&] {
        return std::ranges::none_of(choosers, [&](const Chooser& each) { return each.seat == next; });
    };
    while (isSecret(open) && isNew()) {
        choosers.emplace_back(next, false, open);
        next = play(rules, state, {next, Action(open[0])}, open);
    }
    return choosers;
}

// The position once everybody has answered as drawn.
State positionAfter(const Rules& rules, State state, const std::vector<Chooser>& choosers, Rng& rng) {
    for (const Chooser& each : choosers)
        if (each.answered) state.disk[index(each.seat)] = static_cast<Area>(each.answers[each.drawn].a);
    ActionList legal;
    Seat next = Seat::None;
    for (const Chooser& each : choosers)
        if (!each.answered) next = play(rules, state, {each.seat, each.answers[each.drawn]}, legal);
    while (next == Seat::Table || (next != Seat::None && isSecret(legal)))
        next = play(rules, state, {next, Action(legal[rng.below(legal.size())])}, legal);
    return state;
}

} // namespace

Thought chooseSecretly(const Rules& rules, const InformationState& known, const ActionList& legal,
                       const SearchSettings& settings, int simulations, const ThinkLimits& limits) {
    Rng rng(limits.seed);
    const TreeSearch search(rules, known, settings, limits.seed);
    std::vector<Chooser> choosers = choosersOf(rules, known, legal, known.sample(rules, rng));
    const auto isStopped = [&] {
        return (limits.cancel != nullptr && limits.cancel->load(std::memory_order_relaxed)) ||
               (limits.enough && limits.enough());
    };
    std::vector<Considered> considered; // by answer; sums over the iterations in which it was drawn
    for (const Action each : legal) considered.push_back({each});
    TreeSearch::Values shares{};

    int iteration = 0;
    do {
        ++iteration;
        const State state = known.sample(rules, rng);
        for (Chooser& each : choosers) each.drawn = draw(each.mixture, rng);
        const std::uint64_t chance = rng.next(); // the same for all answers
        for (Chooser& each : choosers) {
            const std::size_t drawn = each.drawn;
            for (each.drawn = 0; each.drawn < each.answers.size(); ++each.drawn) {
                Rng others(chance);
                const auto outcome = search.evaluate(positionAfter(rules, state, choosers, others));
                each.values[each.drawn] = outcome.value[index(each.seat)];
                if (each.seat != known.seat() || each.drawn != drawn) continue;
                ++considered[drawn].visits;
                considered[drawn].share += outcome.share[index(each.seat)];
                considered[drawn].lead += search.leadOf(each.seat, outcome.points);
                for (Seat seat : rules.seats()) shares[index(seat)] += outcome.share[index(seat)];
            }
            each.drawn = drawn;
        }
        for (Chooser& each : choosers) each.learn(iteration);
    } while (iteration < std::min(simulations, kMostIterations) && !isStopped());

    std::vector<double>& mixture = choosers.front().meanMixture;
    const double highest = *std::ranges::max_element(mixture);
    for (std::size_t i = 0; i < mixture.size(); ++i)
        if (mixture[i] < kRare * highest || considered[i].visits == 0) mixture[i] = 0;
    const std::size_t chosen = draw(mixture, rng);
    Thought thought{considered[chosen].action, iteration};
    std::swap(considered.front(), considered[chosen]);
    std::stable_sort(considered.begin() + 1, considered.end(),
                     [](const Considered& one, const Considered& other) { return one.visits > other.visits; });
    for (Considered each : considered) {
        if (each.visits == 0) continue;
        each.share /= each.visits;
        each.lead /= each.visits;
        thought.considered.push_back(each);
    }
    for (Seat seat : rules.seats()) thought.values.push_back(shares[index(seat)] / iteration);
    return thought;
}

} // namespace elgrande
