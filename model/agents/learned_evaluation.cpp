#include "model/agents/learned_evaluation.h"

#include <algorithm>
#include <cmath>

namespace elgrande {

LearnedEvaluation::LearnedEvaluation(const Rules& rules, const State& base, std::shared_ptr<const Network> network)
    : rules_(rules)
    , network_(std::move(network))
    , reader_(rules, base) {
    Features features;
    reader_.read(base, features);
    base_ = network_->baseOf(features);
}

Judgement LearnedEvaluation::judge(const State& state) const {
    Judgement judgement;
    if (state.over()) {
        for (Seat seat : rules_.seats())
            judgement.strength[index(seat)] = judgement.lead[index(seat)] = state.score[index(seat)];
        return judgement;
    }
    Features features;
    reader_.read(state, features);
    network_->judge(features, base_, judgement);
    return judgement;
}

std::array<double, kMaxSeats> sharesOf(const Judgement& judgement, int seats) {
    std::array<double, kMaxSeats> shares{};
    double highest = -1e9;
    double sum = 0;
    const auto count = static_cast<std::size_t>(seats);
    for (std::size_t i = 0; i < count; ++i) highest = std::max(highest, judgement.strength[i]);
    for (std::size_t i = 0; i < count; ++i) sum += shares[i] = std::exp(judgement.strength[i] - highest);
    for (std::size_t i = 0; i < count; ++i) shares[i] /= sum;
    return shares;
}

std::array<double, kMaxSeats> LearnedEvaluation::shares(const State& state) const {
    return sharesOf(judge(state), rules_.players);
}

double LearnedEvaluation::advantage(const State& state, Seat seat) const { return advantage(judge(state), seat); }

double LearnedEvaluation::advantage(const Judgement& judgement, Seat seat) const {
    double best = -1e9;
    double others = 0;
    for (Seat other : rules_.seats())
        if (other != seat) best = std::max(best, judgement.strength[index(other)]);
    for (Seat other : rules_.seats())
        if (other != seat) others += std::exp(judgement.strength[index(other)] - best);
    return judgement.strength[index(seat)] - best - std::log(others);
}

} // namespace elgrande
