// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Taking back at the local table: how far it goes and where it stops, redoing, the end of a turn that waits.
#include "tests/named_test.h"
#include "tests/table/table_fixture.h"

#include <QSignalSpy>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::table_tests;

namespace {

// So that a turn ends by itself, when nothing is left to do.
Action choiceWithoutEnd(const std::vector<Action>& legal) {
    const auto last =
        std::find_if(legal.rbegin(), legal.rend(), [](Action action) { return action.kind != ActionKind::End; });
    return last == legal.rend() ? legal.back() : *last;
}

} // namespace

class TakeBackTest : public QObject {
    Q_OBJECT

  private slots:
    void undoGoesBackWithinOnesOwnTurn();
    void undoLastsUntilAnotherSeatActs();
    void undoStopsAtAComputerAndAtTheCurtain();
    void whatWasRevealedIsNotTakenBack();
    void regionOfACardCanBeTakenBackInHotSeat();
    void whatWasTakenBackCanBeMadeAgain();
    void resetTurnGoesToItsBeginning();
    void turnEndWaitsForItsConfirmation();
    void endOfATurnIsSaidOnce();
    void whatFollowsATurnWaitsForItsConfirmation();
};

void TakeBackTest::undoGoesBackWithinOnesOwnTurn() {
    GameModel model;
    LocalTable table(model);
    QVERIFY(table.start(shortGame("e"), seats({"", ""})));
    QVERIFY(answerUntil(model, "place"));
    const Observation before = model.observation();
    const auto events = model.history().size();
    model.choose(model.decision()->legal.front());
    QVERIFY(model.canUndo());
    QVERIFY(!(model.observation() == before));
    model.undo();
    QVERIFY(model.observation() == before);
    QCOMPARE(model.history().size(), events);
    QCOMPARE(model.decision()->kind, std::string("place"));
}

// Somebody else at the screen is asked, but has not decided yet and seen nothing secret.
void TakeBackTest::undoLastsUntilAnotherSeatActs() {
    GameModel model;
    LocalTable table(model);
    QVERIFY(table.start(shortGame("f"), seats({"", "", ""})));
    QVERIFY(answerUntil(model, "power"));
    const Seat first = model.decision()->seat;
    const Observation before = model.observation();
    model.choose(model.decision()->legal.front());
    const Seat second = model.decision()->seat;
    QVERIFY(second != first);
    QVERIFY(model.canUndo() && !model.canResetTurn());
    QCOMPARE(model.undoOf(), first);
    model.undo();
    QVERIFY(model.observation() == before);
    QCOMPARE(model.decision()->seat, first);
    model.redo();
    QCOMPARE(model.decision()->seat, second);
    model.choose(model.decision()->legal.front());
    QCOMPARE(model.undoOf(), second);
    model.undo();
    QCOMPARE(model.decision()->seat, second);
    QVERIFY(!model.canUndo()); // the first one's card is final
}

// A computer acts as soon as it is asked, and where hands are secret the next one looks at something secret.
void TakeBackTest::undoStopsAtAComputerAndAtTheCurtain() {
    for (const bool computer : {true, false}) {
        GameModel model;
        LocalTable table(model);
        Setup setup = shortGame("f");
        if (!computer) setup.options["used-power-open"] = "false";
        QVERIFY(table.start(setup, seats({"", computer ? "random" : ""})));
        QVERIFY(answerUntil(model, "power"));
        const Seat first = model.decision()->seat;
        model.choose(model.decision()->legal.front());
        if (!computer) {
            QVERIFY(model.curtainFor() != Seat::None && model.curtainFor() != first);
            model.liftCurtain();
        }
        QVERIFY(!model.canUndo());
    }
}

// One person among computers, asked last for a disk, knows more as soon as the others' disks are open or the closed
// Castillo has been scored.
void TakeBackTest::whatWasRevealedIsNotTakenBack() {
    int disks = 0;
    int castillos = 0;
    for (int game = 0; game < 60 && (disks < 3 || castillos < 3); ++game) {
        GameModel model;
        LocalTable table(model);
        Rng rng(static_cast<std::uint64_t>(game));
        QVERIFY(table.start(shortGame(qPrintable(QString::number(game))), seats({"random", "random", ""})));
        const Seat me = seatAt(2);
        while (!model.observation().over) {
            QVERIFY(QTest::qWaitFor([&] { return model.decision() || model.observation().over; }, kPatience));
            if (model.observation().over) break;
            const std::size_t before = model.history().size();
            model.choose(wanting(model, {"score-secret", "score-castillo", "score-one-2", "score-one-3"}, rng));
            if (!model.decision()) continue; // somebody else is next, which ends what can be taken back anyway
            for (std::size_t i = before; i < model.history().size(); ++i) {
                const Event& event = model.history()[i];
                const bool disk = event.kind == EventKind::DisksRevealed && event.seat != me;
                const bool castillo = event.kind == EventKind::PlaceScored && event.to == Area::Castillo;
                if (!disk && !castillo) continue;
                QVERIFY2(!model.canUndo(), disk ? "the others' disks are open" : "the Castillo was scored");
                disks += disk ? 1 : 0;
                castillos += castillo ? 1 : 0;
            }
        }
    }
    QVERIFY(disks >= 3);
    QVERIFY(castillos >= 3);
}

// Where several persons share the screen only a secret answer is final; a region that a card is bound to is none.
void TakeBackTest::regionOfACardCanBeTakenBackInHotSeat() {
    bool bound = false;
    bool secret = false;
    for (int game = 0; game < 20 && !(bound && secret); ++game) {
        GameModel model;
        LocalTable table(model);
        Rng rng(static_cast<std::uint64_t>(game));
        QVERIFY(table.start(shortGame(qPrintable(QString::number(game))), seats({"", ""})));
        while (!model.observation().over && !(bound && secret)) {
            if (model.curtainFor() != Seat::None) model.liftCurtain();
            QVERIFY(model.decision());
            const Decision asked = *model.decision();
            model.choose(wanting(model, {"intrigue-5-from-one", "intrigue-all-own", "score-secret"}, rng));
            const bool goesOn = model.decision() && model.decision()->seat == asked.seat;
            if (asked.kind == "source" && goesOn) {
                bound = true;
                QVERIFY(model.canUndo());
                model.undo();
                QVERIFY(model.decision());
                QCOMPARE(model.decision()->kind, asked.kind);
                QVERIFY(model.decision()->legal == asked.legal);
                model.redo();
            }
            if (asked.kind == "disk") {
                secret = true;
                QVERIFY(!model.canUndo());
            }
        }
    }
    QVERIFY(bound);
    QVERIFY(secret);
}

// Over a whole game by chance: undo and redo are each other's inverse, and no undo crosses chance or another seat.
void TakeBackTest::whatWasTakenBackCanBeMadeAgain() {
    GameModel model;
    LocalTable table(model);
    QVERIFY(table.start(shortGame("redo"), seats({"", "greedy", "greedy"})));
    Rng rng(3);
    int takenBack = 0;
    for (int i = 0; i < 1000 && !model.observation().over; ++i) {
        QVERIFY(QTest::qWaitFor([&] { return model.decision() || model.observation().over; }, kPatience));
        if (model.observation().over) break;
        const Observation before = model.observation();
        const auto events = model.history();
        const auto& legal = model.decision()->legal;
        model.choose(legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))]);
        QVERIFY(!model.canRedo());
        if (!model.canUndo()) continue; // chance or another seat has come in between
        const Observation after = model.observation();
        const auto later = model.history();
        model.undo();
        QVERIFY(model.observation() == before);
        QVERIFY(model.history() == events);
        QVERIFY(model.canRedo());
        model.redo();
        QVERIFY(model.observation() == after);
        QVERIFY(model.history() == later);
        ++takenBack;
    }
    QVERIFY(model.observation().over);
    QVERIFY(takenBack > 10);
    QVERIFY(!model.canUndo());
}

void TakeBackTest::resetTurnGoesToItsBeginning() {
    GameModel model;
    LocalTable table(model);
    QVERIFY(table.start(shortGame("e"), seats({"", ""})));
    QVERIFY(answerUntil(model, "place"));
    const auto placing = [&] { return model.decision() && model.decision()->kind == "place"; };
    for (int i = 0; i < 2 && placing() && model.decision()->legal.size() > 1; ++i)
        model.choose(model.decision()->legal.front());
    QVERIFY(model.canResetTurn());
    model.resetTurn();
    QVERIFY(model.decision());
    const Observation& seen = model.observation();
    QCOMPARE(seen.active, model.decision()->seat); // not as far back as the power card
    QCOMPARE(seen.parts, std::uint8_t(0));
    QCOMPARE(seen.seats[index(seen.active)].taken, Card::None);
    QVERIFY(model.canRedo());
}

// Who ends the turn although there is something left is not asked whether it is over.
void TakeBackTest::endOfATurnIsSaidOnce() {
    GameModel model;
    LocalTable table(model);
    table.setConfirmTurn(true);
    QVERIFY(table.start(shortGame("once"), seats({"", "greedy"})));
    int ended = 0;
    for (int i = 0; i < 600 && ended < 3; ++i) {
        QVERIFY(QTest::qWaitFor([&] { return model.decision() || model.mustConfirm(); }, kPatience));
        if (model.mustConfirm()) {
            model.confirm();
            continue;
        }
        const auto& legal = model.decision()->legal;
        const bool ends = legal.size() > 1 && legal.back() == act(ActionKind::End);
        model.choose(legal.back());
        if (!ends) continue;
        QVERIFY(!model.mustConfirm());
        ++ended;
    }
    QCOMPARE(ended, 3);
}

void TakeBackTest::turnEndWaitsForItsConfirmation() {
    GameModel model;
    LocalTable table(model);
    table.setConfirmTurn(true);
    QVERIFY(table.start(shortGame("confirm"), seats({"", "greedy"})));
    int confirmed = 0;
    for (int i = 0; i < 600 && confirmed < 3; ++i) {
        QVERIFY(QTest::qWaitFor([&] { return model.decision() || model.mustConfirm(); }, kPatience));
        if (!model.mustConfirm()) {
            model.choose(choiceWithoutEnd(model.decision()->legal));
            continue;
        }
        QVERIFY(!model.decision());
        const auto events = model.history();
        GameModel elsewhere;
        LocalTable other(elsewhere);
        QVERIFY(other.start(shortGame("other"), seats({"greedy", "greedy"})));
        QVERIFY(QTest::qWaitFor([&] { return elsewhere.history().size() > 30; }, kPatience));
        QVERIFY(model.history() == events); // while those of another table do, nobody goes on here
        model.undo();
        QVERIFY(model.decision());
        QVERIFY(!model.mustConfirm());
        model.redo();
        QVERIFY(model.mustConfirm());
        model.confirm();
        QVERIFY(!model.mustConfirm());
        QVERIFY(!model.canUndo());
        ++confirmed;
    }
    QCOMPARE(confirmed, 3);
}

// Of a whole game: the next round, who comes then, scorings and the game's end.
void TakeBackTest::whatFollowsATurnWaitsForItsConfirmation() {
    GameModel model;
    LocalTable table(model);
    table.setConfirmTurn(true);
    QVERIFY(table.start(shortGame("follows"), seats({"", "greedy"})));
    int rounds = 0;
    int scorings = 0;
    int ends = 0;
    for (int i = 0; i < 2000 && !model.observation().over; ++i) {
        QVERIFY(QTest::qWaitFor([&] { return model.decision() || model.mustConfirm() || model.observation().over; },
                                kPatience));
        if (model.decision()) {
            const auto& legal = model.decision()->legal; // a low power card: the last turn of many rounds
            model.choose(model.decision()->kind == "power" ? legal.front() : choiceWithoutEnd(legal));
        }
        if (!model.mustConfirm()) continue;
        const std::size_t shown = model.history().size();
        QCOMPARE(model.history().back().kind, EventKind::TurnPassed);
        const Observation asked = model.observation();
        QCOMPARE(asked.active, model.history().back().seat);
        QVERIFY(!asked.over);
        model.undo();
        model.redo();
        QVERIFY(model.mustConfirm());
        QCOMPARE(model.history().size(), shown);
        QVERIFY(model.observation() == asked);
        model.confirm();
        const auto told = [&](EventKind kind) {
            for (std::size_t at = shown; at < model.history().size(); ++at)
                if (model.history()[at].kind == kind) return 1;
            return 0;
        };
        rounds += told(EventKind::RoundBegan);
        scorings += told(EventKind::ScoringBegan);
        ends += told(EventKind::GameEnded);
    }
    QVERIFY(model.observation().over);
    QVERIFY2(rounds > 0 && scorings > 0, qPrintable(QStringLiteral("%1 %2 %3").arg(rounds).arg(scorings).arg(ends)));
}

ELGRANDE_TEST(TakeBackTest)
#include "take_back_test.moc"
