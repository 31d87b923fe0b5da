// Computer players think beside the window and give way to it.
#include "app/table/thinker.h"
#include "model/observe/information_state.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <sys/resource.h>

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

} // namespace

class ThinkerTest : public QObject {
    Q_OBJECT

  private slots:
    void thoughtsGiveWayToTheWindow();
};

void ThinkerTest::thoughtsGiveWayToTheWindow() {
    const auto rules = RulesBuilder::build(Setup{});
    QVERIFY(rules);
    State state = initialState(**rules);
    ActionList legal;
    Seat next = advance(**rules, state, legal);
    while (next == Seat::Table) next = play(**rules, state, {next, legal[0]}, legal);
    const auto agent = std::make_shared<Ranked>();
    const int own = getpriority(PRIO_PROCESS, 0);
    Thinker thinker;
    QSignalSpy answered(&thinker, &Thinker::answered);
    thinker.ask(*rules, agent, InformationState(**rules, state, next), legal, {});
    QVERIFY(answered.wait(20000));
    QCOMPARE(agent->rank.load(), std::min(19, own + 10));
    QCOMPARE(getpriority(PRIO_PROCESS, 0), own);
}

QTEST_GUILESS_MAIN(ThinkerTest)
#include "thinker_test.moc"
