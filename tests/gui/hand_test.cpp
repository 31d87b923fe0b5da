// The hand on the pieces: a click on a place begins the part of the turn that leads there, pieces are dragged from the
// board and from beside it, all of them with Shift or a long press, and what cannot be done says why.
#include "tests/gui/table_stage.h"
#include "views/board/drag_ghost.h"
#include "views/cards/action_cards.h"
#include "views/insight/threat_panel.h"
#include "views/panels/log_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/texts.h"

#include <QPushButton>
#include <QTest>
#include <QToolTip>

using namespace elgrande;

namespace {

constexpr const char* kIntrigue = R"({"stacks": {"3": ["score-fours"], "1": ["intrigue-3-any"], "5": ["king"],
    "4": ["grande"], "2": ["decay-all"]}})";
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
    void doubtComesBeforeTheRest();
    void tableWithoutAidsHasHandsToo();
    void orderThatChangesNothingIsNotAsked();
    void buttonsKeepTheirPlaces();
    void courtIsOneClick();
    void cardShowsWhereItReaches();
    void threatsAreArrows();

  private:
    DragGhost* ghost() { return window_->findChild<DragGhost*>(); }
    bool begin(const char* position, const char* card);
};

bool HandTest::begin(const char* position, const char* card) {
    if (!lay(position) || !waitFor("action")) return false;
    takeCard(card);
    return waitFor("turn");
}

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

// A question whether one really wants to comes first; then the rest of the gesture goes on, or not.
void HandTest::doubtComesBeforeTheRest() {
    const char* const forOthers = R"({"stacks": {"3": ["score-one-3"]},
        "regions": {"galicia": {"red": 3, "blue": 2}, "sevilla": {"yellow": 2}, "valencia": {"red": 2}}})";
    QVERIFY(begin(forOthers, "score-one-3"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    QCOMPARE(kind(), QString("turn"));
    click(place(Area::Sevilla));
    QVERIFY(model().wasteful());
    QCOMPARE(kind(), QString("score"));
    QCOMPARE(model().observation().seats[2].score, 0);
    model().thinkAgain();
    settle();
    QVERIFY(board().chooser().offers(place(Area::Galicia)));
    click(place(Area::Galicia));
    QVERIFY(model().observation().seats[0].score > 0);
}

void HandTest::tableWithoutAidsHasHandsToo() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    model().setAids(false);
    click(place(Area::Aragon), Qt::ShiftModifier);
    QCOMPARE(at(Area::Aragon), 3);
}

void HandTest::orderThatChangesNothingIsNotAsked() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    pressAnswer("Special");
    QTRY_VERIFY(model().observation().turn > 0);                // the turn is over
    QCOMPARE(window_->table().recordText().count("score "), 2); // of three regions; the last one has no choice
    close();
    open();
    settings_->setAskNeedless(true);
    window_->table().setAskNeedless(true);
    QVERIFY(begin(kIntrigue, "score-fours"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    pressAnswer("Special");
    QCOMPARE(kind(), QString("score"));
    settings_->setAskNeedless(false);
}

// Whatever is asked, what takes back and what ends stays where it is; what cannot be done any more keeps its place.
void HandTest::buttonsKeepTheirPlaces() {
    const auto pointOf = [this](const QString& words) {
        for (const QPushButton* button : page().prompt().findChildren<QPushButton*>())
            if (button->isVisible() && (button->text() == words || button->accessibleName() == words))
                return button->mapTo(&page(), QPoint(0, 0));
        return QPoint();
    };
    QVERIFY(begin(kIntrigue, "intrigue-3-any"));
    const QPoint undo = pointOf("Undo");
    const QPoint reset = pointOf("Reset turn");
    const QPoint special = pointOf("Special action");
    const QPoint end = pointOf("End turn");
    QVERIFY(!undo.isNull() && !reset.isNull() && !special.isNull() && !end.isNull());
    click(place(Area::Aragon)); // placing has begun with the only Caballero of the card
    QCOMPARE(kind(), QString("turn"));
    QCOMPARE(pointOf("Special action"), special);
    QCOMPARE(pointOf("End turn"), end);
    QVERIFY(!pointOf("Place Caballeros").isNull());
    drag(piece(Area::Aragon, 3), place(Area::Sevilla));
    QCOMPARE(kind(), QString("relocate"));
    QCOMPARE(pointOf("Done"), end);
    QCOMPARE(pointOf("Undo"), undo);
    QCOMPARE(pointOf("Reset turn"), reset);
    model().undo();
    settle();
    QCOMPARE(pointOf("Undo"), undo);
    QCOMPARE(pointOf("Special action"), special);
    const QPushButton* redo = nullptr;
    for (const QPushButton* button : page().prompt().findChildren<QPushButton*>())
        if (button->accessibleName() == "Redo") redo = button;
    QVERIFY(redo != nullptr && redo->isEnabled());
}

// The usual number stands first and is one click, whatever the number is; the others are a row beside it.
void HandTest::courtIsOneClick() {
    QPoint first;
    for (const int power : {12, 10, 6, 2}) {
        const QByteArray seats = QStringLiteral(R"({"phase": "turn", "stacks": {"5": ["king"]}, "seats": [
            {"colour": "red", "played": %1}, {"colour": "blue", "played": 13}, {"colour": "yellow", "played": 11},
            {"colour": "green", "played": 9}], "to_move": "red", "starter": "red"})")
                                     .arg(power)
                                     .toUtf8();
        QVERIFY(lay(seats));
        if (power == 12) continue; // brings none, so nothing is asked
        QVERIFY2(waitFor("court"), qPrintable(kind()));
        const int most = model().decision()->legal.back().a;
        const auto& buttons = page().prompt().actionButtons();
        QCOMPARE(static_cast<int>(buttons.size()), most + 1);
        QCOMPARE(buttons.front()->text(), QStringLiteral("Take %1").arg(most));
        const QPoint place = buttons.front()->mapTo(&page(), QPoint(0, 0));
        if (first.isNull()) first = place;
        QCOMPARE(place, first);
        for (const QPushButton* button : buttons) QCOMPARE(button->mapTo(&page(), QPoint(0, 0)).y(), first.y());
        const int court = model().observation().seats[0].court;
        if (power == 6) {
            QVERIFY(page().prompt().triggerDefault()); // Enter
            settle();
        } else {
            press(buttons.front());
        }
        QCOMPARE(model().observation().seats[0].court, court + most);
    }
}

// An action card that is looked at lights the places of its special action and says what it would bring at best.
void HandTest::cardShowsWhereItReaches() {
    QVERIFY(lay(R"({"stacks": {"5": ["king"], "1": ["intrigue-3-any"], "3": ["score-one-3"], "2": ["decay-all"]}})"));
    QVERIFY(waitFor("action"));
    const auto face = [this](int stack) { return page().cards().faces()[static_cast<std::size_t>(stack)]; };
    const auto point = [](QWidget* at, QEvent::Type type) {
        if (type == QEvent::Enter) {
            QEnterEvent event(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
            QCoreApplication::sendEvent(at, &event);
        } else {
            QEvent event(type);
            QCoreApplication::sendEvent(at, &event);
        }
    };
    const auto litPlaces = [this] {
        AreaSet lit;
        for (const MapMark& mark : board().marks()) lit.insert(mark.place);
        return lit;
    };
    QVERIFY(board().marks().empty());
    const QImage before = board().grab().toImage();
    point(face(2), QEvent::Enter); // one region of one's choice is scored: Galicia gives most
    QVERIFY(litPlaces().contains(Area::Sevilla));
    const auto preview = model().preview(page().cards().cardAt(2));
    QVERIFY(preview && preview->best == 6 && preview->bestPlace == Area::Galicia); // first place and the Grande
    QVERIFY(std::any_of(board().marks().begin(), board().marks().end(), [](const MapMark& mark) {
        return mark.place == Area::Galicia && mark.words == QStringLiteral("+6");
    }));
    QVERIFY(board().grab().toImage() != before);
    point(face(2), QEvent::Leave);
    QVERIFY(board().marks().empty());
    point(face(4), QEvent::Enter); // the King goes everywhere else
    QVERIFY(!litPlaces().contains(Area::Valencia) && litPlaces().contains(Area::Galicia));
    point(face(1), QEvent::Enter); // reaches no place, so its Caballeros' are shown
    QVERIFY(litPlaces().contains(Area::Aragon) && !litPlaces().contains(Area::Galicia));
    takeCard("king");
    QVERIFY(waitFor("turn"));
    QVERIFY(board().marks().empty());
}

void HandTest::threatsAreArrows() {
    QVERIFY(lay(kIntrigue));
    QVERIFY(waitFor("action"));
    page().showPanel(page().threats());
    QTRY_VERIFY(!page().threats().isSearching() && !page().threats().threats().empty());
    const auto& threats = page().threats().threats();
    QVERIFY(std::any_of(threats.begin(), threats.end(), [](const Threat& threat) { return threat.overtakes; }));
    QVERIFY(!board().marks().empty());
    for (const MapMark& mark : board().marks()) {
        QVERIFY(mark.from != Seat::None && mark.from != seatAt(0));
        QVERIFY(std::any_of(threats.begin(), threats.end(), [&](const Threat& threat) {
            return threat.place == mark.place && threat.by == mark.from &&
                   mark.words == QStringLiteral("−%1").arg(threat.lost);
        }));
    }
    page().showPanel(page().log());
    QVERIFY(board().marks().empty());
}

QTEST_MAIN(HandTest)
#include "hand_test.moc"
