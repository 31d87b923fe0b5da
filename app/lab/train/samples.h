// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Training samples: positions of self-play games with their targets, by TD(lambda). The target of the last sample of a
// game is the outcome; that of any other is  lambda * target + (1 - lambda) * estimate  of the sample after it. The
// estimate is the network's; with a search, its share of the win is that of the search. Without a network lambda is 1.
//
// R. S. Sutton, "Learning to predict by the methods of temporal differences", 1988
// D. J. Wu, "Accelerating Self-Play Learning in Go", 2019 (playout cap randomization)
#pragma once

#include "model/agents/network.h"

#include <atomic>
#include <vector>

namespace elgrande::cli {

struct Sample {
    Features features;
    std::array<float, kMaxSeats> share{}; // target: share of the win, by seat
    std::array<float, kMaxSeats> lead{};  // target: final points less the mean of all seats
};

// Decisions that give no sample have so many times fewer simulations: more games in the same time say more about the
// outcome than better moves do (playout cap randomization).
inline constexpr int kFastSearchDivisor = 4;

struct SelfPlay {
    std::vector<std::shared_ptr<const Rules>> tables; // taken in turn by the games
    std::shared_ptr<const Network> network;           // null: Evaluation
    int games = 1000;
    std::uint64_t seed = 1;
    int threads = 1;
    int simulations = 0;       // of the search of a sampled decision; 0: no search but the one-ply policy
    double temperature = 0.35; // the highest; of the one-ply policy in log-odds, or of sampleByVisits()
    double epsilon = 0.02;     // share of decisions with a random move
    double decisionsPerSample = 10;
    double lambda = 0.8;
};

// In the order of the games, with any number of threads.
std::vector<Sample> playSelf(const SelfPlay& plan);

// The rules of the games to train on: every number of players, the base game, each expansion (a bridge with what it
// joins), every edition.
std::vector<std::shared_ptr<const Rules>> trainingTables();

// Those of the games between networks: the base game with two to five players, and each expansion with four.
std::vector<std::shared_ptr<const Rules>> gateTables();

} // namespace elgrande::cli
