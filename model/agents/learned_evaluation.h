// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Evaluates positions with the network: each seat's expected share of the win, and its lead over the others.
#pragma once

#include "model/agents/network.h"

namespace elgrande {

// What the strengths come to, 0 to 1, all together 1.
std::array<double, kMaxSeats> sharesOf(const Judgement& judgement, int seats);

// How one seat stands.
struct Prospect {
    double share = 0;     // of the win
    double advantage = 0; // the logarithm of its odds to win
};

class LearnedEvaluation {
  public:
    // `base` as FeatureReader has it.
    LearnedEvaluation(const Rules& rules, const State& base, std::shared_ptr<const Network> network);

    // 0 to 1, all together 1. A finished game is not judged: ask leaders().
    std::array<double, kMaxSeats> shares(const State& state) const;
    // How much better off `seat` is than the others: the logarithm of its odds to win.
    double advantage(const State& state, Seat seat) const;
    Prospect prospect(const Judgement& judgement, Seat seat) const;
    Judgement judge(const State& state) const;
    // `features`: what it was judged by; unchanged when the game is over.
    Judgement judge(const State& state, Features& features) const;
    Judgement judge(const Features& features) const; // of a position like those that may be judged

  private:
    const Rules& rules_;
    std::shared_ptr<const Network> network_;
    FeatureReader reader_;
    Network::Base base_;
};

} // namespace elgrande
