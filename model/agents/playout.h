// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Random games from the set-up to the end: the one loop that measures speed, checks the rules and takes the signature
// of the game's behaviour (the protocol's `playout`, `elgrande-cli playout` and `bench`). Everything, chance included,
// is drawn evenly from one generator per game, seeded by the setup's seed, the run's seed and the game's number; so the
// digest depends on setup, games and seed alone, never on threads, compiler or machine.
#pragma once

#include "model/core/rng.h"
#include "model/rules/engine.h"

#include <array>
#include <atomic>
#include <string>

namespace elgrande {

struct RandomGame {
    State end;
    int decisions = 0;      // of seats, with at least two alternatives
    int reveals = 0;        // of the table, with at least two alternatives
    std::uint64_t hash = 0; // over every such move (seat and action) and the final scores
};
// Plays on from a state that advance() may still have to run.
void playRandomly(const Rules& rules, const State& start, Rng& rng, RandomGame& game);

struct Playouts {
    std::int64_t games = 0;
    std::int64_t decisions = 0;
    std::int64_t reveals = 0;
    std::array<std::int64_t, kMaxSeats> scores{}; // sums by seat
    std::uint64_t digest = 0;

    void add(const Playouts& other);
    std::string digestText() const; // 16 hexadecimal digits
};
// The generator of one game of a run.
Rng rngOfGame(const Rules& rules, const std::string& seed, std::int64_t game);
// Games `first`, `first` + `stride`, … below `games`; fewer, but at least one, when `cancel` becomes true meanwhile.
Playouts runPlayouts(const Rules& rules, const std::string& seed, std::int64_t games, std::int64_t first = 0,
                     std::int64_t stride = 1, const std::atomic<bool>* cancel = nullptr);
// The same run spread over threads.
Playouts runPlayoutsOn(int threads, const Rules& rules, const std::string& seed, std::int64_t games,
                       const std::atomic<bool>* cancel = nullptr);

} // namespace elgrande
