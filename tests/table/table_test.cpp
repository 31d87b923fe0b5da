// The local table: whole games, going on from a record, undo and its limits, the curtain, and what the screen may see.
#include "app/table/local_table.h"
#include "model/core/rng.h"
#include "model/record/record.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace elgrande;

namespace {

constexpr int kPatience = 60000; // ms; computer players are slow under a sanitizer

std::vector<SeatChoice> seats(std::initializer_list<const char*> agents) {
    std::vector<SeatChoice> list;
    for (const char* agent : agents)
        list.push_back({QStringLiteral("P%1").arg(list.size() + 1), QString::fromLatin1(agent)});
    return list;
}

Setup shortGame(const char* seed) {
    Setup setup;
    setup.rounds = 6;
    setup.seed = seed;
    return setup;
}

// Answers every question of a person with the last alternative (mostly `done` and `end`), lifting curtains.
class Answering : public QObject {
  public:
    explicit Answering(GameModel& model) {
        connect(&model, &GameModel::changed, this, [&model] {
            if (model.curtainFor() != Seat::None)
                QMetaObject::invokeMethod(&model, &GameModel::liftCurtain, Qt::QueuedConnection);
        });
        connect(&model, &GameModel::decisionOffered, this, [this, &model] {
            ++asked;
            const Action action = model.decision()->legal.back();
            QMetaObject::invokeMethod(
                &model, [&model, action] { model.choose(action); }, Qt::QueuedConnection);
        });
    }
    int asked = 0;
};

bool answerUntil(GameModel& model, const char* kind, int limit = 400) {
    for (int i = 0; i < limit; ++i) {
        if (!QTest::qWaitFor([&] { return model.decision() || model.curtainFor() != Seat::None; }, kPatience))
            return false;
        if (model.curtainFor() != Seat::None) {
            model.liftCurtain();
            continue;
        }
        if (model.decision()->kind == kind) return true;
        model.choose(model.decision()->legal.front());
    }
    return false;
}

// Takes the first of the wanted cards that lies open, carries it out, scores the Castillo where it may, and answers
// everything else by chance.
Action wanting(const GameModel& model, const std::vector<std::string>& cards, Rng& rng) {
    const auto& legal = model.decision()->legal;
    const auto isWanted = [&](Action action) {
        if (action.kind == ActionKind::Special) return true;
        if (action.kind == ActionKind::Score) return action.a == index(Area::Castillo);
        if (action.kind != ActionKind::TakeCard) return false;
        return std::find(cards.begin(), cards.end(), model.catalogue().cards[action.a].id) != cards.end();
    };
    const auto found = std::find_if(legal.begin(), legal.end(), isWanted);
    return found != legal.end() ? *found : legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
}

} // namespace

class TableTest : public QObject {
    Q_OBJECT

  private slots:
    void computersPlayToTheEnd();
    void personsAndComputersPlayToTheEnd();
    void theSameSeedGivesTheSameGame();
    void recordGoesOnWhereItStopped();
    void badRecordLeavesTheGameAlone();
    void undoGoesBackWithinOnesOwnTurn();
    void undoStopsAtAnotherSeat();
    void whatWasRevealedIsNotTakenBack();
    void regionOfACardCanBeTakenBackInHotSeat();
    void whatWasTakenBackCanBeMadeAgain();
    void resetTurnGoesToItsBeginning();
    void turnEndWaitsForItsConfirmation();
    void forcedStepsAreShown();
    void heldComputersDoNotMove();
    void curtainBeforeSecretQuestions();
    void curtainAlsoForWhoHasBeenShown();
    void curtainBeforeAHandWithASecret();
    void nobodyIsShownWhileComputersThink();
    void screenNeverSeesTheCastillo();
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

void TableTest::undoGoesBackWithinOnesOwnTurn() {
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

void TableTest::undoStopsAtAnotherSeat() {
    GameModel model;
    LocalTable table(model);
    QVERIFY(table.start(shortGame("f"), seats({"", ""})));
    QVERIFY(answerUntil(model, "power"));
    const Seat first = model.decision()->seat;
    model.choose(model.decision()->legal.front());
    QVERIFY(QTest::qWaitFor([&] { return model.decision() && model.decision()->seat != first; }, kPatience));
    QVERIFY(!model.canUndo());
}

// One person among computers, asked last for a disk, knows more as soon as the others' disks are open or the closed
// Castillo has been scored.
void TableTest::whatWasRevealedIsNotTakenBack() {
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
void TableTest::regionOfACardCanBeTakenBackInHotSeat() {
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
void TableTest::whatWasTakenBackCanBeMadeAgain() {
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

void TableTest::resetTurnGoesToItsBeginning() {
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

void TableTest::turnEndWaitsForItsConfirmation() {
    GameModel model;
    LocalTable table(model);
    table.setConfirmTurn(true);
    QVERIFY(table.start(shortGame("confirm"), seats({"", "greedy"})));
    int confirmed = 0;
    for (int i = 0; i < 600 && confirmed < 3; ++i) {
        QVERIFY(QTest::qWaitFor([&] { return model.decision() || model.mustConfirm(); }, kPatience));
        if (!model.mustConfirm()) {
            model.choose(model.decision()->legal.back());
            continue;
        }
        QVERIFY(!model.decision());
        const auto events = model.history();
        QTest::qWait(30);
        QVERIFY(model.history() == events); // nobody goes on
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
    QTest::qWait(60);
    QVERIFY(model.history() == events);
    table.hold(false);
    QVERIFY(QTest::qWaitFor([&] { return model.history().size() > events.size(); }, kPatience));
}

void TableTest::curtainBeforeSecretQuestions() {
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
void TableTest::curtainAlsoForWhoHasBeenShown() {
    int own = 0;
    for (int game = 0; game < 30 && own < 3; ++game) {
        GameModel model;
        LocalTable table(model);
        Rng rng(static_cast<std::uint64_t>(game));
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

// Who has taken a power card back unseen holds something that the other person at the screen must not see.
void TableTest::curtainBeforeAHandWithASecret() {
    int covered = 0;
    for (int game = 0; game < 30 && covered < 3; ++game) {
        GameModel model;
        LocalTable table(model);
        Rng rng(static_cast<std::uint64_t>(game));
        Setup setup = shortGame(qPrintable(QString::number(game)));
        setup.edition = "bigbox";
        QVERIFY(table.start(setup, seats({"", ""})));
        std::array<int, 2> regained{-1, -1};
        Seat lifted = Seat::None;
        Seat last = Seat::None;
        while (!model.observation().over) {
            if (model.curtainFor() != Seat::None) {
                lifted = model.curtainFor();
                model.liftCurtain();
                continue;
            }
            QVERIFY(model.decision());
            const Decision asked = *model.decision();
            int& mine = regained[index(asked.seat)];
            if (mine >= 0 && last != asked.seat) {
                QCOMPARE(lifted, asked.seat);
                ++covered;
            }
            lifted = Seat::None;
            last = asked.seat;
            const Action action = wanting(model, {"power-back"}, rng);
            if (action.kind == ActionKind::TakeBack) mine = action.a;
            if (action.kind == ActionKind::Power && action.a == mine) mine = -1;
            model.choose(action);
        }
    }
    QVERIFY(covered >= 3);
}

// Two persons and a computer: while it thinks nobody's view is on the screen.
void TableTest::nobodyIsShownWhileComputersThink() {
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

void TableTest::screenNeverSeesTheCastillo() {
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

void TableTest::hurryEndsThePause() {
    GameModel model;
    LocalTable table(model);
    table.setPace(60000);
    QSignalSpy happened(&model, &GameModel::happened);
    QVERIFY(table.start(shortGame("h"), seats({"random", "random"})));
    const auto before = happened.count();
    QTest::qWait(50);
    QCOMPARE(happened.count(), before);
    table.hurry();
    QVERIFY(QTest::qWaitFor([&] { return happened.count() > before; }, kPatience));
}

QTEST_GUILESS_MAIN(TableTest)
#include "table_test.moc"
