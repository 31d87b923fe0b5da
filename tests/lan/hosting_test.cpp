// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A table from its lobby to its end, over real TLS: whole games of every set with people here, over the network, two at
// one screen, somebody who looks on and a computer player; breaks on either side, after which everybody finds his seat,
// and the deck shown at the end.
#include "app/lan/table_folder.h"
#include "model/rules/rules_builder.h"
#include "tests/lan/attempts.h"
#include "tests/lan/tables.h"
#include "tests/named_test.h"
#include "tests/property/random_game.h"

#include <QDir>

using namespace elgrande;
using namespace elgrande::lan_tests;
using lan::LobbyFault;
using namespace Qt::StringLiterals;

namespace {

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
    void aWholeGame();
    void whoPlaysFastIsKeptWaiting();
    void everySet();
    void comesBackToTheOpenQuestion();
    void comesTwice();
    void seatIsHandedOver();
    void handingOverOutlivesTheHost();
    void isLetInWithoutTheCode();
    void theHostDies();
    void aLobbyOutlivesItsHost();
    void beginsWhenTheLastOneIsBack();
    void anotherCommitmentIsNotAccepted();
};

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

// A computer is out of order: its seat goes on at another one, by a code for it, once; then at that of somebody who
// looks on.
void HostingTest::seatIsHandedOver() {
    Evening evening(9);
    gather(evening);
    const lan::JoinCode before = evening.hosting->code();
    QVERIFY(evening.play(60));
    evening.hosting->handOver(seat(2));
    QCOMPARE(evening.hosting->handedOver(), seat(2));
    const lan::JoinCode once = evening.hosting->code();
    QVERIFY(!(once == before));
    Person& heir = evening.join();
    QVERIFY(wait([&] { return heir.plays(); }));
    QCOMPARE(heir.seats(), SeatSet::of(seat(2)));
    Person& dead = *evening.people[2];
    QVERIFY(wait([&] { return dead.ending.has_value(); }));
    QVERIFY(dead.ending->is(lan::Reason::TakenOver));
    QCOMPARE(evening.hosting->handedOver(), Seat::None);
    QVERIFY(!(evening.hosting->code() == once));
    Person late(lan::ReturningLink::Table{u"127.0.0.1"_s, evening.hosting->port(), once}, evening.seatsOf(90));
    QVERIFY(wait([&] { return late.ending.has_value(); }));
    QVERIFY(late.ending->is(lan::Reason::WrongCode));
    dead.joining->start(); // its token leads to no seat any more
    QVERIFY(wait([&] { return dead.plays(); }));
    QVERIFY(dead.seats().empty());
    QVERIFY(evening.play(40));
    // The guest with two seats comes with its token and the code: it has three now.
    evening.hosting->handOver(seat(2));
    evening.people[1] = std::make_unique<Person>(*evening.hosting, evening.seatsOf(1));
    QVERIFY(wait([&] { return evening.people[1]->plays() && evening.people[1]->seats().size() == 3; }));
    QVERIFY(wait([&] { return heir.ending.has_value(); }));
    evening.people.pop_back();
    QVERIFY(evening.play());
    sameEndForAll(evening);
    for (const int each : {1, 2, 3}) {
        const Person& person = *evening.people[static_cast<std::size_t>(each)];
        QVERIFY(wait([&] { return !person.audit.empty(); }));
        QCOMPARE(QString::fromStdString(person.audit), u"fine"_s);
    }
}

// The host dies while the code is out, and once more when the seat has been given: as the disk has it at that moment.
void HostingTest::handingOverOutlivesTheHost() {
    Evening evening(15);
    gather(evening);
    QVERIFY(evening.play(30));
    evening.hosting->handOver(seat(2));
    const QString once = evening.hosting->code().text();
    evening.kill();
    evening.resume();
    evening.people[0] = std::make_unique<Person>(*evening.hosting, evening.secretHere);
    QCOMPARE(evening.hosting->handedOver(), seat(2));
    QCOMPARE(evening.hosting->code().text(), once);
    const QTemporaryDir copies;
    const lan::TableFolder copied(copies.filePath(u"table"_s));
    QObject::connect(evening.hosting.get(), &lan::Hosting::seatHandedOver, evening.hosting.get(), [&] {
        const lan::TableFolder from(evening.folder());
        QVERIFY(copied.create() && QFile::copy(from.key(), copied.key()) &&
                QFile::copy(from.journal(), copied.journal()));
        QVERIFY(QFile::copy(from.path() + u"/table"_s, copied.path() + u"/table"_s));
    });
    Person& heir = evening.join();
    QVERIFY(wait([&] { return heir.plays(); }));
    QCOMPARE(heir.seats(), SeatSet::of(seat(2)));
    evening.kill();
    auto resumed = lan::Hosting::resume(copied.path(), Evening::door(), evening.limits);
    QVERIFY2(resumed, resumed ? "" : resumed.error().c_str());
    evening.hosting = std::move(*resumed);
    QCOMPARE(evening.hosting->handedOver(), Seat::None);
    QVERIFY(evening.hosting->code().text() != once);
    evening.people[0] = std::make_unique<Person>(*evening.hosting, evening.secretHere);
    for (const auto& each : evening.people)
        if (each.get() != evening.people[2].get()) QVERIFY(wait([&] { return each->plays(); }, 15000));
    QCOMPARE(heir.seats(), SeatSet::of(seat(2)));
    evening.people.erase(evening.people.begin() + 2); // its token leads to no seat any more
    QVERIFY(evening.play());
    sameEndForAll(evening);
}

// Afterwards all is as with the code: the key is pinned, and the token leads back to the seat, also after the host has
// died and where nobody may ask any more.
void HostingTest::isLetInWithoutTheCode() {
    Evening evening(14);
    evening.limits.wrongCodeDelay = std::chrono::milliseconds(10);
    evening.host({here(u"Host"_s), kLan, kComputer});
    evening.joinHere();
    const lan::ReturningLink::Table asked{u"127.0.0.1"_s, evening.hosting->port(), {}, {}, u"Bea"_s};
    const Person early(asked, evening.seatsOf(9));
    QVERIFY(wait([&] { return early.ending.has_value(); }));
    QVERIFY(early.ending->is(lan::Reason::NoKnocks)); // the host has not allowed it
    evening.hosting->setMayKnock(true);
    QString number;
    Person bea(asked, evening.seatsOf(1));
    QObject::connect(bea.joining.get(), &lan::Joining::knocked, bea.joining.get(),
                     [&number](const QString& shown) { number = shown; });
    QVERIFY(wait([&] { return !number.isEmpty() && !evening.hosting->knocks().isEmpty(); }));
    const lan::Knock knock = evening.hosting->knocks().front();
    QCOMPARE(knock.name, u"Bea"_s);
    QCOMPARE(knock.number, number);
    QVERIFY(bea.joining->lobby().game.isEmpty()); // is told nothing before
    evening.hosting->answer(knock.id, lan::KnockAnswer::LetIn);
    QVERIFY(evening.sit(bea, seat(1), u"Bea"_s));
    QVERIFY(bea.joining->place()->pin.has_value());
    evening.hosting->setMayKnock(false);
    evening.kill();
    evening.resume();
    evening.people[0] = std::make_unique<Person>(*evening.hosting, evening.secretHere);
    QVERIFY(wait([&] { return !evening.hosting->lobby().seats[1].away; }, 15000));
    QVERIFY(!bea.ending);
    // In another run of the program it goes straight to its seat, whether it knows the pin or only finds the table.
    bea.joining->leave();
    for (const auto& pin : {bea.joining->place()->pin, std::optional<lan::HostPin>()}) {
        const Person again({u"127.0.0.1"_s, evening.hosting->port(), {}, pin, u"Bea"_s}, evening.seatsOf(1));
        QVERIFY(wait([&] { return again.isIn(); }));
        QCOMPARE(again.seats(), SeatSet::of(seat(1)));
    }
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
    QCOMPARE(lan::TableFolder(evening.folder()).title(), std::optional(u"Evening"_s));
    evening.resume();
    evening.joinHere();
    QVERIFY(wait([&] { return evening.hosting->lobby().fault() == LobbyFault::None; }, 15000));
    QCOMPARE(evening.hosting->lobby().seats[1].name, u"Bea"_s);
    evening.hosting->close();
    QVERIFY(wait([&] { return guest.ending.has_value(); }));
    QVERIFY(guest.ending->is(lan::Reason::HostCloses));
    evening.hosting.reset();
    lan::TableFolder(evening.folder()).remove();
    QVERIFY(!QDir(evening.folder()).exists());
    QVERIFY(!lan::TableFolder(evening.folder()).title());
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
void HostingTest::anotherCommitmentIsNotAccepted() {
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

ELGRANDE_TEST(HostingTest)
#include "hosting_test.moc"
