// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Programs of somebody else at a seat of the table: they play whole games, and one that fails leaves its seat to a
// computer player.
#include "app/bots/bot_agent.h"
#include "app/bots/programs.h"
#include "model/agents/agent_catalogue.h"
#include "model/record/record.h"
#include "tests/named_test.h"
#include "tests/table/table_fixture.h"

#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

using namespace elgrande;
using namespace elgrande::table_tests;

namespace {

std::atomic<std::thread::id> endedOn;
QSemaphore mayGo;

// Takes what comes first, and does not go until it may.
class Lingering : public Agent {
  public:
    ~Lingering() override {
        mayGo.tryAcquire(1, kPatience);
        endedOn = std::this_thread::get_id();
    }
    Thought think(const Rules& /*rules*/, const InformationState& /*known*/, const ActionList& legal,
                  const ThinkLimits& /*limits*/) override {
        return {legal[0]};
    }
};

} // namespace

class ProgramSeatTest : public QObject {
    Q_OBJECT

  private slots:
    void namesAreNotCommands();
    void playsAWholeGame();
    void whoFailsIsReplacedAndTold_data();
    void whoFailsIsReplacedAndTold();
    void nobodyWaitsForThemToGo();

  private:
    static AgentSource running(const QString& command) {
        return [command](const std::string& id) -> std::shared_ptr<Agent> {
            if (!programName(QString::fromStdString(id))) return makeAgent(id);
            return std::make_shared<BotAgent>(command, BotLimits());
        };
    }
};

void ProgramSeatTest::namesAreNotCommands() {
    QCOMPARE(programName(programId(QStringLiteral("My bot: 2"))).value_or(QString()), QStringLiteral("My bot: 2"));
    QVERIFY(!programName(QStringLiteral("hard-builder")));
    GameModel model;
    LocalTable table(model); // knows no programs
    QVERIFY(!table.start(shortGame("p"), seats({"program:sh", "random"})));
}

void ProgramSeatTest::playsAWholeGame() {
    GameModel model;
    LocalTable table(model);
    const QTemporaryDir folder;
    QFile script(folder.filePath(QStringLiteral("first.py")));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("import json, sys\n"
                 "for line in sys.stdin:\n"
                 "    print(json.dumps({'move': json.loads(line)['decision']['moves'][0]}), flush=True)\n");
    script.close();
    table.setAgentSource(running(QStringLiteral("python3 ") + script.fileName()));
    QSignalSpy over(&model, &GameModel::gameOver);
    std::string failure;
    connect(&table, &LocalTable::playerFailed, this, [&](Seat /*seat*/, const Error& why) { failure = why.message; });
    QVERIFY(table.start(shortGame("p"), seats({"program:First", "random"})));
    QVERIFY(over.wait(kPatience));
    QCOMPARE(failure, std::string());
    const auto record = recordFromText(table.recordText().toStdString());
    QVERIFY(record);
    QCOMPARE(record->agents[0], std::string("program:First"));
}

void ProgramSeatTest::whoFailsIsReplacedAndTold_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("words");
    QTest::newRow("not known here") << QString() << QStringLiteral("not available");
    QTest::newRow("ends at once") << QStringLiteral("sh -c \"exit 3\"") << QStringLiteral("status 3");
    QTest::newRow("talks nonsense") << QStringLiteral("sh -c \"while read line; do echo yes; done\"")
                                    << QStringLiteral("JSON");
}

void ProgramSeatTest::whoFailsIsReplacedAndTold() {
    QFETCH(QString, command);
    QFETCH(QString, words);
    GameModel model;
    LocalTable table(model);
    table.setAgentSource(running(command));
    QSignalSpy over(&model, &GameModel::gameOver);
    std::vector<std::pair<Seat, std::string>> told;
    connect(&table, &LocalTable::playerFailed, this,
            [&](Seat seat, const Error& why) { told.emplace_back(seat, why.message); });
    QVERIFY(table.start(shortGame("p"), seats({"random", "program:Bad"})));
    QVERIFY(over.wait(kPatience));
    QCOMPARE(told.size(), std::size_t{1});
    QCOMPARE(told[0].first, seatAt(1));
    QVERIFY2(QString::fromStdString(told[0].second).contains(words), told[0].second.c_str());
    const auto record = recordFromText(table.recordText().toStdString());
    QVERIFY(record);
    QCOMPARE(record->agents[1], std::string("program:Bad")); // asked again when the game is opened anew
}

void ProgramSeatTest::nobodyWaitsForThemToGo() {
    GameModel model;
    LocalTable table(model);
    Answering person(model);
    table.setAgentSource([](const std::string& /*id*/) { return std::make_shared<Lingering>(); });
    QSignalSpy changed(&model, &GameModel::changed);
    QVERIFY(table.start(shortGame("p"), seats({"program:Slow", ""})));
    QTRY_VERIFY_WITH_TIMEOUT(person.asked > 0, kPatience);
    endedOn = std::thread::id();
    table.close();
    QVERIFY(endedOn.load() == std::thread::id());
    mayGo.release();
    QTRY_VERIFY_WITH_TIMEOUT(endedOn.load() != std::thread::id(), kPatience);
    QVERIFY(endedOn.load() != std::this_thread::get_id());
}

ELGRANDE_TEST(ProgramSeatTest)
#include "program_seat_test.moc"
