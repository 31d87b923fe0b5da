// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The local table: whole games, going on from a record, forced steps, pauses. Taking back and the curtain have tests of
// their own.
#include "app/table/thinker.h"
#include "model/record/record.h"
#include "tests/named_test.h"
#include "tests/table/table_fixture.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::table_tests;

class TableTest : public QObject {
    Q_OBJECT

  private slots:
    void computersPlayToTheEnd();
    void personsAndComputersPlayToTheEnd();
    void theSameSeedGivesTheSameGame();
    void recordGoesOnWhereItStopped();
    void badRecordLeavesTheGameAlone();
    void forcedStepsAreShown();
    void heldComputersDoNotMove();
    void hurryEndsThePause();
};

void TableTest::computersPlayToTheEnd() {
    GameModel model;
    LocalTable table(model);
    QSignalSpy over(&model, &GameModel::gameOver);
    QVERIFY(table.start(shortGame("a"), seats({"greedy", "random", "random"})));
    QVERIFY(over.wait(30000));
    QVERIFY(model.observation().over);
    QVERIFY(!model.observation().winners.empty());
    QVERIFY(!table.running());
}

void TableTest::personsAndComputersPlayToTheEnd() {
    GameModel model;
    LocalTable table(model);
    Answering person(model);
    QSignalSpy over(&model, &GameModel::gameOver);
    QVERIFY(table.start(shortGame("b"), seats({"", "random", "", "greedy", ""})));
    QVERIFY(over.wait(30000));
    QVERIFY(person.asked > 18);
}

void TableTest::theSameSeedGivesTheSameGame() {
    QString texts[2];
    for (QString& text : texts) {
        GameModel model;
        LocalTable table(model);
        QSignalSpy over(&model, &GameModel::gameOver);
        QVERIFY(table.start(shortGame("same"), seats({"greedy", "random"})));
        QVERIFY(over.wait(30000));
        const auto record = recordFromText(table.recordText().toStdString());
        QVERIFY(record);
        for (const Move& move : record->moves)
            text += QStringLiteral("%1:%2,%3,%4,%5 ")
                        .arg(int(move.seat))
                        .arg(int(move.action.kind))
                        .arg(move.action.a)
                        .arg(move.action.b)
                        .arg(move.action.c);
    }
    QCOMPARE(texts[0], texts[1]);
}

void TableTest::recordGoesOnWhereItStopped() {
    GameModel model;
    LocalTable table(model);
    QVERIFY(table.start(shortGame("c"), seats({"", ""})));
    QVERIFY(answerUntil(model, "place"));
    const QString text = table.recordText();
    const Observation before = model.observation();
    const auto legal = model.decision()->legal;
    const auto events = model.history().size();

    GameModel other;
    LocalTable again(other);
    const auto resumed = again.resume(text);
    QVERIFY2(resumed, resumed ? "" : resumed.error().c_str());
    QVERIFY(QTest::qWaitFor([&] { return other.decision().has_value(); }, kPatience));
    QVERIFY(other.observation().count == before.count);
    QVERIFY(other.decision()->legal == legal);
    QCOMPARE(other.history().size(), events);
    QCOMPARE(again.recordText(), text);
}

void TableTest::badRecordLeavesTheGameAlone() {
    GameModel model;
    LocalTable table(model);
    QVERIFY(table.start(shortGame("d"), seats({"", "random"})));
    QVERIFY(answerUntil(model, "power"));
    const QString before = table.recordText();
    QString broken = before;
    broken.truncate(broken.size() / 2);
    const auto resumed = table.resume(broken);
    QVERIFY(!resumed);
    QVERIFY(!resumed.error().empty());
    QCOMPARE(table.recordText(), before);
    QVERIFY(model.decision());
}

void TableTest::forcedStepsAreShown() {
    Rng rng(1);
    int shown = 0;
    for (int game = 0; game < 6 && shown == 0; ++game) {
        GameModel model;
        LocalTable table(model);
        table.setShowForced(true);
        QVERIFY(table.start(shortGame(qPrintable(QString::number(game))), seats({"", "greedy", "random"})));
        while (!model.observation().over && shown == 0) {
            const auto asked = [&] { return model.decision() || model.mustConfirm() || model.observation().over; };
            QVERIFY(QTest::qWaitFor(asked, kPatience));
            if (model.mustConfirm()) {
                ++shown;
                QVERIFY(!model.forced().empty());
                for (const Event& event : model.forced()) QVERIFY(event.forced && model.isPerson(event.seat));
                model.confirm();
                QVERIFY(model.forced().empty());
            } else if (model.decision()) {
                const auto& legal = model.decision()->legal;
                model.choose(legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))]);
            }
        }
    }
    QCOMPARE(shown, 1);
}

void TableTest::heldComputersDoNotMove() {
    GameModel model;
    LocalTable table(model);
    table.hold(true);
    QVERIFY(table.start(shortGame("held"), seats({"greedy", "greedy"})));
    const auto events = model.history();
    QSignalSpy thought(table.findChild<Thinker*>(), &Thinker::answered);
    QVERIFY(thought.wait(kPatience));
    QVERIFY(model.history() == events);
    table.hold(false);
    QVERIFY(QTest::qWaitFor([&] { return model.history().size() > events.size(); }, kPatience));
}

void TableTest::hurryEndsThePause() {
    GameModel model;
    LocalTable table(model);
    table.setPace(60000);
    QSignalSpy happened(&model, &GameModel::happened);
    QVERIFY(table.start(shortGame("h"), seats({"random", "random"})));
    const auto before = happened.count();
    QSignalSpy thought(table.findChild<Thinker*>(), &Thinker::answered);
    QVERIFY(thought.wait(kPatience));
    QCOMPARE(happened.count(), before);
    table.hurry();
    QVERIFY(QTest::qWaitFor([&] { return happened.count() > before; }, kPatience));
}

ELGRANDE_TEST(TableTest)
#include "table_test.moc"
