// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The commands of elgrande-cli. Each gets its own arguments and returns the exit status: 0 done, 1 it failed (a record
// that cannot be replayed, an agent that breaks the rules), 2 wrong usage.
#pragma once

#include <QStringList>

namespace elgrande::cli {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kUsage = 2;

int runEngine(const QStringList& arguments);
int runPlayout(const QStringList& arguments);
int runArena(const QStringList& arguments);
int runLadder(const QStringList& arguments);
int runFindings(const QStringList& arguments);
int runReplay(const QStringList& arguments);
int runReview(const QStringList& arguments);
int runTrain(const QStringList& arguments);
int runBench(const QStringList& arguments);
int runServe(const QStringList& arguments);
int runBot(const QStringList& arguments);

} // namespace elgrande::cli
