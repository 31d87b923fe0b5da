// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Programs of several versions at one table, over real TLS: the very first release, byte by byte
// as it was handed out, today's, and those that do not exist yet. Who fits plays; who does not is told so on both
// sides, with both versions and what to do, and the host goes on.
#include "tests/lan/wire.h"
#include "tests/named_test.h"

#include <QCborArray>
#include <QNetworkProxy>
#include <QSslServer>

#include <map>

using namespace elgrande;
using namespace elgrande::lan;
using namespace elgrande::lan_tests;
using namespace Qt::StringLiterals;

namespace {

// What the first release says, with its length in front; whoever changes this test has forgotten it. Its rules, and no
// expansion.
const QByteArray kFirstHello = QByteArray::fromHex("0000005c"
                                                   "a8"
                                                   "6174"
                                                   "6568656c6c6f"
                                                   "656d61676963"
                                                   "69456c204772616e6465"
                                                   "656d616a6f72"
                                                   "01"
                                                   "656d696e6f72"
                                                   "00"
                                                   "6776657273696f6e"
                                                   "65302e312e30"
                                                   "6572756c6573"
                                                   "480123456789abcdef"
                                                   "6a657870616e73696f6e73"
                                                   "80"
                                                   "686c616e6775616765"
                                                   "62656e");
Hello first() { return {1, 0, u"0.1.0"_s, rulesMark(0x0123456789abcdefU), {}, u"en"_s}; }

// And what it shows at the door, with its token behind it.
const SeatToken kFirstToken = SeatToken::random();
QByteArray firstEntry() {
    return QByteArray::fromHex("00000020"
                               "a2"
                               "6174"
                               "65656e746572"
                               "65746f6b656e"
                               "50") +
           kFirstToken.reveal();
}

Hello of(int major, int minor, const QString& version) {
    Hello hello = first();
    hello.major = major;
    hello.minor = minor;
    hello.version = version;
    return hello;
}

// A hello of a version to come: everything of today's, and more.
QByteArray later(const Hello& hello) {
    QCborMap map = hello.toMap();
    map[u"later"_s] = QCborArray{1, u"two"_s, QCborMap{{3, true}}};
    map[4] = QCborValue(nullptr);
    return *encodeFrame(map, Limits{}.frameBeforeHello);
}

std::vector<QCborMap> framesIn(QByteArray bytes) {
    std::vector<QCborMap> all;
    FrameReader reader(Limits{}.frameAfterwards);
    while (!bytes.isEmpty()) {
        bytes = bytes.sliced(reader.feed(bytes));
        if (!reader.isWhole()) break;
        const auto map = decodeFrame(reader.take(), Limits{});
        if (!map) qFatal("%s", map.error().c_str());
        all.push_back(*map);
    }
    return all;
}

// The other end of a connection, which says these bytes and keeps what it is told: a guest …
struct FirstGuest {
    FirstGuest(quint16 port, const QByteArray& says) {
        socket.setSslConfiguration(guestConfiguration());
        socket.setProxy(QNetworkProxy::NoProxy);
        QObject::connect(&socket, &QSslSocket::sslErrors, &socket, [this] { socket.ignoreSslErrors(); });
        QObject::connect(&socket, &QSslSocket::readyRead, &socket, [this] { heard += socket.readAll(); });
        QObject::connect(&socket, &QSslSocket::encrypted, &socket, [this, says] { socket.write(says); });
        socket.connectToHostEncrypted(u"127.0.0.1"_s, port);
    }
    bool isClosed() const { return socket.state() == QAbstractSocket::UnconnectedState; }

    QSslSocket socket;
    QByteArray heard;
};

// … or a host.
struct RawHost {
    explicit RawHost(const QByteArray& says)
        : key(*HostKey::make()) {
        server.setSslConfiguration(key.configuration());
        QObject::connect(&server, &QTcpServer::pendingConnectionAvailable, &server, [this, says] {
            while (QTcpSocket* const socket = server.nextPendingConnection()) {
                QObject::connect(socket, &QIODevice::readyRead, &server,
                                 [this, socket] { heard += socket->readAll(); });
                socket->write(says);
            }
        });
        if (!server.listen(QHostAddress::LocalHost)) qFatal("no port");
    }
    std::unique_ptr<Guest> guest(const Hello& ours) {
        return std::make_unique<Guest>(server.serverPort(), key.pin(), Shown{{}, kFirstToken}, u"127.0.0.1"_s, Limits(),
                                       ours);
    }

    HostKey key;
    QSslServer server;
    QByteArray heard;
};

std::unique_ptr<Host> hostOf(const Hello& hello) {
    Limits limits;
    limits.perAddress = 100; // all guests of a host come from here
    auto host = std::make_unique<Host>(limits, *HostKey::make(), hello);
    host->seat = SeatTokenHash(kFirstToken);
    return host;
}

bool saysDifferent(const QCborMap& map) {
    return map[u"t"_s] == QCborValue(u"error"_s) && map[u"reason"_s] == QCborValue(8) && map[u"text"_s].isString();
}

// Whoever is turned away is told both versions, and which side needs a newer one.
bool isTold(const Ending& why, const Hello& ours, const Hello& theirs) {
    if (!why.is(lan::Reason::Different) || why.differences.size() != 1) return false;
    const QString told = differenceText(why.differences.front(), {});
    const bool areNewer = theirs.major > ours.major;
    return told.contains(u"El Grande %1 (protocol %2.%3)"_s.arg(ours.version).arg(ours.major).arg(ours.minor)) &&
           told.contains(u"%1 (protocol %2.%3)"_s.arg(theirs.version).arg(theirs.major).arg(theirs.minor)) &&
           told.endsWith(areNewer ? u"version here."_s : u"version there."_s);
}

} // namespace

class VersionsTest : public QObject {
    Q_OBJECT

  private slots:
    void theFirstGuestStillComesIn();
    void theFirstGuestIsTurnedAwayInItsOwnWords();
    void theFirstHostIsStillUnderstood();
    void theFirstHostHearsWhyNobodyComes();
    void everyVersionWithEveryOther();
};

// Today's host, and one that has learned something since (another minor number).
void VersionsTest::theFirstGuestStillComesIn() {
    QCOMPARE(kProtocolMajor, 1); // else the first release is turned away, and this test has to say so
    for (const Hello& hello : {first(), of(1, kProtocolMinor, u"0.2.0"_s), of(1, 9, u"0.9.0"_s)}) {
        const auto host = hostOf(hello);
        FirstGuest guest(host->listener.port(), kFirstHello + firstEntry());
        QVERIFY(wait([&] { return framesIn(guest.heard).size() >= 2; }));
        const auto heard = framesIn(guest.heard);
        QCOMPARE(*Hello::fromMap(heard[0]), hello);
        QCOMPARE(heard[1], message(u"welcome"_s));
        QCOMPARE(host->welcomed, 1);
        QCOMPARE(host->links.front()->theirs(), first());
    }
}

void VersionsTest::theFirstGuestIsTurnedAwayInItsOwnWords() {
    Hello otherRules = of(1, 0, u"0.3.0"_s);
    otherRules.rules = rulesMark(7);
    Hello moreExpansions = of(1, 0, u"0.3.0"_s);
    moreExpansions.expansions = {u"one"_s};
    for (const Hello& hello : {of(2, 0, u"3.0"_s), otherRules, moreExpansions}) {
        const auto host = hostOf(hello);
        FirstGuest guest(host->listener.port(), kFirstHello + firstEntry());
        QVERIFY(wait([&] { return guest.isClosed(); }));
        const auto heard = framesIn(guest.heard);
        QCOMPARE(heard.size(), std::size_t(2)); // the versions, and why: both as they were frozen
        QCOMPARE(*Hello::fromMap(heard[0]), hello);
        QVERIFY(saysDifferent(heard[1]));
        QCOMPARE(host->welcomed, 0);
    }
}

void VersionsTest::theFirstHostIsStillUnderstood() {
    for (const Hello& hello : {first(), of(1, 9, u"0.9.0"_s)}) {
        RawHost host(kFirstHello);
        const auto guest = host.guest(hello);
        QVERIFY(wait([&] { return framesIn(host.heard).size() >= 2; }));
        QVERIFY(guest->greeted && !guest->ending);
        QCOMPARE(*Hello::fromMap(framesIn(host.heard)[0]), hello);
        QCOMPARE(framesIn(host.heard)[1].value(u"t"_s).toString(), u"enter"_s);
    }
}

void VersionsTest::theFirstHostHearsWhyNobodyComes() {
    RawHost host(kFirstHello);
    const Hello ours = of(2, 1, u"3.1"_s);
    const auto guest = host.guest(ours);
    QVERIFY(wait([&] { return guest->ending.has_value(); }));
    QVERIFY(!guest->greeted && isTold(*guest->ending, ours, first()));
    QVERIFY(wait([&] { return !host.heard.isEmpty(); })); // so that it can say the same to its player
    QCOMPARE(framesIn(host.heard).size(), std::size_t(1));
    QCOMPARE(*Hello::fromMap(framesIn(host.heard)[0]), ours);
}

// Both directions, with programs that know more than today's. Same major number: they play; else both know why not.
void VersionsTest::everyVersionWithEveryOther() {
    const std::vector<Hello> versions{first(),
                                      of(kProtocolMajor, kProtocolMinor, u"0.2.0"_s),
                                      of(1, 9, u"0.9.0"_s),
                                      of(2, 0, u"3.0"_s),
                                      of(2, 4, u"3.4"_s),
                                      of(9999, 0, u"x"_s)};
    int games = 0;
    int refusals = 0;
    for (const Hello& hosts : versions) {
        const auto host = hostOf(hosts);
        for (const Hello& guests : versions) {
            Guest guest(host->listener.port(), host->key.pin(), host->entry(), u"127.0.0.1"_s, Limits(), guests);
            FirstGuest more(host->listener.port(), later(guests) + firstEntry());
            const int welcomed = host->welcomed;
            const bool fits = hosts.major == guests.major;
            QVERIFY(wait([&] { return fits ? guest.isIn() : guest.ending.has_value(); }));
            QVERIFY(wait([&] { return fits ? host->welcomed == welcomed + 2 : more.isClosed(); }));
            if (fits) {
                ++games;
                continue;
            }
            ++refusals;
            QVERIFY(isTold(*guest.ending, guests, hosts));
            QVERIFY(saysDifferent(framesIn(more.heard).back()));
            QCOMPARE(host->welcomed, welcomed);
        }
        QVERIFY(wait([&] { return host->listener.waiting() == 0 && host->listener.guests() == 0; }));
    }
    qInfo("%d pairs play, %d are refused", games, refusals);
    QVERIFY(games == 9 + 4 + 1 && refusals == 22);
}

ELGRANDE_TEST(VersionsTest)
#include "versions_test.moc"
