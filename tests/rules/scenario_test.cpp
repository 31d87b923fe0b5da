// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays the scenario files named on the command line, or all *.scenario of the folders named. Prints file:line for
// every failure and one line at the end; exit code 1 when anything failed.
//
//   scenario_test [--list] FILE-OR-FOLDER …
#include "tests/rules/scenario_runner.h"

#include <QDir>
#include <QFileInfo>

#include <cstdio>
#include <set>

namespace {

using namespace elgrande::scenarios;

QStringList filesOf(int argc, char** argv) {
    QStringList files;
    for (int i = 1; i < argc; ++i) {
        const QString name = QString::fromLocal8Bit(argv[i]);
        if (!QFileInfo(name).isDir()) {
            files += name;
            continue;
        }
        for (const QString& file : QDir(name).entryList({"*.scenario"}, QDir::Files, QDir::Name))
            files += name + '/' + file;
    }
    return files;
}

struct Sum {
    int passed = 0;
    int failed = 0;
};

void playFile(const QString& file, bool list, Sum& sum) {
    const ScenarioFile read = readScenarios(file);
    for (const std::string& error : read.errors) std::printf("%s\n", error.c_str());
    sum.failed += static_cast<int>(read.errors.size());
    std::set<std::string> names;
    const int before = sum.passed + sum.failed;
    for (const Scenario& scenario : read.scenarios) {
        std::vector<std::string> failures = Runner(scenario).run();
        if (!names.insert(scenario.name).second)
            failures.push_back(scenario.file + ":" + std::to_string(scenario.line) + ": the name stands here twice");
        for (const std::string& failure : failures) std::printf("%s\n", failure.c_str());
        ++(failures.empty() ? sum.passed : sum.failed);
    }
    if (list) std::printf("%4d  %s\n", sum.passed + sum.failed - before, qPrintable(QFileInfo(file).fileName()));
}

} // namespace

int main(int argc, char** argv) {
    const bool list = argc > 1 && std::string_view(argv[1]) == "--list";
    Sum sum;
    for (const QString& file : filesOf(list ? argc - 1 : argc, list ? argv + 1 : argv)) playFile(file, list, sum);
    std::printf("%d scenarios passed, %d failed\n", sum.passed, sum.failed);
    return sum.failed == 0 && sum.passed > 0 ? 0 : 1;
}
