// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Finding tables: what goes into the network and what comes back, on this computer; between computers:
// discovery_test.sh.
#include "app/lan/beacon.h"
#include "app/lan/frame.h"
#include "app/lan/own_addresses.h"
#include "model/game_model/plain_text.h"
#include "tests/lan/attempts.h"
#include "tests/lan/wire.h"
#include "tests/named_test.h"

#include <QNetworkDatagram>
#include <QNetworkInterface>
#include <QRandomGenerator>
#include <QSet>
#include <QSignalSpy>

using namespace elgrande;
using namespace elgrande::lan;
using namespace elgrande::lan_tests;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kAsked = "12345678";

TableNotice table(const QString& name) { return {randomBytes(kTableId), name, hello(), 4711, 5, 3, false}; }

QStringList names(const TableSearch& search) {
    QStringList found;
    for (const FoundTable& each : search.tables()) found.append(each.notice.name);
    found.sort();
    return found;
}

// A port that nobody else uses, so that several of these tests may run at once.
quint16 freePort() {
    QUdpSocket socket;
    return socket.bind(QHostAddress::AnyIPv4, 0) ? socket.localPort() : 0;
}

} // namespace

class BeaconTest : public QObject {
    Q_OBJECT

  private slots:
    void noticesCross();
    void noAnswerIsLongerThanTheQuestion();
    void whatCannotBeIsRefused();
    void mutatedDatagramsDoNoHarm();
    void onlyNeighboursAreTalkedTo();
    void twoTablesOnOneComputer_data();
    void twoTablesOnOneComputer();
    void answersAreRare();
    void changesAreSeenAndSilenceForgotten();
    void manyTablesOfOneHideNoOthers();
    void nobodyTakesTheRowOfAnother();
    void ownAddressesOthersCanUse();
};

void BeaconTest::noticesCross() {
    const TableNotice notice = table(u"Ana's table"_s);
    const Result<TableNotice> read = readNotice(writeNotice(notice, kAsked, Limits()), kAsked, Limits());
    QVERIFY(read);
    QCOMPARE(*read, notice);
    TableNotice hostile = notice;
    hostile.name = QString(1000, u'x') + u"\u202e\n"_s;
    QCOMPARE(readNotice(writeNotice(hostile, kAsked, Limits()), kAsked, Limits())->name, QString(24, u'x'));
    QVERIFY(!readNotice(writeNotice(notice, kAsked, Limits()), "87654321", Limits())); // nobody asked that
    const std::optional<QByteArray> nonce = readProbe(writeProbe(kAsked, Limits()), Limits());
    QVERIFY(nonce);
    QCOMPARE(*nonce, kAsked);
}

void BeaconTest::noAnswerIsLongerThanTheQuestion() {
    const Limits limits;
    QCOMPARE(writeProbe(kAsked, limits).size(), limits.probe);
    TableNotice longest = table(QString(kNameLength, u'ñ'));
    longest.hello.expansions.clear();
    for (int i = 0; i < kHelloExpansions; ++i) longest.hello.expansions.append(QString(kHelloText, QChar(u'a' + i)));
    longest.hello.version = QString(kHelloText, u'9');
    const QByteArray answer = writeNotice(longest, kAsked, limits);
    QVERIFY(!answer.isEmpty() && answer.size() <= limits.probe);
    Limits narrow;
    narrow.probe = static_cast<std::uint32_t>(answer.size()) - 1;
    QVERIFY(writeNotice(longest, kAsked, narrow).isEmpty());
    QVERIFY(!readProbe(writeProbe(kAsked, limits).chopped(1), limits)); // a short question gets no answer
    QVERIFY(!readProbe(writeProbe(kAsked, narrow), limits));
}

void BeaconTest::whatCannotBeIsRefused() {
    const QByteArray good = writeNotice(table(u"x"_s), kAsked, Limits());
    const QCborMap map = *decodeFrame(good.mid(4), Limits());
    const auto with = [&map](const QString& key, const QCborValue& value) {
        QCborMap other = map;
        other.insert(key, value);
        return readNotice("EGB1" + other.toCborValue().toCbor(), kAsked, Limits());
    };
    QVERIFY(with(u"later"_s, true));
    QVERIFY(!with(u"port"_s, 0) && !with(u"port"_s, 65536) && !with(u"port"_s, u"80"_s));
    QVERIFY(!with(u"seats"_s, 17) && !with(u"seats"_s, -1) && !with(u"free"_s, 6));
    QVERIFY(!with(u"table"_s, QByteArray(7, 'x')) && !with(u"table"_s, QByteArray(9, 'x')));
    QVERIFY(!with(u"hello"_s, QCborMap()) && !with(u"t"_s, u"probe"_s));
    QVERIFY(!readNotice("EGB2" + good.mid(4), kAsked, Limits()));
    QVERIFY(!readNotice({}, kAsked, Limits()));
}

void BeaconTest::mutatedDatagramsDoNoHarm() {
    QRandomGenerator chance(5);
    const Limits limits;
    int read = 0;
    for (int i = 0; i < attempts(50'000, 1'000'000); ++i) {
        QByteArray datagram = i % 2 ? writeProbe(kAsked, limits) : writeNotice(table(u"Ñ"_s), kAsked, limits);
        for (int times = chance.bounded(1, 5); times > 0; --times) {
            const qsizetype at = chance.bounded(static_cast<int>(std::min<qsizetype>(datagram.size(), 200)));
            datagram[at] = static_cast<char>(datagram[at] ^ (1 << chance.bounded(8)));
        }
        if (i % 5 == 0) datagram.truncate(chance.bounded(static_cast<int>(datagram.size())));
        const Result<TableNotice> notice = readNotice(datagram, kAsked, limits);
        read += notice || readProbe(datagram, limits) ? 1 : 0;
        if (notice) QVERIFY(notice->name.size() <= kNameLength && notice->freeSeats <= notice->seats);
    }
    QVERIFY(read > 0);
}

void BeaconTest::onlyNeighboursAreTalkedTo() {
    const QList<QNetworkInterface> all = QNetworkInterface::allInterfaces();
    const auto isNear = [&all](const QHostAddress& address) { return isNeighbour(address, all); };
    QVERIFY(isNear(QHostAddress(QHostAddress::LocalHost)));
    QVERIFY(isNear(QHostAddress(QHostAddress::LocalHostIPv6)));
    QVERIFY(isNear(QHostAddress(u"::ffff:127.0.0.1"_s)));
    QVERIFY(isNear(QHostAddress(u"fe80::1234"_s)));
    for (const QString& far : {u"8.8.8.8"_s, u"198.51.100.7"_s, u"2001:db8::1"_s, u"::ffff:8.8.8.8"_s})
        QVERIFY2(!isNear(QHostAddress(far)), qPrintable(far));
    for (const QNetworkInterface& each : all)
        if (each.flags() & QNetworkInterface::IsRunning)
            for (const QNetworkAddressEntry& entry : each.addressEntries()) QVERIFY(isNear(entry.ip()));
}

// Two tables on one computer: both are found, each once, by each way that reaches both.
void BeaconTest::twoTablesOnOneComputer_data() {
    QTest::addColumn<int>("ways");
    QTest::newRow("all ways") << static_cast<int>(kAllWays);
    QTest::newRow("IPv4 multicast") << static_cast<int>(Way::Multicast4);
}

void BeaconTest::twoTablesOnOneComputer() {
    QFETCH(int, ways);
    const quint16 port = freePort();
    Limits limits;
    limits.probeEvery = 50ms;
    limits.answersPerAddress = {1000, 1000};
    Beacon one(limits);
    Beacon two(limits);
    QVERIFY(one.start(table(u"One"_s), port));
    QVERIFY(two.start(table(u"Two"_s), port));
    TableSearch search(limits);
    const QSignalSpy heard(&search, &TableSearch::answered);
    QElapsedTimer time;
    time.start();
    QVERIFY(search.start(Ways(ways), port));
    QVERIFY(wait([&] { return search.tables().size() == 2; }));
    qInfo("both found after %lld ms", time.elapsed());
    QVERIFY(wait([&] { return heard.size() >= 10; })); // several of each
    QCOMPARE(names(search), (QStringList{u"One"_s, u"Two"_s}));
    for (const FoundTable& each : search.tables()) {
        QCOMPARE(each.notice.port, 4711);
        QVERIFY(isNeighbour(each.address, QNetworkInterface::allInterfaces()));
    }
}

void BeaconTest::answersAreRare() {
    Moment at = now();
    const quint16 port = freePort();
    Beacon beacon(Limits{}, nullptr, [&at] { return at; });
    QVERIFY(beacon.start(table(u"One"_s), port));
    QUdpSocket asker;
    QVERIFY(asker.bind(QHostAddress::LocalHost));
    qint64 answered = 0;
    qint64 bytes = 0;
    connect(&asker, &QUdpSocket::readyRead, &asker, [&] {
        while (asker.hasPendingDatagrams()) {
            ++answered;
            bytes += asker.receiveDatagram().data().size();
        }
    });
    const auto ask = [&](const QByteArray& what, int times) {
        for (int i = 0; i < times; ++i) {
            asker.writeDatagram(what, QHostAddress::LocalHost, port);
            QCoreApplication::processEvents();
        }
        for (int i = 0; i < 50; ++i) QCoreApplication::processEvents(); // loopback is there at once
    };
    const QByteArray probe = writeProbe(kAsked, Limits());
    ask(probe.chopped(1), 5);
    ask(writeNotice(table(u"x"_s), kAsked, Limits()), 5);
    QCOMPARE(answered, 0);
    ask(probe, 200);
    QCOMPARE(answered, 5);
    QVERIFY(bytes <= 5 * probe.size());
    at += 1s;
    ask(probe, 200);
    QCOMPARE(answered, 10);
}

void BeaconTest::changesAreSeenAndSilenceForgotten() {
    Limits limits;
    limits.probeEvery = 50ms;
    limits.forgetAfter = 300ms;
    limits.answersPerAddress = {1000, 1000};
    const quint16 port = freePort();
    auto beacon = std::make_unique<Beacon>(limits);
    TableNotice notice = table(u"One"_s);
    QVERIFY(beacon->start(notice, port));
    Moment at = now();
    TableSearch search(limits, nullptr, [&at] { return at; });
    const QSignalSpy heard(&search, &TableSearch::answered);
    int changes = 0;
    connect(&search, &TableSearch::changed, &search, [&changes] { ++changes; });
    QVERIFY(search.start(Way::Loopback, port));
    QVERIFY(wait([&] { return search.tables().size() == 1; }));
    QVERIFY(wait([&] { return heard.size() >= 4; }));
    QCOMPARE(changes, 1); // the same again is no news
    notice.freeSeats = 1;
    notice.playing = true;
    beacon->setNotice(notice);
    QVERIFY(wait([&] { return search.tables().front().notice == notice; }));
    QCOMPARE(changes, 2);
    beacon.reset();
    at += limits.forgetAfter;
    QVERIFY(wait([&] { return search.tables().isEmpty(); }));
    QCOMPARE(changes, 3);
}

// Hundreds of one neighbour, and two more of others: both are listed, whoever came first, and stay so.
void BeaconTest::manyTablesOfOneHideNoOthers() {
    const Moment at = now();
    const QHostAddress crowd(u"192.168.0.66"_s);
    FoundTables found(Limits{});
    int listed = 0;
    const auto answer = [&](const QString& name, const QHostAddress& from) {
        listed += found.note({table(name), from, at}) ? 1 : 0;
    };
    const auto has = [&](const QString& name) {
        return std::any_of(found.all().begin(), found.all().end(),
                           [&name](const FoundTable& each) { return each.notice.name == name; });
    };
    for (int i = 0; i < 300; ++i) answer(u"False %1"_s.arg(i), crowd);
    QCOMPARE(listed, 200);
    answer(u"Real"_s, QHostAddress(u"192.168.0.7"_s));
    answer(u"Other"_s, QHostAddress(u"fe80::1"_s));
    for (int i = 0; i < 300; ++i) answer(u"More %1"_s.arg(i), crowd);
    QVERIFY(has(u"Real"_s) && has(u"Other"_s) && has(u"False 0"_s) && !has(u"False 199"_s));
    QCOMPARE(found.all().size(), 200);
    QCOMPARE(listed, 202);
    // Among those who have equally many it is who came first.
    Limits few;
    few.listedTables = 2;
    FoundTables equal(few);
    for (const int i : {1, 2, 3})
        QCOMPARE(equal.note({table(QString::number(i)), QHostAddress(static_cast<quint32>(i)), at}), i < 3);
}

// Whoever claims to be a table that is known stands beside it; its own other ways are still one row.
void BeaconTest::nobodyTakesTheRowOfAnother() {
    const Moment at = now();
    const TableNotice real = table(u"Real"_s);
    TableNotice claimed = table(u"Claimed"_s);
    claimed.table = real.table;
    FoundTables found(Limits{});
    QVERIFY(found.note({real, QHostAddress(u"fe80::7"_s), at}));
    QVERIFY(found.note({real, QHostAddress(u"192.168.0.7"_s), at})); // a better address
    QVERIFY(found.note({claimed, QHostAddress(u"192.168.0.66"_s), at}));
    QVERIFY(!found.note({real, QHostAddress(u"fe80::7"_s), at}));
    QVERIFY(!found.note({real, QHostAddress(u"192.168.0.7"_s), at}));
    QCOMPARE(found.all().size(), 2);
    QCOMPARE(found.all()[0].address, QHostAddress(u"192.168.0.7"_s));
    QCOMPARE(found.all()[0].notice, real);
    QCOMPARE(found.all()[1].notice, claimed);
    // A table of this computer answers on each of its addresses.
    FoundTables own(Limits{});
    own.setOwn({QHostAddress(u"192.168.0.5"_s), QHostAddress(u"172.17.0.1"_s)});
    for (const QString& each : {u"127.0.0.1"_s, u"192.168.0.5"_s, u"172.17.0.1"_s})
        own.note({real, QHostAddress(each), at});
    QCOMPARE(own.all().size(), 1);
    QCOMPARE(own.all()[0].address, QHostAddress(u"192.168.0.5"_s));
}

// What a host reads out: nothing that leads nowhere, and what is short first.
void BeaconTest::ownAddressesOthersCanUse() {
    const auto of = [](std::initializer_list<std::pair<const char*, const char*>> all) {
        QList<OwnAddress> own;
        for (const auto& [network, address] : all)
            own.append({QString::fromLatin1(network), QHostAddress(QString::fromLatin1(address))});
        QStringList usable;
        for (const QHostAddress& each : usableOf(own)) usable << each.toString();
        return usable.join(u' ');
    };
    QCOMPARE(of({{"lo", "127.0.0.1"}, {"docker0", "172.17.0.1"}, {"br-0a1b2c3d4e5f", "172.18.0.1"}}), QString());
    QCOMPARE(of({{"lo", "::1"},
                 {"wg0", "10.8.0.2"},
                 {"eth0", "fe80::1%eth0"},
                 {"eth0", "2001:db8::7"},
                 {"eth0", "169.254.3.4"},
                 {"wlan0", "192.168.0.7"},
                 {"virbr0", "192.168.122.1"}}),
             u"192.168.0.7 2001:db8::7 10.8.0.2"_s);
    QCOMPARE(of({{"br0", "192.168.0.7"}}), u"192.168.0.7"_s); // a real network behind it
    // Where there is nothing else, with the scope that it needs.
    QCOMPARE(of({{"docker0", "172.17.0.1"}, {"eth0", "fe80::1%eth0"}}), u"fe80::1%eth0"_s);
}

ELGRANDE_TEST(BeaconTest)
#include "beacon_test.moc"
