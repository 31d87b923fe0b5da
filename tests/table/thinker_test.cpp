// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Computer players think beside the window and give way to it; programs of others as well.
#include "app/bots/bot_agent.h"
#include "app/table/thinker.h"
#include "model/observe/information_state.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <sys/resource.h>
#include <thread>

using namespace elgrande;

namespace {

// Takes what comes first and remembers how the thread is ranked on which it was asked.
class Ranked : public Agent {
  public:
    Thought think(const Rules& /*rules*/, const InformationState& /*known*/, const ActionList& legal,
                  const ThinkLimits& /*limits*/) override {
        rank = getpriority(PRIO_PROCESS, 0);
        return {legal[0]};
    }
    std::atomic<int> rank = 0;
};

// Thinks until the clock or somebody ends it, and remembers what it was told of the clock.
class Dawdling : public Agent {
  public:
    Thought think(const Rules& /*rules*/, const InformationState& /*known*/, const ActionList& legal,
                  const ThinkLimits& limits) override {
        timed = static_cast<bool>(limits.enough);
        capped = limits.capped;
        while (!limits.cancel->load() && !(limits.enough && limits.enough()))
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return {legal[0]};
    }
    std::atomic<bool> timed = false;
    std::atomic<bool> capped = false;
};

} // namespace

class ThinkerTest : public QObject {
    Q_OBJECT

  private slots:
    void thoughtsGiveWayToTheWindow();
    void clockEndsAThought();
    void programsAreAskedBesideTheWindow();
};

namespace {

struct FirstDecision {
    std::shared_ptr<const Rules> rules = *RulesBuilder::build(Setup{});
    State state = initialState(*rules);
    ActionList legal;
    Seat next = advance(*rules, state, legal);
    FirstDecision() {
        while (next == Seat::Table) next = play(*rules, state, {next, legal[0]}, legal);
    }
    InformationState known() const { return {*rules, state, next}; }
};

// A program that takes `seconds` for an answer.
QByteArray slowProgram(const char* seconds) {
    return QByteArray("while read -r line; do sleep ") + seconds + "; echo '{\"move\": 1}'; done\n";
}

} // namespace

void ThinkerTest::thoughtsGiveWayToTheWindow() {
    const FirstDecision first;
    const auto agent = std::make_shared<Ranked>();
    const int own = getpriority(PRIO_PROCESS, 0);
    Thinker thinker;
    QSignalSpy answered(&thinker, &Thinker::answered);
    thinker.ask(first.rules, agent, first.known(), first.legal, {});
    QVERIFY(answered.wait(20000));
    QCOMPARE(agent->rank.load(), std::min(19, own + 10));
    QCOMPARE(getpriority(PRIO_PROCESS, 0), own);
}

// Not before its time and soon after it; without a clock only who does not wait any longer.
void ThinkerTest::clockEndsAThought() {
    constexpr int kTime = 200;
    const FirstDecision first;
    const auto agent = std::make_shared<Dawdling>();
    Thinker thinker;
    QSignalSpy answered(&thinker, &Thinker::answered);
    thinker.setTime(kTime);
    QElapsedTimer clock;
    clock.start();
    thinker.ask(first.rules, agent, first.known(), first.legal, {});
    QVERIFY(answered.wait(20000));
    QVERIFY(clock.elapsed() >= kTime);
    QVERIFY(agent->timed && agent->capped);
    thinker.setTime(0);
    thinker.ask(first.rules, agent, first.known(), first.legal, {});
    QVERIFY(!answered.wait(2 * kTime));
    QVERIFY(!agent->timed);
    thinker.hurry();
    QVERIFY(answered.wait(20000));
}

// The window goes on meanwhile; who does not wait any longer has an answer at once; and an agent that the table lets go
// of takes its program along, although that was started by another thread.
void ThinkerTest::programsAreAskedBesideTheWindow() {
    const QTemporaryDir folder;
    const auto agentOf = [&folder](const char* seconds) {
        QFile script(folder.filePath("bot.sh"));
        if (script.open(QIODevice::WriteOnly)) script.write(slowProgram(seconds));
        return std::make_shared<BotAgent>("sh " + folder.filePath("bot.sh"), BotLimits{});
    };
    const FirstDecision first;
    Thinker thinker;
    QSignalSpy answered(&thinker, &Thinker::answered);
    QElapsedTimer sinceTick;
    qint64 longest = 0;
    QTimer ticks;
    connect(&ticks, &QTimer::timeout, this, [&] { longest = std::max(longest, sinceTick.restart()); });
    auto agent = agentOf("0.6");
    sinceTick.start();
    ticks.start(10);
    thinker.ask(first.rules, agent, first.known(), first.legal, {});
    QVERIFY(answered.wait(20000));
    QCOMPARE(answered.takeFirst().first().value<Action>(), first.legal[1]);
    QVERIFY(!agent->fault());
    QVERIFY2(longest < 300, qPrintable(QStringLiteral("the window stood still for %1 ms").arg(longest)));
    ticks.stop();

    agent.reset();
    agent = agentOf("60");
    thinker.ask(first.rules, agent, first.known(), first.legal, {});
    QTest::qWait(300);
    QElapsedTimer hurried;
    hurried.start();
    thinker.hurry();
    QVERIFY(answered.wait(5000));
    QVERIFY(hurried.elapsed() < 2000);
    QVERIFY(first.legal.contains(answered.first().first().value<Action>()));
}

QTEST_GUILESS_MAIN(ThinkerTest)
#include "thinker_test.moc"
