// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions that cannot be: one thing is changed in a position that loads, and the sentence that refuses it must say
// what.
#include "tests/rules/hooks/full_table.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace elgrande::hooks {

namespace {

// Each changes one field of a position that loads; the sentence that refuses it must say what is wrong.
struct Wrong {
    const char* field;
    QJsonValue value;
    const char* says;
};

void wrongThingsAreRefused() {
    const Table table = fullTable();
    const QJsonObject good = written(table);
    const auto object = [](const char* json) { return QJsonValue(QJsonDocument::fromJson(json).object()); };
    const auto list = [](const char* json) { return QJsonValue(QJsonDocument::fromJson(json).array()); };
    const Wrong wrong[] = {
        {"tokens", object(R"({"disc":["sevilla","blue",null,"aragon"]})"), "more 'disc' tokens than"},
        {"tokens", object(R"({"disc":"atlantis"})"), "'atlantis'"},
        {"tokens", object(R"({"moon":"sevilla"})"), "'moon'"},
        {"tokens", object(R"({"flag":["blue","red"]})"), "more 'flag' tokens than"},
        {"tokens", QJsonValue(7), "not an object"},
        {"scoreboards", object(R"({"flag":"sevilla"})"), "not a scoreboard"},
        {"regions", object(R"({"ship":{"black":3}})"), "than there is room for"},
        {"regions", object(R"({"castillo":{"blue":1}})"), "instead of 'castillo'"},
        {"regions", object(R"({"court":{"blue":1}})"), "belongs under 'seats'"},
        {"regions", object(R"({"aragon":{"black":121}})"), "0 to 6"},
        {"regions", object(R"({"aragon":{"green":1}})"), "not in this game"},
        {"kept", list(R"([{"kind":"peace","seat":"red"}])"), "kind that does not exist in this game"},
        {"kept", list(R"([{"kind":"truce"},{"kind":"truce"},{"kind":"truce"}])"), "more effects of one kind"},
        {"kept", list(R"([{"kind":"veto"}])"), "no seat holds it"},
        {"kept", list(R"([{"kind":"veto","seat":"red","until":9}])"), "integer from 1 to 2"},
        {"kept", list("[7]"), "not an object"},
        {"slots", QJsonValue("2"), "1 bytes"},
        {"slots", QJsonValue("2A"), "hexadecimal"},
        {"slots", QJsonValue("2a2a"), "1 bytes"},
        {"placing", object(R"({"count":99})"), "integer"},
        {"placing", object(R"({"colour":1})"), "'colour'"},
        {"shuffles", QJsonValue(-1), "integer"},
        {"parts", QJsonValue(4), "integer from 0 to 3"},
        {"turn", QJsonValue(4), "integer from 0 to 3"},
        {"round", QJsonValue(2), "integer from 2 to 2"},
        {"starter", QJsonValue("green"), "'green'"},
        {"order", list(R"(["red","blue"])"), "every seat once"},
        {"order", list(R"(["red","blue","blue"])"), "every seat once"},
        {"order", list(R"(["red","yellow","blue"])"), "does not follow from the power cards"},
        {"order", list(R"(["red","blue","yellow","red"])"), "more seats in 'order'"},
        {"agenda", list("[]"), "last round"},
        {"agenda", list(R"([{"step":"flow","n":5,"a":1}])"), "asks nobody"},
        {"agenda", list(R"([{"step":"flow","n":5,"a":1},{"step":"turn","seat":"green"}])"), "'green'"},
        {"agenda", list(R"([{"step":"flow","n":5,"a":1},{"step":"turn","seat":"blue"}])"),
         "is impossible at this point"},
        {"agenda", list(R"([{"step":"flow","n":5,"a":1},{"step":"place","seat":"red","n":2}])"),
         "is impossible at this point"},
        {"agenda", list(R"([{"step":"dance"}])"), "'dance'"},
        {"agenda", list(R"([{"seat":"red"}])"), "no name"},
        {"agenda", list(R"([{"step":"flow","n":256,"a":1}])"), "0 to 255"},
        {"special", object(R"({"seat":"red","card":"intrigue-4-own"})"), "disagree"},
        {"special", object(R"({"seat":"red","card":"grande"})"), "is not in front of the seat"},
        {"special", object("{}"), "does not name a seat"},
        {"disks", object(R"({"red":"aragon"})"), "nobody asked for"},
        {"castillo", object(R"({"red":27})"), "but there are only 30"},
        {"stacks", object(R"({"9":[]})"), "stack '9'"},
        {"left", object(R"({"2":["decay-3","decay-3"]})"), "already elsewhere"},
        {"offer", object(R"({"1":"intrigue-3-any"})"), "whose card has been taken"},
        {"offer", object(R"({"2":"grande"})"), "not a card of this stack"},
        {"moon", QJsonValue("full"), "'moon'"},
        {"options", object(R"({"moonlight":true})"), "'moonlight'"},
        {"corrections", QJsonValue("moon copies=1"), "'moon'"},
        {"expansions", list(R"(["made-up","moon"])"), "'moon'"},
        {"phase", QJsonValue("lunch"), "'lunch'"},
    };
    for (const Wrong& each : wrong) {
        QJsonObject json = good;
        json[QLatin1String(each.field)] = each.value;
        const auto loaded = positionFromJson(json);
        const std::string what = std::string(each.field) + " " + text(QJsonObject{{"is", each.value}});
        expect(!loaded, "accepted: " + what);
        if (!loaded)
            expect(loaded.error().find(each.says) != std::string::npos,
                   what + " is refused like this: " + loaded.error());
    }
}

void wrongSeatsAreRefused() {
    const Table table = fullTable();
    const QJsonObject good = written(table);
    const auto list = [](const char* json) { return QJsonValue(QJsonDocument::fromJson(json).array()); };
    const Wrong wrong[] = {
        {"grande", QJsonValue("ship"), "outside the regions"},
        {"played", QJsonValue("14"), "no such card"},
        {"hand", list(R"(["joker","joker"])"), "twice"},
        {"used", list(R"([99])"), "no such card"},
        {"returned", list("[13]"), "not in hand"},
        {"before", list(R"(["intrigue-4-own"])"), "already elsewhere"},
        {"before", list(R"(["moon"])"), "not a card"},
        {"taken", QJsonValue("charter"), "neither on offer nor taken"},
        {"spent", QJsonValue(8), "integer"},
        {"score", QJsonValue(1.5), "integer"},
        {"court", QJsonValue("many"), "integer"},
        {"provinces", QJsonValue(30), "Caballeros"},
        {"colour", QJsonValue("pink"), "'pink'"},
        {"hat", QJsonValue("feather"), "'hat'"},
    };
    for (const Wrong& each : wrong) {
        QJsonObject json = good;
        QJsonArray seats = json["seats"].toArray();
        QJsonObject red = seats[0].toObject();
        red[QLatin1String(each.field)] = each.value;
        seats[0] = red;
        json["seats"] = seats;
        const auto loaded = positionFromJson(json);
        const std::string what = std::string("red's ") + each.field + " " + text(QJsonObject{{"is", each.value}});
        expect(!loaded, "accepted: " + what);
        if (!loaded)
            expect(loaded.error().find(each.says) != std::string::npos,
                   what + " is refused like this: " + loaded.error());
    }
}

// In the middle of a special action with a Veto lying open.
void brokenSpecialsAreRefused() {
    Table table;
    table.at(Area::Aragon, kRed, 3);
    const CardInPlay& veto = table.rules.card(cardOf(table.rules, "veto"));
    table.state.left[veto.stack] &= ~(1U << veto.place);
    keep(table.state, {kKeptVeto, kBlue, 2, 0});
    table.beginTurn({"intrigue-4-own"});
    table.play("special; allow; move red aragon sevilla");
    same(table.decision(), std::string("veto"), "blue should be asked");
    const QJsonObject good = written(table);
    expect(static_cast<bool>(positionFromJson(good)), "the position should load: " + text(good));
    const auto refused = [&](const char* says, auto change) {
        QJsonObject json = good;
        change(json);
        const auto loaded = positionFromJson(json);
        expect(!loaded && loaded.error().find(says) != std::string::npos,
               std::string(says) + " is not said, but: " + (loaded ? "nothing" : loaded.error()));
    };
    const auto last = [](QJsonObject& json, const char* field, const QJsonValue& value) {
        QJsonArray agenda = json["agenda"].toArray();
        QJsonObject window = agenda.last().toObject();
        window[QLatin1String(field)] = value;
        agenda[agenda.size() - 1] = window;
        json["agenda"] = agenda;
    };
    refused("is impossible at this point", [](QJsonObject& json) { json["parts"] = 0; });
    refused("not legal", [&](QJsonObject& json) {
        last(json, "data", static_cast<qint64>(packed(act(ActionKind::Relocate, 1, Area::Aragon, Area::Sevilla))));
    });
    refused("cannot be vetoed",
            [&](QJsonObject& json) { last(json, "data", static_cast<qint64>(packed(act(ActionKind::Done)))); });
    refused("unknown kind", [&](QJsonObject& json) {
        last(json, "a", 2);
        last(json, "seat", QJsonValue::Null);
        last(json, "data", static_cast<qint64>(packed(Action{})));
    });
    refused("nobody can use", [](QJsonObject& json) { json["kept"] = QJsonArray{}; });
    refused("nobody can use", [&](QJsonObject& json) { last(json, "n", 7); });
    refused("has just been passed", [](QJsonObject& json) {
        json["special"] = QJsonObject{{"seat", "red"}, {"card", "intrigue-4-own"}, {"granted", 1}};
    });
    refused("does not name the seat", [](QJsonObject& json) { json["special"] = QJsonValue::Null; });
}

} // namespace

void testWrongPositions() {
    wrongThingsAreRefused();
    wrongSeatsAreRefused();
    brokenSpecialsAreRefused();
}

} // namespace elgrande::hooks
