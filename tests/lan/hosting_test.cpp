// A table from its lobby to its end, over real TLS: who may sit where, whole games of every set with people here, over
// the network, two at one screen, somebody who looks on and a computer player; breaks on either side, after which
// everybody finds his seat, and the deck shown at the end.
#include "app/lan/lobby_messages.h"
#include "model/rules/rules_builder.h"
#include "tests/lan/attempts.h"
#include "tests/lan/tables.h"
#include "tests/property/random_game.h"

#include <QDir>

using namespace elgrande;
using namespace elgrande::lan_tests;
using lan::Joining;
using lan::LobbyFault;
using lan::SeatPlan;
using lan::WishFault;
using namespace Qt::StringLiterals;

namespace {

const SeatPlan kLan{};
const SeatPlan kComputer{SeatPlan::For::Computer, u"Ana"_s, "easy"};
SeatPlan here(const QString& name) { return {SeatPlan::For::Here, name, {}}; }

constexpr Seat seat(int i) { return seatAt(i); }

// Five seats: one here, two at one guest, one at another, a computer player; somebody looks on.
void gather(Evening& evening, const Setup& setup = {}) {
    evening.host({here(u"Host"_s), kLan, kLan, kLan, kComputer}, setup);
    evening.joinHere();
    Person& two = evening.join();
    Person& one = evening.join();
    evening.join();
    QVERIFY(evening.sit(two, seat(1), u"Bea"_s));
    QVERIFY(evening.sit(two, seat(3), u"Cid"_s));
    QVERIFY(evening.sit(one, seat(2), u"Dora"_s));
    QVERIFY(wait([&] { return evening.people[3]->isIn(); }));
    QCOMPARE(evening.hosting->lobby().fault(), LobbyFault::None);
    const auto begun = evening.hosting->begin();
    QVERIFY2(begun, begun ? "" : begun.error().c_str());
    for (const auto& each : evening.people) QVERIFY(wait([&] { return each->plays(); }));
}

void sameEndForAll(Evening& evening) {
    const State& truth = evening.hosting->table()->game().state();
    for (const auto& each : evening.people) {
        QVERIFY(wait([&] { return each->model.observation().over; }));
        for (Seat at : evening.hosting->table()->game().rules().seats())
            QCOMPARE(each->model.observation().seats[index(at)].score, int(truth.score[index(at)]));
    }
}

} // namespace

class HostingTest : public QObject {
    Q_OBJECT

  private slots:
    void wishesAreJudged();
    void chatIsPassedOnWithinReason();
    void sittingDownLosesNoWord();
    void theHostDecidesWhoSits();
    void aWholeGame();
    void whoPlaysFastIsKeptWaiting();
    void everySet();
    void comesBackToTheOpenQuestion();
    void comesTwice();
    void theHostDies();
    void aLobbyOutlivesItsHost();
    void beginsWhenTheLastOneIsBack();
    void anotherSealIsNotBelieved();
    void messagesAreJudged();
};

void HostingTest::wishesAreJudged() {
    Evening evening;
    evening.host({here(u"Host"_s), kLan, kComputer});
    Person& host = evening.joinHere();
    Person& guest = evening.join();
    QVERIFY(wait([&] { return host.isIn() && guest.isIn(); }));
    QCOMPARE(host.seats(), SeatSet::of(seat(0)));
    QVERIFY(guest.seats().empty());
    const auto refused = [&](WishFault why) {
        const bool came = wait([&] { return guest.fault != WishFault::None; });
        return came && std::exchange(guest.fault, WishFault::None) == why;
    };
    guest.joining->sit(seat(0), u"Bea"_s);
    QVERIFY(refused(WishFault::SeatTaken));
    guest.joining->sit(seat(2), u"Bea"_s);
    QVERIFY(refused(WishFault::SeatTaken));
    guest.joining->sit(seat(4), u"Bea"_s);
    QVERIFY(refused(WishFault::SeatTaken));
    guest.joining->sit(seat(1), u"host"_s);
    QVERIFY(refused(WishFault::NameTaken));
    guest.joining->sit(seat(1), u" \u202e "_s); // nothing is left of it
    QVERIFY(refused(WishFault::NoName));
    guest.joining->setReady(seat(1), true);
    QVERIFY(refused(WishFault::NotYours));
    guest.joining->stand(seat(0));
    QVERIFY(refused(WishFault::NotYours));
    QCOMPARE(evening.hosting->lobby().fault(), LobbyFault::SeatOpen);
    QVERIFY(!evening.hosting->begin());

    guest.joining->sit(seat(1), u"Bea"_s);
    QVERIFY(wait([&] { return guest.seats() == SeatSet::of(seat(1)); }));
    QCOMPARE(evening.hosting->lobby().fault(), LobbyFault::NotReady);
    guest.joining->setColour(seat(1), "purple");
    QVERIFY(refused(WishFault::NoColour));
    const QByteArray before = guest.joining->lobby().record;
    guest.joining->setColour(seat(1), "red"); // the host's, who gets the guest's
    QVERIFY(wait([&] { return guest.joining->lobby().record != before; }));
    QVERIFY(guest.joining->lobby().record.contains("blue,red,") || guest.joining->lobby().record.contains("blue red "));
    guest.joining->setReady(seat(1), true);
    QVERIFY(wait([&] { return evening.hosting->lobby().fault() == LobbyFault::None; }));
    QVERIFY(evening.hosting->begin());
    guest.joining->stand(seat(1));
    QVERIFY(refused(WishFault::Begun));
}

void HostingTest::chatIsPassedOnWithinReason() {
    Evening evening;
    evening.host({here(u"Host"_s), kLan, kComputer});
    Person& host = evening.joinHere();
    Person& guest = evening.join();
    QVERIFY(evening.sit(guest, seat(1), u"Bea"_s));
    guest.joining->chat(seat(1), u"hello"_s);
    QVERIFY(wait([&] { return host.heard.size() == 1 && guest.heard.size() == 1; }));
    QCOMPARE(host.heard.front().text, u"hello"_s);
    QCOMPARE(host.heard.front().by, seat(1));
    guest.joining->chat(seat(0), u"I am the host"_s); // not with somebody else's voice
    guest.joining->chat(Seat::None, u"I look on"_s);
    for (int i = 0; i < 10; ++i) guest.joining->chatPhrase(seat(1), 1);
    QVERIFY(wait([&] { return guest.fault == WishFault::TooMuchChat; }));
    QVERIFY(wait([&] { return host.heard.size() >= 3; }));
    QTest::qWait(100);
    QVERIFY2(host.heard.size() <= 4, qPrintable(QString::number(host.heard.size())));
    for (const lan::Chat& each : host.heard) QCOMPARE(each.by, seat(1));
}

// What a spectator says in the moment in which he sits down, and he cannot know yet that he does.
void HostingTest::sittingDownLosesNoWord() {
    Evening evening;
    evening.host({here(u"Host"_s), kLan, kComputer});
    Person& host = evening.joinHere();
    Person& guest = evening.join();
    QVERIFY(wait([&] { return host.isIn() && guest.isIn(); }));
    guest.joining->chat(Seat::None, u"I look on"_s);
    guest.joining->sit(seat(1), u"Bea"_s);
    guest.joining->chat(Seat::None, u"No, I play"_s);
    QVERIFY(wait([&] { return host.heard.size() == 2; }));
    QCOMPARE(host.heard[0].by, Seat::None);
    QCOMPARE(host.heard[1].by, seat(1));
    QCOMPARE(host.heard[1].text, u"No, I play"_s);
}

void HostingTest::theHostDecidesWhoSits() {
    Evening evening;
    evening.host({here(u"Host"_s), kLan, kLan});
    Person& guest = evening.join();
    QVERIFY(evening.sit(guest, seat(1), u"Bea"_s));
    const QString code = evening.hosting->code().text();
    evening.hosting->remove(seat(1));
    QVERIFY(wait([&] { return guest.ending.has_value(); }));
    QVERIFY(guest.ending->is(lan::Reason::Removed));
    QVERIFY(evening.hosting->lobby().isOpen(seat(1)));
    QVERIFY(evening.hosting->code().text() != code);
    guest.ending.reset();
    guest.joining->start(); // with the old code
    QVERIFY(wait([&] { return guest.ending.has_value(); }));
    QVERIFY(guest.ending->is(lan::Reason::WrongCode));
    evening.hosting->setSeat(seat(1), kComputer);
    evening.hosting->setSeat(seat(2), kComputer);
    evening.joinHere();
    QVERIFY(wait([&] { return evening.hosting->lobby().fault() == LobbyFault::None; }));
}

void HostingTest::aWholeGame() {
    Evening evening(3);
    gather(evening);
    QVERIFY(evening.play());
    sameEndForAll(evening);
    for (int i = 1; i < 4; ++i) {
        QVERIFY(wait([&] { return !evening.people[static_cast<std::size_t>(i)]->audit.empty(); }));
        QCOMPARE(QString::fromStdString(evening.people[static_cast<std::size_t>(i)]->audit), u"fine"_s);
    }
    QVERIFY(evening.people[3]->seats().empty()); // who looks on has seen all of it
}

// More than the table takes of one guest: nobody is cut off, and it goes no faster for that. At the host's own screen
// nobody waits.
void HostingTest::whoPlaysFastIsKeptWaiting() {
    constexpr double perSecond = 50;
    Evening evening(4);
    evening.limits.intents = {perSecond, 1};
    gather(evening);
    std::array<int, 3> sent{};
    for (std::size_t i = 0; i < sent.size(); ++i)
        QObject::connect(evening.people[i]->joining->table(), &lan::GuestTable::send, evening.people[i]->joining.get(),
                         [&sent, i](const QCborMap& message) { sent[i] += message.contains(u"seen"_s) ? 1 : 0; });
    QElapsedTimer time;
    time.start();
    QVERIFY(evening.play());
    const double seconds = static_cast<double>(time.elapsed()) / 1000;
    sameEndForAll(evening);
    for (const auto& each : evening.people) QVERIFY(each->breaks == 0 && !each->ending);
    qInfo("%d, %d and %d intents in %.1f s", sent[0], sent[1], sent[2], seconds);
    for (const int each : sent) QVERIFY(each > 20);
    QVERIFY(std::max(sent[1], sent[2]) - 2 <= seconds * perSecond);
}

void HostingTest::everySet() {
    std::uint64_t number = 10;
    for (const auto& set : property::expansionSets()) {
        Setup setup;
        setup.expansions = set;
        setup.players = 5;
        if (!RulesBuilder::build(setup)) continue; // not for so many
        Evening evening(++number);
        gather(evening, setup);
        QVERIFY2(evening.play(), set.empty() ? "" : set.front().c_str());
        sameEndForAll(evening);
    }
}

// The cable is pulled while a guest is asked: the others see it, he comes back by himself, and is asked the same.
void HostingTest::comesBackToTheOpenQuestion() {
    Evening evening(5);
    gather(evening);
    QVERIFY(evening.play(60));
    Person& one = *evening.people[2];
    QVERIFY(wait([&] {
        for (auto& each : evening.people)
            if (each.get() != &one) each->answer(evening.random);
        return one.model.decision().has_value() && !one.joining->table()->isWaiting();
    }));
    const auto asked = one.model.decision()->legal;
    for (QSslSocket* each : one.joining->findChildren<QSslSocket*>()) each->abort();
    QVERIFY(wait([&] { return evening.people[0]->joining->table()->seatsNow().seats[2].away; }));
    QVERIFY(evening.hosting->lobby().seats[2].away);
    QVERIFY(wait([&] { return one.breaks == 1; }));
    QVERIFY(wait([&] { return !evening.people[0]->joining->table()->seatsNow().seats[2].away; }));
    QVERIFY(wait([&] { return one.model.decision().has_value(); }));
    QVERIFY(one.model.decision()->legal == asked);
    QVERIFY(evening.play());
    sameEndForAll(evening);
}

// The same seat file on a second computer: the first one is told, the second one plays on.
void HostingTest::comesTwice() {
    Evening evening(6);
    gather(evening);
    QVERIFY(evening.play(40));
    Person& first = *evening.people[2];
    Person second(*evening.hosting, evening.seatsOf(2));
    QVERIFY(wait([&] { return second.plays(); }));
    QCOMPARE(second.seats(), SeatSet::of(seat(2)));
    QVERIFY(wait([&] { return first.ending.has_value(); }));
    QVERIFY(first.ending->is(lan::Reason::TakenOver));
    QCOMPARE(second.model.history().size(), evening.people[1]->model.history().size());
}

void HostingTest::theHostDies() {
    Evening evening(7);
    gather(evening);
    const QString code = evening.hosting->code().text();
    for (int answers : {25, 70, 130}) {
        QVERIFY(evening.play(answers));
        std::vector<SeatSet> seats;
        for (const auto& each : evening.people) seats.push_back(each->seats());
        evening.kill();
        for (int i = 1; i < 4; ++i)
            QVERIFY(wait([&] { return evening.people[static_cast<std::size_t>(i)]->breaks > 0; }));
        evening.resume();
        QCOMPARE(evening.hosting->code().text(), code);
        evening.people[0] = std::make_unique<Person>(*evening.hosting, evening.secretHere);
        for (std::size_t i = 0; i < evening.people.size(); ++i) {
            QVERIFY(wait([&] { return evening.people[i]->plays(); }, 15000));
            QCOMPARE(evening.people[i]->seats(), seats[i]);
            evening.people[i]->breaks = 0;
        }
    }
    QVERIFY(evening.play());
    sameEndForAll(evening);
    QVERIFY(wait([&] { return !evening.people[1]->audit.empty(); }));
    QCOMPARE(QString::fromStdString(evening.people[1]->audit), u"fine"_s);
}

void HostingTest::aLobbyOutlivesItsHost() {
    Evening evening(8);
    evening.host({here(u"Host"_s), kLan, kComputer});
    Person& guest = evening.join();
    QVERIFY(evening.sit(guest, seat(1), u"Bea"_s));
    evening.kill();
    QCOMPARE(lan::Hosting::titleKeptIn(evening.folder()), std::optional(u"Evening"_s));
    evening.resume();
    evening.joinHere();
    QVERIFY(wait([&] { return evening.hosting->lobby().fault() == LobbyFault::None; }, 15000));
    QCOMPARE(evening.hosting->lobby().seats[1].name, u"Bea"_s);
    evening.hosting->close();
    QVERIFY(wait([&] { return guest.ending.has_value(); }));
    QVERIFY(guest.ending->is(lan::Reason::HostCloses));
    evening.hosting.reset();
    lan::Hosting::forget(evening.folder());
    QVERIFY(!QDir(evening.folder()).exists());
    QVERIFY(!lan::Hosting::titleKeptIn(evening.folder()));
}

// On a server nobody presses a button: all may be ready, and the one that they wait for has only been away.
void HostingTest::beginsWhenTheLastOneIsBack() {
    Evening evening(12);
    evening.host({kLan, kLan}, {}, true);
    Person& first = evening.join();
    QVERIFY(evening.sit(first, seat(0), u"Ana"_s));
    first.joining->leave();
    QVERIFY(wait([&] { return evening.hosting->lobby().seats[0].away; }));
    Person& second = evening.join();
    QVERIFY(evening.sit(second, seat(1), u"Bea"_s));
    QCOMPARE(evening.hosting->lobby().fault(), LobbyFault::SomebodyAway);
    QVERIFY(evening.hosting->table() == nullptr);
    const Person back(*evening.hosting, evening.seatsOf(0));
    QVERIFY(wait([&] { return back.plays() && second.plays(); }));
}

// Whoever has the key of the table and another number for the deck is not the table that was sat down at.
void HostingTest::anotherSealIsNotBelieved() {
    Evening evening(9);
    evening.host({here(u"Host"_s), kLan, kComputer});
    Person& guest = evening.join();
    QVERIFY(evening.sit(guest, seat(1), u"Bea"_s));
    evening.kill();
    QVERIFY(QFile::remove(QDir(evening.folder()).filePath(u"table"_s)));
    evening.host({here(u"Host"_s), kLan, kComputer}); // the same key, and its port is another
    lan::HostingDoor door = Evening::door();
    QVERIFY(wait([&] { return guest.breaks > 0; }));
    guest.joining->leave();
    Person again(*evening.hosting, evening.seatsOf(0));
    QVERIFY(wait([&] { return again.isIn(); })); // somebody new
    QVERIFY(again.seats().empty());
}

void HostingTest::messagesAreJudged() {
    lan::Lobby lobby;
    lobby.title = u"Evening"_s;
    lobby.game = QByteArray(lan::kGameId, 'g');
    lobby.seal = QByteArray(lan::kSeal, 's');
    lobby.record = "[Format \"1\"]";
    lobby.rules = QByteArray(8, 'r');
    lobby.seats = {{lan::LobbySeat::Holder::Person, u"Bea"_s, {}, true, true, true}, {}};
    lobby.watching = {u"Cid"_s};
    lobby.yours = SeatSet::of(seat(0));
    const auto read = lan::lobbyNewsIn(lan::toMap(lan::LobbyNews(lobby)));
    QVERIFY(read && *read);
    QCOMPARE(std::get<lan::Lobby>(**read), lobby);
    lan::Wish wish{lan::Wish::What::Sit, seat(1), u"Bea"_s, QByteArray(lan::kSeal, 'x'), false};
    const auto wished = lan::wishIn(lan::toMap(wish));
    QVERIFY(wished && *wished);
    QCOMPARE(**wished, wish);

    QVERIFY(!lan::wishIn(message(u"intent"_s)));
    const auto spoilt = [](QCborMap map, const QString& key, const QCborValue& value) {
        map[key] = value;
        return map;
    };
    const QCborMap good = lan::toMap(wish);
    for (const auto& [key, value] : std::vector<std::pair<QString, QCborValue>>{{u"what"_s, 17},
                                                                                {u"seat"_s, 5},
                                                                                {u"seat"_s, u"1"_s},
                                                                                {u"share"_s, QByteArray(31, 'x')},
                                                                                {u"text"_s, QString(300, u'x')}})
        QVERIFY2(!*lan::wishIn(spoilt(good, key, value)), qPrintable(key));
    const QCborMap told = lan::toMap(lan::LobbyNews(lobby));
    for (const auto& [key, value] : std::vector<std::pair<QString, QCborValue>>{{u"yours"_s, 4},
                                                                                {u"seats"_s, QCborArray()},
                                                                                {u"seats"_s, QCborArray{1, 2}},
                                                                                {u"seal"_s, QByteArray()},
                                                                                {u"begun"_s, 1}})
        QVERIFY2(!*lan::lobbyNewsIn(spoilt(told, key, value)), qPrintable(key));
}

QTEST_GUILESS_MAIN(HostingTest)
#include "hosting_test.moc"
