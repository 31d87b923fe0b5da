// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-lab: what developers measure, rate and train computer players with; not installed.
#include "app/lab/commands.h"
#include "expansions/installed.h"

namespace {

using namespace elgrande::cli;

constexpr Command kCommands[] = {
    {"arena", QT_TRANSLATE_NOOP("elgrande::Cli", "pit computer players against each other"), runArena},
    {"ladder", QT_TRANSLATE_NOOP("elgrande::Cli", "rate computer players and external programs"), runLadder},
    {"findings", QT_TRANSLATE_NOOP("elgrande::Cli", "measure the value of cards, turn order and Castillo"),
     runFindings},
    {"puzzles", QT_TRANSLATE_NOOP("elgrande::Cli", "find puzzles in games of computer players"), runPuzzles},
    {"train", QT_TRANSLATE_NOOP("elgrande::Cli", "train the computer players' learned evaluation"), runTrain},
    {"bench", QT_TRANSLATE_NOOP("elgrande::Cli", "measure the speed of random games"), runBench},
};

} // namespace

int main(int argc, char** argv) {
    elgrande::installExpansionWords();
    return runProgram(
        {"elgrande-lab",
         QT_TRANSLATE_NOOP("elgrande::Cli", "Measures, rates and trains the computer players of El Grande."),
         kCommands},
        argc, argv);
}
