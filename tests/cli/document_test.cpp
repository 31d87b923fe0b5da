// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What engine-protocol.md tells a stranger who writes a program: every name is one that the program knows, and every
// name of the program is told. Its examples: examples_test.cpp; the READMEs of the expansions: readmes_test.cpp.
#include "model/agents/agent_catalogue.h"
#include "tests/cli/told_names.h"
#include "tests/sets.h"

namespace elgrande::test {

namespace {

const QString kProtocolFile = QStringLiteral("app/cli/engine-protocol.md");

void commandsAreTold(const QString& text) {
    Client client;
    const QJsonArray described = client.good({{"cmd", "help"}})["commands"].toArray();
    Words known;
    Words arguments;
    for (const QJsonValue each : described) {
        known.insert(each["cmd"].toString());
        for (const QString& key : each["arguments"].toObject().keys()) arguments.insert(key);
    }
    Words told;
    for (const QStringList& row : rowsOf(section(text, QStringLiteral("## 1. ")))) {
        const Words names = codes(row[0]);
        if (names.empty()) continue; // the heading
        told.insert(*names.begin());
        Words keys;
        for (const QString& each : codes(row[1]))
            if (arguments.count(each) != 0) keys.insert(each);
        for (const QJsonValue each : described)
            if (each["cmd"].toString() == *names.begin()) {
                Words takes;
                for (const QString& key : each["arguments"].toObject().keys()) takes.insert(key);
                same(keys, takes, "arguments of " + names.begin()->toStdString());
            }
    }
    same(told, known, "commands");
}

void namesAreTold(const QString& text) {
    Client client;
    const QJsonObject hello = client.good({{"cmd", "hello"}});
    const QString names = section(text, QStringLiteral("## 2. "));
    for (const QString& each : codes(point(names, QStringLiteral("Editions:"))))
        expect(each == "hello" || wordsIn(hello["editions"].toArray()).count(each) != 0,
               "there is no edition " + each.toStdString());
    const Words expansions = codes(point(names, QStringLiteral("Expansions:")));
    for (const QString& each : wordsIn(hello["expansions"].toArray()))
        expect(expansions.count(each) != 0, "the expansion is not told: " + each.toStdString());
    for (const QString& each : expansions)
        expect(tests::hasExpansion(each.toStdString()) ||
                   (each.contains('_') && !QDir(QStringLiteral(ELGRANDE_SOURCE "/expansions")).exists(each)),
               "there is no expansion " + each.toStdString());
    const Words agents = codes(rowsOf(section(text, QStringLiteral("## 1. ")))[1][2]);
    for (const std::string& each : yardstickIds())
        expect(agents.count(word(each)) != 0, "the agent is not told: " + each);

    const std::shared_ptr<const Rules> base = rulesOf({});
    Words options;
    Words values;
    for (const OptionFacts& each : base->options) {
        options.insert(word(each.id));
        for (const std::string& value : each.values) values.insert(word(value));
    }
    Words told;
    for (const QString& each : codes(point(names, QStringLiteral("Options of the base game"))))
        if (values.count(each) == 0) told.insert(each);
    same(told, options, "options");
    const Words known = wordsIn(hello["options"].toArray());
    for (const QString& each : options) expect(known.count(each) != 0, "hello does not tell " + each.toStdString());

    // Stack by stack, the copies in brackets.
    const QString cards = point(names, QStringLiteral("Base action cards"));
    Words listed;
    for (int stack = 1; stack <= 5; ++stack) {
        const QString list =
            cards.section(QStringLiteral("Stack %1:").arg(stack), 1).section(QStringLiteral("Stack "), 0, 0);
        for (const auto& [id, end] : codesIn(list)) {
            const QRegularExpressionMatch number = QRegularExpression("^ \\((\\d)\\)").match(list.mid(end, 5));
            listed.insert(
                QStringLiteral("%1 %2 %3").arg(id).arg(stack).arg(number.hasMatch() ? number.captured(1) : "1"));
        }
    }
    Words played;
    for (const CardRow& each : base->deck.rows)
        played.insert(QStringLiteral("%1 %2 %3").arg(word(each.id)).arg(each.stack).arg(each.copies));
    same(listed, played, "base action cards with their stacks and copies");
}

void movesAreTold(const QString& text) {
    const std::shared_ptr<const Rules> base = rulesOf({});
    const QString moves = section(text, QStringLiteral("## 3. "));
    Words kinds;
    Words words;
    for (const QStringList& row : rowsOf(moves)) {
        const Words name = codes(row[0]);
        kinds.insert(name.begin(), name.end());
        for (const QString& each : codes(row[1])) words.insert(each.section(' ', 0, 0));
    }
    Words asked;
    for (const StepRules& each : base->flow.verbs)
        if (each.decision != nullptr && QLatin1String(each.decision) != "reveal")
            asked.insert(QString::fromLatin1(each.decision));
    same(kinds, asked, "kinds of decisions");
    for (const ActionFacts& each : base->words.actions)
        expect(each.word == "reveal" || words.count(word(each.word).section(' ', 0, 0)) != 0,
               "the move is not told: " + each.word);
    const Words known = Names(*base).things;
    for (const QString& each : words) expect(known.count(each) != 0, "there is no move " + each.toStdString());
    const Words told = codes(moves);
    for (const DiskUseRules& each : base->flow.diskUses)
        expect(told.count(QString::fromLatin1(each.id)) != 0, std::string("the topic is not told: ") + each.id);
    for (const QString& each : topicsMet({}))
        expect(told.count(each) != 0, "the topic is not told: " + each.toStdString());
}

void eventsAreTold(const QString& text) {
    Words told;
    for (const QStringList& row : rowsOf(section(text, QStringLiteral("## 5. ")))) {
        const Words each = codes(row[1]);
        told.insert(each.begin(), each.end());
    }
    Words known;
    const std::shared_ptr<const Rules> base = rulesOf({});
    for (const EventFacts& each : base->words.events) known.insert(word(each.id));
    same(told, known, "events");
}

} // namespace

void testDocument() {
    const QString text = textOf(kProtocolFile);
    commandsAreTold(text);
    namesAreTold(text);
    movesAreTold(text);
    eventsAreTold(text);
    examplesAreUnderstood(kProtocolFile);
    for (const ExpansionFacts& each : knownExpansions()) {
        if (!each.playable) continue; // a pattern for authors
        readmeIsWhole(each);
        examplesAreUnderstood("expansions/" + word(each.id) + "/README.md");
    }
}

} // namespace elgrande::test
