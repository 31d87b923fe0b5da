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

constexpr int kWeightBits = 12; // of the fraction, in weights
constexpr int kUnitBits = 7;    // and in what hidden units give
constexpr std::int32_t kUnitLimit = (16 << kUnitBits) - 1;

std::int16_t whole(float weight) {
    const float limited = std::clamp(weight, -kLargestWeight, kLargestWeight);
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
            hidden_[input / 2][2 * unit + input % 2] = whole(weights.hidden[unit * kInputs + input]);
    for (std::size_t phase = 0; phase < kPhases; ++phase)
        for (std::size_t output = 0; output < kOutputs; ++output) {
            const std::size_t row = phase * kOutputs + output;
            for (std::size_t unit = 0; unit < kHidden; ++unit)
                out_[phase][output][unit] = whole(weights.out[row * kHidden + unit]);
            for (std::size_t input = 0; input < kSeatFeatures; ++input)
                direct_[phase][output][input] = whole(weights.direct[row * kSeatFeatures + input]);
        }
}

// Inputs that are 0 in twos, as most are, cost nothing.
void Network::add(const std::int16_t* inputs, int first, int count, Accumulators& sums) const {
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

void Network::finish(const Features& features, std::size_t seat, const Accumulators& sums, Judgement& judgement) const {
    const auto phase = static_cast<std::size_t>(features.phase);
    const std::int16_t* row = features.of[seat].data();
    std::array<std::int16_t, kHidden> units;
    for (std::size_t unit = 0; unit < kHidden; ++unit)
        units[unit] = static_cast<std::int16_t>(std::clamp(sums[unit] >> (kWeightBits - kUnitBits), 0, kUnitLimit));
    std::array<double, kOutputs> given{};
    for (std::size_t output = 0; output < kOutputs; ++output) {
        const std::int32_t deep = dot(units.data(), out_[phase][output].data(), kHidden);
        const std::int32_t straight = dot(row, direct_[phase][output].data(), kSeatFeatures);
        given[output] = deep * (1.0 / (1 << (kWeightBits + kUnitBits))) + straight * (1.0 / (1 << kWeightBits));
    }
    judgement.strength[seat] = given[0];
    judgement.lead[seat] = given[1];
}

Network::Base Network::baseOf(const Features& features) const {
    Base base;
    base.features = features;
    Accumulators shared{};
    add(features.shared.data(), kSeatFeatures, kSharedFeatures, shared);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(features.seats); ++seat) {
        base.sums[seat] = shared;
        add(features.of[seat].data(), 0, kSeatFeatures, base.sums[seat]);
    }
    return base;
}

void Network::judge(const Features& features, Judgement& judgement) const {
    const Base base = baseOf(features);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(features.seats); ++seat)
        finish(features, seat, base.sums[seat], judgement);
}

void Network::judge(const Features& features, const Base& base, Judgement& judgement) const {
    std::array<std::int16_t, kSeatFeatures> change; // of features; they are far too small to overflow
    const auto changeOf = [&change](const auto& now, const auto& then) {
        for (std::size_t i = 0; i < now.size(); ++i) change[i] = static_cast<std::int16_t>(now[i] - then[i]);
        return change.data();
    };
    Accumulators shared{};
    add(changeOf(features.shared, base.features.shared), kSeatFeatures, kSharedFeatures, shared);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(features.seats); ++seat) {
        Accumulators sums = base.sums[seat];
        for (std::size_t unit = 0; unit < kHidden; ++unit) sums[unit] += shared[unit];
        add(changeOf(features.of[seat], base.features.of[seat]), 0, kSeatFeatures, sums);
        finish(features, seat, sums, judgement);
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
