// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is told about a power card before it is played is compared with what then happens, and a table without aids
// tells nothing.
#include "app/table/local_table.h"
#include "model/core/rng.h"
#include "model/observe/outlook.h"
#include "model/rules/dealer.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"

#include <QTest>

#include <algorithm>

using namespace elgrande;

class OutlookTest : public QObject {
    Q_OBJECT

  private slots:
    void outlookHolds();
    void tableWithoutAidsTellsNothing();
};

// Random games of 2 to 5 players; at every question for a power card the outlook is kept until that player's turn.
void OutlookTest::outlookHolds() {
    int checked = 0;
    int exact = 0;
    Rng rng(9);
    for (int game = 0; game < 60; ++game) {
        Setup setup;
        setup.players = 2 + game % 4;
        setup.seed = std::to_string(game);
        const auto rules = RulesBuilder::build(setup);
        QVERIFY(rules);
        const Catalogue catalogue = catalogueOf(**rules);
        Dealer dealer(**rules, setup.seed);
        State state = initialState(**rules);
        ActionList legal;
        std::vector<std::optional<PowerOutlook>> told(static_cast<std::size_t>(setup.players));
        Seat next = advance(**rules, state, legal);
        while (next != Seat::None) {
            Action action =
                next == Seat::Table ? dealer.answer(state, legal) : legal[rng.below(static_cast<int>(legal.size()))];
            if (action.kind == ActionKind::Power)
                told[index(next)] = outlookFor(catalogue, observe(**rules, state, next), static_cast<Power>(action.a));
            if (action.kind == ActionKind::TakeCard && told[index(next)]) {
                const PowerOutlook outlook = *std::exchange(told[index(next)], {});
                QVERIFY(state.turn + 1 >= outlook.earliest);
                QVERIFY(state.turn + 1 <= outlook.latest);
                const auto open = std::count_if(legal.begin(), legal.end(),
                                                [](Action each) { return each.kind == ActionKind::TakeCard; });
                QVERIFY(open >= outlook.cardsAtLeast);
                QVERIFY(open <= outlook.cardsAtMost);
                ++checked;
                exact += outlook.earliest == outlook.latest ? 1 : 0;
            }
            next = play(**rules, state, {next, action}, legal);
        }
    }
    QVERIFY(checked > 500);
    QVERIFY(exact > 50); // who plays last knows the place
}

void OutlookTest::tableWithoutAidsTellsNothing() {
    for (bool aids : {true, false}) {
        GameModel model;
        LocalTable table(model);
        Setup setup;
        setup.seed = "aids";
        QVERIFY(table.start(setup, {{"Ada", {}}, {"Bo", "greedy"}}, aids));
        QCOMPARE(model.hasAids(), aids);
        int lines = 0;
        for (Area area : model.catalogue().scoringOrder)
            lines += static_cast<int>(model.aids().ifScoredNow(area).size());
        QCOMPARE(lines > 0, aids);
        // A game that goes on keeps it.
        GameModel again;
        LocalTable resumed(again);
        QVERIFY(resumed.resume(table.recordText()));
        QCOMPARE(again.hasAids(), aids);
    }
}

ELGRANDE_TEST(OutlookTest)
#include "outlook_test.moc"
