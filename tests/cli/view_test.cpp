// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a seat is told of the table (`state` of a seat, the question to a program) loads again as what the seat sees,
// and whoever is asked is asked the same: random games of every set and edition, and the cases that once went wrong.
#include "tests/cli/client.h"
#include "tests/property/random_game.h"

#include "model/observe/information_state.h"
#include "model/observe/observation.h"
#include "model/position/position.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"
#include "model/rules/room.h"
#include "tests/sets.h"

#include <QJsonArray>
#include <QtGlobal>

#include <algorithm>

namespace elgrande::test {

namespace {

constexpr int kSeldom = 24; // of so many decisions one is looked at; of those about secrets one of kOften
constexpr int kOften = 3;
constexpr int kOtherTruths = 3; // that the seat imagines

std::vector<Action> movesOf(const Rules& rules, const State& state, Seat seat) {
    ActionList legal;
    legalActions(rules, state, seat, legal);
    return {legal.begin(), legal.end()};
}

// Whether moves are about the seat's power cards, which a view may leave to memory.
bool areOfHand(const Rules& rules, const std::vector<Action>& moves) {
    return std::any_of(moves.begin(), moves.end(), [&](Action action) {
        return rules.words.actions[index(action.kind)].operands[0] == Operand::Power;
    });
}

// Whether the seat knows what the other one is offered.
bool isKnown(const Rules& rules, const State& truth, Seat viewer, Seat asked, Rng& rng) {
    if (viewer == asked) return true;
    if (areOfHand(rules, movesOf(rules, truth, asked))) return false;
    for (int i = 0; i < kOtherTruths; ++i)
        if (movesOf(rules, resample(rules, truth, viewer, rng), asked) != movesOf(rules, truth, asked)) return false;
    return true;
}

// Empty: `viewer` finds in what it is told what it was told, and is asked the same; else what is different.
std::string faultOfView(const Rules& rules, const State& truth, const Dealer& dealer, Seat viewer, Rng& rng) {
    const QJsonObject told = positionToJson(rules, truth, dealer, viewer);
    const auto loaded = positionFromJson(told);
    if (!loaded) return "it is refused: " + loaded.error();
    State state = loaded->state;
    ActionList legal;
    advance(rules, state, legal);
    if (!(state == loaded->state)) return "it goes on by itself";
    if (positionToJson(rules, state, loaded->dealer, viewer) != told) return "it is told otherwise again";
    if (!(observe(rules, state, viewer) == observe(rules, truth, viewer))) return "it looks otherwise";
    for (Owner owner : rules.owners)
        if (state.at(Area::Castillo, owner) != truth.at(Area::Castillo, owner))
            return "of " + rules.ownerName(owner) + " others are in the Castillo";
    for (Seat seat : rules.seats())
        if (std::popcount(state.used[index(seat)]) != std::popcount(truth.used[index(seat)]))
            return rules.colour(seat) + " has used up more or fewer power cards";
    if (actors(rules, state) != actors(rules, truth)) return "others are asked";
    for (Seat asked : actors(rules, truth))
        if (isKnown(rules, truth, viewer, asked, rng) && movesOf(rules, state, asked) != movesOf(rules, truth, asked))
            return rules.colour(asked) + " has other moves";
    return {};
}

bool isAboutSecrets(const Rules& rules, const State& state) {
    const Step top = state.agenda.top();
    const bool diskSet =
        std::any_of(state.disk.begin(), state.disk.end(), [](Area disk) { return disk != Area::None; });
    return diskSet || rules.verb(top.kind).secret || top.kind == StepKind::Disk || top.kind == StepKind::VetoWindow;
}

int playAndLook(property::Game& game, std::uint64_t seed) {
    const Rules& rules = *game.rules;
    Rng rng(seed);
    int looks = 0;
    while (!game.over()) {
        if (game.asked != Seat::Table && rng.below(isAboutSecrets(rules, game.state) ? kOften : kSeldom) == 0) {
            for (Seat viewer : rules.seats()) {
                ++looks;
                const std::string wrong = faultOfView(rules, game.state, game.dealer, viewer, rng);
                if (wrong.empty()) continue;
                const QJsonObject told = positionToJson(rules, game.state, game.dealer, viewer);
                expect(false, "what " + rules.colour(viewer) + " is told, loaded: " + wrong + "\n  " +
                                  property::toText(rules.setup) + ", asked " +
                                  rules.verb(game.state.agenda.top().kind).decision + "\n  " +
                                  QJsonDocument(told).toJson(QJsonDocument::Compact).toStdString());
                return looks;
            }
        }
        game.play(game.next(game.random));
    }
    for (Seat viewer : rules.seats())
        if (const std::string wrong = faultOfView(rules, game.state, game.dealer, viewer, rng); !wrong.empty())
            expect(false, "what " + rules.colour(viewer) + " is told of the end, loaded: " + wrong);
    return looks;
}

// ELGRANDE_VIEW_GAMES: how many games of every set; by default one with each edition, and one of each length.
void gamesOfEverySet() {
    const int games = qEnvironmentVariableIsSet("ELGRANDE_VIEW_GAMES")
                          ? qEnvironmentVariableIntValue("ELGRANDE_VIEW_GAMES")
                          : static_cast<int>(knownEditions().size()) + 1;
    int looks = 0;
    int played = 0;
    std::uint64_t first = 0;
    for (const std::vector<std::string>& set : property::expansionSets()) {
        first += 7; // other numbers of players, lengths and options for every set
        for (std::uint64_t n = first; n < first + static_cast<std::uint64_t>(games); ++n) {
            const auto rules = RulesBuilder::build(property::setupOf(1, n, {set}, property::Expanded::Always));
            if (!rules) {
                expect(isForWantOfRoom(rules.fault()), rules.error());
                continue;
            }
            property::Game game(*rules, n);
            looks += playAndLook(game, n);
            ++played;
        }
    }
    std::printf("%d games, %d views loaded again\n", played, looks);
    expect(looks > 20 * played, "too few views are looked at");
}

// Cases -------------------------------------------------------------------------------------------------------------

QJsonObject fromJson(const char* json) { return QJsonDocument::fromJson(json).object(); }

QJsonObject stateOf(Client& client, const QJsonValue& seat) {
    return client.good({{"cmd", "state"}, {"seat", seat}})["position"].toObject();
}
QJsonObject setUp(Client& client, const QJsonObject& position) {
    return client.good({{"cmd", "position"}, {"position", position}})["position"].toObject();
}
QJsonObject decisionOf(Client& client) { return client.good({{"cmd", "decision"}})["decision"].toObject(); }
void makeMoves(Client& client, const char* seat, std::initializer_list<const char*> moves) {
    for (const char* move : moves) client.good({{"cmd", "play"}, {"seat", seat}, {"move", move}});
}

void blackOnesInTheCastillo() {
    if (!tests::hasExpansion("inquisitor_colonies")) return;
    QJsonObject position = fromJson(
        R"({"expansions":["inquisitor_colonies"],"round":3,"phase":"turn","to_move":"blue","king":"sevilla",
            "seats":[{"colour":"red","grande":"valencia","court":0,"played":13},
                     {"colour":"blue","grande":"granada","court":0,"played":12}],
            "castillo":{"black":2},"tokens":{"colonies-inquisitor":"blue"}})");
    Client client;
    setUp(client, position);
    for (const char* seat : {"red", "blue"}) {
        const QJsonObject told = stateOf(client, seat);
        expect(told["castillo"].isNull(), "a seat sees into the closed Castillo");
        Client other;
        expect(setUp(other, told)["castillo"] == QJsonObject{{"black", 2}}, "black ones are lost");
        expect(stateOf(other, seat) == told, "black ones in the Castillo are told otherwise again");
    }
    // The position above leaves 27 of each seat in the provinces; these have some out of the game.
    position["castillo"] = QJsonObject{{"black", 2}, {"red", 1}};
    QJsonArray seats = position["seats"].toArray();
    for (int i : {0, 1}) {
        QJsonObject seat = seats[i].toObject();
        seat["provinces"] = 5;
        seats[i] = seat;
    }
    position["seats"] = seats;
    setUp(client, position);
    Client other;
    expect(setUp(other, stateOf(client, "blue"))["castillo"] == position["castillo"],
           "what is out of the game is taken for what is in the Castillo");
}

// At the general scoring the Inquisitor's holder is asked for the disk of the black ones.
void blackOnesAtTheDisk() {
    if (!tests::hasExpansion("inquisitor_colonies")) return;
    Client client;
    setUp(client,
          fromJson(
              R"({"expansions":["inquisitor_colonies"],"round":3,"phase":"turn","to_move":"blue","king":"sevilla",
            "seats":[{"colour":"red","grande":"valencia","court":0,"played":13},
                     {"colour":"blue","grande":"granada","court":0,"played":12}],
            "stacks":{"1":["intrigue-4-own"],"2":["decay-3"],"3":["score-fours"],"4":["court-2"],"5":[null],
                      "6":["colonies-inquisitor"],"7":["colonies-own"]},
            "castillo":{"black":2,"red":1},"tokens":{"colonies-inquisitor":"blue"}})"));
    for (int i = 0; i < 12; ++i) {
        const QJsonObject decision = decisionOf(client);
        if (decision["kind"] == "disk") break;
        const QJsonArray moves = decision["moves"].toArray();
        client.good({{"cmd", "play"}, {"move", moves.contains("end") ? QJsonValue("end") : moves[0]}});
    }
    const QJsonObject red = decisionOf(client);
    expect(red["kind"] == "disk" && red["seat"] == "red", "red is asked for the disk");
    makeMoves(client, "red", {"disk aragon"});
    const QJsonObject asked = decisionOf(client);
    expect(asked["kind"] == "disk" && asked["seat"] == "blue", "blue is asked for the disk");
    Client other;
    setUp(other, stateOf(client, "blue"));
    expect(decisionOf(other) == asked, "blue is asked otherwise in what blue is told");
}

// A power card that everybody saw going back to the hand in its own round is in the hand.
void takenBackInItsRound() {
    if (!tests::hasExpansion("intrigue_king")) return;
    const QJsonObject position = fromJson(
        R"({"expansions":["intrigue_king"],"round":3,"king":"sevilla","phase":"turn","to_move":"blue",
            "options":{"used-power-open":true},
            "seats":[{"colour":"red","played":180,"hand":[10,20,40,50]},
                     {"colour":"blue","played":30,"hand":[10,60,70,90]},
                     {"colour":"yellow","played":20,"hand":[30,50,60,70]}]})");
    Client client;
    setUp(client, position);
    makeMoves(client, "blue", {"court 5", "special"});
    expect(stateOf(client, QJsonValue())["seats"][1]["hand"].toArray().contains(30), "30 is taken back");
    const QJsonObject told = stateOf(client, "yellow");
    expect(told["seats"][1]["used"] == QJsonArray{} && told["seats"][1]["hand_size"] == 5, "everybody sees it");
    Client other;
    const QJsonObject again = setUp(other, told);
    expect(again["seats"][1]["used"] == QJsonArray{} && again["seats"][1]["hand"].toArray().contains(30),
           "a card taken back counts as used when loaded");
}

// Where used cards lie closed their number is public all the same, and one of several is taken back.
void takenBackOutOfClosedOnes() {
    if (!tests::hasExpansion("intrigue_king")) return;
    const QJsonObject position = fromJson(
        R"({"edition":"bigbox","expansions":["intrigue_king"],"round":3,"king":"sevilla","phase":"turn","to_move":"blue",
            "seats":[{"colour":"red","played":180,"hand":[10,20,40,50]},
                     {"colour":"blue","played":30,"hand":[10,60,70,90],"used":[100,110]},
                     {"colour":"yellow","played":20,"hand":[30,50,60,70]}]})");
    Client client;
    setUp(client, position);
    makeMoves(client, "blue", {"court 5", "special"});
    expect(decisionOf(client)["kind"] == "power-back", "blue takes one back");
    const QJsonObject told = stateOf(client, "yellow");
    expect(told["seats"][1]["used"].isNull(), "closed used cards are told");
    Client other;
    expect(setUp(other, told)["special"] == told["special"], "the special action is gone when loaded");
    expect(stateOf(other, "yellow") == told, "a special action over closed cards is told otherwise again");
}

// What is in force when the turns begin is so in a position that begins with a turn.
void earlyVetoOfAGivenTurn() {
    if (!tests::hasExpansion("intrigue_king")) return;
    QJsonObject position = fromJson(
        R"({"expansions":["intrigue_king"],"round":3,"king":"sevilla","phase":"turn","to_move":"red",
            "seats":[{"colour":"red","played":180},{"colour":"blue","played":100},{"colour":"yellow","played":40},
                     {"colour":"green","played":10}]})");
    Client client;
    const QJsonObject all = setUp(client, position);
    expect(all["kept"].toArray().size() == 1 && all["kept"][0]["seat"] == "yellow", "yellow should hold a Veto");
    expect(all["seats"][3]["taken"] == "ki-intrigue" && all["seats"][1]["taken"] == "ki-100",
           "the cards of the round should lie before everybody");
    makeMoves(client, "red", {"special"});
    const QJsonObject asked = decisionOf(client);
    expect(asked["kind"] == "veto" && asked["seat"] == "yellow", "yellow is not asked for the Veto");
    position["kept"] = QJsonArray{}; // who says that nothing is kept means it
    setUp(client, position);
    makeMoves(client, "red", {"special"});
    expect(decisionOf(client)["kind"] == "king", "a Veto that is gone is asked for");
}

// The name that positions had for what is kept is read for ever, and not written.
void formerNameOfWhatIsKept() {
    QJsonObject position =
        fromJson(R"({"seats":[{"colour":"red"},{"colour":"blue"}],"round":2,"stacks":{"2":["decay-3"]}})");
    const QJsonArray vetos{QJsonObject{{"kind", "veto"}, {"seat", "blue"}}};
    Client client;
    position["kept"] = vetos;
    const QJsonObject now = setUp(client, position);
    position.remove("kept");
    position["standing"] = QJsonArray{QJsonValue::Null, vetos[0]}; // places could be free between two
    const QJsonObject former = setUp(client, position);
    expect(now["kept"][0]["seat"] == "blue" && former == now && !former.contains("standing"),
           "'standing' is not read as 'kept'");
    position["kept"] = vetos;
    expect(!client.ask(QJsonObject{{"cmd", "position"}, {"position", position}})["ok"].toBool(), "both names at once");
}

} // namespace

void testViews() {
    blackOnesInTheCastillo();
    blackOnesAtTheDisk();
    takenBackInItsRound();
    takenBackOutOfClosedOnes();
    earlyVetoOfAGivenTurn();
    formerNameOfWhatIsKept();
    gamesOfEverySet();
}

} // namespace elgrande::test
