// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A table before its game, over real TLS: who may sit where and is called how, what is said, who is sent away, and
// which messages about it make sense. One file, because every test needs the same host and guests.
#include "app/lan/host_lobby.h"
#include "app/lan/lobby_messages.h"
#include "app/lan/look_alike.h"
#include "app/lan/table_folder.h"
#include "model/game_model/plain_text.h"
#include "model/record/record.h"
#include "tests/lan/attempts.h"
#include "tests/lan/tables.h"
#include "tests/named_test.h"

#include <utility>

using namespace elgrande;
using namespace elgrande::lan_tests;
using lan::Joining;
using lan::LobbyFault;
using lan::SeatPlan;
using lan::WishFault;
using namespace Qt::StringLiterals;

namespace {

std::vector<std::string> coloursIn(const lan::Lobby& lobby) {
    const auto record = recordFromText(lobby.record.toStdString());
    return record ? record->setup.colours : std::vector<std::string>();
}

} // namespace

class LobbyTest : public QObject {
    Q_OBJECT

  private slots:
    void wishesAreJudged();
    void coloursStayWithWhoHasChosenThem();
    void chatIsPassedOnWithinReason();
    void sittingDownLosesNoWord();
    void theHostDecidesWhoSits();
    void guessedCodeChanges();
    void codeIsNeededOnce();
    void middlemanIsNotBelieved();
    void spectatorsHaveNames();
    void ownNameIsNotTaken();
    void spectatorsAreSentAway();
    void whoIsSentAwayGoesAlone();
    void wordsOfNothingHarmNobody();
    void whatCannotBeReadEndsTheConnection();
    void longNamesAreCut();
    void namesThatLookAlikeAreTaken();
    void computerPlayersAreToldApart();
    void anyTextOfUnicodeHarmsNobody();
    void wishesHaveARate();
    void wishesDoNotWaitForTheDisk();
    void messagesAreJudged();
};

void LobbyTest::wishesAreJudged() {
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
    guest.joining->setColour(seat(1), coloursIn(guest.joining->lobby())[0]); // the host's
    QVERIFY(refused(WishFault::NoColour));
    const auto before = coloursIn(guest.joining->lobby());
    guest.joining->setColour(seat(1), before[2]); // a computer player's, which gets the guest's
    QVERIFY(wait([&] { return coloursIn(guest.joining->lobby()) != before; }));
    QCOMPARE(coloursIn(guest.joining->lobby()), (std::vector<std::string>{before[0], before[2], before[1]}));
    guest.joining->setReady(seat(1), true);
    QVERIFY(wait([&] { return evening.hosting->lobby().fault() == LobbyFault::None; }));
    QVERIFY(evening.hosting->begin());
    guest.joining->stand(seat(1));
    QVERIFY(refused(WishFault::Begun));
}

// Somebody who has said nothing of his colour gets another one; after that, or where he is ready, it is his, also after
// the host's end, until he leaves the seat.
void LobbyTest::coloursStayWithWhoHasChosenThem() {
    Evening evening(23);
    evening.host({here(u"Host"_s), kLan, kLan});
    evening.joinHere();
    Person& bea = evening.join();
    Person& cid = evening.join();
    QVERIFY(wait([&] { return bea.isIn() && cid.isIn(); }));
    bea.joining->sit(seat(1), u"Bea"_s);
    cid.joining->sit(seat(2), u"Cid"_s);
    QVERIFY(wait([&] { return bea.seats().size() == 1 && cid.seats().size() == 1; }));
    const auto colours = [&] { return coloursIn(evening.hosting->lobby()); };
    const auto first = colours();
    bea.joining->setColour(seat(1), first[2]);
    QVERIFY(wait([&] { return colours()[1] == first[2] && colours()[2] == first[1]; }));
    const auto isRefused = [&](Person& who, Seat at, const std::string& colour) {
        who.fault = WishFault::None;
        const auto before = colours();
        who.joining->setColour(at, colour);
        return wait([&] { return who.fault == WishFault::NoColour; }) && colours() == before;
    };
    QVERIFY(isRefused(cid, seat(2), first[2])); // chosen
    const auto told = [&] {
        std::vector<bool> chosen;
        for (const lan::LobbySeat& each : cid.joining->lobby().seats) chosen.push_back(each.chosen);
        return chosen;
    };
    QVERIFY(wait([&] { return told() == std::vector{true, true, false}; })); // the host is ready
    cid.joining->setReady(seat(2), true);
    QVERIFY(wait([&] { return evening.hosting->lobby().seats[2].ready; }));
    QVERIFY(isRefused(bea, seat(1), first[1])); // ready
    QVERIFY(wait([&] { return told() == std::vector{true, true, true}; }));
    evening.kill();
    evening.resume();
    evening.people[0] = std::make_unique<Person>(*evening.hosting, evening.secretHere);
    QVERIFY(wait([&] { return !evening.hosting->lobby().seats[1].away && !evening.hosting->lobby().seats[2].away; },
                 15000));
    QVERIFY(isRefused(cid, seat(2), first[2]));
    bea.joining->setColour(seat(1), first[2]); // her own once more
    bea.joining->stand(seat(1));
    QVERIFY(wait([&] { return evening.hosting->lobby().isOpen(seat(1)); }));
    cid.joining->setColour(seat(2), first[2]);
    QVERIFY(wait([&] { return colours()[2] == first[2]; }));
}

void LobbyTest::chatIsPassedOnWithinReason() {
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
    guest.joining->stand(seat(1)); // comes after all of them
    QVERIFY(wait([&] { return guest.seats() != SeatSet::of(seat(1)); }));
    QVERIFY2(host.heard.size() <= 4, qPrintable(QString::number(host.heard.size())));
    for (const lan::Chat& each : host.heard) QCOMPARE(each.by, seat(1));
}

// What a spectator says in the moment in which he sits down, and he cannot know yet that he does.
void LobbyTest::sittingDownLosesNoWord() {
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

void LobbyTest::theHostDecidesWhoSits() {
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

// From four neighbours, five each. The code is another one, whoever is in stays, and the host is told.
void LobbyTest::guessedCodeChanges() {
    Evening evening(21);
    evening.limits.wrongCodeDelay = std::chrono::milliseconds(1);
    evening.limits.codePause = std::chrono::milliseconds(300);
    evening.host({here(u"Host"_s), kLan, kLan});
    Person& guest = evening.join();
    QVERIFY(evening.sit(guest, seat(1), u"Bea"_s));
    int told = 0;
    connect(evening.hosting.get(), &lan::Hosting::codeGuessedAt, this, [&told] { ++told; });
    const lan::JoinCode code = evening.hosting->code();
    lan::Hello hello = lan::answerTo({}, u"en"_s);
    const auto enter = [&](const lan::JoinCode& shown, int from) {
        auto guesser = std::make_unique<Guest>(evening.hosting->port(), std::nullopt, Shown{shown}, u"127.0.0.1"_s,
                                               evening.limits, hello, neighbour(from));
        wait([&] { return guesser->ending.has_value() || guesser->isIn(); });
        return guesser;
    };
    for (int i = 0; i < 20; ++i) {
        QVERIFY(evening.hosting->code() == code);
        QVERIFY(enter(wrongCode(), i / 5)->endedBy(lan::Reason::WrongCode));
    }
    QVERIFY(enter(code, 9)->endedBy(lan::Reason::Full)); // not yet
    QVERIFY(evening.hosting->code() == code);
    QVERIFY(wait([&] { return told == 1; }));
    QVERIFY(!(evening.hosting->code() == code));
    QVERIFY(guest.isIn() && !guest.ending);
    QVERIFY(enter(code, 10)->endedBy(lan::Reason::WrongCode));
    QVERIFY(enter(evening.hosting->code(), 11)->isIn());
    const QString now = evening.hosting->code().text();
    evening.kill();
    evening.resume();
    QCOMPARE(evening.hosting->code().text(), now);
}

// Who has been in is known by its token, and knows the host by its key.
void LobbyTest::codeIsNeededOnce() {
    Evening evening(22);
    evening.host({here(u"Host"_s), kLan, kLan});
    Person& guest = evening.join();
    QVERIFY(evening.sit(guest, seat(1), u"Bea"_s));
    const lan::ReturningLink::Table place = *guest.joining->place();
    QVERIFY(place.pin);
    evening.people.clear(); // its program ends
    const auto comeBack = [&](const std::optional<lan::HostPin>& pin, const QString& folder) {
        auto back = std::make_unique<Person>(lan::ReturningLink::Table{place.host, place.port, {}, pin}, folder);
        wait([&] { return back->isIn() || back->ending; });
        return back;
    };
    const auto back = comeBack(place.pin, evening.seatsOf(0));
    QVERIFY(back->isIn());
    QVERIFY(back->seats().contains(seat(1)));
    // Without the token, or at another host, it is not.
    const auto stranger = comeBack(place.pin, evening.seatsOf(7));
    QVERIFY(stranger->ending && stranger->ending->is(lan::Reason::WrongSeat));
    lan::HostPin other = *place.pin;
    other[31] ^= 1;
    const auto astray = comeBack(other, evening.seatsOf(0));
    QVERIFY(astray->ending && astray->ending->is(lan::Reason::OtherHost));
    const auto nothing = comeBack({}, evening.seatsOf(0));
    QVERIFY(nothing->ending && nothing->ending->is(lan::Reason::WrongSeat));
}

// It shows the guest a certificate of its own and knows everything but the code.
void LobbyTest::middlemanIsNotBelieved() {
    Evening evening(23);
    evening.host({here(u"Host"_s), kLan, kLan});
    lan::Hello hello = lan::answerTo({}, u"en"_s);
    hello.expansions.clear();
    Host between({}, *lan::HostKey::make(), hello);
    Person guest(lan::ReturningLink::Table{u"127.0.0.1"_s, between.listener.port(), evening.hosting->code()},
                 evening.seatsOf(0));
    QVERIFY(wait([&] { return guest.ending.has_value(); }));
    QVERIFY(guest.ending->is(lan::Reason::WrongCode));
    QCOMPARE(between.welcomed, 0);
    QVERIFY(!guest.joining->place()->pin);
    QVERIFY(QDir(evening.seatsOf(0)).isEmpty());
}

// Who speaks is told by the host, in the lobby and in the game, whatever the message says.
void LobbyTest::spectatorsHaveNames() {
    Evening evening(21);
    evening.host({here(u"Host"_s), kLan, kComputer});
    Person& host = evening.joinHere();
    Person& player = evening.join();
    Person& sven = evening.join();
    QVERIFY(evening.sit(player, seat(1), u"Bea"_s));
    QVERIFY(wait([&] { return sven.isIn(); }));
    sven.joining->chat(Seat::None, u"Who am I?"_s);
    sven.joining->setName(u"Bea"_s);
    QVERIFY(wait([&] { return sven.fault == WishFault::NameTaken; }));
    sven.joining->setName(u"Sven"_s);
    player.joining->setName(u"Not seen"_s); // of a player, who is called as the seat is
    QVERIFY(wait([&] { return evening.hosting->lobby().watching == QStringList{u"Sven"_s}; }));
    sven.joining->chat(Seat::None, u"Hello"_s);
    QVERIFY(wait([&] { return host.heard.size() == 2; }));
    player.joining->chat(seat(1), u"Hi"_s);
    QVERIFY(wait([&] { return host.heard.size() == 3; }));
    QCOMPARE(host.heard[0].name, QString());
    const int number = host.heard[0].guest;
    QVERIFY(number > 0);
    QCOMPARE(host.heard[1], (lan::Chat{Seat::None, -1, u"Hello"_s, u"Sven"_s, number}));
    const int beas = evening.hosting->lobby().seats[1].guest;
    QVERIFY(beas > 0 && beas != number);
    QCOMPARE(host.heard[2], (lan::Chat{seat(1), -1, u"Hi"_s, {}, beas}));
    QVERIFY(wait([&] { return evening.hosting->lobby().fault() == LobbyFault::None; }));
    QVERIFY(evening.hosting->begin());
    QVERIFY(wait([&] { return player.plays() && sven.plays() && host.plays(); }));
    QCOMPARE(sven.joining->lobby().watching, QStringList{u"Sven"_s});
    sven.joining->chatPhrase(Seat::None, 0);
    QVERIFY(wait([&] { return host.heard.size() == 4; }));
    QCOMPARE(host.heard[3], (lan::Chat{Seat::None, 0, {}, u"Sven"_s, number}));
    Person& second = evening.join();
    QVERIFY(wait([&] { return second.plays(); }));
    sven.joining->setName(u"Not Sven"_s);
    sven.joining->chatPhrase(Seat::None, 0);
    second.joining->chatPhrase(Seat::None, 0);
    QVERIFY(wait([&] { return host.heard.size() == 6; }));
    std::sort(host.heard.begin() + 4, host.heard.end(), [](const auto& a, const auto& b) { return a.name > b.name; });
    QCOMPARE(host.heard[4], (lan::Chat{Seat::None, 0, {}, u"Not Sven"_s, number}));
    QVERIFY(host.heard[5].guest > 0 && host.heard[5].guest != number);
}

// Who has a seat is called the same as a spectator, once it is left; two seats at one screen have names of their own.
void LobbyTest::ownNameIsNotTaken() {
    Evening evening(24);
    evening.host({here(u"Host"_s), kLan, kLan});
    evening.joinHere();
    Person& bea = evening.join();
    int refusals = 0;
    connect(bea.joining.get(), &Joining::refused, this, [&refusals] { ++refusals; });
    QVERIFY(evening.sit(bea, seat(1), u"Bea"_s));
    bea.joining->setName(u"Bea"_s);
    bea.joining->setName(u"Host"_s);
    QVERIFY(wait([&] { return bea.fault == WishFault::NameTaken; }));
    bea.fault = WishFault::None;
    bea.joining->sit(seat(2), u"Bea"_s);
    QVERIFY(wait([&] { return bea.fault == WishFault::NameTaken; }));
    QCOMPARE(refusals, 2);
    bea.joining->stand(seat(1));
    QVERIFY(wait([&] { return evening.hosting->lobby().watching == QStringList{u"Bea"_s}; }));
}

// Also one without a name. The old code is of no use to them then, and a new one is; who is blocked may not even ask.
void LobbyTest::spectatorsAreSentAway() {
    Evening evening(22);
    evening.limits.wrongCodeDelay = std::chrono::milliseconds(10);
    evening.host({here(u"Host"_s), kLan, kComputer});
    evening.hosting->setMayKnock(true);
    evening.joinHere();
    Person& player = evening.join();
    Person& sven = evening.join();
    QVERIFY(evening.sit(player, seat(1), u"Bea"_s));
    QVERIFY(wait([&] { return sven.isIn(); }));
    sven.joining->setName(u"Sven"_s);
    QVERIFY(wait([&] { return evening.hosting->lobby().watching == QStringList{u"Sven"_s}; }));
    const lan::JoinCode before = evening.hosting->code();
    evening.hosting->removeSpectator(u"Bea"_s); // plays
    evening.hosting->removeSpectator(u"Host"_s);
    QVERIFY(evening.hosting->code() == before);
    evening.hosting->removeSpectator(u"Sven"_s);
    QVERIFY(wait([&] { return sven.ending.has_value(); }));
    QVERIFY(sven.ending->is(lan::Reason::Removed));
    QVERIFY(!(evening.hosting->code() == before));
    const Person old({u"127.0.0.1"_s, evening.hosting->port(), before}, evening.seatsOf(50));
    QVERIFY(wait([&] { return old.ending.has_value(); }));
    QVERIFY(old.ending->is(lan::Reason::WrongCode));
    QVERIFY(wait([&] { return evening.hosting->lobby().fault() == LobbyFault::None; }));
    QVERIFY(evening.hosting->begin());
    QVERIFY(wait([&] { return player.plays(); }));
    const Person nameless({u"127.0.0.1"_s, evening.hosting->port(), evening.hosting->code()}, evening.seatsOf(51));
    QVERIFY(wait([&] { return nameless.plays(); }));
    QCOMPARE(evening.hosting->lobby().watching, QStringList{QString()});
    evening.hosting->removeSpectator({}, true);
    QVERIFY(wait([&] { return nameless.ending.has_value(); }));
    QVERIFY(nameless.ending->is(lan::Reason::Removed));
    const Person asks({u"127.0.0.1"_s, evening.hosting->port(), {}, {}, u"Sven"_s}, evening.seatsOf(52));
    QVERIFY(wait([&] { return asks.ending.has_value(); }));
    QVERIFY(asks.ending->is(lan::Reason::NoKnocks));
    QVERIFY(!player.ending && player.plays());
}

// The code is another one now; whoever is at the table already comes back all the same, in the lobby, in the game and
// after the host's end, and so does who only looks on. Only the one who was sent away does not.
void LobbyTest::whoIsSentAwayGoesAlone() {
    Evening evening(14);
    evening.host({here(u"Host"_s), kLan, kLan});
    evening.joinHere();
    Person& sent = evening.join();
    Person& stays = evening.join();
    Person& watches = evening.join();
    QVERIFY(evening.sit(sent, seat(1), u"Xenia"_s));
    QVERIFY(evening.sit(stays, seat(2), u"Bea"_s));
    QVERIFY(wait([&] { return watches.isIn(); }));
    evening.hosting->remove(seat(1));
    QVERIFY(wait([&] { return sent.ending.has_value(); }));
    const auto cutAndBack = [&] {
        for (Person* each : {&stays, &watches}) {
            each->breaks = 0;
            for (QSslSocket* socket : each->joining->findChildren<QSslSocket*>()) socket->abort();
            if (!wait([&] { return each->breaks == 1; })) return false;
        }
        const auto isBack = [&](Person& each) {
            return each.joining->stage() != Joining::Stage::Broken && !each.ending;
        };
        return wait([&] { return isBack(stays) && isBack(watches); }) && stays.seats() == SeatSet::of(seat(2)) &&
               !evening.hosting->lobby().seats[2].away && watches.seats().empty();
    };
    QVERIFY(cutAndBack());
    evening.hosting->setSeat(seat(1), kComputer);
    QVERIFY(wait([&] { return evening.hosting->lobby().fault() == LobbyFault::None; }));
    QVERIFY(evening.hosting->begin());
    QVERIFY(wait([&] { return stays.plays() && watches.plays(); }));
    QVERIFY(cutAndBack());
    evening.kill();
    evening.resume();
    QVERIFY(wait([&] { return !evening.hosting->lobby().seats[2].away; }));
    QVERIFY(!stays.ending);
    sent.ending.reset();
    sent.joining->start();
    QVERIFY(wait([&] { return sent.ending.has_value(); }));
    QVERIFY(sent.ending->is(lan::Reason::WrongCode));
}

// What nobody would see is said by nobody: dropped by whoever gets it, in the lobby and in the game, and whoever sent
// it stays at the table; the host at the own screen as well.
void LobbyTest::wordsOfNothingHarmNobody() {
    Evening evening(15);
    evening.limits.chatLines = {100000, 100000};
    evening.host({here(u"Host"_s), kLan, kComputer});
    Person& guest = evening.join();
    QVERIFY(evening.sit(guest, seat(1), u"Bea"_s));
    std::unique_ptr<lan::GuestConnection> raw = evening.hosting->connectHere(); // says whatever it likes
    bool cutOff = false;
    connect(raw.get(), &lan::GuestConnection::ended, raw.get(), [&] { cutOff = true; });
    raw->start();
    QVERIFY(wait([&] { return !evening.hosting->lobby().seats[0].away; }));
    const QStringList nothings{u"\u200d"_s, u"\ue000\uf8ff"_s, u" \u202e\n"_s, QString(), u"\u3164\u2800\ufe0f"_s};
    for (const bool begun : {false, true}) {
        if (begun) QVERIFY(evening.hosting->begin());
        for (const QString& each : nothings) {
            raw->send(lan::toMap(lan::GuestMessage(lan::Chat{seat(0), -1, each})));
            guest.joining->chat(seat(1), each);
        }
        guest.heard.clear();
        guest.fault = WishFault::None;
        QVERIFY(wait([&] {
            guest.joining->chat(seat(1), u"\U0001fae9!"_s); // newer than this Qt, perhaps; and not too much at once
            return !guest.heard.empty();
        }));
        QCOMPARE(guest.heard.front().text, u"\U0001fae9!"_s);
        for (const lan::Chat& each : guest.heard) QVERIFY(!each.text.isEmpty());
        QVERIFY(!cutOff && !guest.ending && guest.breaks == 0);
    }
    // Whoever sends more than a line may be is no guest.
    raw->send(lan::toMap(lan::GuestMessage(lan::Chat{seat(0), -1, QString(10'000, u'x')})));
    QVERIFY(wait([&] { return cutOff; }));
    // A host that passes it on is not left for it.
    struct AnyHost : lan::GuestConnection {
        void start() override {}
        void leave() override { left = true; }
        void admit() override {}
        bool send(const QCborMap&) override { return true; }
        bool isOpen() const override { return true; }
        bool left = false;
    };
    GameModel model;
    auto made = std::make_unique<AnyHost>();
    AnyHost* host = made.get();
    Joining joining(model, std::move(made), lan::newSecret());
    int said = 0;
    connect(&joining, &Joining::said, &joining, [&] { ++said; });
    for (const QString& each : nothings)
        emit host->received(lan::toMap(lan::HostMessage(lan::Chat{seat(0), -1, each})));
    QVERIFY(!host->left);
    QCOMPARE(said, 0);
}

// In the lobby and in the game, and only that connection.
void LobbyTest::whatCannotBeReadEndsTheConnection() {
    Evening evening(18);
    evening.host({here(u"Host"_s), kLan, kComputer});
    Person& guest = evening.join();
    QVERIFY(evening.sit(guest, seat(1), u"Bea"_s));
    for (const bool begun : {false, true}) {
        for (const QString& type : {u"nonsense"_s, u"wish"_s, u"intent"_s, u"point"_s}) {
            const std::unique_ptr<lan::GuestConnection> raw = evening.hosting->connectHere();
            bool cutOff = false;
            connect(raw.get(), &lan::GuestConnection::ended, raw.get(),
                    [&cutOff](const lan::Ending& why) { cutOff = why.is(lan::Reason::Unexpected); });
            raw->start();
            QVERIFY(wait([&] { return !evening.hosting->lobby().seats[0].away; }));
            if (begun && evening.hosting->table() == nullptr) QVERIFY(evening.hosting->begin());
            raw->send(message(type)); // without any field
            QVERIFY2(wait([&] { return cutOff; }), qPrintable(type));
        }
    }
    QVERIFY(wait([&] { return guest.plays(); }));
    QVERIFY(!guest.ending && guest.breaks == 0);
}

// Longer than a name may be, as from a file or a command line.
void LobbyTest::longNamesAreCut() {
    Evening evening(16);
    const QString longName(60, u'x');
    evening.host({here(longName), kLan, {SeatPlan::For::Computer, longName + u"y"_s, "easy"}});
    Person& host = evening.joinHere();
    Person& guest = evening.join();
    QVERIFY(wait([&] { return host.isIn() && guest.isIn(); }));
    host.joining->sit(seat(0), u"H"_s + longName);
    guest.joining->sit(seat(1), u"B"_s + longName);
    QVERIFY(wait([&] { return guest.seats() == SeatSet::of(seat(1)); }));
    QCOMPARE(evening.hosting->lobby().seats[0].name, u"H"_s + longName.left(23));
    QCOMPARE(evening.hosting->lobby().seats[1].name, u"B"_s + longName.left(23));
    Person& watches = evening.join();
    QVERIFY(wait([&] { return watches.isIn(); }));
    watches.joining->setName(u"W"_s + longName);
    QVERIFY(wait([&] { return evening.hosting->lobby().watching == QStringList{u"W"_s + longName.left(23)}; }));
    for (const auto& each : evening.people) QVERIFY(!each->ending);
}

// Each is written to the disk and told to everybody: not as often as somebody likes.
// Letters of other scripts, digits for letters, marks that nobody sees, with capitals and without.
void LobbyTest::namesThatLookAlikeAreTaken() {
    Evening evening(19);
    evening.limits.wishes = {100000, 100000};
    evening.host({here(u"Alice"_s), kLan, kLan});
    Person& guest = evening.join();
    Person& other = evening.join();
    QVERIFY(evening.sit(guest, seat(1), u"Ilse 10"_s));
    QVERIFY(wait([&] { return other.isIn(); }));
    const auto isRefused = [&](const QString& name) {
        other.joining->sit(seat(2), name);
        return wait([&] { return other.fault != WishFault::None; }) &&
               std::exchange(other.fault, WishFault::None) == WishFault::NameTaken;
    };
    for (const QString& each :
         {u"alice"_s, u"\u0410lice"_s, u"A\u217cice"_s, u"AIice"_s, u"\uff21lice"_s, u"\u24b6lice"_s, u"Al\u0456ce"_s,
          u"\U0001d400lice"_s, u"llse 1O"_s, u"ilse l0"_s, u"A\ufe0fli\u3164ce"_s, u"\u0391lice"_s})
        QVERIFY2(isRefused(each), qPrintable(each));
    QVERIFY(evening.sit(other, seat(2), u"Alicia"_s));
    // Who looks on, too.
    Person& third = evening.join();
    QVERIFY(wait([&] { return third.isIn(); }));
    third.joining->setName(u"Al\u0456c\u0456a"_s);
    QVERIFY(wait([&] { return third.fault == WishFault::NameTaken; }));
}

void LobbyTest::computerPlayersAreToldApart() {
    Evening evening(20);
    evening.host({here(u"Host"_s), kLan, kComputer, kComputer});
    Person& guest = evening.join();
    const auto& seats = evening.hosting->lobby().seats;
    QCOMPARE(seats[3].name, u"Ana 2"_s);
    evening.hosting->setSeat(seat(2), kLan);
    QVERIFY(evening.sit(guest, seat(1), u"\u0410na"_s)); // with a Cyrillic letter …
    evening.hosting->setSeat(seat(2), kComputer);        // … and who comes after it
    QCOMPARE(seats[2].name, u"Ana 3"_s);
}

// Up to so many letters, of all that Unicode has or may have some day, halves of letters too.
QString anyText(Rng& random, int most) {
    QString text;
    for (int i = random.below(most); i >= 0 && text.size() < most - 1; --i) {
        // Half of them where letters, marks and signs of direction are.
        const int end = random.below(2) == 0 ? 0x3000 : 0x110000;
        if (random.below(50) == 0)
            text += QChar(0xd800 + random.below(0x800));
        else
            text += QChar::fromUcs4(static_cast<char32_t>(random.below(end)));
    }
    return text;
}

// One guest cleans what its player types, as this program does, and another one nothing, as any program may. Names are
// seen and told apart, lines arrive as plain text, and nobody is sent away.
void LobbyTest::anyTextOfUnicodeHarmsNobody() {
    Evening evening(21);
    evening.limits.wishes = evening.limits.chatLines = {100000, 100000};
    evening.host({here(u"Host"_s), kLan, kLan});
    Person& guest = evening.join();
    Person& other = evening.join();
    QVERIFY(evening.sit(guest, seat(1), u"Bea"_s) && evening.sit(other, seat(2), u"Cid"_s));
    std::unique_ptr<lan::GuestConnection> raw = evening.hosting->connectHere();
    bool cutOff = false;
    connect(raw.get(), &lan::GuestConnection::ended, raw.get(), [&] { cutOff = true; });
    raw->start();
    QVERIFY(wait([&] { return !evening.hosting->lobby().seats[0].away; }));
    int named = 0;
    for (int i = 0; i < attempts(1000, 10'000); ++i) {
        const QString name = anyText(evening.random, kNameLength);
        const QString before = evening.hosting->lobby().seats[static_cast<std::size_t>(i % 2)].name;
        if (i % 2 == 0)
            raw->send(lan::toMap({lan::Wish::What::Sit, seat(0), name, QByteArray(lan::kHashSize, 's')}));
        else
            guest.joining->sit(seat(1), name);
        const QString line = anyText(evening.random, lan::Limits{}.chat);
        raw->send(lan::toMap(lan::GuestMessage(lan::Chat{seat(0), -1, line})));
        guest.joining->chat(seat(1), line);
        guest.joining->chat(seat(1), u"."_s);
        other.heard.clear();
        const QString shown = plainText(line, lan::Limits{}.chat);
        QVERIFY(wait([&] { return other.heard.size() >= (shown.isEmpty() ? 1U : 3U); }));
        for (const lan::Chat& each : other.heard) QVERIFY(each.text == shown || each.text == u"."_s);
        const auto& seats = evening.hosting->lobby().seats;
        for (std::size_t at = 0; at < 3; ++at) {
            const QString& its = seats[at].name;
            QVERIFY2(!its.isEmpty() && plainText(its, kNameLength) == its, qPrintable(its));
            QVERIFY(!lan::lookAlike(its, seats[(at + 1) % 3].name));
        }
        named += seats[static_cast<std::size_t>(i % 2)].name != before ? 1 : 0;
        QVERIFY(!cutOff && !guest.ending && guest.breaks == 0);
    }
    qInfo("%d names", named);
    QVERIFY(named > 500);
}

void LobbyTest::wishesHaveARate() {
    int told = 0; // longer there than who counts
    Evening evening(17);
    evening.limits.wishes = {0.0001, 3};
    evening.host({here(u"Host"_s), kLan, kComputer});
    Person& host = evening.joinHere();
    Person& guest = evening.join();
    QVERIFY(wait([&] { return host.isIn() && guest.isIn(); }));
    guest.joining->sit(seat(1), u"Bea"_s);
    QVERIFY(wait([&] { return guest.seats() == SeatSet::of(seat(1)); }));
    connect(evening.hosting.get(), &lan::Hosting::lobbyChanged, this, [&told] { ++told; });
    for (int i = 0; i < 50; ++i) guest.joining->setReady(seat(1), i % 2 == 0);
    QVERIFY(wait([&] { return guest.fault == WishFault::TooMuchChat; }));
    for (int i = 0; i < 20; ++i) host.joining->setReady(seat(0), i % 2 != 0); // harms only itself
    QVERIFY(wait([&] { return told >= 22; }));
    QVERIFY(!guest.ending);
    guest.joining->chat(seat(1), u"last"_s); // comes behind all of it
    QVERIFY(wait([&] { return !host.heard.empty(); }));
    QCOMPARE(told, 22);
}

// Everybody is told at once; of what changes while the disk is busy, only the last state is written.
void LobbyTest::wishesDoNotWaitForTheDisk() {
    Evening evening(18);
    evening.host({here(u"Host"_s), kLan, kComputer});
    evening.joinHere();
    Person& guest = evening.join();
    QVERIFY(wait([&] { return guest.isIn(); }));
    std::vector<std::function<void()>> writes;
    evening.hosting->setDisk([&writes](std::function<void()> write) { writes.push_back(std::move(write)); });
    QVERIFY(evening.sit(guest, seat(1), u"Bea"_s));
    for (int i = 0; i < 9; ++i) guest.joining->setReady(seat(1), i % 2 != 0);
    QVERIFY(wait([&] { return !guest.joining->lobby().seats[1].ready; }));
    guest.joining->sit(seat(1), u"Beatriz"_s);
    QVERIFY(wait([&] { return guest.joining->lobby().seats[1].name == u"Beatriz"_s; }));
    QVERIFY(!guest.ending);
    const auto nameOnDisk = [&] {
        lan::HostLobby lobby;
        return lan::TableFolder(evening.folder()).read(lobby)
                   ? lobby.shownTo(lan::HostLobby::kNobody, false).seats[1].name
                   : u"?"_s;
    };
    QCOMPARE(writes.size(), std::size_t(1));
    QCOMPARE(nameOnDisk(), QString());
    for (std::size_t i = 0; i < writes.size(); ++i) {
        std::exchange(writes[i], nullptr)();
        QCoreApplication::processEvents();
    }
    QCOMPARE(writes.size(), std::size_t(2));
    QCOMPARE(nameOnDisk(), u"Beatriz"_s);
    evening.hosting->setDisk(lan::DiskWait::onThreads());
    guest.joining->sit(seat(1), u"Bea"_s);
    QVERIFY(wait([&] { return guest.joining->lobby().seats[1].name == u"Bea"_s; }));
    evening.hosting->close(); // waits for it
    QCOMPARE(nameOnDisk(), u"Bea"_s);
}

void LobbyTest::messagesAreJudged() {
    lan::Lobby lobby;
    lobby.title = u"Evening"_s;
    lobby.game = QByteArray(lan::kGameId, 'g');
    lobby.commitment = QByteArray(lan::kHashSize, 's');
    lobby.record = "[Format \"1\"]";
    lobby.rules = QByteArray(8, 'r');
    lobby.seats = {{lan::LobbySeat::Holder::Person, u"Bea"_s, {}, true, true, true}, {}};
    lobby.seats[0].chosen = true;
    lobby.watching = {u"Cid"_s};
    lobby.yours = SeatSet::of(seat(0));
    const auto read = lan::lobbyMessageIn(lan::toMap(lan::LobbyMessage(lobby)));
    QVERIFY(read && *read);
    QCOMPARE(std::get<lan::Lobby>(**read), lobby);
    lan::Wish wish{lan::Wish::What::Sit, seat(1), u"Bea"_s, QByteArray(lan::kHashSize, 'x'), false};
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
    const QCborMap told = lan::toMap(lan::LobbyMessage(lobby));
    QCborArray oddSeats = told.value(u"seats"_s).toArray();
    QCborMap odd = oddSeats.at(0).toMap();
    odd[u"chosen"_s] = 1;
    oddSeats[0] = odd;
    for (const auto& [key, value] : std::vector<std::pair<QString, QCborValue>>{{u"yours"_s, 4},
                                                                                {u"seats"_s, QCborArray()},
                                                                                {u"seats"_s, QCborArray{1, 2}},
                                                                                {u"seats"_s, oddSeats},
                                                                                {u"seal"_s, QByteArray()},
                                                                                {u"begun"_s, 1}})
        QVERIFY2(!*lan::lobbyMessageIn(spoilt(told, key, value)), qPrintable(key));
}

ELGRANDE_TEST(LobbyTest)
#include "lobby_test.moc"
