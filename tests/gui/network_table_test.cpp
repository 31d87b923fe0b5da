// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A game in the network in the window: the page shows it as any other, says what is not possible there and why, who is
// away, what is voted on, what is said and pointed at. One file, because every test needs the same table in a window.
#include "app/files/game_files.h"
#include "app/network/notice_panel.h"
#include "app/network/pointing.h"
#include "app/network/talk_panel.h"
#include "app/network/turn_clock.h"
#include "app/page/move_desk.h"
#include "app/replay/replay_desk.h"
#include "expansions/installed.h"
#include "tests/gui/network_stage.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/contributions/page_panel.h"
#include "views/court/seat_panel.h"
#include "views/persons/persons.h"
#include "views/prompt/prompt_panel.h"
#include "views/rulebook/rule_book.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>

using namespace elgrande;

class NetworkTableTest : public QObject, private gui::NetworkStage {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        installExpansionViews();
    }
    void init() { open(); }
    void cleanup() {
        standUp();
        close();
        table_.reset();
    }
    void pageShowsTheGameAndSaysWhatIsNotPossible();
    void whoIsAwayIsSeenUntilTheReturn();
    void noticesLieOverEverything();
    void chatIsPassedOnWhereItIsNotSeen();
    void peopleAreNobodyInParticular();
    void ownConnectionIsCountedDown();
    void choiceIsKeptUntilTheConnectionIsBack();
    void backOfOthersIsVotedOn();
    void ownAskingBackCanBeRefused();
    void standInIsProposedAfterAWhile();
    void standInOfOthersIsVotedOn();
    void talkIsHeardMutedAndNeverHtml();
    void eachSpectatorIsMutedAlone();
    void muteFollowsThePerson();
    void pointingIsSeenByAll();
    void turnIsTimed();
    void helpIsInTheRuleBook();
    void gameIsPlayedToItsEnd();

  private:
    QPushButton* button(const QString& name);
};

// Of the notices.
QPushButton* NetworkTableTest::button(const QString& name) { return table_->notices().findChild<QPushButton*>(name); }

void NetworkTableTest::pageShowsTheGameAndSaysWhatIsNotPossible() {
    sit(3);
    QVERIFY(model().hasGame());
    QVERIFY(page().isVisible());
    QCOMPARE(model().observation().viewer, seatAt(0));
    // A guest holds no record, so that nothing which needs one is possible, and the menus say why.
    QAction* lookBack = window_->replays().lookBack;
    for (QAction* action : {window_->files().save, window_->files().saveAs, lookBack}) {
        QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
        QVERIFY2(action->statusTip().contains("network"), qPrintable(action->statusTip()));
    }
    QVERIFY(playUntil([this] { return !model().decision() && model().waitingFor().size() == 1; }));
    QVERIFY2(page().prompt().promptText().startsWith("Waiting for P"), qPrintable(page().prompt().promptText()));
    const Seat waited = model().waitingFor().front();
    QCOMPARE(page().seats().row(waited)->content().status, QStringLiteral("to decide")); // not: thinking
    standUp();
    QVERIFY(begin("after")); // a game here has them again
    QVERIFY(lookBack->isEnabled());
    QVERIFY(lookBack->statusTip().isEmpty());
}

void NetworkTableTest::whoIsAwayIsSeenUntilTheReturn() {
    sit(3);
    QVERIFY(!table_->notices().isVisible());
    wire_->disconnectPlayer(other(1));
    deliver();
    QVERIFY(table_->notices().isVisible());
    QVERIFY2(table_->notices().words().startsWith("P2 is disconnected."), qPrintable(table_->notices().words()));
    QVERIFY(page().seats().row(seatAt(1))->content().kind.contains("Disconnected"));
    QCOMPARE(page().seats().row(seatAt(1))->content().status, QStringLiteral("⚠ disconnected"));
    QCOMPARE(table_->talk().text(), QStringLiteral("P2 disconnected."));
    QSignalSpy heard(&table_->talk(), &TalkPanel::heard);
    wire_->connectPlayer(other(1));
    deliver();
    QCOMPARE(table_->talk().text(), QStringLiteral("P2 disconnected.\nP2 is back.")); // stays when the notice is gone
    QCOMPARE(heard.size(), 1);
    QVERIFY(!table_->notices().isVisible());
    QVERIFY(page().seats().row(seatAt(1))->content().kind.startsWith("Human"));
}

// Over what needs the whole page, and nothing below moves.
void NetworkTableTest::noticesLieOverEverything() {
    sit(3);
    auto* whole = new QWidget(&page());
    bool asked = true;
    page().addPanel({.place = PagePanel::Place::Whole, .widget = whole, .asked = [&asked] { return asked; }});
    QVERIFY(whole->isVisible());
    const QRect bar(page().prompt().mapTo(&page(), QPoint(0, 0)), page().prompt().size());
    table_->setBroken("The connection broke.", 4000);
    const NoticePanel& notices = table_->notices();
    QVERIFY(notices.isVisible());
    const auto uppermost = [&] { return page().childAt(notices.mapTo(&page(), notices.rect().center())); };
    QVERIFY(uppermost() == &notices || notices.isAncestorOf(uppermost()));
    asked = false;
    page().askPanels();
    QVERIFY(!whole->isVisible());
    QVERIFY(uppermost() == &notices || notices.isAncestorOf(uppermost()));
    QCOMPARE(QRect(page().prompt().mapTo(&page(), QPoint(0, 0)), page().prompt().size()), bar);
    // F6 leads there.
    page().setFocus();
    for (int i = 0; i < 12 && !notices.isAncestorOf(QApplication::focusWidget()); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(notices.isAncestorOf(QApplication::focusWidget()));
    table_->setConnected();
    QVERIFY(!notices.isVisible());
}

void NetworkTableTest::chatIsPassedOnWhereItIsNotSeen() {
    sit(3);
    NoticePanel& notices = table_->notices();
    QSignalSpy told(&notices, &NoticePanel::told);
    lan::Chat line;
    line.by = seatAt(1);
    line.text = QStringLiteral("Are you there?");
    here().table->receive(lan::HostMessage(line));
    QVERIFY(notices.isVisible());
    QVERIFY2(notices.words().contains("P2") && notices.words().contains(line.text), qPrintable(notices.words()));
    QVERIFY(told.isEmpty()); // a screen reader has had it from the chat
    // Who reads the chat needs it nowhere else.
    notices.clear();
    page().showPanel(table_->talk());
    here().table->receive(lan::HostMessage(line));
    QVERIFY(!notices.isVisible());
    // It goes by itself.
    lan::Moment time{};
    NoticePanel passing([](Seat) { return QStringLiteral("Ana"); }, *theme_, nullptr, [&time] { return time; });
    passing.passOn(QStringLiteral("x").repeated(400));
    QVERIFY(passing.hasSomething());
    QVERIFY(passing.words().size() < 200);
    time += std::chrono::seconds(11);
    QVERIFY(!passing.hasSomething());
}

// Only a computer player of that name looks like one of those whom the program knows.
void NetworkTableTest::peopleAreNobodyInParticular() {
    sit(3, 1, "network", {"Ana", "Leonor", "Gaspar"});
    QCOMPARE(page().seats().row(seatAt(1))->content().portrait, portraitOf(nullptr));
    QVERIFY(page().seats().row(seatAt(2))->content().portrait != portraitOf(nullptr));
    wire_->disconnectPlayer(other(1));
    deliver();
    QCOMPARE(page().seats().row(seatAt(1))->content().portrait, portraitOf(nullptr));
}

// The line says when it is tried next, the talk waits, and at the end there is a choice.
void NetworkTableTest::ownConnectionIsCountedDown() {
    sit(2);
    lan::Moment time{};
    NoticePanel notices([](Seat) { return QStringLiteral("Ana"); }, *theme_, nullptr, [&time] { return time; });
    notices.setBroken("The connection broke.", 4000);
    QVERIFY2(notices.words().contains("Next attempt in 4 seconds."), qPrintable(notices.words()));
    time += std::chrono::seconds(3);
    QVERIFY2(notices.words().contains("Next attempt in 1 second"), qPrintable(notices.words()));
    time += std::chrono::seconds(3);
    QVERIFY(notices.words().contains("Reconnecting"));

    table_->setBroken("The connection broke.", 4000);
    QVERIFY(table_->notices().isVisible());
    QSignalSpy tryNow(table_.get(), &NetworkTable::retryWanted);
    QVERIFY(button("retry")->isVisible());
    QCOMPARE(button("retry")->text(), QStringLiteral("Tr&y now"));
    QTest::mouseClick(button("retry"), Qt::LeftButton);
    QCOMPARE(tryNow.size(), 1);
    QVERIFY2(table_->notices().words().contains("Reconnecting"), qPrintable(table_->notices().words()));
    QVERIFY(button("leave")->isVisible());
    QVERIFY(!table_->talk().findChild<QLineEdit*>()->isEnabled());
    table_->setEnded("Nobody answers there.", true);
    QVERIFY(button("retry")->isVisible());
    QCOMPARE(button("retry")->text(), QStringLiteral("&Try again"));
    QSignalSpy retry(table_.get(), &NetworkTable::retryWanted);
    QTest::mouseClick(button("retry"), Qt::LeftButton);
    QCOMPARE(retry.size(), 1);
    table_->setConnected();
    QVERIFY(!table_->notices().isVisible());
    QVERIFY(table_->talk().findChild<QLineEdit*>()->isEnabled());
}

// Made before anybody knows that the connection is broken, or after it.
void NetworkTableTest::choiceIsKeptUntilTheConnectionIsBack() {
    const QString kept = QStringLiteral("Your choice is kept");
    sit(2);
    QVERIFY(playUntil([this] { return model().decision().has_value(); }));
    table_->setBroken("The connection broke.", 4000);
    QVERIFY(!table_->notices().words().contains(kept));
    QSignalSpy told(&table_->notices(), &NoticePanel::told);
    model().choose(model().decision()->legal.front());
    QVERIFY(here().table->isWaiting());
    QTRY_COMPARE(told.size(), 1);
    QVERIFY2(told[0][0].toString().contains(kept), qPrintable(told[0][0].toString()));
    QVERIFY(table_->notices().words().contains(kept));
    table_->setConnected();
    QVERIFY(!table_->notices().words().contains(kept));
    deliver();
    QVERIFY(!here().table->isWaiting());
    table_->setBroken("The connection broke.", 4000);
    QVERIFY(!table_->notices().words().contains(kept));
}

// Another player asks to take back: the question does not block, and what is answered counts.
void NetworkTableTest::backOfOthersIsVotedOn() {
    sit(2);
    // P2 has decided something that cannot be taken back freely any more.
    QVERIFY(playUntil([this] { return model().decision() && model().history().size() > 20; }));
    const std::size_t before = model().history().size();
    other(1).table->askBack(seatAt(1));
    deliver();
    QVERIFY2(table_->notices().words().contains("P2 asks to undo"), qPrintable(table_->notices().words()));
    QVERIFY(button("yes")->isVisible());
    QVERIFY(model().decision()); // the own question stays open meanwhile
    QTest::mouseClick(button("yes"), Qt::LeftButton);
    deliver();
    QVERIFY(!table_->notices().isVisible());
    QVERIFY(model().history().size() < before);
}

void NetworkTableTest::ownAskingBackCanBeRefused() {
    sit(2);
    QVERIFY(playUntil([this] { return model().history().size() > 20 && table_->mayAskBack() && !model().decision(); }));
    const std::size_t before = model().history().size();
    table_->askBack();
    deliver();
    QVERIFY2(table_->notices().words().contains("Waiting for: P2"), qPrintable(table_->notices().words()));
    QVERIFY(!button("yes")->isVisible());
    other(1).table->vote(seatAt(1), false);
    deliver();
    QVERIFY(!table_->notices().isVisible());
    QCOMPARE(model().history().size(), before);
    const QString declined = QStringLiteral("The others did not agree to the undo.");
    QVERIFY2(table_->talk().text().contains(declined), qPrintable(table_->talk().text()));
    // Once it is agreed nothing is declined.
    table_->talk().clear();
    table_->askBack();
    deliver();
    other(1).table->vote(seatAt(1), true);
    deliver();
    QVERIFY(model().history().size() < before);
    QVERIFY2(!table_->talk().text().contains(declined), qPrintable(table_->talk().text()));
}

void NetworkTableTest::standInIsProposedAfterAWhile() {
    sit(3);
    wire_->host->setVoteAfter(0);
    wire_->disconnectPlayer(other(2));
    deliver();
    QVERIFY(!button("standIn")->isVisible()); // too early, by the clock here
    table_->notices().setVoteAfter(std::chrono::milliseconds(0));
    table_->notices().setSeats(here().table->seatsNow(), here().seats);
    QTRY_VERIFY(button("standIn")->isVisible());
    QCOMPARE(table_->notices().mayStandIn(), seatAt(2));
    QTest::mouseClick(button("standIn"), Qt::LeftButton);
    deliver();
    other(1).table->vote(seatAt(1), true);
    deliver();
    QVERIFY2(table_->notices().words().contains("has taken over"), qPrintable(table_->notices().words()));
    QCOMPARE(model().presenceOf(seatAt(2)), GameModel::Presence::StandIn);
    QVERIFY(page().seats().row(seatAt(2))->content().kind.contains("computer playing"));
    QVERIFY(table_->talk().text().endsWith("A computer player has taken over for P3."));
}

// The question says who is away, and it is said once.
void NetworkTableTest::standInOfOthersIsVotedOn() {
    sit(3);
    wire_->host->setVoteAfter(0);
    wire_->disconnectPlayer(other(2));
    deliver();
    other(1).table->proposeStandIn(seatAt(1), seatAt(2));
    deliver();
    QCOMPARE(table_->notices().words(),
             QStringLiteral("P3 is disconnected. Let a computer player take over until they return?"));
    QVERIFY(button("yes")->isVisible());
    QTest::mouseClick(button("no"), Qt::LeftButton);
    deliver();
    QVERIFY2(table_->notices().words().startsWith("P3 is disconnected. Their seat is kept"),
             qPrintable(table_->notices().words()));
}

// Under whatever name; who has said nothing is not offered.
void NetworkTableTest::eachSpectatorIsMutedAlone() {
    sit(3);
    TalkPanel& talk = table_->talk();
    const auto hear = [this](int number, const char* name, const char* text) {
        here().table->receive(
            lan::HostMessage(lan::Chat{Seat::None, -1, QString::fromLatin1(text), QString::fromLatin1(name), number}));
    };
    const auto mutes = [&talk] {
        QList<QAction*> actions;
        for (const QToolButton* each : talk.findChildren<QToolButton*>()) {
            if (each->text() != "Mute") continue;
            emit each->menu()->aboutToShow();
            actions = each->menu()->actions();
        }
        return actions;
    };
    const auto named = [&mutes](const QString& name) -> QAction* {
        for (QAction* each : mutes())
            if (each->text() == "Mute " + name) return each;
        return nullptr;
    };
    lan::Lobby lobby;
    lobby.watching = {"Sven", "Tom"};
    lobby.seats.resize(3);
    table_->setLobby(lobby);
    QCOMPARE(mutes().size(), 2); // the other players
    hear(7, "Sven", "one");
    hear(8, "Tom", "two");
    QCOMPARE(mutes().size(), 4);
    named("Sven (spectator)")->trigger();
    QTRY_COMPARE(talk.text(), QStringLiteral("Tom (spectator): two"));
    hear(7, "Ana", "three");
    hear(8, "Tom", "four");
    QCOMPARE(talk.text(), QStringLiteral("Tom (spectator): two\nTom (spectator): four"));
    Theme theme;
    TalkPanel next(theme);
    next.goOnFrom(talk);
    QCOMPARE(next.text(), talk.text());
    QVERIFY(named("Ana (spectator)")->isChecked());
    named("Ana (spectator)")->trigger();
    QTRY_VERIFY(talk.text().contains("Sven (spectator): one") && talk.text().contains("Ana (spectator): three"));
}

// From a seat to looking on and into another seat; not to who comes into the seat.
void NetworkTableTest::muteFollowsThePerson() {
    constexpr int kAna = 5;
    constexpr int kBea = 6;
    Theme theme;
    TalkPanel talk(theme);
    const auto sit = [&talk](int ana, int bea) {
        std::vector<TalkPanel::Voice> voices = {{seatAt(0), "Host", {}, true, 1}};
        if (ana > 0) voices.push_back({seatAt(ana), "Ana", {}, false, kAna});
        if (bea > 0) voices.push_back({seatAt(bea), "Bea", {}, false, kBea});
        talk.setVoices(voices);
    };
    const auto hear = [&talk](int at, int guest, const QString& text) {
        const char* name = guest == kAna ? "Ana" : "Bea";
        talk.hear({at > 0 ? seatAt(at) : Seat::None, -1, text, at > 0 ? QString() : QString(name), guest});
    };
    sit(1, 2);
    hear(1, kAna, "one");
    talk.setMuted(talk.speakerAt(seatAt(1)), true);
    QCOMPARE(talk.text(), QString());
    sit(0, 2);
    hear(0, kAna, "two");
    QCOMPARE(talk.text(), QString());
    sit(0, 1);
    hear(1, kBea, "three");
    QCOMPARE(talk.text(), QStringLiteral("Bea: three"));
    sit(2, 1);
    hear(2, kAna, "four");
    QCOMPARE(talk.text(), QStringLiteral("Bea: three"));
    QVERIFY(talk.isMuted(talk.speakerAt(seatAt(2))) && !talk.isMuted(talk.speakerAt(seatAt(1))));
    talk.setMuted(talk.speakerAt(seatAt(2)), false); // everything is called as it was
    QCOMPARE(talk.text(), QStringLiteral("Ana: one\nAna (spectator): two\nBea: three\nAna: four"));
}

void NetworkTableTest::talkIsHeardMutedAndNeverHtml() {
    sit(3);
    auto* tabs = page().findChild<QTabWidget*>();
    const auto title = [&] { return tabs->tabText(tabs->indexOf(&table_->talk())); };
    QVERIFY(tabs->isTabVisible(tabs->indexOf(&table_->talk())));
    // The host hands on what is said.
    const auto hear = [this](int by, int phrase, const QString& text) {
        here().table->receive(lan::HostMessage(lan::Chat{seatAt(by), phrase, text}));
    };
    hear(1, 1, {});
    QCOMPARE(table_->talk().text(), QStringLiteral("P2: Well played!"));
    QCOMPARE(title(), QStringLiteral("Chat (1)"));
    hear(2, -1, "<b>bold</b> & <img src='x'>");
    QVERIFY(table_->talk().text().contains("P3: <b>bold</b> & <img src='x'>"));
    table_->talk().setMuted(table_->talk().speakerAt(seatAt(2)), true);
    QVERIFY(!table_->talk().text().contains("P3"));
    hear(2, -1, "again");
    QVERIFY(!table_->talk().text().contains("again"));
    QCOMPARE(table_->talk().unread(), 2); // the muted line is none to be read
    here().table->receive(lan::HostMessage(lan::Pointer{seatAt(2), lan::Pointer::At::Area, 1}));
    QCOMPARE(table_->marks().count(), 0); // nor is shown what a muted player points to
    table_->talk().setMuted(table_->talk().speakerAt(seatAt(2)), false);
    here().table->receive(lan::HostMessage(lan::Pointer{seatAt(2), lan::Pointer::At::Area, 1}));
    QCOMPARE(table_->marks().count(), 1);
    QVERIFY(table_->talk().text().contains("again")); // nothing was lost
    page().showPanel(table_->talk());
    QCOMPARE(title(), QStringLiteral("Chat"));
    // The own words go to the host.
    QSignalSpy sent(here().table.get(), &lan::GuestTable::send);
    auto* field = table_->talk().findChild<QLineEdit*>();
    QTest::keyClicks(field, "Nice one");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(sent.size(), 1);
    QCOMPARE(std::get<lan::Chat>(*lan::guestMessageIn(sent[0][0].value<QCborMap>())).text, QStringLiteral("Nice one"));
    QVERIFY(field->text().isEmpty());
    // What nothing can be shown of is not sent, and stays to be mended.
    field->setText(QStringLiteral("\u200d\ue000"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(sent.size(), 1);
    QCOMPARE(field->text(), QStringLiteral("\u200d\ue000"));
    field->clear();
    // Phrases are read in the language of who reads them.
    language_.use("de");
    QCoreApplication::processEvents();
    QVERIFY2(!table_->talk().text().contains("Well played!"), qPrintable(table_->talk().text()));
    language_.use("en");
}

void NetworkTableTest::pointingIsSeenByAll() {
    sit(2);
    BoardView& board = page().board();
    const Area area = static_cast<Area>(2);
    const QPoint at = board.pointOf({area, Owner::None, Token::None});
    QSignalSpy sent(here().table.get(), &lan::GuestTable::send);
    QTest::mouseClick(board.viewport(), Qt::LeftButton, Qt::ControlModifier, at);
    QCOMPARE(sent.size(), 1);
    const auto pointer = std::get<lan::Pointer>(*lan::guestMessageIn(sent[0][0].value<QCborMap>()));
    QCOMPARE(pointer.at, lan::Pointer::At::Area);
    QCOMPARE(pointer.id, static_cast<int>(index(area)));
    QVERIFY(model().decision().has_value() || !model().waitingFor().empty()); // and nothing was chosen
    // The same by keys.
    board.setFocus();
    board.setFocusSpot({area, Owner::None, Token::None});
    table_->marks().pointByKey();
    QCOMPARE(sent.size(), 2);
    QCOMPARE(std::get<lan::Pointer>(*lan::guestMessageIn(sent[1][0].value<QCborMap>())), pointer);
    deliver();
    PointingMarks& marks = table_->marks();
    lan::Pointer theirs{seatAt(1), lan::Pointer::At::Area, static_cast<int>(index(area))};
    here().table->receive(lan::HostMessage(theirs));
    QVERIFY(marks.isVisible());
    QVERIFY(marks.count() >= 1);
    // It is painted where the place is, and not before.
    const QRect box = marks.boxOf(theirs);
    QVERIFY(box.contains(board.viewport()->mapTo(&page(), at)));
    const QImage with = page().grab(box).toImage();
    marks.setOn(false);
    QVERIFY(!marks.isVisible());
    QVERIFY(page().grab(box).toImage() != with);
    QTest::mouseClick(board.viewport(), Qt::LeftButton, Qt::ControlModifier, at);
    QCOMPARE(sent.size(), 2); // a game that is not in the network points at nothing
}

void NetworkTableTest::turnIsTimed() {
    sit(2);
    lan::Moment time{};
    TurnClock clock(model(), nullptr, [&time] { return time; });
    QSignalSpy out(&clock, &TurnClock::ranOut);
    QVERIFY(!clock.isWanted());
    clock.setMinutes(2);
    QVERIFY(playUntil([this] { return model().decision() && model().waitingFor().size() == 1; }));
    QVERIFY(clock.isWanted());
    time += std::chrono::seconds(65);
    emit model().changed();
    QVERIFY2(clock.text().contains("1:05 of 2:00"), qPrintable(clock.text()));
    QVERIFY(!clock.isOver());
    time += std::chrono::seconds(60);
    emit model().changed();
    QVERIFY(clock.isOver());
    emit model().changed();
    QCOMPARE(out.size(), 1);
}

// Whoever asks what can be done when the host stays away is told, in both languages.
void NetworkTableTest::helpIsInTheRuleBook() {
    sit(2);
    QSignalSpy help(table_.get(), &NetworkTable::helpWanted);
    table_->setEnded("Nobody answers there.", true);
    QTest::mouseClick(button("help"), Qt::LeftButton);
    QCOMPARE(help.size(), 1);
    for (const char* language : {"en", "de"}) {
        const RuleBook book(RuleBook::sourceFor(language), model().catalogue());
        for (const char* name : {"network-host", "network-join", "network-play", "network-host-gone", "network-trust"})
            QVERIFY2(book.pageOf(name) >= 0, name);
    }
}

// By chance, over the wire, to the result sheet.
void NetworkTableTest::gameIsPlayedToItsEnd() {
    sit(3, 1);
    QVERIFY(playUntil([this] { return model().observation().over; }));
    QVERIFY(!table_->running());
    QVERIFY(table_->hasGame());
    QCOMPARE(here().model->history().size(), std::size_t{0}); // the window's model has it
    QCOMPARE(static_cast<int>(model().history().size()), wire_->eventsAtHost());
}

ELGRANDE_TEST(NetworkTableTest)
#include "network_table_test.moc"
