// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Every example of JSON in the documents is understood: requests, setups and positions by the engine, the others have
// the fields that they have when they are written.
#include "app/bots/bot_question.h"
#include "tests/cli/told_names.h"
#include "tests/property/random_game.h"
#include "tests/sets.h"

namespace elgrande::test {

namespace {

void isQuestion(const QJsonObject& told) {
    property::Game game(rulesOf({}), 1);
    while (game.asked == Seat::Table) game.play(game.next(game.random));
    BotLimits limits;
    limits.think = limits.simulations = 1;
    const InformationState known(*game.rules, game.state, game.asked);
    const QJsonObject asked = QJsonDocument::fromJson(botQuestion(*game.rules, known, game.legal, 1, limits)).object();
    expect(told.keys() == asked.keys() && told["decision"].toObject().keys() == asked["decision"].toObject().keys() &&
               told["memory"].toObject().keys() == asked["memory"].toObject().keys(),
           "a question has other fields than the example");
    for (const QString& key : told["limits"].toObject().keys())
        expect(asked["limits"].toObject().contains(key), "there is no limit " + key.toStdString());
    for (const QString& key : told["position"].toObject().keys())
        expect(key.size() == 1 || asked["position"].toObject().contains(key), "no such field " + key.toStdString());
}

// Does with it whatever it is an example of.
void isUnderstood(Client& client, const QJsonObject& example) {
    if (example.contains("cmd"))
        client.good(example);
    else if (example["seats"].toArray().first().isObject())
        client.good({{"cmd", "position"}, {"position", example}});
    else if (example.contains("decision"))
        isQuestion(example);
    else if (example.contains("event"))
        expect(Names(*rulesOf({})).things.count(example["event"].toString()) != 0, "no such event");
    else if (example["kind"] == "veto")
        client.good({{"cmd", "position"},
                     {"position", QJsonObject{{"seats", QJsonArray{QJsonObject{{"colour", "red"}},
                                                                   QJsonObject{{"colour", "blue"}}}},
                                              {"round", 2},
                                              {"kept", QJsonArray{example}}}}});
    else if (!example.contains("move") && !example.contains("deal") && !example.contains("elgrande-ladder"))
        client.good({{"cmd", "new"}, {"setup", example}});
}

} // namespace

// Examples with an ellipsis are shapes; so is what has names only.
void examplesAreUnderstood(const QString& path) {
    const QString text = textOf(path);
    QStringList examples;
    static const QRegularExpression block(QStringLiteral("```json\n(.*?)```"),
                                          QRegularExpression::DotMatchesEverythingOption);
    for (auto found = block.globalMatch(text); found.hasNext();) examples << found.next().captured(1);
    for (const auto& [code, end] : codesIn(QString(text).remove(block)))
        if (code.startsWith('{') || (code.startsWith('"') && code.contains(':')))
            examples << (code.startsWith('{') ? code : "{" + code + "}");
        else if (code.startsWith('"') && code.contains('='))
            examples << R"({"expansions":["intrigue_king"],"corrections":)" + code + "}";
    const bool allSets = tests::hasExpansion("intrigue_king") && tests::hasExpansion("inquisitor_colonies") &&
                         tests::hasExpansion("grandissimo");
    Client client;
    client.good({{"cmd", "new"}});
    for (const QString& each : examples) {
        const QJsonDocument json = QJsonDocument::fromJson(each.toUtf8());
        expect(json.isObject() || each.contains(QChar(0x2026)) || !each.contains(':'),
               path.toStdString() + ": no JSON: " + each.toStdString());
        if (json.isObject() && allSets) isUnderstood(client, json.object());
    }
}

// The topics of decisions that come up in a few games.
Words topicsMet(const Setup& setup) {
    Words topics;
    for (int number = 0; number < 12; ++number) {
        Setup one = setup;
        one.seed = std::to_string(number);
        property::Game game(rulesOf(one), static_cast<std::uint64_t>(number));
        while (!game.over()) {
            if (game.asked != Seat::Table) {
                const QJsonObject decision = decisionToJson(*game.rules, game.state, game.asked, game.legal);
                const Decision asked = decisionFor(*game.rules, game.state, game.asked);
                expect(decision["topic"].toString() == word(asked.topic) && decision["kind"] == word(asked.kind),
                       "a decision has another topic");
                if (!asked.topic.empty()) topics.insert(word(asked.topic));
            }
            game.play(game.next(game.random));
        }
    }
    return topics;
}

} // namespace elgrande::test
