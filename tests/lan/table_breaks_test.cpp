// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Lost connections, killed guests, a killed host, somebody who stays away, a full disk and one that fails cost nobody
// anything: whole games in this process, broken off between any two messages.
#include "app/lan/seat_events.h"
#include "tests/lan/attempts.h"
#include "tests/lan/whole_games.h"
#include "tests/named_test.h"
#include "tests/storage/small_disk.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>

#include <atomic>
#include <cerrno>
#include <sys/syscall.h>
#include <unistd.h>

using namespace elgrande;
using namespace elgrande::lan_tests;
using namespace Qt::StringLiterals;

namespace {

std::atomic<bool> diskFails = false;
std::atomic<int> failures = 0;

// Messages between two kills: a little more than it takes everybody to come back, else no game would get on. Where
// everything is asked for, all longer distances up to twice that as well.
constexpr int kOftenHost = 23;
constexpr int kOftenGuest = 17;

// Three play on, and the first asks the others to undo; how many moves there are. 0: it does not begin.
std::size_t askedToUndo(Wire& wire) {
    if (!wire.begin(shortGame({}, 3), people(3))) return 0;
    for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    wire.playOn(30);
    const std::size_t moves = wire.host->game().moves();
    wire.players[0]->table->askBack(seatAt(0));
    wire.deliver();
    return moves;
}

} // namespace

// The whole program's, so that a disk can fail that takes everything and loses it.
extern "C" int fdatasync(int file) {
    if (!diskFails) return static_cast<int>(::syscall(SYS_fdatasync, file));
    ++failures;
    errno = EIO;
    return -1;
}

class TableBreaksTest : public QObject {
    Q_OBJECT

  private slots:
    void killedHostResumesAtEveryStep();
    void killedHostHasDoneWhatItNeverAnswered();
    void killedGuestsComeBack();
    void computerStandsInAndHandsBack();
    void voteDoesNotWaitForWhoHasGone();
    void voteIsCarriedOutWhenWhoHasNotVotedGoes();
    void nobodyIsLeftToAgree();
    void whoHasSeenMoreThanThereIsGetsItAll();
    void fullDiskPausesTheTable();
    void voteWaitsForTheDisk();
    void failingDiskPausesTheTable();
};

// kill -9 of the host between any two messages: whoever had an answer finds it done, nobody has to do anything twice.
void TableBreaksTest::killedHostResumesAtEveryStep() {
    QTest::failOnWarning(QRegularExpression(u"were dropped"_s)); // of the journal's end
    int kills = 0;
    for (int every = kOftenHost; every < kOftenHost + attempts(1, 24); ++every) {
        for (const auto& set : offeredSets()) {
            Wire wire(11);
            if (!wire.begin(shortGame(set, 3), people(3))) continue;
            for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
            for (int step = 0; !wire.host->isOver() && step < 100000; ++step) {
                if (!wire.deliverOne() && !wire.answerOnce()) QFAIL("nobody is asked");
                if (step % every != 0) continue;
                const State before = wire.host->game().state();
                const std::size_t moves = wire.host->game().moves();
                const auto resumed = wire.killHost();
                QVERIFY2(resumed, resumed ? "" : resumed.error().c_str());
                QVERIFY(wire.host->game().state() == before);
                QCOMPARE(wire.host->game().moves(), moves);
                for (auto& each : wire.players) wire.connectPlayer(*each);
                ++kills;
            }
            QVERIFY(wire.host->isOver());
            QVERIFY(replaysToTheSame(*wire.host));
            wire.deliver();
            QVERIFY(seesTheTruth(wire));
            QCOMPARE(wire.parted, 0);
        }
    }
    qInfo("%d kills", kills);
    QVERIFY(kills > 200);
}

// Every step is written down, and its answer never arrives: also one that nothing is seen of, as when a player says
// whether he places or moves first.
void TableBreaksTest::killedHostHasDoneWhatItNeverAnswered() {
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

void TableBreaksTest::killedGuestsComeBack() {
    int kills = 0;
    for (int every = kOftenGuest; every < kOftenGuest + attempts(1, 24); ++every) {
        for (const auto& set : offeredSets()) {
            Wire wire(12);
            if (!wire.begin(shortGame(set, 3), people(3))) continue;
            for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
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
    }
    qInfo("%d lost connections", kills);
    QVERIFY(kills > 200);
}

void TableBreaksTest::computerStandsInAndHandsBack() {
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

void TableBreaksTest::voteDoesNotWaitForWhoHasGone() {
    Wire wire(15);
    const std::size_t moves = askedToUndo(wire);
    QVERIFY(moves > 0);
    QVERIFY(wire.players[1]->table->seatsNow().proposal);
    wire.disconnectPlayer(*wire.players[2]); // without a word
    wire.deliver();
    QCOMPARE(wire.host->game().moves(), moves);
    wire.players[1]->table->vote(seatAt(1), true);
    wire.deliver();
    QVERIFY(wire.host->game().moves() < moves);
    QVERIFY(!wire.players[1]->table->seatsNow().proposal);
}

void TableBreaksTest::voteIsCarriedOutWhenWhoHasNotVotedGoes() {
    Wire wire(17);
    const std::size_t moves = askedToUndo(wire);
    QVERIFY(moves > 0);
    wire.players[1]->table->vote(seatAt(1), true);
    wire.deliver();
    QCOMPARE(wire.host->game().moves(), moves);
    wire.disconnectPlayer(*wire.players[2]);
    wire.deliver();
    QVERIFY(wire.host->game().moves() < moves);
    QVERIFY(!wire.players[0]->table->seatsNow().proposal);
    QCOMPARE(wire.players[0]->model->history().size(), wire.players[1]->model->history().size());
    QVERIFY(replaysToTheSame(*wire.host));
    // A computer player for who has gone, in the same way.
    wire.host->setVoteAfter(0);
    wire.players[0]->table->proposeStandIn(seatAt(0), seatAt(2));
    wire.deliver();
    QVERIFY(!wire.players[0]->table->seatsNow().seats[2].standIn);
    wire.disconnectPlayer(*wire.players[1]);
    wire.deliver();
    QVERIFY(wire.players[0]->table->seatsNow().seats[2].standIn);
}

// The host's own network fails, say: one after the other is gone.
void TableBreaksTest::nobodyIsLeftToAgree() {
    Wire wire(18);
    const std::size_t moves = askedToUndo(wire);
    QVERIFY(moves > 0);
    for (auto& each : wire.players) wire.disconnectPlayer(*each);
    wire.deliver();
    QCOMPARE(wire.host->game().moves(), moves);
}

// Whatever it says that it knows, and how: of this branch, or of one that never was.
void TableBreaksTest::whoHasSeenMoreThanThereIsGetsItAll() {
    Wire wire(16);
    QVERIFY(wire.begin(shortGame({}, 2), people(2)));
    for (int i = 0; i < 2; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    wire.playOn(20);
    const int guest = wire.players[0]->connection;
    const int total = wire.eventsAtHost();
    for (const auto& [have, first] : std::vector<std::pair<Have, int>>{
             {{0, total}, total}, {{0, total - 3}, total - 3}, {{0, total + 1}, 0}, {{0, 1 << 24}, 0}, {{1, 0}, 0}}) {
        wire.receiveAtHost(guest, throughAFrame(toMap(GuestMessage(have))));
        QVERIFY(!wire.onTheWay.empty());
        const auto told = hostMessageIn(wire.onTheWay.back().message);
        wire.onTheWay.clear();
        const Update* update = told ? std::get_if<Update>(&*told) : nullptr;
        QVERIFY(update != nullptr);
        QCOMPARE(update->past.first, first);
        QCOMPARE(update->total, total);
        QCOMPARE(update->past.events.size(), static_cast<qsizetype>(total - first) * kEventSize);
    }
}

void TableBreaksTest::fullDiskPausesTheTable() {
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

// What the others have agreed to while nothing can be written is carried out as soon as it can, and once.
void TableBreaksTest::voteWaitsForTheDisk() {
    Wire wire(19);
    QVERIFY(wire.begin(shortGame({}, 3), people(3)));
    for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    wire.playOn(20);
    wire.host->setVoteAfter(0);
    wire.disconnectPlayer(*wire.players[2]);
    wire.deliver();
    const auto seats = [&wire] { return wire.players[0]->table->seatsNow(); };
    {
        const storage_tests::SmallDisk disk(static_cast<rlim_t>(QFileInfo(wire.journal()).size()));
        wire.players[0]->table->proposeStandIn(seatAt(0), seatAt(2));
        wire.deliver();
        QVERIFY(seats().proposal);
        wire.players[1]->table->vote(seatAt(1), true);
        wire.deliver();
        QVERIFY(wire.host->isPaused());
        QVERIFY(seats().paused);
        QVERIFY(seats().proposal);
        QVERIFY(!seats().seats[2].standIn);
    }
    QVERIFY(QTest::qWaitFor([&] { return !wire.host->isPaused(); }, 10000)); // by itself
    wire.deliver();
    QVERIFY(!seats().proposal);
    QVERIFY(seats().seats[2].standIn);
    wire.playOn();
    QVERIFY(wire.host->isOver());
    QCOMPARE(wire.parted, 0);
}

// What the host has played while it waits for the disk stays with it until the disk has it.
void TableBreaksTest::failingDiskPausesTheTable() {
    const auto repaired = qScopeGuard([] { diskFails = false; });
    Wire wire(18);
    wire.startDisk = [](const std::function<void()>& wait) { wait(); };
    QVERIFY(wire.begin(shortGame({}, 2), people(2)));
    for (int i = 0; i < 2; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    wire.playOn(20);
    QCoreApplication::processEvents();
    wire.deliver();
    QVERIFY(seesTheTruth(wire));

    diskFails = true;
    const State before = wire.host->game().state();
    const int heard = wire.eventsAtHost();
    QVERIFY(wire.answerOnce());
    wire.deliver();
    QVERIFY(wire.host->game().state() != before);
    QCoreApplication::processEvents();
    QVERIFY(wire.host->isPaused());
    wire.deliver();
    for (const auto& each : wire.players) QVERIFY(each->table->seatsNow().paused); // said at once
    QCOMPARE(wire.eventsAtHost(), heard);
    const State played = wire.host->game().state();
    wire.answerOnce();
    wire.deliver();
    QVERIFY(wire.host->game().state() == played);
    const int failed = failures;
    QTRY_VERIFY_WITH_TIMEOUT(failures >= failed + 2, 30000); // it tries again, and fails again
    QVERIFY(wire.host->isPaused());

    diskFails = false;
    QTRY_VERIFY_WITH_TIMEOUT(!wire.host->isPaused(), 10000); // by itself
    wire.deliver();
    QVERIFY(!wire.players[0]->table->seatsNow().paused);
    QVERIFY(seesTheTruth(wire));
    wire.playOn();
    QVERIFY(wire.host->isOver());
    QCOMPARE(wire.parted, 0);
    QVERIFY(replaysToTheSame(*wire.host));
    const State end = wire.host->game().state();
    wire.host->finishWriting();
    QVERIFY(wire.killHost());
    QVERIFY(wire.host->game().state() == end);
}

ELGRANDE_TEST(TableBreaksTest)
#include "table_breaks_test.moc"
