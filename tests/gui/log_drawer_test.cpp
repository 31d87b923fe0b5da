// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The log drawn out over the sea: by button, key and Esc, reached by keyboard and screen reader, out for as long as the
// window lives, and never over a place that is asked about.
#include "app/new_game/new_game_desk.h"
#include "app/page/log_drawer.h"
#include "tests/gui/table_stage.h"
#include "tests/named_test.h"
#include "views/ceremony/ceremonies.h"
#include "views/panels/log_panel.h"
#include "views/panels/result_panel.h"
#include "views/prompt/prompt_panel.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace elgrande;
using gui::TableStage;

class LogDrawerTest : public TableStage {
    Q_OBJECT

  private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void roomIsTheLargestThatIsFree();
    void buttonKeyAndEscape();
    void reachedByKeysAndHeard();
    void outAsLongAsTheWindowLives();
    void comesOutWithLargeText_data();
    void comesOutWithLargeText();
    void coversNothingThatIsAsked_data();
    void coversNothingThatIsAsked();
    void saysWhenThereIsNoRoom();
    void stepsAsideForTheResult();

  private:
    LogDrawer& drawer() { return page().logDrawer(); }
    LogPanel& log() { return page().log(); }
    QToolButton* button() { return log().findChild<QToolButton*>("log-drawer"); }
    QAction& action() { return *window_->findChild<QAction*>("view.logDrawer"); }
    QRect inPage(const QWidget& widget) { return {widget.mapTo(&page(), QPoint()), widget.size()}; }
    QStringList covered();
    int out_ = 0; // how often it was out when something was asked
};

void LogDrawerTest::roomIsTheLargestThatIsFree() {
    const QRect sea(100, 50, 800, 500);
    const QSize least(190, 120);
    const QRect all = LogDrawer::roomFor(sea, {}, least, 400);
    QVERIFY(sea.contains(all));
    QVERIFY(all.width() >= 310 && all.width() <= 320 && all.height() >= 480 && all.right() >= sea.right() - 8);
    const QRect middle(600, 200, 300, 100);
    const QRect below = LogDrawer::roomFor(sea, {middle}, least, 400);
    QVERIFY(!below.intersects(middle) && below.top() > middle.bottom() && below.height() > 200);
    const QRect west(100, 50, 560, 500); // a narrower sheet beside it
    const QRect beside = LogDrawer::roomFor(sea, {west}, least, 400);
    QVERIFY(!beside.isEmpty() && !beside.intersects(west) && beside.width() >= 190);
    QVERIFY(LogDrawer::roomFor(sea, {sea}, least, 400).isEmpty());
    QVERIFY(LogDrawer::roomFor(sea, {QRect(500, 160, 500, 20), QRect(500, 290, 500, 200)}, least, 400).isEmpty());
}

void LogDrawerTest::buttonKeyAndEscape() {
    QVERIFY(lay(gui::kIntrigue));
    auto& tabs = *page().findChild<QTabWidget*>();
    const int before = log().browser()->height();
    QVERIFY(!drawer().isOut());
    button()->click();
    QVERIFY(drawer().isOut() && button()->isChecked() && action().isChecked());
    QCOMPARE(log().parentWidget(), &page());
    QVERIFY(log().isVisible() && inPage(page().board()).contains(log().geometry()));
    // Scenes are played over it.
    const QObjectList& stacked = page().children();
    QVERIFY(stacked.indexOf(&page().ceremonies().stage()) > stacked.indexOf(&log()));
    QVERIFY2(log().browser()->height() > before, qPrintable(QString::number(log().browser()->height())));
    QVERIFY(tabs.isVisible() && tabs.currentWidget() != &log());
    button()->click();
    QVERIFY(!drawer().isOut() && !action().isChecked());
    QCOMPARE(tabs.currentWidget(), &log());
    QTRY_COMPARE(log().browser()->height(), before);
    action().trigger();
    QVERIFY(drawer().isOut());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!drawer().isOut() && !action().isChecked());
    action().trigger();
    page().board().setFocus();
    QTest::keyClick(&page().board(), Qt::Key_Escape); // from wherever the keyboard is
    QVERIFY(!drawer().isOut());
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&page().board()));
}

void LogDrawerTest::reachedByKeysAndHeard() {
    QVERIFY(lay(gui::kIntrigue));
    QVERIFY(action().shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    action().trigger();
    QVERIFY(log().isAncestorOf(QApplication::focusWidget())); // reading goes on there
    page().board().setFocus();
    bool reached = false;
    for (int i = 0; i < 8 && !reached; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        reached = log().isAncestorOf(QApplication::focusWidget());
    }
    QVERIFY(reached);
    const QAccessibleInterface* read = QAccessible::queryAccessibleInterface(log().browser());
    QVERIFY(read != nullptr && !read->text(QAccessible::Name).isEmpty());
    QAccessibleInterface* above = QAccessible::queryAccessibleInterface(&page());
    QVERIFY(above->indexOfChild(QAccessible::queryAccessibleInterface(&log())) >= 0);
    const QString back = button()->accessibleName();
    button()->click();
    QVERIFY(!back.isEmpty() && back != button()->accessibleName());
}

void LogDrawerTest::outAsLongAsTheWindowLives() {
    QVERIFY(lay(gui::kIntrigue));
    action().trigger();
    QVERIFY(drawer().isOut());
    QVERIFY(window_->newGames().begin({}, {{"Ada", {}}, {"Bo", {}}, {"Cy", {}}, {"Di", {}}}, true));
    QVERIFY(drawer().isWanted());
    QTRY_VERIFY(drawer().isOut());
    window_->resize(1920, 1080);
    QTRY_VERIFY(log().width() >= 390); // it grows with the board
    QVERIFY(inPage(page().board()).contains(log().geometry()));
}

QStringList LogDrawerTest::covered() {
    QStringList found;
    if (!drawer().isOut()) return found;
    ++out_;
    for (const QRect& asked : board().askedBoxes()) {
        const QRect box(board().viewport()->mapTo(&page(), asked.topLeft()), asked.size());
        if (!box.intersects(log().geometry())) continue;
        found << QStringLiteral("%1: %2,%3 %4x%5")
                     .arg(kind())
                     .arg(box.x())
                     .arg(box.y())
                     .arg(box.width())
                     .arg(box.height());
    }
    return found;
}

void LogDrawerTest::comesOutWithLargeText_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
        for (const int text : {100, 125, 150, 175, 200}) QTest::addRow("%d at %d", text, size.width()) << size << text;
}

// A power card is asked for and nothing on the board, so that the whole sea is free. All of the sheet's head is there,
// and it covers less of the map than it leaves.
void LogDrawerTest::comesOutWithLargeText() {
    QFETCH(QSize, size);
    QFETCH(int, text);
    window_->resize(size);
    settings_->textSize.set(text - 10);
    window_->findChild<QAction*>("view.larger")->trigger();
    QVERIFY(WindowStage::begin("power"));
    QVERIFY(waitFor("power"));
    QVERIFY(board().askedBoxes().empty());
    drawer().setWanted(true);
    QVERIFY(drawer().isOut());
    QVERIFY(page().prompt().reason().isEmpty());
    QVERIFY(log().width() >= log().minimumSizeHint().width());
    QVERIFY(log().width() <= board().seaBox().width() / 2);
}

void LogDrawerTest::coversNothingThatIsAsked_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
        QTest::addRow("%d", size.width()) << size;
}

// A turn with every kind of question on the board, the sheet drawn out all the time.
void LogDrawerTest::coversNothingThatIsAsked() {
    QFETCH(QSize, size);
    window_->resize(size);
    QVERIFY(TableStage::begin(gui::kIntrigue, "intrigue-3-any"));
    drawer().setWanted(true);
    out_ = 0;
    int questions = 0;
    for (int i = 0; i < 60 && model().decision(); ++i) {
        settle();
        if (!model().decision()) break;
        if (!board().askedBoxes().empty()) ++questions;
        QVERIFY2(covered().isEmpty(), qPrintable(covered().join(u'\n')));
        const std::vector<BoardSpot> offered = board().chooser().offered();
        if (!offered.empty()) { // the first of two clicks, too
            board().pick(offered[static_cast<std::size_t>(i) % offered.size()]);
            QVERIFY2(covered().isEmpty(), qPrintable(covered().join(u'\n')));
        } else if (!page().prompt().actionButtons().empty()) {
            page().prompt().actionButtons().front()->click();
        }
    }
    QVERIFY(questions >= 5);
    QVERIFY(out_ > 0 || size.height() < 700); // not just by staying away; the smallest board has no sea for it
}

// The button is down and nothing comes: the player is told why, and it comes by itself later.
void LogDrawerTest::saysWhenThereIsNoRoom() {
    QVERIFY(WindowStage::begin("power"));
    QVERIFY(waitFor("power"));
    const QSize before = board().size();
    board().resize(220, 150);
    drawer().setWanted(true);
    QVERIFY(drawer().isWanted() && !drawer().isOut());
    QVERIFY(!page().prompt().reason().isEmpty());
    board().resize(before);
    QTRY_VERIFY(drawer().isOut());
}

void LogDrawerTest::stepsAsideForTheResult() {
    Setup three;
    three.players = 3;
    three.rounds = 6;
    drawer().setWanted(true);
    QSignalSpy over(&model(), &GameModel::gameOver);
    QVERIFY(window_->newGames().begin(three, {{"Ada", "random"}, {"Bo", "random"}, {"Cy", "random"}}, true));
    QVERIFY(over.wait(60000));
    auto& result = *page().findChild<ResultPanel*>();
    QTRY_VERIFY(result.isVisible());
    QVERIFY(drawer().isWanted() && !drawer().isOut() && log().isVisible());
    emit result.lookAtBoardWanted();
    QVERIFY(drawer().isOut());
}

ELGRANDE_TEST(LogDrawerTest)
#include "log_drawer_test.moc"
