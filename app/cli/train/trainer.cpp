// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/train/trainer.h"

#include "model/core/rng.h"

#include <algorithm>
#include <cmath>

namespace elgrande::cli {

namespace {

constexpr std::size_t kOut = static_cast<std::size_t>(kInputs) * kHidden; // offsets of the parts of the parameters
constexpr std::size_t kDirect = kOut + static_cast<std::size_t>(kPhases) * kOutputs * kHidden;
constexpr std::size_t kAll = kDirect + static_cast<std::size_t>(kPhases) * kOutputs * kSeatFeatures;
constexpr std::size_t kBatch = 256;
constexpr float kLeadUnit = 15;    // points: errors of the lead are measured in it
constexpr float kLeadShare = 0.1F; // of the loss
constexpr float kKeepAverage = 0.999F;

using F = SeatFeature;
using S = SharedFeature;

// Scale of each input: about its usual size.
std::array<float, kInputs> usualSizes() {
    std::array<float, kInputs> size{};
    size.fill(1);
    for (const int group : {+F::Regions, +F::BesideKing, +F::Castillo})
        for (int i = group; i < group + kPlaceFeatures; ++i) size[static_cast<std::size_t>(i)] = 4;
    size[F::Regions] = size[F::Regions + kPlaceFeatures - 1] = 12;
    for (const int each : {+F::LeadOverMean, +F::LeadOverBest, +F::ForecastLead})
        size[static_cast<std::size_t>(each)] = 12;
    for (const int each : {+F::KingsPoints, +F::KingsPieces, +F::Court, +F::CourtBeyond, +F::HandSize, +F::ToPlace})
        size[static_cast<std::size_t>(each)] = 4;
    size[F::Provinces] = size[F::HandHighest] = size[F::HandSecond] = size[F::HandLowest] = size[F::PlayedHeight] = 8;
    size[F::HandSum] = 40;
    size[F::CourtSome] = size[F::ProvincesSome] = size[F::TurnsBefore] = 2;
    size[F::Worth] = 8;
    for (const int each : {+S::RoundsLeft, +S::PowersToPlay, +S::TurnsToCome}) {
        const int input = kSeatFeatures + each;
        size[static_cast<std::size_t>(input)] = 3;
    }
    size[kSeatFeatures + S::InCastillo] = size[kSeatFeatures + S::Gap] = 8;
    size[kSeatFeatures + S::OnBoard] = 40;
    return size;
}

const std::array<float, kInputs> kSize = usualSizes();

using Row = std::array<float, kHidden>;

} // namespace

struct Trainer::Pass {
    std::array<float, kInputs> inputs{};
    Row units{};
    std::array<float, kOutputs> given{};
};

Trainer::Trainer(std::uint64_t seed) {
    prepare();
    Rng rng(seed);
    const auto small = [&](double size) { return static_cast<float>((2 * rng.unit() - 1) * size); };
    for (std::size_t i = 0; i < kOut; ++i) value_[i] = small(0.25);
    for (std::size_t i = kOut; i < kDirect; ++i) value_[i] = small(0.05);
    average_ = value_;
}

Trainer::Trainer(const Weights& weights) {
    prepare();
    for (std::size_t unit = 0; unit < kHidden; ++unit)
        for (std::size_t input = 0; input < kInputs; ++input)
            value_[input * kHidden + unit] = weights.hidden[unit * kInputs + input] * kSize[input];
    std::copy(weights.out.begin(), weights.out.end(), value_.begin() + kOut);
    for (std::size_t i = 0; i < weights.direct.size(); ++i)
        value_[kDirect + i] = weights.direct[i] * kSize[i % kSeatFeatures];
    average_ = value_;
}

void Trainer::prepare() {
    value_.assign(kAll, 0);
    gradient_.assign(kAll, 0);
    mean_.assign(kAll, 0);
    square_.assign(kAll, 0);
}

Weights Trainer::weights() const {
    Weights weights;
    for (std::size_t unit = 0; unit < kHidden; ++unit)
        for (std::size_t input = 0; input < kInputs; ++input)
            weights.hidden[unit * kInputs + input] = average_[input * kHidden + unit] / kSize[input];
    std::copy(average_.begin() + kOut, average_.begin() + kDirect, weights.out.begin());
    for (std::size_t i = 0; i < weights.direct.size(); ++i)
        weights.direct[i] = average_[kDirect + i] / kSize[i % kSeatFeatures];
    return weights;
}

// Forward pass of one sample, and with `backwards` the backward pass, which adds to the gradient.
Loss Trainer::passOver(const Sample& sample, bool backwards) {
    const auto seats = static_cast<std::size_t>(sample.features.seats);
    const auto phase = static_cast<std::size_t>(sample.features.phase);
    std::array<Pass, kMaxSeats> passes;
    float highest = -1e9F;
    float meanLead = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        Pass& pass = passes[seat];
        for (std::size_t i = 0; i < kSeatFeatures; ++i)
            pass.inputs[i] = static_cast<float>(sample.features.of[seat][i]) / kSize[i];
        for (std::size_t i = 0; i < kSharedFeatures; ++i)
            pass.inputs[kSeatFeatures + i] = static_cast<float>(sample.features.shared[i]) / kSize[kSeatFeatures + i];
        for (std::size_t i = 0; i < kInputs; ++i) {
            if (pass.inputs[i] == 0) continue;
            const float* row = value_.data() + i * kHidden;
            for (std::size_t unit = 0; unit < kHidden; ++unit) pass.units[unit] += pass.inputs[i] * row[unit];
        }
        for (float& unit : pass.units) unit = std::clamp(unit, 0.0F, kActivationLimit);
        for (std::size_t output = 0; output < kOutputs; ++output) {
            const std::size_t at = phase * kOutputs + output;
            for (std::size_t unit = 0; unit < kHidden; ++unit)
                pass.given[output] += pass.units[unit] * value_[kOut + at * kHidden + unit];
            for (std::size_t i = 0; i < kSeatFeatures; ++i)
                pass.given[output] += pass.inputs[i] * value_[kDirect + at * kSeatFeatures + i];
        }
        highest = std::max(highest, pass.given[0]);
        meanLead += pass.given[1] / static_cast<float>(seats);
    }
    float sum = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) sum += std::exp(passes[seat].given[0] - highest);
    Loss loss;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        Pass& pass = passes[seat];
        const float share = std::exp(pass.given[0] - highest) / sum;
        const float error = pass.given[1] - meanLead - sample.lead[seat];
        loss.share -= sample.share[seat] * std::log(std::max(1e-7F, share));
        loss.leadError += error * error / static_cast<float>(seats);
        if (!backwards) continue;
        const std::array<float, kOutputs> slope{share - sample.share[seat],
                                                kLeadShare * error / (kLeadUnit * kLeadUnit) * 2};
        Row back{};
        for (std::size_t output = 0; output < kOutputs; ++output) {
            const std::size_t at = phase * kOutputs + output;
            for (std::size_t unit = 0; unit < kHidden; ++unit) {
                gradient_[kOut + at * kHidden + unit] += slope[output] * pass.units[unit];
                back[unit] += slope[output] * value_[kOut + at * kHidden + unit];
            }
            for (std::size_t i = 0; i < kSeatFeatures; ++i)
                gradient_[kDirect + at * kSeatFeatures + i] += slope[output] * pass.inputs[i];
        }
        for (std::size_t unit = 0; unit < kHidden; ++unit)
            if (pass.units[unit] <= 0 || pass.units[unit] >= kActivationLimit) back[unit] = 0;
        for (std::size_t i = 0; i < kInputs; ++i) {
            if (pass.inputs[i] == 0) continue;
            float* row = gradient_.data() + i * kHidden;
            for (std::size_t unit = 0; unit < kHidden; ++unit) row[unit] += pass.inputs[i] * back[unit];
        }
    }
    return loss;
}

// One step of Adam on the mean gradient of the batch; mean_ and square_ are the first and second moments.
void Trainer::adapt(float rate, std::size_t batch) {
    constexpr float kKeepMean = 0.9F;     // beta1
    constexpr float kKeepSquare = 0.999F; // beta2
    constexpr float kDecay = 1e-5F;       // L2 weight decay
    ++steps_;
    // A shorter average at the beginning, so that the initial weights are forgotten.
    const float keepAverage = std::min(kKeepAverage, static_cast<float>(steps_) / static_cast<float>(steps_ + 9));
    const float meanBias = 1 - std::pow(kKeepMean, static_cast<float>(steps_));
    const float squareBias = 1 - std::pow(kKeepSquare, static_cast<float>(steps_));
    for (std::size_t i = 0; i < kAll; ++i) {
        const float gradient = gradient_[i] / static_cast<float>(batch) + kDecay * value_[i];
        gradient_[i] = 0;
        mean_[i] = kKeepMean * mean_[i] + (1 - kKeepMean) * gradient;
        square_[i] = kKeepSquare * square_[i] + (1 - kKeepSquare) * gradient * gradient;
        value_[i] -= rate * (mean_[i] / meanBias) / (std::sqrt(square_[i] / squareBias) + 1e-8F);
        average_[i] = keepAverage * average_[i] + (1 - keepAverage) * value_[i];
    }
}

void Trainer::learn(const std::vector<const Sample*>& samples, const Lesson& lesson) {
    std::vector<const Sample*> order = samples;
    Rng rng(lesson.seed);
    for (int epoch = 0; epoch < lesson.epochs; ++epoch) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
        for (std::size_t i = 0; i < order.size(); ++i) {
            passOver(*order[i], true);
            if ((i + 1) % kBatch == 0) adapt(static_cast<float>(lesson.rate), kBatch);
        }
    }
}

Loss Trainer::lossOn(const std::vector<const Sample*>& samples) {
    Loss sum;
    std::swap(value_, average_);
    for (const Sample* sample : samples) {
        const Loss loss = passOver(*sample, false);
        sum.share += loss.share;
        sum.leadError += loss.leadError;
    }
    std::swap(value_, average_);
    const double count = std::max<double>(1, static_cast<double>(samples.size()));
    return {sum.share / count, std::sqrt(sum.leadError / count)};
}

} // namespace elgrande::cli
