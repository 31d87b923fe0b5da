// A round is shown until its last turn is over for everybody who looks on: also while the table asks whether it is.
#include "app/table/local_table.h"
#include "views/panels/status_strip.h"
#include "views/shown.h"

#include <QTest>
#include <QWidget>

#include <algorithm>

using namespace elgrande;

class ShownTest : public QObject {
    Q_OBJECT

  private slots:
    void roundStaysWhileItsEndIsAsked();

  private:
    // The round in which somebody has had the last turn, and who has laid what in it.
    static Shown::Turns lastTurn(const std::vector<Event>& history, int players) {
        Shown::Turns turns{0, Seat::None, {}, {}, {}};
        Shown::Turns last = turns;
        for (const Event& event : history) {
            const std::size_t seat = index(event.seat);
            if (event.kind == EventKind::RoundBegan) {
                turns.round = event.number;
                turns.played.assign(static_cast<std::size_t>(players), Power::None);
                turns.taken.assign(static_cast<std::size_t>(players), Card::None);
            }
            if (event.kind == EventKind::PowerPlayed) turns.played[seat] = event.power;
            if (event.kind == EventKind::CardTaken) turns.taken[seat] = event.card;
            if (event.kind == EventKind::TurnPassed) last = turns;
        }
        return last;
    }
};

void ShownTest::roundStaysWhileItsEndIsAsked() {
    constexpr int kPlayers = 3;
    constexpr int kPatience = 30000; // milliseconds for a whole game
    GameModel model;
    Shown shown(model);
    QWidget window;
    StatusStrip line(&window);
    line.follow(shown);
    LocalTable table(model);
    table.setConfirmTurn(true);
    int ends = 0;
    int asked = 0;
    connect(&model, &GameModel::changed, this, [&] {
        if (model.mustConfirm()) {
            ++asked;
            const Shown::Turns last = lastTurn(model.history(), kPlayers);
            ends += model.observation().round != last.round ? 1 : 0;
            QCOMPARE(shown.round(), last.round);
            QCOMPARE(shown.turns().played, last.played);
            QCOMPARE(shown.turns().taken, last.taken);
            const bool told = line.text().contains(QStringLiteral("Round %1 of 9").arg(last.round));
            QVERIFY2(told || model.observation().over, qPrintable(line.text()));
            QMetaObject::invokeMethod(&model, &GameModel::confirm, Qt::QueuedConnection);
        } else {
            QCOMPARE(shown.round(), model.observation().round);
            for (std::size_t i = 0; i < model.observation().seats.size(); ++i)
                QCOMPARE(shown.turns().played[i], model.observation().seats[i].played);
            const auto& decision = model.decision();
            if (!decision) return;
            // A low card is played late in the round.
            const Action answer =
                decision->legal.front().kind == ActionKind::Court ? decision->legal.back() : decision->legal.front();
            QMetaObject::invokeMethod(
                &model, [&model, answer] { model.choose(answer); }, Qt::QueuedConnection);
        }
    });
    Setup setup;
    setup.seed = "shown";
    QVERIFY(table.start(setup, {{"Ada", ""}, {"B", "greedy"}, {"C", "greedy"}}));
    QTRY_VERIFY_WITH_TIMEOUT(model.observation().over, kPatience);
    QVERIFY(asked > 5);
    QVERIFY(ends > 0);
}

QTEST_MAIN(ShownTest)
#include "shown_test.moc"
