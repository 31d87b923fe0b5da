// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the documents for programs tell, and the names that games have, to be compared with each other.
#pragma once

#include "tests/cli/client.h"

#include "model/rules/notation.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>

#include <set>

namespace elgrande::test {

using Words = std::set<QString>;

inline QString word(const std::string& text) { return QString::fromStdString(text); }

inline QString textOf(const QString& path) {
    QFile file(QDir(QStringLiteral(ELGRANDE_SOURCE)).filePath(path));
    expect(file.open(QIODevice::ReadOnly), "there is no " + path.toStdString());
    return QString::fromUtf8(file.readAll());
}
// From the heading that begins so to the next one of its rank; empty: there is none.
inline QString section(const QString& text, const QString& heading) {
    const qsizetype begin = text.indexOf("\n" + heading);
    if (begin < 0) return {};
    const qsizetype end = text.indexOf(QStringLiteral("\n## "), begin + 1);
    return text.mid(begin, end < 0 ? -1 : end - begin);
}
// The list point that begins so, with the lines that belong to it.
inline QString point(const QString& text, const QString& begin) {
    const qsizetype from = text.indexOf("\n- " + begin);
    expect(from >= 0, "nothing is said of " + begin.toStdString());
    const qsizetype end = text.indexOf(QRegularExpression(QStringLiteral("\n(- |\n)")), from + 1);
    return text.mid(from, end - from);
}
// The cells of the tables' rows; the first of a row is its name.
inline std::vector<QStringList> rowsOf(const QString& text) {
    std::vector<QStringList> rows;
    for (const QString& line : text.split('\n'))
        if (line.startsWith(QStringLiteral("| "))) rows.push_back(line.mid(1).split(QStringLiteral(" |")));
    return rows;
}
// Whatever stands between backticks, with the place behind it.
inline std::vector<std::pair<QString, qsizetype>> codesIn(const QString& text) {
    static const QRegularExpression code(QStringLiteral("(?<!`)`([^`]+)`(?!`)"));
    std::vector<std::pair<QString, qsizetype>> codes;
    for (auto found = code.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch each = found.next();
        codes.emplace_back(each.captured(1), each.capturedEnd());
    }
    return codes;
}
inline Words codes(const QString& text) {
    Words words;
    for (const auto& each : codesIn(text)) words.insert(each.first);
    return words;
}
inline void same(const Words& told, const Words& known, const std::string& what) {
    for (const QString& each : told)
        expect(known.count(each) != 0, what + ": '" + each.toStdString() + "' is told, but there is none");
    for (const QString& each : known)
        expect(told.count(each) != 0, what + ": '" + each.toStdString() + "' is not told");
}
inline Words wordsIn(const QJsonArray& list) {
    Words words;
    for (const QJsonValue each : list) words.insert(each.toString());
    return words;
}

// What a game has names for.
struct Names {
    Words things;  // places, tokens, cards, kept effects, moves, decisions and their topics, events, reasons, refusals
    Words options; //

    explicit Names(const Rules& rules) {
        for (const AreaRow& each : rules.map.rows) things.insert(word(each.id));
        for (const TokenFacts& each : rules.tokens) things.insert(word(each.id));
        for (const CardRow& each : rules.deck.rows) things.insert(word(each.id));
        for (std::size_t i = 1; i < rules.kept.size(); ++i) things.insert(word(rules.kept[i].id));
        for (const ActionFacts& each : rules.words.actions) things.insert(word(each.word).section(' ', 0, 0));
        for (const StepRules& each : rules.flow.verbs)
            if (each.decision != nullptr) things.insert(QString::fromLatin1(each.decision));
        for (const DiskUseRules& each : rules.flow.diskUses) things.insert(QString::fromLatin1(each.id));
        for (const EventFacts& each : rules.words.events) things.insert(word(each.id));
        for (const std::string& each : rules.words.reasons) things.insert(word(each));
        for (const std::string& each : rules.words.refusals) things.insert(word(each));
        for (const OptionFacts& each : rules.options) options.insert(word(each.id));
    }
    void add(const Names& more) {
        things.insert(more.things.begin(), more.things.end());
        options.insert(more.options.begin(), more.options.end());
    }
};

inline std::shared_ptr<const Rules> rulesOf(const Setup& setup) {
    const auto rules = RulesBuilder::build(setup);
    expect(static_cast<bool>(rules), rules ? "" : rules.error());
    return *rules;
}

// The topics of decisions that come up in a few games.
Words topicsMet(const Setup& setup);
// Loads, begins or compares every example of JSON in a document.
void examplesAreUnderstood(const QString& path);
// What the README of an expansion tells programs is whole and true.
void readmeIsWhole(const ExpansionFacts& expansion);

} // namespace elgrande::test
