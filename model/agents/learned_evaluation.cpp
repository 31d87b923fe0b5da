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
    reader_.readWhole(base, features);
    base_ = network_->baseOf(features);
}

void LearnedEvaluation::moveTo(const State& state) {
    Features features;
    reader_.moveTo(state, features);
    network_->moveTo(features, base_);
}

Prediction LearnedEvaluation::predict(const State& state) const {
    Features features;
    return predict(state, features);
}

Prediction LearnedEvaluation::predict(const State& state, Features& features) const {
    if (state.over()) {
        Prediction prediction;
        for (Seat seat : rules_.seats())
            prediction.logit[index(seat)] = prediction.lead[index(seat)] = state.score[index(seat)];
        return prediction;
    }
    reader_.read(state, features);
    return predict(features);
}

Prediction LearnedEvaluation::predict(const Features& features) const {
    Prediction prediction;
    network_->predict(features, base_, prediction);
    return prediction;
}

std::array<double, kMaxSeats> sharesOf(const Prediction& prediction, int seats) {
    std::array<double, kMaxSeats> shares{};
    double highest = -1e9;
    double sum = 0;
    const auto count = static_cast<std::size_t>(seats);
    for (std::size_t i = 0; i < count; ++i) highest = std::max(highest, prediction.logit[i]);
    for (std::size_t i = 0; i < count; ++i) sum += shares[i] = quickExp(prediction.logit[i] - highest);
    for (std::size_t i = 0; i < count; ++i) shares[i] /= sum;
    return shares;
}

std::array<double, kMaxSeats> LearnedEvaluation::shares(const State& state) const {
    return sharesOf(predict(state), rules_.players);
}

double LearnedEvaluation::logOdds(const State& state, Seat seat) const {
    return prospect(predict(state), seat).logOdds;
}

Prospect LearnedEvaluation::prospect(const Prediction& prediction, Seat seat) const {
    constexpr double kLeast = 1e-20;
    double against = kLeast; // odds against the seat
    for (Seat other : rules_.seats())
        if (other != seat) against += quickExp(prediction.logit[index(other)] - prediction.logit[index(seat)]);
    return {1 / (1 + against), -std::log(against)};
}

} // namespace elgrande
