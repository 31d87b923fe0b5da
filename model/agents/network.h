// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The learned evaluation: a network with two hidden layers, the first applied to each place and the second to each seat
// with the same weights, so that it serves any number of places and players. With y(i, p) the row of place p for seat i
// and x(i) the seat's other features:
//   s(i) = sum over the places p of clamp(V y(i, p))   16 units
//   h(i) = clamp(W x(i) + Z s(i))                      32 units, each clamp to 0 … kActivationLimit
//   logit(i), lead(i) = U[phase] h(i) + T[phase] s(i) + D[phase] x(i)
//   chances to win: softmax of the logits over the seats
// The skip connection D takes only the seat's own features, not those that all seats share. U, T and D differ by phase
// of the game. lead(i) is in points, up to a constant shared by all seats.
//
// The sums W x(i) and s(i) of a position are those of a base position plus W times the difference of the inputs, of
// which most are 0, and the differences of the places that have changed (the incremental accumulator of NNUE). Weights
// and activations are integers with fixed binary points, so that every machine computes the same sums. The weights are
// a text (resources/weights/), written by `elgrande-lab train`.
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
inline constexpr int kPlaceUnits = 32;
inline constexpr int kOutputs = 2; // logit, lead
inline constexpr int kInputs = kSeatFeatures + kSharedFeatures;
static_assert(kSeatFeatures % 2 == 0 && kInputs % 2 == 0 && kPlaceInputs % 2 == 0 && kPlaceUnits % 8 == 0 &&
                  kHidden % 8 == 0,
              "inputs are multiplied in pairs, units held by eight");

// Of a position, by seat.
struct Prediction {
    std::array<double, kMaxSeats> logit{}; // softmax over the seats: the chances to win
    std::array<double, kMaxSeats> lead{};  // final points, up to a constant shared by all
};

// As real numbers, for training; Network quantises them.
struct Weights {
    std::vector<float> place = std::vector<float>(static_cast<std::size_t>(kPlaceUnits) * kPlaceInputs); // V
    std::vector<float> fromPlaces = std::vector<float>(static_cast<std::size_t>(kHidden) * kPlaceUnits); // Z
    std::vector<float> hidden = std::vector<float>(static_cast<std::size_t>(kHidden) * kInputs); // W: by unit, input
    std::vector<float> out = std::vector<float>(static_cast<std::size_t>(kPhases) * kOutputs * kHidden);
    std::vector<float> outPlaces = std::vector<float>(static_cast<std::size_t>(kPhases) * kOutputs * kPlaceUnits);
    std::vector<float> direct = std::vector<float>(static_cast<std::size_t>(kPhases) * kOutputs * kSeatFeatures);

    std::array<std::vector<float>*, 6> parts() { return {&place, &fromPlaces, &hidden, &out, &outPlaces, &direct}; }
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
    using PlaceUnits = std::array<std::int16_t, kPlaceUnits>;
    // A position with the sums of its hidden layers, for incremental updates.
    struct Base {
        struct Place { // V y(i, p), before the clamp and after it
            std::array<std::int32_t, kPlaceUnits> sums{};
            PlaceUnits units{};
        };
        Features features;
        std::array<Accumulators, kMaxSeats> sums{}; // W x(i), before the clamp
        std::array<PlaceUnits, kMaxSeats> places{}; // s(i)
        std::array<std::array<Place, kMaxSeats>, kMaxAreas> ofPlace{};
    };

    // `features`: with all places.
    Base baseOf(const Features& features) const;
    void predict(const Features& features, Prediction& prediction) const;
    // The same, exactly, by an update of `base`: faster if little differs. Places that `features` leaves out are as in
    // `base`.
    void predict(const Features& features, const Base& base, Prediction& prediction) const;
    // Makes `features`, which may leave out places, the base.
    void moveTo(const Features& features, Base& base) const;

  private:
    Accumulators sharedChange(const Features& features, const Base& base) const;
    Accumulators seatSums(const Features& features, const Base& base, std::size_t seat,
                          const Accumulators& shared) const;
    std::array<std::int32_t, kPlaceUnits> placeSums(const Features& features, const Base& base, Area area,
                                                    std::size_t seat) const;
    void outputLayer(const Features& features, std::size_t seat, const Accumulators& sums, const PlaceUnits& places,
                     Prediction& prediction) const;

    // place_, fromPlaces_ and hidden_ by pair of inputs, unit, input of the pair.
    alignas(16) std::array<std::array<std::int16_t, std::size_t{2} * kPlaceUnits>, kPlaceInputs / 2> place_{};
    alignas(16) std::array<std::array<std::int16_t, std::size_t{2} * kHidden>, kPlaceUnits / 2> fromPlaces_{};
    alignas(16) std::array<std::array<std::int16_t, std::size_t{2} * kHidden>, kInputs / 2> hidden_{};
    alignas(16) std::array<std::array<std::array<std::int16_t, kHidden>, kOutputs>, kPhases> out_{};
    alignas(16) std::array<std::array<std::array<std::int16_t, kPlaceUnits>, kOutputs>, kPhases> outPlaces_{};
    alignas(16) std::array<std::array<std::array<std::int16_t, kSeatFeatures>, kOutputs>, kPhases> direct_{};
};

// The committed weights as a text, compiled in.
std::string_view builtInWeights();
// The network of the committed weights; null if they cannot be read, and then players use Evaluation.
std::shared_ptr<const Network> builtInNetwork();

} // namespace elgrande
