// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Finished games for tests of what comes after a game: played by computer players in no time, as records.
#pragma once

#include "model/rules/setup.h"

#include <string>
#include <vector>

namespace elgrande {

struct FinishedGame {
    Setup setup;
    std::vector<std::string> names;
    std::vector<std::string> agents; // empty: a person, for whom the greedy player plays
    std::string date;                // ISO; empty: none
};

std::string recordOf(const FinishedGame& game);
FinishedGame fivePlayers(); // a whole game of a person and four computers

} // namespace elgrande
