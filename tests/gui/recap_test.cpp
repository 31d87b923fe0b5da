// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the others have done since the own last turn: in every set each Caballero and each point of their turns is
// counted once, and the panel names people.
#include "app/page/game_page.h"
#include "expansions/installed.h"
#include "model/core/rng.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/table_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/panels/recap.h"
#include "views/panels/recap_panel.h"

#include <QTest>

#include <array>
#include <map>
#include <tuple>

using namespace elgrande;
using namespace elgrande::gui;

namespace {

using Moves = std::map<std::tuple<Owner, Area, Area>, int>;

Moves movesOf(const std::vector<RecapTurn>& turns) {
    Moves moves;
    for (const RecapTurn& turn : turns)
        for (const RecapStep& step : turn.steps)
            if (step.isCaballeros()) moves[{step.grip.owner, step.grip.from, step.to}] += step.count;
    return moves;
}

} // namespace

class RecapTest : public TableStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init() { open(); }
    void cleanup() { close(); }
    void everyTurnOfTheOthersIsCountedOnce_data();
    void everyTurnOfTheOthersIsCountedOnce();
    void panelNamesPeople();

  private:
    static void compare(const Catalogue& catalogue, Seat me, const std::vector<Event>& history);
};

void RecapTest::compare(const Catalogue& catalogue, Seat me, const std::vector<Event>& history) {
    Moves expected;
    std::array<int, kMaxSeats> points{};
    for (std::size_t i = lastTurnEnd(history, me); i < history.size(); ++i) {
        const Event& event = history[i];
        if (event.kind == EventKind::Points) points[index(event.seat)] += event.number;
        const auto family = catalogue.event(event.kind).family;
        if (family != EventFamily::Pieces && family != EventFamily::Exodus) continue;
        const Area from = event.from != Area::None        ? event.from
                          : family == EventFamily::Exodus ? Area::Castillo
                                                          : catalogue.event(event.kind).carried.from;
        const Owner owner = event.owner != Owner::None ? event.owner : ownerOf(event.seat);
        expected[{owner, from, event.to}] += std::max<int>(1, event.number);
    }
    const std::vector<RecapTurn> turns = recapFor(catalogue, me, history);
    std::array<int, kMaxSeats> told{};
    for (const RecapTurn& turn : turns) {
        QVERIFY(turn.seat != me || turn.seat == Seat::None);
        for (std::size_t seat = 0; seat < told.size(); ++seat) told[seat] += turn.points[seat];
    }
    QCOMPARE(movesOf(turns), expected);
    QVERIFY(told == points);
}

void RecapTest::everyTurnOfTheOthersIsCountedOnce_data() {
    QTest::addColumn<int>("set");
    const std::vector<Setup> sets = tests::offeredSets();
    for (int i = 0; i < static_cast<int>(sets.size()); ++i)
        QTest::addRow("%s", tests::nameOf(sets[static_cast<std::size_t>(i)]).c_str()) << i;
}

void RecapTest::everyTurnOfTheOthersIsCountedOnce() {
    QFETCH(int, set);
    const auto rules = RulesBuilder::build(tests::offeredSets()[static_cast<std::size_t>(set)]);
    QVERIFY(rules);
    const Catalogue catalogue = catalogueOf(**rules);
    Rng rng(17);
    State state = initialState(**rules);
    ActionList legal;
    EventLog log;
    int compared = 0;
    for (Seat next = advance(**rules, state, legal, &log); next != Seat::None;) {
        const Action action = legal[rng.below(static_cast<int>(legal.size()))];
        const std::size_t before = log.events.size();
        next = play(**rules, state, {next, action}, legal, &log);
        for (std::size_t end = before; end < log.events.size(); ++end) {
            if (log.events[end].kind != EventKind::TurnPassed) continue;
            const std::vector<Event> history(log.events.begin(),
                                             log.events.begin() + static_cast<std::ptrdiff_t>(end) + 1);
            for (const Seat me : (*rules)->seats()) {
                compare(catalogue, me, history);
                if (QTest::currentTestFailed()) return;
                ++compared;
            }
        }
    }
    QVERIFY(compared > 50);
}

// Red has had its turn, blue has had one since.
void RecapTest::panelNamesPeople() {
    QVERIFY(begin("{}", "king"));
    model().setWarnings({});
    model().choose(act(ActionKind::End));
    RecapPanel& panel = page().recap();
    page().showPanel(panel);
    QTRY_VERIFY2(panel.plainText().contains(model().playerName(seatAt(1))), qPrintable(panel.plainText()));
    QVERIFY(!panel.plainText().contains("blue"));
}

ELGRANDE_TEST(RecapTest)
#include "recap_test.moc"
