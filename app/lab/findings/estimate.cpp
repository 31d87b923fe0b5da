// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/findings/estimate.h"

#include <cmath>

namespace elgrande::cli {

namespace {

constexpr double kStudent = 2.093; // 97.5 % of Student's t with 19 degrees of freedom

} // namespace

Estimate jackknife(const std::vector<std::vector<double>>& blocks,
                   const std::function<double(const std::vector<double>&)>& value) {
    std::vector<double> all(blocks.front().size());
    for (const auto& block : blocks)
        for (std::size_t i = 0; i < all.size(); ++i) all[i] += block[i];
    Estimate estimate;
    estimate.count = static_cast<int>(all[0]);
    if (estimate.count == 0) return estimate;
    estimate.value = value(all);
    std::vector<double> without;
    for (const auto& block : blocks) {
        if (block[0] == 0 || block[0] == all[0]) continue;
        std::vector<double> rest = all;
        for (std::size_t i = 0; i < rest.size(); ++i) rest[i] -= block[i];
        without.push_back(value(rest));
    }
    if (without.size() < 2) return estimate;
    const double n = static_cast<double>(without.size());
    double mean = 0;
    for (double each : without) mean += each / n;
    double squares = 0;
    for (double each : without) squares += (each - mean) * (each - mean);
    estimate.half = kStudent * std::sqrt(squares * (n - 1) / n);
    return estimate;
}

} // namespace elgrande::cli
