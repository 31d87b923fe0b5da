// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What may be taken back: the stack of decisions by itself, and what ends it. Whole games are in table_test.cpp.
#include "app/table/secrets.h"
#include "app/table/undo_stack.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"

#include <QTest>

using namespace elgrande;

namespace {

// The n-th decision of a turn; each is told from others by the points of the first seat.
Snapshot decision(int points, int round = 1, int turn = 0) {
    Snapshot snapshot;
    snapshot.state.score[0] = static_cast<std::int16_t>(points);
    snapshot.state.roundsBegun = static_cast<std::uint8_t>(round);
    snapshot.state.turn = static_cast<std::uint8_t>(turn);
    snapshot.moves = static_cast<std::size_t>(points);
    snapshot.move = {seatAt(0), act(ActionKind::Court, points)};
    return snapshot;
}

State now(int points, int round = 1, int turn = 0) { return decision(points, round, turn).state; }

Event happening(EventKind kind, Seat seat, Area to = Area::None) {
    Event event;
    event.kind = kind;
    event.seat = seat;
    event.to = to;
    return event;
}

} // namespace

class UndoTest : public QObject {
    Q_OBJECT

  private slots:
    void lastDecisionIsTakenBackFirst();
    void whatFollowsGoesWithIt();
    void newDecisionEndsWhatCouldBeMadeAgain();
    void madeAgainIsOnceOnly();
    void turnGoesBackToItsBeginning();
    void turnThatIsOverIsMeant();
    void newsEndIt();
    void secretQuestionsAreKnown();
    void secretHandsAreKnown();
};

void UndoTest::lastDecisionIsTakenBackFirst() {
    UndoStack stack;
    QVERIFY(!stack.canUndo() && !stack.canRedo());
    stack.add(decision(1));
    stack.add(decision(2));
    QCOMPARE(stack.undo().moves, std::size_t(2));
    QVERIFY(stack.canUndo() && stack.canRedo());
    QCOMPARE(stack.undo().moves, std::size_t(1));
    QVERIFY(!stack.canUndo());
    stack.forget();
    QVERIFY(!stack.canRedo());
}

// One gesture of the hand may be several decisions.
void UndoTest::whatFollowsGoesWithIt() {
    UndoStack stack;
    stack.add(decision(1));
    stack.add(decision(2));
    for (int points : {3, 4}) {
        Snapshot following = decision(points);
        following.follows = true;
        stack.add(following);
    }
    QCOMPARE(stack.undo().moves, std::size_t(2));
    QVERIFY(!stack.redoFollows());
    QCOMPARE(stack.redo().action, act(ActionKind::Court, 2));
    QVERIFY(stack.redoFollows());
    QCOMPARE(stack.redo().action, act(ActionKind::Court, 3));
    QVERIFY(stack.redoFollows());
    stack.redo();
    QVERIFY(!stack.redoFollows() && !stack.canRedo());
    QCOMPARE(stack.undo().moves, std::size_t(1));
}

void UndoTest::newDecisionEndsWhatCouldBeMadeAgain() {
    UndoStack stack;
    stack.add(decision(1));
    stack.add(decision(2));
    stack.undo();
    stack.add(decision(3));
    QVERIFY(!stack.canRedo());
    QCOMPARE(stack.undo().moves, std::size_t(3));
    QCOMPARE(stack.undo().moves, std::size_t(1));
}

void UndoTest::madeAgainIsOnceOnly() {
    UndoStack stack;
    stack.add(decision(1));
    stack.add(decision(2));
    stack.undo();
    stack.undo();
    QCOMPARE(stack.redo().action.a, std::uint8_t(1));
    stack.addAgain(decision(1));
    QVERIFY(stack.canRedo()); // what is made again keeps what comes after it
    QCOMPARE(stack.redo().action.a, std::uint8_t(2));
    stack.addAgain(decision(2));
    QVERIFY(!stack.canRedo());
    QCOMPARE(stack.undo().moves, std::size_t(2));
}

// A power card of round 1, then two decisions of a turn in it.
void UndoTest::turnGoesBackToItsBeginning() {
    UndoStack stack;
    stack.add(decision(1, 1, 4));
    stack.add(decision(2, 1, 0));
    QVERIFY(!stack.canResetTurn(now(9, 2, 1))); // two decisions, but none of this turn
    stack.add(decision(3, 1, 0));
    stack.add(decision(4, 1, 0));
    QVERIFY(stack.canResetTurn(now(5, 1, 0)));
    QCOMPARE(stack.resetTurn(now(5, 1, 0)).moves, std::size_t(2));
    QVERIFY(stack.canUndo()); // the power card is still there
    for (const int again : {2, 3, 4}) {
        QVERIFY(stack.canRedo());
        QCOMPARE(stack.redo().action.a, static_cast<std::uint8_t>(again));
    }
    QVERIFY(!stack.canRedo());
}

// After the last decision of a turn the next one's has begun: the turn just played is meant.
void UndoTest::turnThatIsOverIsMeant() {
    UndoStack stack;
    stack.add(decision(1, 1, 0));
    QVERIFY(!stack.canResetTurn(now(2, 1, 1))); // one decision is what undo takes back anyway
    stack.add(decision(2, 1, 0));
    QVERIFY(stack.canResetTurn(now(3, 1, 1)));
    QCOMPARE(stack.resetTurn(now(3, 1, 1)).moves, std::size_t(1));
    QVERIFY(!stack.canUndo());
}

void UndoTest::newsEndIt() {
    const Seat me = seatAt(0);
    const Seat other = seatAt(1);
    const auto closed = RulesBuilder::build({});
    Setup setup;
    setup.options["open-castillo"] = "true";
    const auto open = RulesBuilder::build(setup);
    QVERIFY(closed && open);
    QVERIFY(reveals(**closed, happening(EventKind::CardsRevealed, Seat::None), me));
    QVERIFY(reveals(**closed, happening(EventKind::DisksRevealed, other), me));
    QVERIFY(!reveals(**closed, happening(EventKind::DisksRevealed, me), me)); // one's own disk is no news
    QVERIFY(reveals(**closed, happening(EventKind::PlaceScored, me, Area::Castillo), me));
    QVERIFY(!reveals(**open, happening(EventKind::PlaceScored, me, Area::Castillo), me));
    QVERIFY(!reveals(**closed, happening(EventKind::PlaceScored, me, Area::Aragon), me));
    QVERIFY(!reveals(**closed, happening(EventKind::CaballeroPlaced, me, Area::Aragon), me));
}

void UndoTest::secretQuestionsAreKnown() {
    const auto rules = RulesBuilder::build({});
    QVERIFY(rules);
    State state = initialState(**rules);
    ActionList legal;
    advance(**rules, state, legal);
    QVERIFY(!isSecretQuestion(**rules, state)); // chance
    state.agenda.push({StepKind::Court, seatAt(0), 3, 0, 0});
    QVERIFY(!isSecretQuestion(**rules, state));
    state.used[0] = 6;
    state.agenda.push({StepKind::PowerBack, seatAt(0), 0, 0, 0});
    QCOMPARE(isSecretQuestion(**rules, state), (*rules)->rulings.usedPower != UsedPower::Open);
    Setup closed;
    closed.options["used-power-open"] = "false";
    const auto other = RulesBuilder::build(closed);
    QVERIFY(other);
    QVERIFY(isSecretQuestion(**other, state));
    state.agenda.push({StepKind::Disk, seatAt(0), 3, static_cast<std::uint8_t>(StepKind::DiskScoring), 0});
    QVERIFY(isSecretQuestion(**rules, state));
}

// A hand is a secret where nobody sees what has been used, and where a card has come back to it unseen.
void UndoTest::secretHandsAreKnown() {
    for (const bool top : {true, false}) {
        Setup setup;
        setup.options["used-power-open"] = top ? "top" : "true";
        const auto rules = RulesBuilder::build(setup);
        QVERIFY(rules);
        State state = initialState(**rules);
        state.starter = seatAt(0);
        state.round = 1;
        state.agenda.push({StepKind::Power, Seat::None, 0, 0, 0});
        for (int i = 0; i < 3; ++i) usePower(**rules, state, seatAt(0), static_cast<Power>(i));
        QVERIFY(!isHandSecret(**rules, state, seatAt(0)) && !asksUnseen(**rules, state, seatAt(0)));
        takePowerBack(**rules, state, seatAt(0), static_cast<Power>(0));
        QCOMPARE(isHandSecret(**rules, state, seatAt(0)), top);
        QCOMPARE(asksUnseen(**rules, state, seatAt(0)), top);
        QVERIFY(!isHandSecret(**rules, state, seatAt(1)));
    }
}

ELGRANDE_TEST(UndoTest)
#include "undo_test.moc"
