// Whole games in the network, in this process: of every set that is offered, with guests who answer by chance. What a
// guest sees is at every moment what a person at the host's screen would see; the journal, played again, comes to the
// same end; lost connections, killed guests and a killed host cost nobody anything.
#include "model/record/record.h"
#include "model/rules/engine.h"
#include "tests/lan/attempts.h"
#include "tests/lan/table_wire.h"
#include "tests/property/random_game.h"
#include "tests/storage/small_disk.h"

#include <QFileInfo>
#include <QSignalSpy>

using namespace elgrande;
using namespace elgrande::lan_tests;

namespace {

std::vector<std::vector<std::string>> offeredSets() {
    auto sets = property::expansionSets();
    for (const ExpansionFacts& each : knownExpansions())
        if (!each.playable)
            std::erase_if(sets,
                          [&](const auto& set) { return std::find(set.begin(), set.end(), each.id) != set.end(); });
    return sets;
}

Setup shortGame(const std::vector<std::string>& set, int players) {
    Setup setup;
    setup.rounds = 6;
    setup.players = players;
    setup.expansions = set;
    setup.houseRules = true;
    return setup;
}

// Whether every connected guest has on its screen what its seats may see of the host's truth.
bool seesTheTruth(const Wire& wire) {
    const TableGame& game = wire.host->game();
    for (const auto& player : wire.players) {
        if (player->connection < 0 || !player->table->isSeated()) continue;
        const Observation& seen = player->model->observation();
        if (!(seen == observe(game.rules(), game.state(), seen.viewer,
                              player->model->hand() == TableOffers::Hand::Covered ? OwnHand::Covered : OwnHand::Open)))
            return false;
        if (player->seats.size() == 1 && seen.viewer != player->seats.first()) return false;
        const auto& decision = player->model->decision();
        if (!decision) continue;
        const Decision truth = decisionFor(game.rules(), game.state(), decision->seat);
        if (truth.legal != decision->legal || truth.refused != decision->refused || truth.kind != decision->kind)
            return false;
    }
    return true;
}

// The record that the host would keep, played again from its beginning.
bool replaysToTheSame(const HostTable& host) {
    const TableGame& game = host.game();
    const auto record = recordFromText(game.text().toStdString());
    if (!record) return false;
    const auto replayed = replay(game.rules(), game.start(), *record);
    return replayed && replayed->state == game.state();
}

} // namespace

class HostTableTest : public QObject {
    Q_OBJECT

  private slots:
    void everySetToItsEnd();
    void guestsSeeWhatTheHostSees();
    void severalAtOneScreenAndSpectators();
    void computersPlayAlong();
    void secondLoginTakesTheSeatOver();
    void killedHostResumesAtEveryStep();
    void killedHostHasDoneWhatItNeverAnswered();
    void killedGuestsComeBack();
    void computerStandsInAndHandsBack();
    void takingBack();
    void batchIsAllOrNothing();
    void chatAndPointing();
    void fullDiskPausesTheTable();
};

void HostTableTest::everySetToItsEnd() {
    int games = 0;
    for (const auto& set : offeredSets()) {
        const int players = 2 + games % 4;
        Wire wire(static_cast<std::uint64_t>(games));
        const auto begun = wire.begin(shortGame(set, players), people(players));
        if (!begun) continue; // laid together more than there is room for
        for (int i = 0; i < players; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
        wire.playOn();
        QVERIFY(wire.host->isOver());
        QCOMPARE(wire.parted, 0);
        QVERIFY(replaysToTheSame(*wire.host));
        const State end = wire.host->game().state();
        for (const auto& player : wire.players) QVERIFY(player->model->observation().over);
        const auto resumed = wire.killHost();
        QVERIFY2(resumed, resumed ? "" : resumed.error().c_str());
        QVERIFY(wire.host->game().state() == end);
        ++games;
    }
    qInfo("%d sets", games);
    QVERIFY(games >= 6);
}

void HostTableTest::guestsSeeWhatTheHostSees() {
    for (const auto& set : offeredSets()) {
        Wire wire(7);
        if (!wire.begin(shortGame(set, 3), people(3))) continue;
        for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
        for (int i = 0; i < 150 && !wire.host->isOver(); ++i) {
            wire.playOn(1);
            QVERIFY(seesTheTruth(wire));
        }
        QCOMPARE(wire.parted, 0);
    }
}

void HostTableTest::severalAtOneScreenAndSpectators() {
    for (const auto& set : offeredSets()) {
        Wire wire(8);
        if (!wire.begin(shortGame(set, 4), people(4))) continue;
        wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(0), seatAt(2))));
        wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(1))));
        wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(3))));
        wire.connectPlayer(wire.addPlayer({}));
        int curtains = 0;
        for (int i = 0; i < 4000 && !wire.host->isOver(); ++i) {
            wire.playOn(1);
            curtains += wire.players[0]->model->curtainFor() != Seat::None ? 1 : 0;
            if (i < 150) QVERIFY(seesTheTruth(wire));
            QVERIFY(!wire.players[3]->model->decision());
        }
        QVERIFY(wire.host->isOver());
        QVERIFY(curtains > 0);
        QCOMPARE(wire.parted, 0);
        QCOMPARE(wire.players[3]->model->observation().viewer, Seat::None);
    }
}

void HostTableTest::computersPlayAlong() {
    Wire wire(9);
    std::vector<SeatChoice> seats = people(4);
    seats[1].agent = seats[3].agent = QStringLiteral("random");
    QVERIFY(wire.begin(shortGame({}, 4), seats));
    wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(0))));
    wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(2))));
    wire.playOn();
    QVERIFY(wire.host->isOver());
    QVERIFY(replaysToTheSame(*wire.host));
}

void HostTableTest::secondLoginTakesTheSeatOver() {
    Wire wire(10);
    QVERIFY(wire.begin(shortGame({}, 2), people(2)));
    wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(0))));
    wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(1))));
    wire.playOn(20);
    Player& second = wire.addPlayer(SeatSet::of(seatAt(1)));
    second.secret = wire.players[1]->secret; // the same token file
    second.restart();
    wire.restartPlayer(second);
    wire.connectPlayer(second);
    wire.deliver();
    QCOMPARE(wire.parted, 1);
    QCOMPARE(wire.players[1]->connection, -1);
    wire.playOn();
    QVERIFY(wire.host->isOver());
    QVERIFY(seesTheTruth(wire));
}

// kill -9 of the host between any two messages: whoever had an answer finds it done, nobody has to do anything twice.
void HostTableTest::killedHostResumesAtEveryStep() {
    int kills = 0;
    for (const auto& set : offeredSets()) {
        Wire wire(11);
        if (!wire.begin(shortGame(set, 3), people(3))) continue;
        for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
        const int every = attempts(23, 3);
        for (int step = 0; !wire.host->isOver() && step < 100000; ++step) {
            if (!wire.deliverOne() && !wire.answerOnce()) QFAIL("nobody is asked");
            if (step % every != 0) continue;
            const State before = wire.host->game().state();
            const std::size_t moves = wire.host->game().moves();
            const auto resumed = wire.killHost();
            QVERIFY2(resumed, resumed ? "" : resumed.error().c_str());
            QVERIFY(wire.host->game().state() == before);
            QCOMPARE(wire.host->game().moves(), moves);
            QCOMPARE(wire.host->lostBytes(), 0);
            for (auto& each : wire.players) wire.connectPlayer(*each);
            ++kills;
        }
        QVERIFY(wire.host->isOver());
        QVERIFY(replaysToTheSame(*wire.host));
        wire.deliver();
        QVERIFY(seesTheTruth(wire));
        QCOMPARE(wire.parted, 0);
    }
    qInfo("%d kills", kills);
    QVERIFY(kills > 200);
}

// Every step is written down, and its answer never arrives: also one that nothing is seen of, as when a player says
// whether he places or moves first.
void HostTableTest::killedHostHasDoneWhatItNeverAnswered() {
    int unanswered = 0;
    for (const auto& set : offeredSets()) {
        Wire wire(14);
        if (!wire.begin(shortGame(set, 3), people(3))) continue;
        // Two at one screen, so that an answer may leave the screen with a question to another seat.
        wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(0), seatAt(2))));
        wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(1))));
        while (!wire.host->isOver()) {
            const bool toHost = !wire.onTheWay.empty() && wire.onTheWay.front().toHost;
            const Player* sender = toHost ? wire.playerAt(wire.onTheWay.front().connection) : nullptr;
            if (!wire.deliverOne() && !wire.answerOnce()) QFAIL(qPrintable(wire.stuck()));
            if (!sender || !sender->table->isWaiting()) continue;
            QVERIFY(wire.killHost());
            for (auto& each : wire.players) wire.connectPlayer(*each);
            wire.deliver();
            ++unanswered;
        }
        QVERIFY(replaysToTheSame(*wire.host));
        QCOMPARE(wire.parted, 0);
    }
    qInfo("%d steps", unanswered);
    QVERIFY(unanswered > 200);
}

void HostTableTest::killedGuestsComeBack() {
    int kills = 0;
    for (const auto& set : offeredSets()) {
        Wire wire(12);
        if (!wire.begin(shortGame(set, 3), people(3))) continue;
        for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
        const int every = attempts(17, 5);
        for (int step = 0; !wire.host->isOver() && step < 100000; ++step) {
            if (!wire.deliverOne() && !wire.answerOnce()) QFAIL("nobody is asked");
            if (step % every != 0) continue;
            Player& player = *wire.players[static_cast<std::size_t>(step / every) % 3];
            if (step / every % 2 == 0)
                wire.restartPlayer(player);
            else
                wire.disconnectPlayer(player);
            wire.connectPlayer(player);
            ++kills;
        }
        wire.deliver();
        QVERIFY(wire.host->isOver());
        QVERIFY(seesTheTruth(wire));
        QVERIFY(replaysToTheSame(*wire.host));
        QCOMPARE(wire.parted, 0);
    }
    qInfo("%d lost connections", kills);
    QVERIFY(kills > 200);
}

void HostTableTest::computerStandsInAndHandsBack() {
    Wire wire(13);
    QVERIFY(wire.begin(shortGame({}, 3), people(3)));
    qint64 time = 0;
    wire.host->setClock([&time] { return time; });
    for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    wire.playOn(10);
    GuestTable& ada = *wire.players[0]->table;
    GuestTable& bo = *wire.players[1]->table;
    QSignalSpy rejected(&ada, &GuestTable::rejected);
    wire.disconnectPlayer(*wire.players[2]);
    wire.deliver();
    QVERIFY(ada.seatsNow().seats[2].away);
    ada.proposeStandIn(seatAt(0), seatAt(2)); // too early
    wire.deliver();
    QCOMPARE(rejected.count(), 1);
    time += 120000;
    ada.proposeStandIn(seatAt(0), seatAt(1)); // who is there
    wire.deliver();
    QCOMPARE(rejected.count(), 2);
    ada.proposeStandIn(seatAt(0), seatAt(2));
    wire.deliver();
    QVERIFY(bo.seatsNow().proposal && !bo.seatsNow().seats[2].standIn);
    bo.vote(seatAt(1), false);
    wire.deliver();
    QVERIFY(!bo.seatsNow().proposal && !bo.seatsNow().seats[2].standIn);
    ada.proposeStandIn(seatAt(0), seatAt(2));
    wire.deliver();
    bo.vote(seatAt(1), true);
    wire.deliver();
    QVERIFY(ada.seatsNow().seats[2].standIn);
    wire.playOn(60);
    const auto resumed = wire.killHost(); // it still plays
    QVERIFY(resumed);
    wire.connectPlayer(*wire.players[0]);
    wire.connectPlayer(*wire.players[1]);
    wire.deliver();
    QVERIFY(wire.players[0]->table->seatsNow().seats[2].standIn);
    wire.connectPlayer(*wire.players[2]);
    wire.deliver();
    QVERIFY(!wire.players[0]->table->seatsNow().seats[2].standIn);
    wire.playOn();
    QVERIFY(wire.host->isOver());
    QVERIFY(replaysToTheSame(*wire.host));
}

// The own last decision, as long as nobody has seen anything because of it; else everybody is asked.
void HostTableTest::takingBack() {
    Wire wire(14);
    QVERIFY(wire.begin(shortGame({}, 2), people(2)));
    for (int i = 0; i < 2; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    int freely = 0;
    int asked = 0;
    for (int i = 0; i < 400 && !wire.host->isOver(); ++i) {
        wire.playOn(1);
        for (const auto& player : wire.players) {
            const Seat seat = player->seats.first();
            const std::size_t moves = wire.host->game().moves();
            if (player->model->canUndo() && freely < 15) {
                const State now = wire.host->game().state();
                player->model->undo();
                wire.deliver();
                QVERIFY(wire.host->game().moves() < moves);
                QVERIFY(!(wire.host->game().state() == now));
                ++freely;
            } else if (i % 11 == 10 && wire.host->game().moves() > 12) {
                player->table->askBack(seat);
                wire.deliver();
                const auto& other = wire.players[player == wire.players[0] ? 1 : 0];
                if (!other->table->seatsNow().proposal) continue;
                other->table->vote(other->seats.first(), asked % 2 == 0);
                wire.deliver();
                QCOMPARE(wire.host->game().moves() < moves, asked % 2 == 0);
                ++asked;
            }
            QVERIFY(seesTheTruth(wire));
        }
    }
    QVERIFY(freely > 5 && asked > 3);
    wire.playOn();
    const State end = wire.host->game().state();
    QVERIFY(wire.killHost());
    QVERIFY(wire.host->game().state() == end);
    QCOMPARE(wire.parted, 0);
}

void HostTableTest::batchIsAllOrNothing() {
    Wire wire(15);
    QVERIFY(wire.begin(shortGame({}, 2), people(2)));
    for (int i = 0; i < 2; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    int done = 0;
    int refused = 0;
    for (int i = 0; i < 300 && !wire.host->isOver(); ++i) {
        wire.playOn(1);
        for (const auto& player : wire.players) {
            const auto& decision = player->model->decision();
            if (!decision || decision->legal.front().kind != ActionKind::Caballero || decision->remaining < 2) continue;
            const State before = wire.host->game().state();
            const Action place = decision->legal.front();
            QSignalSpy rejected(player->table.get(), &GuestTable::rejected);
            player->table->play({place, act(ActionKind::King, 0)}); // the second one is not possible
            wire.deliver();
            QCOMPARE(rejected.count(), 1);
            QVERIFY(wire.host->game().state() == before);
            ++refused;
            player->table->play({place, place});
            wire.deliver();
            if (rejected.count() == 1) ++done;
        }
    }
    QVERIFY(done > 3 && refused > 3);
}

void HostTableTest::chatAndPointing() {
    Wire wire(16);
    QVERIFY(wire.begin(shortGame({}, 2), people(2)));
    for (int i = 0; i < 2; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    wire.deliver();
    QSignalSpy said(wire.players[1]->table.get(), &GuestTable::said);
    QSignalSpy pointed(wire.players[1]->table.get(), &GuestTable::pointed);
    wire.players[0]->table->chat(seatAt(0), QStringLiteral("a <b>bold</b>\u202e plan\n"));
    wire.players[0]->table->chatPhrase(seatAt(0), 3);
    wire.players[0]->table->chat(seatAt(1), QStringLiteral("as somebody else"));
    wire.players[0]->table->point({seatAt(0), Pointer::At::Area, 3});
    wire.deliver();
    QCOMPARE(said.count(), 2);
    QCOMPARE(said[0][0].value<Chat>().text, QStringLiteral("a <b>bold</b> plan"));
    QCOMPARE(said[1][0].value<Chat>().phrase, 3);
    QCOMPARE(pointed.count(), 1);
}

void HostTableTest::fullDiskPausesTheTable() {
    Wire wire(17);
    QVERIFY(wire.begin(shortGame({}, 2), people(2)));
    for (int i = 0; i < 2; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    wire.playOn(20);
    const State before = wire.host->game().state();
    int rejections = 0;
    for (const auto& each : wire.players)
        QObject::connect(each->table.get(), &GuestTable::rejected, each->table.get(), [&rejections](Rejection why) {
            QCOMPARE(why, Rejection::Paused);
            ++rejections;
        });
    {
        const storage_tests::SmallDisk disk(static_cast<rlim_t>(QFileInfo(wire.journal()).size()));
        for (int i = 0; i < 5; ++i) {
            wire.answerOnce();
            wire.deliver();
        }
        QVERIFY(wire.host->isPaused());
        QVERIFY(rejections > 0);
        QVERIFY(wire.host->game().state() == before);
        QVERIFY(wire.players[0]->table->seatsNow().paused);
        QVERIFY(seesTheTruth(wire));
    }
    QVERIFY(QTest::qWaitFor([&] { return !wire.host->isPaused(); }, 10000)); // by itself
    wire.deliver();
    QVERIFY(!wire.players[0]->table->seatsNow().paused);
    wire.playOn();
    QVERIFY(wire.host->isOver());
    const State end = wire.host->game().state();
    QVERIFY(wire.killHost());
    QVERIFY(wire.host->game().state() == end);
}

QTEST_GUILESS_MAIN(HostTableTest)
#include "host_table_test.moc"
