// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The log: chosen by what is asked, folded, searched, linked with the board, and following the game.
#include "app/program/language.h"
#include "expansions/installed.h"
#include "model/game_model/game_model.h"
#include "model/rules/rules.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/board_fixture.h"
#include "tests/gui/settle.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/panels/log_panel.h"
#include "views/panels/log_story.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"
#include "views/toolkit/tip_accessible.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QTimer>
#include <QTimerEvent>
#include <QToolButton>
#include <QToolTip>

using namespace elgrande;
using gui::Fixture;

Q_DECLARE_METATYPE(elgrande::Area)
Q_DECLARE_METATYPE(elgrande::Card)

class LogTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void logIsFilteredByWhatIsAsked();
    void logFoldsFindsAndMarks();
    void storyComesBehindTheFirstPicture();
    void logFollowsTheGameWhileItMarks();
    void logFollowsWhereItsEndIsInView();
    void escapeClosesTheSearchOfTheLog();
    void tipsAreNotReadAsWell();
    void logIsLinkedWithTheBoard();
    void headingComesWithWhatHappensInTheRound();
    void cardsThatAreKeptAreNotToldAsLeft();
    void cardOfAStackIsTaken();
    void setsAreToldInWholeSentences();
    void iconsGrowWithTheText();

  private:
    // A table and the log of it.
    struct Stage {
        explicit Stage(QSize size = {}) {
            if (size.isValid()) log.resize(size);
            log.show();
        }
        void tellARound();

        Fixture table;
        Theme theme;
        LogPanel log{table.model, theme};
    };
};

void LogTest::initTestCase() {
    installExpansionViews();
    qRegisterMetaType<elgrande::Area>("elgrande::Area");
    qRegisterMetaType<elgrande::Card>("elgrande::Card");
}

namespace {
QStringList linesOf(const LogPanel& log) { return log.plainText().split(u'\n'); }
QToolButton* buttonOf(const LogPanel& log, const char* name) { return log.findChild<QToolButton*>(name); }
} // namespace

// Seat 0 and seat 1 have a turn each, then seat 1 begins another round.
void LogTest::Stage::tellARound() {
    const auto tell = [&](EventKind kind, int seat, Area to = Area::None, int number = 0) {
        Event event;
        event.kind = kind;
        if (seat >= 0) event.seat = seatAt(seat);
        event.to = to;
        event.number = static_cast<std::int16_t>(number);
        table.model.report(event);
    };
    tell(EventKind::RoundBegan, -1, Area::None, 4);
    tell(EventKind::CaballeroPlaced, 0, Area::Granada);
    tell(EventKind::CaballeroPlaced, 0, Area::Galicia);
    tell(EventKind::TurnPassed, 0);
    tell(EventKind::CaballeroPlaced, 1, Area::Granada);
    tell(EventKind::PlaceScored, 1, Area::Granada);
    tell(EventKind::Points, 1, Area::Granada, 6);
    tell(EventKind::TurnPassed, 1);
    tell(EventKind::RoundBegan, -1, Area::None, 5);
    tell(EventKind::CaballeroPlaced, 1, Area::Valencia);
    table.show();
    (void)QTest::qWaitFor([this] { return !log.plainText().isEmpty(); }); // it comes behind the first picture
    gui::settle();
}

void LogTest::logIsFilteredByWhatIsAsked() {
    Stage stage;
    LogPanel& log = stage.log;
    stage.tellARound();
    const QStringList all = linesOf(log);
    QCOMPARE(all.size(), 8);
    auto* const filters = log.findChild<QComboBox*>();
    const auto choose = [&log, filters](int at) {
        filters->setCurrentIndex(at);
        emit filters->activated(at);
        return linesOf(log);
    };
    const QStringList own = choose(1); // my doings: the heading and two lines of seat 0
    QCOMPARE(own.size(), 3);
    QVERIFY(own[1].contains(stage.table.model.playerName(seatAt(0))));
    const QStringList points = choose(2);
    QCOMPARE(points.size(), 3);
    const QStringList other = choose(4); // the second player, in both rounds
    QCOMPARE(other.size(), 6);
    log.showArea(Area::Granada);
    QCOMPARE(linesOf(log).size(), 5);
    log.areaClicked(Area::Valencia); // on the board, while the filter is for a place
    QCOMPARE(linesOf(log).size(), 2);
    QCOMPARE(choose(0), all);
}

void LogTest::logFoldsFindsAndMarks() {
    Stage stage({360, 260});
    LogPanel& log = stage.log;
    stage.tellARound();
    const qsizetype lines = linesOf(log).size();
    emit log.browser()->anchorClicked(QUrl("fold:1"));
    QCOMPARE(linesOf(log).size(), lines - 5);
    emit log.browser()->anchorClicked(QUrl("fold:1"));
    QCOMPARE(linesOf(log).size(), lines);
    buttonOf(log, "log-since")->click();
    QCOMPARE(log.browser()->extraSelections().size(), 5);
    buttonOf(log, "log-since")->click();
    QVERIFY(log.browser()->extraSelections().isEmpty());
    log.find("Galicia");
    QCOMPARE(log.browser()->textCursor().selectedText(), QString("Galicia"));
}

void LogTest::storyComesBehindTheFirstPicture() {
    Fixture table;
    Theme theme;
    LogPanel log(table.model, theme);
    Event event;
    event.kind = EventKind::RoundBegan;
    event.number = 4;
    table.model.report(event);
    event = {};
    event.kind = EventKind::CaballeroPlaced;
    event.seat = seatAt(0);
    event.to = Area::Granada;
    table.model.report(event);
    log.show();
    auto* pause = log.findChild<QTimer*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(pause != nullptr && pause->isActive());
    QTimerEvent over(pause->timerId());
    QCoreApplication::sendEvent(pause, &over); // as on a slow machine
    QVERIFY(log.plainText().isEmpty());
    QTRY_VERIFY(!log.plainText().isEmpty());
}

// The button leads to the first line since the own turn; what happens then is seen, and taking back moves nothing.
void LogTest::logFollowsTheGameWhileItMarks() {
    Stage stage({360, 100});
    LogPanel& log = stage.log;
    for (int i = 0; i < 4; ++i) stage.tellARound();
    const QScrollBar* bar = log.browser()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0 && bar->value() == bar->maximum());
    buttonOf(log, "log-since")->click();
    QTRY_VERIFY(bar->value() < bar->maximum());
    stage.tellARound();
    QTRY_VERIFY(bar->value() == bar->maximum());
    log.browser()->verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepSub);
    const int place = bar->value();
    QVERIFY(place > 0 && place < bar->maximum());
    stage.tellARound();
    std::vector<Event> history = stage.table.model.history();
    history.pop_back();
    stage.table.model.setHistory(history);
    stage.table.show();
    gui::settle();
    QCOMPARE(bar->value(), place);
}

// A click on one of the last lines looks at it and leaves the end where it is; who has scrolled away comes back by a
// button that is only there then.
void LogTest::logFollowsWhereItsEndIsInView() {
    Stage stage({300, 200});
    LogPanel& log = stage.log;
    QVERIFY(QTest::qWaitForWindowActive(&log));
    for (int i = 0; i < 6; ++i) stage.tellARound();
    QScrollBar* bar = log.browser()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0 && bar->value() == bar->maximum());
    QVERIFY(!buttonOf(log, "log-end")->isVisible());
    QTest::mouseClick(log.browser()->viewport(), Qt::LeftButton, {}, QPoint(20, 12)); // the topmost line in view
    QVERIFY(log.browser()->textCursor().block() != log.browser()->document()->lastBlock());
    gui::settle();
    stage.tellARound();
    QTRY_VERIFY(bar->value() == bar->maximum());
    bar->triggerAction(QAbstractSlider::SliderToMinimum);
    QVERIFY(buttonOf(log, "log-end")->isVisible());
    QVERIFY(log.browser()->viewport()->geometry().contains(buttonOf(log, "log-end")->geometry()));
    stage.tellARound();
    gui::settle();
    QCOMPARE(bar->value(), 0);
    buttonOf(log, "log-end")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(buttonOf(log, "log-end"), Qt::Key_Space);
    QVERIFY(!buttonOf(log, "log-end")->isVisible());
    QVERIFY(log.browser()->hasFocus());
    stage.tellARound();
    QTRY_VERIFY(bar->value() == bar->maximum());
    bar->triggerAction(QAbstractSlider::SliderToMinimum);
    bar->setValue(bar->maximum()); // not by hand
    Decision asked;
    stage.table.model.show(stage.table.model.observation(), asked, {}, Seat::None);
    stage.tellARound();
    QTRY_VERIFY(bar->value() == bar->maximum());
}

void LogTest::escapeClosesTheSearchOfTheLog() {
    Stage stage;
    LogPanel& log = stage.log;
    auto* words = log.findChild<QLineEdit*>();
    QVERIFY(!words->isVisible());
    for (QToolButton* button : log.findChildren<QToolButton*>())
        if (button != buttonOf(log, "log-since")) button->click();
    QVERIFY(words->isVisible());
    QTest::keyClicks(words, "Gran");
    QTest::keyClick(words, Qt::Key_Escape);
    QVERIFY(!words->isVisible());
    QVERIFY(words->text().isEmpty());
}

// They are shown to those who point.
void LogTest::tipsAreNotReadAsWell() {
    const Stage stage;
    for (auto* button : stage.log.findChildren<QToolButton*>()) {
        if (button->objectName().isEmpty()) continue;
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(button);
        QCOMPARE(read->text(QAccessible::Name), button->text());
        QCOMPARE(read->text(QAccessible::Description), QString());
        QCOMPARE(tipOf(*button), button->text());
        const QPoint inside = button->rect().center();
        QHelpEvent hover(QEvent::ToolTip, inside, button->mapToGlobal(inside));
        QApplication::sendEvent(button, &hover);
        QCOMPARE(QToolTip::text(), button->text());
    }
}

void LogTest::logIsLinkedWithTheBoard() {
    Stage stage({360, 400});
    LogPanel& log = stage.log;
    stage.tellARound();
    QSignalSpy hovered(&log, &LogPanel::areaHovered);
    const auto pointAt = [&log](int line) {
        const QTextCursor cursor(log.browser()->document()->findBlockByNumber(line));
        const QPoint at = log.browser()->cursorRect(cursor).center() + QPoint(4, 0);
        QMouseEvent move(QEvent::MouseMove, at, log.browser()->viewport()->mapToGlobal(at), Qt::NoButton, {}, {});
        QCoreApplication::sendEvent(log.browser()->viewport(), &move);
    };
    pointAt(1);
    QCOMPARE(hovered.size(), 1);
    QCOMPARE(hovered.last()[0].value<Area>(), Area::Granada);
    pointAt(2);
    QCOMPARE(hovered.last()[0].value<Area>(), Area::Galicia);
    pointAt(0); // a heading has no place
    QCOMPARE(hovered.last()[0].value<Area>(), Area::None);
    QSignalSpy clicked(&log, &LogPanel::cardLinkActivated);
    emit log.browser()->anchorClicked(QUrl("card:7"));
    QCOMPARE(clicked.last()[0].value<Card>(), static_cast<Card>(7));
}

// Until then the table may ask whether the last turn is over. It is told of, folded and looked at as ever.
void LogTest::headingComesWithWhatHappensInTheRound() {
    Stage stage;
    LogPanel& log = stage.log;
    stage.tellARound();
    Event event;
    event.kind = EventKind::RoundBegan;
    event.number = 6;
    stage.table.model.report(event);
    stage.table.show();
    gui::settle();
    const QStringList before = linesOf(log);
    QVERIFY2(!before.last().contains("Round 6"), qPrintable(before.last()));
    event.kind = EventKind::PowerPlayed;
    event.seat = seatAt(2);
    event.power = static_cast<Power>(8);
    stage.table.model.report(event);
    stage.table.show();
    QTRY_COMPARE(linesOf(log).size(), before.size() + 2);
    QVERIFY2(linesOf(log)[before.size()].contains("Round 6"), qPrintable(linesOf(log)[before.size()]));
    emit log.browser()->anchorClicked(QUrl("fold:3"));
    QCOMPARE(linesOf(log).size(), before.size() + 1);
    QSignalSpy moment(&log, &LogPanel::momentActivated);
    const QString html = log.browser()->toHtml();
    const int events = static_cast<int>(stage.table.model.history().size());
    QVERIFY(html.contains(QStringLiteral("moment:%1\"").arg(events - 2))); // where the round began
}

// What lies before a seat since an earlier round may still be used later.
void LogTest::cardsThatAreKeptAreNotToldAsLeft() {
    Stage stage({420, 300});
    const auto tell = [&stage](EventKind kind, Card card, int round = 0) {
        Event event;
        event.kind = kind;
        event.seat = kind == EventKind::RoundBegan ? Seat::None : seatAt(1);
        event.card = card;
        event.number = static_cast<std::int16_t>(round);
        stage.table.model.report(event);
    };
    const Card kept = static_cast<Card>(3);
    const Card taken = static_cast<Card>(20);
    tell(EventKind::SpecialLeft, kept); // a history that begins in the middle
    tell(EventKind::RoundBegan, Card::None, 4);
    tell(EventKind::CardTaken, kept);
    tell(EventKind::SpecialLeft, kept);
    tell(EventKind::TurnPassed, Card::None);
    tell(EventKind::RoundBegan, Card::None, 5);
    tell(EventKind::CardTaken, taken);
    tell(EventKind::SpecialLeft, kept);
    tell(EventKind::SpecialLeft, taken);
    stage.table.show();
    QTRY_VERIFY(stage.log.plainText().contains("Round 5"));
    const QString name = texts::cardTitle(stage.table.model.catalogue(), kept);
    const QString other = texts::cardTitle(stage.table.model.catalogue(), taken);
    QVERIFY(name != other);
    QCOMPARE(stage.log.plainText().count("does not use"), 3);
    QCOMPARE(stage.log.plainText().count(QStringLiteral("does not use “%1”").arg(name)), 2);
    QCOMPARE(stage.log.plainText().count(QStringLiteral("does not use “%1”").arg(other)), 1);
}

namespace {

Catalogue kingAndColonies() {
    Setup setup;
    setup.expansions = {"inquisitor_colonies", "intrigue_king"};
    return catalogueOf(**RulesBuilder::build(setup));
}

} // namespace

// Beside a card of the own hand, which lies there already when its action comes.
void LogTest::cardOfAStackIsTaken() {
    if (!tests::hasExpansion("king_colonies")) QSKIP("This build has no such set.");
    const Catalogue catalogue = kingAndColonies();
    Event taken;
    taken.kind = EventKind::CardTaken;
    taken.seat = seatAt(0);
    int stacked = 0;
    for (std::size_t i = 0; i < catalogue.cards.size(); ++i) {
        taken.card = static_cast<Card>(i);
        const bool inStack = catalogue.cards[i].stack >= 0;
        stacked += inStack ? 1 : 0;
        const QString line = texts::eventText(
            catalogue, taken, [](Seat) { return QStringLiteral("Ada"); }, false);
        QVERIFY2(line.startsWith(inStack ? "Ada takes the action card “" : "Ada has “"), qPrintable(line));
    }
    QVERIFY(stacked > 0);
}

// As many as there are, and from where to where, without saying anything twice.
void LogTest::setsAreToldInWholeSentences() {
    if (!tests::hasExpansion("king_colonies")) QSKIP("This build has no such set.");
    const Catalogue catalogue = kingAndColonies();
    const auto named = [&catalogue](const char* id) {
        Event event;
        for (std::size_t i = 0; i < catalogue.events.size(); ++i)
            if (catalogue.events[i].id == id) event.kind = static_cast<EventKind>(i);
        event.seat = seatAt(0);
        event.owner = ownerOf(event.seat);
        return event;
    };
    Language language;
    language.use("en"); // for the plural
    LogStory story(catalogue, [](Seat) { return QStringLiteral("Ada"); });
    std::vector<Event> events{named("colonies-black-placed"), named("caballero-moved"), named("ki-card-chosen"),
                              named("ki-card-chosen"), named("ki-deck-ready")};
    events[0].owner = Owner::Black;
    events[0].to = Area::Granada;
    events[0].number = 2;
    events[1].from = catalogue.area("france");
    events[1].to = catalogue.area("france.ambassador");
    events[1].number = 1;
    events[2].power = static_cast<Power>(0);
    events[3].power = static_cast<Power>(1);
    for (std::size_t i = 0; i < events.size(); ++i) story.tell(events[i], i);
    QStringList lines;
    for (const LogEntry& entry : story.entries())
        lines << QTextDocumentFragment::fromHtml(entry.line.html).toPlainText();
    QCOMPARE(lines, (QStringList{"2 black Caballeros are placed in Granada.",
                                 "Ada moves 1 of their own Caballeros out of France to the space “Ambassador”.",
                                 QStringLiteral("Ada takes cards %1 · %2 into hand.")
                                     .arg(texts::powerName(catalogue, static_cast<Power>(0)),
                                          texts::powerName(catalogue, static_cast<Power>(1)))}));
}

void LogTest::iconsGrowWithTheText() {
    Stage stage({420, 300});
    buttonOf(stage.log, "log-drawer")->ensurePolished();
    const auto sides = [&stage] {
        std::vector<int> all;
        for (const QToolButton* button : stage.log.findChildren<QToolButton*>()) {
            const QSize size = button->iconSize();
            if (button->isCheckable() && button->icon().actualSize(size * 4) == size)
                all.push_back(size.height()); // and drawn as large
        }
        return all;
    };
    const auto setTextSize = [&stage](int percent) {
        stage.log.setFont(Theme::sans(14 * percent / 100.0));
        QCoreApplication::processEvents();
    };
    setTextSize(100);
    QCOMPARE(sides(), std::vector<int>(3, 16));
    setTextSize(150);
    QCOMPARE(sides(), std::vector<int>(3, 24));
    setTextSize(200);
    QCOMPARE(sides(), std::vector<int>(3, 32));
}

ELGRANDE_TEST(LogTest)
#include "log_test.moc"
