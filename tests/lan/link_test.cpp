// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One connection from end to end: greeting, entry, messages, silence, parting, each with its deadline.
#include "tests/lan/wire.h"
#include "tests/named_test.h"

#include <QSignalSpy>

using namespace elgrande;
using namespace elgrande::lan;
using namespace elgrande::lan_tests;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

// Deadlines of the size of a test.
Limits quick() {
    Limits limits;
    limits.handshake = 300ms;
    limits.hello = 500ms;
    limits.ping = 100ms;
    limits.silence = 400ms;
    limits.wrongCodeDelay = 50ms;
    return limits;
}

} // namespace

class LinkTest : public QObject {
    Q_OBJECT

  private slots:
    void guestComesInAndTalks();
    void differentProgramsTellEachOther();
    void whatFitsNotIsRefused();
    void goodbyeArrives();
    void goodbyeArrivesFromWhoIsGone();
    void lostConnectionIsNoticed();
    void silenceIsNoticedByBoth();
    void signsOfLifeKeepItOpen();
    void longFramesOnlyOnceAdmitted();
    void secondEntryIsTooMuch();
    void floodIsCutOff();
    void readerThatStopsIsCutOff();
    void nobodyThere();
    void whatFailsAtOnceIsToldAsWell_data();
    void whatFailsAtOnceIsToldAsWell();
    void clocksDoNotMatter_data();
    void clocksDoNotMatter();
};

void LinkTest::guestComesInAndTalks() {
    Host host;
    const auto guest = host.guest();
    QVERIFY(wait([&] { return guest->isIn(); }));
    QCOMPARE(host.welcomed, 1);
    QCOMPARE(guest->link->stage(), Link::Stage::Open);
    QCOMPARE(guest->link->theirs(), hello());
    QCOMPARE(host.links.front()->theirs(), hello());
    const QByteArray big(60'000, 'x');
    for (int i = 0; i < 20; ++i) QVERIFY(guest->link->send(message(u"say"_s, i % 2 ? QCborValue(big) : QCborValue(i))));
    QVERIFY(wait([&] { return guest->received.size() == 21; }));
    for (int i = 0; i < 20; ++i)
        QCOMPARE(guest->received[static_cast<std::size_t>(i) + 1].value(u"value"_s),
                 i % 2 ? QCborValue(big) : QCborValue(i));
    QVERIFY(!guest->link->send(message(u"say"_s, QByteArray(64 * 1024, 'x')))); // too long: not sent, and no harm
    QVERIFY(guest->link->send(message(u"say"_s)));
    QVERIFY(wait([&] { return guest->received.size() == 22; }));
}

void LinkTest::differentProgramsTellEachOther() {
    Host host;
    for (const Hello& other : {Hello{2, 0, u"9.0"_s, {}, {}, u"de"_s}, Hello{1, 0, u"0.2.0"_s, rulesMark(42), {}, {}},
                               Hello{1, 0, u"0.2.0"_s, rulesMark(43), {u"one"_s}, {}}}) {
        Guest guest(host.listener.port(), host.key.pin(), host.entry(), u"127.0.0.1"_s, {}, other);
        QVERIFY(wait([&] { return guest.ending.has_value(); }));
        QVERIFY(guest.endedBy(lan::Reason::Different));
        QCOMPARE(guest.ending->differences, differences(other, hello(), Side::Guest));
        QCOMPARE(guest.endings, 1);
        QVERIFY(wait([&] { return host.listener.waiting() == 0; }));
    }
    QCOMPARE(host.welcomed, 0);
    Guest older(host.listener.port(), host.key.pin(), host.entry(), u"127.0.0.1"_s, {},
                Hello{1, 7, u"0.1.0"_s, rulesMark(42), {u"one"_s, u"two"_s}, {}});
    QVERIFY(wait([&] { return older.isIn(); })); // another minor number, more expansions, the same rules
}

// A guest that goes on after a hello that does not fit is told so.
void LinkTest::whatFitsNotIsRefused() {
    Host host;
    QSslSocket raw;
    raw.setSslConfiguration(guestConfiguration());
    connect(&raw, &QSslSocket::sslErrors, &raw, [&raw] { raw.ignoreSslErrors(); });
    raw.connectToHostEncrypted(u"127.0.0.1"_s, host.listener.port());
    QByteArray got;
    connect(&raw, &QSslSocket::readyRead, &raw, [&] { got += raw.readAll(); });
    connect(&raw, &QSslSocket::encrypted, &raw, [&raw] {
        raw.write(*encodeFrame(Hello{7, 0, u"7"_s, {}, {}, {}}.toMap(), 512));
    });
    QVERIFY(wait([&] { return raw.state() == QAbstractSocket::UnconnectedState; }));
    FrameReader reader(64 * 1024);
    QByteArrayView rest = got;
    rest = rest.sliced(reader.feed(rest));
    QCOMPARE(*Hello::fromMap(*decodeFrame(reader.take(), Limits())), hello());
    reader.feed(rest);
    QVERIFY(reader.isWhole());
    QCOMPARE(*Parting::fromMap(*decodeFrame(reader.take(), Limits())), partingFor(lan::Reason::Different));
}

void LinkTest::goodbyeArrives() {
    Host host;
    const auto first = host.guest();
    const auto second = host.guest();
    QVERIFY(wait([&] { return first->isIn() && second->isIn(); }));
    first->link->leave(lan::Reason::Left);
    QVERIFY(first->ending && !first->ending->byThem);
    QVERIFY(wait([&] { return host.endings.size() == 1; }));
    QVERIFY(host.endings.front().is(lan::Reason::Left) && host.endings.front().byThem);
    QCOMPARE(host.listener.guests(), 1);
    host.listener.close(lan::Reason::HostCloses);
    QVERIFY(wait([&] { return second->ending.has_value(); }));
    QVERIFY(second->endedBy(lan::Reason::HostCloses) && second->ending->byThem);
    QVERIFY(second->ending->parting.kind == Parting::Kind::Goodbye);
    QVERIFY(wait([&] { return !first->link && !second->link; })); // they go by themselves
    for (const auto& link : host.links) QVERIFY(wait([&] { return !link; }));
    QCOMPARE(first->endings + second->endings, 2);
}

// Nobody has to wait before he ends the program.
void LinkTest::goodbyeArrivesFromWhoIsGone() {
    auto host = std::make_unique<Host>();
    auto first = host->guest();
    const auto second = host->guest();
    QVERIFY(wait([&] { return first->isIn() && second->isIn(); }));
    first->link->leave(lan::Reason::Left);
    first.reset();
    QVERIFY(wait([&] { return !host->endings.empty(); }));
    QVERIFY(host->endings.front().is(lan::Reason::Left) && host->endings.front().byThem);
    host.reset();
    QVERIFY(wait([&] { return second->ending.has_value(); }));
    QVERIFY(second->endedBy(lan::Reason::HostCloses) && second->ending->byThem);
}

void LinkTest::lostConnectionIsNoticed() {
    Host host;
    const auto guest = host.guest();
    QVERIFY(wait([&] { return guest->isIn(); }));
    guest->link->findChild<QSslSocket*>()->abort();
    QVERIFY(wait([&] { return guest->ending && !host.endings.empty(); }));
    QVERIFY(guest->endedBy(lan::Reason::Lost));
    QVERIFY(host.endings.front().is(lan::Reason::Lost) && !host.endings.front().byThem);
    QCOMPARE(host.listener.guests(), 0);
}

void LinkTest::silenceIsNoticedByBoth() {
    Limits mute = quick();
    mute.ping = 60s;
    Limits patient = mute;
    patient.silence = 60s;
    for (const bool byHost : {true, false}) {
        Host host(byHost ? mute : patient);
        Guest guest(host.listener.port(), host.key.pin(), host.entry(), u"127.0.0.1"_s, byHost ? patient : mute);
        QVERIFY(wait([&] { return guest.isIn(); }));
        QVERIFY(wait([&] { return guest.ending && !host.endings.empty(); }));
        QVERIFY(guest.endedBy(lan::Reason::Silent) && host.endings.front().is(lan::Reason::Silent));
        QCOMPARE(guest.ending->byThem, byHost);
        QCOMPARE(host.endings.front().byThem, !byHost);
    }
}

void LinkTest::signsOfLifeKeepItOpen() {
    Limits limits = quick();
    limits.ping = 50ms;
    limits.silence = 1s;
    Host host(limits);
    Guest guest(host.listener.port(), host.key.pin(), host.entry(), u"127.0.0.1"_s, limits);
    QVERIFY(wait([&] { return guest.isIn(); }));
    const QSignalSpy written(host.links.front()->findChild<QSslSocket*>(), &QSslSocket::bytesWritten);
    QVERIFY(wait([&] { return written.size() >= 2 * (limits.silence / limits.ping) || guest.ending; }, 60000));
    QVERIFY(!guest.ending && host.endings.empty());
    QCOMPARE(guest.received.size(), 1U); // signs of life are no messages
    QCOMPARE(host.heard, 0);
}

void LinkTest::longFramesOnlyOnceAdmitted() {
    Host host;
    Guest guest(host.listener.port(), host.key.pin(), {});
    QVERIFY(wait([&] { return guest.greeted; }));
    guest.link->send(message(u"enter"_s, QByteArray(600, 'x')));
    QVERIFY(wait([&] { return guest.ending.has_value(); }));
    QVERIFY(guest.endedBy(lan::Reason::NoFrame) && guest.ending->byThem);
}

void LinkTest::secondEntryIsTooMuch() {
    Limits limits;
    Host host(limits);
    Guest guest(host.listener.port(), host.key.pin(), {});
    QVERIFY(wait([&] { return guest.greeted; }));
    for (int i = 0; i < 3; ++i) // while the answer to the first is still held back
        guest.link->send(Entry{SeatToken::random()}.toMap());
    QVERIFY(wait([&] { return guest.ending.has_value(); }));
    QVERIFY(guest.endedBy(lan::Reason::Unexpected));
    QCOMPARE(host.welcomed, 0);
}

void LinkTest::floodIsCutOff() {
    Host host;
    const auto flooder = host.guest();
    const auto other = host.guest();
    QVERIFY(wait([&] { return flooder->isIn() && other->isIn(); }));
    for (int i = 0; i < 20'000 && flooder->link && flooder->link->send(message(u"x"_s, i)); ++i) {
    }
    QVERIFY(wait([&] { return flooder->ending.has_value(); }));
    QVERIFY(host.heard <= 600);
    QVERIFY(other->link->send(message(u"say"_s)));
    QVERIFY(wait([&] { return other->received.size() == 2; }));
    QVERIFY(!other->ending);
    const auto again = host.guest(); // and may come back
    QVERIFY(wait([&] { return again->isIn(); }));
}

// A peer that stops reading is cut off.
void LinkTest::readerThatStopsIsCutOff() {
    Host host;
    const auto guest = host.guest();
    QVERIFY(wait([&] { return guest->isIn(); }));
    QSslSocket* const socket = guest->link->findChild<QSslSocket*>();
    socket->disconnect(guest->link); // reads no more
    const QCborMap much = message(u"view"_s, QByteArray(60'000, 'x'));
    Link* const link = host.links.front();
    qint64 most = 0;
    int sent = 0;
    for (; sent < 1000 && host.endings.empty(); ++sent) {
        if (!link->send(much)) break;
        most = std::max(most, link->waitingToBeSent());
        QCoreApplication::processEvents();
    }
    QVERIFY(sent < 1000);
    QCOMPARE(host.endings.size(), 1U);
    QVERIFY(host.endings.front().is(lan::Reason::NotFetched));
    QVERIFY2(most <= 1024 * 1024, qPrintable(QString::number(most)));
    QVERIFY(wait([&] { return !host.links.front(); }, 5000)); // with all that it held
}

void LinkTest::nobodyThere() {
    QTcpServer free;
    QVERIFY(free.listen(QHostAddress::LocalHost));
    const quint16 port = free.serverPort();
    free.close();
    Guest guest(port, HostPin(), {});
    QVERIFY(wait([&] { return guest.ending.has_value(); }));
    QVERIFY(guest.endedBy(lan::Reason::NoConnection));
    Guest nowhere(port, HostPin(), {}, u"no-such-host.invalid"_s);
    QVERIFY(wait([&] { return nowhere.ending.has_value(); }, 6000));
    QVERIFY(nowhere.endedBy(lan::Reason::NoConnection));
}

// The system says at once that there is no way; whoever made the link hears of it all the same.
void LinkTest::whatFailsAtOnceIsToldAsWell_data() {
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("from");
    QTest::newRow("no route") << u"255.255.255.255"_s << QString();
    QTest::newRow("an address of the link without the link") << u"fe80::1"_s << QString();
    QTest::newRow("from an address that is not ours") << u"127.0.0.1"_s << u"192.0.2.1"_s;
    QTest::newRow("no host at all") << QString() << QString();
}

void LinkTest::whatFailsAtOnceIsToldAsWell() {
    QFETCH(QString, host);
    QFETCH(QString, from);
    Guest guest(9, HostPin(), {}, host, {}, hello(), from.isEmpty() ? QHostAddress() : QHostAddress(from));
    QVERIFY(wait([&] { return guest.ending.has_value(); }));
    QVERIFY(guest.endedBy(lan::Reason::NoConnection));
    QVERIFY(wait([&] { return !guest.link; }));
    QCOMPARE(guest.endings, 1);
}

// A guest whose clock is ten years off sees a certificate that is ten years off.
void LinkTest::clocksDoNotMatter_data() {
    QTest::addColumn<int>("years");
    for (const int years : {-10, 0, 10}) QTest::addRow("%d years", years) << years;
}

void LinkTest::clocksDoNotMatter() {
    QFETCH(int, years);
    const Validity usual;
    const std::chrono::days shift(365 * years);
    Host host({}, *HostKey::make({usual.from - shift, usual.until - shift}));
    const auto guest = host.guest();
    QVERIFY(wait([&] { return guest->isIn(); }));
}

ELGRANDE_TEST(LinkTest)
#include "link_test.moc"
