// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The hand of 13 in the window: chosen over the whole page and told only by "Done", decks that are kept, two persons at
// one screen; then played, with its words on the cards; and a whole game.
#include "../../preset.h"
#include "../../view/deck_grid.h"
#include "../../view/deck_panel.h"
#include "../../view/deck_shelf.h"

#include "expansions/installed.h"
#include "model/rules/setup.h"
#include "tests/gui/window_clipping.h"
#include "tests/gui/window_player.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/cards/card_view.h"
#include "views/cards/power_hand.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/prompt/curtain.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace elgrande;
using namespace elgrande::intrigue_king;

class HandTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init() { prepare(); }
    void cleanup() {
        close();
        QApplication::setFont(Theme::sans(14));
    }
    void nothingIsToldBeforeDone();
    void moreThanThirteenAreRefused();
    void pageSaysWhatItShows();
    void presetAndChanceMakeAHand();
    void cardsCanBeRead_data();
    void cardsCanBeRead();
    void decksAreKept();
    void deckThatDoesNotFitIsRefused();
    void keysAloneChoose();
    void tableCanBeLookedAt();
    void personsDoNotSeeEachOthersCards();
    void logHasOneLineForEachHand();
    void unseenCardsAreSpokenByTheirNumber();
    void keysLeadThroughALongDeck();
    void usedCardsAreGone();
    void cardInHandIsShownLarge();
    void wholeGameIsPlayed();

  private:
    Setup setup(const char* cards, int players = 3) const;
    bool open(const char* cards, QSize size = {1280, 800});
    bool asked() { return model().decision() && model().decision()->kind == "ki-choose"; }
    DeckPanel& deck() { return *page().findChild<DeckPanel*>(); }
    QPushButton* button(const char* name) { return deck().findChild<QPushButton*>(name); }
    PowerFace& face(const char* id);
    PowerSet hand() { return model().observation().seats[0].hand; }
    static void press(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton, {}, widget->rect().center()); }
    bool chooseByChance();
};

Setup HandTest::setup(const char* cards, int players) const {
    Setup setup;
    setup.players = players;
    setup.seed = "hand";
    setup.expansions = {"intrigue_king"};
    setup.options["ki-cards"] = cards;
    return setup;
}

// Up to the question for the hand; Ada against two computer players.
bool HandTest::open(const char* cards, QSize size) {
    WindowStage::open(size);
    const std::vector<SeatChoice> seats = {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}};
    return begin(setup(cards), seats) && until([this] { return asked(); });
}

PowerFace& HandTest::face(const char* id) {
    const std::vector<PowerFacts>& powers = model().catalogue().powers;
    const auto found = std::ranges::find(powers, std::string(id), &PowerFacts::id);
    return *deck().grid().face(static_cast<Power>(found - powers.begin()));
}

bool HandTest::chooseByChance() {
    press(button("choice-by-chance"));
    press(button("choice-done"));
    return QTest::qWaitFor([this] { return !asked() && !model().hasMore(); });
}

void HandTest::nothingIsToldBeforeDone() {
    QVERIFY(open("29"));
    QVERIFY(deck().isVisible() && deck().geometry() == page().rect());
    QCOMPARE(deck().deck().cards().size(), 29);
    const std::size_t events = model().history().size();
    for (const char* id : {"10", "63", "joker", "63"}) press(&face(id)); // the bridge goes back
    QCOMPARE(deck().deck().size(), 2);
    QVERIFY(face("10").isChecked() && !face("63").isChecked() && face("joker").isChecked());
    QVERIFY(!button("choice-done")->isEnabled());
    const auto isGolden = [this] {
        return button("choice-done")->palette().color(QPalette::Button) == theme_->colour(Role::Gold);
    };
    QVERIFY(!isGolden()); // not yet what there is to do
    QVERIFY2(button("choice-done")->toolTip().startsWith("11 "), qPrintable(button("choice-done")->toolTip()));
    QCOMPARE(model().history().size(), events);
    QVERIFY(hand().empty());
    press(button("choice-by-chance"));
    const PowerSet chosen = deck().deck().hand();
    QCOMPARE(chosen.size(), kHandSize);
    QVERIFY(isGolden());
    press(button("choice-done"));
    QTRY_VERIFY(!asked() && !deck().isVisible());
    QCOMPARE(hand(), chosen);
}

void HandTest::moreThanThirteenAreRefused() {
    QVERIFY(open("18"));
    deck().takeFirst();
    QVERIFY(button("choice-done")->isEnabled());
    const PowerSet full = deck().deck().hand();
    QVERIFY(!face("10").isChecked());
    press(&face("10"));
    QCOMPARE(deck().deck().hand(), full);
    QVERIFY(!face("10").isChecked());
    QVERIFY2(deck().message().startsWith("13 "), qPrintable(deck().message()));
    press(&face("20"));
    press(&face("10"));
    QVERIFY(face("10").isChecked() && button("choice-done")->isEnabled());
}

// As it is shown first, before anything is chosen.
void HandTest::pageSaysWhatItShows() {
    QVERIFY(open("29"));
    QVERIFY(!button("choice-done")->isEnabled());
    QStringList words;
    for (const QLabel* label : deck().findChildren<QLabel*>())
        if (label->isVisible()) words << label->text();
    QVERIFY2(words.join(u' ').contains("small square"), qPrintable(words.join(u' ')));
    for (const QLabel* label : deck().findChildren<QLabel*>())
        QVERIFY2(label->wordWrap() || label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    QVERIFY(button("choice-first")->isVisible());
    press(button("choice-first"));
    QVERIFY(button("choice-done")->isEnabled());
}

void HandTest::presetAndChanceMakeAHand() {
    QVERIFY(open("29"));
    deck().takeFirst();
    for (int i = 0; i < kHandSize; ++i) QVERIFY(face(kFirstDeck[static_cast<std::size_t>(i)]).isChecked());
    press(button("choice-none"));
    QVERIFY(deck().deck().hand().empty() && !button("choice-none")->isEnabled());
    press(&face("joker"));
    press(button("choice-by-chance"));
    QCOMPARE(deck().deck().missing(), 0);
    QVERIFY(face("joker").isChecked());
    QVERIFY(!button("choice-by-chance")->isEnabled());
}

void HandTest::cardsCanBeRead_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("language");
    for (const char* cards : {"18", "29", "31", "known"})
        for (const char* language : {"en", "de"})
            QTest::addRow("%s %s", cards, language) << QString(cards) << QString(language);
}

// All of them at once at 1280x800; in a lower window they are scrolled to, and no smaller.
void HandTest::cardsCanBeRead() {
    QFETCH(QString, cards);
    QFETCH(QString, language);
    language_.use(language);
    for (const QSize size : {QSize(1280, 800), QSize(1024, 640)}) {
        close();
        QVERIFY(open(qPrintable(cards), size));
        auto* scroll = deck().findChild<QScrollArea*>();
        const QRect seen(QPoint(), scroll->viewport()->size());
        if (size.height() == 800) QVERIFY(seen.contains(deck().grid().rect()));
        QTRY_COMPARE(clippedTexts(deck()), QStringList());
        QRegion taken;
        for (const Power card : deck().deck().cards()) {
            const PowerFace& each = *deck().grid().face(card);
            QVERIFY(deck().grid().rect().contains(each.geometry()));
            QVERIFY(!taken.intersects(each.geometry()));
            taken += each.geometry();
            const QSizeF inside = each.size() - QSize(14, 14);
            QVERIFY2(isEffectWorded(each.content(), inside, 1), qPrintable(each.content().text));
        }
    }
}

void HandTest::decksAreKept() {
    QVERIFY(open("18"));
    deck().takeFirst();
    const PowerSet first = deck().deck().hand();
    QVERIFY(deck().shelf().keep("  Peace &  quiet "));
    QVERIFY(deck().message().contains("Peace & quiet"));
    press(button("choice-none"));
    QVERIFY(!deck().shelf().keep("Half a hand"));
    QSignalSpy wanted(&deck().shelf(), &DeckShelf::wanted);
    deck().shelf().fillMenu();
    for (QAction* action : deck().shelf().menu()->actions())
        if (action->text() == "Peace && quiet") action->trigger();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(deck().deck().hand(), first);
    deck().shelf().remove("Peace & quiet");
    deck().shelf().fillMenu();
    for (QAction* action : deck().shelf().menu()->actions()) QVERIFY(action->text() != "Peace && quiet");
}

void HandTest::deckThatDoesNotFitIsRefused() {
    QVERIFY(open("18"));
    press(&face("10"));
    deck().take("Odd", {"13", "joker", "20"});
    QVERIFY2(deck().message().contains("Odd") && deck().message().contains("13, Joker"), qPrintable(deck().message()));
    deck().take("Short", {"10", "20", "30"});
    QVERIFY2(deck().message().contains("Short") && deck().message().contains("3 cards"), qPrintable(deck().message()));
    QStringList all;
    for (const PowerFacts& power : model().catalogue().powers) all << QString::fromStdString(power.id);
    deck().take("Long", all);
    QVERIFY2(deck().message().contains("18 cards"), qPrintable(deck().message()));
    QCOMPARE(deck().deck().size(), 1); // what was chosen stays
}

void HandTest::keysAloneChoose() {
    QVERIFY(open("18"));
    deck().setFocus(Qt::TabFocusReason);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&face("10")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(face("10").isChecked() && face("20").isChecked());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget()->x(), face("20").x());
    QVERIFY(QApplication::focusWidget()->y() > face("20").y());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); // the cards are one stop
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&deck().shelf()));
    for (const char* name : {"choice-first", "choice-by-chance"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(button(name)));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    button("choice-done")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(!asked());
}

void HandTest::tableCanBeLookedAt() {
    QVERIFY(open("18"));
    const QPoint middle = page().rect().center();
    QVERIFY(deck().isAncestorOf(page().childAt(middle)) || page().childAt(middle) == &deck());
    press(button("choice-look"));
    QVERIFY(!deck().mask().contains(middle));
    QVERIFY(!face("10").isVisible() && button("choice-done")->isVisible());
    press(button("choice-look"));
    QVERIFY(face("10").isVisible() && deck().mask().isEmpty());
}

// Each is asked behind the curtain once, and begins with nothing chosen.
void HandTest::personsDoNotSeeEachOthersCards() {
    WindowStage::open();
    QVERIFY(begin(setup("18", 2), {{"Ada", {}}, {"Bo", {}}}));
    QVERIFY(until([this] { return asked(); }));
    std::vector<Seat> asked;
    for (int person = 0; person < 2; ++person) {
        QTRY_VERIFY(model().decision() || model().curtainFor() != Seat::None);
        if (model().curtainFor() != Seat::None) {
            QVERIFY(!deck().isVisible());
            QVERIFY(page().findChild<Curtain*>()->isVisible());
            model().liftCurtain();
        }
        QVERIFY(this->asked() && deck().isVisible());
        QVERIFY(deck().deck().hand().empty());
        asked.push_back(model().decision()->seat);
        int curtains = 0;
        const auto seen = connect(&model(), &GameModel::changed, this, [&] {
            const bool choosing = model().observation().seats[index(asked.back())].handSize < kHandSize;
            curtains += choosing && model().curtainFor() == asked.back() ? 1 : 0;
        });
        deck().takeFirst();
        press(button("choice-done"));
        QTRY_VERIFY(!model().hasMore() && (!this->asked() || model().decision()->seat != asked.back()));
        disconnect(seen);
        QCOMPARE(curtains, 0); // thirteen answers are one
    }
    QVERIFY(asked[0] != asked[1]);
}

void HandTest::logHasOneLineForEachHand() {
    QVERIFY(open("18"));
    deck().takeFirst();
    press(button("choice-done"));
    QTRY_VERIFY(model().decision() && model().decision()->kind == "power");
    QTRY_VERIFY(!page().log().plainText().isEmpty());
    const QString log = page().log().plainText();
    QCOMPARE(log.count("into hand"), 3);
    QCOMPARE(log.count("takes 13 cards into hand"), 2); // of those that others have chosen
    QVERIFY2(log.contains("Ada takes cards 20 · 30 · 40 · 70"), qPrintable(log));
}

void HandTest::unseenCardsAreSpokenByTheirNumber() {
    WindowStage::open({1280, 800});
    const QSignalSpy spoken(&page().announcer(), &Announcer::announced);
    const std::vector<SeatChoice> seats = {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}};
    QVERIFY(begin(setup("18"), seats) && until([this] { return asked(); }));
    deck().takeFirst();
    press(button("choice-done"));
    QTRY_VERIFY(model().decision() && model().decision()->kind == "power");
    QString heard;
    static const QRegularExpression kTold(QStringLiteral("Cy takes (\\d+) cards? into hand"));
    const auto cardsHeard = [&spoken, &heard] { // told at once or in parts
        heard.clear();
        for (const auto& each : spoken) heard += each[0].toString() + u' ';
        int cards = 0;
        for (auto each = kTold.globalMatch(heard); each.hasNext();) cards += each.next().captured(1).toInt();
        return cards;
    };
    QTRY_COMPARE(cardsHeard(), kHandSize);
    QVERIFY2(!heard.contains("takes 0 cards") && !heard.contains("takes a card"), qPrintable(heard));
    QVERIFY2(heard.contains("Ada takes 13 cards into hand"), qPrintable(heard)); // not one after the other
    QVERIFY2(!heard.contains("Ada takes card"), qPrintable(heard));
}

// More cards than are seen at once: one key to either end, and one for as many rows as are seen.
void HandTest::keysLeadThroughALongDeck() {
    QVERIFY(open("31", {1024, 640}));
    QApplication::setFont(Theme::sans(28)); // the largest text
    auto* scroll = deck().findChild<QScrollArea*>();
    QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 0);
    deck().setFocus(Qt::TabFocusReason);
    auto* first = static_cast<PowerFace*>(QApplication::focusWidget());
    const auto isSeen = [scroll](const QWidget* card) {
        const QRect place(card->mapTo(scroll->viewport(), QPoint(0, 0)), card->size());
        return scroll->viewport()->rect().intersects(place) && place.top() >= -card->height() / 2;
    };
    const auto press = [](Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key);
        return QApplication::focusWidget();
    };
    QWidget* last = press(Qt::Key_End);
    QVERIFY(last != first && last->y() > first->y() && isSeen(last));
    for (QWidget* each : deck().grid().findChildren<PowerFace*>())
        QVERIFY(each->y() < last->y() || (each->y() == last->y() && each->x() <= last->x()));
    QCOMPARE(press(Qt::Key_Home), static_cast<QWidget*>(first));
    QVERIFY(isSeen(first));
    int pages = 0;
    while (press(Qt::Key_PageDown)->y() < last->y() && pages < 40) {
        QVERIFY(isSeen(QApplication::focusWidget()));
        ++pages;
    }
    const int rows = (last->y() - first->y()) / first->height();
    QVERIFY2(pages < rows, qPrintable(QStringLiteral("%1 pages, %2 rows").arg(pages).arg(rows)));
    QVERIFY(press(Qt::Key_PageUp)->y() < last->y());
    QVERIFY(deck().deck().hand().empty());
}

void HandTest::usedCardsAreGone() {
    QVERIFY(open("18"));
    QVERIFY(chooseByChance());
    QVERIFY(until([this] { return model().decision() && model().observation().roundsBegun == 3; }));
    const SeatSeen& mine = model().observation().seats[0];
    QVERIFY(!mine.used.empty());
    for (const Power card : mine.used) QVERIFY(page().hand().face(card) == nullptr || card == mine.played);
    for (const Power card : mine.hand) QVERIFY(page().hand().face(card)->isVisible());
    QVERIFY(!page().hand().face(mine.hand.first())->content().text.isEmpty());
}

void HandTest::cardInHandIsShownLarge() {
    QVERIFY(open("18"));
    QVERIFY(chooseByChance());
    QVERIFY(until([this] { return model().decision() && model().decision()->kind == "power"; }));
    const Power card = static_cast<Power>(model().decision()->legal.front().a);
    page().board().setFocus();
    page().hand().face(card)->setFocus(Qt::TabFocusReason);
    auto* large = window_->findChild<CardView*>();
    QTRY_VERIFY(large->isVisible());
    QCOMPARE(large->card(), model().catalogue().powers[index(card)].card);
    QVERIFY2(large->text().contains("≈"), qPrintable(large->text()));
}

// By clicks; where a question has no place to click yet, the answer is told to the model.
void HandTest::wholeGameIsPlayed() {
    QVERIFY(open("29"));
    WindowPlayer player(*window_, 7);
    QRandomGenerator random(7);
    int clicked = 0;
    for (int step = 0; step < 3000 && !model().observation().over; ++step) {
        if (asked()) {
            QVERIFY(chooseByChance());
            continue;
        }
        const std::size_t events = model().history().size();
        const std::vector<Action> before = model().decision() ? model().decision()->legal : std::vector<Action>();
        const bool went = player.step();
        clicked += went ? 1 : 0;
        if (went && (model().history().size() != events || !model().decision() || model().decision()->legal != before))
            continue;
        if (model().wasteful())
            model().insist();
        else if (model().mustConfirm())
            model().confirm();
        else if (const auto& decision = model().decision())
            model().choose(
                decision->legal[static_cast<std::size_t>(random.bounded(static_cast<int>(decision->legal.size())))]);
    }
    QVERIFY(model().observation().over);
    QVERIFY2(clicked > 40, qPrintable(QString::number(clicked)));
}

ELGRANDE_TEST(HandTest)
#include "hand_test.moc"
