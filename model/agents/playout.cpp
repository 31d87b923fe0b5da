// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/playout.h"

#include <bit>
#include <cstdio>
#include <thread>
#include <vector>

namespace elgrande {

namespace {

constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15ULL;

// One multiplication a move: the hash must not show in the figures of the bench.
constexpr std::uint64_t stir(std::uint64_t hash, std::uint64_t value) { return std::rotl((hash ^ value) * kOdd, 29); }

// The bytes seat, kind, a, b, c.
constexpr std::uint64_t numberOf(Seat seat, Action action) {
    return static_cast<std::uint64_t>(seat) << 32U | __builtin_bswap32(packed(action));
}

} // namespace

void playRandomly(const Rules& rules, const State& start, Rng& rng, RandomGame& game) {
    game.end = start;
    game.decisions = game.reveals = 0;
    std::uint64_t hash = 0;
    int moves = 0;
    ActionList legal;
    Seat next = advance(rules, game.end, legal);
    while (next != Seat::None) {
        const Action action = legal[rng.below(legal.size())];
        hash = stir(hash, numberOf(next, action));
        ++moves;
        game.reveals += next == Seat::Table ? 1 : 0;
        next = play(rules, game.end, {next, action}, legal);
    }
    game.decisions = moves - game.reveals;
    for (Seat seat : rules.seats()) hash = stir(hash, static_cast<std::uint64_t>(game.end.score[index(seat)] + 0x8000));
    game.hash = hash;
}

void Playouts::add(const Playouts& other) {
    games += other.games;
    decisions += other.decisions;
    reveals += other.reveals;
    for (std::size_t i = 0; i < scores.size(); ++i) scores[i] += other.scores[i];
    digest += other.digest;
}

std::string Playouts::digestText() const {
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(digest));
    return text;
}

Rng rngOfGame(const Rules& rules, const std::string& seed, std::int64_t game) {
    return Rng(hashText(std::to_string(game), hashText(rules.setup.seed + "\n" + seed + "\n")));
}

Playouts runPlayouts(const Rules& rules, const std::string& seed, std::int64_t games, std::int64_t first,
                     std::int64_t stride, const std::atomic<bool>* cancel) {
    Playouts sum;
    const State start = initialState(rules);
    RandomGame game;
    for (std::int64_t i = first; i < games; i += stride) {
        Rng rng = rngOfGame(rules, seed, i);
        playRandomly(rules, start, rng, game);
        ++sum.games;
        sum.decisions += game.decisions;
        sum.reveals += game.reveals;
        for (Seat seat : rules.seats()) sum.scores[index(seat)] += game.end.score[index(seat)];
        // A sum does not depend on the order of the games; the number of the game keeps two from being exchanged.
        sum.digest += stir(stir(kOdd, static_cast<std::uint64_t>(i)), game.hash) * kOdd;
        if (cancel != nullptr && *cancel) break;
    }
    return sum;
}

Playouts runPlayoutsOn(int threads, const Rules& rules, const std::string& seed, std::int64_t games,
                       const std::atomic<bool>* cancel) {
    if (threads <= 1) return runPlayouts(rules, seed, games, 0, 1, cancel);
    std::vector<Playouts> parts(static_cast<std::size_t>(threads));
    std::vector<std::thread> workers;
    workers.reserve(parts.size());
    for (int i = 0; i < threads; ++i)
        workers.emplace_back(
            [&, i] { parts[static_cast<std::size_t>(i)] = runPlayouts(rules, seed, games, i, threads, cancel); });
    Playouts sum;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        workers[i].join();
        sum.add(parts[i]);
    }
    return sum;
}

} // namespace elgrande
