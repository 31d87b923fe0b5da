// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Broken links: the guest comes back by itself, with its token, to the same table on the same key; and knows when not
// to.
#include "app/lan/returning_link.h"
#include "tests/lan/wire.h"
#include "tests/named_test.h"

using namespace elgrande;
using namespace elgrande::lan;
using namespace elgrande::lan_tests;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

// As a guest's table would use it.
struct Returner {
    // `before`: has been there.
    explicit Returner(const ReturningLink::Table& table, const Limits& limits = {}, bool before = false)
        : link(
              table, [](const Hello&) { return hello(); }, [this](const HostPin&) { return token; }, limits) {
        QObject::connect(&link, &ReturningLink::received, &link, [this](const QCborMap& map) {
            if (!link.isOpen()) link.admit();
            welcomes += map.value(u"t"_s).toString() == u"welcome" ? 1 : 0;
        });
        QObject::connect(&link, &ReturningLink::broken, &link, [this](const Ending& /*why*/, int wait) {
            ++breaks;
            pause = wait;
        });
        QObject::connect(&link, &ReturningLink::ended, &link, [this](const Ending& why, bool more) {
            ending = why;
            mayGoOn = more;
        });
        if (before) link.seek();
        link.start();
    }

    std::optional<SeatToken> token;
    ReturningLink link;
    int welcomes = 0;
    int breaks = 0;
    int pause = 0; // ms, after the last break
    std::optional<Ending> ending;
    bool mayGoOn = false;
};

ReturningLink::Table at(const Host& host) { return {u"127.0.0.1"_s, host.listener.port(), host.code(), {}}; }

// As a crash or a pulled cable leaves it: nobody says goodbye.
void cut(Host& host) {
    for (const auto& link : host.links)
        if (link) link->findChild<QSslSocket*>()->abort();
}

} // namespace

class ReturningTest : public QObject {
    Q_OBJECT

  private slots:
    void comesBackAfterABreak();
    void comesBackToAHostThatDied();
    void knowsWhenNotTo();
    void asksAfterAWhile();
    void comesBackWhenThereIsAWayAgain();
    void followsTheTable();
    void leavesForGood();
};

void ReturningTest::comesBackAfterABreak() {
    Host host;
    Returner player(at(host));
    QVERIFY(wait([&] { return player.welcomes == 1; }));
    player.token = SeatToken::random();
    host.seat = SeatTokenHash(*player.token);
    for (int times = 2; times < 5; ++times) {
        cut(host);
        QVERIFY(wait([&] { return player.welcomes == times; }));
        QVERIFY2(player.pause >= 400 && player.pause <= 600, qPrintable(QString::number(player.pause)));
        QVERIFY(host.lastEntryHadToken);
    }
    QCOMPARE(player.breaks, 3);
    QVERIFY(player.link.send(message(u"say"_s)));
    QVERIFY(!player.ending);
}

// The host's program is killed and started again: the same key, the same port, so the same code.
void ReturningTest::comesBackToAHostThatDied() {
    auto host = std::make_unique<Host>();
    const HostKey key = host->key;
    Returner player(at(*host));
    QVERIFY(wait([&] { return player.welcomes == 1; }));
    const quint16 port = host->listener.port();
    cut(*host);
    host.reset();
    QVERIFY(wait([&] { return player.breaks == 2; })); // nobody there
    Host again({}, key, hello(), QHostAddress::LocalHost, now, port);
    QVERIFY(wait([&] { return player.welcomes == 2; }));
}

void ReturningTest::knowsWhenNotTo() {
    Limits limits;
    limits.wrongCodeDelay = 1ms;
    limits.pauseSpread = 0;
    Host host(limits);
    ReturningLink::Table table = at(host);
    table.code = wrongCode();
    Returner guesser(table);
    QVERIFY(wait([&] { return guesser.ending.has_value(); }));
    QVERIFY(guesser.ending->is(lan::Reason::WrongCode) && !guesser.mayGoOn && guesser.breaks == 0);
    Returner player(at(host), limits);
    QVERIFY(wait([&] { return player.welcomes == 1; }));
    Returner other(at(host), limits);
    QVERIFY(wait([&] { return other.welcomes == 1; }));
    host.links.front()->leave(lan::Reason::TakenOver);
    QVERIFY(wait([&] { return player.ending.has_value(); }));
    QVERIFY(player.ending->is(lan::Reason::TakenOver) && !player.mayGoOn && player.breaks == 0);
    cut(host);
    QVERIFY(wait([&] { return other.welcomes == 2; })); // by when the player would be back as well
    QCOMPARE(host.welcomed, 3);
    const quint16 port = host.listener.port();
    host.listener.close(lan::Reason::HostCloses);
    Returner late({u"127.0.0.1"_s, port, host.code()}); // never was in: told at once
    QVERIFY(wait([&] { return late.ending.has_value(); }));
    QVERIFY(late.ending->is(lan::Reason::NoConnection) && late.mayGoOn && late.breaks == 0);
}

void ReturningTest::asksAfterAWhile() {
    Limits limits;
    limits.firstPause = 20ms;
    limits.longestPause = 50ms;
    limits.giveUpAfter = 300ms;
    auto host = std::make_unique<Host>();
    const HostKey key = host->key;
    const quint16 port = host->listener.port();
    Returner player(at(*host), limits);
    QVERIFY(wait([&] { return player.welcomes == 1; }));
    cut(*host);
    host.reset();
    QVERIFY(wait([&] { return player.ending.has_value(); }));
    QVERIFY(player.mayGoOn && player.ending->is(lan::Reason::NoConnection));
    QVERIFY(player.breaks > 3);
    Host again({}, key, hello(), QHostAddress::LocalHost, now, port);
    limits.firstPause = limits.longestPause;
    limits.giveUpAfter = 60s;
    Returner other(at(again), limits);
    QVERIFY(wait([&] { return other.welcomes == 1; }));
    cut(again);
    QVERIFY(wait([&] { return other.welcomes == 2; })); // by when the player would be back as well
    QCOMPARE(player.welcomes, 1);
    player.link.start(); // the player says: go on
    QVERIFY(wait([&] { return player.welcomes == 2; }));
}

// Cable and route are gone: each try fails at once. After a while the player is asked, and trying on is trying on.
void ReturningTest::comesBackWhenThereIsAWayAgain() {
    const QString nowhere = u"255.255.255.255"_s;
    Limits limits;
    limits.firstPause = 20ms;
    limits.longestPause = 50ms;
    limits.giveUpAfter = 300ms;
    Host host;
    Returner first({nowhere, 9, host.code()}, limits); // never was in: told at once
    QVERIFY(wait([&] { return first.ending.has_value(); }));
    QVERIFY(first.ending->is(lan::Reason::NoConnection) && first.mayGoOn && first.breaks == 0);
    first.ending.reset();
    first.link.start();
    QVERIFY(wait([&] { return first.ending.has_value(); })); // and again
    // Who has been there before.
    limits.seekFor = 300ms;
    Returner player({nowhere, 9, host.code()}, limits, true);
    QVERIFY(wait([&] { return player.breaks > 3; }));
    QVERIFY(wait([&] { return player.ending.has_value(); }));
    QVERIFY(player.ending->is(lan::Reason::NoConnection) && player.mayGoOn);
    player.ending.reset();
    player.breaks = 0;
    player.link.start(); // the player says: go on
    QVERIFY(wait([&] { return player.breaks > 3; }));
    player.link.alsoAt(u"127.0.0.1"_s, host.listener.port());
    QVERIFY(wait([&] { return player.welcomes == 1; }));
    QVERIFY(!player.ending);
}

// The host has another address, its key is the same. Others say that they are the table: nobody stays away for them.
void ReturningTest::followsTheTable() {
    auto host = std::make_unique<Host>();
    const HostKey key = host->key;
    Host liar;
    Returner player(at(*host));
    QVERIFY(wait([&] { return player.welcomes == 1; }));
    cut(*host);
    host.reset();
    QVERIFY(wait([&] { return player.breaks == 1; }));
    Host moved({}, key, hello(), neighbour(1));
    player.link.alsoAt(u"127.0.0.1"_s, liar.listener.port());
    QVERIFY(wait([&] { return player.breaks == 2; }));
    player.link.alsoAt(u"255.255.255.255"_s, 9);
    player.link.alsoAt(neighbour(1).toString(), moved.listener.port());
    QVERIFY(wait([&] { return player.welcomes == 2; }));
    QVERIFY(!player.ending);
    QCOMPARE(liar.welcomed, 0);
    QCOMPARE(player.link.table().host, neighbour(1).toString());
    QCOMPARE(player.link.table().port, moved.listener.port());
    cut(moved); // and there it is looked for from now on
    QVERIFY(wait([&] { return player.welcomes == 3; }));
    // Another table is now where this one was: it is tried on, for it may be elsewhere.
    const quint16 port = moved.listener.port();
    cut(moved);
    moved.listener.close(lan::Reason::Lost);
    Host other({}, *HostKey::make(), hello(), neighbour(1), now, port);
    const int before = player.breaks;
    QVERIFY(wait([&] { return player.breaks > before + 2; }));
    QVERIFY(!player.ending);
    Host again({}, key);
    player.link.alsoAt(u"127.0.0.1"_s, again.listener.port());
    QVERIFY(wait([&] { return player.welcomes == 4; }));
}

void ReturningTest::leavesForGood() {
    Limits limits;
    limits.pauseSpread = 0;
    Host host;
    Returner player(at(host), limits);
    QVERIFY(wait([&] { return player.welcomes == 1; }));
    Returner other(at(host), limits);
    QVERIFY(wait([&] { return other.welcomes == 1; }));
    player.link.leave();
    QVERIFY(wait([&] { return !host.endings.empty(); }));
    QVERIFY(host.endings.front().is(lan::Reason::Left));
    QVERIFY(!player.link.send(message(u"say"_s)));
    cut(host);
    QVERIFY(wait([&] { return other.welcomes == 2; })); // by when the player would be back as well
    QCOMPARE(host.welcomed, 3);
    QVERIFY(!player.ending);
}

ELGRANDE_TEST(ReturningTest)
#include "returning_test.moc"
