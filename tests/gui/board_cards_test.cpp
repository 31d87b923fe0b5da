// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Cards, disk and court: what is offered is taken by click and by key, what is not says why, and the rows of the court
// tell what the observation tells.
#include "tests/gui/board_fixture.h"
#include "tests/named_test.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_hand.h"
#include "views/contributions/expansion_ui.h"
#include "views/court/seat_panel.h"
#include "views/disk/secret_disk.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"
#include "views/theme/fitted_text.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace elgrande;
using gui::Fixture;

class BoardCardsTest : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void actionCardIsTaken();
    void takenCardShowsByWhom();
    void withoutStacksCardsLieBeforeTheSeats();
    void specialActionIsBegunFromItsCard();
    void refusedCardSaysWhy();
    void powerCardIsPlayed();
    void usedPowerCardIsTakenBack();
    void blockedPowerCardSaysWhy();
    void powerCardIsToldInOneSentence();
    void oneClickIsOneAnswer();
    void keysLeadToTheEndsOfTheHand();
    void diskIsSetWithoutBeingSeen();
    void diskStaysWhereItIs();
    void namesHaveRoomOnTheDial();
    void diskOfTheNextPlayerStartsAnew();
    void seatsStandInTurnOrder();
    void seatRowTellsTheObservation();
    void rowSaysThatOnlyTheTopIsOpen();
    void courtCanBeClicked();
    void textFitsItsBox();

  private:
    Action answer() const {
        return fixture_->chosen.empty() ? act(ActionKind::FirstFree) : fixture_->chosen.back().second;
    }
    void lay(const std::vector<std::string>& cards);

    std::unique_ptr<Fixture> fixture_;
    Theme theme_;
};

void BoardCardsTest::init() { fixture_ = std::make_unique<Fixture>(); }

void BoardCardsTest::lay(const std::vector<std::string>& cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) fixture_->seen.offer[i] = fixture_->card(cards[i]);
}

void BoardCardsTest::actionCardIsTaken() {
    lay({"intrigue-3-any", "decay-3", "score-most", "scoreboard", "king"});
    ActionCards cards(fixture_->shown, theme_);
    cards.resize(740, 170);
    cards.show();
    const Card king = fixture_->card("king");
    const Card first = fixture_->card("intrigue-3-any");
    fixture_->ask("action", {act(ActionKind::TakeCard, king), act(ActionKind::TakeCard, first)});
    QCOMPARE(cards.faces().size(), std::size_t(5));
    QVERIFY(cards.faces()[4]->isOffered() && cards.faces()[0]->isOffered() && !cards.faces()[1]->isOffered());
    QCOMPARE(cards.faces()[4]->content().title, texts::cardTitle(fixture_->model.catalogue(), king));
    QTest::mouseClick(cards.faces()[4], Qt::LeftButton);
    QCOMPARE(answer(), act(ActionKind::TakeCard, king));
    fixture_->ask("action", {act(ActionKind::TakeCard, king), act(ActionKind::TakeCard, first)});
    cards.faces()[0]->setFocus();
    QTest::keyClick(cards.faces()[0], Qt::Key_Return);
    QCOMPARE(answer(), act(ActionKind::TakeCard, first));
}

void BoardCardsTest::takenCardShowsByWhom() {
    lay({"intrigue-3-any", "decay-3", "score-most", "scoreboard", "king"});
    fixture_->seen.seats[2].taken = fixture_->seen.offer[3];
    fixture_->seen.offer[3] = Card::None;
    ActionCards cards(fixture_->shown, theme_);
    fixture_->show();
    QCOMPARE(cards.faces()[3]->content().taker, QStringLiteral("Gabriel"));
    QCOMPARE(cards.faces()[3]->content().takerColour, std::string("yellow"));
    QVERIFY(cards.faces()[0]->content().taker.isEmpty());
}

// As an expansion lays them: who has which, with what was played, and those before whoever is asked can be used.
void BoardCardsTest::withoutStacksCardsLieBeforeTheSeats() {
    const Card king = fixture_->card("king");
    const Card other = fixture_->card("decay-3");
    registerExpansionUi({.id = "test-own-cards", .openCards = [=](const Observation&, const Catalogue&) {
                             return std::vector<OpenCard>{
                                 {.card = king, .seat = seatAt(0), .caballeros = 5},
                                 {.card = other, .seat = seatAt(0), .caballeros = 5, .instead = true},
                                 {.card = other, .seat = seatAt(2), .caballeros = 2, .turnIsOver = true}};
                         }});
    ActionCards cards(fixture_->shown, theme_);
    QCOMPARE(cards.faces().size(), std::size_t(5));
    Catalogue catalogue = fixture_->model.catalogue();
    catalogue.contributors = {"test-own-cards"};
    catalogue.stacks = 0;
    catalogue.cards[index(king)].owed = catalogue.cards[index(other)].owed = true;
    fixture_->seen.seats[0].played = static_cast<Power>(11);
    fixture_->model.startGame(catalogue, {"Ada", "Bo", "Cy", "Di"}, std::vector<bool>(4, true));
    fixture_->ask("turn", {act(ActionKind::Use, king), act(ActionKind::Use, other), act(ActionKind::End)});
    QCOMPARE(cards.faces().size(), std::size_t(3));
    QVERIFY(cards.minimumSizeHint().height() < 96); // low ones
    const CardContent& first = cards.faces()[0]->content();
    QCOMPARE(first.power, texts::powerName(catalogue, static_cast<Power>(11)));
    QCOMPARE(first.caballeros, 5);
    QVERIFY(first.toCome && first.owed && !cards.faces()[2]->content().toCome);
    QVERIFY(cards.faces()[0]->toolTip().contains("must carry out"));
    QVERIFY(cards.faces()[0]->accessibleName().contains("In front of Ada"));
    QCOMPARE(cards.faces()[1]->content().stack, QString("or"));
    QVERIFY(!cards.faces()[1]->content().owed); // nobody has to choose it
    QTest::mouseClick(cards.faces()[1], Qt::LeftButton);
    QCOMPARE(answer(), act(ActionKind::Use, other));
}

// The only one before a seat is the one that its special action is of.
void BoardCardsTest::specialActionIsBegunFromItsCard() {
    const Card king = fixture_->card("king");
    registerExpansionUi(
        {.id = "test-own-card", .openCards = [=](const Observation&, const Catalogue&) {
             return std::vector<OpenCard>{{.card = king, .seat = seatAt(0)}, {.card = king, .seat = seatAt(1)}};
         }});
    ActionCards cards(fixture_->shown, theme_);
    Catalogue catalogue = fixture_->model.catalogue();
    catalogue.contributors = {"test-own-card"};
    catalogue.stacks = 0;
    fixture_->model.startGame(catalogue, {"Ada", "Bo", "Cy", "Di"}, std::vector<bool>(4, true));
    fixture_->ask("turn", {act(ActionKind::Special), act(ActionKind::End)});
    QVERIFY(cards.faces()[0]->isOffered() && !cards.faces()[1]->isOffered());
    QTest::mouseClick(cards.faces()[0], Qt::LeftButton);
    QCOMPARE(answer(), act(ActionKind::Special));
}

void BoardCardsTest::refusedCardSaysWhy() {
    lay({"intrigue-3-any", "decay-3", "score-most", "scoreboard", "king"});
    ActionCards cards(fixture_->shown, theme_);
    cards.resize(740, 170);
    cards.show();
    const Card other = fixture_->card("decay-3");
    fixture_->ask("action", {act(ActionKind::TakeCard, fixture_->card("king"))},
                  {{Refused::Subject::Card, static_cast<std::uint8_t>(other), Refusal::CardTaken}});
    QSignalSpy refused(&cards, &ActionCards::refusedClicked);
    QTest::mouseClick(cards.faces()[1], Qt::LeftButton);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].toString(), texts::refusalText(fixture_->model.catalogue(), Refusal::CardTaken));
    QCOMPARE(cards.faces()[1]->content().note, refused[0][0].toString()); // in sight without any click
    QVERIFY(fixture_->chosen.empty());
}

void BoardCardsTest::powerCardIsPlayed() {
    PowerHand hand(fixture_->shown, theme_);
    hand.resize(620, 116);
    hand.show();
    const Power seven = static_cast<Power>(6);
    fixture_->ask("power", {act(ActionKind::Power, seven), act(ActionKind::Power, static_cast<Power>(9))});
    QVERIFY(hand.face(seven) != nullptr && hand.face(seven)->isOffered());
    QTest::mouseClick(hand.face(seven), Qt::LeftButton);
    QCOMPARE(answer(), act(ActionKind::Power, seven));
}

void BoardCardsTest::usedPowerCardIsTakenBack() {
    PowerHand hand(fixture_->shown, theme_);
    hand.resize(620, 116);
    hand.show();
    const Power two = static_cast<Power>(1);
    fixture_->ask("power-back", {act(ActionKind::TakeBack, two), act(ActionKind::TakeBack, static_cast<Power>(3))});
    QVERIFY(!hand.face(static_cast<Power>(6))->isOffered());
    QTest::mouseClick(hand.face(two), Qt::LeftButton);
    QCOMPARE(answer(), act(ActionKind::TakeBack, two));
    // What another player has played blocks only what is to be played.
    const Power eight = static_cast<Power>(7);
    fixture_->seen.seats[1].played = eight;
    fixture_->ask("power-back", {act(ActionKind::TakeBack, two)},
                  {{Refused::Subject::Power, static_cast<std::uint8_t>(eight), Refusal::NothingToDo}});
    QVERIFY2(!hand.face(eight)->toolTip().contains(QStringLiteral("Benita")), qPrintable(hand.face(eight)->toolTip()));
}

void BoardCardsTest::blockedPowerCardSaysWhy() {
    PowerHand hand(fixture_->shown, theme_);
    hand.resize(620, 116);
    hand.show();
    const Power eight = static_cast<Power>(7);
    fixture_->seen.seats[1].played = eight;
    fixture_->ask("power", {act(ActionKind::Power, static_cast<Power>(6))},
                  {{Refused::Subject::Power, static_cast<std::uint8_t>(eight), Refusal::ValueBlocked}});
    QSignalSpy refused(&hand, &PowerHand::refusedClicked);
    QTest::mouseClick(hand.face(eight), Qt::LeftButton);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].toString(), texts::refusalText(fixture_->model.catalogue(), Refusal::ValueBlocked));
    QVERIFY(hand.face(eight)->toolTip().contains(QStringLiteral("Benita")));
}

void BoardCardsTest::powerCardIsToldInOneSentence() {
    PowerHand hand(fixture_->shown, theme_);
    hand.resize(620, 116);
    hand.show();
    const Power highest = static_cast<Power>(12);
    fixture_->seen.seats[0].played = highest;
    fixture_->ask("turn", {act(ActionKind::End)});
    QCOMPARE(hand.face(highest)->accessibleDescription(), QString("no Caballeros to your court. Played this round."));
}

void BoardCardsTest::oneClickIsOneAnswer() {
    PowerHand hand(fixture_->shown, theme_);
    hand.resize(620, 116);
    hand.show();
    const Power seven = static_cast<Power>(6);
    fixture_->ask("power", {act(ActionKind::Power, seven)});
    QTest::mouseClick(hand.face(seven), Qt::LeftButton);
    QTest::mouseClick(hand.face(seven), Qt::LeftButton);
    QCOMPARE(fixture_->chosen.size(), std::size_t(1));
}

// Thirteen cards are many arrows; a page is as much of the hand as is seen.
void BoardCardsTest::keysLeadToTheEndsOfTheHand() {
    PowerHand hand(fixture_->shown, theme_);
    hand.resize(220, 320);
    hand.show();
    std::vector<Action> legal;
    for (int power = 4; power < 13; ++power) legal.push_back(act(ActionKind::Power, static_cast<Power>(power)));
    fixture_->ask("power", legal);
    const auto at = [&hand](int power) { return hand.face(static_cast<Power>(power)); };
    const auto press = [&hand](Qt::Key key) {
        QTest::keyClick(hand.focusWidget(), key);
        return hand.focusWidget();
    };
    at(7)->setFocus(Qt::TabFocusReason);
    QCOMPARE(press(Qt::Key_End), static_cast<QWidget*>(at(12)));
    QCOMPARE(press(Qt::Key_End), static_cast<QWidget*>(at(12)));
    QCOMPARE(press(Qt::Key_Home), static_cast<QWidget*>(at(4))); // those before it are used up and no stop
    QVERIFY(at(12)->y() > at(4)->y());                           // more rows than one
    const QWidget* down = press(Qt::Key_PageDown);
    QCOMPARE(down->y(), at(12)->y());
    QVERIFY(std::abs(down->x() - at(4)->x()) < at(4)->width());
    QCOMPARE(press(Qt::Key_PageUp)->y(), at(4)->y());
    QVERIFY(fixture_->chosen.empty());
}

void BoardCardsTest::diskIsSetWithoutBeingSeen() {
    SecretDisk disk(fixture_->model, theme_);
    disk.resize(360, 440);
    disk.show();
    QVERIFY(!disk.isAsked() && disk.outcome().isEmpty());
    fixture_->ask("disk", {act(ActionKind::Disk, Area::Galicia), act(ActionKind::Disk, Area::Aragon),
                           act(ActionKind::Disk, Area::Sevilla), act(ActionKind::Disk, Area::Granada)});
    QVERIFY(disk.isAsked());
    QCOMPARE(disk.area(), Area::None); // nothing can be confirmed by mistake
    QVERIFY(disk.outcome().isEmpty());
    disk.confirm();
    QTest::keyClick(disk.dial(), Qt::Key_Return);
    QVERIFY(fixture_->chosen.empty());
    QTest::keyClick(disk.dial(), Qt::Key_Right);
    QCOMPARE(disk.area(), Area::Galicia);
    QVERIFY(disk.outcome().contains("Galicia"));
    QTest::keyClick(disk.dial(), Qt::Key_Right);
    QCOMPARE(disk.area(), Area::Aragon);
    QTest::keyClick(disk.dial(), Qt::Key_Left);
    QTest::keyClick(disk.dial(), Qt::Key_Left);
    QCOMPARE(disk.area(), Area::Granada); // round and round
    const QPoint middle = disk.dial()->rect().center();
    QTest::mouseClick(disk.dial(), Qt::LeftButton, {}, middle + QPoint(0, disk.dial()->height() / 3));
    QCOMPARE(disk.area(), Area::Sevilla);
    QWheelEvent wheel(middle, middle, {}, QPoint(0, -120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(disk.dial(), &wheel);
    QCOMPARE(disk.area(), Area::Granada);
    disk.setArea(Area::Aragon);
    disk.setArea(Area::Valencia); // not offered
    QCOMPARE(disk.area(), Area::Aragon);
    QVERIFY(fixture_->chosen.empty());
    disk.confirm();
    QCOMPARE(answer(), act(ActionKind::Disk, Area::Aragon));
}

// Whatever is written beside it: a click that follows at once must not miss.
void BoardCardsTest::diskStaysWhereItIs() {
    SecretDisk disk(fixture_->model, theme_);
    for (const QSize size : {QSize(410, 410), QSize(240, 260)}) {
        disk.resize(size);
        disk.show();
        fixture_->ask("disk", {act(ActionKind::Disk, Area::Galicia), act(ActionKind::Disk, Area::PaisVasco)});
        QTest::qWait(0);
        const QRect dial(disk.dial()->mapTo(&disk, QPoint(0, 0)), disk.dial()->size());
        QVERIFY(disk.rect().contains(dial) && dial.width() > 230);
        for (const Area area : {Area::Galicia, Area::PaisVasco}) {
            disk.setArea(area);
            QTest::qWait(0);
            QCOMPARE(QRect(disk.dial()->mapTo(&disk, QPoint(0, 0)), disk.dial()->size()), dial);
        }
        // Clicks beside the round are for the board below it.
        QVERIFY(disk.mask().contains(dial.center()));
        QVERIFY(!disk.mask().contains(QPoint(2, 2)));
        disk.confirm();
    }
}

// No name runs into the hub or over the edge, at the smallest size of the dial too.
void BoardCardsTest::namesHaveRoomOnTheDial() {
    const Art art;
    Dial dial(theme_, art);
    dial.setNames({"Galicien", "Baskenland", "Aragon", "Katalonien", "Altkastilien", "Neukastilien", "Sevilla",
                   "Granada", "Valencia"});
    for (const int side : {200, 340}) {
        dial.resize(side, side);
        const QPointF middle = QRectF(dial.rect()).center();
        const qreal radius = dial.round().width() / 2.0;
        for (int i = 0; i < dial.names().size(); ++i) {
            const QRectF box = dial.nameRect(i);
            const qreal aside = std::max({box.left() - middle.x(), middle.x() - box.right(), 0.0});
            const qreal up = std::max({box.top() - middle.y(), middle.y() - box.bottom(), 0.0});
            QVERIFY2(std::hypot(aside, up) > radius * 0.28, qPrintable(dial.names()[i]));
            const QPointF far(std::max(std::abs(box.left() - middle.x()), std::abs(box.right() - middle.x())),
                              std::max(std::abs(box.top() - middle.y()), std::abs(box.bottom() - middle.y())));
            QVERIFY2(std::hypot(far.x(), far.y()) < radius, qPrintable(dial.names()[i]));
            QVERIFY2(fittedPixels(dial.names()[i], Theme::serif(20, true), box.size(), 1, 30) >= 7.5,
                     qPrintable(dial.names()[i]));
        }
    }
}

void BoardCardsTest::diskOfTheNextPlayerStartsAnew() {
    SecretDisk disk(fixture_->model, theme_);
    const std::vector<Action> legal{act(ActionKind::Disk, Area::Galicia), act(ActionKind::Disk, Area::Aragon)};
    fixture_->ask("disk", legal);
    disk.setArea(Area::Aragon);
    disk.confirm();
    Decision next;
    next.seat = seatAt(1);
    next.kind = "disk";
    next.legal = legal;
    fixture_->ask(next); // at once, without a pause in between
    QCOMPARE(disk.area(), Area::None);
}

void BoardCardsTest::seatsStandInTurnOrder() {
    const Shown shown(fixture_->model);
    SeatPanel panel(shown, theme_);
    panel.resize(360, 480);
    panel.show();
    fixture_->show();
    QCOMPARE(panel.order(), (std::vector<Seat>{seatAt(3), seatAt(2), seatAt(1), seatAt(0)}));
    QVERIFY(panel.row(seatAt(3))->y() < panel.row(seatAt(0))->y());
    fixture_->seen.order = {seatAt(1)}; // the rest follows clockwise from who begins
    fixture_->seen.starter = seatAt(2);
    fixture_->show();
    QCOMPARE(panel.order(), (std::vector<Seat>{seatAt(1), seatAt(2), seatAt(3), seatAt(0)}));
}

void BoardCardsTest::seatRowTellsTheObservation() {
    const Shown shown(fixture_->model);
    SeatPanel panel(shown, theme_);
    fixture_->seen.seats[1].played = static_cast<Power>(7);
    fixture_->seen.seats[1].taken = fixture_->card("king");
    fixture_->seen.kept = {{kKeptVeto, seatAt(1), 6, 0}};
    fixture_->show();
    const SeatContent& row = panel.row(seatAt(1))->content();
    QCOMPARE(row.name, QStringLiteral("Benita"));
    QCOMPARE(row.power, 8);
    QCOMPARE(row.court, 5);
    QCOMPARE(row.provinces, 12);
    QCOMPARE(row.powers.size(), std::size_t(13));
    QCOMPARE(row.status, texts::cardTitle(fixture_->model.catalogue(), fixture_->card("king")));
    QVERIFY(row.badges.size() == 1 && panel.row(seatAt(0))->content().badges.empty());
    QVERIFY(!row.active && panel.row(seatAt(0))->content().active);
}

// Of an open pile nobody sees more than the topmost card, and the row says why it shows no other.
void BoardCardsTest::rowSaysThatOnlyTheTopIsOpen() {
    const Shown shown(fixture_->model);
    SeatPanel panel(shown, theme_);
    const QString only = QStringLiteral("Only the last used power card lies face up.");
    for (const bool top : {false, true}) {
        Catalogue catalogue = fixture_->model.catalogue();
        catalogue.usedInPiles = top;
        fixture_->model.startGame(catalogue, {"Ada", "Bo", "Cy", "Di"}, std::vector<bool>(4, true));
        if (top) fixture_->seen.seats[1].hand = {};
        if (top) fixture_->seen.seats[1].used = PowerSet::of(static_cast<Power>(3));
        fixture_->show();
        for (const int seat : {0, 1}) {
            const SeatRow& row = *panel.row(seatAt(seat));
            QCOMPARE(row.toolTip().contains(only), top && seat == 1);
            QCOMPARE(row.accessibleDescription().contains(only.chopped(1)), top && seat == 1);
        }
    }
}

void BoardCardsTest::courtCanBeClicked() {
    const Shown shown(fixture_->model);
    SeatPanel panel(shown, theme_);
    panel.resize(360, 480);
    panel.show();
    fixture_->ask("send", {act(ActionKind::Send, 0, Area::Court), act(ActionKind::Send, 0, Area::Galicia)});
    SeatRow* row = panel.row(seatAt(0));
    QVERIFY(row->content().courtOffered && !row->content().provincesOffered);
    QSignalSpy clicked(&panel, &SeatPanel::tokenClicked);
    QTest::mouseClick(row, Qt::LeftButton, {}, row->courtBox().center().toPoint());
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked[0][1].value<Area>(), Area::Court);
}

void BoardCardsTest::textFitsItsBox() {
    const QFont font = Theme::serif(16);
    const QSizeF box(90, 40);
    const QString text = QStringLiteral("Königsregionen und Siegpunktwertung außerhalb der Reihe");
    const qreal pixels = fittedPixels(text, font, box, 5, 30);
    const QFontMetricsF metrics(Theme::serif(64));
    const qreal scale = pixels / 64;
    const QRectF taken = metrics.boundingRect(QRectF(0, 0, box.width() / scale, 1e6), Qt::TextWordWrap, text);
    QVERIFY(taken.height() * scale <= box.height() + 0.1);
    QVERIFY(taken.width() * scale <= box.width() + 0.1);
    QVERIFY(fittedPixels(QStringLiteral("Aragon"), font, box, 5, 30) > pixels);
}

ELGRANDE_TEST(BoardCardsTest)
#include "board_cards_test.moc"
