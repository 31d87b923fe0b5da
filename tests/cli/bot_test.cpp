// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What programs of others are asked and what they may answer; and that asking them ends in bounded time whatever they
// do. The games that they lose by it: match_test.py.
#include "tests/cli/cli_test.h"
#include "tests/property/secrets.h"

#include "app/bots/bot_agent.h"
#include "model/position/position.h"
#include "model/rules/notation.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <atomic>
#include <chrono>
#include <sys/resource.h>
#include <thread>

namespace elgrande::test {

namespace {

constexpr int kDecisions = 300; // of every set
constexpr int kGames = 4000;    // at most, to find them in

QJsonObject objectOf(const QByteArray& line) { return QJsonDocument::fromJson(line).object(); }

// The first decision of a new game.
struct Asked {
    std::shared_ptr<const Rules> rules = *RulesBuilder::build(Setup{});
    property::Game game{rules, 1};
    Asked() {
        while (game.asked == Seat::Table) game.play(game.next(game.random));
    }
    InformationState known() const { return {*rules, game.state, game.asked}; }
};

// A program of a few words that are run for each question; a folder of its own for as long as it is needed.
class Script {
  public:
    explicit Script(const QByteArray& words) {
        QFile file(folder_.filePath("bot with blank.sh"));
        expect(file.open(QIODevice::WriteOnly), "a script cannot be written");
        file.write("while read -r line; do\n" + words + "\ndone\n");
    }
    QString command() const { return "sh \"" + folder_.filePath("bot with blank.sh") + "\""; }

  private:
    QTemporaryDir folder_;
};

std::string faultOf(const QByteArray& words, const BotLimits& limits) {
    const Asked asked;
    const Script script(words);
    BotAgent agent(script.command(), limits);
    QElapsedTimer clock;
    clock.start();
    const Thought thought = agent.think(*asked.rules, asked.known(), asked.game.legal, {});
    expect(asked.game.legal.contains(thought.action), "what stands in for a program is not legal");
    expect(clock.elapsed() < limits.answer + limits.start + 20000, "a program is waited for too long");
    return agent.fault() ? agent.fault()->message : std::string();
}

// What is wrong with the second answer; or with a later one, where what is wrong takes a while to arrive.
std::string secondFaultOf(const QByteArray& words, int more = 0) {
    const Asked asked;
    const Script script(words);
    BotAgent agent(script.command(), {});
    agent.think(*asked.rules, asked.known(), asked.game.legal, {});
    expect(!agent.fault(), "a fault in the first answer: " + (agent.fault() ? agent.fault()->message : ""));
    for (int i = 0; i <= more && !agent.fault(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100)); // the others' turns
        agent.think(*asked.rules, asked.known(), asked.game.legal, {});
    }
    return agent.fault() ? agent.fault()->message : std::string();
}

void answersOnlyWhatIsAsked() {
    expect(secondFaultOf(R"(echo '{"move":1}')").empty(), "a second good answer is a fault");
    for (const char* words : {R"(echo '{"move":1}'; echo '{"move":0}')", R"(yes '{"move":1}')",
                              R"(echo '{"move":1}'; printf '{"move')", R"(echo '{"move":1}'; echo)"}) {
        const std::string fault = secondFaultOf(words, 100);
        expect(fault.find("before it was asked") != std::string::npos, std::string(words) + " gives '" + fault + "'");
    }
}

// In KiB; what the process has needed at most since it began.
long mostMemory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

// A program may write as much as it likes: it is not kept.
void floodsStop() {
    const long before = mostMemory();
    expect(secondFaultOf(R"(yes some words to fill the memory >&2 & echo '{"move":1}')").empty(),
           "a good answer beside many words is a fault");
    faultOf("yes some words to fill the memory >&2", {.answer = 1500, .start = 0});
    faultOf("tr '\\0' x </dev/zero", {.answer = 500, .start = 0});
    secondFaultOf(R"(yes '{"move":1}')");
    const long more = mostMemory() - before;
    expect(more < 8 * 1024, "programs that flood their outputs cost " + std::to_string(more) + " KiB");
}

void says(const QByteArray& words, const std::string& part, const BotLimits& limits = {}) {
    const std::string fault = faultOf(words, limits);
    expect(fault.find(part) != std::string::npos, words.toStdString() + " gives '" + fault + "'");
}

} // namespace

// Bytes and not meanings: not even the order of a list may tell one truth from another.
void testBotQuestions() {
    for (const Setup& setup : property::secretiveSetups()) {
        const auto check = [](const Rules& rules, const State& truth, const State& other, Seat seat,
                              const ActionList& legal) {
            const QByteArray one = botQuestion(rules, InformationState(rules, truth, seat), legal, 7, {});
            const QByteArray two = botQuestion(rules, InformationState(rules, other, seat), legal, 7, {});
            expect(one == two, "a program is told what its seat cannot know in " + property::toText(rules.setup));
            expect(one.count('\n') == 1 && one.endsWith('\n'), "a question is not one line");
            // The position is that of the engine, for this seat, of either truth.
            const QJsonObject position = objectOf(one)["position"].toObject();
            expect(position == positionToJson(rules, truth, Dealer(rules, rules.setup.seed), seat),
                   "the position is not what the engine tells in " + property::toText(rules.setup));
            expect(position["seed"].isNull(), "the seed tells every card to come");
            const QJsonObject castillo = objectOf(one)["memory"].toObject()["castillo"].toObject();
            for (Owner owner : rules.owners)
                expect(castillo[QString::fromStdString(rules.ownerName(owner))].toInt() ==
                           truth.at(Area::Castillo, owner),
                       "what has been thrown into the Castillo is not remembered");
        };
        expect(property::eachSecret(setup, kDecisions, kGames, check) == kDecisions,
               "too few decisions with something hidden in " + property::toText(setup));
    }
}

void testBotAnswers() {
    const Asked asked;
    const ActionList& legal = asked.game.legal;
    BotLimits limits;
    limits.think = 20;
    limits.simulations = 3;
    const QJsonObject question = objectOf(botQuestion(*asked.rules, asked.known(), legal, 4, limits));
    const QJsonObject decision = question["decision"].toObject();
    expect(question["id"] == 4 && decision["seat"] == QString::fromStdString(asked.rules->colour(asked.game.asked)) &&
               decision["kind"] == "power",
           "what is asked of whom");
    expect(decision["moves"].toArray().size() == legal.size(), "other moves than there are");
    expect(question["limits"].toObject() == QJsonObject{{"answer_ms", 5000}, {"think_ms", 20}, {"simulations", 3}},
           "the limits");
    expect(question["memory"].toObject()["castillo"].isObject() && question["memory"].toObject()["used"].isObject(),
           "what a seat remembers");

    const auto answered = [&](const QByteArray& line) { return botAnswer(*asked.rules, legal, 4, line); };
    const QString third = QString::fromStdString(toText(*asked.rules, legal[2]));
    for (const QByteArray& line : {"{\"move\": \"" + third.toUtf8() + "\"}", QByteArray("{\"move\":2}"),
                                   QByteArray("{\"id\":4,\"move\":2,\"why\":\"it is fun\"}\r")}) {
        const Result<Action> action = answered(line);
        expect(action && *action == legal[2], "a good answer is refused: " + line.toStdString());
    }
    const QByteArray past = QByteArray::number(legal.size());
    for (const QByteArray& line :
         {QByteArray(), QByteArray("hello"), QByteArray("2"), QByteArray("[2]"), QByteArray("{}"),
          QByteArray("{\"move\":null}"), QByteArray("{\"move\":-1}"), QByteArray("{\"move\":1.5}"),
          QByteArray("{\"move\":" + past + "}"), QByteArray("{\"move\":1e300}"), QByteArray("{\"move\":\"fly\"}"),
          QByteArray("{\"move\":\"\"}"), QByteArray("{\"id\":3,\"move\":2}"), QByteArray("{\"move\":2")})
        expect(!answered(line), "accepted: " + line.toStdString());
}

void testBotAgent() {
    BotLimits hasty;
    hasty.answer = 300;
    hasty.start = 200;
    const QByteArray good = R"(echo '{"move":1}')";
    expect(faultOf(good, {}).empty(), "a good answer is a fault");
    expect(faultOf("sleep 0.4; " + good, {.answer = 100, .start = 5000}).empty(), "the first answer may take longer");
    says("sleep 60", "did not answer within 500 ms", hasty);
    says("exec >&-; sleep 60", "did not answer within 500 ms", hasty);
    says("exit 3", "exited with status 3");
    says("echo lost my way >&2; exit 1", "Its last output: 'lost my way'");
    says("kill -9 $$", "terminated by signal 9");
    says("echo hello", "answer 'hello' is not a JSON object");
    says("head -c 70000 /dev/zero | tr '\\0' x; sleep 60", "longer than 65536 bytes");
    says("yes", "is not a JSON object");
    answersOnlyWhatIsAsked();
    floodsStop();

    const Asked asked;
    BotAgent missing("/no/such/program", {});
    missing.think(*asked.rules, asked.known(), asked.game.legal, {});
    expect(missing.fault() && missing.fault()->message.find("could not be started") != std::string::npos,
           "a program that is not there");
    expect(BotAgent::faultOf("/no/such/program --bold") && BotAgent::faultOf("no-such-program-anywhere") &&
               BotAgent::faultOf("") && BotAgent::faultOf("/tmp"),
           "a program that is not there is not missed before the game");
    expect(!BotAgent::faultOf("sh -c true") && !BotAgent::faultOf("/bin/sh -c true"), "a program that is there");

    // Nobody waits for a program once the answer is not wanted any more.
    const Script sleeper("sleep 60");
    BotAgent slow(sleeper.command(), {});
    std::atomic<bool> cancel = false;
    ThinkLimits limits;
    limits.cancel = &cancel;
    std::thread impatient([&cancel] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        cancel = true;
    });
    QElapsedTimer clock;
    clock.start();
    const Thought instead = slow.think(*asked.rules, asked.known(), asked.game.legal, limits);
    impatient.join();
    expect(clock.elapsed() < 20000, "a program is waited for that was cancelled");
    expect(!slow.fault() && asked.game.legal.contains(instead.action), "being cancelled is no fault");
}

} // namespace elgrande::test
