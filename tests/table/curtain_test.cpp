// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One screen for several players: the curtain before what is secret, and what the screen never sees.
#include "tests/named_test.h"
#include "tests/table/table_fixture.h"

#include <QSignalSpy>

using namespace elgrande;
using namespace elgrande::table_tests;

namespace {

// A table at one screen, and the chance by which its people answer.
struct CurtainScreen {
    explicit CurtainScreen(int game)
        : rng(static_cast<std::uint64_t>(game)) {}
    GameModel model;
    LocalTable table{model};
    Rng rng;
};

} // namespace

class CurtainTest : public QObject {
    Q_OBJECT

  private slots:
    void curtainBeforeSecretQuestions();
    void curtainAlsoForWhoHasBeenShown();
    void curtainCallsWhoHasActed();
    void secretHandsAreCovered();
    void ownerLooksAtACoveredHand();
    void handsWithoutASecretAreOpen();
    void whoTakesBackIsAskedAgain();
    void nobodyIsShownWhileComputersThink();
    void screenNeverSeesTheCastillo();
};

void CurtainTest::curtainBeforeSecretQuestions() {
    bool seen = false;
    for (int game = 0; game < 5 && !seen; ++game) {
        GameModel model;
        LocalTable table(model);
        QVERIFY(table.start(shortGame(qPrintable(QString::number(game))), seats({"", ""})));
        for (int i = 0; i < 1500 && !model.observation().over && !seen; ++i) {
            if (model.curtainFor() != Seat::None) {
                seen = true;
                QVERIFY(!model.decision());
                QCOMPARE(model.observation().viewer, Seat::None);
                const Seat next = model.curtainFor();
                model.liftCurtain();
                QVERIFY(model.decision());
                QCOMPARE(model.decision()->seat, next);
            } else if (model.decision()) {
                // The Castillo, whenever it is offered, so that disks will have to be set.
                Action wanted = model.decision()->legal.front();
                for (Action action : model.decision()->legal)
                    if (action.kind == ActionKind::Caballero && action.a == index(Area::Castillo)) wanted = action;
                model.choose(wanted);
            }
            QCoreApplication::processEvents();
        }
    }
    QVERIFY(seen);
}

// Two persons at one screen: everybody looks on during the turn of one of them, so his own secret question waits behind
// the curtain as well.
void CurtainTest::curtainAlsoForWhoHasBeenShown() {
    int own = 0;
    for (int game = 0; game < 30 && own < 3; ++game) {
        CurtainScreen screen(game);
        auto& [model, table, rng] = screen;
        Setup setup = shortGame(qPrintable(QString::number(game)));
        setup.edition = "bigbox";
        QVERIFY(table.start(setup, seats({"", ""})));
        Seat answered = Seat::None;
        while (!model.observation().over && own < 3) {
            if (model.curtainFor() != Seat::None) {
                own += model.curtainFor() == answered ? 1 : 0;
                answered = Seat::None;
                model.liftCurtain();
                continue;
            }
            QVERIFY(model.decision());
            const Decision asked = *model.decision();
            QVERIFY2(!asked.secret || answered != asked.seat, "a secret question in front of everybody");
            answered = asked.seat;
            model.choose(wanting(model, {"score-secret", "power-back"}, rng));
        }
    }
    QVERIFY(own >= 3);
}

// Whoever starts a secret scoring sits at the screen, so nobody else is called before.
void CurtainTest::curtainCallsWhoHasActed() {
    int called = 0;
    for (int game = 0; game < 30 && called < 3; ++game) {
        CurtainScreen screen(game);
        auto& [model, table, rng] = screen;
        QVERIFY(table.start(shortGame(qPrintable(QString::number(game))), seats({"", "", ""})));
        Seat acted = Seat::None;
        while (!model.observation().over && called < 3) {
            if (model.curtainFor() != Seat::None) {
                const std::vector<Seat>& asked = model.waitingFor();
                if (asked.size() > 1 && std::find(asked.begin(), asked.end(), acted) != asked.end()) {
                    QCOMPARE(model.curtainFor(), acted);
                    called += acted != asked.front() ? 1 : 0;
                }
                model.liftCurtain();
                continue;
            }
            QVERIFY(model.decision());
            acted = model.decision()->seat;
            model.choose(wanting(model, {"score-secret", "eviction"}, rng));
        }
    }
    QVERIFY(called >= 3);
}

// Where nobody may look up what others have used, a hand is seen only behind the curtain: for the question about it,
// and when its owner asks.
void CurtainTest::secretHandsAreCovered() {
    using Hand = TableOffers::Hand;
    int publicly = 0;
    int played = 0;
    int regained = 0;
    for (int game = 0; game < 30 && regained < 3; ++game) {
        CurtainScreen screen(game);
        GameModel& model = screen.model;
        LocalTable& table = screen.table;
        Rng& rng = screen.rng;
        Setup setup = shortGame(qPrintable(QString::number(game)));
        setup.edition = "bigbox";
        QVERIFY(table.start(setup, seats({"", "", "random"})));
        Seat lifted = Seat::None;
        while (!model.observation().over) {
            QVERIFY(QTest::qWaitFor(
                [&] { return model.decision() || model.curtainFor() != Seat::None || model.observation().over; },
                kPatience));
            if (model.observation().over) break;
            if (model.curtainFor() != Seat::None) {
                lifted = model.curtainFor();
                QCOMPARE(model.observation().viewer, Seat::None);
                model.liftCurtain();
                continue;
            }
            const Decision asked = *model.decision();
            const SeatSeen& own = model.observation().seats[index(asked.seat)];
            if (asked.kind == "power" || asked.secret) {
                QCOMPARE(lifted, asked.seat);
                QVERIFY(model.hand() == Hand::Lifted);
                QCOMPARE(own.hand.size(), own.handSize);
                played += asked.kind == "power" ? 1 : 0;
                regained += asked.kind == "power-back" ? 1 : 0;
            } else {
                QVERIFY(model.hand() == Hand::Covered);
                QVERIFY(own.hand.empty() && own.used.empty());
                QVERIFY(own.handSize > 0);
                ++publicly;
            }
            lifted = Seat::None;
            model.choose(wanting(model, {"power-back"}, rng));
        }
    }
    QVERIFY(publicly > 10 && played > 10 && regained >= 3);
}

void CurtainTest::ownerLooksAtACoveredHand() {
    using Hand = TableOffers::Hand;
    GameModel model;
    LocalTable table(model);
    Setup setup = shortGame("look");
    setup.options["used-power-open"] = "false";
    QVERIFY(table.start(setup, seats({"", ""})));
    QVERIFY(answerUntil(model, "turn"));
    const Seat me = model.decision()->seat;
    const auto legal = model.decision()->legal;
    const auto mine = [&] { return model.observation().seats[index(me)]; };
    QVERIFY(model.hand() == Hand::Covered && mine().hand.empty());
    model.turnHand();
    QCOMPARE(model.curtainFor(), me); // others look away first
    QVERIFY(!model.decision());
    model.liftCurtain();
    QVERIFY(model.hand() == Hand::Lifted);
    QCOMPARE(mine().hand.size(), mine().handSize);
    QVERIFY(model.decision()->legal == legal);
    model.turnHand();
    QVERIFY(model.hand() == Hand::Covered && mine().hand.empty());
    QCOMPARE(model.curtainFor(), Seat::None);
    model.turnHand();
    model.liftCurtain();
    model.choose(legal.front()); // what is done is done in front of everybody
    QVERIFY(model.hand() != Hand::Lifted);
}

// Hands that everybody can work out are open, and so is the hand of the only person at the screen.
void CurtainTest::handsWithoutASecretAreOpen() {
    for (const bool alone : {true, false}) {
        GameModel model;
        LocalTable table(model);
        Setup setup = shortGame("open");
        if (alone) setup.options["used-power-open"] = "false";
        QVERIFY(table.start(setup, seats({"", alone ? "random" : ""})));
        QVERIFY(answerUntil(model, "turn"));
        const SeatSeen& own = model.observation().seats[index(model.decision()->seat)];
        QVERIFY(model.hand() == TableOffers::Hand::Open);
        QCOMPARE(own.hand.size(), own.handSize);
        model.turnHand();
        QCOMPARE(model.curtainFor(), Seat::None);
    }
}

// Several persons at one screen: taking back leads to a question of the same person, in front of everybody, even out of
// a secret question behind the curtain; made again, the secret question is covered again.
void CurtainTest::whoTakesBackIsAskedAgain() {
    int undone = 0;
    int outOfSecrets = 0;
    for (int game = 0; game < 30 && (undone < 300 || outOfSecrets < 5); ++game) {
        GameModel model;
        LocalTable table(model);
        Rng rng(static_cast<std::uint64_t>(game));
        QVERIFY(table.start(shortGame(qPrintable(QString::number(game))), seats({"", "", ""})));
        Seat acted = Seat::None;
        while (!model.observation().over) {
            if (model.curtainFor() != Seat::None) {
                QVERIFY(!model.canUndo() && !model.canRedo());
                model.liftCurtain();
                continue;
            }
            QVERIFY(model.decision());
            const bool secret = model.decision()->secret;
            if (model.canUndo() && rng.below(3) == 0) {
                model.undo();
                QCOMPARE(model.curtainFor(), Seat::None);
                QVERIFY(model.decision() && !model.decision()->secret);
                QCOMPARE(model.decision()->seat, acted);
                QCOMPARE(model.observation().viewer, acted);
                QVERIFY(model.waitingFor() == std::vector<Seat>{acted});
                ++undone;
                if (!secret) continue;
                ++outOfSecrets;
                model.redo();
                QCOMPARE(model.curtainFor(), acted);
                continue;
            }
            acted = model.decision()->seat;
            model.choose(wanting(model, {"score-secret", "eviction"}, rng));
        }
    }
    QVERIFY(undone >= 300 && outOfSecrets >= 5);
}

// Two persons and a computer: while it thinks nobody's view is on the screen.
void CurtainTest::nobodyIsShownWhileComputersThink() {
    GameModel model;
    LocalTable table(model);
    Answering person(model);
    int thinking = 0;
    bool covered = true;
    connect(&model, &GameModel::changed, this, [&] {
        if (!model.hasGame() || model.decision() || model.observation().over || model.waitingFor().empty()) return;
        if (model.isPerson(model.waitingFor().front())) return;
        ++thinking;
        covered = covered && model.observation().viewer == Seat::None;
    });
    QSignalSpy over(&model, &GameModel::gameOver);
    QVERIFY(table.start(shortGame("cover"), seats({"", "random", ""})));
    QVERIFY(over.wait(30000));
    QVERIFY(thinking > 10);
    QVERIFY(covered);
}

void CurtainTest::screenNeverSeesTheCastillo() {
    GameModel model;
    LocalTable table(model);
    bool hidden = true;
    connect(&model, &GameModel::changed, this, [&] {
        if (!model.hasGame()) return;
        for (const auto& row : model.observation().count) hidden = hidden && row[index(Area::Castillo)] == 0;
    });
    QSignalSpy over(&model, &GameModel::gameOver);
    QVERIFY(table.start(shortGame("g"), seats({"greedy", "greedy"})));
    QVERIFY(over.wait(30000));
    QVERIFY(hidden);
}

ELGRANDE_TEST(CurtainTest)
#include "curtain_test.moc"
