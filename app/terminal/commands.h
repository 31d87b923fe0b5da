// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A program of commands (elgrande-cli, elgrande-lab): help, version, language, and the command that is called. Each
// gets its own arguments and returns the exit status: 0 done, 1 it failed (a record that cannot be replayed, an agent
// that breaks the rules), 2 wrong usage.
#pragma once

#include <QStringList>

#include <span>

namespace elgrande::cli {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kUsage = 2;

struct Command {
    const char* name;
    const char* what; // of the context elgrande::Cli
    int (*run)(const QStringList&);
    bool toPrograms = false; // in English in every environment, unless somebody wants it otherwise
};

struct CommandProgram {
    const char* name;
    const char* what; // of the context elgrande::Cli
    std::span<const Command> commands;
};

int runProgram(const CommandProgram& program, int argc, char** argv);

QString programName(); // of the one that runs

} // namespace elgrande::cli
