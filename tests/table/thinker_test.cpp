// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Computer players think beside the window and give way to it; programs of others as well.
#include "app/bots/bot_agent.h"
#include "app/table/thinker.h"
#include "model/observe/information_state.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <sys/resource.h>
#include <thread>

using namespace elgrande;

namespace {

constexpr int kThinkerPatience = 20000; // ms

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
        begun.release();
        while (!limits.cancel->load() && !(limits.enough && limits.enough()))
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return {legal[0]};
    }
    std::atomic<bool> timed = false;
    std::atomic<bool> capped = false;
    QSemaphore begun;
};

} // namespace

class ThinkerTest : public QObject {
    Q_OBJECT

  private slots:
    void thoughtsGiveWayToTheWindow();
    void clockEndsAThought();
    void hurryIsNotLost();
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

// A program that says in the folder that it was asked, and answers as soon as it may.
QByteArray waitingProgram(const QString& folder) {
    return QStringLiteral("while read -r line; do touch %1/asked; while [ ! -e %1/answer ]; do sleep 0.02; done;"
                          " echo '{\"move\": 1}'; done\n")
        .arg(folder)
        .toLocal8Bit();
}

} // namespace

void ThinkerTest::thoughtsGiveWayToTheWindow() {
    const FirstDecision first;
    const auto agent = std::make_shared<Ranked>();
    const int own = getpriority(PRIO_PROCESS, 0);
    Thinker thinker;
    QSignalSpy answered(&thinker, &Thinker::answered);
    thinker.ask(first.rules, agent, first.known(), first.legal, {});
    QVERIFY(answered.wait(kThinkerPatience));
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
    QVERIFY(answered.wait(kThinkerPatience));
    QVERIFY(clock.elapsed() >= kTime);
    QVERIFY(agent->timed && agent->capped);
    thinker.setTime(0);
    agent->begun.acquire();
    thinker.ask(first.rules, agent, first.known(), first.legal, {});
    QVERIFY(agent->begun.tryAcquire(1, kThinkerPatience));
    QVERIFY(!agent->timed && answered.size() == 1);
    thinker.hurry();
    QVERIFY(answered.wait(kThinkerPatience));
}

// Nor where the thread has not yet taken the question.
void ThinkerTest::hurryIsNotLost() {
    const FirstDecision first;
    Thinker thinker;
    QSignalSpy answered(&thinker, &Thinker::answered);
    for (int i = 1; i <= 20; ++i) {
        thinker.ask(first.rules, std::make_shared<Dawdling>(), first.known(), first.legal, {});
        thinker.hurry();
        QVERIFY(answered.size() == i || answered.wait(kThinkerPatience));
    }
}

// The window goes on meanwhile; who does not wait any longer has an answer at once; and an agent that the table lets go
// of takes its program along, although that was started by another thread.
void ThinkerTest::programsAreAskedBesideTheWindow() {
    const QTemporaryDir folder;
    QFile script(folder.filePath("bot.sh"));
    QVERIFY(script.open(QIODevice::WriteOnly) && script.write(waitingProgram(folder.path())) > 0);
    script.close();
    const auto begin = [&script] { return std::make_shared<BotAgent>("sh " + script.fileName(), BotLimits{}); };
    const auto isAsked = [&folder] { return QFile::exists(folder.filePath("asked")); };
    const FirstDecision first;
    Thinker thinker;
    QSignalSpy answered(&thinker, &Thinker::answered);
    auto agent = begin();
    thinker.ask(first.rules, agent, first.known(), first.legal, {});
    QTRY_VERIFY_WITH_TIMEOUT(isAsked(), kThinkerPatience);
    QVERIFY(answered.isEmpty());
    QFile answer(folder.filePath("answer")); // made by the window, which would else be waited for in vain
    QVERIFY(answer.open(QIODevice::WriteOnly));
    QVERIFY(answered.wait(kThinkerPatience));
    QCOMPARE(answered.takeFirst().first().value<Action>(), first.legal[1]);
    QVERIFY(!agent->fault());

    agent.reset();
    QVERIFY(answer.remove() && QFile::remove(folder.filePath("asked")));
    agent = begin();
    thinker.ask(first.rules, agent, first.known(), first.legal, {});
    QTRY_VERIFY_WITH_TIMEOUT(isAsked(), kThinkerPatience);
    thinker.hurry();
    QVERIFY(answered.wait(kThinkerPatience)); // without the file
    QVERIFY(first.legal.contains(answered.first().first().value<Action>()));
}

ELGRANDE_TEST(ThinkerTest)
#include "thinker_test.moc"
