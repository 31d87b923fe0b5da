// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What computer players weighed before their moves is kept, move by move, and what is secret is not told before the
// end.
#include "tests/named_test.h"
#include "tests/table/table_fixture.h"

#include "model/record/record.h"

#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <optional>
#include <set>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::table_tests;

class WhyTest : public QObject {
    Q_OBJECT

  private slots:
    void everyMoveIsExplained();
    void turnsTellWhatTheyScored();
    void everyTurnIsToldOfOnce_data();
    void everyTurnIsToldOfOnce();
    void whatIsTakenBackIsToldAgain();
    void whatWasBeforeIsWorkedOutAnew();
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

std::vector<std::size_t> turnEnds(const GameModel& model) {
    std::vector<std::size_t> ends;
    for (std::size_t at = 0; at < model.history().size(); ++at) {
        const Event& event = model.history()[at];
        if (event.kind == EventKind::TurnPassed && !model.isPerson(event.seat)) ends.push_back(at);
    }
    return ends;
}

std::vector<std::size_t> told(const GameModel& model) {
    std::vector<std::size_t> events;
    for (const TurnReason& reason : model.aids().reasons()) events.push_back(reason.event);
    return events;
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

// The points of its own seat since the turn or the power card before.
void WhyTest::turnsTellWhatTheyScored() {
    GameModel model;
    LocalTable table(model);
    QSignalSpy over(&model, &GameModel::gameOver);
    QVERIFY(table.start(shortGame("scored"), seats({"easy", "normal", "normal"})));
    QVERIFY(over.wait(kPatience));
    const auto pointsOf = [](const Event& event, Seat seat) {
        return event.kind == EventKind::Points && event.seat == seat ? event.number : 0;
    };
    int turns = 0;
    for (const TurnReason& reason : model.aids().reasons()) {
        int scored = 0;
        for (std::size_t at = reason.event; at-- > 0;) {
            const Event& event = model.history()[at];
            if (event.kind == EventKind::TurnPassed || event.kind == EventKind::PowerPlayed) break;
            scored += pointsOf(event, reason.seat);
        }
        int told = 0;
        for (const Event& event : reason.turn.events) told += pointsOf(event, reason.seat);
        QCOMPARE(told, scored);
        turns += scored > 0 ? 1 : 0;
    }
    QVERIFY(turns > 0);
}

void WhyTest::everyTurnIsToldOfOnce_data() {
    QTest::addColumn<std::vector<SeatChoice>>("who");
    QTest::newRow("computer players") << seats({"easy", "easy"});
    QTest::newRow("with a person") << seats({"easy", ""});
}

// Also of one that ends when another player allows or vetoes its last step, which is not told together with the next.
void WhyTest::everyTurnIsToldOfOnce() {
    QFETCH(std::vector<SeatChoice>, who);
    for (int number = 0; number < 40; ++number) { // in one of eight another player ends a turn
        GameModel model;
        LocalTable table(model);
        Answering answering(model);
        QSignalSpy over(&model, &GameModel::gameOver);
        QVERIFY(table.start(shortGame(QByteArray::number(number).constData()), who));
        QVERIFY(over.wait(kPatience));
        QCOMPARE(told(model), turnEnds(model));
        for (const TurnReason& reason : model.aids().reasons())
            QVERIFY(std::ranges::count(reason.turn.events, EventKind::CardTaken, &Event::kind) <= 1);
    }
}

// Each answer that can be taken back is, once.
void WhyTest::whatIsTakenBackIsToldAgain() {
    int ended = 0; // by an answer that is taken back, which is rare
    for (const char* seed : {"213", "293", "318"}) {
        GameModel model;
        LocalTable table(model);
        QSignalSpy over(&model, &GameModel::gameOver);
        std::size_t reasons = 0;
        std::size_t furthest = 0;
        const auto answer = [&] {
            const std::size_t before = std::exchange(reasons, model.aids().reasons().size());
            const std::size_t events = model.history().size();
            if (!model.canUndo() || events <= furthest) return model.choose(model.decision()->legal.back());
            furthest = events;
            ended += reasons > before ? 1 : 0;
            model.undo();
        };
        connect(&model, &GameModel::decisionOffered, &model, [&] { QTimer::singleShot(0, &model, answer); });
        QVERIFY(table.start(shortGame(seed), seats({"easy", ""})));
        QVERIFY(over.wait(kPatience));
        QCOMPARE(told(model), turnEnds(model));
    }
    QVERIFY(ended > 0);
}

// A record has no thoughts, but the same game gives the same ones.
void WhyTest::whatWasBeforeIsWorkedOutAnew() {
    GameModel first;
    LocalTable begun(first);
    QVERIFY(begun.start(shortGame("again"), seats({"easy", "normal", ""})));
    for (int answers = 0; explained(first) < 8 && answers < 60; ++answers) {
        QVERIFY(QTest::qWaitFor([&] { return first.decision().has_value(); }, kPatience));
        first.choose(first.decision()->legal.front());
    }
    QVERIFY(explained(first) >= 8);
    GameModel second;
    LocalTable table(second);
    QVERIFY(table.resume(begun.recordText()));
    QCOMPARE(second.history().size(), first.history().size());
    const std::atomic<bool> cancel{false};
    int same = 0;
    for (std::size_t event = 0; event < first.history().size(); ++event) {
        const MoveThought* known = first.aids().thoughtOf(event);
        if (known == nullptr || known->event != event) continue;
        const MoveThought* kept = second.aids().thoughtOf(event);
        QVERIFY(kept != nullptr);
        QCOMPARE(kept->event, event);
        QVERIFY(kept->moves.empty());
        QCOMPARE(kept->decision.seat, known->decision.seat);
        QCOMPARE(kept->secret, known->secret);
        const ThoughtSearch search = second.aids().thoughtSearch(event);
        QVERIFY(search);
        const std::optional<MoveThought> found = search(cancel);
        QVERIFY(found);
        QVERIFY(found->moves.front().action == known->moves.front().action);
        QCOMPARE(found->decision.kind, known->decision.kind);
        second.addThought(*found);
        kept = second.aids().thoughtOf(event);
        QCOMPARE(kept->moves.size(), found->moves.size());
        ++same;
    }
    QVERIFY(same > 0);
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

ELGRANDE_TEST(WhyTest)
#include "why_test.moc"
