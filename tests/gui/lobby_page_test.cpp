// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Around the table in the network: seats are taken and left, the code can be copied, the beginning says why it is not
// possible yet, and seats for people in the network are set up in the new-game dialog.
#include "app/network/knock_panel.h"
#include "app/network/lobby_content.h"
#include "app/network/lobby_page.h"
#include "app/network/talk_panel.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/place_card.h"
#include "app/new_game/seats_editor.h"
#include "app/program/language.h"
#include "app/table/screen.h"
#include "expansions/installed.h"
#include "model/record/record.h"
#include "model/rules/setup.h"
#include "tests/gui/window_clipping.h"
#include "tests/named_test.h"
#include "views/theme/theme.h"
#include "views/toolkit/voice.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

using namespace elgrande;

namespace {

using Holder = lan::LobbySeat::Holder;
const QString kCode = QStringLiteral("ACD-EFH");

LobbyContent hostsLobby() {
    LobbyContent lobby;
    lobby.title = "Inés' table";
    lobby.game = "Big Box, 9 rounds";
    lobby.seats = {{{Holder::Person, "Inés", {}, true, false, true}, "red", true, false, true},
                   {{Holder::Person, "Diego", {}, false, false, false}, "blue", false, false, true},
                   {{Holder::Open, {}, {}, false, false, false}, "green", false, true, true},
                   {{Holder::Computer, "Hard", "hard", true, false, false}, "yellow", false, false, true}};
    lobby.spectators = {"Lucía"};
    lobby.code = kCode;
    lobby.addresses = {"192.168.0.7:23610", "[fe80::1]:23610"};
    lobby.invitation = "Come and play!";
    lobby.hosts = lobby.anyOwn = lobby.ready = true;
    lobby.whyNotYet = "A seat is still free.";
    return lobby;
}

} // namespace

class LobbyPageTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        installExpansionViews();
    }
    void init();
    void cleanup() {
        page_.reset();
        QApplication::setFont(Theme::sans(14));
    }
    void seatsAreTakenAndLeft();
    void nameIsChanged();
    void invitationIsCopied();
    void enterPressesWhatHasTheKeyboard();
    void lobbyAndItsChangesAreAnnounced();
    void tableThatIsNotListedSaysSo();
    void newGuestIsNoSpectatorWithoutAName();
    void computersAreCalledInTheReadersLanguage();
    void eachIsToldWhatToDo();
    void focusDoesNotLandOnWhatLeaves();
    void hostSaysForWhomASeatIs();
    void beginningSaysWhyNotYet();
    void guestSeesNoCode();
    void hostAnswersWhoAsks();
    void hostRemovesSpectators();
    void seatsAreKeptForTheNetwork();
    void largestTextFits_data();
    void largestTextFits();

  private:
    QPushButton* button(const QString& beginning) const;
    bool says(const QString& words) const;

    Language language_;
    Theme theme_;
    std::unique_ptr<LobbyPage> page_;
};

void LobbyPageTest::init() {
    language_.use("en");
    page_ = std::make_unique<LobbyPage>(theme_);
    page_->resize(1024, 640);
    page_->show();
    page_->setContent(hostsLobby());
    QVERIFY(QTest::qWaitForWindowExposed(page_.get()));
}

QPushButton* LobbyPageTest::button(const QString& beginning) const {
    for (auto* each : page_->findChildren<QPushButton*>())
        if (each->isVisible() && QString(each->text()).remove(u'&').startsWith(beginning)) return each;
    return nullptr;
}

bool LobbyPageTest::says(const QString& words) const {
    const auto labels = page_->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* each) { return each->isVisible() && each->text().contains(words); });
}

void LobbyPageTest::seatsAreTakenAndLeft() {
    QSignalSpy take(page_.get(), &LobbyPage::takeWanted);
    QSignalSpy up(page_.get(), &LobbyPage::standUpWanted);
    QVERIFY(!page_->row(seatAt(1))->button()->isVisible()); // somebody else's
    QVERIFY(!page_->row(seatAt(3))->button()->isVisible()); // a computer's
    QTest::mouseClick(page_->row(seatAt(2))->button(), Qt::LeftButton);
    QCOMPARE(take.size(), 1);
    QCOMPARE(take[0][0].value<Seat>(), seatAt(2));
    QTest::mouseClick(page_->row(seatAt(0))->button(), Qt::LeftButton);
    QCOMPARE(up.size(), 1);
    QCOMPARE(up[0][0].value<Seat>(), seatAt(0));
    QCOMPARE(page_->row(seatAt(0))->status(), QStringLiteral("✓ ready"));
    QCOMPARE(page_->row(seatAt(1))->status(), QStringLiteral("not ready"));
    QVERIFY(says("Spectators: Lucía"));
    // What others do while a name is being typed leaves it alone.
    QLineEdit* field = page_->row(seatAt(0))->findChild<QLineEdit*>();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "Carm");
    LobbyContent later = hostsLobby();
    later.seats[1].seat.ready = true;
    page_->setContent(later);
    QCOMPARE(field->text(), QStringLiteral("Carm"));
    QCOMPARE(page_->row(seatAt(1))->status(), QStringLiteral("✓ ready"));
}

void LobbyPageTest::nameIsChanged() {
    QSignalSpy colour(page_.get(), &LobbyPage::colourWanted);
    QVERIFY(!page_->row(seatAt(1))->findChild<QToolButton*>("seat-colour")->isEnabled());
    QMenu* colours = page_->row(seatAt(0))->findChild<QToolButton*>("seat-colour")->menu();
    emit colours->aboutToShow();
    colours->actions().at(2)->trigger();
    QCOMPARE(colour.size(), 1);
    QCOMPARE(colour[0][1].toString(), QString::fromStdString(knownColours()[2]));
    // What somebody else has chosen says whose it is.
    LobbyContent chosen = hostsLobby();
    chosen.seats[0].taken = {{knownColours()[2], "Die&go"}};
    page_->setContent(chosen);
    emit colours->aboutToShow();
    for (const QAction* each : colours->actions()) QCOMPARE(each->isEnabled(), each != colours->actions().at(2));
    QVERIFY2(colours->actions().at(2)->text().endsWith(" – Die&&go"), qPrintable(colours->actions().at(2)->text()));
    QSignalSpy named(page_.get(), &LobbyPage::nameWanted);
    QLineEdit* field = page_->row(seatAt(0))->findChild<QLineEdit*>();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "Carmen");
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!named.empty());
    QCOMPARE(named[0][1].toString(), QStringLiteral("Carmen"));
    QVERIFY(!page_->row(seatAt(1))->findChild<QLineEdit*>()->isVisible());
}

void LobbyPageTest::invitationIsCopied() {
    QTest::mouseClick(button("Copy"), Qt::LeftButton);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Come and play!"));
    QVERIFY(says("192.168.0.7:23610"));
    QVERIFY(says("ACD-EFH"));
}

// As everywhere else in the window; only a stranger is not let in that way.
void LobbyPageTest::enterPressesWhatHasTheKeyboard() {
    for (QPushButton* each : {button("Copy"), button("Close"), page_->row(seatAt(0))->button()}) {
        QVERIFY(each != nullptr && each->isEnabled());
        const QSignalSpy pressed(each, &QPushButton::clicked);
        QTest::keyClick(each, Qt::Key_Return);
        QCOMPARE(pressed.size(), 1);
    }
}

void LobbyPageTest::hostSaysForWhomASeatIs() {
    QSignalSpy keep(page_.get(), &LobbyPage::keepWanted);
    QSignalSpy away(page_.get(), &LobbyPage::sendAwayWanted);
    QVERIFY(!page_->row(seatAt(0))->findChild<QToolButton*>("seat-menu")->isVisible()); // the own one
    const auto actions = page_->row(seatAt(2))->findChild<QToolButton*>("seat-menu")->menu()->actions();
    QVERIFY(actions.size() > 4);
    actions.at(1)->trigger();
    QCOMPARE(keep.size(), 1);
    QCOMPARE(keep[0][0].value<Seat>(), seatAt(2));
    QVERIFY(!keep[0][1].toString().isEmpty());
    page_->row(seatAt(3))->findChild<QToolButton*>("seat-menu")->menu()->actions().at(0)->trigger(); // a computer's
                                                                                                     // place is opened
    QCOMPARE(keep[1][1].toString(), QString());
    page_->row(seatAt(1))->findChild<QToolButton*>("seat-menu")->menu()->actions().at(0)->trigger();
    QCOMPARE(away.size(), 1);
    QCOMPARE(away[0][0].value<Seat>(), seatAt(1));
    QVERIFY(!away[0][1].toBool());
    page_->row(seatAt(1))->findChild<QToolButton*>("seat-menu")->menu()->actions().at(1)->trigger();
    QVERIFY(away[1][1].toBool());
    LobbyContent guests = hostsLobby();
    for (LobbyPlace& each : guests.seats) each.hosts = false;
    page_->setContent(guests);
    QVERIFY(!page_->row(seatAt(2))->findChild<QToolButton*>("seat-menu")->isVisible());
}

void LobbyPageTest::beginningSaysWhyNotYet() {
    QSignalSpy begin(page_.get(), &LobbyPage::beginWanted);
    QVERIFY(!button("Start game")->isEnabled());
    QVERIFY(says("A seat is still free."));
    LobbyContent ready = hostsLobby();
    ready.whyNotYet.clear();
    page_->setContent(ready);
    QVERIFY(button("Start game")->isEnabled());
    QTest::mouseClick(button("Start game"), Qt::LeftButton);
    QCOMPARE(begin.size(), 1);
}

// Also one whose name is not known.
void LobbyPageTest::hostRemovesSpectators() {
    LobbyContent lobby = hostsLobby();
    page_->setContent(lobby);
    auto* menu = page_->findChild<QToolButton*>("spectator-menu");
    QVERIFY(!menu->isVisible()); // of a guest, or nobody is there
    lobby.removable = {"Luc&a", QString()};
    page_->setContent(lobby);
    QVERIFY(menu->isVisible());
    QSignalSpy removed(page_.get(), &LobbyPage::removeSpectatorWanted);
    emit menu->menu()->aboutToShow();
    const auto actions = menu->menu()->actions();
    QCOMPARE(actions.size(), 4);
    QCOMPARE(actions[0]->text(), QStringLiteral("Remove Luc&&a"));
    QCOMPARE(actions[3]->text(), QStringLiteral("Remove Spectator and block computer"));
    actions[0]->trigger();
    actions[3]->trigger();
    QCOMPARE(removed[0], (QList<QVariant>{QStringLiteral("Luc&a"), false}));
    QCOMPARE(removed[1], (QList<QVariant>{QString(), true}));
}

// One after the other; a click that comes as the next one appears is not for that one.
void LobbyPageTest::hostAnswersWhoAsks() {
    LobbyContent lobby = hostsLobby();
    page_->setContent(lobby);
    const auto* panel = page_->findChild<KnockPanel*>();
    QVERIFY(!panel->isVisible());
    const QWidget* focus = page_->window()->focusWidget();
    lobby.knocks = {{4, "Lea", "0471"}, {5, "<b>Max</b>", "9999"}};
    page_->setContent(lobby);
    QVERIFY(panel->isVisible());
    QVERIFY(says("Lea asks to join"));
    QVERIFY(says("0471"));
    QVERIFY2(Voice::of(*page_).lastSaid().contains("0 4 7 1"), qPrintable(Voice::of(*page_).lastSaid()));
    QCOMPARE(page_->window()->focusWidget(), focus);
    QSignalSpy answered(page_.get(), &LobbyPage::knockAnswered);
    QTest::mouseClick(button("Let in"), Qt::LeftButton);
    QCOMPARE(answered.size(), 0);
    QTRY_VERIFY(button("Let in")->isEnabled());
    QTest::mouseClick(button("Let in"), Qt::LeftButton);
    QCOMPARE(answered.size(), 1);
    QCOMPARE(answered[0][0].toInt(), 4);
    QCOMPARE(answered[0][1].value<lan::KnockAnswer>(), lan::KnockAnswer::LetIn);
    lobby.knocks.removeFirst();
    page_->setContent(lobby);
    QVERIFY(says("<b>Max</b> asks to join"));
    QVERIFY(!button("Let in")->isEnabled());
    QTest::mouseClick(button("Refuse"), Qt::LeftButton);
    QTest::mouseClick(button("Block this computer"), Qt::LeftButton);
    QCOMPARE(answered.size(), 3);
    QCOMPARE(answered[1][1].value<lan::KnockAnswer>(), lan::KnockAnswer::Refuse);
    QCOMPARE(answered[2][0].toInt(), 5);
    QCOMPARE(answered[2][1].value<lan::KnockAnswer>(), lan::KnockAnswer::RefuseAlways);
    lobby.knocks.clear();
    page_->setContent(lobby);
    QVERIFY(!panel->isVisible());
}

void LobbyPageTest::guestSeesNoCode() {
    LobbyContent guests = hostsLobby();
    guests.hosts = false;
    guests.code.clear();
    guests.addresses.clear();
    guests.ready = false;
    page_->setContent(guests);
    QVERIFY(!says("ABCD"));
    QCOMPARE(button("Start game"), nullptr);
    QVERIFY(button("Leave lobby"));
    QSignalSpy ready(page_.get(), &LobbyPage::readyWanted);
    QTest::mouseClick(button("Ready"), Qt::LeftButton);
    QCOMPARE(ready.size(), 1);
    QCOMPARE(ready[0][0].toBool(), true);
}

// Only where the dialog offers it; remembered with the table, swapped with the place.
void LobbyPageTest::seatsAreKeptForTheNetwork() {
    NewGameDialog dialog;
    auto* begin = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    SeatsEditor& seats = dialog.seatsEditor();
    seats.places()[1]->setElsewhere(true);
    QVERIFY(!seats.isForNetwork()); // not offered
    seats.offerNetwork(true);
    QCOMPARE(begin->text(), QStringLiteral("Start &game"));
    seats.places()[1]->setElsewhere(true);
    QVERIFY(seats.isForNetwork());
    QCOMPARE(begin->text(), QStringLiteral("&Host"));
    // Nobody is called like a computer player there, and guests are not given the wrong code.
    QVERIFY(!seats.places()[1]->findChild<QLineEdit*>()->isVisibleTo(seats.places()[1]));
    QVERIFY(seats.places()[0]->findChild<QLineEdit*>()->isVisibleTo(seats.places()[0]));
    QVERIFY(dialog.findChild<QLabel*>("code-note")->text().startsWith("This is not the join code"));
    QVERIFY(dialog.seats()[1].elsewhere);
    QVERIFY(dialog.seats()[1].agent.isEmpty());
    QVERIFY(!dialog.seats()[0].elsewhere);
    const QVariantMap table = dialog.remembered();
    NewGameDialog again;
    again.seatsEditor().offerNetwork(true);
    again.recall(table);
    QVERIFY(again.seats()[1].elsewhere);
    QCOMPARE(again.seats()[2].agent, dialog.seats()[2].agent);
    NewGameDialog without; // nobody hosts there: a person sits here
    without.recall(table);
    QVERIFY(!without.seats()[1].elsewhere);
}

void LobbyPageTest::lobbyAndItsChangesAreAnnounced() {
    const Voice& voice = Voice::of(*page_);
    page_->hide();
    page_->show();
    QTRY_VERIFY(!voice.lastSaid().isEmpty());
    for (const char* words : {"Inés' table.", "Seat 1: Inés, ready.", "Seat 2: Diego, not ready.", "Seat 3: free.",
                              "Join code: A C D, E F H", "192.168.0.7:23610", "A seat is still free."})
        QVERIFY2(voice.lastSaid().contains(words), qPrintable(voice.lastSaid()));
    LobbyContent changed = hostsLobby();
    changed.seats[1].seat.ready = true;
    changed.seats[2].seat = {Holder::Person, "Lola", {}, true, false, false};
    changed.whyNotYet.clear();
    page_->setContent(changed);
    QCOMPARE(voice.lastSaid(),
             QStringLiteral("Seat 2: Diego, ready. Seat 3: Lola, ready. Everyone is ready: you can start the game."));
    changed.connection = "Connection lost.";
    page_->setContent(changed);
    QCOMPARE(voice.lastSaid(), QStringLiteral("Connection lost."));
    QTest::mouseClick(button("Copy"), Qt::LeftButton);
    QCOMPARE(voice.lastSaid(), QStringLiteral("Invitation copied to the clipboard."));
    // Each second is seen, but not read out.
    changed.connection = "The connection is lost.";
    changed.nextTry = 4;
    page_->setContent(changed);
    QCOMPARE(voice.lastSaid(), QStringLiteral("The connection is lost."));
    QSignalSpy retry(page_.get(), &LobbyPage::retryWanted);
    QTest::mouseClick(button("Try now"), Qt::LeftButton);
    QCOMPARE(retry.size(), 1);
    changed.connection.clear();
    changed.nextTry.reset();
    page_->setContent(changed);
    QVERIFY(button("Try now") == nullptr);
    changed.addresses.clear(); // the cable is out
    page_->setContent(changed);
    QVERIFY2(voice.lastSaid().contains("not connected to a network"), qPrintable(voice.lastSaid()));
}

// Where another table of this computer has the port, the list of the others does not show this one.
void LobbyPageTest::tableThatIsNotListedSaysSo() {
    LobbyContent lobby = hostsLobby();
    lobby.isListed = false;
    page_->setContent(lobby);
    const auto labels = page_->findChildren<QLabel*>();
    const auto how = std::find_if(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().startsWith("Other players will not see this game");
    });
    QVERIFY(how != labels.end());
    QTRY_VERIFY((*how)->isVisible() && (*how)->height() >= (*how)->heightForWidth((*how)->width()));
    const QString said = Voice::of(*page_).lastSaid();
    QVERIFY2(said.contains("will not see this game") && said.contains("192.168.0.7:23610"), qPrintable(said));
}

// Who has just connected watches until the name and the seat are known.
void LobbyPageTest::newGuestIsNoSpectatorWithoutAName() {
    lan::Lobby lobby;
    lobby.watching = QStringList{QString()};
    QVERIFY(lobbyContent(lobby, nullptr).spectators.isEmpty());
    lobby.watching << "Lola";
    QCOMPARE(lobbyContent(lobby, nullptr).spectators, QStringList{"Lola"});
}

// The host sends their ids; a name that somebody has given one is kept.
void LobbyPageTest::computersAreCalledInTheReadersLanguage() {
    lan::Lobby lobby;
    lobby.seats = {{Holder::Computer, "hard-builder", "hard-builder", true},
                   {Holder::Computer, "hard-builder 2", "hard-builder", true},
                   {Holder::Computer, "Hardy", "hard", true},
                   {Holder::Person, "hard", {}, true}};
    Record record;
    record.setup.players = 4;
    for (const lan::LobbySeat& each : lobby.seats) {
        record.names.push_back(each.name.toStdString());
        record.agents.push_back(each.agent);
    }
    const auto names = [&lobby] {
        QStringList all;
        for (const LobbyPlace& each : lobbyContent(lobby, nullptr).seats) all << each.seat.name;
        return all;
    };
    const QStringList english{"Hard, builder", "Hard, builder 2", "Hardy", "hard"};
    QCOMPARE(names(), english);
    QCOMPARE(Screen::namesIn(record), english);
    const auto back = qScopeGuard([this] { language_.use(QStringLiteral("en")); });
    language_.use(QStringLiteral("de"));
    const QStringList german{"Schwer, Baumeister", "Schwer, Baumeister 2", "Hardy", "hard"};
    QCOMPARE(names(), german);
    QCOMPARE(Screen::namesIn(record), german); // of the game itself
}

void LobbyPageTest::eachIsToldWhatToDo() {
    lan::Lobby lobby;
    lobby.seats = {{Holder::Person, "Ana", {}, true, false, true}, {}, {}};
    const auto told = [&lobby] { return lobbyContent(lobby, nullptr).whyNotYet; };
    QCOMPARE(told(), QStringLiteral("You are a spectator. 2 seats are free: take one to play."));
    lobby.seats[1] = {Holder::Person, "Bea", {}, false, false, false};
    QCOMPARE(told(), QStringLiteral("You are a spectator. 1 seat is free: take it to play."));
    lobby.yours = SeatSet::of(seatAt(1));
    QCOMPARE(told(), QStringLiteral("Press “Ready” when you are ready to play."));
    lobby.seats[1].ready = true;
    QCOMPARE(told(), QStringLiteral("1 seat is still free: waiting for a player."));
    lobby.seats[2] = {Holder::Person, "Cid", {}, false, false, false};
    QCOMPARE(told(), QStringLiteral("Not everyone is ready yet."));
    lobby.yours = {};
    QCOMPARE(told(), QStringLiteral("You are a spectator: all seats are taken. To play, wait until one is free."));
    lobby.seats[2].ready = true;
    QCOMPARE(told(), QString());
}

void LobbyPageTest::focusDoesNotLandOnWhatLeaves() {
    QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(button("Copy")));
    LobbyContent guests = hostsLobby();
    guests.hosts = guests.anyOwn = guests.ready = false;
    guests.code.clear();
    guests.addresses.clear();
    page_->setContent(guests);
    page_->hide();
    page_->show();
    QVERIFY(QTest::qWaitForWindowActive(page_.get()));
    QTRY_COMPARE(page_->focusWidget(), static_cast<QWidget*>(page_->talk().findChild<QLineEdit*>()));
    guests.anyOwn = true; // the host has given the seat
    page_->setContent(guests);
    QCOMPARE(page_->focusWidget(), static_cast<QWidget*>(button("Ready")));
}

void LobbyPageTest::largestTextFits_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("letters");
    for (const QString& language : Language::known()) {
        QTest::addRow("%s 1280", qPrintable(language)) << language << QSize(1280, 760) << 22.4;
        QTest::addRow("%s 1024", qPrintable(language)) << language << QSize(1024, 600) << 17.9;
    }
}

// At 200 per cent, as far as windows of 1280 x 800 and 1024 x 640 have room for them (settings_desk.cpp): nothing is
// cut, and it is scrolled one way only.
void LobbyPageTest::largestTextFits() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(double, letters);
    language_.use(language);
    QApplication::setFont(Theme::sans(letters)); // cleanup() takes it back
    page_->resize(size);
    QStringList clipped;
    (void)QTest::qWaitFor([&] { return (clipped = clippedTexts(*page_) + unreachableParts(*page_)).isEmpty(); }, 2000);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
    QCOMPARE(page_->size(), size);
    for (const QScrollArea* area : page_->findChildren<QScrollArea*>())
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
}

ELGRANDE_TEST(LobbyPageTest)
#include "lobby_page_test.moc"
