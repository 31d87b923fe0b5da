// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/cli_test.h"

#include "model/observe/observation.h"
#include "model/position/position.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace elgrande::test {

namespace {

std::string text(const QJsonObject& json) { return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString(); }
QJsonObject object(const std::string& text) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

// Plays a random game with the dealer's chance and calls `at` at every decision, chance included.
template <class At>
void playThrough(const Rules& rules, const State& start, const Dealer& dealer, std::uint64_t seed, At at) {
    State state = start;
    ActionList legal;
    Rng rng(seed);
    for (Seat next = advance(rules, state, legal); next != Seat::None;) {
        at(state);
        const Action action = next == Seat::Table ? dealer.answer(state, legal) : legal[rng.below(legal.size())];
        next = play(rules, state, {next, action}, legal);
    }
    at(state);
}

State playOut(const Rules& rules, const State& start, const Dealer& dealer, std::uint64_t seed) {
    State end = start;
    playThrough(rules, start, dealer, seed, [&](const State& state) { end = state; });
    return end;
}

void roundTrip(const Rules& rules, const State& state, const Dealer& dealer, bool playOn) {
    const QJsonObject json = positionToJson(rules, state, dealer);
    const auto loaded = positionFromJson(json);
    expect(static_cast<bool>(loaded), loaded ? "" : loaded.error() + "\n  " + text(json));
    if (!loaded) return;
    expect(loaded->state == state, "the state is another after loading: " + text(json));
    expect(loaded->rules->fingerprint == rules.fingerprint, "the rules are others after loading");
    for (int stack = 0; stack < rules.deck.stackCount; ++stack)
        expect(loaded->dealer.coming(rules, state, stack) == dealer.coming(rules, state, stack),
               "other cards come after loading");
    if (playOn)
        expect(playOut(rules, state, dealer, 7) == playOut(rules, loaded->state, loaded->dealer, 7),
               "it plays on differently");
}

// What a seat is told loads as well and looks the same to it.
void asSeen(const Rules& rules, const State& state, const Dealer& dealer, Seat seat) {
    const QJsonObject json = positionToJson(rules, state, dealer, seat);
    expect(json["seed"].isNull(), "a seat sees the seed");
    expect(rules.rulings.openCastillo || json["castillo"].isNull(), "a seat sees into the Castillo");
    for (const QJsonValue list : json["stacks"].toObject())
        for (qsizetype i = 1; i < list.toArray().size(); ++i)
            expect(list.toArray()[i].isNull(), "a seat sees cards to come");
    for (const QString& colour : json["disks"].toObject().keys())
        expect(colour.toStdString() == rules.colour(seat) || json["disks"].toObject()[colour].isNull(),
               "a seat sees a disk");
    const auto loaded = positionFromJson(json);
    expect(static_cast<bool>(loaded), loaded ? "" : loaded.error() + "\n  " + text(json));
    if (!loaded) return;
    Observation was = observe(rules, state, seat);
    Observation is = observe(rules, loaded->state, seat);
    expect(was == is, "what a seat is told looks different when loaded: " + text(json));
    expect(positionToJson(rules, loaded->state, loaded->dealer, seat) == json,
           "what a seat is told is printed differently again");
}

const char* const kExample =
    R"({"edition": "classic", "expansions": [], "rounds": 9, "options": {}, "round": 3, "starter": "red", "king": "galicia",
 "seats": [{"colour": "red", "score": 12, "grande": "granada", "court": 7, "provinces": 15, "hand": [1, 2, 3],
            "used": [13, 12], "played": 7}, {"colour": "blue", "score": 9, "grande": "sevilla"}],
 "regions": {"granada": {"red": 3, "blue": 1}, "sevilla": {"blue": 2}}, "castillo": {"red": 1},
 "scoreboards": {"8/4/0": "granada"},
 "stacks": {"1": ["intrigue-4-any"], "2": ["veto"], "3": ["score-fours"], "4": ["eviction"], "5": ["king"]},
 "phase": "power"})";

void shortForms() {
    const auto example = positionFromJson(object(kExample));
    expect(static_cast<bool>(example), example ? "" : example.error());
    if (!example) return;
    expect(example->state.at(Area::Provinces, static_cast<Owner>(1)) == 27, "provinces not filled up");
    expect(playOut(*example->rules, example->state, example->dealer, 3).over(), "the example does not play to its end");
    const auto least = positionFromJson(object(R"({"seats":[{"colour":"red"},{"colour":"blue"}]})"));
    expect(static_cast<bool>(least), least ? "" : least.error());
    if (least)
        expect(playOut(*least->rules, least->state, least->dealer, 3).over(), "the least position does not play");
    const auto turn = positionFromJson(object(
        R"({"seats":[{"colour":"red","played":3},{"colour":"blue","played":9},{"colour":"green","played":5}],
            "phase":"turn","to_move":"green","stacks":{"2":["veto","veto","decay-3"],"4":[null,"court-2"]}})"));
    expect(static_cast<bool>(turn), turn ? "" : turn.error());
    if (!turn) return;
    const Rules& rules = *turn->rules;
    expect(activeSeat(rules, turn->state) == seatAt(2) && turn->state.turn == 1, "green should be the second");
    expect(turn->state.offer[3] == Card::None && rules.row(turn->state.offer[1]).id == "veto", "wrong cards on offer");
    const auto coming = turn->dealer.coming(rules, turn->state, 1);
    expect(coming.size() == 10 && rules.row(coming[0]).id == "veto" && rules.row(coming[1]).id == "decay-3",
           "wrong cards to come");
    expect(playOut(rules, turn->state, turn->dealer, 3).over(), "the turn position does not play");
}

} // namespace

void testPositions() {
    shortForms();
    for (const auto& shared : manyRules()) {
        const Rules& rules = *shared;
        for (int game = 0; game < 4; ++game) {
            Setup setup = rules.setup;
            setup.seed = "deal " + std::to_string(game);
            const auto seeded = RulesBuilder::build(setup);
            const Dealer dealer(**seeded, setup.seed);
            int number = 0;
            Rng anySeat(static_cast<std::uint64_t>(game));
            playThrough(**seeded, initialState(**seeded), dealer, static_cast<std::uint64_t>(game),
                        [&](const State& state) {
                            roundTrip(**seeded, state, dealer, number % 40 == 0);
                            asSeen(**seeded, state, dealer, seatAt(anySeat.below((*seeded)->players)));
                            for (Seat seat : (*seeded)->seats()) {
                                int sum = 0;
                                for (int area = 0; area < (*seeded)->map.size; ++area)
                                    sum += state.at(areaAt(area), ownerOf(seat));
                                expect(sum == (*seeded)->flow.pieces, "Caballeros have been lost or found");
                            }
                            ++number;
                        });
        }
        roundTrip(rules, initialState(rules), Dealer(rules, rules.setup.seed), true);
    }
}

void testPositionFaults() {
    const std::pair<const char*, const char*> faults[] = {
        {R"({})", "must have 2 to 5 'seats'"},
        {R"({"seats":[1,2]})", "There is no colour ''"},
        {R"({"seats":[{"colour":"red"},{"colour":"red"}]})", "Two players"},
        {R"({"seats":[{"colour":"red"},{"colour":"pink"}]})", "no colour 'pink'"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"kign":"aragon"})", "'kign'"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"king":"castillo"})", "King"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"king":"atlantis"})", "'atlantis'"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue","grande":"castillo"}]})", "Grande"},
        {R"({"seats":[{"colour":"red","court":31},{"colour":"blue"}]})", "0 to 30"},
        {R"({"seats":[{"colour":"red","court":30},{"colour":"blue"}],"castillo":{"red":1}})", "31 Caballeros"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"regions":{"aragon":{"black":1}}})", "'black'"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"regions":{"aragon":{"red":-1}}})", "integer"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"regions":{"aragon":{"red":1.5}}})", "integer"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"regions":{"aragon":7}})", "not an object"},
        {R"({"seats":[{"colour":"red","hand":[1,1]},{"colour":"blue"}]})", "twice"},
        {R"({"seats":[{"colour":"red","hand":[1],"used":[1]},{"colour":"blue"}]})", "both in hand and used"},
        {R"({"seats":[{"colour":"red","hand":[14]},{"colour":"blue"}]})", "no such card"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"scoreboards":{"8/4/0":"aragon","4/0/0":"aragon"}})",
         "in one place"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"scoreboards":{"9/9/9":"aragon"}})", "9/9/9"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"scoreboards":{"8/4/0":"court"}})", "nothing is scored"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"stacks":{"1":["veto"]}})", "not a card of this stack"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"stacks":{"2":["decay-3","decay-3"]}})", "already elsewhere"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"stacks":{"6":["veto"]}})", "stack '6'"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"round":10})", "round 10"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"rounds":7})", "9 or 6 rounds"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"rounds":6,"round":1})", "round 1"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"phase":"tea"})", "'tea'"},
        {R"({"seats":[{"colour":"red","played":1},{"colour":"blue"}],"phase":"turn"})", "blue"},
        {R"({"seats":[{"colour":"red","played":1},{"colour":"blue","played":1}],"phase":"turn"})", "same power card"},
        {R"({"seats":[{"colour":"red","played":1},{"colour":"blue","played":2}],"phase":"turn","to_move":"green"})",
         "green"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"agenda":[]})", "last round"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"agenda":[{"step":"power"}]})", "flow"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"agenda":[{"step":"flow","n":2,"a":1},{"step":"send","n":3}]})",
         "agenda"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"disks":{"red":"aragon"}})", "disks"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"options":{"open-castillo":"maybe"}})", "maybe"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"edition":"anniversary1"})", "anniversary1"},
        {R"({"seats":[{"colour":"red","played":9},{"colour":"blue","played":3}],"phase":"turn","order":["blue","red"]})",
         "turn order"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"round":2,
             "kept":[{"seat":"red"},{"seat":"red"},{"seat":"blue"}]})",
         "more effects of one kind"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"options":{"no-veto":true},"kept":[{"seat":"red"}]})",
         "more effects of one kind"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"stacks":{"2":["veto"]},"kept":[{"seat":"red"},{"seat":"blue"}]})",
         "more Vetos held"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"options":{"scoreboard-on-castillo":false},
             "scoreboards":{"4/0/0":"castillo"}})",
         "Castillo"},
        {R"({"seats":[{"colour":"red","taken":"veto"},{"colour":"blue"}]})", "already has"},
        {R"({"seats":[{"colour":"red","hand":[]},{"colour":"blue"}]})", "none in hand"},
        {R"({"seats":[{"colour":"red"},{"colour":"blue"}],"castillo":{"yellow":1}})", "not in this game"},
    };
    for (const auto& [json, part] : faults) {
        const auto loaded = positionFromJson(object(json));
        expect(!loaded, std::string("accepted: ") + json);
        if (!loaded)
            expect(loaded.error().find(part) != std::string::npos, std::string(json) + "\n  says: " + loaded.error());
    }
}

// Damages what is printed in the middle of games. Whatever still loads must be playable to its end.
namespace {

QJsonValue damaged(const QJsonValue& value, Rng& rng, int& hits);

QJsonValue someValue(Rng& rng) {
    static const char* const kWords[] = {
        "red",         "blue", "aragon", "castillo",  "court",         "veto",         "power",
        "relocate",    "send", "disk",   "disk-loss", "veto-window",   "score-choice", "place",
        "special-end", "flow", "none",   "king",      "recall",        "evict",        "source",
        "choice",      "",     "veto#2", "send-each", "disk-eviction", "turn"};
    switch (rng.below(8)) {
    case 0:
        return QJsonValue();
    case 1:
        return QJsonValue(rng.below(4));
    case 2:
        return QJsonValue(rng.below(300));
    case 3:
        return QJsonValue(static_cast<double>(rng.next() & 0xffffffffU));
    case 4:
        return QJsonValue(rng.below(2) == 0);
    case 5:
        return QJsonValue(QJsonArray{});
    default:
        return QJsonValue(QString::fromLatin1(kWords[rng.below(static_cast<int>(std::size(kWords)))]));
    }
}

QJsonValue damagedArray(QJsonArray list, Rng& rng, int& hits) {
    const int what = rng.below(6);
    if (list.isEmpty() || what == 0) {
        list.append(list.isEmpty() ? someValue(rng) : list[rng.below(static_cast<int>(list.size()))]);
        ++hits;
        return list;
    }
    const int i = rng.below(static_cast<int>(list.size()));
    if (what == 1) {
        list.removeAt(i);
        ++hits;
    } else if (what == 2) {
        const QJsonValue other = list[rng.below(static_cast<int>(list.size()))];
        list[i] = other;
        ++hits;
    } else {
        list[i] = damaged(list[i], rng, hits);
    }
    return list;
}

QJsonValue damaged(const QJsonValue& value, Rng& rng, int& hits) {
    if (value.isObject() && rng.below(12) != 0) {
        QJsonObject json = value.toObject();
        const QStringList keys = json.keys();
        if (keys.isEmpty()) return value;
        const QString& key = keys[rng.below(static_cast<int>(keys.size()))];
        if (rng.below(12) == 0) {
            json.remove(key);
            ++hits;
        } else {
            json[key] = damaged(json[key], rng, hits);
        }
        return json;
    }
    if (value.isArray() && rng.below(12) != 0) return damagedArray(value.toArray(), rng, hits);
    ++hits;
    if (value.isDouble() && rng.below(2) == 0) return QJsonValue(value.toInt() + rng.below(5) - 2);
    return someValue(rng);
}

} // namespace

void fuzzPositions() {
    Rng rng(20261121);
    int loads = 0;
    int tries = 0;
    for (const auto& shared : manyRules()) {
        const Rules& rules = *shared;
        const Dealer dealer(rules, "fuzz");
        playThrough(rules, initialState(rules), dealer, rng.next(), [&](const State& state) {
            for (int i = 0; i < 6; ++i) {
                QJsonObject json = positionToJson(rules, state, dealer);
                int hits = 0;
                if (rng.below(2) == 0) {
                    json["agenda"] = damaged(json["agenda"], rng, hits);
                } else {
                    for (int n = 1 + rng.below(3); n > 0; --n) json = damaged(json, rng, hits).toObject();
                }
                ++tries;
                const auto loaded = positionFromJson(json);
                if (!loaded) {
                    expect(loaded.error().size() > 10 && loaded.error().back() == '.',
                           "no sentence: " + loaded.error());
                    continue;
                }
                ++loads;
                State probe = loaded->state;
                for (Seat seat : actors(*loaded->rules, probe))
                    if (seat != Seat::Table) decisionFor(*loaded->rules, probe, seat);
                expect(playOut(*loaded->rules, loaded->state, loaded->dealer, rng.next()).over(),
                       "a damaged position does not play on");
            }
        });
    }
    std::printf("fuzz: %d damaged positions, %d of them still load\n", tries, loads);
    expect(loads > 50 && loads < tries, "the fuzz finds no middle");
}

} // namespace elgrande::test
