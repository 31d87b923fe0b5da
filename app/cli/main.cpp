// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-cli: the rules engine without a window.
#include "app/cli/commands.h"
#include "expansions/installed.h"

namespace {

using namespace elgrande::cli;

constexpr Command kCommands[] = {
    {"engine", QT_TRANSLATE_NOOP("elgrande::Cli", "answer requests on standard input, one JSON object per line"),
     runEngine, true},
    {"playout", QT_TRANSLATE_NOOP("elgrande::Cli", "play random games and print their digest"), runPlayout},
    {"replay", QT_TRANSLATE_NOOP("elgrande::Cli", "check a recorded game and print its scores"), runReplay},
    {"review",
     QT_TRANSLATE_NOOP("elgrande::Cli", "show what decided a finished game and what could have been done better"),
     runReview},
    {"serve", QT_TRANSLATE_NOOP("elgrande::Cli", "host network games"), runServe},
    {"bot", QT_TRANSLATE_NOOP("elgrande::Cli", "join a network game with a computer player"), runBot},
};

} // namespace

int main(int argc, char** argv) {
    elgrande::installExpansionWords();
    return runProgram({"elgrande-cli", QT_TRANSLATE_NOOP("elgrande::Cli", "El Grande on the command line."), kCommands},
                      argc, argv);
}
