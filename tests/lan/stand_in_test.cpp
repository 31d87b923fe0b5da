// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Computer players that stand in while disks are set secretly: nobody can reveal the committed choice of a player who
// is disconnected, and if only computer players are asked there are no commitments. The other guests accept both.
#include "model/rules/engine.h"
#include "tests/lan/table_wire.h"
#include "tests/named_test.h"

using namespace elgrande;
using namespace elgrande::lan_tests;

class StandInTest : public QObject {
    Q_OBJECT

  private slots:
    void disksOfComputersOnly();
    void commitmentThatNobodyReveals();
    void passedOnBeforeOthersKnowTheSeal();
    void passedOnWithAKnownSeal();

  private:
    static Setup shortGame() {
        Setup setup;
        setup.rounds = 6;
        setup.players = 3;
        return setup;
    }
};

namespace {

// The others agree at once.
void standIn(Wire& wire, int away) {
    wire.host->setVoteAfter(0);
    wire.disconnectPlayer(*wire.players[static_cast<std::size_t>(away)]);
    wire.deliver();
    bool proposed = false;
    for (std::size_t i = 0; i < wire.players.size(); ++i) {
        Player& each = *wire.players[i];
        if (each.connection < 0) continue;
        if (std::exchange(proposed, true))
            each.table->vote(each.seats.first(), true);
        else
            each.table->proposeStandIn(each.seats.first(), seatAt(away));
        wire.deliver();
    }
}

bool intends(const Wire::Letter& letter, Intent::What what) {
    if (!letter.toHost) return false;
    const auto said = guestMessageIn(letter.message);
    const Intent* intent = said ? std::get_if<Intent>(&*said) : nullptr;
    return intent != nullptr && intent->what == what;
}

// Plays until this player does so.
std::optional<Wire::Letter> takeLetter(Wire& wire, const Player& of, Intent::What what) {
    for (int i = 0; i < 4000; ++i) {
        const auto found = std::find_if(wire.onTheWay.begin(), wire.onTheWay.end(), [&](const Wire::Letter& each) {
            return each.connection == of.connection && intends(each, what);
        });
        if (found != wire.onTheWay.end()) {
            Wire::Letter letter = *found;
            wire.onTheWay.erase(found);
            return letter;
        }
        if (!wire.deliverOne()) wire.answerOnce();
    }
    return {};
}

// A program without what the one before has known.
void passOn(Wire& wire, Player& player) {
    wire.disconnectPlayer(player);
    player.secret = newSecret();
    player.restart();
    wire.listenTo(player);
    wire.host->passOn(player.seats);
    wire.connectPlayer(player);
}

} // namespace

// A card of the only person lets the others set their disks: both are computer players then.
void StandInTest::disksOfComputersOnly() {
    for (int game = 0; game < 6; ++game) {
        Wire wire(static_cast<std::uint64_t>(game));
        auto seats = people(3);
        seats[2].agent = "random";
        QVERIFY(wire.begin(shortGame(), seats));
        for (int i = 0; i < 2; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
        wire.playOn(6);
        standIn(wire, 1);
        QVERIFY(wire.players[0]->table->seatsNow().seats[1].standIn);
        wire.playOn();
        QVERIFY(wire.host->isOver());
        QCOMPARE(wire.parted, 0);
    }
}

// P2 has committed and disconnects before it reveals its disk; the others' disks are revealed by then.
void StandInTest::commitmentThatNobodyReveals() {
    Wire wire(5);
    QVERIFY(wire.begin(shortGame(), people(3)));
    for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    Player& bo = *wire.players[1];
    QVERIFY(takeLetter(wire, bo, Intent::What::Reveal)); // it is lost with the connection
    const int question = static_cast<int>(wire.host->game().moves());
    wire.disconnectPlayer(bo);
    wire.deliver();
    QCOMPARE(static_cast<int>(wire.host->game().moves()), question); // it is waited for
    standIn(wire, 1);
    QTRY_VERIFY(static_cast<int>(wire.host->game().moves()) > question);
    wire.deliver();
    QCOMPARE(wire.parted, 0);
    wire.playOn();
    QVERIFY(wire.host->isOver());
    QCOMPARE(wire.parted, 0);
}

// Who takes the seat over is asked once more.
void StandInTest::passedOnBeforeOthersKnowTheSeal() {
    int passed = 0;
    for (std::uint64_t game = 0; game < 8; ++game) {
        Wire wire(game);
        QVERIFY(wire.begin(shortGame(), people(3)));
        for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
        Player& bo = *wire.players[1];
        const auto seal = takeLetter(wire, bo, Intent::What::Commit);
        if (!seal) continue; // nobody has set a disk
        ++passed;
        wire.receiveAtHost(bo.connection, seal->message);
        passOn(wire, bo);
        wire.playOn();
        QVERIFY(wire.host->isOver());
        QCOMPARE(wire.parted, 0);
    }
    QVERIFY(passed > 1);
}

// The others would not believe another seal: a computer player chooses this once.
void StandInTest::passedOnWithAKnownSeal() {
    Wire wire(5);
    QVERIFY(wire.begin(shortGame(), people(3)));
    for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    Player& bo = *wire.players[1];
    QVERIFY(takeLetter(wire, bo, Intent::What::Reveal));
    wire.deliver();
    const int question = static_cast<int>(wire.host->game().moves());
    passOn(wire, bo);
    wire.deliver();
    QVERIFY(bo.table->seatsNow().seats[1].standIn);
    QTRY_VERIFY(static_cast<int>(wire.host->game().moves()) > question);
    wire.deliver();
    QVERIFY(!bo.table->seatsNow().seats[1].standIn);
    wire.playOn();
    QVERIFY(wire.host->isOver());
    QCOMPARE(wire.parted, 0);
}

ELGRANDE_TEST(StandInTest)
#include "stand_in_test.moc"
