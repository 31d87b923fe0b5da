// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Every decision of the expansion, answered by clicks on the board, on buttons and on cards. One file, because all of
// it is asked at one staged table.
#include "expansions/inquisitor_colonies/tests/gui/colonies_stage.h"

#include "tests/named_test.h"
#include "views/board/board_scene.h"
#include "views/board/spot_tip.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_face.h"
#include "views/court/seat_panel.h"
#include "views/disk/secret_disk.h"
#include "views/game/shown.h"
#include "views/prompt/answer_button.h"
#include "views/prompt/prompt_panel.h"

#include <QPushButton>
#include <QToolTip>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::gui;
using namespace elgrande::inquisitor_colonies;

namespace {

constexpr const char* kFreeGold = R"({"king": "castilla_la_vieja",
    "tokens": {"colonies-table": "granada", "colonies-inquisitor": "blue", "colonies-gold": ["america"],
               "colonies-wares": ["mediterranean"]},
    "regions": {"america": {"red": 2, "blue": 1}, "america.viceroy": {"red": 1}, "sevilla": {"red": 1}}})";

} // namespace

class DecisionsTest : public ColoniesStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init() {
        prepare();
        open();
    }
    void cleanup() { forget(); }
    void oneSailsByTwoClicks();
    void othersOnBoardDoNotSail();
    void oneSailsByADrag();
    void discsAreClaimedOnTheBoard();
    void caballeroThatClaimsIsClicked_data();
    void caballeroThatClaimsIsClicked();
    void onlyClaimIsOneClick();
    void claimIsAClickBesidePlacing();
    void placeBelongsToTheCardFirst();
    void inquisitorIsTaken();
    void holderBringsOneMore();
    void placeIsLitForItsSpaces();
    void turnEndsWhereItDid();
    void endOfTheTurnIsInSight_data();
    void endOfTheTurnIsInSight();
    void limitTableIsMovedAndSettled();
    void colourIsSeatedAtOnce_data();
    void colourIsSeatedAtOnce();
    void fullLimitTableIsAskedAbout();
    void shipIsBoardedWithoutADoubt();
    void cardIsRemovedByAClick();
    void onesOwnGoOnBoard();
    void blackMovesForItsHolder();
    void disksAreSetForEveryTopic_data();
    void disksAreSetForEveryTopic();
    void diskForBlackPromisesNothing();
    void diskSaysWhatElseItDecides_data();
    void diskSaysWhatElseItDecides();

  private:
    bool placeIn(const char* region);
};

// One, and no more.
bool DecisionsTest::placeIn(const char* region) {
    model().choose(act(ActionKind::Place));
    if (!waitFor("place")) return false;
    click(place(area(region)));
    if (!has(region, 0, 1)) return false;
    if (waitFor("place")) model().choose(act(ActionKind::Done));
    if (model().wasteful()) model().insist();
    return waitFor("turn");
}

void DecisionsTest::oneSailsByTwoClicks() {
    QVERIFY(layOut());
    QCOMPARE(kind(), QString("colonies-sail"));
    QVERIFY2(said().contains("sail"), qPrintable(said()));
    QVERIFY(allElseIsExplained());
    click(piece(area(kShip), 0));
    QVERIFY(!board().chooser().offers(place(area("castilla_la_nueva"))));
    QVERIFY(!board().chooser().whyNot(place(area("castilla_la_nueva"))).isEmpty());
    QVERIFY(board().chooser().offers(place(area(kMediterranean))));
    click(place(area("cataluna")));
    QVERIFY(has("cataluna", 0, 1));
    QVERIFY(waitFor("colonies-sail"));
    click(piece(area(kAmerica), 0));
    click(place(area(kShip)));
    QVERIFY(has(kShip, 0, 2));
    pressAnswer("Done");
    QVERIFY(waitFor("action"));
}

// Neither those of others nor what they have with them is taken for one's own beside them.
void DecisionsTest::othersOnBoardDoNotSail() {
    QVERIFY(layOut());
    for (const BoardSpot& other : {piece(area("ship.gold"), 2), piece(area(kShip), 3)}) {
        click(other);
        click(place(area("valencia")));
        QTest::qWait(50);
        QCOMPARE(at(area("valencia"), 0), 0);
    }
    QCOMPARE(kind(), QString("colonies-sail"));
    const QString why = board().chooser().whyNot(piece(area("ship.captain"), kBlackOwner));
    QVERIFY2(why.startsWith("Your own Caballeros sail now."), qPrintable(why));
}

void DecisionsTest::oneSailsByADrag() {
    QVERIFY(layOut());
    drag(piece(area("ship.wares"), 0), place(area("valencia")));
    QVERIFY(has("valencia", 0, 1));
    QCOMPARE(model().observation().seats[0].score, 4);
}

void DecisionsTest::discsAreClaimedOnTheBoard() {
    QVERIFY(layTurn("king"));
    QVERIFY(std::any_of(page().prompt().actionButtons().begin(), page().prompt().actionButtons().end(),
                        [](const QPushButton* button) { return button->text() == "Claim a disc"; }));
    pressAnswer("Claim a disc");
    QVERIFY(waitFor("colonies-claim"));
    QVERIFY(allElseIsExplained());
    click(piece(area(kMediterranean), 0));
    QVERIFY(has("mediterranean.wares", 0, 1));
    QVERIFY(waitFor("turn"));    // and again, as often as there are discs
    pressAnswer("Claim a disc"); // in the only place that is left
    QVERIFY(has("america.gold", 0, 1));
    int taken = 0; // the claims are told, not the discs beside them
    for (const Event& event : model().history()) {
        if (event.kind != EventKind::TokenMoved || event.to != area("america.gold")) continue;
        ++taken;
        QCOMPARE(texts::eventText(
                     model().catalogue(), event, [](Seat) { return "Ada"; }, false),
                 QString());
    }
    QCOMPARE(taken, 1);
}

// The gold lies where both of them could claim it, and it cannot be taken to either.
void DecisionsTest::caballeroThatClaimsIsClicked_data() {
    QTest::addColumn<QString>("claims");
    QTest::addColumn<int>("owner");
    for (const char* id : {kAmerica, kViceroy}) {
        QTest::addRow("the pile in %s", id) << id << 0;
        QTest::addRow("%s", id) << id << static_cast<int>(Owner::None);
    }
}

void DecisionsTest::caballeroThatClaimsIsClicked() {
    QFETCH(QString, claims);
    QFETCH(int, owner);
    QVERIFY(layTurn("king", kFreeGold));
    QVERIFY(placeIn("pais_vasco"));
    QVERIFY(useSpecial());
    click(place(area("castilla_la_nueva")));
    QVERIFY(waitFor("turn"));
    const Area from = area(claims.toUtf8().constData());
    const int before = at(from, 0);
    click(owner == 0 ? piece(from, 0) : place(from));
    QVERIFY(has("america.gold", 0, 1));
    QCOMPARE(at(from, 0), before - 1);
}

// Where only one of them can, and there is no other beginning.
void DecisionsTest::onlyClaimIsOneClick() {
    QVERIFY(layTurn("king", R"({"king": "castilla_la_vieja",
        "tokens": {"colonies-table": "granada", "colonies-inquisitor": "blue", "colonies-gold": [],
                   "colonies-wares": ["mediterranean", "mediterranean"]},
        "regions": {"mediterranean": {"red": 1, "blue": 1}, "sevilla": {"red": 1}}})"));
    QVERIFY(placeIn("pais_vasco"));
    QVERIFY(useSpecial());
    click(place(area("castilla_la_nueva")));
    QVERIFY(waitFor("turn"));
    click(place(area(kMediterranean)));
    QVERIFY(has("mediterranean.wares", 0, 1));
}

// Nobody is placed there, so that the click can mean nothing else.
void DecisionsTest::claimIsAClickBesidePlacing() {
    QVERIFY(layTurn("king", R"({"king": "castilla_la_vieja",
        "tokens": {"colonies-table": "granada", "colonies-inquisitor": "blue", "colonies-gold": [],
                   "colonies-wares": ["mediterranean", "mediterranean"]},
        "regions": {"mediterranean": {"red": 1, "blue": 1}, "sevilla": {"red": 1}}})"));
    QCOMPARE(kind(), QString("turn"));
    const int court = at(Area::Court);
    QVERIFY(court > 0);
    click(place(area(kMediterranean)));
    QVERIFY(has("mediterranean.wares", 0, 1));
    QVERIFY(waitFor("turn"));
    click(place(area("pais_vasco")));
    QVERIFY(has("pais_vasco", 0, 1));
    QCOMPARE(at(Area::Court), court - 1);
}

// Others than the card may be able to place as well, and have their button.
void DecisionsTest::placeBelongsToTheCardFirst() {
    QVERIFY(layTurn("score-one-2", with(kFreeGold, R"({"tokens": {"colonies-table": "granada",
        "colonies-inquisitor": "red"}})")));
    QVERIFY(placeIn("pais_vasco"));
    const int there = at(area("sevilla"), 0);
    click(place(area("sevilla")));
    QVERIFY(QTest::qWaitFor([&] { return model().observation().seats[0].score > 0; }, 5000));
    QCOMPARE(at(area("sevilla"), 0), there);
}

void DecisionsTest::inquisitorIsTaken() {
    QVERIFY(layTurn("colonies-inquisitor"));
    QVERIFY(useSpecial());
    QCOMPARE(kind(), QString("colonies-take"));
    for (const QPushButton* each : page().prompt().actionButtons()) // what the card is for is the usual answer
        QCOMPARE(each->isDefault(), each->text() == "Take the Grand Inquisitor");
    QVERIFY2(page().prompt().actionButtons().front()->toolTip().contains("extra Caballero"), "what he brings");
    pressAnswer("Take the Grand Inquisitor");
    const Observation& seen = model().observation();
    QVERIFY(QTest::qWaitFor([&] { return seen.spotOf(token(kInquisitorToken)).seat() == seatAt(0); }, 5000));
    const auto& badges = page().seats().row(seatAt(0))->content().badges;
    QVERIFY(std::any_of(badges.begin(), badges.end(),
                        [this](const SeatBadge& badge) { return badge.token == token(kInquisitorToken); }));
    QVERIFY(strip()->accessibleName().contains("Ada's court"));
    QVERIFY(QTest::qWaitFor([&] { return model().decision() && kind() == "relocate"; }, 5000)); // then the black ones
    click(piece(area("aragon"), kBlackOwner));
    click(place(area(kAmerica)));
    QVERIFY(has(kAmerica, kBlackOwner, 1));
}

void DecisionsTest::holderBringsOneMore() {
    QVERIFY(layTurn("king", R"({"tokens": {"colonies-inquisitor": "red"}, "regions": {"galicia": {"red": 2}}})"));
    const int court = at(Area::Court);
    Q_UNUSED(court)
    pressAnswer("Inquisitor: from the court");
    QVERIFY(waitFor("colonies-post"));
    QVERIFY(allElseIsExplained());
    click(place(area("pais_vasco")));
    QVERIFY(has("pais_vasco", 0, 1));
    QVERIFY(waitFor("turn"));
    QString why; // neither word of it is there any more
    for (const QPushButton* button : page().prompt().findChildren<QPushButton*>()) {
        QVERIFY(!button->isVisible() || !button->text().startsWith("Inquisitor:"));
        if (button->accessibleName() == "Rule") why = button->toolTip();
    }
    QVERIFY2(why.contains(u'\n'), qPrintable(why));
}

// Though its own space is taken.
void DecisionsTest::placeIsLitForItsSpaces() {
    QVERIFY(layTurn("king", R"({"king": "aragon", "tokens": {"colonies-table": "granada"},
        "regions": {"france": {"green": 1}, "galicia": {"red": 2}}})"));
    model().choose(act(ActionKind::Place));
    QVERIFY(waitFor("place"));
    const auto look = [this](const char* id) { return board().table().ground().regions().at(area(id))->look(); };
    QVERIFY(board().chooser().offers(place(area(kAmbassador))));
    QVERIFY(look(kAmbassador).offered && look(kFrance).offered && !look(kFrance).dimmed);
    QVERIFY(!look("sevilla").offered && look("sevilla").dimmed);
    click(place(area(kFrance))); // which of the two
    QVERIFY2(QToolTip::text().contains("Several spaces"), qPrintable(QToolTip::text()));
    QCOMPARE(kind(), QString("place"));
    click(place(area(kAmbassador)));
    QVERIFY(has(kAmbassador, 0, 1));
    QVERIFY(waitFor("place"));
    click(place(area(kFrance)));
    QVERIFY(has(kEnvoy, 0, 1));
    QVERIFY(waitFor("place"));
    QVERIFY(!look(kFrance).offered && look(kFrance).dimmed);
}

// Also when questions with fewer answers come in between.
void DecisionsTest::turnEndsWhereItDid() {
    window_->resize(1920, 1080); // where all answers are beside each other
    QVERIFY(layTurn("king", R"({"tokens": {"colonies-inquisitor": "red"}, "regions": {"galicia": {"red": 2}}})"));
    const auto ending = [this] {
        for (const QPushButton* button : page().prompt().findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == "End turn") return button->mapTo(&page(), QPoint(0, 0));
        return QPoint();
    };
    const auto undo = [this] {
        for (const QPushButton* button : page().prompt().findChildren<QPushButton*>())
            if (button->accessibleName() == "Undo") return button->mapTo(&page(), QPoint(0, 0));
        return QPoint();
    };
    settle();
    const QPoint end = ending();
    const QPoint back = undo();
    QVERIFY(!end.isNull() && !back.isNull());
    pressAnswer("Inquisitor: from the court");
    QVERIFY(waitFor("colonies-post"));
    settle();
    QCOMPARE(undo(), back);
    click(place(area("pais_vasco")));
    QVERIFY(waitFor("turn"));
    settle();
    QCOMPARE(ending(), end);
}

void DecisionsTest::endOfTheTurnIsInSight_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    for (const char* language : {"en", "de"}) {
        QTest::addRow("%s, small", language) << QString(language) << QSize(1024, 640) << 100;
        QTest::addRow("%s, large text", language) << QString(language) << QSize(1280, 800) << 200;
    }
}

// Whatever else the turn offers; and what the cards do is seen in large text as well.
void DecisionsTest::endOfTheTurnIsInSight() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, text);
    close();
    prepare();
    language_.use(language);
    settings_->textSize.set(text);
    open(size);
    QVERIFY(layTurn("score-one-2"));
    const auto& answers = page().prompt().actionButtons();
    QCOMPARE(answers.size(), std::size_t(4));
    QTRY_VERIFY2(answers.back()->isVisible(), qPrintable(answers.back()->text()));
    const auto isSpecial = [](const QPushButton* each) { return each->text() == QLatin1String("Special action"); };
    const auto special = std::find_if(answers.begin(), answers.end(), isSpecial);
    QVERIFY(text != 100 || special == answers.end() || (*special)->isVisible());
    if (text == 100) return;
    const auto& faces = page().cards().faces();
    const auto isWorded = [](const CardFace* face) { return face->shownWords() > 0; };
    QVERIFY(std::count_if(faces.begin(), faces.end(), isWorded) >= 6); // one of seven has too much to say in German
}

void DecisionsTest::limitTableIsMovedAndSettled() {
    const QByteArray seventh = R"({"tokens": {"colonies-table": "granada", "colonies-inquisitor": "blue"},
        "regions": {"sevilla": {"yellow": 6, "red": 6, "blue": 3}, "galicia": {"red": 2}},
        "stacks": {"1": ["intrigue-3-any"], "2": ["score-one-2"], "3": ["score-fours"], "4": ["scoreboard"],
                   "5": ["king"], "6": ["colonies-inquisitor"], "7": ["colonies-table"]}})";
    QVERIFY(layTurn("colonies-table", seventh));
    QVERIFY(useSpecial());
    QCOMPARE(kind(), QString("colonies-table"));
    QVERIFY(allElseIsExplained());
    click(place(area("sevilla")));
    QVERIFY(waitFor("colonies-settle"));
    QVERIFY2(said().contains("10"), qPrintable(said())); // how many are free
    QCOMPARE(page().prompt().actionButtons().size(), std::size_t(3));
    for (const char* language : {"de", "en"}) { // each says who gets it
        language_.use(language);
        window_->resize(1024, 640);
        settle();
        for (const auto* button : page().prompt().findChildren<AnswerButton*>())
            QVERIFY2(!button->isVisible() || button->isWhole(), qPrintable(button->text()));
    }
    for (int i = 0; i < 6; ++i) {
        pressAnswer("Ada: a space");
        QVERIFY(has(kTable, 0, i + 1));
    }
    QCOMPARE(at(area("sevilla"), 0), 0);
    click(piece(area("sevilla"), 2)); // on the board as well
    QVERIFY(has(kTable, 2, 1));
    QCOMPARE(texts::termText(model().catalogue(), "points-other"), QString("Goods")); // in the result
}

void DecisionsTest::colourIsSeatedAtOnce_data() {
    QTest::addColumn<QString>("how");
    for (const char* how : {"button", "click", "key"}) QTest::newRow(how) << QString(how);
}

// With Shift; and what is left stays where it is.
void DecisionsTest::colourIsSeatedAtOnce() {
    QFETCH(QString, how);
    QVERIFY(layTurn("colonies-table", R"({"tokens": {"colonies-table": "granada", "colonies-inquisitor": "blue"},
        "regions": {"sevilla": {"yellow": 5, "red": 6, "blue": 3}, "galicia": {"red": 2}},
        "stacks": {"1": ["intrigue-3-any"], "2": ["score-one-2"], "3": ["score-fours"], "4": ["scoreboard"],
                   "5": ["king"], "6": ["colonies-inquisitor"], "7": ["colonies-table"]}})"));
    QVERIFY(useSpecial());
    click(place(area("sevilla")));
    QVERIFY(waitFor("colonies-settle"));
    QVERIFY2(board().hint().contains("Shift"), qPrintable(board().hint()));
    const QPoint yellow = board().pointOf(piece(area("sevilla"), 2));
    const QPoint blue = board().pointOf(piece(area("sevilla"), 1));
    const auto answerOf = [this](const QString& name) {
        for (const QPushButton* button : page().prompt().actionButtons())
            if (button->isVisible() && button->text().contains(name))
                return QRect(button->mapTo(&page(), QPoint()), button->size());
        return QRect();
    };
    const QRect answers[]{answerOf("Bo:"), answerOf("Cy:")};
    QVERIFY(!answers[0].isNull() && !answers[1].isNull());
    if (how == "button") {
        for (QPushButton* button : page().prompt().actionButtons())
            if (button->text().startsWith("Ada: a space")) QTest::mouseClick(button, Qt::LeftButton, Qt::ShiftModifier);
    } else if (how == "click") {
        click(piece(area("sevilla"), 0), Qt::ShiftModifier);
    } else {
        board().setFocus();
        board().setFocusSpot(piece(area("sevilla"), 0));
        QTest::keyClick(&board(), Qt::Key_Return, Qt::ShiftModifier);
    }
    QVERIFY(has(kTable, 0, 6));
    QVERIFY(waitFor("colonies-settle"));
    QCOMPARE(board().pointOf(piece(area("sevilla"), 2)), yellow);
    QCOMPARE(board().pointOf(piece(area("sevilla"), 1)), blue);
    QTRY_VERIFY(answerOf("Ada:").isNull());
    QCOMPARE(answerOf("Bo:"), answers[0]);
    QCOMPARE(answerOf("Cy:"), answers[1]);
}

// Once: whose Caballeros wait beside it already knows.
void DecisionsTest::fullLimitTableIsAskedAbout() {
    QVERIFY(layTurn("king", R"({"king": "castilla_la_nueva",
        "tokens": {"colonies-table": "granada", "colonies-inquisitor": "blue"},
        "regions": {"limit-table": {"red": 4, "blue": 3, "yellow": 2, "black": 1}, "granada": {"yellow": 1},
                    "sevilla": {"red": 1}}})"));
    model().choose(act(ActionKind::Place));
    QVERIFY(waitFor("place"));
    QVERIFY2(board().chooser().whyNot(place(area(kAmerica))).contains("only by ship"),
             qPrintable(board().chooser().whyNot(place(area(kAmerica)))));
    model().setWarnings({Waste::NotCounted});
    const auto wasteful = [this](const char* place) {
        model().choose(act(ActionKind::Caballero, area(place)));
        return model().wasteful() && model().wasteful()->why == Waste::NotCounted;
    };
    QVERIFY(wasteful("granada"));
    QVERIFY2(page().prompt().promptText().contains("would not count there"), qPrintable(page().prompt().promptText()));
    model().thinkAgain();
    QVERIFY(!wasteful("sevilla"));
    QVERIFY(has("sevilla", 0, 2));
    QVERIFY(waitFor("place"));
    QVERIFY(wasteful("granada"));
    model().insist();
    QVERIFY(has("granada", 0, 1));
    QVERIFY(waitFor("place"));
    const Shown shown(model());
    const auto tip = [&](const char* region) {
        return spotTip(shown, *theme_, board().table().map(), board().chooser(), place(area(region)), {});
    };
    QVERIFY2(tip("granada").contains("1 more Caballero would not count here."), qPrintable(tip("granada")));
    QVERIFY(!tip("sevilla").contains("would not count"));
    QVERIFY(!wasteful("granada"));
    QVERIFY(has("granada", 0, 2));
}

// Without a scoreboard nobody counts on the ship, and that is not what it is for.
void DecisionsTest::shipIsBoardedWithoutADoubt() {
    QVERIFY(layTurn("king", R"({"king": "sevilla",
        "tokens": {"colonies-table": "granada", "colonies-inquisitor": "blue"}, "regions": {"granada": {"red": 1}}})"));
    model().choose(act(ActionKind::Place));
    QVERIFY(waitFor("place"));
    model().setWarnings({Waste::NotCounted});
    model().choose(act(ActionKind::Caballero, area(kShip)));
    QVERIFY(!model().wasteful());
    QVERIFY(has(kShip, 0, 1));
}

void DecisionsTest::cardIsRemovedByAClick() {
    QVERIFY(layTurn("colonies-remove", R"({"stacks": {"1": ["intrigue-3-any"], "2": ["score-one-2"],
        "3": ["score-fours"], "4": ["scoreboard"], "5": ["king"], "6": ["colonies-inquisitor"],
        "7": ["colonies-remove"]}})"));
    QVERIFY(useSpecial());
    QCOMPARE(kind(), QString("colonies-remove"));
    const std::size_t before = page().cards().faces().size();
    takeCard("scoreboard");
    QVERIFY(QTest::qWaitFor([&] { return model().observation().offer[3] == Card::None; }, 5000));
    QVERIFY(page().cards().faces().size() <= before);
}

void DecisionsTest::onesOwnGoOnBoard() {
    QVERIFY(layTurn("colonies-embark", R"({"stacks": {"1": ["intrigue-3-any"], "2": ["score-one-2"],
        "3": ["score-fours"], "4": ["scoreboard"], "5": ["king"], "6": ["colonies-inquisitor"],
        "7": ["colonies-embark"]}, "regions": {"galicia": {"red": 2}}, "tokens": {"colonies-table": "granada"}})"));
    QVERIFY(useSpecial());
    QCOMPARE(kind(), QString("colonies-embark"));
    QVERIFY(allElseIsExplained());
    click(place(area(kCaptain)));
    QVERIFY(has(kCaptain, 0, 1));
    QVERIFY(waitFor("colonies-embark"));
    QVERIFY(!board().chooser().offers(place(area(kCaptain)))); // there is room for one
    QVERIFY(!board().chooser().whyNot(place(area(kCaptain))).isEmpty());
    click(place(area(kShip)));
    QVERIFY(has(kShip, 0, 1));
}

void DecisionsTest::blackMovesForItsHolder() {
    QVERIFY(layOut(R"({"tokens": {"colonies-inquisitor": "red", "colonies-table": "granada",
        "colonies-gold": ["ship.gold"]}, "regions": {"galicia": {"red": 2}, "ship.gold": {"black": 1}}})"));
    QVERIFY(waitFor("colonies-sail"));
    QVERIFY2(said().contains("black"), qPrintable(said()));
    click(piece(area("ship.gold"), kBlackOwner));
    if (!board().chooser().picks().empty() || at(area("ship.gold"), kBlackOwner) == 1) click(place(area("valencia")));
    QVERIFY(has("valencia", kBlackOwner, 1));
    QCOMPARE(model().observation().seats[0].score, 6);
}

void DecisionsTest::disksAreSetForEveryTopic_data() {
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QString>("topic");
    QTest::newRow("opening") << QByteArray() << "colonies-opening"; // a game begins with it
    QTest::newRow("castillo") << QByteArray(R"({"expansions": ["inquisitor_colonies"], "round": 3, "to_move": "green",
            "tokens": {"colonies-inquisitor": "red", "colonies-table": "valencia"}, "castillo": {"black": 2},
            "seats": [{"colour": "red", "court": 4, "played": 13, "grande": "sevilla"},
                      {"colour": "blue", "court": 0, "played": 6, "grande": "aragon"},
                      {"colour": "yellow", "court": 3, "played": 2, "grande": "cataluna"},
                      {"colour": "green", "court": 3, "played": 1, "grande": "granada"}]})")
                              << "colonies-castillo";
    QTest::newRow("conspiracy") << QByteArray(R"({"expansions": ["inquisitor_colonies"], "round": 3,
            "to_move": "green", "kept": [{"kind": "colonies-conspiracy", "seat": "green"}],
            "tokens": {"colonies-table": "valencia"}, "castillo": {"blue": 2},
            "seats": [{"colour": "red", "court": 4, "played": 13, "grande": "sevilla"},
                      {"colour": "blue", "court": 0, "played": 6, "grande": "aragon"},
                      {"colour": "yellow", "court": 3, "played": 2, "grande": "cataluna"},
                      {"colour": "green", "court": 3, "played": 1, "grande": "granada"}]})")
                                << "colonies-conspiracy";
}

// Its own question above the dial, every place explained, and a click on the board turns it.
void DecisionsTest::disksAreSetForEveryTopic() {
    QFETCH(QByteArray, position);
    QFETCH(QString, topic);
    Setup setup;
    setup.expansions = {"inquisitor_colonies"};
    const std::vector<SeatChoice> seats = {{"Ada", {}}, {"Bo", "greedy"}, {"Cy", "greedy"}, {"Di", "greedy"}};
    QVERIFY(position.isEmpty() ? WindowStage::begin(setup, seats) : lay(position));
    const auto asked = [&] { return model().decision() && QString::fromStdString(model().decision()->topic) == topic; };
    QVERIFY(QTest::qWaitFor(asked, 10000));
    settle();
    QVERIFY(page().disk().isVisible());
    QVERIFY(said().startsWith("Ada:") && !said().contains(u'{'));
    const std::vector<Action> legal = model().decision()->legal;
    click(place(areaAt(legal.back().a)));
    QCOMPARE(page().disk().area(), areaAt(legal.back().a));
    page().disk().confirm();
    settle();
    QVERIFY(!asked());
}

// What goes is not counted unless the Castillo is, so no number stands on the rim; that nobody comes into the King's
// region is not left to be found out.
void DecisionsTest::diskForBlackPromisesNothing() {
    QVERIFY(lay(R"({"expansions": ["inquisitor_colonies"], "round": 3, "to_move": "green", "king": "galicia",
            "tokens": {"colonies-inquisitor": "red", "colonies-table": "valencia"}, "castillo": {"black": 2},
            "seats": [{"colour": "red", "court": 4, "played": 13, "grande": "sevilla"},
                      {"colour": "blue", "court": 0, "played": 6, "grande": "aragon"},
                      {"colour": "yellow", "court": 3, "played": 2, "grande": "cataluna"},
                      {"colour": "green", "court": 3, "played": 1, "grande": "granada"}]})"));
    QVERIFY(QTest::qWaitFor([this] { return model().decision() && model().decision()->kind == "disk"; }, 10000));
    settle();
    page().disk().setArea(area("sevilla"));
    QCOMPARE(page().disk().outcome(), QString("Chosen: Seville"));
    page().disk().setArea(area("galicia"));
    QCOMPARE(page().disk().outcome(), QString("Chosen: Galicia, the King's region"));
}

void DecisionsTest::diskSaysWhatElseItDecides_data() {
    QTest::addColumn<QString>("holder");
    QTest::addColumn<QString>("king");
    QTest::addColumn<std::vector<std::string>>("topics");
    using Topics = std::vector<std::string>;
    QTest::newRow("both") << "red"
                          << "aragon" << Topics{"colonies-castillo", "colonies-conspiracy"};
    QTest::newRow("another has the Inquisitor") << "blue"
                                                << "aragon" << Topics{"colonies-conspiracy"};
    QTest::newRow("the Grande stays with the King") << "red"
                                                    << "sevilla" << Topics{"colonies-castillo"};
}

// The disk for one's own Caballeros: also for the black ones of their holder, and for a Grande that may leave. What
// green could still take changes nothing of that.
void DecisionsTest::diskSaysWhatElseItDecides() {
    QFETCH(QString, holder);
    QFETCH(QString, king);
    QFETCH(std::vector<std::string>, topics);
    QVERIFY(lay(QStringLiteral(R"({"expansions": ["inquisitor_colonies"], "round": 3, "to_move": "green", "king": "%2",
            "kept": [{"kind": "colonies-conspiracy", "seat": "green"}], "castillo": {"red": 1, "blue": 1, "black": 1},
            "stacks": {"1": ["intrigue-3-any"], "2": ["score-one-2"], "3": ["score-fours"], "4": ["scoreboard"],
                       "5": ["king"], "6": ["colonies-inquisitor"], "7": ["colonies-remove"]},
            "tokens": {"colonies-inquisitor": "%1", "colonies-table": "valencia"},
            "seats": [{"colour": "red", "court": 4, "played": 13, "grande": "sevilla", "taken": "intrigue-3-any"},
                      {"colour": "blue", "court": 0, "played": 6, "grande": "galicia", "taken": "king"},
                      {"colour": "yellow", "court": 3, "played": 2, "grande": "cataluna", "taken": "colonies-inquisitor"},
                      {"colour": "green", "court": 3, "played": 1, "grande": "granada"}]})")
                    .arg(holder, king)
                    .toUtf8()));
    const auto asked = [&] { return model().decision() && model().decision()->kind == "disk"; };
    QVERIFY(QTest::qWaitFor(asked, 10000));
    std::vector<std::string> told = model().decision()->alsoFor;
    std::sort(told.begin(), told.end());
    QVERIFY2(told == topics, told.empty() ? "nothing" : told.back().c_str());
}

ELGRANDE_TEST(DecisionsTest)
#include "decisions_test.moc"
