// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What computer players weighed before their moves is kept, move by move, and what is secret is not told before the
// end.
#include "tests/table/table_fixture.h"

#include "model/record/record.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

using namespace elgrande;
using namespace elgrande::table_tests;

class WhyTest : public QObject {
    Q_OBJECT

  private slots:
    void everyMoveIsExplained();
    void secretsWaitForTheEnd_data();
    void secretsWaitForTheEnd();
};

namespace {

// Events that can be asked about now, and of how many of these moves the question is called so.
int explained(const GameModel& model, const std::string& kind = {}) {
    int found = 0;
    for (std::size_t event = 0; event < model.history().size(); ++event)
        if (const MoveThought* thought = model.aids().thoughtOf(event))
            if (thought->event == event && (kind.empty() || thought->decision.kind == kind)) ++found;
    return found;
}

} // namespace

void WhyTest::everyMoveIsExplained() {
    GameModel model;
    LocalTable table(model);
    QSignalSpy over(&model, &GameModel::gameOver);
    QVERIFY(table.start(shortGame("why"), seats({"easy", "normal", "normal"})));
    QVERIFY(over.wait(kPatience));
    std::set<const MoveThought*> thoughts;
    for (std::size_t event = 0; event < model.history().size(); ++event)
        if (const MoveThought* thought = model.aids().thoughtOf(event)) {
            thoughts.insert(thought);
            QCOMPARE(model.history()[event].seat, thought->decision.seat);
            QCOMPARE(thought->moves.size(), thought->decision.legal.size());
            QVERIFY(thought->moves.size() <= MoveThought::kMostKept);
        }
    // Each of them is a move of the record, in its order, with what was done first.
    const auto record = recordFromText(table.recordText().toStdString());
    QVERIFY(record);
    auto move = record->moves.begin();
    for (std::size_t event = 0; event < model.history().size(); ++event) {
        const MoveThought* thought = model.aids().thoughtOf(event);
        if (thought == nullptr || thoughts.erase(thought) == 0) continue;
        move = std::find_if(move, record->moves.end(), [thought](const Move& each) {
            return each.seat == thought->decision.seat && each.action == thought->moves.front().action;
        });
        QVERIFY(move != record->moves.end());
        ++move;
    }
    QVERIFY2(explained(model) > 100, qPrintable(QString::number(explained(model))));
}

void WhyTest::secretsWaitForTheEnd_data() {
    QTest::addColumn<bool>("aids");
    QTest::newRow("with aids") << true;
    QTest::newRow("as at the table") << false;
}

void WhyTest::secretsWaitForTheEnd() {
    QFETCH(bool, aids);
    GameModel model;
    LocalTable table(model);
    int open = 0;
    int secret = 0;
    connect(&model, &GameModel::changed, this, [&] {
        if (model.observation().over) return;
        open = std::max(open, explained(model));
        secret = std::max(secret, explained(model, "disk"));
    });
    QSignalSpy over(&model, &GameModel::gameOver);
    QVERIFY(table.start(shortGame("secrets"), seats({"normal", "normal", "easy"}), aids));
    QVERIFY(over.wait(kPatience));
    QCOMPARE(secret, 0);
    QCOMPARE(open > 0, aids);
    QVERIFY(explained(model, "disk") > 0); // now it may be told
    QVERIFY(explained(model) > open);
}

QTEST_GUILESS_MAIN(WhyTest)
#include "why_test.moc"
