// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Corrections that leave a game which cannot be played, of every set: each entrance refuses them with the same
// sentence.
#include "tests/cli/cli_test.h"

#include "app/cli/session.h"
#include "model/position/position.h"
#include "model/record/record.h"
#include "tests/sets.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace elgrande::test {

namespace {

struct Setting {
    std::vector<std::string> expansions;
    std::string edition;
    int players;
    const char* corrections;
    const char* part; // of the sentence
    std::map<std::string, std::string> options = {};
};

const std::string kPowersOff = [] {
    std::string text;
    for (int value = 1; value <= 13; ++value) text += std::to_string(value) + " enabled=no;";
    return text;
}();

const Setting kUnplayable[] = {
    {{}, "bigbox", 4, kPowersOff.c_str(), "0; this game needs 12"},
    {{}, "anniversary", 2, "7 enabled=no; 8 enabled=no; 9 enabled=no", "10; this game needs 11"},
    {{}, "classic", 4, "decay-3 enabled=no", "stack 2: 8; this game needs 9", {{"no-veto", "true"}}},
    {{"intrigue_king"}, "classic", 2, "ki-king enabled=no", "'ki-king'"},
    {{"intrigue_king"}, "classic", 3, "ki-intrigue copies=0", "'ki-intrigue'"},
    {{"intrigue_king"}, "classic", 5, "caballero-3 enabled=no", "'caballero-3'"},
    {{"intrigue_king"}, "classic", 4, "ki-blank-1 enabled=yes value=40", "both have the value 40"},
    {{"intrigue_king"},
     "classic",
     2,
     "ki-10 enabled=no;ki-20 enabled=no;ki-30 enabled=no;ki-40 enabled=no;ki-50 enabled=no;ki-60 enabled=no",
     "12; this game needs 13",
     {{"ki-cards", "18"}}},
    {{"intrigue_king", "inquisitor_colonies"}, "classic", 4, "ki-king enabled=no", "'ki-king'"},
    {{"inquisitor_colonies"}, "classic", 4, "colonies-inquisitor enabled=no", "'colonies-inquisitor'"},
    {{"inquisitor_colonies"}, "classic", 4, "colonies-table copies=0", "stack 7: 8; this game needs 9"},
    {{"grandissimo"}, "classic", 4, "gr-queen-jester enabled=no", "'gr-queen-jester'"},
    {{"grandissimo"},
     "classic",
     4,
     "gr-boycott enabled=no",
     "stack 6: 10; this game needs 11",
     {{"gr-cards", "gr-boycott,gr-alliance,gr-double-turn,gr-free-choice,gr-revolution,gr-ship-intrigue,gr-ship-deploy,"
                   "gr-ship-grande,gr-ship-court,gr-jail-send,gr-jail-decay"}}},
};

bool isBuilt(const Setting& setting) {
    const auto editions = knownEditions();
    return std::all_of(setting.expansions.begin(), setting.expansions.end(),
                       [](const std::string& id) { return tests::hasExpansion(id); }) &&
           std::find(editions.begin(), editions.end(), setting.edition) != editions.end();
}

QJsonObject jsonOf(const Setting& setting) {
    QJsonArray expansions;
    for (const std::string& id : setting.expansions) expansions.append(QString::fromStdString(id));
    QJsonObject options;
    for (const auto& [id, value] : setting.options)
        options[QString::fromStdString(id)] =
            value == "true" ? QJsonValue(true) : QJsonValue(QString::fromStdString(value));
    return {{"edition", QString::fromStdString(setting.edition)},
            {"expansions", expansions},
            {"players", setting.players},
            {"options", options},
            {"corrections", setting.corrections}};
}

void says(const std::string& error, const Setting& setting, const char* entrance) {
    expect(error.find(setting.part) != std::string::npos,
           std::string(entrance) + ", " + setting.corrections + ": '" + error + "'");
}

std::string answerTo(const QJsonObject& request) {
    cli::Session session;
    const QByteArray reply = session.answer(QJsonDocument(request).toJson(QJsonDocument::Compact));
    return QJsonDocument::fromJson(reply)["error"]["message"].toString().toStdString();
}

// As somebody hands it on who knows how its Check is made.
std::string recordOf(Setup setup) {
    const Corrections corrections = setup.corrections;
    setup.corrections.clear();
    const auto rules = RulesBuilder::build(setup);
    expect(static_cast<bool>(rules), rules ? "" : rules.error());
    if (!rules) return {};
    Rules corrected = **rules;
    corrected.setup.corrections = corrections;
    return toText(corrected, Record{});
}

void seedsHaveAMeasure() {
    const QString longSeed(kLongestSeed + 1, 'a');
    for (const QJsonObject& request : {QJsonObject{{"cmd", "new"}, {"setup", QJsonObject{{"seed", longSeed}}}},
                                       QJsonObject{{"cmd", "playout"}, {"games", 1}, {"seed", longSeed}}})
        expect(answerTo(request).find("must not exceed 100 characters") != std::string::npos, "a seed of 101 letters");
    expect(answerTo({{"cmd", "playout"}, {"games", 1}, {"seed", longSeed.mid(1)}}).empty(), "a seed of 100 letters");
}

} // namespace

void testUnplayable() {
    seedsHaveAMeasure();
    for (const Setting& setting : kUnplayable) {
        if (!isBuilt(setting)) continue;
        const QJsonObject json = jsonOf(setting);
        says(answerTo({{"cmd", "new"}, {"setup", json}}), setting, "new");
        says(answerTo({{"cmd", "playout"}, {"setup", json}, {"games", 1}}), setting, "playout");
        QJsonObject position = json;
        position.remove("players");
        QJsonArray seats;
        for (int i = 0; i < setting.players; ++i)
            seats.append(QJsonObject{{"colour", QString::fromStdString(knownColours()[static_cast<std::size_t>(i)])}});
        position["seats"] = seats;
        says(answerTo({{"cmd", "position"}, {"position", position}}), setting, "position");
        const auto setup = setupFromJson(json);
        expect(static_cast<bool>(setup), setup ? "" : setup.error());
        if (!setup) continue;
        const std::string record = recordOf(*setup);
        const auto read = recordFromText(record);
        says(read ? "" : read.error(), setting, "record");
        says(answerTo({{"cmd", "replay"}, {"record", QString::fromStdString(record)}}), setting, "replay");
    }
}

} // namespace elgrande::test
