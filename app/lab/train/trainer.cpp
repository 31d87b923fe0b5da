// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/train/trainer.h"

#include "model/core/rng.h"

#include <algorithm>
#include <cmath>

namespace elgrande::cli {

namespace {

// Offsets of the parts of the parameters.
constexpr std::size_t kFromPlaces = std::size_t{kPlaceInputs} * kPlaceUnits;
constexpr std::size_t kSeat = kFromPlaces + std::size_t{kPlaceUnits} * kHidden;
constexpr std::size_t kOut = kSeat + std::size_t{kInputs} * kHidden;
constexpr std::size_t kOutPlaces = kOut + std::size_t{kPhases} * kOutputs * kHidden;
constexpr std::size_t kDirect = kOutPlaces + std::size_t{kPhases} * kOutputs * kPlaceUnits;
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

std::array<float, kPlaceInputs> usualPlaceSizes() {
    using P = PlaceFeature;
    std::array<float, kPlaceInputs> size{};
    size.fill(2);
    for (const int each : {+P::Points, +P::First, +P::Second, +P::Own, +P::Gain1, +P::Gain2, +P::Gain3, +P::Loss1,
                           +P::Loss2, +P::Threat1, +P::Threat2, +P::BestRival})
        size[static_cast<std::size_t>(each)] = 4;
    size[P::Others] = 8;
    for (const int each : {+P::OwnSome, +P::Tied, +P::FirstAlone, +P::King, +P::BesideKing, +P::Home, +P::Castillo,
                           +P::IsScoredNext, +P::One})
        size[static_cast<std::size_t>(each)] = 1;
    return size;
}

const std::array<float, kPlaceInputs> kPlaceScale = usualPlaceSizes();
const std::array<float, kPlaceUnits> kPlaceSumScale = [] {
    std::array<float, kPlaceUnits> size{};
    size.fill(4);
    return size;
}();

using Row = std::array<float, kHidden>;
using PlaceUnits = std::array<float, kPlaceUnits>;

// sums += W inputs, with W by input, unit.
template <std::size_t kCount, std::size_t kUnits>
void addProducts(const float* weights, const std::array<float, kCount>& inputs, std::array<float, kUnits>& sums) {
    for (std::size_t i = 0; i < kCount; ++i) {
        if (inputs[i] == 0) continue;
        for (std::size_t unit = 0; unit < kUnits; ++unit) sums[unit] += inputs[i] * weights[i * kUnits + unit];
    }
}

// The gradient of the same: of W, given that of the sums.
template <std::size_t kCount, std::size_t kUnits>
void addGradients(float* gradient, const std::array<float, kCount>& inputs, const std::array<float, kUnits>& ofSums) {
    for (std::size_t i = 0; i < kCount; ++i) {
        if (inputs[i] == 0) continue;
        for (std::size_t unit = 0; unit < kUnits; ++unit) gradient[i * kUnits + unit] += inputs[i] * ofSums[unit];
    }
}

// A unit that the clamp holds passes no gradient.
template <std::size_t kUnits>
void clampGradients(const std::array<float, kUnits>& units, std::array<float, kUnits>& gradient) {
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        if (units[unit] <= 0 || units[unit] >= kActivationLimit) gradient[unit] = 0;
}

// A layer's weights by unit, input, and the parameters by input, unit; the weights of unscaled inputs.
template <std::size_t kCount>
void setLayer(const std::vector<float>& weights, const std::array<float, kCount>& scale, std::size_t units,
              float* parameters) {
    for (std::size_t unit = 0; unit < units; ++unit)
        for (std::size_t input = 0; input < kCount; ++input)
            parameters[input * units + unit] = weights[unit * kCount + input] * scale[input];
}
template <std::size_t kCount>
void getLayer(const float* parameters, const std::array<float, kCount>& scale, std::size_t units,
              std::vector<float>& weights) {
    for (std::size_t unit = 0; unit < units; ++unit)
        for (std::size_t input = 0; input < kCount; ++input)
            weights[unit * kCount + input] = parameters[input * units + unit] / scale[input];
}

} // namespace

struct Trainer::Activations {
    struct OfSeat {
        std::array<float, kInputs> inputs{};
        std::array<std::array<float, kPlaceInputs>, kMaxAreas> rows; // of the places in their order
        std::array<PlaceUnits, kMaxAreas> placeUnits;
        PlaceUnits places{}; // their sum, divided by its usual size
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
    scatter(0, kOut, 0.25, rng);
    scatter(kOut, kDirect, 0.05, rng);
    state_.average = state_.parameters;
}

Trainer::Trainer(const Weights& weights, std::uint64_t seed) {
    allocate();
    float* parameters = state_.parameters.data();
    setLayer(weights.place, kPlaceScale, kPlaceUnits, parameters);
    setLayer(weights.fromPlaces, kPlaceSumScale, kHidden, parameters + kFromPlaces);
    setLayer(weights.hidden, kInputScale, kHidden, parameters + kSeat);
    std::copy(weights.out.begin(), weights.out.end(), parameters + kOut);
    for (std::size_t i = 0; i < weights.outPlaces.size(); ++i)
        parameters[kOutPlaces + i] = weights.outPlaces[i] * kPlaceSumScale[i % kPlaceUnits];
    for (std::size_t i = 0; i < weights.direct.size(); ++i)
        parameters[kDirect + i] = weights.direct[i] * kInputScale[i % kSeatFeatures];
    const auto isZero = [](float weight) { return weight == 0; };
    Rng rng(seed);
    if (std::all_of(weights.place.begin(), weights.place.end(), isZero)) scatter(0, kFromPlaces, 0.25, rng);
    state_.average = state_.parameters;
}

// Small random parameters.
void Trainer::scatter(std::size_t from, std::size_t to, double size, Rng& rng) {
    for (std::size_t i = from; i < to; ++i) state_.parameters[i] = static_cast<float>((2 * rng.unit() - 1) * size);
}

void Trainer::allocate() {
    for (std::vector<float>* part : state_.parts()) part->assign(kParameters, 0);
}

Trainer::Trainer(TrainerState state)
    : state_(std::move(state)) {}

Weights Trainer::weights() const {
    Weights weights;
    const float* average = state_.average.data();
    getLayer(average, kPlaceScale, kPlaceUnits, weights.place);
    getLayer(average + kFromPlaces, kPlaceSumScale, kHidden, weights.fromPlaces);
    getLayer(average + kSeat, kInputScale, kHidden, weights.hidden);
    std::copy(average + kOut, average + kOutPlaces, weights.out.begin());
    for (std::size_t i = 0; i < weights.outPlaces.size(); ++i)
        weights.outPlaces[i] = average[kOutPlaces + i] / kPlaceSumScale[i % kPlaceUnits];
    for (std::size_t i = 0; i < weights.direct.size(); ++i)
        weights.direct[i] = average[kDirect + i] / kInputScale[i % kSeatFeatures];
    return weights;
}

Loss Trainer::forward(const Sample& sample, Activations& activations) const {
    const auto seats = static_cast<std::size_t>(sample.features.seats);
    const auto phase = static_cast<std::size_t>(sample.features.phase);
    const float* parameters = state_.parameters.data();
    float highest = -1e9F;
    float meanLead = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        Activations::OfSeat& here = activations.of[seat];
        for (std::size_t i = 0; i < kSeatFeatures; ++i)
            here.inputs[i] = static_cast<float>(sample.features.of[seat][i]) / kInputScale[i];
        for (std::size_t i = 0; i < kSharedFeatures; ++i)
            here.inputs[kSeatFeatures + i] =
                static_cast<float>(sample.features.shared[i]) / kInputScale[kSeatFeatures + i];
        here.places = {};
        for (std::size_t n = 0; const Area area : sample.features.places) {
            for (std::size_t i = 0; i < kPlaceInputs; ++i)
                here.rows[n][i] = static_cast<float>(sample.features.rows[index(area)][seat][i]) / kPlaceScale[i];
            PlaceUnits& units = here.placeUnits[n];
            units = {};
            addProducts(parameters, here.rows[n], units);
            for (std::size_t unit = 0; unit < kPlaceUnits; ++unit) {
                units[unit] = std::clamp(units[unit], 0.0F, kActivationLimit);
                here.places[unit] += units[unit] / kPlaceSumScale[unit];
            }
            ++n;
        }
        here.units = {};
        addProducts(parameters + kFromPlaces, here.places, here.units);
        addProducts(parameters + kSeat, here.inputs, here.units);
        for (float& unit : here.units) unit = std::clamp(unit, 0.0F, kActivationLimit);
        here.outputs = {};
        for (std::size_t output = 0; output < kOutputs; ++output) {
            const std::size_t at = phase * kOutputs + output;
            for (std::size_t unit = 0; unit < kHidden; ++unit)
                here.outputs[output] += here.units[unit] * parameters[kOut + at * kHidden + unit];
            for (std::size_t unit = 0; unit < kPlaceUnits; ++unit)
                here.outputs[output] += here.places[unit] * parameters[kOutPlaces + at * kPlaceUnits + unit];
            for (std::size_t i = 0; i < kSeatFeatures; ++i)
                here.outputs[output] += here.inputs[i] * parameters[kDirect + at * kSeatFeatures + i];
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
    const float* parameters = state_.parameters.data();
    float* gradient = state_.gradient.data();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(sample.features.seats); ++seat) {
        const Activations::OfSeat& here = activations.of[seat];
        const std::array<float, kOutputs> outputGradient{here.share - sample.share[seat],
                                                         kLeadWeight * here.leadError / (kLeadScale * kLeadScale) * 2};
        Row unitGradient{};
        PlaceUnits placeGradient{};
        for (std::size_t output = 0; output < kOutputs; ++output) {
            const std::size_t at = phase * kOutputs + output;
            const float above = outputGradient[output];
            for (std::size_t unit = 0; unit < kHidden; ++unit) {
                gradient[kOut + at * kHidden + unit] += above * here.units[unit];
                unitGradient[unit] += above * parameters[kOut + at * kHidden + unit];
            }
            for (std::size_t unit = 0; unit < kPlaceUnits; ++unit) {
                gradient[kOutPlaces + at * kPlaceUnits + unit] += above * here.places[unit];
                placeGradient[unit] += above * parameters[kOutPlaces + at * kPlaceUnits + unit];
            }
            for (std::size_t i = 0; i < kSeatFeatures; ++i)
                gradient[kDirect + at * kSeatFeatures + i] += above * here.inputs[i];
        }
        clampGradients(here.units, unitGradient);
        addGradients(gradient + kSeat, here.inputs, unitGradient);
        addGradients(gradient + kFromPlaces, here.places, unitGradient);
        for (std::size_t unit = 0; unit < kPlaceUnits; ++unit) {
            const float* row = parameters + kFromPlaces + unit * kHidden;
            for (std::size_t i = 0; i < kHidden; ++i) placeGradient[unit] += unitGradient[i] * row[i];
            placeGradient[unit] /= kPlaceSumScale[unit];
        }
        for (std::size_t n = 0; n < static_cast<std::size_t>(sample.features.places.size()); ++n) {
            PlaceUnits ofPlace = placeGradient;
            clampGradients(here.placeUnits[n], ofPlace);
            addGradients(gradient, here.rows[n], ofPlace);
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

void Trainer::train(const std::vector<Sample>& samples, const Hyperparameters& parameters) {
    std::vector<const Sample*> order;
    order.reserve(samples.size());
    for (const Sample& each : samples) order.push_back(&each);
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

Loss Trainer::lossOn(const std::vector<Sample>& samples) {
    Loss sum;
    Activations activations;
    std::swap(state_.parameters, state_.average);
    for (const Sample& sample : samples) {
        const Loss loss = forward(sample, activations);
        sum.share += loss.share;
        sum.leadError += loss.leadError;
    }
    std::swap(state_.parameters, state_.average);
    const double count = std::max<double>(1, static_cast<double>(samples.size()));
    return {sum.share / count, std::sqrt(sum.leadError / count)};
}

} // namespace elgrande::cli
