// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The commands of elgrande-cli.
#pragma once

#include "app/terminal/commands.h"

namespace elgrande::cli {

int runEngine(const QStringList& arguments);
int runPlayout(const QStringList& arguments);
int runReplay(const QStringList& arguments);
int runReview(const QStringList& arguments);
int runServe(const QStringList& arguments);
int runBot(const QStringList& arguments);

} // namespace elgrande::cli
