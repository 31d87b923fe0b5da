// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Scenario files as text: `== name`, a position, moves and `expect` lines (tests/scenarios/README.md). This part reads
// them; scenario_runner.h plays them.
#pragma once

#include <QJsonObject>
#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace elgrande::scenarios {

// One line of a scenario: a verb ("play", "expect" …), what follows, and a JSON object where one follows.
struct Line {
    int number = 0;
    std::string verb;
    std::string rest;
    QJsonObject json;
};

struct Scenario {
    std::string file;
    int line = 0;
    std::string name;
    std::vector<Line> lines;
};

struct ScenarioFile {
    std::vector<Scenario> scenarios;
    std::vector<std::string> errors; // "file:line: what"
};

// Reads one file. `position` lines come out with the `common` object in force already merged in.
ScenarioFile readScenarios(const QString& path);

// `from` laid over `onto`: objects are merged, everything else is replaced; `seats` are merged by colour.
QJsonObject merged(QJsonObject onto, const QJsonObject& from);

// The words of a text, blanks between them.
std::vector<std::string> wordsOf(std::string_view text);
// Without blanks at both ends.
std::string trimmed(const std::string& text);
// The parts between the separators, trimmed; one of an empty text.
std::vector<std::string> splitAt(const std::string& text, char separator);
// With blanks between; "none" where there are no words.
std::string joined(const std::vector<std::string>& words);

} // namespace elgrande::scenarios
