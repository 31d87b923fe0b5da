// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Asking to be let in: the number of both screens, what somebody in between gets, and what keeps the host from being
// pestered.
#include "app/lan/knock.h"
#include "app/lan/knock_rate.h"
#include "tests/lan/attempts.h"
#include "tests/lan/wire.h"
#include "tests/named_test.h"

#include <QFile>
#include <QSet>

using namespace elgrande;
using namespace elgrande::lan;
using namespace elgrande::lan_tests;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

const Moment kKnockStart = Moment() + 1000h;
const HostPin kKnockedHost{1, 2, 3};
const HostPin kKnockMiddleman{1, 2, 4};

Hello asked() {
    Hello its = hello();
    its.knock = true;
    return its;
}

// The numbers of both sides; empty: one of them has refused a message.
std::pair<QString, QString> numbers(GuestKnock& guest, HostKnock& host) {
    const auto nonce = guest.take(host.seal());
    const auto answer = nonce ? host.take(*nonce) : nonce;
    const auto last = answer ? guest.take(*answer) : answer;
    return last ? std::pair(guest.number(), host.number()) : std::pair<QString, QString>();
}

// Asks as soon as it has been greeted.
struct Knocker : Guest {
    Knocker(const Host& host, const QString& name, const QHostAddress& from = neighbour(1), const Limits& limits = {})
        : Guest(host.listener.port(), host.key.pin(), {}, u"127.0.0.1"_s, limits, hello(), from)
        , knock(name, host.key.pin()) {
        link->disconnect();
        QObject::connect(link, &Link::greeted, link, [this] { link->send(knock.enter()); });
        QObject::connect(link, &Link::received, link, [this, limits](const QCborMap& map) {
            if (!knock.number().isEmpty()) return received.push_back(map);
            const auto answer = knock.take(map);
            if (!answer) return link->leave(lan::Reason::Unexpected);
            if (!answer->isEmpty()) link->send(*answer);
            link->hold(limits.knock + limits.hello);
        });
        QObject::connect(link, &Link::ended, link, [this](const Ending& why) { ending = why; });
    }
    bool isAsking() const { return !knock.number().isEmpty() && !ending && received.empty(); }

    GuestKnock knock;
};

} // namespace

class KnockTest : public QObject {
    Q_OBJECT

  private slots:
    void numbersAreThoseOfTheDocument();
    void bothShowTheSameNumber();
    void numbersAreSpread();
    void whoIsBetweenMeetsByChanceOnly();
    void nonceThatDoesNotFitIsRefused();
    void messagesOutOfOrderAreRefused();
    void isLetInOrNot();
    void isNotOfferedWhereItIsOff();
    void turnedOffWhileSomebodyAsks();
    void namesAreCleaned();
    void eitherSideMayGiveUp();
    void onlyAFewAtATime();
    void whoWasRefusedIsQuiet();
    void rates();
    void isNotPushedOut();
    void saysNothingMoreBeforeItIsIn();
};

void KnockTest::numbersAreThoseOfTheDocument() {
    QFile file(QStringLiteral(ELGRANDE_SOURCE "/app/lan/PROTOCOL.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString document = QString::fromUtf8(file.readAll());
    const auto bytes = [](int from) {
        QByteArray all;
        for (int i = 0; i < 32; ++i) all.append(static_cast<char>(from + i));
        return all;
    };
    const HostPin pin = *pinFrom(bytes(0x00));
    const QByteArray seal = knockSeal(pin, bytes(0x40)).toHex();
    const QString number = knockNumber(pin, u"Bea"_s, bytes(0x20), bytes(0x40));
    QCOMPARE(number, u"3996"_s);
    QVERIFY(document.contains(u"`%1` and the digits are `%2`"_s.arg(QString::fromLatin1(seal), number)));
}

void KnockTest::bothShowTheSameNumber() {
    GuestKnock guest(u"Bea"_s, kKnockedHost);
    HostKnock host(u"Bea"_s, kKnockedHost);
    const auto [seen, shown] = numbers(guest, host);
    QCOMPARE(seen.size(), kKnockDigits);
    QCOMPARE(seen, shown);
}

void KnockTest::numbersAreSpread() {
    QSet<QString> all;
    for (int i = 0; i < 2000; ++i) {
        GuestKnock guest(u"Bea"_s, kKnockedHost);
        HostKnock host(u"Bea"_s, kKnockedHost);
        all.insert(numbers(guest, host).first);
    }
    QVERIFY(all.size() > 1700); // of 2,000 by chance some 1,813
}

// He is a host to the guest and a guest to the host, each with a number that he cannot choose: where he would be free
// to choose his own, the other one is still sealed.
void KnockTest::whoIsBetweenMeetsByChanceOnly() {
    const int tries = attempts(5000, 200000);
    int met = 0;
    for (int i = 0; i < tries; ++i) {
        GuestKnock guest(u"Bea"_s, kKnockMiddleman);
        HostKnock between(u"Bea"_s, kKnockMiddleman);
        GuestKnock further(u"Bea"_s, kKnockedHost);
        HostKnock host(u"Bea"_s, kKnockedHost);
        const auto [seen, his] = numbers(guest, between);
        const auto [hers, shown] = numbers(further, host);
        QVERIFY(!seen.isEmpty() && !shown.isEmpty());
        met += seen == shown ? 1 : 0;
    }
    qInfo("the numbers of both screens were equal %d times in %d", met, tries);
    QVERIFY(met <= 5 + tries / 5000);
    // To pass on what the two say does not help: the seal is of the host's key.
    GuestKnock guest(u"Bea"_s, kKnockMiddleman);
    HostKnock host(u"Bea"_s, kKnockedHost);
    QCOMPARE(numbers(guest, host).first, QString());
}

void KnockTest::nonceThatDoesNotFitIsRefused() {
    GuestKnock guest(u"Bea"_s, kKnockedHost);
    HostKnock host(u"Bea"_s, kKnockedHost);
    HostKnock other(u"Bea"_s, kKnockedHost);
    const auto nonce = guest.take(host.seal());
    QVERIFY(nonce);
    QVERIFY(!guest.take(*other.take(*nonce)));
    QVERIFY(guest.number().isEmpty());
}

void KnockTest::messagesOutOfOrderAreRefused() {
    HostKnock host(u"Bea"_s, kKnockedHost);
    GuestKnock guest(u"Bea"_s, kKnockedHost);
    QVERIFY(!guest.take(message(u"pass"_s)));
    QVERIFY(!guest.take(nonceMessage(QByteArray(kKnockNonce, 'n')))); // before the seal
    QVERIFY(!host.take(guest.enter()));
    for (const qsizetype size : {qsizetype(0), kKnockNonce - 1, kKnockNonce + 1})
        QVERIFY(!host.take(nonceMessage(QByteArray(size, 'n'))));
    QVERIFY(host.take(nonceMessage(QByteArray(kKnockNonce, 'n'))));
    QVERIFY(!host.take(nonceMessage(QByteArray(kKnockNonce, 'm')))); // another number for the same knock
    for (const QString& name : {QString(), u" \n"_s, QString(25, u'x')})
        QVERIFY(!Entry::fromMap(GuestKnock(name, kKnockedHost).enter()));
    QCborMap both = guest.enter();
    both.insert(u"share"_s, QByteArray(kSpake2Share, 's'));
    QVERIFY(!Entry::fromMap(both));
}

void KnockTest::isLetInOrNot() {
    Host host({}, *HostKey::make(), asked());
    Knocker bea(host, u"Bea"_s, neighbour(1));
    QVERIFY(wait([&] { return bea.isAsking() && host.listener.knocks().size() == 1; }));
    const Knock knock = host.listener.knocks().front();
    QCOMPARE(knock.name, u"Bea"_s);
    QCOMPARE(knock.number, bea.knock.number());
    QCOMPARE(host.welcomed, 0);
    host.listener.answer(knock.id + 1, KnockAnswer::LetIn); // nobody
    QCOMPARE(host.welcomed, 0);
    Knocker cid(host, u"Cid"_s, neighbour(2));
    QVERIFY(wait([&] { return host.listener.knocks().size() == 2; }));
    host.listener.answer(host.listener.knocks().back().id, KnockAnswer::Refuse);
    QVERIFY(wait([&] { return cid.endedBy(lan::Reason::NotLetIn); }));
    host.listener.answer(knock.id, KnockAnswer::LetIn);
    QVERIFY(wait([&] { return bea.isIn(); }));
    QCOMPARE(host.welcomed, 1);
    QVERIFY(!host.lastEntryHadToken);
    QVERIFY(host.listener.knocks().isEmpty());
    bea.link->send(message(u"echo"_s));
    QVERIFY(wait([&] { return host.heard == 1; }));
}

// And whoever asks all the same is told so without delay.
void KnockTest::isNotOfferedWhereItIsOff() {
    Limits limits;
    limits.wrongCodeDelay = 24h;
    Host host(limits);
    Knocker bea(host, u"Bea"_s);
    QVERIFY(wait([&] { return bea.endedBy(lan::Reason::NoKnocks); }));
    QVERIFY(!bea.link || !bea.link->theirs().knock);
    QVERIFY(Hello::fromMap(asked().toMap())->knock);
    QVERIFY(!hello().toMap().contains(u"knock"_s));
}

void KnockTest::turnedOffWhileSomebodyAsks() {
    Host host({}, *HostKey::make(), asked());
    Knocker bea(host, u"Bea"_s);
    QVERIFY(wait([&] { return bea.isAsking() && !host.listener.knocks().isEmpty(); }));
    host.listener.setMayKnock(false);
    QVERIFY(wait([&] { return bea.endedBy(lan::Reason::NoKnocks); }));
    QVERIFY(host.listener.knocks().isEmpty());
}

void KnockTest::namesAreCleaned() {
    Host host({}, *HostKey::make(), asked());
    Knocker bea(host, u"B\u202Eea\n<b>"_s);
    QVERIFY(wait([&] { return bea.isAsking() && !host.listener.knocks().isEmpty(); }));
    QCOMPARE(host.listener.knocks().front().name, u"Bea <b>"_s);
    QCOMPARE(host.listener.knocks().front().number, bea.knock.number()); // over the name as it was sent
}

void KnockTest::eitherSideMayGiveUp() {
    Limits limits;
    limits.knock = 300ms;
    limits.knocksPerAddress = {100, 100};
    Host host(limits, *HostKey::make(), asked());
    Knocker bea(host, u"Bea"_s);
    QVERIFY(wait([&] { return bea.isAsking() && !host.listener.knocks().isEmpty(); }));
    bea.link->leave(lan::Reason::Left);
    QVERIFY(wait([&] { return host.listener.knocks().isEmpty() && host.listener.waiting() == 0; }));
    Knocker again(host, u"Bea"_s);
    QVERIFY(wait([&] { return again.isAsking() && !host.listener.knocks().isEmpty(); }));
    QVERIFY(wait([&] { return again.endedBy(lan::Reason::NotAnswered); }));
    QVERIFY(host.listener.knocks().isEmpty());
    QCOMPARE(host.welcomed, 0);
}

// One of each address, three in all.
void KnockTest::onlyAFewAtATime() {
    Limits limits;
    limits.wrongCodeDelay = 10ms;
    Host host(limits, *HostKey::make(), asked());
    std::vector<std::unique_ptr<Knocker>> some;
    for (int i = 1; i <= 3; ++i) {
        some.push_back(std::make_unique<Knocker>(host, u"Bea %1"_s.arg(i), neighbour(i)));
        QVERIFY(wait([&] { return host.listener.knocks().size() == i; }));
    }
    Knocker fourth(host, u"Dora"_s, neighbour(4));
    QVERIFY(wait([&] { return fourth.endedBy(lan::Reason::NoKnocks); }));
    some.pop_back();
    QVERIFY(wait([&] { return host.listener.knocks().size() == 2; }));
    Knocker second(host, u"Bea again"_s, neighbour(1));
    QVERIFY(wait([&] { return second.endedBy(lan::Reason::NoKnocks); }));
    QCOMPARE(host.listener.knocks().size(), 2);
    const auto byCode = host.guest(host.entry(), neighbour(1)); // a code is not affected
    QVERIFY(wait([&] { return byCode->isIn(); }));
}

void KnockTest::whoWasRefusedIsQuiet() {
    Moment at = now();
    Limits limits;
    limits.wrongCodeDelay = 10ms;
    Host host(limits, *HostKey::make(), asked(), QHostAddress::LocalHost, [&at] { return at; });
    const auto asks = [&](int from) {
        auto knocker = std::make_unique<Knocker>(host, u"Bea"_s, neighbour(from));
        if (!wait([&] { return knocker->isAsking() || knocker->ending; })) qFatal("no answer");
        return knocker;
    };
    auto bea = asks(1);
    QVERIFY(bea->isAsking());
    host.listener.answer(host.listener.knocks().front().id, KnockAnswer::Refuse);
    at += 2min;
    bea = asks(1);
    QVERIFY(bea->endedBy(lan::Reason::NoKnocks));
    auto other = asks(2);
    QVERIFY(other->isAsking());
    host.listener.answer(host.listener.knocks().front().id, KnockAnswer::RefuseAlways);
    at += 5min;
    bea = asks(1);
    QVERIFY(bea->isAsking());
    bea.reset();
    QVERIFY(wait([&] { return host.listener.knocks().isEmpty(); }));
    at += 100h;
    other = asks(2);
    QVERIFY(other->endedBy(lan::Reason::NoKnocks));
    const auto byCode = host.guest(host.entry(), neighbour(2));
    QVERIFY(wait([&] { return byCode->isIn(); }));
}

void KnockTest::rates() {
    KnockRate rate(Limits{}, kKnockStart);
    QVERIFY(rate.take(neighbour(1), kKnockStart));
    QVERIFY(rate.take(neighbour(1), kKnockStart));
    QVERIFY(!rate.take(neighbour(1), kKnockStart + 20s));
    QVERIFY(rate.take(neighbour(1), kKnockStart + 31s));
    // One computer has every address of its network.
    const QHostAddress six(u"2001:db8::1"_s);
    QVERIFY(rate.take(six, kKnockStart + 31s));
    rate.refuseAlways(six);
    QVERIFY(!rate.take(QHostAddress(u"2001:db8::2"_s), kKnockStart + 1h));
    // Many together.
    KnockRate all(Limits{}, kKnockStart);
    int taken = 0;
    for (int i = 0; i < 100; ++i) taken += all.take(neighbour(i), kKnockStart) ? 1 : 0;
    QCOMPARE(taken, 6);
    for (int i = 0; i < 100; ++i) taken += all.take(neighbour(100 + i), kKnockStart + 60s) ? 1 : 0;
    QCOMPARE(taken, 12);
}

// Connections that say nothing make room for new ones, but not those whose person is waiting for an answer.
void KnockTest::isNotPushedOut() {
    Limits limits;
    limits.waitingConnections = 4;
    Host host(limits, *HostKey::make(), asked());
    Knocker bea(host, u"Bea"_s);
    QVERIFY(wait([&] { return bea.isAsking() && !host.listener.knocks().isEmpty(); }));
    std::vector<std::unique_ptr<QTcpSocket>> mute;
    for (int i = 0; i < 8; ++i) {
        mute.push_back(std::make_unique<QTcpSocket>());
        mute.back()->bind(neighbour(5));
        mute.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), host.listener.port());
        QVERIFY(wait([&] { return mute.back()->state() == QAbstractSocket::ConnectedState; }));
    }
    QVERIFY(wait([&] { return host.listener.waiting() == 4; }));
    host.listener.answer(host.listener.knocks().front().id, KnockAnswer::LetIn);
    QVERIFY(wait([&] { return bea.isIn(); }));
}

void KnockTest::saysNothingMoreBeforeItIsIn() {
    Host host({}, *HostKey::make(), asked());
    Knocker bea(host, u"Bea"_s);
    QVERIFY(wait([&] { return bea.isAsking() && !host.listener.knocks().isEmpty(); }));
    bea.link->send(message(u"wish"_s));
    QVERIFY(wait([&] { return bea.endedBy(lan::Reason::Unexpected); }));
    QVERIFY(host.listener.knocks().isEmpty());
    QCOMPARE(host.heard, 0);
}

ELGRANDE_TEST(KnockTest)
#include "knock_test.moc"
