// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The commands of elgrande-lab.
#pragma once

#include "app/terminal/commands.h"

namespace elgrande::cli {

int runArena(const QStringList& arguments);
int runLadder(const QStringList& arguments);
int runFindings(const QStringList& arguments);
int runPuzzles(const QStringList& arguments);
int runTrain(const QStringList& arguments);
int runBench(const QStringList& arguments);

} // namespace elgrande::cli
