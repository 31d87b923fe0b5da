// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A table that is not where it was: guests follow it by its id, in the game and when they come back to it later, and a
// host finds a port where its own is taken.
#include "app/lan/hosting.h"
#include "tests/lan/tables.h"
#include "tests/named_test.h"

#include <QTcpServer>
#include <QUdpSocket>

using namespace elgrande;
using namespace elgrande::lan_tests;
using lan::Joining;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

quint16 freeUdpPort() {
    QUdpSocket socket;
    return socket.bind(QHostAddress::AnyIPv4, 0) ? socket.localPort() : 0;
}

quint16 freeTcpPort() {
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0;
}

// Dies, and is there again at another port, as at another address, where it answers whoever looks for tables.
void move(Evening& evening, quint16 beaconPort) {
    const quint16 before = evening.hosting->port();
    evening.kill();
    lan::HostingDoor door = Evening::door();
    door.isShown = true;
    door.beaconPort = beaconPort;
    do door.port = freeTcpPort();
    while (door.port == before);
    auto resumed = lan::Hosting::resume(evening.folder(), door, evening.limits);
    QVERIFY2(resumed, resumed ? "" : resumed.error().c_str());
    evening.hosting = std::move(*resumed);
    evening.people[0] = std::make_unique<Person>(*evening.hosting, evening.secretHere);
}

// Host and guest in the middle of a game.
void beginGame(Evening& evening, quint16 beaconPort) {
    evening.host({here(u"Host"_s), kLan, kComputer});
    evening.joinHere();
    Person& guest = evening.join();
    guest.joining->setSearch({lan::Way::Loopback, beaconPort});
    QVERIFY(evening.sit(guest, seatAt(1), u"Bea"_s));
    QVERIFY(evening.hosting->begin());
    for (const auto& each : evening.people) QVERIFY(wait([&] { return each->plays(); }));
    QVERIFY(evening.play(30));
}

} // namespace

class MovedTest : public QObject {
    Q_OBJECT

  private slots:
    void guestsFollow();
    void whoComesBackLaterFindsIt();
    void portThatIsTaken();
    void usualPort();
};

void MovedTest::guestsFollow() {
    const quint16 beaconPort = freeUdpPort();
    Evening evening(31);
    beginGame(evening, beaconPort);
    Person& guest = *evening.people[1];
    const QString code = evening.hosting->code().text();
    for (int times = 0; times < 2; ++times) {
        move(evening, beaconPort);
        QCOMPARE(evening.hosting->code().text(), code);
        QVERIFY(wait([&] { return evening.people[0]->plays() && guest.plays(); }, 20000));
        QCOMPARE(guest.joining->place()->port, evening.hosting->port());
        QVERIFY(!guest.ending);
        QVERIFY(evening.play(20));
    }
    QVERIFY(evening.play());
}

void MovedTest::whoComesBackLaterFindsIt() {
    const quint16 beaconPort = freeUdpPort();
    Evening evening(32);
    beginGame(evening, beaconPort);
    const quint16 before = evening.hosting->port();
    const lan::JoinCode code = evening.hosting->code();
    const QByteArray id = evening.hosting->lobby().game.left(lan::kTableId);
    evening.people.pop_back(); // Bea's program ends
    move(evening, beaconPort);
    evening.limits.seekFor = 500ms;
    const auto comeBack = [&](GameModel& model, const QByteArray& table) {
        auto back = std::make_unique<Joining>(model, lan::ReturningLink::Table{u"127.0.0.1"_s, before, code},
                                              evening.seatsOf(1), u"en"_s, evening.limits);
        back->setSearch({lan::Way::Loopback, beaconPort, table});
        return back;
    };
    // Who does not know the table, or another one, is told in the end, and may try on.
    for (const QByteArray& wrong : {QByteArray(), QByteArray(lan::kTableId, 'x')}) {
        GameModel model;
        const auto stranger = comeBack(model, wrong);
        std::optional<lan::Ending> ending;
        bool mayGoOn = false;
        connect(stranger.get(), &Joining::ended, this, [&](const lan::Ending& why, bool more) {
            ending = why;
            mayGoOn = more;
        });
        stranger->start();
        QVERIFY(wait([&] { return ending.has_value(); }));
        QVERIFY(ending->is(lan::Reason::NoConnection) && mayGoOn);
    }
    evening.limits.seekFor = 20s;
    GameModel model;
    const auto back = comeBack(model, id);
    back->start();
    QVERIFY(wait([&] { return back->stage() == Joining::Stage::Playing && back->table()->isSeated(); }, 20000));
    QCOMPARE(back->lobby().yours, SeatSet::of(seatAt(1)));
    QCOMPARE(back->place()->port, evening.hosting->port());
}

// Somebody else has the table's port meanwhile.
void MovedTest::portThatIsTaken() {
    Evening evening(33);
    evening.host({here(u"Host"_s), kLan});
    const quint16 before = evening.hosting->port();
    const QString code = evening.hosting->code().text();
    evening.kill();
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost, before));
    evening.resume();
    QVERIFY(evening.hosting->port() != before);
    QCOMPARE(evening.hosting->code().text(), code);
    const Person& guest = evening.join();
    QVERIFY(wait([&] { return guest.isIn(); }));
    // Where a certain port is asked for it is that one or none.
    lan::HostingDoor door = Evening::door();
    door.port = before;
    lan::HostingPlan plan;
    plan.seats = {here(u"Host"_s), kLan};
    plan.folder = evening.dir.filePath(u"another"_s);
    QVERIFY(!lan::Hosting::open(plan, door, evening.limits));
}

void MovedTest::usualPort() {
    Evening evening(34);
    lan::HostingDoor door = Evening::door();
    door.usualPort = freeTcpPort();
    std::vector<std::unique_ptr<lan::Hosting>> tables;
    for (const QString& name : {u"first"_s, u"second"_s}) {
        lan::HostingPlan plan;
        plan.seats = {here(u"Host"_s), kLan};
        plan.folder = evening.dir.filePath(name);
        auto opened = lan::Hosting::open(plan, door, evening.limits);
        QVERIFY(opened);
        tables.push_back(std::move(*opened));
    }
    QCOMPARE(tables[0]->port(), door.usualPort);
    const int next = tables[1]->port() - door.usualPort; // the first of them that nobody else has
    QVERIFY2(next > 0 && next < 20, qPrintable(QString::number(next)));
    // Its own port is where its guests look for it, whatever the usual one is.
    const quint16 before = tables[1]->port();
    tables.clear();
    auto resumed = lan::Hosting::resume(evening.dir.filePath(u"second"_s), door, evening.limits);
    QVERIFY(resumed);
    QCOMPARE((*resumed)->port(), before);
}

ELGRANDE_TEST(MovedTest)
#include "moved_test.moc"
