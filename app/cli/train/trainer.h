// Learns the weights of Network from samples: minibatches, Adam (Kingma, Ba 2015), cross-entropy of the chances to win
// and, at a tenth, the squared error of the final lead, which teaches the hidden layer sooner. One thread; the same
// samples, weights and seed give the same weights. Given back is an average over the last steps, which is steadier than
// where the last of them ended (Polyak, Juditsky 1992).
#pragma once

#include "app/cli/train/samples.h"

namespace elgrande::cli {

struct Lesson {
    int epochs = 1;
    double rate = 1e-3;
    std::uint64_t seed = 1;
};

// How wrong the judgements are, on average.
struct Loss {
    double share = 0;     // cross-entropy
    double leadError = 0; // points, root of the mean square
};

class Trainer {
  public:
    // Small random weights from the seed, or those given.
    explicit Trainer(std::uint64_t seed);
    explicit Trainer(const Weights& weights);

    void learn(const std::vector<const Sample*>& samples, const Lesson& lesson);
    Loss lossOn(const std::vector<const Sample*>& samples); // of the weights that are given back
    Weights weights() const;

  private:
    // All parameters in one row, for Adam: hidden by input and unit, out, direct. Inputs are divided by a usual size,
    // so that all of them learn at the same pace.
    struct Pass;

    void prepare();
    Loss passOver(const Sample& sample, bool backwards);
    void adapt(float rate, std::size_t batch);

    std::vector<float> value_, average_, gradient_, mean_, square_;
    int steps_ = 0;
};

} // namespace elgrande::cli
