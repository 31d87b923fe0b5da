// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The learning curve of a training run, by generation, as a table (CSV) and as a picture (SVG).
#pragma once

#include "app/lab/train/trainer.h"

#include <string>
#include <vector>

namespace elgrande::cli {

struct Generation {
    int number = 0;
    double hours = 0;         // since the beginning
    std::int64_t games = 0;   // played so far
    Loss validation;          // on new games, before training on them
    double againstBest = 0;   // share of wins of one against three of the best so far; parity is 0.25
    double againstGreedy = 0; // the same against three greedy
    bool accepted = false;
};

std::string curveCsv(const std::vector<Generation>& generations);
std::string curveSvg(const std::vector<Generation>& generations);

} // namespace elgrande::cli
