// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Strangers at either end: false hosts get no byte of ours, false guests get neither in nor in anybody's way.
#include "tests/bench/resident.h"
#include "tests/lan/attempts.h"
#include "tests/lan/wire.h"
#include "tests/named_test.h"

#include <QNetworkProxy>
#include <QRandomGenerator>
#include <QSslCipher>
#include <QSslPreSharedKeyAuthenticator>
#include <QSslServer>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::lan;
using namespace elgrande::lan_tests;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

// Somebody who pretends to be a host and keeps what he is told.
class FalseHost : public QObject {
  public:
    // Plain TCP: answers at once with these bytes; nothing: says nothing.
    static std::unique_ptr<FalseHost> plain(const QByteArray& answer) {
        auto host = std::unique_ptr<FalseHost>(new FalseHost(std::make_unique<QTcpServer>()));
        host->answer_ = answer;
        return host;
    }
    static std::unique_ptr<FalseHost> secure(const QSslConfiguration& configuration) {
        auto server = std::make_unique<QSslServer>();
        server->setSslConfiguration(configuration);
        connect(server.get(), &QSslServer::preSharedKeyAuthenticationRequired, server.get(),
                [](QSslSocket*, QSslPreSharedKeyAuthenticator* key) { key->setPreSharedKey("0123456789abcdef"); });
        return std::unique_ptr<FalseHost>(new FalseHost(std::move(server)));
    }

    quint16 port() const { return server_->serverPort(); }
    bool isSecure() const { return qobject_cast<QSslServer*>(server_.get()) != nullptr; }
    QByteArray heard; // of all guests, behind the encryption if there is one

  private:
    explicit FalseHost(std::unique_ptr<QTcpServer> server)
        : server_(std::move(server)) {
        connect(server_.get(), &QTcpServer::pendingConnectionAvailable, this, [this] {
            while (QTcpSocket* const socket = server_->nextPendingConnection()) {
                const auto hear = [this, socket] { heard += socket->readAll(); };
                connect(socket, &QIODevice::readyRead, this, hear);
                connect(socket, &QAbstractSocket::disconnected, socket, &QObject::deleteLater);
                hear();
                if (!answer_.isEmpty()) socket->write(answer_);
            }
        });
        if (!server_->listen(QHostAddress::LocalHost)) qFatal("no port");
    }

    std::unique_ptr<QTcpServer> server_;
    QByteArray answer_;
};

QSslConfiguration onlyPsk() {
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    QList<QSslCipher> ciphers;
    for (const QSslCipher& cipher : QSslConfiguration::supportedCiphers())
        if (cipher.name().startsWith("ECDHE-PSK"_L1)) ciphers.append(cipher);
    configuration.setProtocol(QSsl::TlsV1_2);
    configuration.setCiphers(ciphers);
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    return configuration;
}

// TLS records of a guest that talks to somebody without TLS: nothing but its opening and its complaint.
bool isOnlyHandshake(QByteArrayView bytes) {
    constexpr char kAlert = 21;
    constexpr char kHandshake = 22;
    constexpr qsizetype kHeader = 5;
    while (bytes.size() >= kHeader) {
        if (bytes[0] != kHandshake && bytes[0] != kAlert) return false;
        const qsizetype length = static_cast<quint8>(bytes[3]) * 256 + static_cast<quint8>(bytes[4]);
        bytes = bytes.sliced(std::min(bytes.size(), kHeader + length));
    }
    return bytes.isEmpty();
}

// A guest of our own make that says whatever it likes.
struct RawGuest {
    RawGuest(quint16 port, const QHostAddress& from) {
        socket.setSslConfiguration(guestConfiguration());
        QObject::connect(&socket, &QSslSocket::sslErrors, &socket, [this] { socket.ignoreSslErrors(); });
        QObject::connect(&socket, &QSslSocket::readyRead, &socket, [this] { socket.readAll(); });
        socket.setProxy(QNetworkProxy::NoProxy);
        socket.bind(from);
        socket.connectToHostEncrypted(u"127.0.0.1"_s, port);
    }
    bool isClosed() const { return socket.state() == QAbstractSocket::UnconnectedState; }
    bool isCutFor(const QByteArray& bytes) {
        if (!wait([this] { return socket.isEncrypted(); })) return false;
        socket.write(bytes);
        return wait([this] { return isClosed(); });
    }

    QSslSocket socket;
};

QByteArray frameOf(const QCborMap& message) { return *encodeFrame(message, 64 * 1024); }

} // namespace

class HostileTest : public QObject {
    Q_OBJECT

  private slots:
    void falseHostsHearNothing_data();
    void falseHostsHearNothing();
    void rightHostHearsTheHello();
    void wrongLengthsAreCutAtOnce_data();
    void wrongLengthsAreCutAtOnce();
    void guessersAreShutOut();
    void seatIsFoundByItsTokenOnly();
    void malformedFramesDisturbNobody();

  private:
    static QByteArray malformed(int kind, QRandomGenerator& chance);
};

// A guest that meets another host than its code names sends nothing.
void HostileTest::falseHostsHearNothing_data() {
    QTest::addColumn<bool>("pinned"); // refused because of its key
    for (const char* kind : {"one bit of the pin", "another key"}) QTest::newRow(kind) << true;
    for (const char* kind : {"only a shared key", "TLS 1.2", "plain, mute", "plain, answers"})
        QTest::newRow(kind) << false;
}

void HostileTest::falseHostsHearNothing() {
    QFETCH(bool, pinned);
    const QByteArray kind = QTest::currentDataTag();
    const HostKey key = *HostKey::make();
    QSslConfiguration old = key.configuration();
    old.setProtocol(QSsl::TlsV1_2);
    const std::unique_ptr<FalseHost> host =
        kind == "another key"         ? FalseHost::secure(HostKey::make()->configuration())
        : kind == "only a shared key" ? FalseHost::secure(onlyPsk())
        : kind == "TLS 1.2"           ? FalseHost::secure(old)
        : kind == "plain, mute"       ? FalseHost::plain({})
        : kind == "plain, answers"    ? FalseHost::plain("HTTP/1.1 400 Bad Request\r\n\r\n" + frameOf(hello().toMap()))
                                      : FalseHost::secure(key.configuration());
    Limits limits;
    if (kind == "plain, mute") limits.handshake = 20ms;
    const int tries = attempts(170, 1000); // of six kinds: a thousand
    for (int i = 0; i < tries; ++i) {
        HostPin pin = key.pin();
        if (kind == "one bit of the pin") pin[std::size_t(i / 8 % 32)] ^= static_cast<std::uint8_t>(1 << i % 8);
        Guest guest(host->port(), pin, Shown{wrongCode()}, u"127.0.0.1"_s, limits);
        QVERIFY(wait([&] { return guest.ending.has_value(); }));
        QVERIFY(!guest.greeted);
        QVERIFY2(guest.endedBy(pinned ? lan::Reason::OtherHost : lan::Reason::NotSecure),
                 qPrintable(QString::number(guest.ending->parting.number)));
        QVERIFY(wait([&] { return !guest.link; }));
    }
    QVERIFY(host->isSecure() ? host->heard.isEmpty() : isOnlyHandshake(host->heard));
}

// So that the silence above is no accident: the right host hears what is said.
void HostileTest::rightHostHearsTheHello() {
    const HostKey key = *HostKey::make();
    QSslServer server;
    server.setSslConfiguration(key.configuration());
    QVERIFY(server.listen(QHostAddress::LocalHost));
    QByteArray heard;
    QObject::connect(&server, &QTcpServer::pendingConnectionAvailable, &server, [&] {
        QTcpSocket* const socket = server.nextPendingConnection();
        QObject::connect(socket, &QIODevice::readyRead, &server, [&heard, socket] { heard += socket->readAll(); });
        socket->write(frameOf(hello().toMap()));
    });
    Guest guest(server.serverPort(), key.pin(), Shown{wrongCode()});
    QVERIFY(wait([&] { return heard.startsWith(frameOf(hello().toMap())); }));
}

// Wrong lengths, over TLS.
void HostileTest::wrongLengthsAreCutAtOnce_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("all ones") << QByteArray::fromHex("ffffffff");
    QTest::newRow("nothing") << QByteArray::fromHex("00000000");
    QTest::newRow("64 KiB and one") << QByteArray::fromHex("00010001");
    QTest::newRow("513 before the hello") << QByteArray::fromHex("00000201");
    QTest::newRow("64 KiB behind the hello") << frameOf(hello().toMap()) + QByteArray::fromHex("00010000");
}

void HostileTest::wrongLengthsAreCutAtOnce() {
    QFETCH(QByteArray, bytes);
    Limits limits;
    limits.handshake = limits.hello = 100s; // so that it is not a deadline
    Host host(limits);
    RawGuest guest(host.listener.port(), neighbour(1));
    QVERIFY(guest.isCutFor(bytes));
}

// As many wrong codes as fit into the time, from one address, while an honest guest joins.
void HostileTest::guessersAreShutOut() {
    Moment at = now();
    Limits limits;
    limits.wrongCodeDelay = 20ms;
    limits.handshakesPerAddress = {1e6, 1e6}; // so that it is the codes that are counted
    limits.handshakes = {1e6, 1e6};
    Host host(limits, *HostKey::make(), hello(), QHostAddress::LocalHost, [&at] { return at; });
    int looked = 0;
    const int tries = attempts(300, 10'000);
    for (int i = 0; i < tries; ++i) {
        const auto guest = host.guest({wrongCode()}, neighbour(1));
        QVERIFY(wait([&] { return guest->ending.has_value(); }));
        QVERIFY(guest->endedBy(lan::Reason::WrongCode) || guest->endedBy(lan::Reason::TooManyTries));
        looked += guest->endedBy(lan::Reason::WrongCode) ? 1 : 0;
    }
    QCOMPARE(looked, 5);
    const auto honest = host.guest(host.entry(), neighbour(2));
    QVERIFY(wait([&] { return honest->isIn(); }));
    const auto same = host.guest(host.entry(), neighbour(1)); // the right code does not help any more
    QVERIFY(wait([&] { return same->endedBy(lan::Reason::TooManyTries); }));
    at += 5min;
    const auto later = host.guest(host.entry(), neighbour(1)); // but it does after a while
    QVERIFY(wait([&] { return later->isIn(); }));
}

// Wrong tokens over TLS: each kind of them once, thousands of them in identity_test and rate_test.
void HostileTest::seatIsFoundByItsTokenOnly() {
    Limits limits;
    limits.wrongCodeDelay = 1ms;
    Host host(limits);
    const SeatToken token = SeatToken::random();
    host.seat = SeatTokenHash(token);
    const auto owner = host.guest({{}, token});
    QVERIFY(wait([&] { return owner->isIn(); }));
    QVERIFY(host.lastEntryHadToken);
    QByteArray bit = token.reveal();
    bit[15] = static_cast<char>(bit[15] ^ 1);
    for (const SeatToken& wrong : {*SeatToken::of(bit), SeatToken::random()}) {
        const auto guest = host.guest({{}, wrong}, neighbour(1));
        QVERIFY(wait([&] { return guest->endedBy(lan::Reason::WrongSeat); }));
    }
    const auto back = host.guest({host.code(), token}, neighbour(2)); // with the code too
    QVERIFY(wait([&] { return back->isIn(); }));
    QVERIFY(host.lastEntryHadToken);
    const auto uninvited = host.guest({wrongCode(), token}, neighbour(2)); // a code that is shown has to be right
    QVERIFY(wait([&] { return uninvited->endedBy(lan::Reason::WrongCode); }));
    QCborMap half = Entry{token}.toMap();
    half.insert(u"token"_s, token.reveal().chopped(3));
    RawGuest cut(host.listener.port(), neighbour(3));
    QVERIFY(cut.isCutFor(frameOf(hello().toMap()) + frameOf(half)));
    QCOMPARE(host.welcomed, 2);
}

QByteArray HostileTest::malformed(int kind, QRandomGenerator& chance) {
    const auto noise = [&chance](int size) {
        QByteArray bytes(size, Qt::Uninitialized);
        for (char& each : bytes) each = static_cast<char>(chance.bounded(256));
        return bytes;
    };
    const auto framed = [](const QByteArray& body) {
        const auto size = static_cast<quint32>(body.size());
        const char length[] = {char(size >> 24), char(size >> 16), char(size >> 8), char(size)};
        return QByteArray(length, 4) + body;
    };
    QByteArray flipped = frameOf(hello().toMap());
    const int at = chance.bounded(4, static_cast<int>(flipped.size()));
    flipped[at] = static_cast<char>(flipped[at] ^ (1 << chance.bounded(8)));
    switch (kind % 6) {
    case 0:
        return QByteArray::fromHex("ffffffff") + noise(100);
    case 1:
        return noise(chance.bounded(4, 400));
    case 2:
        return framed(noise(chance.bounded(1, 300)));
    case 3:
        return flipped + flipped;
    case 4:
        return framed(QByteArray(500, '\x9f')); // nested
    default:
        return framed(QByteArray::fromHex("a161615b7fffffffffffffff61616161")); // a string without end
    }
}

// Mutated frames over TLS, before and after the login; the decoder alone gets the full number in frame_test. A
// computer that does something else as well is slow by itself: that is seen by the round trips before each attempt.
void HostileTest::malformedFramesDisturbNobody() {
    Host host;
    const SeatToken token = SeatToken::random();
    host.seat = SeatTokenHash(token);
    const auto healthy = host.guest(host.entry(), neighbour(200));
    QVERIFY(wait([&] { return healthy->isIn(); }));
    QRandomGenerator chance(11);
    const long before = residentKilobytes();
    std::vector<double> trips; // ms
    std::vector<double> quiet; // the same before somebody comes
    const auto p99Of = [](std::vector<double>& list) {
        std::sort(list.begin(), list.end());
        return list[list.size() * 99 / 100];
    };
    const int tries = attempts(600, 100'000);
    for (int i = 0; i < tries; ++i) {
        QHostAddress from = neighbour(i % 150);
        QByteArray bytes = malformed(i / 2, chance);
        if (i % 2) bytes = frameOf(hello().toMap()) + frameOf(Entry{token}.toMap()) + bytes;
        QElapsedTimer trip;
        trip.start();
        if (i % 10 == 0) {
            QVERIFY(healthy->link->send(message(u"say"_s, i)));
            QVERIFY(wait([&] { return healthy->received.size() == 2; }));
            quiet.push_back(static_cast<double>(trip.nsecsElapsed()) / 1e6);
        }
        RawGuest guest(host.listener.port(), from);
        trip.start();
        const std::size_t heard = healthy->received.size();
        if (i % 10 == 0) QVERIFY(healthy->link->send(message(u"say"_s, i)));
        if (wait([&] { return guest.socket.isEncrypted() || guest.isClosed(); })) guest.socket.write(bytes);
        guest.socket.disconnectFromHost();
        if (i % 10 == 0) {
            QVERIFY(wait([&] { return healthy->received.size() > heard; }));
            trips.push_back(static_cast<double>(trip.nsecsElapsed()) / 1e6);
        }
        QVERIFY(wait([&] { return guest.isClosed(); }));
        healthy->received.resize(1);
        host.endings.clear(); // what the test notes of each is not the host's memory
        std::erase_if(host.links, [](const QPointer<lan::Link>& each) { return each.isNull(); });
    }
    const double p99 = p99Of(trips);
    const double otherwise = p99Of(quiet);
    const long grown = residentKilobytes() - before;
    qInfo("%d connections: a guest's round trip p50 %.2f ms, p99 %.2f ms (otherwise %.2f ms); memory +%ld KiB", tries,
          trips[trips.size() / 2], p99, otherwise, grown);
    QVERIFY(grown < 5 * 1024 || kSanitized);
    QVERIFY(healthy->isIn());
    QVERIFY(wait([&] { return host.listener.waiting() == 0 && host.listener.guests() == 1; }));
}

ELGRANDE_TEST(HostileTest)
#include "hostile_test.moc"
