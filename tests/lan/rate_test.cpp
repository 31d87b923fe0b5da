// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Rates, bans and pauses by a clock that the test sets: what is too much is refused, and every limit recovers.
#include "app/lan/entry.h"
#include "app/lan/rate_limit.h"
#include "app/lan/reconnect.h"
#include "app/lan/spake2.h"
#include "tests/named_test.h"

#include <QSet>
#include <QTest>

using namespace elgrande;
using namespace elgrande::lan;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

const Moment kRateStart = Moment() + 1000h;
const QHostAddress kRateGuest(u"10.0.0.5"_s);
const QHostAddress kRateOther(u"10.0.0.6"_s);

} // namespace

class RateTest : public QObject {
    Q_OBJECT

  private slots:
    void burstThenRate();
    void bucketAlwaysRecovers();
    void waitIsLongEnough();
    void addressesHaveTheirOwnRate();
    void addressesAreOneInAllSpellings();
    void oldestAddressIsForgotten();
    void pausesGrow();
    void playerIsAskedInTheEnd();
    void entriesAreReadStrictly();
};

void RateTest::burstThenRate() {
    TokenBucket bucket(Limits().intents, kRateStart);
    int taken = 0;
    for (int i = 0; i < 200; ++i) taken += bucket.take(kRateStart) ? 1 : 0;
    QCOMPARE(taken, 60);
    for (int ms = 1; ms <= 10'000; ++ms) taken += bucket.take(kRateStart + std::chrono::milliseconds(ms)) ? 1 : 0;
    QCOMPARE(taken, 60 + 300);
    TokenBucket chat(Limits().chatLines, kRateStart);
    taken = 0;
    for (int ms = 0; ms < 10'000; ms += 10) taken += chat.take(kRateStart + std::chrono::milliseconds(ms)) ? 1 : 0;
    QCOMPARE(taken, 9); // five at once, then one in two seconds
}

void RateTest::bucketAlwaysRecovers() {
    TokenBucket bucket({30, 60}, kRateStart);
    for (int i = 0; i < 100'000; ++i) bucket.take(kRateStart + std::chrono::microseconds(i));
    QVERIFY(!bucket.take(kRateStart + 100ms));
    for (int i = 0; i < 3; ++i) QVERIFY(bucket.take(kRateStart + 200ms)); // however much was refused
    QVERIFY(!bucket.take(kRateStart));                                    // nor does going back help
    TokenBucket idle({30, 60}, kRateStart);
    int taken = 0;
    for (int i = 0; i < 200; ++i) taken += idle.take(kRateStart + 100h) ? 1 : 0;
    QCOMPARE(taken, 60);
}

void RateTest::waitIsLongEnough() {
    TokenBucket bucket({30, 2}, kRateStart);
    QCOMPARE(bucket.wait(kRateStart), 0ms);
    QVERIFY(bucket.take(kRateStart) && bucket.take(kRateStart));
    QCOMPARE(bucket.wait(kRateStart), 34ms); // a thirtieth of a second, in whole milliseconds
    QCOMPARE(bucket.wait(kRateStart + 20ms), 14ms);
    QVERIFY(!bucket.take(kRateStart + 33ms));
    QVERIFY(bucket.take(kRateStart + 34ms));
}

void RateTest::addressesHaveTheirOwnRate() {
    Limits limits;
    AddressRate rate({1, 5}, {1, 8}, limits, kRateStart);
    int mine = 0;
    for (int i = 0; i < 100; ++i) mine += rate.take(kRateGuest, kRateStart) ? 1 : 0;
    QCOMPARE(mine, 5);
    int theirs = 0;
    for (int i = 0; i < 100; ++i) theirs += rate.take(kRateOther, kRateStart) ? 1 : 0;
    QCOMPARE(theirs, 3); // of what is left for all
    QVERIFY(rate.take(kRateOther, kRateStart + 2s));
}

void RateTest::addressesAreOneInAllSpellings() {
    QCOMPARE(plainAddress(QHostAddress(u"::ffff:10.0.0.5"_s)), kRateGuest);
    QCOMPARE(plainAddress(QHostAddress(u"fe80::1%eth0"_s)), plainAddress(QHostAddress(u"fe80::1%eth1"_s)));
    PerAddress<int> numbers(3);
    numbers.of(kRateGuest) = 7;
    QCOMPARE(numbers.of(QHostAddress(u"::ffff:10.0.0.5"_s)), 7);
    QCOMPARE(numbers.of(kRateOther, 5), 5);
    QCOMPARE(numbers.size(), qsizetype(2));
}

void RateTest::oldestAddressIsForgotten() {
    PerAddress<int> numbers(100);
    for (quint32 i = 0; i < 100; ++i) numbers.of(QHostAddress(i)) = static_cast<int>(i) + 1;
    QCOMPARE(numbers.of(QHostAddress(quint32(0))), 1); // seen again: the second is the oldest now
    numbers.of(QHostAddress(quint32(100))) = 101;
    QCOMPARE(numbers.size(), qsizetype(100));
    QCOMPARE(numbers.of(QHostAddress(quint32(0))), 1);
    QCOMPARE(numbers.of(QHostAddress(quint32(1))), 0);
    for (quint32 i = 0; i < 100'000; ++i) numbers.of(QHostAddress(i));
    QCOMPARE(numbers.size(), qsizetype(100));
}

void RateTest::pausesGrow() {
    Reconnect middle(Limits(), [] { return 0.5; });
    QList<qint64> waits;
    for (int i = 0; i < 8; ++i) waits.append((*middle.next(kRateStart)).count());
    QCOMPARE(waits, (QList<qint64>{500, 800, 1280, 2048, 3277, 5000, 5000, 5000}));
    middle.succeeded();
    QCOMPARE((*middle.next(kRateStart)).count(), 500);
    Reconnect early(Limits(), [] { return 0.0; });
    Reconnect late(Limits(), [] { return 1.0; });
    QCOMPARE((*early.next(kRateStart)).count(), 400);
    QCOMPARE((*late.next(kRateStart)).count(), 600);
    Reconnect by(Limits{});
    QSet<qint64> seen;
    for (int i = 0; i < 1000; ++i) {
        const qint64 wait = (*by.next(kRateStart)).count();
        QVERIFY(wait >= 400 && wait <= 6000);
        seen.insert(wait);
    }
    QVERIFY(seen.size() > 100); // nobody comes in step
}

void RateTest::playerIsAskedInTheEnd() {
    Reconnect reconnect(Limits(), [] { return 0.5; });
    Moment at = kRateStart;
    int tries = 0;
    while (const std::optional<Limits::Time> wait = reconnect.next(at)) {
        at += *wait;
        QVERIFY(++tries < 1000);
    }
    QVERIFY(at - kRateStart >= 600s && at - kRateStart < 606s);
    QVERIFY(tries > 100);
    QVERIFY(!reconnect.next(at + 1h));
    reconnect.begin(at + 1h); // the player says: go on
    QCOMPARE((*reconnect.next(at + 1h)).count(), 500);
}

void RateTest::entriesAreReadStrictly() {
    const SeatToken token = SeatToken::random();
    const QByteArray share(kSpake2Share, 's');
    const Result<Entry> byToken = Entry::fromMap(Entry{token}.toMap());
    QVERIFY(byToken && byToken->token && *byToken->token == token && byToken->share.isEmpty());
    const Result<Entry> byCode = Entry::fromMap(Entry{{}, share}.toMap());
    QVERIFY(byCode && !byCode->token && byCode->share == share);
    QCborMap map = Entry{token}.toMap();
    for (const QCborValue& wrong : {QCborValue(token.reveal().chopped(1)), QCborValue(nullptr), QCborValue()}) {
        map.insert(u"token"_s, wrong);
        QVERIFY(!Entry::fromMap(map));
    }
    map.insert(u"token"_s, token.reveal());
    QVERIFY(Entry::fromMap(map));
    map.insert(u"share"_s, share);
    QVERIFY(!Entry::fromMap(map)); // both
    map.remove(u"token"_s);
    QVERIFY(Entry::fromMap(map));
    map.insert(u"share"_s, share + 's');
    QVERIFY(!Entry::fromMap(map));
    map.remove(u"share"_s);
    QVERIFY(!Entry::fromMap(map));
    map = Entry{token}.toMap();
    map.insert(u"t"_s, u"hello"_s);
    QVERIFY(!Entry::fromMap(map));

    const QByteArray bytes(kSpake2Proof, 'p');
    const auto proof = Proof::fromMap(Proof{bytes}.toMap());
    QVERIFY(proof && proof->proof == bytes && !proof->token);
    const auto withToken = Proof::fromMap(Proof{bytes, token}.toMap());
    QVERIFY(withToken && withToken->token && *withToken->token == token);
    QVERIFY(!Proof::fromMap(Proof{bytes + 'p'}.toMap()));
    map = Proof{bytes}.toMap();
    map.insert(u"token"_s, token.reveal().chopped(1));
    QVERIFY(!Proof::fromMap(map));
    QVERIFY(shareIn(shareMessage(share)) == share);
    QVERIFY(!shareIn(Proof{bytes}.toMap()) && !Proof::fromMap(shareMessage(share)));
}

ELGRANDE_TEST(RateTest)
#include "rate_test.moc"
