// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whole games of every set that is offered, in the window: a person answers by chance and by clicks alone, against
// computers that play by chance. No question leads nowhere, whatever an expansion asks and however many sit there.
#include "expansions/installed.h"
#include "tests/gui/window_player.h"
#include "tests/gui/window_stage.h"
#include "tests/sets.h"

#include "model/game_model/game_model.h"
#include "views/prompt/prompt_panel.h"

#include <QTest>

using namespace elgrande;
using namespace elgrande::gui;

namespace {

constexpr int kTooManyClicks = 6000;

} // namespace

class WholeGamesTest : public QObject, public WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init() { open(); }
    void cleanup() { forget(); }
    void everyQuestionCanBeAnswered_data();
    void everyQuestionCanBeAnswered();
};

void WholeGamesTest::everyQuestionCanBeAnswered_data() {
    QTest::addColumn<Setup>("setup");
    for (Setup set : tests::offeredSets())
        for (int players : {2, 3, 5}) {
            set.players = players;
            set.seed = "clicks";
            QTest::newRow(tests::nameOf(set).c_str()) << set;
        }
}

void WholeGamesTest::everyQuestionCanBeAnswered() {
    QFETCH(Setup, setup);
    std::vector<SeatChoice> seats{{"Ada", {}}};
    for (const char* name : {"Bo", "Cy", "Di", "Eva"})
        if (static_cast<int>(seats.size()) < setup.players) seats.push_back({QString::fromLatin1(name), "random"});
    QVERIFY(begin(setup, seats));
    WindowPlayer player(*window_, 7);
    while (!model().observation().over) {
        QVERIFY2(player.step(), qPrintable("stuck at: " + page().prompt().promptText()));
        QVERIFY(player.clicks() < kTooManyClicks);
    }
}

QTEST_MAIN(WholeGamesTest)
#include "whole_games_test.moc"
