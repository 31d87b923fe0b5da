// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/client.h"

#include "tests/sets.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>

namespace elgrande::test {

namespace {

void wholeGame() {
    Client client;
    client.good({{"cmd", "new"}, {"setup", QJsonObject{{"players", 3}, {"seed", "7"}}}});
    Rng rng(3);
    QStringList kinds;
    int moves = 0;
    while (true) {
        const QJsonObject reply = client.good({{"cmd", "decision"}});
        if (reply["decision"].isNull()) {
            expect(reply["final"].toObject()["scores"].toObject().size() == 3, "no scores at the end");
            expect(!reply["final"].toObject()["winners"].toArray().isEmpty(), "no winners at the end");
            break;
        }
        const QJsonArray legal = reply["decision"].toObject()["moves"].toArray();
        const QString kind = reply["decision"].toObject()["kind"].toString();
        if (!kinds.contains(kind)) kinds << kind;
        expect(legal.size() > 1, "a question without a choice");
        const QJsonObject played =
            client.good({{"cmd", "play"}, {"move", legal[rng.below(static_cast<int>(legal.size()))]}});
        if (kind != "veto") expect(played["events"].isArray(), "a move without events");
        for (const QJsonValue each : played["events"].toArray()) {
            const QString event = each["event"].toString();
            if (event == "court-filled" || event == "castillo-counted")
                expect(each["count"].toInt() > 0, "an event that does not say how many: " + event.toStdString());
            if (event == "round-began") expect(each["round"].toInt() > 0, "a round without a number");
        }
        if (++moves % 50 == 0) { // what is printed loads, and a record leads to the same place
            const QJsonObject all = client.good({{"cmd", "state"}})["position"].toObject();
            Client other;
            expect(other.good({{"cmd", "position"}, {"position", all}})["position"].toObject() == all,
                   "another position");
            const QJsonValue record = client.good({{"cmd", "record"}})["record"];
            expect(other.good({{"cmd", "replay"}, {"record", record}})["position"].toObject() == all, "another replay");
            client.good({{"cmd", "state"}, {"seat", "blue"}});
            client.good({{"cmd", "score"}, {"place", "general"}});
            client.good({{"cmd", "think"}, {"agent", "greedy"}, {"seed", 4}, {"ms", 200}});
        }
    }
    expect(kinds.size() > 8, "the random game meets few kinds of decisions");
    client.refused(R"({"cmd":"play","move":"done"})", "illegal-move");
}

// `play` answers with what the table sees: which card is taken back only where used power cards lie open, or where it
// is the topmost of an open pile. What a seat's view shows can be loaded.
void takenBackUnseen() {
    struct Case {
        QJsonValue option;
        int take;
        bool told;
        QJsonValue top; // what the view shows afterwards, if not all
    };
    for (const Case& each : {Case{true, 5, true, {}}, Case{false, 5, false, {}}, Case{false, 13, false, {}},
                             Case{"top", 5, false, 13}, Case{"top", 13, true, 5}}) {
        Client client;
        const QJsonObject position{
            {"edition", "bigbox"},
            {"options", QJsonObject{{"used-power-open", each.option}}},
            {"seats", QJsonArray{QJsonObject{{"colour", "red"}, {"used", QJsonArray{3, 5}}, {"played", 13}},
                                 QJsonObject{{"colour", "blue"}, {"played", 12}}}},
            {"round", 3},
            {"phase", "turn"},
            {"stacks", QJsonObject{{"4", QJsonArray{"power-back"}}}}};
        client.good({{"cmd", "position"}, {"position", position}});
        const auto seen = [&] {
            const QJsonObject view = client.good({{"cmd", "state"}, {"seat", "blue"}})["position"].toObject();
            return view["seats"].toArray()[0].toObject();
        };
        const QJsonObject view = client.good({{"cmd", "state"}, {"seat", "blue"}})["position"].toObject();
        expect(view["options"]["used-power-open"] == each.option, "a switch is no boolean any more");
        for (const char* move : {"action power-back", "special"}) client.good({{"cmd", "play"}, {"move", move}});
        const QString move = QStringLiteral("take %1").arg(each.take);
        const QJsonArray events = client.good({{"cmd", "play"}, {"move", move}})["events"].toArray();
        int taken = 0;
        for (const QJsonValue event : events) {
            if (event["event"].toString() != "power-taken-back") continue;
            ++taken;
            expect(event["power"].isNull() != each.told, "which card is taken back is told against the ruling");
        }
        expect(taken == 1, "nobody tells that a card is taken back");
        const QJsonObject red = seen();
        const auto tells = [&red](const char* what, int power) { return red[what].toArray().contains(power); };
        const bool open = each.option == true;
        expect(red["used"].isNull() != open, "used cards are seen against the ruling");
        expect(!open || (!tells("used", 5) && tells("used", 3) && tells("hand", 5)),
               "what is missing from an open pile is not seen in hand");
        expect(open || (red["hand"].isNull() && red["returned"].isNull()), "a card taken back unseen is told");
        expect(red["top"] == each.top || (red["top"].isUndefined() && each.top.isNull()),
               "another card lies on top of the pile");
        const QJsonObject own = client.good({{"cmd", "state"}, {"seat", "red"}})["position"].toObject();
        expect(own["seats"].toArray()[0].toObject()["hand"].toArray().contains(each.take), "the own card is not seen");
        const QJsonObject again = client.good({{"cmd", "state"}, {"seat", "blue"}})["position"].toObject();
        client.good({{"cmd", "position"}, {"position", again}});
        expect(seen() == red, "a view that is loaded shows something else");
    }
}

// `general` is what the general scoring would give, a place what a special scoring of it would.
void scoringsAreTold() {
    if (!tests::hasExpansion("grandissimo")) return;
    Client client;
    const QJsonObject boycott{{"kind", "gr-boycott"}, {"seat", "red"}, {"until", 255}, {"data", 8}};
    const QJsonObject alliance{{"kind", "gr-alliance"}, {"seat", "red"}, {"until", 255}, {"data", 7 + 32 * 2}};
    const QJsonObject position{
        {"expansions", QJsonArray{"grandissimo"}},
        {"round", 2},
        {"king", "aragon"},
        {"seats", QJsonArray{QJsonObject{{"colour", "red"}, {"grande", "granada"}}, QJsonObject{{"colour", "blue"}},
                             QJsonObject{{"colour", "yellow"}}}},
        {"regions", QJsonObject{{"valencia", QJsonObject{{"blue", 2}, {"yellow", 1}}},
                                {"granada", QJsonObject{{"red", 1}, {"blue", 2}}}}},
        {"kept", QJsonArray{boycott, alliance}}};
    client.good({{"cmd", "position"}, {"position", position}});
    const auto points = [&](const char* place) {
        const QJsonObject sums = client.good({{"cmd", "score"}, {"place", place}})["points"].toObject();
        return std::array{sums["red"].toInt(), sums["blue"].toInt(), sums["yellow"].toInt()};
    };
    expect(points("granada") == std::array{3, 6, 0}, "a special scoring counts an alliance");
    expect(points("valencia") == std::array{0, 5, 3}, "a special scoring heeds a boycott");
    expect(points("general") == std::array{3, 6, 3}, "the general scoring is told wrong");
}

// Whatever hello lists, help explains, and nothing else is taken.
void commandsAreDescribed() {
    Client client;
    const QJsonArray names = client.good({{"cmd", "hello"}})["commands"].toArray();
    const QJsonArray described = client.good({{"cmd", "help"}})["commands"].toArray();
    expect(names.size() == described.size() && names.size() > 12, "help does not describe every command");
    client.good({{"cmd", "new"}});
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QJsonObject each = described[i].toObject();
        expect(each["cmd"] == names[i] && !each["what"].toString().isEmpty(), "a command without a description");
        const QString name = names[i].toString();
        expect(client.good({{"cmd", "help"}, {"command", name}})["commands"].toArray()[0] == each, "help about one");
        const QJsonObject reply = client.ask(QJsonObject{{"cmd", name}, {"plaeyrs", 3}});
        const QJsonObject refused = reply["error"].toObject();
        expect(refused["code"] == "bad-argument" && refused["message"].toString().contains("plaeyrs"),
               "an unknown argument of " + name.toStdString());
        for (const QString& key : each["arguments"].toObject().keys()) { // null is a missing argument or a wrong one
            const QJsonObject error =
                client.ask(QJsonObject{{"cmd", name}, {key, QJsonValue::Null}})["error"].toObject();
            expect(!error["message"].toString().contains("is not an argument"),
                   "an argument that help lists is refused");
        }
    }
    client.refused(R"({"cmd":"help","command":"fly"})", "bad-argument");
}

void playersHaveNames() {
    Client client;
    client.good({{"cmd", "new"},
                 {"setup", QJsonObject{{"players", 2}}},
                 {"names", QJsonArray{"Ada \"the\" Great", QString::fromUtf8("Inés")}}});
    const QString record = client.good({{"cmd", "record"}})["record"].toString();
    expect(record.contains(R"([Red "Ada \"the\" Great"])") && record.contains(QString::fromUtf8("[Blue \"Inés\"]")),
           "names are not in the record: " + record.left(400).toStdString());
    client.good({{"cmd", "replay"}, {"record", record}});
    expect(client.good({{"cmd", "record"}})["record"].toString() == record, "names do not survive a replay");
    for (const char* names : {"[\"Ada\"]", "[\"Ada\",3,\"Bo\",\"Cy\"]", "\"Ada\"", "null"})
        client.refused(QByteArray(R"({"cmd":"new","names":)") + names + "}", "bad-argument");
}

} // namespace

void testProtocol() {
    Client client;
    const QJsonObject hello = client.good({{"cmd", "hello"}, {"id", 7}});
    expect(hello["id"].toInt() == 7 && hello["protocol"].toInt() == 1, "hello");
    for (const char* field : {"editions", "expansions", "options", "agents"})
        expect(hello[QLatin1String(field)].isArray(), field);
    expect(client.good({{"cmd", "hello"}, {"id", QJsonValue::Null}}).contains("id"), "the id null is not repeated");
    expect(!client.good({{"cmd", "hello"}}).contains("id"), "an id that was not given");
    for (const QString edition : {"classic", "bigbox"}) // where some may stay, not all of them have to go
        for (const QJsonValue each : client.good({{"cmd", "cards"}, {"edition", edition}})["cards"].toArray())
            if (each["id"].toString() == "intrigue-all-own")
                expect(each["required"].toBool() == (edition == "bigbox"), "whether all own ones must leave");
    const QJsonArray cards = client.good({{"cmd", "cards"}, {"edition", "classic"}})["cards"].toArray();
    int copies = 0;
    for (const QJsonValue each : cards) {
        copies += each["copies"].toInt();
        expect(!each["title"].toString().isEmpty() && !each["text"].toString().isEmpty(),
               "a card without words: " + each["id"].toString().toStdString());
    }
    expect(copies == 45, "there should be 45 action cards, not " + std::to_string(copies));

    commandsAreDescribed();

    const QJsonObject setup{{"players", 2}, {"seed", "x"}};
    const QJsonObject one = client.good({{"cmd", "new"}, {"setup", setup}});
    expect(client.good({{"cmd", "new"}, {"setup", setup}}) == one, "the same setup gives another game");
    const QJsonObject position = client.good({{"cmd", "state"}})["position"].toObject();
    client.refused(R"({"cmd":"new","setup":{"players":9}})", "bad-argument");
    client.refused(R"({"cmd":"position","position":{"seats":[]}})", "bad-argument");
    client.refused(R"({"cmd":"replay","record":"[Game"})", "bad-argument");
    client.refused(R"({"cmd":"play","move":"power 14"})", "illegal-move");
    client.refused(R"({"cmd":"play","move":"power 1 "})", "illegal-move");
    expect(client.good({{"cmd", "state"}})["position"].toObject() == position, "a refused request changes the game");

    const QJsonObject run{{"cmd", "playout"}, {"setup", setup}, {"agent", "random"}, {"games", 50}, {"seed", "1"}};
    const QJsonObject first = client.good(run);
    QJsonObject threaded = run;
    threaded["threads"] = 3;
    expect(client.good(threaded)["digest"] == first["digest"] && first["digest"].toString().size() == 16,
           "the digest depends on threads");
    QJsonObject endless = run;
    endless["games"] = 1000000000;
    endless["ms"] = 50;
    for (const int threads : {1, 3}) {
        endless["threads"] = threads;
        const QJsonObject stopped = client.good(endless);
        expect(stopped["games"].toInt() >= threads && stopped["games"].toInt() < 1000000, "a run is not stopped");
        expect(!stopped.contains("digest"), "a run that was stopped has a digest");
    }
    client.good({{"cmd", "quit"}});
    expect(client.finished(), "quit does not quit");
    wholeGame();
    takenBackUnseen();
    scoringsAreTold();
    playersHaveNames();
}

void testProtocolGarbage() {
    Client client;
    for (const char* line : {"", " ", "{", "}", "null", "1", "[]", "\"x\"", "{\"cmd\":}", "{\"cmd\":\"hello\"",
                             "\xff\xfe", "{\"cmd\":\"hello\"}x"})
        client.refused(line, "bad-json");
    client.refused(QByteArray("{\"cmd\":\"hello\"\0}", 16), "bad-json");
    client.refused(QByteArray(5000, '['), "bad-json");
    client.refused("{\"cmd\":\"hello\",\"x\":\"" + QByteArray(cli::kLongestLine, 'a') + "\"}", "bad-json");
    client.refused("{}", "unknown-command");
    client.refused(R"({"cmd":7})", "unknown-command");
    client.refused(R"({"cmd":"Hello"})", "unknown-command");
    client.refused(R"({"cmd":"hello","id":[1]})", "bad-argument");
    for (const char* name : {"state", "decision", "play", "score", "record", "think"})
        client.refused(QByteArray("{\"cmd\":\"") + name + "\"}", "no-game");
    client.refused(R"({"cmd":"cards","edition":"none"})", "bad-argument");
    client.refused(R"({"cmd":"cards","expansions":"veto"})", "bad-argument");
    client.refused(R"({"cmd":"new","setup":[]})", "bad-argument");
    client.refused(R"({"cmd":"new","setup":{"seed":1}})", "bad-argument");
    client.refused(R"({"cmd":"new","setup":{"plaeyrs":3}})", "bad-argument");
    client.refused(R"({"cmd":"playout","agent":"greedy"})", "unsupported");
    client.refused(R"({"cmd":"playout","games":0})", "bad-argument");
    client.refused(R"({"cmd":"playout","games":1e300})", "bad-argument");
    client.good({{"cmd", "new"}});
    client.refused(R"({"cmd":"state","seat":"brown"})", "bad-argument");
    client.refused(R"({"cmd":"state","seat":3})", "bad-argument");
    client.refused(R"({"cmd":"decision","seat":"green!"})", "bad-argument");
    client.refused(R"({"cmd":"play"})", "bad-argument");
    client.refused(R"({"cmd":"play","move":3})", "bad-argument");
    client.refused(R"({"cmd":"score","place":"court"})", "bad-argument");
    client.refused(R"({"cmd":"score"})", "bad-argument");
    client.refused(R"({"cmd":"think","agent":"deep blue"})", "unsupported");
    client.refused(R"({"cmd":"think","ms":-5})", "bad-argument");
    client.refused(R"({"cmd":"replay","record":"","until":-1})", "bad-argument");

    // Requests with bytes changed at random: always one object back, never a changed game.
    const QJsonObject before = client.good({{"cmd", "state"}});
    const QByteArray good[] = {R"({"cmd":"state","seat":"red","id":1})", R"({"cmd":"score","place":"aragon"})",
                               R"({"cmd":"think","agent":"random","simulations":3})", R"({"cmd":"decision"})",
                               R"({"cmd":"cards","edition":"bigbox","expansions":[]})"};
    Rng rng(99);
    for (int i = 0; i < 20000; ++i) {
        QByteArray line = good[rng.below(5)];
        for (int n = rng.below(4); n >= 0; --n)
            line[rng.below(static_cast<int>(line.size()))] = static_cast<char>(rng.below(256));
        client.ask(line);
    }
    expect(client.good({{"cmd", "state"}}) == before, "garbage has changed the game");
}

} // namespace elgrande::test
