// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Trains the weights of Network by minibatch gradient descent with Adam and averaged iterates, in one thread,
// reproducibly.
//
// Loss of one sample, over its seats i with win shares y and final leads z (in points, relative to their mean):
//   - sum y(i) log p(i)  +  0.1 sum ((l(i) - z(i)) / 15)^2,  p: softmax of the win logits, l: leads less their mean
// The second term is an auxiliary target that speeds up the learning of the hidden layer. With g the mean gradient
// of a batch of 256 samples plus an L2 weight decay of 1e-5 w, step t of Adam is, for each parameter w,
//   m = b1 m + (1 - b1) g,  v = b2 v + (1 - b2) g^2,  w -= rate * (m / (1 - b1^t)) / (sqrt(v / (1 - b2^t)) + 1e-8)
// with b1 = 0.9 and b2 = 0.999. The result is an exponential average of w, with decay min(0.999, t / (t + 9)).
//
// D. P. Kingma, J. Ba, "Adam: A Method for Stochastic Optimization", 2015
// B. T. Polyak, A. B. Juditsky, "Acceleration of stochastic approximation by averaging", 1992
#pragma once

#include "app/lab/train/samples.h"
#include "model/core/rng.h"

namespace elgrande::cli {

struct Hyperparameters {
    int epochs = 1;
    double rate = 1e-3;
    std::uint64_t seed = 1; // of the order of the samples
};

// Mean loss.
struct Loss {
    double share = 0;     // cross-entropy
    double leadError = 0; // points, root of the mean square
};

// All of Network's weights in one vector, part by part in the order of Weights::parts(); matrices of a layer by input,
// unit. Inputs are divided by their usual size, so that all parameters learn at the same pace.
inline constexpr std::size_t kParameters = std::size_t{kPlaceInputs} * kPlaceUnits +
                                           std::size_t{kPlaceUnits} * kHidden + std::size_t{kInputs} * kHidden +
                                           std::size_t{kPhases} * kOutputs * (kHidden + kPlaceUnits + kSeatFeatures);
struct TrainerState {
    // Each of kParameters; the gradient is of samples that do not make a batch yet.
    std::vector<float> parameters, average, gradient, firstMoment, secondMoment;
    int steps = 0; // t

    std::array<std::vector<float>*, 5> parts() {
        return {&parameters, &average, &gradient, &firstMoment, &secondMoment};
    }
};

class Trainer {
  public:
    // Starts from small random weights, from those given, or where another has been. A layer of places that is all 0
    // could not learn: it starts from random weights, which change no prediction yet.
    explicit Trainer(std::uint64_t seed);
    Trainer(const Weights& weights, std::uint64_t seed);
    explicit Trainer(TrainerState state);

    void train(const std::vector<Sample>& samples, const Hyperparameters& parameters);
    Loss lossOn(const std::vector<Sample>& samples); // of the averaged weights
    Weights weights() const;
    const TrainerState& state() const { return state_; }

  private:
    struct Activations;

    void allocate();
    void scatter(std::size_t from, std::size_t to, double size, Rng& rng);
    // Forward pass: the activations of each seat, and the loss.
    Loss forward(const Sample& sample, Activations& activations) const;
    // Backward pass: adds to the gradient.
    void backward(const Sample& sample, const Activations& activations);
    void adamStep(float rate, std::size_t batch);

    TrainerState state_;
};

} // namespace elgrande::cli
