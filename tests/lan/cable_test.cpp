// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A table whose guests sit behind a bad cable: an eavesdropper who also measures, a seat that floods the table, names
// and lines that try to be more than text, a connection that drops everything for a while, and one that delays, cuts
// into pieces and breaks.
#include "app/lan/frame.h"
#include "tests/lan/attempts.h"
#include "tests/lan/tables.h"
#include "tests/named_test.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <algorithm>
#include <map>
#include <set>

using namespace elgrande;
using namespace elgrande::lan_tests;
using namespace Qt::StringLiterals;

namespace {

// Between a guest and the host: what it is given it hands on, as it has been told to.
class Cable {
  public:
    explicit Cable(quint16 host)
        : host_(host) {
        if (!server_.listen(QHostAddress::LocalHost)) qFatal("no port for the cable");
        QObject::connect(&server_, &QTcpServer::newConnection, &server_, [this] { plug(); });
    }
    quint16 port() const { return server_.serverPort(); }
    void setSwallowing(bool swallows) { swallows_ = swallows; }
    void setRagged(Rng* random, int longestDelay) {
        random_ = random;
        longestDelay_ = longestDelay;
    }
    void breakAll() {
        for (QTcpSocket* each : server_.findChildren<QTcpSocket*>()) each->abort();
    }
    const QByteArray& seen() const { return seen_; }
    const QByteArray& seenToHost() const { return seenToHost_; }

  private:
    void plug() {
        QTcpSocket* const guest = server_.nextPendingConnection();
        auto* const host = new QTcpSocket(&server_);
        host->connectToHost(QHostAddress::LocalHost, host_);
        join(guest, host);
        join(host, guest);
    }
    void join(QTcpSocket* from, QTcpSocket* to) {
        QObject::connect(from, &QTcpSocket::readyRead, to, [this, from, to] {
            const QByteArray bytes = from->readAll();
            if (to->peerPort() == host_) seenToHost_ += bytes;
            carry(bytes, to);
        });
        QObject::connect(from, &QTcpSocket::disconnected, to, [this, from, to] {
            if (!swallows_) to->abort(); // else neither side hears of the other
            from->deleteLater();
        });
    }
    void carry(const QByteArray& bytes, QTcpSocket* to) {
        seen_ += bytes;
        if (swallows_) return;
        if (random_ == nullptr) {
            to->write(bytes);
            return;
        }
        due_ = std::max(due_, lan::now() + std::chrono::milliseconds(random_->below(longestDelay_ + 1)));
        const auto pause = std::chrono::ceil<std::chrono::milliseconds>(due_ - lan::now());
        QTimer::singleShot(std::max(pause, std::chrono::milliseconds(0)), Qt::PreciseTimer, to,
                           [this, bytes, to] { writeInPieces(bytes, to); });
    }
    void writeInPieces(const QByteArray& bytes, QTcpSocket* to) {
        for (qsizetype at = 0; at < bytes.size();) {
            const qsizetype size = 1 + random_->below(static_cast<int>(bytes.size()));
            if (to->state() != QAbstractSocket::ConnectedState) return; // what is on its way in a broken cable is lost
            to->write(bytes.mid(at, size));
            to->flush();
            at += size;
        }
    }

    quint16 host_;
    QTcpServer server_;
    QByteArray seen_;
    QByteArray seenToHost_;
    bool swallows_ = false;
    Rng* random_ = nullptr;
    int longestDelay_ = 0;         // ms
    lan::Moment due_ = lan::now(); // nothing overtakes what came before it
};

// Three people over the network, the first one behind the cable.
std::unique_ptr<Cable> gatherByCable(Evening& evening) {
    evening.host({kLan, kLan, kLan});
    auto cable = std::make_unique<Cable>(evening.hosting->port());
    for (int i = 0; i < 3; ++i) {
        Person& person = evening.join(i == 0 ? cable->port() : quint16(0));
        if (!evening.sit(person, seat(i), u"Person %1"_s.arg(i))) qFatal("no seat %d", i);
    }
    if (!evening.hosting->begin()) qFatal("the game does not begin");
    for (const auto& each : evening.people)
        if (!wait([&] { return each->plays(); })) qFatal("somebody does not play");
    return cable;
}

// Of what is encrypted, how long each record is, its five bytes of header left out.
std::vector<qsizetype> recordsIn(const QByteArray& bytes) {
    constexpr char kApplicationData = 23;
    constexpr qsizetype kHeader = 5;
    std::vector<qsizetype> sizes;
    for (qsizetype at = 0; at + kHeader <= bytes.size();) {
        const qsizetype size = static_cast<quint8>(bytes[at + 3]) * 256 + static_cast<quint8>(bytes[at + 4]);
        if (bytes[at] == kApplicationData) sizes.push_back(size);
        at += kHeader + size;
    }
    return sizes;
}

// How long an intent is, beside its numbers, which count what everybody sees: decisions and events.
qsizetype lengthBesideCounters(const QCborMap& intent) {
    qsizetype length = lan::encodeFrame(intent, 4096)->size();
    for (const char* counter : {"n", "branch", "seen"}) length -= intent[QString::fromLatin1(counter)].toCbor().size();
    return length;
}

void sameCourseForAll(Evening& evening) {
    const TableGame& game = evening.hosting->table()->game();
    for (const auto& each : evening.people) {
        QVERIFY(wait([&] { return each->plays() && each->model.observation().over; }, 20000));
        QCOMPARE(each->model.history().size(), evening.people.front()->model.history().size());
        for (Seat at : game.rules().seats())
            QCOMPARE(each->model.observation().seats[index(at)].score, int(game.state().score[index(at)]));
        QVERIFY(wait([&] { return !each->audit.empty(); }));
        QCOMPARE(QString::fromStdString(each->audit), u"fine"_s);
    }
}

} // namespace

class CableTest : public QObject {
    Q_OBJECT

  private slots:
    void whoListensLearnsNothing();
    void whoMeasuresLearnsNothing();
    void aFloodDisturbsNobody();
    void linesArePlainText();
    void aSwallowingCableCostsNothing();
    void aRaggedCableCostsNothing_data();
    void aRaggedCableCostsNothing();
};

// An eavesdropper finds no word of what is said.
void CableTest::whoListensLearnsNothing() {
    const QByteArray mark = "MARK-0123456789x";
    const auto plain =
        lan::encodeFrame(lan::toMap(lan::GuestMessage(lan::Chat{seat(0), -1, QString::fromLatin1(mark)})), 4096);
    QVERIFY(plain && plain->contains(mark) && plain->contains("chat")); // it would be seen
    for (int game = 0; game < attempts(1, 50); ++game) {
        Evening evening(static_cast<std::uint64_t>(30 + game));
        const auto cable = gatherByCable(evening);
        evening.people[0]->joining->chat(seat(0), QString::fromLatin1(mark));
        QVERIFY(wait([&] { return !evening.people[0]->heard.empty(); }));
        QVERIFY(evening.play());
        sameCourseForAll(evening);
        QVERIFY2(cable->seen().size() > 20'000, qPrintable(QString::number(cable->seen().size())));
        const QByteArray code = evening.hosting->code().text().toLatin1();
        for (const QByteArray& word :
             {mark, code, QByteArray("Person 0"), QByteArray("welcome"), QByteArray("intent"), QByteArray("counter")})
            QVERIFY2(!cable->seen().contains(word), word.constData());
    }
}

// The lengths: a record is as long as its frame, which nothing makes shorter, and those of secret choices are of
// one length. All that goes over the wire about them is compared in secrecy_test.
void CableTest::whoMeasuresLearnsNothing() {
    constexpr qsizetype kOfTls = 17;               // the content type and the authentication tag
    std::map<qint64, std::set<qsizetype>> lengths; // by kind of intent
    int secret = 0;
    for (std::uint64_t game = 0; secret < 6 && game < 20; ++game) { // some games ask little in secret
        Evening evening(35 + game);
        evening.limits.ping = std::chrono::hours(1); // two frames in one record would be told apart by nobody
        const auto cable = gatherByCable(evening);
        Person& person = *evening.people[0];
        std::vector<QCborMap> intents;
        QObject::connect(person.joining->table(), &lan::GuestTable::send, person.joining.get(),
                         [&](const QCborMap& message) { intents.push_back(message); });
        QVERIFY(evening.play());
        sameCourseForAll(evening);
        const std::vector<qsizetype> records = recordsIn(cable->seenToHost());
        auto record = records.begin();
        for (const QCborMap& each : intents) {
            record = std::find(record, records.end(), lan::encodeFrame(each, 4096)->size() + kOfTls);
            QVERIFY2(record != records.end(), "a frame that no record is as long as");
            ++record;
            if (!each.contains(u"seal"_s)) continue;
            lengths[each[u"what"_s].toInteger()].insert(lengthBesideCounters(each));
            ++secret;
        }
    }
    qInfo("%d secret choices committed to and revealed", secret / 2);
    QVERIFY(secret >= 6);
    QCOMPARE(lengths.size(), std::size_t(2)); // commitment and opening
    for (const auto& [what, sizes] : lengths) QCOMPARE(sizes.size(), std::size_t(1));
}

// The flooding seat is cut off; the others do not notice.
void CableTest::aFloodDisturbsNobody() {
    Evening evening(40);
    evening.limits.intents = lan::Limits{}.intents;
    evening.limits.frames = lan::Limits{}.frames;
    evening.limits.chatLines = {100000, 100000};
    const auto cable = gatherByCable(evening);
    Person& flooder = *evening.people[0];
    Person& other = *evening.people[1];
    Person& third = *evening.people[2];
    const std::size_t moves = evening.hosting->table()->game().moves();
    lan::Intent intent;
    intent.what = lan::Intent::What::TakeBack;
    intent.seat = seat(0);
    std::vector<qint64> times;
    for (int i = 0; i < 20'000; ++i) {
        intent.counter = 1000 + i;
        if (flooder.plays()) Q_EMIT flooder.joining->table()->send(lan::toMap(lan::GuestMessage(intent)));
        if (i % 200 != 0) continue;
        QElapsedTimer time;
        time.start();
        const std::size_t before = third.heard.size();
        other.joining->chat(seat(1), u"line"_s);
        QVERIFY(wait([&] { return third.heard.size() > before; }));
        times.push_back(time.elapsed());
    }
    QVERIFY(wait([&] { return flooder.breaks > 0 || flooder.ending.has_value(); }));
    QCOMPARE(evening.hosting->table()->game().moves(), moves);
    std::sort(times.begin(), times.end());
    const qint64 p99 = times[times.size() * 99 / 100];
    qInfo("p99 of the others %lld ms", static_cast<long long>(p99));
    if (flooder.ending) flooder.joining->start();
    QVERIFY(wait([&] { return flooder.plays() && evening.hosting->lobby().seats[0].away == false; }, 15000));
    QCOMPARE(flooder.seats(), SeatSet::of(seat(0)));
}

// What comes over the wire is plain text; how the window draws it: tests/gui/nasty_words_test.cpp.
void CableTest::linesArePlainText() {
    Evening evening(41);
    evening.limits.chatLines = {100000, 100000};
    const auto cable = gatherByCable(evening);
    Person& from = *evening.people[0];
    Person& to = *evening.people[1];
    const QStringList nasty{u"\u202e"_s, u"\u2066"_s, u"\u0007"_s,    QString(QChar(0)),
                            u"\n\t"_s,   u"\u200f"_s, u"\u001b[31m"_s};
    const int lines = 500;
    for (int i = 0; i < lines; ++i) {
        const std::size_t before = to.heard.size();
        from.joining->chat(seat(0), u"<b>a"_s + nasty[i % nasty.size()].repeated(1 + i % 40) + u"z</b>"_s);
        QVERIFY(wait([&] { return to.heard.size() > before; }));
        const QString text = to.heard.back().text;
        QVERIFY(text.startsWith(u"<b>a"_s) && text.endsWith(u"z</b>"_s));
        for (QChar each : text) QVERIFY2(each.isPrint(), qPrintable(QString::number(each.unicode(), 16)));
    }
    from.joining->chat(seat(0), QString(10'000, u'x')); // as much of it is sent as a line may be
    QVERIFY(wait([&] { return to.heard.size() > static_cast<std::size_t>(lines); }));
    QCOMPARE(to.heard.back().text, QString(evening.limits.chat, u'x'));
    QVERIFY(from.breaks == 0 && !from.ending);
}

// A connection that drops everything for a while: nothing is lost, and the guest is back soon after.
void CableTest::aSwallowingCableCostsNothing() {
    const bool full = attempts(0, 1) != 0;
    Evening evening(42);
    if (!full) {
        evening.limits.ping = std::chrono::milliseconds(400);
        evening.limits.silence = std::chrono::milliseconds(1500);
    }
    const auto cable = gatherByCable(evening);
    std::vector<int> pauses{1000, 10'000};
    if (full) pauses.insert(pauses.end(), {30'000, 300'000});
    for (int pause : pauses) {
        QVERIFY(evening.play(20));
        const auto away = [&] { return evening.people[1]->joining->table()->seatsNow().seats[0].away; };
        const bool isLong = pause > evening.limits.silence.count();
        QElapsedTimer time;
        time.start();
        const int before = evening.people[0]->breaks;
        cable->setSwallowing(true);
        if (isLong) QVERIFY(wait(away, static_cast<int>(evening.limits.silence.count()) + 1000));
        QVERIFY(!wait([&] { return time.elapsed() > pause + 60'000; },
                      std::max(0, pause - static_cast<int>(time.elapsed()))));
        cable->breakAll(); // bytes are missing: TCP itself would bring them, this cable cannot
        cable->setSwallowing(false);
        time.restart();
        // It tries again and again, with pauses that grow up to this; the rest is for joining.
        const auto longest = evening.limits.longestPause * (1 + evening.limits.pauseSpread);
        QVERIFY(wait([&] { return evening.people[0]->breaks > before && evening.people[0]->plays() && !away(); },
                     static_cast<int>(longest.count()) + 500));
        qInfo("%d ms swallowed, back after %lld ms", pause, static_cast<long long>(time.elapsed()));
    }
    QVERIFY(evening.play());
    sameCourseForAll(evening);
}

// A connection that delays, cuts and breaks. In full a game takes a minute or two, nearly all of it waiting, so that
// many go side by side, each in a process: seq 0 199 | ELGRANDE_LAN_FULL=1 xargs -P 50 -I{} lan_cable_test
// "aRaggedCableCostsNothing:game {}"
void CableTest::aRaggedCableCostsNothing_data() {
    QTest::addColumn<int>("game");
    for (int game = 0; game < attempts(1, 200); ++game) QTest::addRow("game %d", game) << game;
}

void CableTest::aRaggedCableCostsNothing() {
    const bool full = attempts(0, 1) != 0;
    QFETCH(int, game);
    int breaks = 0;
    Evening evening(static_cast<std::uint64_t>(50 + game));
    Rng random(static_cast<std::uint64_t>(game) + 1);
    const auto cable = gatherByCable(evening);
    cable->setRagged(&random, full ? 500 : 3);
    QTimer breaking;
    breaking.setSingleShot(true);
    const auto next = [&] { return full ? 2000 + random.below(18'000) : 400 + random.below(600); };
    QObject::connect(&breaking, &QTimer::timeout, &breaking, [&] {
        cable->breakAll();
        ++breaks;
        breaking.start(next());
    });
    breaking.start(next());
    QVERIFY(evening.play());
    breaking.stop();
    sameCourseForAll(evening);
    qInfo("the cable broke %d times", breaks);
    QVERIFY(breaks > 0);
}

ELGRANDE_TEST(CableTest)
#include "cable_test.moc"
