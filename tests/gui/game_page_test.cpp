// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of the table takes panels that somebody registers, beside its own: tabs are found by what they are, named
// anew in another language and shut without aids; what lies over the page comes when it is asked for.
#include "app/new_game/new_game_desk.h"
#include "app/preferences/settings_desk.h"
#include "app/shell/table_style.h"
#include "tests/gui/window_clipping.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_face.h"
#include "views/cards/card_lens.h"
#include "views/cards/card_view.h"
#include "views/cards/power_face.h"
#include "views/cards/power_hand.h"
#include "views/court/seat_panel.h"
#include "views/court/seat_row.h"
#include "views/insight/forecast_panel.h"
#include "views/insight/threat_panel.h"
#include "views/panels/log_panel.h"
#include "views/panels/result_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>

using namespace elgrande;

class GamePageTest : public QObject, gui::WindowStage {
    Q_OBJECT

  private slots:
    void init() { open(); }
    void cleanup() { forget(); }
    void tabsAreNamedAgain();
    void tabsAreWhole_data();
    void tabsAreWhole();
    void tabsOfTheResultAreWhole();
    void lastMenuEntryKeepsOffTheFrame();
    void tabsAreFoundByWhatTheyAre();
    void tabsThatNeedAidsAreShutWithout();
    void panelsStandInTheirPlaces();
    void whatIsAskedForLiesOver();
    void fiveSeatsAndTheLogFit_data();
    void fiveSeatsAndTheLogFit();
    void watchersSeeLargerCards();
    void usualWindowsStayAsTheyAre_data();
    void usualWindowsStayAsTheyAre();
    void largeWindowsAreFilled_data();
    void largeWindowsAreFilled();
    void wordedHandUsesAnUprightWindow();
    void textSizeGrowsTheTable_data();
    void textSizeGrowsTheTable();
    void largestTextLeavesEverythingInTheWindow_data();
    void largestTextLeavesEverythingInTheWindow();
    void textSizeGrowsTheCards_data() { textSizeGrowsTheTable_data(); }
    void textSizeGrowsTheCards();
    void resultCanBeLookedAtAgain();
    void readersMayAskForWhatHasGone();
    void whatIsCoveredIsNotRead();

  private:
    QTabWidget& tabs() { return *page().findChild<QTabWidget*>(); }
    QLabel* add(PagePanel panel);
    QStringList cutTabs();
    void playToTheResult();
    bool begin(bool aids = true);
};

QLabel* GamePageTest::add(PagePanel panel) {
    auto* label = new QLabel(QStringLiteral("a deck of cards"), &page());
    panel.widget = label;
    page().addPanel(std::move(panel));
    return label;
}

bool GamePageTest::begin(bool aids) {
    return window_->newGames().begin({}, {{"Ada", {}}, {"Bo", {}}, {"Cy", {}}, {"Di", {}}}, aids);
}

void GamePageTest::tabsAreNamedAgain() {
    QString name = "Deck";
    QLabel* deck = add({.title = [&name] { return name; }});
    QCOMPARE(tabs().tabText(tabs().indexOf(deck)), QString("Deck"));
    QCOMPARE(tabs().tabText(tabs().indexOf(&page().log())), QString("Log"));
    name = "Stapel";
    window_->preferences().useLanguage("de");
    QTRY_COMPARE(tabs().tabText(tabs().indexOf(deck)), QString("Stapel"));
    QCOMPARE(tabs().tabText(tabs().indexOf(&page().log())), QString("Verlauf"));
}

void GamePageTest::tabsAreWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    for (const QString& language : Language::known())
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800)})
            for (const int percent : {100, 150})
                QTest::addRow("%s, %d, %d %%", qPrintable(language), size.width(), percent)
                    << language << size << percent;
}

QStringList GamePageTest::cutTabs() {
    QStringList cut;
    (void)QTest::qWaitFor([&] { return (cut = clippedTexts(*window_).filter(QStringLiteral("tab “"))).isEmpty(); },
                          2000);
    return cut;
}

// In the least window as well, with the tab that a table in the network has besides.
void GamePageTest::tabsAreWhole() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, percent);
    QApplication::setStyle(new TableStyle(false)); // the application owns it
    language_.use(language);
    open(size);
    QVERIFY(begin());
    add({.title = [] { return QCoreApplication::translate("elgrande::NetworkTable", "Chat (%1)").arg(12); }});
    QApplication::setFont(Theme::sans(14.0 * percent / 100));
    const QStringList cut = cutTabs();
    const int pixels = tabs().tabBar()->font().pixelSize();
    QApplication::setFont(Theme::sans(14));
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    QVERIFY2(pixels >= 11, qPrintable(QString::number(pixels)));
}

// Of three computer players.
void GamePageTest::playToTheResult() {
    Setup three;
    three.players = 3;
    three.rounds = 6;
    QSignalSpy over(&window_->model(), &GameModel::gameOver);
    QVERIFY(window_->newGames().begin(three, {{"Ada", "random"}, {"Bo", "random"}, {"Cy", "random"}}, true));
    QVERIFY(over.wait(60000));
    QTRY_VERIFY(page().findChild<ResultPanel*>()->isVisible());
}

void GamePageTest::tabsOfTheResultAreWhole() {
    QApplication::setStyle(new TableStyle(false));
    playToTheResult();
    QStringList cut;
    for (const QString& language : Language::known())
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800)})
            for (const int percent : {100, 150}) {
                window_->preferences().useLanguage(language);
                window_->resize(size);
                QApplication::setFont(Theme::sans(14.0 * percent / 100));
                cut << cutTabs();
            }
    QApplication::setFont(Theme::sans(14));
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void GamePageTest::lastMenuEntryKeepsOffTheFrame() {
    constexpr int kFrame = 3; // two lines and what is between them
    QApplication::setStyle(new TableStyle(false));
    for (QMenu* menu : window_->findChildren<QMenu*>()) {
        if (menu->actions().isEmpty()) continue;
        menu->adjustSize();
        const QRect first = menu->actionGeometry(menu->actions().front());
        const QRect last = menu->actionGeometry(menu->actions().back());
        QVERIFY2(first.top() > kFrame && menu->height() - 1 - last.bottom() > kFrame, qPrintable(menu->title()));
    }
}

// Somebody may put another tab in between; the actions of the menu still mean the same.
void GamePageTest::tabsAreFoundByWhatTheyAre() {
    QVERIFY(begin());
    QLabel* deck = add({.title = [] { return QStringLiteral("Deck"); }});
    tabs().tabBar()->moveTab(tabs().indexOf(deck), 0);
    QSignalSpy shown(&page(), &GamePage::tabShown);
    auto* forecast = window_->findChild<QAction*>("view.forecast");
    auto* threats = window_->findChild<QAction*>("view.threats");
    threats->trigger();
    QCOMPARE(page().shownTab(), &page().threats());
    forecast->trigger();
    QCOMPARE(page().shownTab(), &page().forecast());
    QVERIFY(!threats->isChecked());
    page().showPanel(*deck);
    QCOMPARE(page().shownTab(), deck);
    QVERIFY(!forecast->isChecked());
    QCOMPARE(shown.last().front().value<QWidget*>(), deck);
    forecast->trigger();
    forecast->trigger(); // off: the log again
    QCOMPARE(page().shownTab(), &page().log());
}

void GamePageTest::tabsThatNeedAidsAreShutWithout() {
    QLabel* wise = add({.title = [] { return QStringLiteral("Wise"); }, .needsAids = true});
    QLabel* deck = add({.title = [] { return QStringLiteral("Deck"); }});
    const auto isOpen = [this](QWidget& tab) { return tabs().isTabEnabled(tabs().indexOf(&tab)); };
    QVERIFY(begin(false));
    for (QWidget* aid : std::initializer_list<QWidget*>{wise, &page().forecast(), &page().threats()}) {
        QVERIFY(!isOpen(*aid));
        QVERIFY(!tabs().tabToolTip(tabs().indexOf(aid)).isEmpty());
    }
    QVERIFY(isOpen(*deck) && isOpen(page().log()));
    QVERIFY(begin(true));
    QVERIFY(isOpen(*wise) && isOpen(page().forecast()));
    QVERIFY(tabs().tabToolTip(tabs().indexOf(wise)).isEmpty());
}

void GamePageTest::panelsStandInTheirPlaces() {
    QLabel* side = add({.place = PagePanel::Place::Side});
    QLabel* below = add({.place = PagePanel::Place::Below});
    QVERIFY(begin());
    QTRY_VERIFY(side->isVisible() && below->isVisible());
    const auto rectOf = [this](QWidget& part) { return QRect(part.mapTo(&page(), QPoint()), part.size()); };
    const QRect board = rectOf(page().board());
    QVERIFY(rectOf(*side).left() >= board.right());
    QVERIFY(rectOf(*side).bottom() <= rectOf(tabs()).top());
    QVERIFY(rectOf(*below).top() >= board.bottom());
    QVERIFY(rectOf(*below).right() <= rectOf(*side).left());
}

void GamePageTest::whatIsAskedForLiesOver() {
    bool asked = false;
    QLabel* deck = add({.place = PagePanel::Place::Over, .asked = [&asked] { return asked; }});
    QVERIFY(begin());
    QVERIFY(!deck->isVisible());
    asked = true;
    emit window_->model().changed();
    QVERIFY(deck->isVisible());
    QCOMPARE(page().childAt(tabs().mapTo(&page(), tabs().rect().center())), deck);
    QVERIFY(!page().film().isVisible());
    asked = false;
    emit window_->model().changed();
    QVERIFY(!deck->isVisible());
}

void GamePageTest::fiveSeatsAndTheLogFit_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("leastOfTheLog"); // pixels
    QTest::newRow("usual") << QSize(1280, 800) << 200;
    QTest::newRow("smallest") << QSize(1024, 640) << 60;
}

// Everybody at the table is seen whole, and the log can be read down to its last line.
void GamePageTest::fiveSeatsAndTheLogFit() {
    QFETCH(QSize, size);
    QFETCH(int, leastOfTheLog);
    Setup five;
    five.players = 5;
    QVERIFY(window_->newGames().begin(five, {{"Ada", {}}, {"Bo", {}}, {"Cy", {}}, {"Di", {}}, {"Eve", {}}}, true));
    window_->resize(size);
    QTRY_COMPARE(window_->size(), size);
    const auto inWindow = [this](const QWidget& widget) {
        return QRect(widget.mapTo(window_.get(), QPoint(0, 0)), widget.size());
    };
    const auto& seats = *page().findChild<SeatPanel*>();
    const auto& text = *page().log().browser();
    QTRY_VERIFY(seats.rect().contains(seats.row(seats.order().back())->geometry()));
    for (const Seat seat : seats.order()) QVERIFY(seats.rect().contains(seats.row(seat)->geometry()));
    QVERIFY(page().log().rect().contains(text.geometry()));
    QVERIFY(window_->rect().contains(inWindow(page().log())));
    QVERIFY(!inWindow(seats).intersects(inWindow(page().prompt())));
    QVERIFY2(text.height() >= leastOfTheLog, qPrintable(QString::number(text.height())));
}

// No hand is held where nobody plays, and its room goes to the action cards.
void GamePageTest::watchersSeeLargerCards() {
    window_->resize(1280, 800);
    QVERIFY(begin());
    const auto& cards = *page().findChild<ActionCards*>();
    const auto& hand = *page().findChild<PowerHand*>();
    const auto widthOfCards = [&cards] { return cards.childrenRect().width(); };
    QTRY_VERIFY(hand.isVisible() && widthOfCards() > 0);
    const int beside = widthOfCards();
    window_->table().setPace(3600000); // they only look at each other
    QVERIFY(window_->newGames().begin({}, {{"Ada", "random"}, {"Bo", "random"}, {"Cy", "random"}, {"Di", "random"}}));
    QTRY_VERIFY(!hand.isVisible());
    QTRY_VERIFY2(widthOfCards() > beside, qPrintable(QString::number(widthOfCards())));
}

void GamePageTest::usualWindowsStayAsTheyAre_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("side");  // width
    QTest::addColumn<int>("cards"); // height
    QTest::newRow("smallest") << QSize(1024, 640) << 370 << 170;
    QTest::newRow("usual") << QSize(1280, 800) << 420 << 170;
    QTest::newRow("full HD") << QSize(1920, 1080) << 420 << 205;
}

void GamePageTest::usualWindowsStayAsTheyAre() {
    QFETCH(QSize, size);
    QFETCH(int, side);
    QFETCH(int, cards);
    close();
    open(size);
    QVERIFY(begin());
    QTRY_COMPARE(page().seats().width(), side);
    QTRY_COMPARE(page().cards().height(), cards);
    QCOMPARE(page().hand().height(), cards); // beside them
}

void GamePageTest::largeWindowsAreFilled_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("side"); // widths, at least
    QTest::addColumn<int>("card");
    QTest::addColumn<int>("power");
    QTest::newRow("upright") << QSize(1080, 1920) << 500 << 200 << 70;
    QTest::newRow("tablet, upright") << QSize(800, 1280) << 380 << 145 << 50;
    QTest::newRow("4K") << QSize(3840, 2160) << 800 << 350 << 90;
}

// Cards of an upright window lie above the hand, each as wide as the window; a large one has a wide column, whose rows
// grow with it. Nothing is empty but the end of the log.
void GamePageTest::largeWindowsAreFilled() {
    QFETCH(QSize, size);
    QFETCH(int, side);
    QFETCH(int, card);
    QFETCH(int, power);
    QVERIFY(begin());
    window_->resize(size);
    const SeatPanel& seats = page().seats();
    const auto widthOf = [](QWidget& panel, auto* face) {
        const auto faces = panel.findChildren<decltype(face)>();
        return faces.isEmpty() ? 0 : faces.front()->width();
    };
    QTRY_VERIFY2(seats.width() >= side, qPrintable(QString::number(seats.width())));
    const auto cardWidth = [&] { return widthOf(page().cards(), static_cast<CardFace*>(nullptr)); };
    const auto powerWidth = [&] { return widthOf(page().hand(), static_cast<PowerFace*>(nullptr)); };
    QTRY_VERIFY2(cardWidth() >= card, qPrintable(QString::number(cardWidth())));
    QTRY_VERIFY2(powerWidth() >= power, qPrintable(QString::number(powerWidth())));
    const QRect last = seats.row(seats.order().back())->geometry();
    QVERIFY(seats.rect().contains(last));
    QVERIFY2(seats.height() - last.bottom() < 60, qPrintable(QString::number(seats.height() - last.bottom())));
    const QWidget& board = page().board();
    const QRect place(board.mapTo(window_.get(), QPoint(0, 0)), board.size());
    QVERIFY(window_->rect().contains(place) && place.width() >= size.width() / 2);
}

// Below a strip of cards, which takes nothing from the board.
void GamePageTest::wordedHandUsesAnUprightWindow() {
    window_->resize(1080, 1920);
    Setup setup;
    setup.expansions = {"intrigue_king"};
    QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", {}}, {"Cy", {}}, {"Di", {}}}, true));
    const QWidget& hand = page().hand();
    QTRY_VERIFY2(hand.height() >= 240, qPrintable(QString::number(hand.height())));
    QTRY_COMPARE(page().board().height(), page().board().heightForWidth(page().board().width()));
}

void GamePageTest::textSizeGrowsTheTable_data() {
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 125, 150}) QTest::addRow("%d", percent) << percent;
}

// The seats grow with the text and stay whole, nothing that is written is cut, and the log can still be read.
void GamePageTest::textSizeGrowsTheTable() {
    QFETCH(int, percent);
    Setup five;
    five.players = 5;
    QVERIFY(window_->newGames().begin(five, {{"Ada", {}}, {"Bo", {}}, {"Cy", {}}, {"Di", {}}, {"Eve", {}}}, true));
    window_->resize(1280, 800);
    const auto& seats = *page().findChild<SeatPanel*>();
    QApplication::setFont(Theme::sans(14));
    QTRY_VERIFY(seats.row(seatAt(0))->height() > 0);
    const QRectF before = seats.row(seatAt(0))->courtBox();
    QApplication::setFont(Theme::sans(14.0 * percent / 100));
    // As far as the rows have room: half of the window.
    const qreal wanted = std::min(percent / 100.0, 1.4);
    QTRY_VERIFY2(seats.row(seatAt(0))->courtBox().height() >= before.height() * wanted * 0.95,
                 qPrintable(QString::number(seats.row(seatAt(0))->courtBox().height())));
    for (const Seat seat : seats.order()) QVERIFY(seats.rect().contains(seats.row(seat)->geometry()));
    QCOMPARE(window_->size(), QSize(1280, 800));
    QVERIFY(page().log().browser()->height() >= 60);
    QStringList clipped;
    (void)QTest::qWaitFor([&] { return (clipped = clippedTexts(*window_)).isEmpty(); }, 2000);
    QApplication::setFont(Theme::sans(14));
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
}

void GamePageTest::largestTextLeavesEverythingInTheWindow_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : Language::known())
        for (const QSize& size : {QSize(1024, 640), QSize(1280, 800), QSize(1600, 1000)})
            QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
}

// Whatever size is wished for, it is as large as the window has room for; the wish stays.
void GamePageTest::largestTextLeavesEverythingInTheWindow() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    language_.use(language);
    settings_->textSize.set(Settings::kLargestText - 10);
    open(size);
    QVERIFY(begin());
    window_->findChild<QAction*>("view.larger")->trigger();
    QCOMPARE(settings_->textSize(), Settings::kLargestText);
    QVERIFY(QApplication::font().pixelSize() >= 17);
    const auto& seats = *page().findChild<SeatPanel*>();
    const auto isWhole = [this](const QWidget& part) {
        return part.isVisible() && page().rect().contains(QRect(part.mapTo(&page(), QPoint()), part.size()));
    };
    const auto fits = [&] {
        for (const Seat seat : seats.order())
            if (!seats.rect().contains(seats.row(seat)->geometry())) return false;
        return isWhole(seats) && isWhole(page().prompt()) && isWhole(tabs()) && isWhole(page().log()) &&
               isWhole(*page().findChild<PowerHand*>()) && isWhole(*page().findChild<ActionCards*>());
    };
    QTRY_VERIFY(fits());
    QCOMPARE(window_->size(), size);
    QVERIFY(page().log().browser()->height() >= 30);
    QStringList clipped;
    (void)QTest::qWaitFor([&] { return (clipped = clippedTexts(*window_)).isEmpty(); }, 2000);
    window_->findChild<QAction*>("view.normal")->trigger();
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
}

// On the table as far as there is room beside a wider column; and wholly on the large card, which stays within the
// window.
void GamePageTest::textSizeGrowsTheCards() {
    QFETCH(int, percent);
    QVERIFY(begin());
    window_->resize(1280, 800);
    QApplication::setFont(Theme::sans(14));
    const auto titles = [this] { return page().cards().faces().front()->parts().title.pixels; };
    QTRY_VERIFY(titles() >= kLeastTitle);
    const qreal before = titles();
    CardView& large = window_->findChild<CardLens*>()->view();
    large.setCard(page().cards().cardAt(0));
    const qreal largeBefore = large.findChild<CardFace*>()->shownWords();
    QApplication::setFont(Theme::sans(14.0 * percent / 100));
    const qreal wanted = std::min(percent / 100.0, 1.25);
    QTRY_VERIFY(QFontInfo(large.font()).pixelSize() >= 14 * percent / 100);
    QVERIFY2(titles() >= before * 0.95, qPrintable(QString::number(titles() / before)));
    for (const CardFace* face : page().cards().faces())
        QVERIFY(face->shownWords() == 0 || face->shownWords() >= kLeastTitle);
    large.setCard(page().cards().cardAt(0));
    const qreal largeNow = large.findChild<CardFace*>()->shownWords();
    QVERIFY2(largeNow >= largeBefore * wanted * 0.95,
             qPrintable(QStringLiteral("%1 %2").arg(largeBefore).arg(largeNow)));
    for (std::size_t i = 0; i < window_->model().catalogue().cards.size(); ++i) {
        large.setCard(static_cast<Card>(i));
        QVERIFY(large.findChild<CardFace*>()->shownWords() > 0);
        QVERIFY(large.bestSize().width() <= window_->width() && large.bestSize().height() <= window_->height());
        for (const QLabel* words : large.findChildren<QLabel*>())
            QVERIFY(words->heightForWidth(words->width()) <= large.bestSize().height());
    }
    QApplication::setFont(Theme::sans(14));
}

void GamePageTest::resultCanBeLookedAtAgain() {
    playToTheResult();
    auto& result = *page().findChild<ResultPanel*>();
    emit result.lookAtBoardWanted();
    QVERIFY(!result.isVisible());
    for (QPushButton* button : page().prompt().findChildren<QPushButton*>())
        if (button->isVisible()) button->click();
    QTRY_VERIFY(result.isVisible());
}

// A screen reader counts the children of what is asked, a scroll bar goes, and the reader asks for the last one.
void GamePageTest::readersMayAskForWhatHasGone() {
    const QList<QScrollArea*> areas = window_->findChildren<QScrollArea*>();
    QVERIFY(!areas.isEmpty());
    for (QScrollArea* area : areas) {
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(area);
        QVERIFY(read != nullptr);
        QVERIFY2(read->child(read->childCount()) == nullptr, area->metaObject()->className());
        for (int i = 0; i < read->childCount(); ++i) QVERIFY2(read->child(i), area->metaObject()->className());
    }
}

// By ear nothing says that a table which is still there to be read lies under what is asked.
void GamePageTest::whatIsCoveredIsNotRead() {
    QVERIFY(window_->newGames().begin(Setup(), {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}}));
    QTRY_VERIFY(page().isVisible());
    const auto wanted = std::make_shared<bool>(false); // the page outlives this test
    auto* cover = new QPushButton("cover", &page());
    page().addPanel({.place = PagePanel::Place::Whole, .widget = cover, .asked = [wanted] { return *wanted; }});
    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&page());
    const auto reads = [&](const QWidget* widget) {
        for (int i = 0; i < read->childCount(); ++i) {
            const auto* child = qobject_cast<const QWidget*>(read->child(i)->object());
            if (child == widget || (child != nullptr && child->isAncestorOf(widget)))
                return read->indexOfChild(read->child(i)) == i;
        }
        return false;
    };
    QVERIFY(reads(&page().board()) && reads(&page().seats()));
    *wanted = true;
    page().askPanels();
    QVERIFY(cover->isVisible() && reads(cover));
    QVERIFY(!reads(&page().board()) && !reads(&page().seats()) && !reads(&page().prompt()));
    *wanted = false;
    page().askPanels();
    QVERIFY(reads(&page().board()));
}

ELGRANDE_TEST(GamePageTest)
#include "game_page_test.moc"
