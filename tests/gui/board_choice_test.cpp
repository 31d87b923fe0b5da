// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Choosing on the board: what is offered can be chosen by pointer and by keyboard, in one click or two, and what is not
// offered says why.
#include "tests/gui/board_stage.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/texts/texts.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace elgrande;
using gui::done;
using gui::Fixture;
using gui::piece;
using gui::place;

class BoardChoiceTest : public gui::BoardStage {
    Q_OBJECT

  private slots:
    void init() { set(); }
    void cleanup() { clear(); }
    void clickChoosesTheAction();
    void oneClickIsOneAnswer();
    void pieceThenTarget();
    void nothingIsLostByAnotherLook();
    void firstClickCanBeTakenBack();
    void firstOfTwoChoicesIsTold();
    void anotherPieceMayBeTakenInstead();
    void regionStandsForItsOnlyPiece();
    void partAndWholeStandForEachOther();
    void whatAllShareIsNotAsked();
    void clickOnTheOnlyWayMovesNothingElse();
    void piecesBesideTheBoard();
    void plateThenPlace();
    void pairIsClickedInEitherOrder();
    void refusedClickGivesTheReason();
    void keyboardChooses();
    void tabLeavesAfterTheLastPlace();
    void diskIsNotAnsweredByTheBoard();
};

void BoardChoiceTest::clickChoosesTheAction() {
    fixture_->ask("place",
                  {act(ActionKind::Caballero, Area::Sevilla), act(ActionKind::Caballero, Area::Castillo), done()});
    QVERIFY(!view_->hint().isEmpty());
    click(place(Area::Sevilla));
    QCOMPARE(fixture_->chosen.size(), std::size_t(1));
    QCOMPARE(fixture_->chosen[0].first, seatAt(0));
    QCOMPARE(answer(), act(ActionKind::Caballero, Area::Sevilla));
    fixture_->ask("place",
                  {act(ActionKind::Caballero, Area::Sevilla), act(ActionKind::Caballero, Area::Castillo), done()});
    click(place(Area::Castillo));
    QCOMPARE(answer(), act(ActionKind::Caballero, Area::Castillo));
    // A click on somebody's pieces means the place when places are wanted.
    fixture_->ask(
        "king", {act(ActionKind::King, Area::Aragon), act(ActionKind::King, Area::Granada), act(ActionKind::KingStay)});
    click(piece(1, Area::Aragon));
    QCOMPARE(answer(), act(ActionKind::King, Area::Aragon));
}

void BoardChoiceTest::oneClickIsOneAnswer() {
    fixture_->ask("place", {act(ActionKind::Caballero, Area::Sevilla), done()});
    click(place(Area::Sevilla));
    click(place(Area::Sevilla)); // before the table has answered
    QCOMPARE(fixture_->chosen.size(), std::size_t(1));
}

void BoardChoiceTest::pieceThenTarget() {
    askToMove();
    QSignalSpy hints(view_.get(), &BoardView::hintChanged);
    click(piece(1, Area::Granada));
    QVERIFY(fixture_->chosen.empty());
    QCOMPARE(view_->chooser().picks().size(), std::size_t(1));
    QCOMPARE(hints.size(), 1);
    click(place(Area::Sevilla));
    QCOMPARE(answer(), act(ActionKind::Relocate, 1, Area::Granada, Area::Sevilla));
}

void BoardChoiceTest::nothingIsLostByAnotherLook() {
    askToMove();
    click(piece(1, Area::Granada));
    theme_->setMode(Theme::Mode::Dark);
    QCOMPARE(view_->chooser().picks().size(), std::size_t(1));
    theme_->setVision(Vision::Deuteranopia);
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(view_.get(), &language);
    QCOMPARE(view_->chooser().picks().size(), std::size_t(1));
    theme_->setVision(Vision::Standard);
    theme_->setMode(Theme::Mode::Light);
    click(place(Area::Sevilla));
    QCOMPARE(answer(), act(ActionKind::Relocate, 1, Area::Granada, Area::Sevilla));
}

void BoardChoiceTest::firstClickCanBeTakenBack() {
    askToMove();
    click(piece(1, Area::Granada));
    key(Qt::Key_Escape);
    QVERIFY(view_->chooser().picks().empty());
    click(piece(1, Area::Granada));
    QCOMPARE(view_->chooser().picks().size(), std::size_t(1));
    click(place(Area::Sevilla), Qt::RightButton);
    QVERIFY(view_->chooser().picks().empty());
    QVERIFY(fixture_->chosen.empty());
}

// Nothing has happened yet that the table could announce.
void BoardChoiceTest::firstOfTwoChoicesIsTold() {
    askToMove();
    view_->clearFocus();
    view_->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(view_->hasFocus());
    const BoardSpot spot = view_->focusSpot();
    QTRY_COMPARE(view_->accessibleDescription(), view_->summaryOf(spot));
    QSignalSpy told(view_.get(), &BoardView::told);
    key(Qt::Key_Return);
    QCOMPARE(view_->chooser().picks().front(), spot);
    QCOMPARE(told.size(), 1);
    QVERIFY(told.back().front().toString().startsWith("Now choose its destination."));
    QVERIFY2(view_->accessibleDescription().endsWith(", chosen"), qPrintable(view_->accessibleDescription()));
    key(Qt::Key_Escape);
    QCOMPARE(told.size(), 2);
    QVERIFY2(view_->accessibleDescription().endsWith(", can be chosen"), qPrintable(view_->accessibleDescription()));
    key(Qt::Key_Escape); // nothing to undo
    QCOMPARE(told.size(), 2);
}

void BoardChoiceTest::anotherPieceMayBeTakenInstead() {
    askToMove();
    click(piece(1, Area::Granada));
    click(piece(2, Area::Aragon));
    QCOMPARE(view_->chooser().picks().front(), piece(2, Area::Aragon));
    click(place(Area::Castillo));
    QCOMPARE(answer(), act(ActionKind::Relocate, 2, Area::Aragon, Area::Castillo));
}

void BoardChoiceTest::regionStandsForItsOnlyPiece() {
    askToMove();
    view_->pick(place(Area::Aragon)); // two owners: no guess
    QVERIFY(view_->chooser().picks().empty());
    view_->pick(place(Area::Galicia));
    QCOMPARE(view_->chooser().picks().front(), piece(0, Area::Galicia));
}

// A pile in a hold lies on its ship, and the ship is what can be sailed to; but who is told why not is told that.
void BoardChoiceTest::partAndWholeStandForEachOther() {
    Catalogue catalogue = fixture_->model.catalogue();
    catalogue.areas[index(Area::Granada)].inside = Area::Sevilla;
    Decision decision;
    decision.seat = seatAt(0);
    decision.legal = {act(ActionKind::Caballero, Area::Sevilla), done()};
    BoardChooser chooser;
    chooser.ask(&catalogue, &decision);
    QVERIFY(chooser.click(piece(1, Area::Granada)).outcome == BoardChooser::Outcome::Chosen);
    QVERIFY(!chooser.offers(place(Area::Aragon)));
    decision.refused = {
        {Refused::Subject::Area, static_cast<std::uint8_t>(index(Area::Granada)), Refusal::KingsRegion}};
    chooser.ask(&catalogue, &decision);
    QVERIFY(!chooser.offers(place(Area::Granada)));

    decision.refused.clear();
    decision.legal = {act(ActionKind::Caballero, Area::Granada), done()};
    chooser.ask(&catalogue, &decision);
    QVERIFY(chooser.offers(place(Area::Sevilla)));
    catalogue.areas[index(Area::Aragon)].inside = Area::Sevilla;
    decision.legal.push_back(act(ActionKind::Caballero, Area::Aragon));
    chooser.ask(&catalogue, &decision);
    QVERIFY(chooser.click(place(Area::Sevilla)).outcome == BoardChooser::Outcome::Ambiguous); // which of the two
    decision.legal.pop_back();
    decision.refused = {{Refused::Subject::Area, static_cast<std::uint8_t>(index(Area::Sevilla)), Refusal::NoOwnThere}};
    chooser.ask(&catalogue, &decision);
    QVERIFY(chooser.click(place(Area::Sevilla)).outcome == BoardChooser::Outcome::Chosen); // of the part in it
}

void BoardChoiceTest::whatAllShareIsNotAsked() {
    fixture_->ask("relocate", {act(ActionKind::Relocate, 0, Area::Galicia, Area::Sevilla),
                               act(ActionKind::Relocate, 0, Area::Galicia, Area::Castillo), done()});
    QCOMPARE(view_->chooser().want(), BoardChooser::Want::Place);
    click(place(Area::Sevilla));
    QCOMPARE(answer(), act(ActionKind::Relocate, 0, Area::Galicia, Area::Sevilla));
    fixture_->ask("evict", {act(ActionKind::Evict, Area::Aragon)}); // a single one still needs its click
    click(place(Area::Aragon));
    QCOMPARE(answer(), act(ActionKind::Evict, Area::Aragon));
}

// The first click was enough; the second one, on the place, is for the Caballero that has gone there.
void BoardChoiceTest::clickOnTheOnlyWayMovesNothingElse() {
    fixture_->ask("relocate", {act(ActionKind::Relocate, 0, Area::Galicia, Area::Sevilla),
                               act(ActionKind::Relocate, 1, Area::Granada, Area::Sevilla), done()});
    click(piece(1, Area::Granada));
    QCOMPARE(answer(), act(ActionKind::Relocate, 1, Area::Granada, Area::Sevilla));
    const auto askAgain = [this] {
        fixture_->ask("relocate", {act(ActionKind::Relocate, 0, Area::Sevilla, Area::Galicia),
                                   act(ActionKind::Relocate, 1, Area::Granada, Area::Galicia), done()});
    };
    askAgain();
    const std::size_t before = fixture_->chosen.size();
    QSignalSpy refused(view_.get(), &BoardView::refusedClicked);
    click(place(Area::Sevilla));
    QCOMPARE(fixture_->chosen.size(), before);
    QCOMPARE(refused.size(), 1); // and is told why
    click(place(Area::Sevilla)); // who clicks there again means it
    QCOMPARE(answer(), act(ActionKind::Relocate, 0, Area::Sevilla, Area::Galicia));
    askAgain();
    view_->pick(piece(0, Area::Sevilla));
    askAgain();
    fixture_->model.choose(done()); // by a button: the click belongs to nothing before it any more
    askAgain();
    click(place(Area::Sevilla));
    QCOMPARE(answer(), act(ActionKind::Relocate, 0, Area::Sevilla, Area::Galicia));
}

void BoardChoiceTest::piecesBesideTheBoard() {
    fixture_->ask("send", {act(ActionKind::Send, 0, Area::Court), act(ActionKind::Send, 0, Area::Galicia)});
    view_->pickToken(static_cast<Owner>(0), Area::Court);
    QCOMPARE(answer(), act(ActionKind::Send, 0, Area::Court));
}

void BoardChoiceTest::plateThenPlace() {
    std::vector<Action> legal;
    for (int board : {0, 1})
        for (Area to : {Area::Galicia, Area::Sevilla}) legal.push_back(act(ActionKind::Scoreboard, board, to));
    fixture_->ask("scoreboard", legal, {Fixture::refusedArea(Area::Granada, Refusal::BoardThere)});
    QCOMPARE(view_->chooser().want(), BoardChooser::Want::Token);
    click({Area::None, Owner::None, static_cast<Token>(1)});
    QCOMPARE(view_->chooser().want(), BoardChooser::Want::Place);
    click(place(Area::Sevilla));
    QCOMPARE(answer(), act(ActionKind::Scoreboard, 1, Area::Sevilla));
    fixture_->ask("scoreboard", legal);
    click({Area::Granada, Owner::None, static_cast<Token>(0)}); // the one that lies on the map
    click(place(Area::Galicia));
    QCOMPARE(answer(), act(ActionKind::Scoreboard, 0, Area::Galicia));
}

// As an expansion's action that joins two places, written one way only.
void BoardChoiceTest::pairIsClickedInEitherOrder() {
    Catalogue catalogue = fixture_->model.catalogue();
    const auto join = static_cast<ActionKind>(catalogue.actions.size());
    catalogue.actions.push_back({"join", "base", {Operand::Area, Operand::Area}, true});
    fixture_->model.startGame(catalogue, {"Ada", "Bo", "Cy", "Di"}, std::vector<bool>(4, true));
    const std::vector<Action> legal{act(join, Area::Galicia, Area::Sevilla), act(join, Area::Galicia, Area::Aragon),
                                    act(join, Area::Aragon, Area::Valencia)};
    for (const bool back : {false, true}) {
        fixture_->ask("join", legal);
        click(place(back ? Area::Sevilla : Area::Galicia));
        QVERIFY(view_->chooser().offers(place(back ? Area::Galicia : Area::Sevilla)));
        QCOMPARE(view_->chooser().whyNot(place(Area::Valencia)), QString("Cannot be combined with the first one."));
        click(place(back ? Area::Galicia : Area::Sevilla));
        QCOMPARE(answer(), act(join, Area::Galicia, Area::Sevilla));
    }
}

void BoardChoiceTest::refusedClickGivesTheReason() {
    fixture_->ask("place", {act(ActionKind::Caballero, Area::Sevilla)},
                  {Fixture::refusedArea(Area::CastillaLaNueva, Refusal::KingsRegion),
                   Fixture::refusedArea(Area::Galicia, Refusal::NotNextToKing)});
    QSignalSpy refused(view_.get(), &BoardView::refusedClicked);
    const Catalogue& catalogue = fixture_->model.catalogue();
    click(place(Area::CastillaLaNueva));
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].value<Area>(), Area::CastillaLaNueva);
    QCOMPARE(refused[0][1].toString(), texts::refusalText(catalogue, Refusal::KingsRegion));
    click(place(Area::Galicia));
    QCOMPARE(refused[1][1].toString(), texts::refusalText(catalogue, Refusal::NotNextToKing));
    click(place(Area::Valencia)); // nothing was said about it
    QVERIFY(!refused[2][1].toString().isEmpty());
    fixture_->show();
    click(place(Area::Valencia)); // nobody is asked
    QVERIFY(!refused[3][1].toString().isEmpty());
    askToMove();
    click(piece(1, Area::Granada));
    click(place(Area::Granada));
    QCOMPARE(refused.last()[1].toString(), texts::refusalText(catalogue, Refusal::SamePlace));
    QVERIFY(fixture_->chosen.empty());
}

void BoardChoiceTest::keyboardChooses() {
    askToMove();
    view_->clearFocus();
    view_->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(view_->hasFocus());
    QCOMPARE(view_->focusSpot(), piece(0, Area::Galicia));
    key(Qt::Key_Tab);
    QCOMPARE(view_->focusSpot(), piece(1, Area::Aragon));
    key(Qt::Key_Backtab);
    key(Qt::Key_Return);
    QCOMPARE(view_->chooser().picks().front(), piece(0, Area::Galicia));
    for (int i = 0; i < 8 && view_->focusSpot().area != Area::Sevilla; ++i) key(Qt::Key_Down);
    QCOMPARE(view_->focusSpot().area, Area::Sevilla);
    key(Qt::Key_Enter);
    QCOMPARE(answer(), act(ActionKind::Relocate, 0, Area::Galicia, Area::Sevilla));
}

void BoardChoiceTest::tabLeavesAfterTheLastPlace() {
    fixture_->ask("place", {act(ActionKind::Caballero, Area::Sevilla), act(ActionKind::Caballero, Area::Granada)});
    QWidget window;
    view_->setParent(&window);
    auto* after = new QWidget(&window);
    after->setFocusPolicy(Qt::StrongFocus);
    window.show();
    const auto free = qScopeGuard([this] { view_->setParent(nullptr); });
    QVERIFY(QTest::qWaitForWindowActive(&window));
    view_->clearFocus();
    view_->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(view_->hasFocus());
    key(Qt::Key_Tab);
    QVERIFY(view_->hasFocus());
    QCOMPARE(view_->focusSpot().area, Area::Granada);
    key(Qt::Key_Tab);
    QVERIFY(after->hasFocus());
}

void BoardChoiceTest::diskIsNotAnsweredByTheBoard() {
    view_->setPointing(true);
    fixture_->ask("disk", {act(ActionKind::Disk, Area::Galicia), act(ActionKind::Disk, Area::Aragon)});
    QSignalSpy clicked(view_.get(), &BoardView::areaClicked);
    click(place(Area::Aragon));
    QVERIFY(fixture_->chosen.empty());
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked[0][0].value<Area>(), Area::Aragon);
}

ELGRANDE_TEST(BoardChoiceTest)
#include "board_choice_test.moc"
