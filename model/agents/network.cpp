// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/network.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace elgrande {

namespace {

constexpr int kWeightBits = 12;    // fractional bits of weights
constexpr int kActivationBits = 7; // and of activations
constexpr std::int32_t kActivationMax = (16 << kActivationBits) - 1;

std::int16_t quantised(float weight) {
    const float limited = std::clamp(weight, -kWeightLimit, kWeightLimit);
    return static_cast<std::int16_t>(std::lround(limited * static_cast<float>(1 << kWeightBits)));
}

// Sum of products; the count is even.
std::int32_t dot(const std::int16_t* a, const std::int16_t* b, int count) {
    std::int32_t sum = 0;
    for (int i = 0; i < count; ++i) sum += std::int32_t{a[i]} * b[i];
    return sum;
}

} // namespace

Network::Network(const Weights& weights) {
    for (std::size_t unit = 0; unit < kHidden; ++unit)
        for (std::size_t input = 0; input < kInputs; ++input)
            hidden_[input / 2][2 * unit + input % 2] = quantised(weights.hidden[unit * kInputs + input]);
    for (std::size_t phase = 0; phase < kPhases; ++phase)
        for (std::size_t output = 0; output < kOutputs; ++output) {
            const std::size_t row = phase * kOutputs + output;
            for (std::size_t unit = 0; unit < kHidden; ++unit)
                out_[phase][output][unit] = quantised(weights.out[row * kHidden + unit]);
            for (std::size_t input = 0; input < kSeatFeatures; ++input)
                direct_[phase][output][input] = quantised(weights.direct[row * kSeatFeatures + input]);
        }
}

// sums += W inputs. Pairs of inputs that are 0, as most are, are skipped.
void Network::addInputs(const std::int16_t* inputs, int first, int count, Accumulators& sums) const {
#ifdef __SSE2__
    constexpr std::size_t kHeld = kHidden / 4;
    __m128i held[kHeld]; // registers: a std::array would drop their alignment
    for (std::size_t i = 0; i < kHeld; ++i)
        held[i] = _mm_loadu_si128(reinterpret_cast<const __m128i*>(sums.data() + 4 * i));
    for (int at = 0; at < count; at += 2) {
        std::int32_t two = 0;
        std::memcpy(&two, inputs + at, sizeof two);
        if (two == 0) continue;
        const __m128i both = _mm_set1_epi32(two);
        const std::int16_t* row = hidden_[static_cast<std::size_t>(first + at) / 2].data();
        for (std::size_t i = 0; i < kHeld; ++i) {
            const __m128i four = _mm_load_si128(reinterpret_cast<const __m128i*>(row + 8 * i));
            held[i] = _mm_add_epi32(held[i], _mm_madd_epi16(four, both));
        }
    }
    for (std::size_t i = 0; i < kHeld; ++i) _mm_storeu_si128(reinterpret_cast<__m128i*>(sums.data() + 4 * i), held[i]);
#else
    for (int at = 0; at < count; at += 2) {
        if (inputs[at] == 0 && inputs[at + 1] == 0) continue;
        const auto& row = hidden_[static_cast<std::size_t>(first + at) / 2];
        for (std::size_t unit = 0; unit < kHidden; ++unit)
            sums[unit] += std::int32_t{inputs[at]} * row[2 * unit] + std::int32_t{inputs[at + 1]} * row[2 * unit + 1];
    }
#endif
}

void Network::outputLayer(const Features& features, std::size_t seat, const Accumulators& sums,
                          Prediction& prediction) const {
    const auto phase = static_cast<std::size_t>(features.phase);
    const std::int16_t* row = features.of[seat].data();
    std::array<std::int16_t, kHidden> hidden;
    for (std::size_t unit = 0; unit < kHidden; ++unit)
        hidden[unit] =
            static_cast<std::int16_t>(std::clamp(sums[unit] >> (kWeightBits - kActivationBits), 0, kActivationMax));
    std::array<double, kOutputs> outputs{};
    for (std::size_t output = 0; output < kOutputs; ++output) {
        const std::int32_t fromHidden = dot(hidden.data(), out_[phase][output].data(), kHidden);
        const std::int32_t direct = dot(row, direct_[phase][output].data(), kSeatFeatures);
        outputs[output] =
            fromHidden * (1.0 / (1 << (kWeightBits + kActivationBits))) + direct * (1.0 / (1 << kWeightBits));
    }
    prediction.logit[seat] = outputs[0];
    prediction.lead[seat] = outputs[1];
}

Network::Base Network::baseOf(const Features& features) const {
    Base base;
    base.features = features;
    Accumulators shared{};
    addInputs(features.shared.data(), kSeatFeatures, kSharedFeatures, shared);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(features.seats); ++seat) {
        base.sums[seat] = shared;
        addInputs(features.of[seat].data(), 0, kSeatFeatures, base.sums[seat]);
    }
    return base;
}

void Network::predict(const Features& features, Prediction& prediction) const {
    const Base base = baseOf(features);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(features.seats); ++seat)
        outputLayer(features, seat, base.sums[seat], prediction);
}

void Network::predict(const Features& features, const Base& base, Prediction& prediction) const {
    std::array<std::int16_t, kSeatFeatures> change; // of the features, which are far too small to overflow
    const auto changeOf = [&change](const auto& now, const auto& then) {
        for (std::size_t i = 0; i < now.size(); ++i) change[i] = static_cast<std::int16_t>(now[i] - then[i]);
        return change.data();
    };
    Accumulators shared{};
    addInputs(changeOf(features.shared, base.features.shared), kSeatFeatures, kSharedFeatures, shared);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(features.seats); ++seat) {
        Accumulators sums = base.sums[seat];
        for (std::size_t unit = 0; unit < kHidden; ++unit) sums[unit] += shared[unit];
        addInputs(changeOf(features.of[seat], base.features.of[seat]), 0, kSeatFeatures, sums);
        outputLayer(features, seat, sums, prediction);
    }
}

std::shared_ptr<const Network> builtInNetwork() {
    static const std::shared_ptr<const Network> network = [] {
        const Result<Weights> weights = weightsFrom(builtInWeights());
        return weights ? std::make_shared<const Network>(*weights) : nullptr;
    }();
    return network;
}

} // namespace elgrande
