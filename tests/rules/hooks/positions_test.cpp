// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions with everything that expansions add: tokens, cards before a seat, owners without a seat, hidden hands and
// bytes, corrections. What is written loads again as it was.
#include "tests/rules/hooks/full_table.h"

#include "model/observe/catalogue.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"

#include <QJsonArray>

namespace elgrande::hooks {

namespace {

void everythingLoadsAgain() {
    const Table table = fullTable();
    const QJsonObject json = written(table);
    const auto loaded = positionFromJson(json);
    expect(static_cast<bool>(loaded), loaded ? "" : loaded.error() + "\n  " + text(json));
    if (!loaded) return;
    expect(loaded->state == table.state, "another table is loaded from " + text(json));
    same(loaded->rules->fingerprint, table.rules.fingerprint, "other rules are loaded");
    expect(positionToJson(*loaded->rules, loaded->state, loaded->dealer) == json, "it is written differently again");
}

// Where several tokens are alike, nobody has to know in which order a table has them.
void copiesMayBeToldInAnyOrder() {
    const Table table = fullTable();
    QJsonObject json = written(table);
    QJsonObject tokens = json["tokens"].toObject();
    tokens["disc"] = QJsonArray{QJsonValue::Null, "blue", "sevilla"};
    json["tokens"] = tokens;
    const auto loaded = positionFromJson(json);
    expect(loaded && loaded->state == table.state, "another table is loaded from " + text(json));
}

// As people read it.
void everythingIsNamed() {
    const Table table = fullTable();
    const QJsonObject json = written(table);
    const QJsonArray discs = json["tokens"]["disc"].toArray();
    expect(discs == QJsonArray{"sevilla", "blue", QJsonValue::Null}, "the discs are written " + text(json));
    expect(json["tokens"]["flag"] == "yellow", "the flag lies before yellow");
    expect(!json["tokens"].toObject().contains("king"), "the King is told twice");
    expect(json["regions"]["aragon"]["black"] == 3 && json["regions"]["provinces"]["black"] == 1,
           "the black ones should be told");
    expect(json["seats"][0]["before"] == QJsonArray{QJsonValue::Null, "charter"}, "the charter should be told");
    expect(json["seats"][0]["spent"] == 4 && json["shuffles"] == 3, "what is spent and shuffled should be told");
    expect(json["placing"] == QJsonObject{{"count", 3}, {"mode", 1}}, "what may be placed should be told");
    expect(json["kept"] == QJsonArray{QJsonObject{{"kind", "truce"}, {"seat", "yellow"}, {"until", 255}, {"data", 9}}},
           "the truce should be told");
    expect(json["slots"] == "2a", "the chest should be told");
    expect(json["seats"][1]["hand"].toArray().contains("joker"), "the joker should be told by its name");
    expect(json["king"] == "castilla_la_nueva", "the King should be told");
}

// For a seat: no hand of others, no Castillo, no seed; how many cards there are is public.
void secretsAreLeftOut() {
    Table table([](RulesBuilder& builder) { builder.hideHands(); });
    table.at(Area::Castillo, kBlue, 2);
    table.state.hand[1] &= ~3U;
    table.state.used[1] |= 3U;
    table.beginTurn({"intrigue-2-from-court"});
    const QJsonObject seen = written(table, kRed);
    expect(seen["seats"][1]["hand"].isNull() && seen["seats"][1]["hand_size"] == 10, "blue's hand: " + text(seen));
    expect(seen["seats"][0]["hand"].isArray(), "the own hand should be seen");
    expect(seen["castillo"].isNull() && seen["seed"].isNull(), "Castillo or seed are seen");
    const auto loaded = positionFromJson(seen);
    expect(static_cast<bool>(loaded), loaded ? "" : loaded.error());
    if (!loaded) return;
    same(std::popcount(loaded->state.hand[1]), 10, "blue's hand should have ten cards");
    same(loaded->state.at(Area::Castillo, ownerOf(kBlue)), 2, "blue's missing ones can only be in the Castillo");
}

void dummiesAreWritten() {
    Table table([](RulesBuilder& builder) { builder.addDummy(); }, 2);
    table.at(Area::Granada, kYellow, 4);
    table.state.score[2] = 0;
    table.beginTurn({"king", "intrigue-2-from-court"});
    table.state.order = {kRed, kBlue, kYellow, Seat::None, Seat::None};
    const QJsonObject json = written(table);
    expect(json["seats"].toArray().size() == 2 && json["dummies"].toArray().size() == 1,
           "who sits where: " + text(json));
    expect(json["regions"]["granada"]["dummy"] == 4, "the dummy's Caballeros should be told");
    expect(json["order"].toArray().contains("dummy"), "the dummy's place in the turn order should be told");
    const auto loaded = positionFromJson(json);
    expect(static_cast<bool>(loaded), loaded ? "" : loaded.error() + "\n  " + text(json));
    if (loaded) expect(loaded->state == table.state, "another table is loaded from " + text(json));
    QJsonObject wrong = json;
    wrong["starter"] = "dummy";
    expect(!positionFromJson(wrong), "where nobody sits nobody can begin");
}

// The short form: it may be the turn of a colour at whose seat nobody sits, which runs by itself.
void dummiesHaveTurns() {
    Table table([](RulesBuilder& builder) { builder.addDummy(); }, 2);
    table.beginTurn({"king", "intrigue-2-from-court"});
    QJsonObject json = written(table);
    for (const char* each : {"agenda", "order", "turn", "parts", "rounds_begun"}) json.remove(each);
    json["phase"] = "turn";
    json["to_move"] = "dummy";
    QJsonObject seat = json["dummies"][0].toObject();
    seat["played"] = 2;
    seat.remove("hand");
    seat.remove("used");
    json["dummies"] = QJsonArray{seat};
    const auto loaded = positionFromJson(json);
    expect(static_cast<bool>(loaded), loaded ? "" : loaded.error() + "\n  " + text(json));
    if (!loaded) return;
    same(activeSeat(*loaded->rules, loaded->state), kYellow, "it should be the third colour's turn");
    State state = loaded->state;
    ActionList legal;
    const Seat asked = advance(*loaded->rules, state, legal);
    expect(asked != kYellow && !legal.empty(), "and then somebody else should be asked");
    seat.remove("played");
    json["dummies"] = QJsonArray{seat};
    expect(!positionFromJson(json), "without a power card it has no place in the turn order");
}

void dummiesHaveNames() {
    Table table(
        [](RulesBuilder& builder) {
            builder.addDummy();
            builder.addDummy();
        },
        2);
    const Seat second = seatAt(3);
    same(table.rules.ownerName(ownerOf(kYellow)), std::string("dummy"), "the first one's name");
    same(table.rules.ownerName(ownerOf(second)), std::string("dummy-2"), "the second one's name");
    const auto read = operandFromText(table.rules, Operand::Owner, "dummy-2");
    expect(read && *read == index(second), "the name should lead to the second one");
    same(catalogueOf(table.rules).colours.back(), std::string("dummy-2"), "and be told to the window");
    same(catalogueOf(table.rules).seats(), 4, "which has four seats to show");
    expect(!catalogueOf(table.rules).isPlayed(kYellow) && catalogueOf(table.rules).isPlayed(kBlue),
           "two of them played");
}

void setupsTravelAlong() {
    const Folders none({});
    Setup setup = playing({});
    setup.houseRules = true;
    setup.corrections["grande"].caballeros = 2;
    setup.corrections["grande"].texts["title.de"] = "Größe; 100 %";
    setup.options["starter"] = "blue";
    Table table(setup);
    table.beginTurn({"grande"});
    const QJsonObject json = written(table);
    expect(json["house_rules"] == true, "the house rules should be told");
    const auto loaded = positionFromJson(json);
    expect(static_cast<bool>(loaded), loaded ? "" : loaded.error());
    if (!loaded) return;
    expect(loaded->rules->setup.corrections == table.rules.setup.corrections, "corrections are lost");
    expect(loaded->rules->setup.houseRules && loaded->rules->optionValue("starter") == "blue", "the setup is another");
    const auto read = setupFromJson(QJsonObject{{"players", 2},
                                                {"seats", QJsonArray{"green", "red"}},
                                                {"options", QJsonObject{{"open-castillo", true}}},
                                                {"corrections", "grande copies=1"},
                                                {"house_rules", true}});
    expect(static_cast<bool>(read), read ? "" : read.error());
    if (!read) return;
    expect(read->colours == std::vector<std::string>{"green", "red"} && read->players == 2, "other seats are read");
    expect(read->options.at("open-castillo") == "true" && read->houseRules, "other options are read");
    expect(read->corrections.at("grande").copies == 1, "other corrections are read");
    for (const QJsonObject& wrong :
         {QJsonObject{{"players", 7}}, QJsonObject{{"house_rules", "yes"}}, QJsonObject{{"corrections", "x y"}},
          QJsonObject{{"options", QJsonObject{{"open-castillo", 1}}}}, QJsonObject{{"seats", QJsonArray{1}}},
          QJsonObject{{"colours", "red"}}, QJsonObject{{"expansions", QJsonArray{true}}}, QJsonObject{{"rounds", "9"}}})
        expect(!setupFromJson(wrong), "a setup is read: " + text(wrong));
}

} // namespace

void testPositions() {
    everythingLoadsAgain();
    copiesMayBeToldInAnyOrder();
    everythingIsNamed();
    secretsAreLeftOut();
    dummiesAreWritten();
    dummiesHaveTurns();
    dummiesHaveNames();
    setupsTravelAlong();
}

} // namespace elgrande::hooks
