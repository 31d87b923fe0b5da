// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The learned evaluation: a network with one hidden layer of 32 units, applied to the features x(i) of each seat i with
// the same weights, so that it serves any number of players:
//   h(i) = clamp(W x(i), 0, kActivationLimit)
//   logit(i), lead(i) = U[phase] h(i) + D[phase] x(i),  chances to win: softmax of the logits over the seats
// The skip connection D takes only the seat's own features, not those that all seats share. U and D differ by phase of
// the game. lead(i) is in points, up to a constant shared by all seats.
//
// The sums W x(i) of a position are those of a base position plus W times the difference of the inputs, of which most
// are 0 (the incremental accumulator of NNUE). Weights and activations are integers with fixed binary points, so that
// every machine computes the same sums. The weights are a text (resources/weights/), written by `elgrande-lab train`.
//
// Y. Nasu, "Efficiently updatable neural-network-based evaluation functions for computer shogi", 2018 (NNUE)
#pragma once

#include "model/agents/features.h"
#include "model/core/result.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande {

inline constexpr int kHidden = 32;
inline constexpr int kOutputs = 2; // logit, lead
inline constexpr int kInputs = kSeatFeatures + kSharedFeatures;
static_assert(kSeatFeatures % 2 == 0 && kInputs % 2 == 0, "inputs are multiplied in pairs");

// Of a position, by seat.
struct Prediction {
    std::array<double, kMaxSeats> logit{}; // softmax over the seats: the chances to win
    std::array<double, kMaxSeats> lead{};  // final points, up to a constant shared by all
};

// As real numbers, for training; Network quantises them.
struct Weights {
    std::vector<float> hidden = std::vector<float>(static_cast<std::size_t>(kHidden) * kInputs); // by unit, input
    std::vector<float> out = std::vector<float>(static_cast<std::size_t>(kPhases) * kOutputs * kHidden);
    std::vector<float> direct = std::vector<float>(static_cast<std::size_t>(kPhases) * kOutputs * kSeatFeatures);
    std::string remark; // how they were made: the text's comment lines, without '#'
};
inline constexpr float kWeightLimit = 7.999F;
inline constexpr float kActivationLimit = 15.99F; // of a hidden unit

std::string toText(const Weights& weights);
// The error says what is wrong in which line.
Result<Weights> weightsFrom(std::string_view text);

class Network {
  public:
    explicit Network(const Weights& weights);

    using Accumulators = std::array<std::int32_t, kHidden>;
    // A position with the sums of its hidden layer, for incremental updates.
    struct Base {
        Features features;
        std::array<Accumulators, kMaxSeats> sums{}; // W x(i), before the clamp
    };

    Base baseOf(const Features& features) const;
    void predict(const Features& features, Prediction& prediction) const;
    // The same, exactly, by an update of `base`: faster if little differs.
    void predict(const Features& features, const Base& base, Prediction& prediction) const;

  private:
    void outputLayer(const Features& features, std::size_t seat, const Accumulators& sums,
                     Prediction& prediction) const;
    void addInputs(const std::int16_t* inputs, int first, int count, Accumulators& sums) const;

    // hidden_ by pair of inputs, unit, input of the pair.
    alignas(16) std::array<std::array<std::int16_t, std::size_t{2} * kHidden>, kInputs / 2> hidden_{};
    alignas(16) std::array<std::array<std::array<std::int16_t, kHidden>, kOutputs>, kPhases> out_{};
    alignas(16) std::array<std::array<std::array<std::int16_t, kSeatFeatures>, kOutputs>, kPhases> direct_{};
};

// The committed weights as a text, compiled in.
std::string_view builtInWeights();
// The network of the committed weights; null if they cannot be read, and then players use Evaluation.
std::shared_ptr<const Network> builtInNetwork();

} // namespace elgrande
