// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/network.h"

#include <algorithm>
#include <bit>
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
static_assert(kMostPlaces * kActivationMax <= 32767, "sums over the places are 16 bits wide");

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

// Which pairs of inputs are not 0, as most are. A mask, because a branch for each pair would often be predicted
// wrongly.
template <std::size_t kCount>
std::uint64_t pairsIn(const std::int16_t* inputs) {
    static_assert(kCount <= 128);
    std::uint64_t pairs = 0;
    std::size_t at = 0;
#ifdef __SSE2__
    for (; at + 8 <= kCount; at += 8) {
        const __m128i four = _mm_loadu_si128(reinterpret_cast<const __m128i*>(inputs + at));
        const __m128i none = _mm_cmpeq_epi32(four, _mm_setzero_si128());
        pairs |= static_cast<std::uint64_t>(~_mm_movemask_ps(_mm_castsi128_ps(none)) & 0xf) << at / 2;
    }
#endif
    for (; at < kCount; at += 2) pairs |= static_cast<std::uint64_t>(inputs[at] != 0 || inputs[at + 1] != 0) << at / 2;
    return pairs;
}

// sums += the columns of the inputs, from the pair `first` on.
template <std::size_t kCount, std::size_t kUnits, std::size_t kPairs>
void addInputs(const std::array<std::array<std::int16_t, kUnits>, kPairs>& weights, std::size_t first,
               const std::int16_t* inputs, std::array<std::int32_t, kUnits / 2>& sums) {
#ifdef __SSE2__
    constexpr std::size_t kHeld = kUnits / 8;
    __m128i held[kHeld]; // registers: a std::array would drop their alignment
    for (std::size_t i = 0; i < kHeld; ++i)
        held[i] = _mm_loadu_si128(reinterpret_cast<const __m128i*>(sums.data() + 4 * i));
    for (std::uint64_t pairs = pairsIn<kCount>(inputs); pairs != 0; pairs &= pairs - 1) {
        const auto pair = static_cast<std::size_t>(std::countr_zero(pairs));
        std::int32_t two = 0;
        std::memcpy(&two, inputs + 2 * pair, sizeof two);
        const __m128i both = _mm_set1_epi32(two);
        const std::int16_t* row = weights[first + pair].data();
        for (std::size_t i = 0; i < kHeld; ++i) {
            const __m128i four = _mm_load_si128(reinterpret_cast<const __m128i*>(row + 8 * i));
            held[i] = _mm_add_epi32(held[i], _mm_madd_epi16(four, both));
        }
    }
    for (std::size_t i = 0; i < kHeld; ++i) _mm_storeu_si128(reinterpret_cast<__m128i*>(sums.data() + 4 * i), held[i]);
#else
    for (std::uint64_t pairs = pairsIn<kCount>(inputs); pairs != 0; pairs &= pairs - 1) {
        const auto pair = static_cast<std::size_t>(std::countr_zero(pairs));
        const auto& row = weights[first + pair];
        for (std::size_t unit = 0; unit < kUnits / 2; ++unit)
            sums[unit] +=
                std::int32_t{inputs[2 * pair]} * row[2 * unit] + std::int32_t{inputs[2 * pair + 1]} * row[2 * unit + 1];
    }
#endif
}

// The units of a layer after the clamp.
template <std::size_t kUnits>
std::array<std::int16_t, kUnits> activations(const std::array<std::int32_t, kUnits>& sums) {
    std::array<std::int16_t, kUnits> units;
#ifdef __SSE2__
    for (std::size_t i = 0; i < kUnits; i += 8) {
        const auto four = [&](std::size_t at) {
            const __m128i wide = _mm_loadu_si128(reinterpret_cast<const __m128i*>(sums.data() + at));
            return _mm_srai_epi32(wide, kWeightBits - kActivationBits);
        };
        const __m128i all = _mm_packs_epi32(four(i), four(i + 4));
        const __m128i held = _mm_min_epi16(_mm_max_epi16(all, _mm_setzero_si128()), _mm_set1_epi16(kActivationMax));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(units.data() + i), held);
    }
#else
    for (std::size_t i = 0; i < kUnits; ++i)
        units[i] = static_cast<std::int16_t>(std::clamp(sums[i] >> (kWeightBits - kActivationBits), 0, kActivationMax));
#endif
    return units;
}

// Rows of weights, by pair of inputs, unit, input of the pair.
template <std::size_t kUnits, std::size_t kPairs>
void setPairs(const std::vector<float>& weights, std::array<std::array<std::int16_t, kUnits>, kPairs>& pairs) {
    for (std::size_t unit = 0; unit < kUnits / 2; ++unit)
        for (std::size_t input = 0; input < 2 * kPairs; ++input)
            pairs[input / 2][2 * unit + input % 2] = quantised(weights[unit * 2 * kPairs + input]);
}

// Rows of weights, by phase, output, input.
template <std::size_t kCount>
void setOutputs(const std::vector<float>& weights,
                std::array<std::array<std::array<std::int16_t, kCount>, kOutputs>, kPhases>& outputs) {
    auto weight = weights.begin();
    for (auto& ofPhase : outputs)
        for (auto& row : ofPhase)
            for (std::int16_t& each : row) each = quantised(*weight++);
}

} // namespace

Network::Network(const Weights& weights) {
    setPairs(weights.place, place_);
    setPairs(weights.fromPlaces, fromPlaces_);
    setPairs(weights.hidden, hidden_);
    setOutputs(weights.out, out_);
    setOutputs(weights.outPlaces, outPlaces_);
    setOutputs(weights.direct, direct_);
}

void Network::outputLayer(const Features& features, std::size_t seat, const Accumulators& sums,
                          const PlaceUnits& places, Prediction& prediction) const {
    const auto phase = static_cast<std::size_t>(features.phase);
    const std::int16_t* row = features.of[seat].data();
    Accumulators more{};
    addInputs<kPlaceUnits>(fromPlaces_, 0, places.data(), more);
    for (std::size_t unit = 0; unit < kHidden; ++unit) more[unit] = sums[unit] + (more[unit] >> kActivationBits);
    const auto hidden = activations(more);
    std::array<double, kOutputs> outputs{};
    for (std::size_t output = 0; output < kOutputs; ++output) {
        const std::int32_t fromHidden = dot(hidden.data(), out_[phase][output].data(), kHidden) +
                                        dot(places.data(), outPlaces_[phase][output].data(), kPlaceUnits);
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
    addInputs<kSharedFeatures>(hidden_, kSeatFeatures / 2, features.shared.data(), shared);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(features.seats); ++seat) {
        base.sums[seat] = shared;
        addInputs<kSeatFeatures>(hidden_, 0, features.of[seat].data(), base.sums[seat]);
        for (Area area : features.places) {
            Base::Place& place = base.ofPlace[index(area)][seat];
            addInputs<kPlaceInputs>(place_, 0, features.rows[index(area)][seat].data(), place.sums);
            place.units = activations(place.sums);
            for (std::size_t unit = 0; unit < kPlaceUnits; ++unit)
                base.places[seat][unit] = static_cast<std::int16_t>(base.places[seat][unit] + place.units[unit]);
        }
    }
    return base;
}

void Network::predict(const Features& features, Prediction& prediction) const {
    const Base base = baseOf(features);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(features.seats); ++seat)
        outputLayer(features, seat, base.sums[seat], base.places[seat], prediction);
}

// sums += the columns of the differences of the inputs, which are far too small to overflow.
template <std::size_t kCount, std::size_t kUnits, std::size_t kPairs>
void addChange(const std::array<std::array<std::int16_t, kUnits>, kPairs>& weights, std::size_t first,
               const std::array<std::int16_t, kCount>& now, const std::array<std::int16_t, kCount>& then,
               std::array<std::int32_t, kUnits / 2>& sums) {
    std::array<std::int16_t, kCount> change;
    for (std::size_t i = 0; i < kCount; ++i) change[i] = static_cast<std::int16_t>(now[i] - then[i]);
    addInputs<kCount>(weights, first, change.data(), sums);
}

Network::Accumulators Network::sharedChange(const Features& features, const Base& base) const {
    Accumulators shared{};
    addChange(hidden_, kSeatFeatures / 2, features.shared, base.features.shared, shared);
    return shared;
}

Network::Accumulators Network::seatSums(const Features& features, const Base& base, std::size_t seat,
                                        const Accumulators& shared) const {
    Accumulators sums = base.sums[seat];
    for (std::size_t unit = 0; unit < kHidden; ++unit) sums[unit] += shared[unit];
    addChange(hidden_, 0, features.of[seat], base.features.of[seat], sums);
    return sums;
}

std::array<std::int32_t, kPlaceUnits> Network::placeSums(const Features& features, const Base& base, Area area,
                                                         std::size_t seat) const {
    auto sums = base.ofPlace[index(area)][seat].sums;
    addChange(place_, 0, features.rows[index(area)][seat], base.features.rows[index(area)][seat], sums);
    return sums;
}

// sum += now - then
template <std::size_t kUnits>
void replace(std::array<std::int16_t, kUnits>& sum, const std::array<std::int16_t, kUnits>& now,
             const std::array<std::int16_t, kUnits>& then) {
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        sum[unit] = static_cast<std::int16_t>(sum[unit] + now[unit] - then[unit]);
}

void Network::predict(const Features& features, const Base& base, Prediction& prediction) const {
    const Accumulators shared = sharedChange(features, base);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(features.seats); ++seat) {
        PlaceUnits places = base.places[seat];
        for (Area area : features.places)
            replace(places, activations(placeSums(features, base, area, seat)), base.ofPlace[index(area)][seat].units);
        outputLayer(features, seat, seatSums(features, base, seat, shared), places, prediction);
    }
}

void Network::moveTo(const Features& features, Base& base) const {
    const Accumulators shared = sharedChange(features, base);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(features.seats); ++seat) {
        base.sums[seat] = seatSums(features, base, seat, shared);
        for (Area area : features.places) {
            Base::Place& place = base.ofPlace[index(area)][seat];
            place.sums = placeSums(features, base, area, seat);
            const auto units = activations(place.sums);
            replace(base.places[seat], units, place.units);
            place.units = units;
            base.features.rows[index(area)][seat] = features.rows[index(area)][seat];
        }
    }
    base.features.phase = features.phase;
    base.features.of = features.of;
    base.features.shared = features.shared;
}

std::shared_ptr<const Network> builtInNetwork() {
    static const std::shared_ptr<const Network> network = [] {
        const Result<Weights> weights = weightsFrom(builtInWeights());
        return weights ? std::make_shared<const Network>(*weights) : nullptr;
    }();
    return network;
}

} // namespace elgrande
