// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/rules/scenario.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace elgrande::scenarios {

namespace {

QJsonArray mergedSeats(QJsonArray onto, const QJsonArray& from) {
    for (const QJsonValue value : from) {
        const QJsonObject seat = value.toObject();
        bool found = false;
        for (qsizetype i = 0; i < onto.size() && !found; ++i) {
            found = onto[i].toObject()["colour"] == seat["colour"];
            if (found) onto[i] = merged(onto[i].toObject(), seat);
        }
        if (!found) onto.append(seat);
    }
    return onto;
}

// How many braces are still open at the end of the text.
int openBraces(const QString& text) {
    int depth = 0;
    bool quoted = false;
    for (QChar c : text) {
        if (c == '"') quoted = !quoted;
        if (quoted) continue;
        if (c == '{') ++depth;
        if (c == '}') --depth;
    }
    return depth;
}

bool takesJson(const QString& verb) {
    return verb == "common" || verb == "position" || verb == "alone" || verb == "new" || verb == "impossible";
}

class Reader {
  public:
    explicit Reader(const QString& path)
        : path_(path) {}

    ScenarioFile read() {
        QFile file(path_);
        if (!file.open(QIODevice::ReadOnly)) {
            fail(0, "cannot be read");
            return result_;
        }
        const QStringList lines = QString::fromUtf8(file.readAll()).split('\n');
        for (int i = 0; i < lines.size(); ++i) i = readLine(lines, i);
        for (const Scenario& each : result_.scenarios)
            if (std::none_of(each.lines.begin(), each.lines.end(), &Reader::checksSomething))
                fail(each.line, "the scenario expects nothing");
        return result_;
    }

  private:
    static bool checksSomething(const Line& line) { return line.verb != "position" && line.verb != "play"; }

    void fail(int line, const QString& what) {
        result_.errors.push_back(QString("%1:%2: %3").arg(path_).arg(line).arg(what).toStdString());
    }

    // Reads the line at `i` and those that continue it; answers with the last one read.
    int readLine(const QStringList& lines, int i) {
        QString text = lines[i].trimmed();
        const int number = i + 1;
        if (text.isEmpty() || text.startsWith('#')) return i;
        if (text.startsWith("==")) {
            result_.scenarios.push_back({path_.toStdString(), number, text.mid(2).trimmed().toStdString(), {}});
            return i;
        }
        Line line;
        const QString verb = text.section(' ', 0, 0);
        line.number = number;
        line.verb = verb.toStdString();
        if (takesJson(verb)) {
            while (openBraces(text) > 0 && i + 1 < lines.size()) text += ' ' + lines[++i].trimmed();
            readJson(line, text.section(' ', 1));
        } else {
            line.rest = text.section(' ', 1).trimmed().toStdString();
        }
        if (verb == "common")
            common_ = line.json;
        else if (result_.scenarios.empty())
            fail(number, "stands before the first scenario");
        else
            result_.scenarios.back().lines.push_back(line);
        return i;
    }

    void readJson(Line& line, const QString& text) {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8(), &error);
        if (!document.isObject()) fail(line.number, "no JSON object: " + error.errorString());
        line.json = line.verb == "position" ? merged(common_, document.object()) : document.object();
        if (line.verb == "alone") line.verb = "position";
    }

    QString path_;
    QJsonObject common_;
    ScenarioFile result_;
};

} // namespace

QJsonObject merged(QJsonObject onto, const QJsonObject& from) {
    for (auto it = from.begin(); it != from.end(); ++it) {
        const QJsonValue old = onto.value(it.key());
        if (it.key() == "seats" && old.isArray())
            onto[it.key()] = mergedSeats(old.toArray(), it->toArray());
        else if (old.isObject() && it->isObject())
            onto[it.key()] = merged(old.toObject(), it->toObject());
        else
            onto[it.key()] = it.value();
    }
    return onto;
}

std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t blank = std::min(text.find(' '), text.size());
        if (blank > 0) words.emplace_back(text.substr(0, blank));
        text.remove_prefix(std::min(blank + 1, text.size()));
    }
    return words;
}

ScenarioFile readScenarios(const QString& path) { return Reader(path).read(); }

std::string trimmed(const std::string& text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::vector<std::string> splitAt(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (std::size_t end = 0; end != std::string::npos; begin = end + 1) {
        end = text.find(separator, begin);
        parts.push_back(trimmed(text.substr(begin, end == std::string::npos ? end : end - begin)));
    }
    return parts;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text.empty() ? std::string("none") : text;
}

} // namespace elgrande::scenarios
