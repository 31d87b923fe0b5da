// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/train/trainer.h"

#include "model/core/rng.h"

#include <algorithm>
#include <cmath>

namespace elgrande::cli {

namespace {

constexpr std::size_t kOut = static_cast<std::size_t>(kInputs) * kHidden; // offsets of the parts of the parameters
constexpr std::size_t kDirect = kOut + static_cast<std::size_t>(kPhases) * kOutputs * kHidden;
constexpr std::size_t kBatchSize = 256;
constexpr float kLeadScale = 15;    // points
constexpr float kLeadWeight = 0.1F; // of the lead's term in the loss

using F = SeatFeature;
using S = SharedFeature;

// About the usual size of each input.
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

const std::array<float, kInputs> kInputScale = usualSizes();

using Row = std::array<float, kHidden>;

} // namespace

struct Trainer::Activations {
    struct OfSeat {
        std::array<float, kInputs> inputs{};
        Row units{};
        std::array<float, kOutputs> outputs{};
        float share = 0;     // softmax of outputs[0] over the seats
        float leadError = 0; // of outputs[1] less its mean
    };
    std::array<OfSeat, kMaxSeats> of;
};

Trainer::Trainer(std::uint64_t seed) {
    allocate();
    Rng rng(seed);
    const auto small = [&](double size) { return static_cast<float>((2 * rng.unit() - 1) * size); };
    for (std::size_t i = 0; i < kOut; ++i) state_.parameters[i] = small(0.25);
    for (std::size_t i = kOut; i < kDirect; ++i) state_.parameters[i] = small(0.05);
    state_.average = state_.parameters;
}

Trainer::Trainer(const Weights& weights) {
    allocate();
    for (std::size_t unit = 0; unit < kHidden; ++unit)
        for (std::size_t input = 0; input < kInputs; ++input)
            state_.parameters[input * kHidden + unit] = weights.hidden[unit * kInputs + input] * kInputScale[input];
    std::copy(weights.out.begin(), weights.out.end(), state_.parameters.begin() + kOut);
    for (std::size_t i = 0; i < weights.direct.size(); ++i)
        state_.parameters[kDirect + i] = weights.direct[i] * kInputScale[i % kSeatFeatures];
    state_.average = state_.parameters;
}

void Trainer::allocate() {
    for (std::vector<float>* part : state_.parts()) part->assign(kParameters, 0);
}

Trainer::Trainer(TrainerState state)
    : state_(std::move(state)) {}

Weights Trainer::weights() const {
    Weights weights;
    for (std::size_t unit = 0; unit < kHidden; ++unit)
        for (std::size_t input = 0; input < kInputs; ++input)
            weights.hidden[unit * kInputs + input] = state_.average[input * kHidden + unit] / kInputScale[input];
    std::copy(state_.average.begin() + kOut, state_.average.begin() + kDirect, weights.out.begin());
    for (std::size_t i = 0; i < weights.direct.size(); ++i)
        weights.direct[i] = state_.average[kDirect + i] / kInputScale[i % kSeatFeatures];
    return weights;
}

Loss Trainer::forward(const Sample& sample, Activations& activations) const {
    const auto seats = static_cast<std::size_t>(sample.features.seats);
    const auto phase = static_cast<std::size_t>(sample.features.phase);
    activations = {};
    float highest = -1e9F;
    float meanLead = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        Activations::OfSeat& here = activations.of[seat];
        for (std::size_t i = 0; i < kSeatFeatures; ++i)
            here.inputs[i] = static_cast<float>(sample.features.of[seat][i]) / kInputScale[i];
        for (std::size_t i = 0; i < kSharedFeatures; ++i)
            here.inputs[kSeatFeatures + i] =
                static_cast<float>(sample.features.shared[i]) / kInputScale[kSeatFeatures + i];
        for (std::size_t i = 0; i < kInputs; ++i) {
            if (here.inputs[i] == 0) continue;
            const float* row = state_.parameters.data() + i * kHidden;
            for (std::size_t unit = 0; unit < kHidden; ++unit) here.units[unit] += here.inputs[i] * row[unit];
        }
        for (float& unit : here.units) unit = std::clamp(unit, 0.0F, kActivationLimit);
        for (std::size_t output = 0; output < kOutputs; ++output) {
            const std::size_t at = phase * kOutputs + output;
            for (std::size_t unit = 0; unit < kHidden; ++unit)
                here.outputs[output] += here.units[unit] * state_.parameters[kOut + at * kHidden + unit];
            for (std::size_t i = 0; i < kSeatFeatures; ++i)
                here.outputs[output] += here.inputs[i] * state_.parameters[kDirect + at * kSeatFeatures + i];
        }
        highest = std::max(highest, here.outputs[0]);
        meanLead += here.outputs[1] / static_cast<float>(seats);
    }
    float sum = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) sum += std::exp(activations.of[seat].outputs[0] - highest);
    Loss loss;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        Activations::OfSeat& here = activations.of[seat];
        here.share = std::exp(here.outputs[0] - highest) / sum;
        here.leadError = here.outputs[1] - meanLead - sample.lead[seat];
        loss.share -= sample.share[seat] * std::log(std::max(1e-7F, here.share));
        loss.leadError += here.leadError * here.leadError / static_cast<float>(seats);
    }
    return loss;
}

void Trainer::backward(const Sample& sample, const Activations& activations) {
    const auto phase = static_cast<std::size_t>(sample.features.phase);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(sample.features.seats); ++seat) {
        const Activations::OfSeat& here = activations.of[seat];
        const std::array<float, kOutputs> outputGradient{here.share - sample.share[seat],
                                                         kLeadWeight * here.leadError / (kLeadScale * kLeadScale) * 2};
        Row unitGradient{};
        for (std::size_t output = 0; output < kOutputs; ++output) {
            const std::size_t at = phase * kOutputs + output;
            for (std::size_t unit = 0; unit < kHidden; ++unit) {
                state_.gradient[kOut + at * kHidden + unit] += outputGradient[output] * here.units[unit];
                unitGradient[unit] += outputGradient[output] * state_.parameters[kOut + at * kHidden + unit];
            }
            for (std::size_t i = 0; i < kSeatFeatures; ++i)
                state_.gradient[kDirect + at * kSeatFeatures + i] += outputGradient[output] * here.inputs[i];
        }
        for (std::size_t unit = 0; unit < kHidden; ++unit)
            if (here.units[unit] <= 0 || here.units[unit] >= kActivationLimit) unitGradient[unit] = 0;
        for (std::size_t i = 0; i < kInputs; ++i) {
            if (here.inputs[i] == 0) continue;
            float* row = state_.gradient.data() + i * kHidden;
            for (std::size_t unit = 0; unit < kHidden; ++unit) row[unit] += here.inputs[i] * unitGradient[unit];
        }
    }
}

// One step of Adam on the mean gradient of the batch (trainer.h).
void Trainer::adamStep(float rate, std::size_t batch) {
    constexpr float kBeta1 = 0.9F;
    constexpr float kBeta2 = 0.999F;
    constexpr float kEpsilon = 1e-8F;
    constexpr float kWeightDecay = 1e-5F;
    constexpr float kAverageDecay = 0.999F;
    ++state_.steps;
    // A shorter average at the beginning, so that the initial weights are forgotten.
    const float averageDecay =
        std::min(kAverageDecay, static_cast<float>(state_.steps) / static_cast<float>(state_.steps + 9));
    const float correction1 = 1 - std::pow(kBeta1, static_cast<float>(state_.steps));
    const float correction2 = 1 - std::pow(kBeta2, static_cast<float>(state_.steps));
    for (std::size_t i = 0; i < kParameters; ++i) {
        const float gradient = state_.gradient[i] / static_cast<float>(batch) + kWeightDecay * state_.parameters[i];
        state_.gradient[i] = 0;
        state_.firstMoment[i] = kBeta1 * state_.firstMoment[i] + (1 - kBeta1) * gradient;
        state_.secondMoment[i] = kBeta2 * state_.secondMoment[i] + (1 - kBeta2) * gradient * gradient;
        state_.parameters[i] -=
            rate * (state_.firstMoment[i] / correction1) / (std::sqrt(state_.secondMoment[i] / correction2) + kEpsilon);
        state_.average[i] = averageDecay * state_.average[i] + (1 - averageDecay) * state_.parameters[i];
    }
}

void Trainer::train(const std::vector<const Sample*>& samples, const Hyperparameters& parameters) {
    std::vector<const Sample*> order = samples;
    Activations activations;
    Rng rng(parameters.seed);
    for (int epoch = 0; epoch < parameters.epochs; ++epoch) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
        for (std::size_t i = 0; i < order.size(); ++i) {
            forward(*order[i], activations);
            backward(*order[i], activations);
            if ((i + 1) % kBatchSize == 0) adamStep(static_cast<float>(parameters.rate), kBatchSize);
        }
    }
}

Loss Trainer::lossOn(const std::vector<const Sample*>& samples) {
    Loss sum;
    Activations activations;
    std::swap(state_.parameters, state_.average);
    for (const Sample* sample : samples) {
        const Loss loss = forward(*sample, activations);
        sum.share += loss.share;
        sum.leadError += loss.leadError;
    }
    std::swap(state_.parameters, state_.average);
    const double count = std::max<double>(1, static_cast<double>(samples.size()));
    return {sum.share / count, std::sqrt(sum.leadError / count)};
}

} // namespace elgrande::cli
