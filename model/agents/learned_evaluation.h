// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Evaluates positions with the network (network.h): the chances to win of all seats, and their final leads.
#pragma once

#include "model/agents/network.h"

namespace elgrande {

// The chances to win: softmax of the logits.
std::array<double, kMaxSeats> sharesOf(const Prediction& prediction, int seats);

// Of one seat.
struct Prospect {
    double share = 0;   // of the win
    double logOdds = 0; // of winning
};

class LearnedEvaluation {
  public:
    // `base`: as for FeatureReader.
    LearnedEvaluation(const Rules& rules, const State& base, std::shared_ptr<const Network> network);

    // The position that others are evaluated from; the less they differ from it, the faster. Makes a position the base,
    // which pays before several that follow it are evaluated. The game must not be over.
    void moveTo(const State& state);

    // The chances to win. Not of a finished game: use leaders().
    std::array<double, kMaxSeats> shares(const State& state) const;
    double logOdds(const State& state, Seat seat) const;
    Prospect prospect(const Prediction& prediction, Seat seat) const;
    // Of a finished game: the points as logits and leads.
    Prediction predict(const State& state) const;
    // `features`: out, the input of the network; unchanged if the game is over.
    Prediction predict(const State& state, Features& features) const;
    Prediction predict(const Features& features) const;

  private:
    const Rules& rules_;
    std::shared_ptr<const Network> network_;
    FeatureReader reader_;
    Network::Base base_;
};

} // namespace elgrande
