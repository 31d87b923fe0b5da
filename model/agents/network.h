// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The learned evaluation: a small neural network applied to each seat's features x(i) separately, with the same weights
// for every seat, so that it serves any number of players. With h = clamp(W x(i), 0, kLargestUnit), 32 hidden units, it
// gives
//   strength(i), lead(i) = U[phase] h + D[phase] x(i)
// where D, a direct linear path, takes the seat's own features only; U and D differ by phase of the game. The chances
// to win are the softmax of the strengths over the seats (Judgement). First-layer sums are updated incrementally for
// positions that differ little (the idea of NNUE: Nasu 2018). All arithmetic is in integers, so that every machine
// computes the same. The weights are a text (resources/weights/), written by `elgrande-cli train`.
#pragma once

#include "model/agents/features.h"
#include "model/core/result.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande {

inline constexpr int kHidden = 32;
inline constexpr int kOutputs = 2; // strength, lead
inline constexpr int kInputs = kSeatFeatures + kSharedFeatures;
static_assert(kSeatFeatures % 2 == 0 && kInputs % 2 == 0, "two inputs are multiplied at once");

// What a position is worth to each seat.
struct Judgement {
    std::array<double, kMaxSeats> strength{}; // softmax over the seats: the chances to win
    std::array<double, kMaxSeats> lead{};     // points in the end, up to a constant shared by all
};

// As plain numbers, for training; `Network` is made of it.
struct Weights {
    std::vector<float> hidden = std::vector<float>(static_cast<std::size_t>(kHidden) * kInputs); // by unit, input
    std::vector<float> out = std::vector<float>(static_cast<std::size_t>(kPhases) * kOutputs * kHidden);
    std::vector<float> direct = std::vector<float>(static_cast<std::size_t>(kPhases) * kOutputs * kSeatFeatures);
    std::string remark; // who made them: lines without the '#' that the text has before each
};
inline constexpr float kLargestWeight = 7.999F;
inline constexpr float kLargestUnit = 15.99F; // what a hidden unit gives at most

std::string toText(const Weights& weights);
// The error says what is wrong in which line.
Result<Weights> weightsFrom(std::string_view text);

class Network {
  public:
    explicit Network(const Weights& weights);

    using Accumulators = std::array<std::int32_t, kHidden>;
    // A position whose hidden layer is known: what differs from it little is judged by the difference.
    struct Base {
        Features features;
        std::array<Accumulators, kMaxSeats> sums{}; // before anything is cut off
    };

    Base baseOf(const Features& features) const;
    void judge(const Features& features, Judgement& judgement) const;
    // The same, exactly, and sooner.
    void judge(const Features& features, const Base& base, Judgement& judgement) const;

  private:
    void finish(const Features& features, std::size_t seat, const Accumulators& sums, Judgement& judgement) const;
    void add(const std::int16_t* inputs, int first, int count, Accumulators& sums) const;

    // By two inputs, unit, input.
    alignas(16) std::array<std::array<std::int16_t, std::size_t{2} * kHidden>, kInputs / 2> hidden_{};
    alignas(16) std::array<std::array<std::array<std::int16_t, kHidden>, kOutputs>, kPhases> out_{};
    alignas(16) std::array<std::array<std::array<std::int16_t, kSeatFeatures>, kOutputs>, kPhases> direct_{};
};

// The committed weights as a text, compiled in.
std::string_view builtInWeights();
// The network of the committed weights; null when they cannot be read, and then players use Evaluation.
std::shared_ptr<const Network> builtInNetwork();

} // namespace elgrande
