// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Games in the network in the statistics: at every window where somebody played them, once, whatever became of the
// connections and programs meanwhile.
#include "app/lan/hosting.h"
#include "app/network/kept_tables.h"
#include "app/network/lobby_page.h"
#include "app/network/network_table.h"
#include "app/network/notice_panel.h"
#include "app/network/talk_panel.h"
#include "app/statistics/game_facts.h"
#include "app/statistics/statistics_desk.h"
#include "app/storage/files.h"
#include "tests/gui/network_sides.h"
#include "tests/named_test.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QTest>
#include <QTimer>

using namespace elgrande;

class NetworkKeptTest : public QObject, private gui::NetworkSides {
    Q_OBJECT

  private slots:
    void initTestCase() { prepareData(); }
    void init();
    void cleanup() { shutSides(); }
    void gameCountsAsALocalOne();
    void switchedOffNothingIsKept();
    void returningAfterTheEndCountsOnce();
    void restartsCountOnce();
    void awayAtTheEndCountsOnReturn();
    void whoLooksOnHasPlayedNothing();
    void leavingBeforeTheEndDoesNotCount();
    void tableStaysUntilItsGameIsArchived();

  private:
    QString folderOf(gui::Side& side) const { return games_->filePath(&side == host_.get() ? "host" : "guest"); }
    QStringList keptBy(gui::Side& side) const;
    std::optional<GameFacts> onlyGameOf(gui::Side& side) const; // nothing: none, several, or one that does not count
    void comeBack();

    std::unique_ptr<QTemporaryDir> games_;
};

void NetworkKeptTest::init() {
    openSides();
    games_ = std::make_unique<QTemporaryDir>();
    for (gui::Side* side : {host_.get(), guest_.get()})
        side->window().statistics().archive().setFolder(folderOf(*side));
}

QStringList NetworkKeptTest::keptBy(gui::Side& side) const {
    side.window().statistics().archive().flush();
    return QDir(folderOf(side)).entryList({"*.egr"}, QDir::Files);
}

std::optional<GameFacts> NetworkKeptTest::onlyGameOf(gui::Side& side) const {
    const QStringList files = keptBy(side);
    QFile file(folderOf(side) + "/" + files.value(0));
    if (files.size() != 1 || !file.open(QIODevice::ReadOnly)) return {};
    const Result<GameFacts> facts = factsOfRecord(file.readAll().toStdString());
    return facts ? std::optional(*facts) : std::nullopt;
}

// Bea's program has ended and is started again: it knows what is on disk, and nothing else.
void NetworkKeptTest::comeBack() {
    guest_->desk().session().drop();
    guest_->window().currentTable().comeBack();
    guest_->model().endGame();
    guest_->desk().refresh();
    guest_->desk().comeBack->trigger();
    QTRY_VERIFY(guest_->model().hasGame());
}

// Who sat where, what they scored, which game it was: the same at both, and as it was seen.
void NetworkKeptTest::gameCountsAsALocalOne() {
    joinAsBea();
    beginTogether();
    QVERIFY(playToTheEnd());
    for (gui::Side* side : {host_.get(), guest_.get()}) {
        QTRY_VERIFY(onlyGameOf(*side));
        const GameFacts game = *onlyGameOf(*side);
        const Observation& seen = side->model().observation();
        QCOMPARE(game.seats.size(), std::size_t(3));
        QCOMPARE(game.seats[0].name, QStringLiteral("Ana"));
        QCOMPARE(game.seats[1].name, QStringLiteral("Bea"));
        QVERIFY(game.seats[0].agent.isEmpty() && game.seats[1].agent.isEmpty());
        QCOMPARE(game.seats[2].agent, QStringLiteral("random"));
        for (std::size_t i = 0; i < 3; ++i) {
            const Seat seat = seatAt(static_cast<int>(i));
            QCOMPARE(game.seats[i].score, seen.seats[i].score);
            QCOMPARE(game.seats[i].winner, std::count(seen.winners.begin(), seen.winners.end(), seat) == 1);
            QVERIFY(game.seats[i].place >= 1 && game.seats[i].place <= 3);
        }
        QCOMPARE(game.rounds, 6);
        QCOMPARE(game.edition, QString::fromStdString(side->model().catalogue().edition));
        QVERIFY(game.date.isValid());
    }
    QCOMPARE(keptBy(*host_), keptBy(*guest_)); // in one folder it would be one game
}

void NetworkKeptTest::switchedOffNothingIsKept() {
    guest_->settings().keepGames.set(false);
    joinAsBea();
    beginTogether();
    QVERIFY(playToTheEnd());
    QTRY_VERIFY(guest_->window().currentTable().hasRecord());
    QTRY_COMPARE(keptBy(*host_).size(), 1);
    QVERIFY(keptBy(*guest_).isEmpty());
}

void NetworkKeptTest::returningAfterTheEndCountsOnce() {
    joinAsBea();
    QTRY_VERIFY(lastVisit());
    const LastVisit visit = *lastVisit();
    beginTogether();
    QVERIFY(playToTheEnd());
    QTRY_COMPARE(keptBy(*guest_).size(), 1);
    keepVisit(visit); // forgotten with the end of the game
    comeBack();
    QTRY_VERIFY(guest_->window().currentTable().hasRecord());
    QVERIFY(onlyGameOf(*guest_));
    QVERIFY(onlyGameOf(*host_));
}

// Both programs end in the middle, the host's and the guest's.
void NetworkKeptTest::restartsCountOnce() {
    joinAsBea();
    beginTogether();
    QVERIFY(playUntil([this] { return host_->model().history().size() > 30; }));
    answerQuestion("Save and stop hosting");
    QVERIFY(host_->desk().mayLeave());
    host_->desk().refresh();
    QTRY_VERIFY(host_->desk().resume->isEnabled());
    host_->desk().resume->trigger();
    QTRY_VERIFY(host_->model().hasGame());
    comeBack();
    QVERIFY(playUntil([this] { return host_->model().history().size() > 60; }));
    comeBack();
    QVERIFY(playToTheEnd());
    QTRY_VERIFY(onlyGameOf(*host_));
    QTRY_VERIFY(onlyGameOf(*guest_));
    QCOMPARE(keptBy(*host_), keptBy(*guest_));
}

// A computer player stood in to the end; the game is Bea's all the same.
void NetworkKeptTest::awayAtTheEndCountsOnReturn() {
    joinAsBea();
    beginTogether();
    QVERIFY(playUntil([this] { return host_->model().history().size() > 30; }));
    guest_->desk().session().drop();
    NoticePanel& notices = host_->desk().table().notices();
    QTRY_VERIFY(notices.words().startsWith("Bea is disconnected."));
    auto* table = const_cast<lan::HostTable*>(host_->desk().hosting()->table());
    table->setVoteAfter(0);
    host_->desk().table().guest()->proposeStandIn(seatAt(0), seatAt(1));
    QVERIFY(playUntil([this] { return host_->model().observation().over; }));
    QTRY_COMPARE(keptBy(*host_).size(), 1);
    QVERIFY(keptBy(*guest_).isEmpty());
    comeBack();
    QTRY_VERIFY(onlyGameOf(*guest_));
    QCOMPARE(keptBy(*guest_), keptBy(*host_));
}

void NetworkKeptTest::whoLooksOnHasPlayedNothing() {
    joinAsBea();
    QTRY_VERIFY(guest_->lobby().content().seats[1].own);
    emit guest_->lobby().standUpWanted(seatAt(1));
    QTRY_VERIFY(!guest_->lobby().content().anyOwn);
    emit host_->lobby().keepWanted(seatAt(1), "random");
    QTRY_VERIFY(host_->lobby().content().whyNotYet.isEmpty());
    emit host_->lobby().beginWanted();
    QTRY_VERIFY(guest_->model().hasGame());
    QVERIFY(playToTheEnd());
    QTRY_VERIFY(guest_->window().currentTable().hasRecord());
    QTRY_COMPARE(keptBy(*host_).size(), 1);
    QVERIFY(keptBy(*guest_).isEmpty());
}

void NetworkKeptTest::leavingBeforeTheEndDoesNotCount() {
    joinAsBea();
    beginTogether();
    QVERIFY(playUntil([this] { return host_->model().history().size() > 30; }));
    answerQuestion("Leave game");
    QVERIFY(guest_->desk().mayLeave());
    answerQuestion("End it for good");
    QVERIFY(host_->desk().mayLeave());
    QVERIFY(keptBy(*guest_).isEmpty());
    QVERIFY(keptBy(*host_).isEmpty());
}

void NetworkKeptTest::tableStaysUntilItsGameIsArchived() {
    joinAsBea();
    beginTogether();
    QVERIFY(writeWhole(folderOf(*host_), "in the way"));
    QTimer complaints; // of the archive
    connect(&complaints, &QTimer::timeout, this, [] { answerQuestion("Close"); });
    complaints.start(20);
    QVERIFY(playToTheEnd());
    QTRY_VERIFY(host_->window().currentTable().hasRecord());
    const QString folder = host_->desk().hosting()->folder();
    QVERIFY(host_->desk().mayLeave());
    QVERIFY(QFile::exists(folder + "/journal"));
    QTRY_VERIFY(!host_->desk().isHost());
    host_->desk().session().removeFinishedTables();
    QVERIFY(QFile::exists(folder + "/journal"));
    QVERIFY(QFile::remove(folderOf(*host_)));
    host_->desk().session().removeFinishedTables();
    QVERIFY(onlyGameOf(*host_));
    QTRY_VERIFY(onlyGameOf(*guest_)); // whatever the host does, what it has sent arrives
    QCOMPARE(keptBy(*host_), keptBy(*guest_));
    QVERIFY(!QFile::exists(folder + "/journal"));
}

ELGRANDE_TEST(NetworkKeptTest)
#include "network_kept_test.moc"
