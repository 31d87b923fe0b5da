// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Trains the weights of Network by minibatch gradient descent with Adam (Kingma, Ba, "Adam: a method for stochastic
// optimization", 2015) and averaged iterates (Polyak, Juditsky 1992), in one thread, reproducibly.
//
// Loss of one sample, over its seats i with win shares y and final leads z (in points, relative to their mean):
//   - sum y(i) log p(i)  +  0.1 sum ((l(i) - z(i)) / 15)^2,  p: softmax of the strengths, l: leads less their mean
// The second term is an auxiliary target that speeds up the learning of the hidden layer. Adam with gradient g, per
// parameter w:
//   m = b1 m + (1 - b1) g,  v = b2 v + (1 - b2) g^2,  w -= rate * (m / (1 - b1^t)) / (sqrt(v / (1 - b2^t)) + 1e-8)
// with b1 = 0.9 (kKeepMean), b2 = 0.999 (kKeepSquare) and a weight decay of 1e-5. The result is the exponential average
// of w.
#pragma once

#include "app/cli/train/samples.h"

namespace elgrande::cli {

struct Lesson {
    int epochs = 1;
    double rate = 1e-3;
    std::uint64_t seed = 1;
};

// Mean loss.
struct Loss {
    double share = 0;     // cross-entropy
    double leadError = 0; // points, root of the mean square
};

class Trainer {
  public:
    // Starts from small random weights, or from those given.
    explicit Trainer(std::uint64_t seed);
    explicit Trainer(const Weights& weights);

    void learn(const std::vector<const Sample*>& samples, const Lesson& lesson);
    Loss lossOn(const std::vector<const Sample*>& samples); // of the averaged weights
    Weights weights() const;

  private:
    // All parameters in one vector: hidden (by input, unit), out, direct. Inputs are scaled by their usual size, so
    // that all of them learn at the same pace.
    struct Pass;

    void prepare();
    Loss passOver(const Sample& sample, bool backwards);
    void adapt(float rate, std::size_t batch);

    std::vector<float> value_, average_, gradient_, mean_, square_;
    int steps_ = 0;
};

} // namespace elgrande::cli
