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

// A game of self-play: what was played, and the targets of the positions that are samples. The features of a sample are
// read when they are needed: they take a hundred times the room.
struct SampledGame {
    struct Target {
        std::int32_t at = 0; // decisions before it, those of chance included
        std::array<float, kMaxSeats> share{};
        std::array<float, kMaxSeats> lead{};

        friend bool operator==(const Target&, const Target&) = default;
    };
    std::int32_t table = 0; // index
    std::vector<Action> actions;
    std::vector<Target> targets; // in the order of the game

    friend bool operator==(const SampledGame&, const SampledGame&) = default;
};
using Tables = std::vector<std::shared_ptr<const Rules>>;

// Plays the game again. False, with samples left out, if it cannot have been played so.
bool readSamples(const Tables& tables, const SampledGame& game, std::vector<Sample>& samples);

// Decisions that give no sample have so many times fewer simulations: more games in the same time say more about the
// outcome than better moves do (playout cap randomization).
inline constexpr int kFastSearchDivisor = 4;

struct SelfPlay {
    Tables tables;                          // taken in turn by the games
    std::shared_ptr<const Network> network; // null: Evaluation
    int games = 1000;
    std::uint64_t seed = 1;
    int threads = 1;
    int simulations = 0;       // of the search of a sampled decision; 0: no search but the one-ply policy
    double temperature = 0.35; // the highest; of the one-ply policy in log-odds, or of sampleByVisits()
    double epsilon = 0.02;     // share of decisions with a random move
    double decisionsPerSample = 10;
    // Share of games with searches in which one seat is a guest: as often a player of rules of thumb (thumb_agent.h) as
    // one with a temperament.
    double guests = 0.3;
    double lambda = 0.8;
};

// In the order of the games, with any number of threads.
std::vector<SampledGame> playSelf(const SelfPlay& plan);

// The rules of the games to train on: every number of players, the base game, each expansion (a bridge with what it
// joins), every edition.
Tables trainingTables();

// Those of the games between networks: the base game with two to five players, and each expansion with four.
Tables gateTables();

} // namespace elgrande::cli
