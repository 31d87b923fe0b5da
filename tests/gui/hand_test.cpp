// The hand on the pieces: a click on a place begins the part of the turn that leads there, pieces are dragged from the
// board and from beside it, all of them with Shift or a long press, and what cannot be done says why.
#include "tests/gui/table_stage.h"
#include "views/board/drag_ghost.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/texts.h"

#include <QTest>
#include <QToolTip>

using namespace elgrande;
using gui::kIntrigue;

namespace {

constexpr const char* kScoreboard = R"({"stacks": {"4": ["scoreboard"]}})";

} // namespace

class HandTest : public gui::TableStage {
    Q_OBJECT

  private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void clickOnAPlaceBeginsPlacing();
    void shiftPlacesAll();
    void longPressPlacesAll();
    void undoTakesTheWholeGestureBack();
    void dragOutOfTheCourt();
    void pilesAreDragged();
    void pilesAreDraggedAsAWhole();
    void kingIsDragged();
    void kingIsClicked();
    void grandeIsDragged();
    void scoreboardIsDragged();
    void ghostTellsThePoints();
    void refusedDropTellsWhy();
    void whatCannotMoveIsNotTakenUp();
    void escapePutsBack();
    void placingWinsAndTheTipSaysSo();
    void tableWithoutAidsHasHandsToo();

  private:
    DragGhost* ghost() { return window_->findChild<DragGhost*>(); }
};

void HandTest::clickOnAPlaceBeginsPlacing() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    QVERIFY(!board().hint().isEmpty());
    const int before = at(Area::Aragon);
    click(place(Area::Aragon));
    QCOMPARE(at(Area::Aragon), before + 1);
    QCOMPARE(kind(), QString("place"));
}

void HandTest::shiftPlacesAll() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    QCOMPARE(at(Area::Aragon), 3);
    QCOMPARE(kind(), QString("turn"));
    QVERIFY(model().decision()->legal.front().kind == ActionKind::Special);
}

void HandTest::longPressPlacesAll() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    const QPoint point = board().pointOf(place(Area::Aragon));
    QTest::mousePress(board().viewport(), Qt::LeftButton, {}, point);
    QTest::qWait(700);
    QTest::mouseRelease(board().viewport(), Qt::LeftButton, {}, point);
    settle();
    QCOMPARE(at(Area::Aragon), 3);
}

void HandTest::undoTakesTheWholeGestureBack() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    QCOMPARE(at(Area::Aragon), 3);
    model().undo();
    settle();
    QCOMPARE(at(Area::Aragon), 0);
    QCOMPARE(kind(), QString("turn"));
    QVERIFY(model().decision()->legal.front().kind == ActionKind::Place);
    model().redo();
    settle();
    QCOMPARE(at(Area::Aragon), 3);
    QVERIFY(!model().canRedo());
    model().undo();
    settle();
    QCOMPARE(at(Area::Aragon), 0);
    model().undo(); // the card
    settle();
    QCOMPARE(kind(), QString("action"));
}

void HandTest::dragOutOfTheCourt() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    dragFromCourt(place(Area::Aragon));
    QCOMPARE(at(Area::Aragon), 1);
    QCOMPARE(kind(), QString("place"));
    dragFromCourt(place(Area::Castillo), Qt::ShiftModifier);
    QCOMPARE(kind(), QString("turn"));
    QCOMPARE(model().observation().seats[0].court, 0);
    QVERIFY(!ghost()->isVisible());
}

void HandTest::pilesAreDragged() {
    QVERIFY(begin(kIntrigue, "intrigue-3-any"));
    drag(piece(Area::Aragon, 3), place(Area::Sevilla));
    QCOMPARE(at(Area::Aragon, 3), 5);
    QCOMPARE(at(Area::Sevilla, 3), 1);
    QCOMPARE(kind(), QString("relocate")); // the special action has begun
    drag(piece(Area::Galicia, 1), place(Area::Castillo));
    QCOMPARE(at(Area::Galicia, 1), 1);
}

void HandTest::pilesAreDraggedAsAWhole() {
    QVERIFY(begin(kIntrigue, "intrigue-3-any"));
    drag(piece(Area::Galicia, 1), place(Area::Sevilla), Qt::ShiftModifier);
    QCOMPARE(at(Area::Galicia, 1), 0);
    QCOMPARE(at(Area::Sevilla, 1), 2);
    drag(piece(Area::Aragon, 3), place(Area::Sevilla), Qt::ShiftModifier);
    QCOMPARE(at(Area::Aragon, 3), 5); // the card moves three
    QCOMPARE(kind(), QString("turn"));
}

void HandTest::kingIsDragged() {
    QVERIFY(begin(kIntrigue, "king"));
    drag({Area::Valencia, Owner::None, Token::King}, place(Area::Granada));
    QCOMPARE(model().observation().king, Area::Granada);
    QCOMPARE(kind(), QString("turn"));
}

// Nothing stands in the court, so a place can only mean the King's way.
void HandTest::kingIsClicked() {
    QVERIFY(begin(R"({"stacks": {"5": ["king"]}, "seats": [{"colour": "red", "court": 0, "played": 13},
        {"colour": "blue", "played": 12}, {"colour": "yellow", "played": 11}, {"colour": "green", "played": 10}]})",
                  "king"));
    click(place(Area::Granada));
    QCOMPARE(model().observation().king, Area::Granada);
}

void HandTest::grandeIsDragged() {
    QVERIFY(begin(kIntrigue, "grande"));
    const QPointF on = board().table().grandePoint(seatAt(0));
    drag(board().mapFromScene(on), place(Area::PaisVasco));
    QCOMPARE(model().observation().seats[0].grande, Area::PaisVasco);
}

void HandTest::scoreboardIsDragged() {
    QVERIFY(begin(kScoreboard, "scoreboard"));
    const Token board8 = model().catalogue().token("8/4/0");
    drag({Area::None, Owner::None, board8}, place(Area::Aragon));
    QCOMPARE(model().observation().spotOf(board8).area(), Area::Aragon);
}

void HandTest::ghostTellsThePoints() {
    QVERIFY(begin(kIntrigue, "intrigue-3-any"));
    QWidget* view = board().viewport();
    const QPoint from = board().pointOf(piece(Area::Galicia, 1));
    send(view, QEvent::MouseButtonPress, from, Qt::LeftButton);
    send(view, QEvent::MouseMove, from + QPoint(30, 0), Qt::LeftButton);
    QVERIFY(board().hand().isHolding());
    QVERIFY(ghost()->isVisible());
    QVERIFY(board().chooser().offers(place(Area::Sevilla)));
    QVERIFY(!board().chooser().offers(place(Area::Valencia))); // the King's region
    send(view, QEvent::MouseMove, board().pointOf(place(Area::Sevilla)), Qt::LeftButton);
    const auto moves = board().chooser().movesTo(place(Area::Sevilla));
    QCOMPARE(moves.size(), std::size_t(2));
    const auto trial = model().tryOut(moves, Area::Sevilla);
    QVERIFY(trial);
    QVERIFY2(board().hand().words().contains(QString::number(trial->there)), qPrintable(board().hand().words()));
    send(view, QEvent::MouseButtonRelease, board().pointOf(place(Area::Valencia)), Qt::NoButton);
}

void HandTest::refusedDropTellsWhy() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    dragFromCourt(place(Area::Galicia)); // not next to the King
    QCOMPARE(at(Area::Galicia), 3);
    QCOMPARE(kind(), QString("turn"));
    QCOMPARE(page().prompt().reason(), texts::refusalText(model().catalogue(), Refusal::NotNextToKing));
    dragFromCourt(place(Area::Valencia));
    QCOMPARE(page().prompt().reason(), texts::refusalText(model().catalogue(), Refusal::KingsRegion));
    QVERIFY(!board().hand().isHolding());
    QVERIFY(!ghost()->isVisible());
    QVERIFY(!board().chooser().carried());
}

void HandTest::whatCannotMoveIsNotTakenUp() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    drag(piece(Area::Aragon, 3), place(Area::Sevilla));
    QCOMPARE(at(Area::Aragon, 3), 6);
    QCOMPARE(kind(), QString("turn"));
}

void HandTest::escapePutsBack() {
    QVERIFY(begin(kIntrigue, "intrigue-3-any"));
    QWidget* view = board().viewport();
    const QPoint from = board().pointOf(piece(Area::Aragon, 3));
    send(view, QEvent::MouseButtonPress, from, Qt::LeftButton);
    send(view, QEvent::MouseMove, from + QPoint(30, 0), Qt::LeftButton);
    QVERIFY(board().hand().isHolding());
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(!board().hand().isHolding());
    send(view, QEvent::MouseButtonRelease, board().pointOf(place(Area::Sevilla)), Qt::NoButton);
    settle();
    QCOMPARE(at(Area::Aragon, 3), 6);
    QCOMPARE(kind(), QString("turn"));
}

void HandTest::placingWinsAndTheTipSaysSo() {
    QVERIFY(begin(kIntrigue, "king"));
    QVERIFY(board().chooser().placesRatherThanActs(Area::Aragon));
    QVERIFY(!board().chooser().placesRatherThanActs(Area::Galicia)); // the King may go there, a Caballero may not
    click(place(Area::Aragon));
    QCOMPARE(at(Area::Aragon), 1);
    QCOMPARE(model().observation().king, Area::Valencia);
}

void HandTest::tableWithoutAidsHasHandsToo() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    model().setAids(false);
    click(place(Area::Aragon), Qt::ShiftModifier);
    QCOMPARE(at(Area::Aragon), 3);
}

QTEST_MAIN(HandTest)
#include "hand_test.moc"
