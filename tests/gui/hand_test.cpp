// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The hand on the pieces: a click on a place begins the part of the turn that leads there, pieces are dragged from the
// board and from beside it, all of them with Shift or a long press, and what cannot be done says why.
#include "expansions/installed.h"
#include "tests/gui/table_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/board/drag_ghost.h"
#include "views/court/seat_panel.h"
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
    void initTestCase() { installExpansionViews(); }
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
    void whatMovesIsClickedFirst();
    void pilesAreDraggedToTheProvinces();
    void ownOnesAreDraggedBackToTheCourt();
    void ownOnesAreGivenUp();
    void expansionsMovesAreDragged();
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
    const QPointF on = board().table().points().grande(seatAt(0));
    drag(board().mapFromScene(on), place(Area::PaisVasco));
    QCOMPARE(model().observation().seats[0].grande, Area::PaisVasco);
}

void HandTest::scoreboardIsDragged() {
    QVERIFY(begin(kScoreboard, "scoreboard"));
    const Token board8 = model().catalogue().token("8/4/0");
    drag({Area::None, Owner::None, board8}, place(Area::Aragon));
    QCOMPARE(model().observation().spotOf(board8).area(), Area::Aragon);
}

// With nothing left to place, a place alone could mean several scoreboards or pieces.
void HandTest::whatMovesIsClickedFirst() {
    QVERIFY(begin(kScoreboard, "scoreboard"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    QCOMPARE(kind(), QString("turn"));
    const Token board8 = model().catalogue().token("8/4/0");
    QCOMPARE(board().hint(), QString("Choose the scoreboard you want to place."));
    click({Area::None, Owner::None, board8});
    QVERIFY2(board().hint().contains("destination"), qPrintable(board().hint()));
    click(place(Area::Sevilla));
    QCOMPARE(model().observation().spotOf(board8).area(), Area::Sevilla);
    close();
    open();
    QVERIFY(begin(kIntrigue, "intrigue-3-any"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    QCOMPARE(kind(), QString("turn"));
    QCOMPARE(at(Area::Aragon, 3), 6);
    click(piece(Area::Aragon, 3));
    click(place(Area::Sevilla));
    QCOMPARE(at(Area::Aragon, 3), 5);
    QCOMPARE(at(Area::Sevilla, 3), 1);
}

void HandTest::pilesAreDraggedToTheProvinces() {
    QVERIFY(begin(R"({"stacks": {"2": ["send-one-each"]}})", "send-one-each"));
    const SeatRow* blue = page().seats().row(seatAt(1));
    const int before = model().observation().seats[1].provinces;
    dragToRow(piece(Area::Galicia, 1), seatAt(2), Area::Provinces); // somebody else's
    QCOMPARE(kind(), QString("turn"));
    QVERIFY(!blue->content().provincesOffered);
    dragToRow(piece(Area::Galicia, 1), seatAt(1), Area::Provinces, [&] {
        QVERIFY(blue->content().provincesOffered);
        QVERIFY(!blue->content().courtOffered);
        QVERIFY(!page().seats().row(seatAt(2))->content().provincesOffered);
        QVERIFY(ghost()->isVisible());
    });
    QCOMPARE(at(Area::Galicia, 1), 1);
    QCOMPARE(model().observation().seats[1].provinces, before + 1);
    QCOMPARE(kind(), QString("send"));
    QVERIFY(!blue->content().provincesOffered);
}

// Nothing is left in the provinces, so what the card lets him take comes back from the regions.
void HandTest::ownOnesAreDraggedBackToTheCourt() {
    QVERIFY(begin(R"({"stacks": {"4": ["court-2"]}, "regions": {"galicia": {"red": 20}, "aragon": {"red": 5}},
        "castillo": {}, "seats": [{"colour": "red", "court": 3, "provinces": 0, "played": 13},
        {"colour": "blue", "played": 12}, {"colour": "yellow", "played": 11}, {"colour": "green", "played": 10}]})",
                  "court-2"));
    pressAnswer("Special action");
    QVERIFY(waitFor("recall"));
    const int court = model().observation().seats[0].court;
    dragToRow(piece(Area::Aragon, 0), seatAt(0), Area::Court,
              [&] { QVERIFY(page().seats().row(seatAt(0))->content().courtOffered); });
    QCOMPARE(model().observation().seats[0].court, court + 1);
    QCOMPARE(at(Area::Aragon), 4);
}

// The angry King: the others give up three of their own, from the board or out of the court.
void HandTest::ownOnesAreGivenUp() {
    QVERIFY(lay(R"({"stacks": {"2": ["king-angry"]},
        "regions": {"galicia": {"blue": 1}, "sevilla": {"blue": 1, "yellow": 2}, "aragon": {"green": 3}}})",
                ""));
    QVERIFY(waitFor("action"));
    takeCard("king-angry");
    QVERIFY(waitFor("turn"));
    pressAnswer("Special action");
    QVERIFY(waitFor("send"));
    QCOMPARE(model().decision()->seat, seatAt(1));
    QVERIFY2(!board().hint().contains("Shift"), qPrintable(board().hint())); // there is one of blue in each place
    const SeatSeen before = model().observation().seats[1];
    SeatRow* row = page().seats().row(seatAt(1));
    const QPoint from = row->courtBox().center().toPoint();
    const QPoint target = row->provincesBox().center().toPoint();
    send(row, QEvent::MouseButtonPress, from, Qt::LeftButton);
    send(row, QEvent::MouseMove, target, Qt::LeftButton);
    QVERIFY(row->content().provincesOffered);
    send(row, QEvent::MouseButtonRelease, target, Qt::NoButton);
    settle();
    QCOMPARE(model().observation().seats[1].court, before.court - 1);
    dragToRow(piece(Area::Galicia, 1), seatAt(1), Area::Provinces);
    QCOMPARE(at(Area::Galicia, 1), 0);
    QCOMPARE(model().observation().seats[1].provinces, before.provinces + 2);
}

// Its own ferry, and its own climb: one names two places, the other none.
void HandTest::expansionsMovesAreDragged() {
    if (!tests::hasExpansion("template")) QSKIP("This build has no such set.");
    QVERIFY(
        begin(R"({"expansions": ["template"], "king": "galicia", "castillo": {}, "stacks": {"6": ["template-ferry"]},
        "regions": {"baleares": {"blue": 2}, "sevilla": {"red": 2}, "aragon": {"red": 1}}})",
              "template-ferry"));
    const Area island = model().catalogue().area("baleares");
    const Area tower = model().catalogue().area("baleares.tower");
    drag(piece(Area::Aragon, 0), place(island)); // no coast
    QCOMPARE(kind(), QString("turn"));
    drag(piece(Area::Sevilla, 0), place(island));
    QCOMPARE(at(Area::Sevilla), 1);
    QCOMPARE(at(island), 1);
    QCOMPARE(kind(), QString("template-climb"));
    drag(piece(island, 0), place(tower));
    QCOMPARE(at(island), 0);
    QCOMPARE(at(tower), 1);
    QCOMPARE(kind(), QString("template-ferry"));
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
    const auto trial = model().aids().tryOut(moves, Area::Sevilla);
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

ELGRANDE_TEST(HandTest)
#include "hand_test.moc"
