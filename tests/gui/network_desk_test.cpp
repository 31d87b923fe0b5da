// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Two windows in the network, over loopback and with real encryption: a table is opened in one, found and joined in the
// other, the game begins, is played, broken off and gone on with; wrong codes and closed tables are told. One file,
// because every test needs both windows.
#include "app/lan/hosting.h"
#include "app/lan/own_addresses.h"
#include "app/lan/table_folder.h"
#include "app/network/code_field.h"
#include "app/network/join_page.h"
#include "app/network/kept_tables.h"
#include "app/network/knock_panel.h"
#include "app/network/lobby_page.h"
#include "app/network/network_desk.h"
#include "app/network/network_table.h"
#include "app/network/notice_panel.h"
#include "app/network/table_list.h"
#include "app/network/talk_panel.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/new_game_dialog.h"
#include "app/replay/replay_desk.h"
#include "model/record/record.h"
#include "tests/gui/network_sides.h"
#include "tests/gui/settle.h"
#include "tests/gui/widget_words.h"
#include "tests/named_test.h"
#include "views/court/seat_panel.h"
#include "views/panels/announcer.h"
#include "views/prompt/question.h"
#include "views/toolkit/voice.h"

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSslSocket>
#include <QTcpServer>
#include <QTest>
#include <QTimer>

using namespace elgrande;

class NetworkDeskTest : public QObject, private gui::NetworkSides {
    Q_OBJECT

  private slots:
    void initTestCase() { prepareData(); }
    void init() { openSides(); }
    void cleanup() { shutSides(); }
    void tableIsFoundJoinedAndPlayed();
    void wrongCodeIsTold();
    void nobodyThereIsTold();
    void lostInTheLobbyComesBack();
    void dropAndReturn();
    void keptSeatNeedsNoCode();
    void hostClosesAndOpensAgain();
    void tableThatHasMovedIsFound();
    void hostIsToldOfGuessing();
    void codeIsShownInTheGame();
    void whoAsksIsLetIn();
    void whoAsksIsRefused();
    void seatMovesToAnotherComputer();
    void whoComesLateIsToldOfSeats();
    void closedForGoodIsSaid();
    void codeFieldHasTheFocus();
    void linkAsksAndCommandLineJoins();
    void leavingIsAskedAndTheGamesHereAreBack();
    void newGameDialogOpensATable();
    void hostingBeginsWithSeatsForOthers();
    void severalPeopleAtOneScreen();
    void whoStandsUpLooksOn();

  private:
    void moveTable();
    void loseGuest();
    void askToJoin();
    QString wrongCode() const;
    static void reviewOwnChoices(gui::Side& side);
};

QString NetworkDeskTest::wrongCode() const {
    QString code = host_->desk().hosting()->code().text();
    code.back() = code.back() == u'7' ? u'8' : u'7';
    return code;
}

// Before the game is shown it is not known what others held; then each screen has its own people's choices judged.
void NetworkDeskTest::reviewOwnChoices(gui::Side& side) {
    const ReviewSearch search = side.model().aids().reviewSearch();
    QVERIFY(search);
    const std::atomic<bool> cancel{false};
    std::atomic<int> done{0};
    const Review review = search(cancel, done);
    QCOMPARE(review.seats.size(), std::size_t(1));
    QCOMPARE(review.seats.front().seat, side.model().observation().viewer);
    QCOMPARE(review.chances.size(), std::size_t(shortGame().rounds));
}

void NetworkDeskTest::tableIsFoundJoinedAndPlayed() {
    const LobbyContent hosts = host_->lobby().content();
    QVERIFY(hosts.hosts);
    QCOMPARE(hosts.code, host_->desk().hosting()->code().text());
    QVERIFY(hosts.seats[0].own);
    QCOMPARE(hosts.seats[0].seat.name, QStringLiteral("Ana"));
    QVERIFY(hosts.seats[0].seat.ready); // who opens a table needs not say so
    QCOMPARE(hosts.whyNotYet, QStringLiteral("1 seat is still free: wait for a player, or choose a computer player."));
    const Voice& hostsVoice = Voice::of(host_->window());
    QTRY_VERIFY2(hostsVoice.lastSaid().contains("Join code: "), qPrintable(hostsVoice.lastSaid()));
    QStringList watched;
    const lan::Hosting* const hosting = host_->desk().hosting();
    QObject here; // as long as `watched`
    connect(hosting, &lan::Hosting::lobbyChanged, &here, [&] { watched += hosting->lobby().watching; });
    joinAsBea();
    QVERIFY(guest_->lobby().content().code.isEmpty()); // the host tells it, nobody else
    QTRY_VERIFY(guest_->lobby().content().seats[1].own);
    QVERIFY2(!watched.contains("Bea"), qPrintable(watched.join(' '))); // has come to play
    const std::map<std::string, QString> hers{{hosts.seats[0].colour, "Ana"}};
    QCOMPARE(guest_->lobby().content().seats[1].taken, hers);
    QTRY_VERIFY2(hostsVoice.lastSaid().contains("Seat 2: Bea, not ready."), qPrintable(hostsVoice.lastSaid()));
    const QWidget* focus = guest_->window().focusWidget(); // not on a page that is hidden
    QVERIFY(focus != nullptr && guest_->lobby().isAncestorOf(focus) && focus->isVisible());
    gui::Listening listening;
    listening.follow(guest_->page().announcer());
    // What is said in the lobby is read on the other side.
    emit guest_->lobby().talk().said("Hi <b>Ana</b>");
    QTRY_COMPARE(host_->lobby().talk().text(), QStringLiteral("Bea: Hi <b>Ana</b>"));
    beginTogether();
    QCOMPARE(guest_->model().observation().viewer, seatAt(1));
    QCOMPARE(host_->model().observation().viewer, seatAt(0));
    for (const auto& side : {host_.get(), guest_.get()}) {
        const QString said = side->desk().table().talk().text(); // it can still be read
        QVERIFY2(said.startsWith("Bea: Hi <b>Ana</b>"), qPrintable(said));
    }
    QVERIFY(gui::untilIdle(guest_->page().announcer()));
    const QString heard = listening.heard().join(' '); // the set-up, however it came here
    QVERIFY2(heard.contains("home region ", Qt::CaseInsensitive) && heard.contains("Ana"), qPrintable(heard));
    QCOMPARE(guest_->model().presenceOf(seatAt(0)), GameModel::Presence::Elsewhere);
    QCOMPARE(guest_->model().presenceOf(seatAt(2)), GameModel::Presence::Computer);
    QCOMPARE(guest_->model().playerName(seatAt(0)), QStringLiteral("Ana"));
    QVERIFY(!guest_->model().aids().reviewSearch());
    QVERIFY(playToTheEnd());
    QCOMPARE(guest_->model().observation().winners, host_->model().observation().winners);
    // The deck matches its commitment.
    QTRY_VERIFY2(guest_->desk().table().talk().text().contains("deck is verified"),
                 qPrintable(guest_->desk().table().talk().text()));
    // And now everybody has the whole of it.
    for (gui::Side* each : {host_.get(), guest_.get()}) {
        QTRY_VERIFY(each->window().currentTable().hasRecord());
        const auto record = recordFromText(each->window().currentTable()->recordText().toStdString());
        QVERIFY(record);
        QVERIFY(record->setup.seed.empty());
        QVERIFY(each->window().replays().lookBack->isEnabled());
        reviewOwnChoices(*each);
    }
    QVERIFY(guest_->desk().mayLeave()); // a game that is over is left without a question
    QVERIFY(!guest_->model().hasGame());
}

void NetworkDeskTest::wrongCodeIsTold() {
    guest_->desk().tables->trigger();
    JoinPage& page = guest_->desk().joinPage();
    QTRY_COMPARE(page.list().count(), 1);
    const lan::HostPin another{1, 2, 3};
    keepVisit({{"127.0.0.1", 9, {}, "Bea", {}, another}, "Another table"}); // has nothing to do with it
    page.findChild<CodeField*>()->setText(wrongCode());
    emit page.joinWanted(*page.wish());
    const auto says = [&page] {
        for (auto* each : page.findChildren<QLabel*>())
            if (each->isVisible() && each->text() == lan::reasonText(lan::Reason::WrongCode)) return true;
        return false;
    };
    QTRY_VERIFY(says());
    QVERIFY(page.isVisible());
    QVERIFY(!guest_->desk().isAtTable());
    QVERIFY(lastVisit());
    QCOMPARE(lastVisit()->title, QStringLiteral("Another table"));
    guest_->desk().join({"127.0.0.1", host_->desk().hosting()->port(), {}, "Bea", {}, another});
    QTRY_VERIFY(!guest_->desk().isAtTable());
    QVERIFY(lastVisit()); // that table is not there, but it may be elsewhere
}

void NetworkDeskTest::nobodyThereIsTold() {
    guest_->desk().tables->trigger();
    JoinPage& page = guest_->desk().joinPage();
    const auto says = [&page] {
        for (auto* each : page.findChildren<QLabel*>())
            if (each->isVisible() && each->text() == lan::reasonText(lan::Reason::NoConnection)) return true;
        return false;
    };
    for (const char* host : {"127.0.0.1", "255.255.255.255"}) { // there is no way to the second one at all
        guest_->desk().join({host, 9, host_->desk().hosting()->code(), "Bea"});
        QVERIFY(!says());
        QTRY_VERIFY(says());
        QTRY_COMPARE(Voice::of(guest_->window()).lastSaid(), lan::reasonText(lan::Reason::NoConnection));
        QVERIFY(!guest_->desk().isAtTable());
    }
}

// How long it takes is seen, and nobody has to wait for it.
void NetworkDeskTest::lostInTheLobbyComesBack() {
    joinAsBea();
    LobbyPage& lobby = guest_->lobby();
    QTRY_VERIFY(lobby.content().seats[1].own);
    for (int i = 0; i < 2; ++i) {
        for (QSslSocket* each : guest_->desk().session().joining()->findChildren<QSslSocket*>()) each->abort();
        QTRY_VERIFY(lobby.content().nextTry);
        QVERIFY(lobby.content().connection.contains("your seat is kept"));
        if (i > 0) emit lobby.retryWanted();
        QTRY_VERIFY(!lobby.content().nextTry);
        QVERIFY(lobby.content().connection.isEmpty());
        QVERIFY(lobby.content().seats[1].own);
    }
}

// The guest's window is gone without a word: the host sees it at once; with the same code it is back at its seat.
void NetworkDeskTest::dropAndReturn() {
    joinAsBea();
    beginTogether();
    QVERIFY(playUntil([this] { return host_->model().history().size() > 30; }));
    guest_->desk().session().drop();
    QTRY_VERIFY2(host_->desk().table().notices().words().startsWith("Bea is disconnected."),
                 qPrintable(host_->desk().table().notices().words()));
    QVERIFY(host_->page().seats().row(seatAt(1))->content().kind.contains("Disconnected"));
    guest_->window().currentTable().comeBack();
    guest_->model().endGame();
    guest_->desk().refresh();
    QVERIFY(guest_->desk().comeBack->isEnabled()); // without typing anything
    QVERIFY(guest_->desk().line(guest_->desk().comeBack).contains("Ana's game"));
    guest_->desk().comeBack->trigger();
    QTRY_VERIFY(guest_->model().hasGame());
    QTRY_COMPARE(guest_->model().history().size(), host_->model().history().size());
    QCOMPARE(guest_->model().observation().viewer, seatAt(1));
    QTRY_VERIFY(host_->desk().table().notices().words().isEmpty());
    QVERIFY(playToTheEnd());
    QTRY_VERIFY(guest_->window().currentTable().hasRecord());
    QVERIFY(guest_->desk().mayLeave());
    QVERIFY(!guest_->desk().comeBack->isEnabled()); // that game is over
}

// In the list, too, the game is known again.
void NetworkDeskTest::keptSeatNeedsNoCode() {
    joinAsBea();
    beginTogether();
    guest_->desk().session().drop();
    guest_->window().currentTable().comeBack();
    guest_->model().endGame();
    guest_->desk().tables->trigger();
    JoinPage& page = guest_->desk().joinPage();
    page.findChild<CodeField*>()->clear();
    QTRY_VERIFY2(page.wish(), qPrintable(page.whyNot()));
    QVERIFY(!page.wish()->code);
    emit page.list().wanted();
    QTRY_VERIFY(guest_->model().hasGame());
    QCOMPARE(guest_->model().observation().viewer, seatAt(1));
}

void NetworkDeskTest::hostClosesAndOpensAgain() {
    joinAsBea();
    beginTogether();
    QVERIFY(playUntil([this] { return host_->model().history().size() > 30; }));
    const std::size_t before = host_->model().history().size();
    const QString code = host_->desk().hosting()->code().text();
    const quint16 port = host_->desk().hosting()->port();
    // The window of a host is not closed without saying what becomes of the others.
    answerQuestion("Cancel");
    QVERIFY(!host_->window().close());
    QVERIFY(host_->desk().isHost());
    answerQuestion("Save and stop hosting");
    QVERIFY(host_->desk().mayLeave());
    QTRY_VERIFY(guest_->desk().table().notices().hasSomething());
    QVERIFY(guest_->page().isVisible()); // the board stays to be looked at
    host_->desk().refresh();
    QTRY_VERIFY(host_->desk().resume->isEnabled());
    host_->desk().resume->trigger();
    QTRY_VERIFY(host_->model().hasGame());
    QCOMPARE(host_->desk().hosting()->code().text(), code);
    QCOMPARE(host_->desk().hosting()->port(), port);
    QTRY_VERIFY(host_->model().history().size() + 1 >= before);
    // The guest goes on trying, by itself or when it is told to.
    emit guest_->desk().table().retryWanted();
    QTRY_VERIFY_WITH_TIMEOUT(!guest_->desk().table().notices().hasSomething(), 15000);
    QVERIFY(playToTheEnd());
}

// The host's program dies and is there again at another port, as at another address.
void NetworkDeskTest::moveTable() {
    const quint16 before = host_->desk().hosting()->port();
    const quint16 beaconPort = guest_->desk().joinPage().searchPort();
    for (QSslSocket* each : host_->desk().hosting()->findChildren<QSslSocket*>()) each->abort();
    host_->desk().session().drop();
    host_->window().currentTable().comeBack();
    host_->model().endGame();
    lan::HostingDoor door;
    door.address = QHostAddress::LocalHost;
    door.beaconPort = beaconPort;
    QTcpServer other;
    do {
        other.close();
        QVERIFY(other.listen(QHostAddress::LocalHost));
        door.port = other.serverPort();
    } while (door.port == before);
    other.close();
    host_->desk().session().setDoor(door);
    host_->desk().refresh();
    host_->desk().resume->trigger();
    QTRY_VERIFY(host_->model().hasGame());
    QVERIFY(host_->desk().hosting()->port() != before);
}

// By who waits for it, and by who comes back later without typing anything.
void NetworkDeskTest::tableThatHasMovedIsFound() {
    joinAsBea();
    beginTogether();
    QVERIFY(playUntil([this] { return host_->model().history().size() > 30; }));
    moveTable();
    const auto isBack = [this] {
        return guest_->desk().session().joining() != nullptr &&
               guest_->desk().session().joining()->stage() == lan::Joining::Stage::Playing &&
               guest_->desk().session().joining()->place()->port == host_->desk().hosting()->port();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isBack(), 20000);
    QTRY_VERIFY(!guest_->desk().table().notices().hasSomething());
    QCOMPARE(lastVisit()->wish.port, host_->desk().hosting()->port());
    QVERIFY(playUntil([this] { return host_->model().history().size() > 60; }));
    guest_->desk().session().drop();
    guest_->window().currentTable().comeBack();
    guest_->model().endGame();
    moveTable();
    guest_->desk().refresh();
    guest_->desk().comeBack->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isBack(), 20000);
    QTRY_VERIFY(guest_->model().hasGame());
    QCOMPARE(lastVisit()->wish.port, host_->desk().hosting()->port());
    QVERIFY(playToTheEnd());
}

// In the lobby and in the game; the guests are not.
void NetworkDeskTest::hostIsToldOfGuessing() {
    joinAsBea();
    const QString code = host_->desk().hosting()->code().text();
    emit host_->desk().hosting()->codeGuessedAt();
    QVERIFY(host_->lobby().content().connection.endsWith("the join code is now " + code + "."));
    QVERIFY(guest_->lobby().content().connection.isEmpty());
    beginTogether();
    emit host_->desk().hosting()->codeGuessedAt();
    QVERIFY2(host_->desk().table().talk().text().endsWith("the join code is now " + code + "."),
             qPrintable(host_->desk().table().talk().text()));
    QVERIFY(!guest_->desk().table().talk().text().contains(code));
}

void NetworkDeskTest::codeIsShownInTheGame() {
    joinAsBea();
    beginTogether();
    guest_->desk().refresh();
    QVERIFY(!guest_->desk().invite->isEnabled());
    QVERIFY(!guest_->desk().invite->statusTip().isEmpty());
    host_->desk().refresh();
    QVERIFY(host_->desk().invite->isEnabled());
    QString shown;
    QTimer::singleShot(50, this, [&shown] {
        for (QWidget* each : QApplication::topLevelWidgets()) {
            auto* box = qobject_cast<Question*>(each);
            if (box == nullptr || !box->isVisible()) continue;
            shown = box->text() + u'\n' + box->more();
            box->reject();
        }
    });
    host_->desk().invite->trigger();
    QVERIFY2(shown.contains(host_->desk().hosting()->code().text()), qPrintable(shown));
    const auto addresses = lan::ownAddresses();
    if (!addresses.isEmpty()) QVERIFY2(shown.contains(addresses.front().toString()), qPrintable(shown));
    // And without asking, also when it changes.
    const QAction& always = *host_->desk().codeShown;
    QVERIFY(always.isVisible() && !guest_->desk().codeShown->isVisible());
    const QString before = host_->desk().hosting()->code().text();
    QVERIFY2(always.text().contains(before), qPrintable(always.text()));
    host_->desk().hosting()->remove(seatAt(1));
    const QString now = host_->desk().hosting()->code().text();
    QVERIFY(now != before);
    QVERIFY2(always.text().contains(now), qPrintable(always.text()));
    answerQuestion("End it for good");
    QVERIFY(host_->desk().mayLeave());
    QVERIFY(!always.isVisible());
}

// What Bea's computer knew of the table is gone with it.
void NetworkDeskTest::loseGuest() {
    guest_->desk().session().drop();
    guest_->window().currentTable().comeBack();
    guest_->model().endGame();
    QVERIFY(QDir(seatsFolder()).removeRecursively());
    QTRY_VERIFY(host_->desk().table().notices().hasSomething());
}

// With nothing but Enter.
void NetworkDeskTest::askToJoin() {
    guest_->desk().tables->trigger();
    JoinPage& page = guest_->desk().joinPage();
    QTRY_COMPARE(page.list().count(), 1);
    page.findChild<CodeField*>()->clear();
    QTRY_VERIFY2(page.wish() && page.wish()->knocks, qPrintable(page.whyNot()));
    QTest::keyClick(page.findChild<CodeField*>(), Qt::Key_Return);
    QTRY_VERIFY(!host_->desk().hosting()->knocks().isEmpty());
    const QString number = host_->desk().hosting()->knocks().front().number;
    QTRY_VERIFY(gui::wordsOf(page).join('\n').contains(number));
}

// In the lobby, then once more in the game, over whatever is seen there.
void NetworkDeskTest::whoAsksIsLetIn() {
    askToJoin();
    auto* knocks = host_->lobby().findChild<KnockPanel*>();
    QVERIFY(knocks->isVisible());
    QVERIFY2(knocks->words().startsWith("Bea asks to join."), qPrintable(knocks->words()));
    const auto letIn = [](KnockPanel& panel) {
        for (auto* each : panel.findChildren<QPushButton*>())
            if (each->text() == "L&et in") {
                QTRY_VERIFY(each->isEnabled());
                QTest::mouseClick(each, Qt::LeftButton);
            }
    };
    letIn(*knocks);
    QTRY_VERIFY(guest_->lobby().isVisible());
    QTRY_VERIFY(!knocks->isVisible());
    beginTogether();
    guest_->desk().session().drop();
    QDir(seatsFolder()).removeRecursively(); // another computer
    guest_->window().currentTable().comeBack();
    guest_->model().endGame();
    askToJoin();
    KnockPanel& notice = host_->desk().table().knocks();
    QTRY_VERIFY(notice.isVisible());
    letIn(notice);
    QTRY_VERIFY(guest_->model().hasGame());
    QTRY_VERIFY(!notice.isVisible());
    QCOMPARE(guest_->desk().session().joining()->lobby().yours, SeatSet()); // watches
}

void NetworkDeskTest::whoAsksIsRefused() {
    askToJoin();
    auto* knocks = host_->lobby().findChild<KnockPanel*>();
    JoinPage& page = guest_->desk().joinPage();
    const auto back = [&page] {
        for (auto* each : page.findChildren<QPushButton*>())
            if (each->text() == "&Back") each->click();
    };
    back();
    QTRY_VERIFY(!knocks->isVisible());
    QVERIFY(page.isVisible());
    QVERIFY(!guest_->desk().isAtTable());
    askToJoin();
    for (auto* each : knocks->findChildren<QPushButton*>())
        if (each->text() == "Re&fuse") each->click();
    QTRY_VERIFY(gui::wordsOf(page).join('\n').contains(lan::reasonText(lan::Reason::NotLetIn)));
    QVERIFY(!guest_->desk().isAtTable());
    // Who wants no such questions turns them off, also while the game is open.
    host_->settings().knocks.set(false);
    host_->desk().setMayKnock(false);
    QTRY_VERIFY2(!page.wish(), qPrintable(page.whyNot()));
}

void NetworkDeskTest::seatMovesToAnotherComputer() {
    joinAsBea();
    host_->desk().refresh();
    QVERIFY(!host_->desk().moveSeat->isEnabled());
    beginTogether();
    QVERIFY(playUntil([this] { return host_->model().history().size() > 30; }));
    loseGuest();
    guest_->desk().refresh();
    QVERIFY(!guest_->desk().moveSeat->isEnabled());
    host_->desk().refresh();
    QVERIFY(host_->desk().moveSeat->isEnabled());
    const lan::Hosting& hosting = *host_->desk().hosting();
    const QString before = hosting.code().text();
    answerQuestion("Do not move"); // on second thoughts
    host_->desk().moveSeat->trigger();
    QCOMPARE(hosting.handedOver(), Seat::None);
    answerQuestion("Close");
    host_->desk().moveSeat->trigger();
    QCOMPARE(hosting.handedOver(), seatAt(1));
    QVERIFY(hosting.code().text() != before);
    QCOMPARE(host_->desk().codeShown->text(), "Code for Bea: " + hosting.code().text());
    // While the window with the code is open it says that the code has been used, and by whom.
    QString words;
    QTimer::singleShot(0, this, [&] {
        auto* shown = qobject_cast<Question*>(QApplication::activeModalWidget());
        guest_->desk().joinAt({lan::TableAddress{"127.0.0.1", hosting.port()}, hosting.code()});
        const auto isDone = [&] {
            return hosting.handedOver() == Seat::None && shown->text() == hosting.code().text();
        };
        (void)QTest::qWaitFor(isDone, 10000);
        words = shown->more();
        shown->reject();
    });
    host_->desk().moveSeat->trigger();
    QVERIFY2(words.startsWith("Bea now plays from another computer."), qPrintable(words));
    QTRY_VERIFY(guest_->model().hasGame());
    QCOMPARE(guest_->model().observation().viewer, seatAt(1));
    QVERIFY2(host_->desk().table().talk().text().contains("Bea now plays from another computer"),
             qPrintable(host_->desk().table().talk().text()));
    QTRY_VERIFY(host_->desk().codeShown->text().startsWith("Join code"));
    QVERIFY(playToTheEnd());
    QTRY_VERIFY2(guest_->desk().table().talk().text().contains("deck is verified"),
                 qPrintable(guest_->desk().table().talk().text()));
}

// With the code alone one looks on, and is told how that can be mended.
void NetworkDeskTest::whoComesLateIsToldOfSeats() {
    joinAsBea();
    beginTogether();
    NoticePanel& notices = guest_->desk().table().notices();
    QVERIFY(notices.words().isEmpty());
    loseGuest();
    const lan::Hosting& hosting = *host_->desk().hosting();
    guest_->desk().joinAt({lan::TableAddress{"127.0.0.1", hosting.port()}, hosting.code()});
    QTRY_VERIFY(guest_->model().hasGame());
    QTRY_VERIFY2(notices.words().contains("you are a spectator"), qPrintable(notices.words()));
    QTest::mouseClick(notices.findChild<QPushButton*>("understood"), Qt::LeftButton);
    QVERIFY2(!notices.words().contains("spectator"), qPrintable(notices.words()));
}

void NetworkDeskTest::closedForGoodIsSaid() {
    joinAsBea();
    beginTogether();
    answerQuestion("End it for good");
    QVERIFY(host_->desk().mayLeave());
    const auto words = [this] { return guest_->desk().table().notices().words(); };
    QTRY_VERIFY2(words().contains("for good"), qPrintable(words()));
    QVERIFY2(!words().contains("saved") && !words().contains("disconnected"), qPrintable(words()));
    QVERIFY(guest_->desk().mayLeave());
    guest_->desk().refresh();
    QVERIFY(!guest_->desk().comeBack->isEnabled());
}

// Whoever comes to the page types the code, and whoever typed it wrong mends it.
void NetworkDeskTest::codeFieldHasTheFocus() {
    guest_->desk().tables->trigger();
    JoinPage& page = guest_->desk().joinPage();
    auto* code = page.findChild<CodeField*>();
    const auto has = [&] { return page.window()->focusWidget() == code; };
    QTRY_VERIFY(has());
    gui::settle();
    QVERIFY(has());
    QTRY_COMPARE(page.list().count(), 1);
    QTest::keyClicks(page.window()->focusWidget(), wrongCode());
    QTest::keyClick(page.window()->focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(guest_->desk().isAtTable());
    QTRY_VERIFY(!guest_->desk().isAtTable());
    QTRY_VERIFY(has());
    gui::settle();
    QVERIFY(has());
}

// A link comes from anybody: nothing goes out before the player says so. The command line is the player's own.
void NetworkDeskTest::linkAsksAndCommandLineJoins() {
    const lan::Hosting& hosting = *host_->desk().hosting();
    const lan::TableAddress address{"127.0.0.1", hosting.port()};
    JoinPage& page = guest_->desk().joinPage();
    guest_->desk().openLink("elgrande://join/nothing here");
    QVERIFY(page.isVisible());
    const auto labels = page.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel* each) { return each->text().contains("not an invitation"); }));
    guest_->desk().openLink(lan::linkTo(address, hosting.code()));
    gui::settle();
    QVERIFY(!guest_->desk().isAtTable());
    QCOMPARE(static_cast<int>(page.wish()->port), static_cast<int>(address.port));
    page.findChild<CodeField*>()->clear();
    guest_->desk().joinAt({address, hosting.code()});
    QTRY_VERIFY(guest_->lobby().isVisible());
}

void NetworkDeskTest::leavingIsAskedAndTheGamesHereAreBack() {
    joinAsBea();
    beginTogether();
    answerQuestion("Cancel");
    QVERIFY(!guest_->desk().mayLeave());
    QVERIFY(guest_->desk().isAtTable());
    answerQuestion("Leave game");
    QVERIFY(guest_->desk().mayLeave());
    QVERIFY(!guest_->desk().isAtTable());
    QVERIFY(!guest_->model().hasGame());
    QVERIFY(!guest_->window().currentTable().isElsewhere());
    Setup setup = shortGame();
    QVERIFY(guest_->window().newGames().begin(setup, {{"Bea", {}}, {"Bo", "random"}, {"Cy", "random"}}));
    QVERIFY(guest_->page().isVisible());
    QTRY_VERIFY(host_->desk().table().notices().hasSomething());
}

void NetworkDeskTest::newGameDialogOpensATable() {
    QVERIFY(guest_->window().newGames().begin(shortGame(), seats()));
    QTRY_VERIFY(guest_->lobby().isVisible());
    QVERIFY(guest_->desk().isHost());
    const QString folder = guest_->desk().hosting()->folder();
    QVERIFY(lan::TableFolder(folder).title());
    QTimer::singleShot(0, this, [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Return); });
    QVERIFY(!guest_->desk().mayLeave()); // a mere Enter sends nobody away
    QVERIFY(guest_->desk().isHost());
    answerQuestion("Close lobby");
    QVERIFY(guest_->desk().mayLeave());
    QVERIFY(!guest_->desk().isHost());
    QVERIFY(!lan::TableFolder(folder).title()); // nothing had begun
}

// "Host a table" on the join page never leads to a game that is only here.
void NetworkDeskTest::hostingBeginsWithSeatsForOthers() {
    QString begin;
    QTimer::singleShot(0, this, [&begin] {
        auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return;
        auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        begin = ok->text();
        ok->click();
    });
    emit guest_->desk().joinPage().hostWanted();
    QCOMPARE(begin, QStringLiteral("&Host"));
    QTRY_VERIFY(guest_->lobby().isVisible());
    QVERIFY(guest_->desk().isHost());
    answerQuestion("Close lobby");
    QVERIFY(guest_->desk().mayLeave());
}

// Two at the host's screen: each is asked behind the curtain where something is secret, and the guest sees both as
// people elsewhere.
void NetworkDeskTest::severalPeopleAtOneScreen() {
    answerQuestion("Close lobby");
    QVERIFY(host_->desk().mayLeave());
    host_->desk().host(shortGame(), {{"Ana", {}, false}, {{}, {}, true}, {"Eva", {}, false}}, true);
    QTRY_VERIFY(host_->lobby().isVisible());
    QTRY_VERIFY(host_->lobby().content().seats[2].own);
    QCOMPARE(host_->lobby().content().seats[2].seat.name, QStringLiteral("Eva"));
    QVERIFY(host_->lobby().content().seats[2].seat.ready);
    joinAsBea();
    beginTogether();
    QVERIFY(host_->model().isPerson(seatAt(0)) && host_->model().isPerson(seatAt(2)));
    QCOMPARE(guest_->model().presenceOf(seatAt(2)), GameModel::Presence::Elsewhere);
    bool curtain = false;
    QObject here; // as long as `curtain`
    connect(&host_->model(), &GameModel::changed, &here,
            [&] { curtain = curtain || host_->model().curtainFor() != Seat::None; });
    QVERIFY(playToTheEnd());
    QVERIFY(curtain);
}

// The seat is free again, a computer takes it, and whoever came for it watches what is public.
void NetworkDeskTest::whoStandsUpLooksOn() {
    joinAsBea();
    LobbyPage& lobby = guest_->lobby();
    QTRY_VERIFY(lobby.content().seats[1].own);
    QTest::mouseClick(lobby.row(seatAt(1))->button(), Qt::LeftButton);
    QTRY_VERIFY(!lobby.content().anyOwn);
    QTRY_COMPARE(host_->lobby().content().spectators, QStringList{"Bea"});
    emit host_->lobby().keepWanted(seatAt(1), "random");
    QTRY_VERIFY(host_->lobby().content().whyNotYet.isEmpty());
    QCOMPARE(host_->desk().hosting()->lobby().seats[1].name, QString("random")); // in no language on the wire
    emit host_->lobby().beginWanted();
    QTRY_VERIFY(guest_->model().hasGame());
    QCOMPARE(guest_->model().playerName(seatAt(1)), QString("Random"));
    QCOMPARE(guest_->model().observation().viewer, Seat::None);
    QVERIFY(playUntil([this] { return guest_->model().history().size() > 40; }));
    QVERIFY(!guest_->model().decision());
    // The others see who is there and who speaks, and the host may send the spectator away.
    TalkPanel& hosts = host_->desk().table().talk();
    host_->page().showPanel(hosts);
    QTRY_VERIFY(gui::wordsOf(hosts).join('\n').contains("Spectators: Bea"));
    emit guest_->desk().table().talk().said("Nice");
    QTRY_VERIFY2(hosts.text().endsWith("Bea (spectator): Nice"), qPrintable(hosts.text()));
    const QString code = host_->desk().hosting()->code().text();
    answerQuestion("Cancel");
    emit hosts.removeWanted("Bea");
    QCOMPARE(host_->desk().hosting()->code().text(), code);
    answerQuestion("Remove");
    emit hosts.removeWanted("Bea");
    QVERIFY(host_->desk().hosting()->code().text() != code);
    QVERIFY2(hosts.text().contains(host_->desk().hosting()->code().text()), qPrintable(hosts.text()));
    QTRY_VERIFY2(guest_->desk().table().notices().words().contains("removed you"),
                 qPrintable(guest_->desk().table().notices().words()));
    QTRY_VERIFY(!gui::wordsOf(hosts).join('\n').contains("Spectators: Bea"));
}

ELGRANDE_TEST(NetworkDeskTest)
#include "network_desk_test.moc"
