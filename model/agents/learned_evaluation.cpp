// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/learned_evaluation.h"

#include "model/agents/quick_exp.h"

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
    Features features;
    return judge(state, features);
}

Judgement LearnedEvaluation::judge(const State& state, Features& features) const {
    if (state.over()) {
        Judgement judgement;
        for (Seat seat : rules_.seats())
            judgement.strength[index(seat)] = judgement.lead[index(seat)] = state.score[index(seat)];
        return judgement;
    }
    reader_.read(state, features);
    return judge(features);
}

Judgement LearnedEvaluation::judge(const Features& features) const {
    Judgement judgement;
    network_->judge(features, base_, judgement);
    return judgement;
}

std::array<double, kMaxSeats> sharesOf(const Judgement& judgement, int seats) {
    std::array<double, kMaxSeats> shares{};
    double highest = -1e9;
    double sum = 0;
    const auto count = static_cast<std::size_t>(seats);
    for (std::size_t i = 0; i < count; ++i) highest = std::max(highest, judgement.strength[i]);
    for (std::size_t i = 0; i < count; ++i) sum += shares[i] = quickExp(judgement.strength[i] - highest);
    for (std::size_t i = 0; i < count; ++i) shares[i] /= sum;
    return shares;
}

std::array<double, kMaxSeats> LearnedEvaluation::shares(const State& state) const {
    return sharesOf(judge(state), rules_.players);
}

double LearnedEvaluation::advantage(const State& state, Seat seat) const {
    return prospect(judge(state), seat).advantage;
}

Prospect LearnedEvaluation::prospect(const Judgement& judgement, Seat seat) const {
    constexpr double kLeast = 1e-20;
    double against = kLeast; // the odds against the seat
    for (Seat other : rules_.seats())
        if (other != seat) against += quickExp(judgement.strength[index(other)] - judgement.strength[index(seat)]);
    return {1 / (1 + against), -std::log(against)};
}

} // namespace elgrande
