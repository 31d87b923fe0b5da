// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Training samples: positions of self-play games with the outcome of their game.
#pragma once

#include "model/agents/network.h"

#include <atomic>
#include <vector>

namespace elgrande::cli {

struct Sample {
    Features features;
    std::array<float, kMaxSeats> share{}; // of the win, by seat: how it ended, or what was expected a little later
    std::array<float, kMaxSeats> lead{};  // points in the end, more than all have on average
};

// A decision that gives no sample is searched with so much less: more games in the same time say more about who wins
// than better moves do (playout cap randomization: Wu 2019, "Accelerating Self-Play Learning in Go", arXiv 1902.10565).
inline constexpr int kFastSearchDivisor = 4;

struct SelfPlay {
    std::vector<std::shared_ptr<const Rules>> tables; // games are played on one after the other
    std::shared_ptr<const Network> network;           // null: by Evaluation
    int games = 1000;
    std::uint64_t seed = 1;
    int threads = 1;
    int simulations = 0;       // of a search where a sample is taken, a quarter elsewhere; 0: by instinct
    double temperature = 0.35; // the highest of a game, in the logarithm of the odds
    double slips = 0.02;       // share of the decisions that are made by chance
    double oneOf = 10;         // so many decisions gives a sample
    double horizon = 0.8;      // how much of a later judgement comes from what is later still: TD(lambda)
};

// In the order of the games, whatever the threads do.
std::vector<Sample> playSelf(const SelfPlay& plan);

// The rules of the games to train on: every number of players, the base game, each expansion (a bridge with what it
// joins), every edition.
std::vector<std::shared_ptr<const Rules>> trainingTables();

} // namespace elgrande::cli
