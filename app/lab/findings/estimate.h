// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The mean of a figure over a run of games and its confidence interval, by the delete-one-block jackknife: games are
// grouped into blocks and each block is left out once. The interval therefore also holds for quotients and for several
// samples from one game.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <vector>

namespace elgrande::cli {

inline constexpr std::size_t kBlocks = 20; // of games: number modulo kBlocks

struct Estimate {
    int count = 0; // observations
    double value = 0;
    double half = 0; // half the width of the 95 % interval: value - half to value + half
};

// Sums over the observations of each block; they can be added.
template <std::size_t N>
using BlockSums = std::array<std::array<double, N>, kBlocks>;

// `value` makes the number of the sums; the first of them is the count of observations. Blocks without any are not left
// out. With fewer than two blocks there is no interval: half is 0.
Estimate jackknife(const std::vector<std::vector<double>>& blocks,
                   const std::function<double(const std::vector<double>&)>& value);

template <std::size_t N, class Value>
Estimate jackknife(const BlockSums<N>& sums, Value value) {
    std::vector<std::vector<double>> blocks;
    for (const auto& each : sums) blocks.emplace_back(each.begin(), each.end());
    return jackknife(blocks, std::function<double(const std::vector<double>&)>(value));
}

// Of sums {count, sum of the observations}.
inline Estimate meanOf(const BlockSums<2>& sums) {
    return jackknife(sums, [](const std::vector<double>& all) { return all[1] / all[0]; });
}

} // namespace elgrande::cli
