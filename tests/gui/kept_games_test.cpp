// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Which finished games the window keeps for the statistics.
#include "app/new_game/new_game_desk.h"
#include "app/statistics/statistics_desk.h"
#include "app/table/archive.h"
#include "app/table/local_table.h"
#include "app/table/replay.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/finished_game.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"

#include <QDir>
#include <QStandardPaths>
#include <QTest>

using namespace elgrande;

class KeptGamesTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { open(); }
    void cleanup() { forget(); }
    void finishedGameIsKeptByTheWindow();
    void gamesOfOthersDoNotCount();

  private:
    QString keptIn(const char* folder) {
        window_->statistics().archive().setFolder(folder_.filePath(folder));
        return folder_.filePath(folder);
    }
};

void KeptGamesTest::finishedGameIsKeptByTheWindow() {
    MainWindow& window = *window_;
    const QString kept = keptIn("kept");
    Setup setup;
    setup.players = 2;
    setup.rounds = 6;
    setup.seed = "kept";
    QVERIFY(window.newGames().begin(setup, {{"Ada", "random"}, {"Bo", "random"}}));
    QTRY_VERIFY_WITH_TIMEOUT(window.model().observation().over, 60000);
    window.statistics().archive().flush();
    QCOMPARE(QDir(kept).entryList({"*.egr"}).size(), 1);
    settings_->keepGames.set(false);
    setup.seed = "not kept";
    QVERIFY(window.newGames().begin(setup, {{"Ada", "random"}, {"Bo", "random"}}));
    QTRY_VERIFY_WITH_TIMEOUT(window.model().observation().over, 60000);
    window.statistics().archive().flush();
    QCOMPARE(QDir(kept).entryList({"*.egr"}).size(), 1);
}

// Neither one that was over when it was opened nor one that branches off from a game whose cards were seen; one that is
// only gone on with does.
void KeptGamesTest::gamesOfOthersDoNotCount() {
    MainWindow& window = *window_;
    const QString kept = keptIn("others");
    const auto keptAfter = [&](const QString& record) {
        const bool begun = static_cast<bool>(window.table().resume(record));
        const bool over = begun && QTest::qWaitFor([&] { return window.model().observation().over; }, 60000);
        window.statistics().archive().flush();
        return over ? static_cast<int>(QDir(kept).entryList({"*.egr"}).size()) : -1;
    };
    FinishedGame plan;
    plan.setup.players = 3;
    plan.setup.rounds = 6;
    plan.setup.seed = "others";
    plan.names = {"Ada", "Bo", "Cy"};
    plan.agents = {"random", "random", "random"};
    const QString whole = QString::fromStdString(recordOf(plan));
    QCOMPARE(keptAfter(whole), 0);
    GameModel shown;
    Replay replay(shown);
    QVERIFY(replay.open(whole));
    QCOMPARE(keptAfter(replay.recordUpTo(replay.length() / 2)), 0);
    auto part = recordFromText(whole.toStdString());
    QVERIFY(part);
    const auto rules = RulesBuilder::build(part->setup);
    part->moves.resize(part->moves.size() / 2);
    std::erase_if(part->tags, [](const auto& tag) { return tag.first == "Result"; });
    QCOMPARE(keptAfter(QString::fromStdString(toText(**rules, *part))), 1);
}

ELGRANDE_TEST(KeptGamesTest)
#include "kept_games_test.moc"
