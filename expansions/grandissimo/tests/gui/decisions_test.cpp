// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Every decision of the expansion, answered by clicks on the board, on buttons and on cards.
#include "expansions/grandissimo/tests/gui/grand_stage.h"

#include "expansions/grandissimo/view/region_marks.h"

#include "tests/named_test.h"
#include "views/court/seat_panel.h"
#include "views/scoring/scoring_film.h"

#include <QPushButton>

#include <functional>

using namespace elgrande;
using namespace elgrande::gui;
using namespace elgrande::grandissimo;

class DecisionsTest : public GrandStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init() {
        prepare();
        open();
    }
    void cleanup() { forget(); }
    void oneLandsByAClickAndByADrag();
    void shipTokenIsTaken();
    void oneGoesOnBoard();
    void somebodyIsJailed();
    void prisonersArePardoned();
    void nobodyIsPardonedByAStrayClick();
    void guestIsTaken();
    void queenBringsOneMore();
    void placesAreSaidToBeTheQueens();
    void jesterGives();
    void giftIsPlacedFirst();
    void blackRidesInCompany();
    void oneConsents();
    void oneDoesNotConsent();
    void regionIsBoycotted();
    void allyIsChosen();
    void secondCardIsTakenByAClick();
    void grandeBecomesKing();
    void crownIsGivenBackAfterTheScoring();
    void alliesAreMarkedUntilTheFilmIsOver();
    void freeChoiceMovesTwoByClickAndByDrag();

  private:
    bool askWhetherOneRidesAlong(); // blue
    bool endTurn(const std::function<bool()>& until);
};

void DecisionsTest::oneLandsByAClickAndByADrag() {
    QVERIFY(layOut(R"({"regions": {"ship": {"red": 3}, "galicia": {"blue": 1}}})"));
    QCOMPARE(kind(), QString("gr-land"));
    QVERIFY2(said().contains("3 Caballeros may go"), qPrintable(said()));
    QVERIFY(allElseIsExplained());
    QVERIFY(board().chooser().whyNot(place(area("aragon"))).contains("coastal"));
    click(place(area("valencia")));
    QVERIFY(has("valencia", 0, 1));
    QVERIFY(waitFor("gr-land"));
    drag(piece(area(kShip), 0), place(area(kPortugal)));
    QVERIFY(has(kPortugal, 0, 1));
    QVERIFY(waitFor("gr-land"));
    pressAnswer("Stay on board");
    QVERIFY(waitFor("action"));
    QCOMPARE(at(area(kShip)), 1);
}

void DecisionsTest::shipTokenIsTaken() {
    const QByteArray stacks = R"({"stacks": {"6": ["gr-ship-court"], "5": ["king"]}})";
    QVERIFY(layTurn("gr-ship-court", stacks));
    pressAnswer("Take a ship token");
    QVERIFY(isHeldBy(kShipToken, 0));
    QVERIFY(layTurn("gr-ship-court", with(stacks, R"({"tokens": {"ship-token": ["blue", "green"]}})")));
    pressAnswer("Take Di's ship token");
    const auto tokens = [this] { return strip()->accessibleName().section("Ship tokens: ", 1).section('.', 0, 0); };
    QVERIFY2(QTest::qWaitFor([&] { return tokens().split(", ").contains("Ada"); }, 5000), qPrintable(tokens()));
    QVERIFY2(tokens().split(", ").contains("Bo") && !tokens().contains("Di"), qPrintable(tokens()));
}

void DecisionsTest::oneGoesOnBoard() {
    QVERIFY(layTurn("king", R"({"tokens": {"ship-token": ["red"]}})"));
    dragFromCourt(place(area(kShip)));
    QVERIFY(has(kShip, 0, 1));
    QVERIFY(layTurn("king"));
    model().choose(act(ActionKind::Place));
    QVERIFY(waitFor("place"));
    QVERIFY(board().chooser().whyNot(place(area(kShip))).contains("ship token"));
}

void DecisionsTest::somebodyIsJailed() {
    QVERIFY(layTurn("gr-jail-decay", R"({"stacks": {"6": ["gr-jail-decay"]}})"));
    pressAnswer("Send a Caballero to jail");
    QVERIFY(waitFor("gr-jail"));
    QVERIFY(allElseIsExplained());
    click(piece(area("aragon"), 3));
    QVERIFY(has(kJail, 3, 1));
    QVERIFY(waitFor("turn"));
    QVERIFY(strip()->accessibleName().contains("In jail: Di 1"));
}

void DecisionsTest::prisonersArePardoned() {
    QVERIFY(layTurn("king", R"({"regions": {"jail": {"red": 1, "green": 2}, "galicia": {"blue": 1}}})"));
    pressAnswer("Pardon all prisoners");
    QVERIFY(waitFor("gr-release"));
    QVERIFY2(said().contains("3 pardoned prisoners"), qPrintable(said()));
    QVERIFY(allElseIsExplained());
    QVERIFY(!board().chooser().offers(place(area("castilla_la_vieja")))); // the King's
    click(place(area("sevilla")));
    QVERIFY(has("sevilla", 0, 1) && has("sevilla", 3, 2));
    QVERIFY(waitFor("turn"));
}

// A region is the King's first, though the prisoners could go there as well. All of those go at once, so that it takes
// the button, and the click says so.
void DecisionsTest::nobodyIsPardonedByAStrayClick() {
    QVERIFY(layTurn("king", R"({"regions": {"jail": {"red": 1, "green": 2}, "galicia": {"blue": 1}}})"));
    model().choose(act(ActionKind::Place));
    QVERIFY(waitFor("place"));
    model().choose(act(ActionKind::Done));
    if (model().wasteful()) model().insist();
    QVERIFY(waitFor("turn"));
    click(place(area("sevilla")));
    QVERIFY(QTest::qWaitFor([this] { return model().observation().king == area("sevilla"); }, 5000));
    QVERIFY(waitFor("turn"));
    click(place(area("valencia")));
    QCOMPARE(kind(), QString("turn"));
    QCOMPARE(at(area(kJail), 0), 1);
    QVERIFY(board().chooser().offered().empty());
    const QString why = board().chooser().whyNot(place(area("valencia")));
    QVERIFY2(why.contains("Pardon all prisoners"), qPrintable(why));
}

void DecisionsTest::guestIsTaken() {
    QVERIFY(layTurn("gr-queen-jester"));
    QVERIFY(useSpecial());
    QCOMPARE(kind(), QString("gr-welcome"));
    pressAnswer("Take Jester");
    QVERIFY(isHeldBy(kJester, 0));
    const auto& badges = page().seats().row(seatAt(0))->content().badges;
    QVERIFY(std::any_of(badges.begin(), badges.end(),
                        [this](const SeatBadge& badge) { return badge.token == token(kJester); }));
}

void DecisionsTest::queenBringsOneMore() {
    QVERIFY(layTurn("king", R"({"tokens": {"queen": "red", "inquisitor": "red"}})"));
    model().setWarnings({Waste::GiftLeft});
    model().choose(act(ActionKind::End));
    QVERIFY(model().wasteful());
    QCOMPARE(model().wasteful()->why, Waste::GiftLeft);
    const auto& doubt = *model().wasteful();
    const QString asked = texts::wasteText(model().catalogue(), *model().decision(), doubt.action, doubt.why);
    QVERIFY2(asked.contains("the Queen's extra Caballero, the Grand Inquisitor's extra Caballero"), qPrintable(asked));
    model().thinkAgain();
    pressAnswer("The Queen's Caballero");
    QVERIFY(waitFor("gr-favour"));
    QVERIFY2(said().contains("Queen"), qPrintable(said()));
    QVERIFY(allElseIsExplained());
    click(place(area(kPortugal)));
    QVERIFY(has(kPortugal, 0, 1));
    QVERIFY(waitFor("turn"));
    pressAnswer("The Inquisitor's Caballero");
    QVERIFY(waitFor("gr-favour"));
    QVERIFY2(said().contains("Inquisitor"), qPrintable(said()));
    const int court = at(Area::Court);
    model().choose(act(ActionKind::Court, 1));
    QVERIFY(QTest::qWaitFor([&] { return at(Area::Court) == court + 1; }, 5000));
}

// When the own ones have been placed, a place means hers: nobody shall find out by a click.
void DecisionsTest::placesAreSaidToBeTheQueens() {
    QVERIFY(layTurn("gr-boycott", R"({"stacks": {"6": ["gr-boycott"]}, "tokens": {"queen": "red"}})"));
    QVERIFY2(!board().chooser().hint().contains("Queen"), qPrintable(board().chooser().hint()));
    model().choose(act(ActionKind::Place));
    QVERIFY(waitFor("place"));
    model().choose(act(ActionKind::Done));
    if (model().wasteful()) model().insist();
    QVERIFY(waitFor("turn"));
    QVERIFY2(board().chooser().hint().contains("the Queen's extra Caballero"), qPrintable(board().chooser().hint()));
}

void DecisionsTest::jesterGives() {
    QVERIFY(layTurn("king", R"({"tokens": {"jester": "red"}})"));
    pressAnswer("Jester: one for Cy");
    QVERIFY(has(kGifts, 2, 1));
    QVERIFY(page().seats().row(seatAt(2))->toolTip().contains("Jester's gift"));
    QVERIFY(strip()->accessibleName().contains("Cy 1"));
}

void DecisionsTest::giftIsPlacedFirst() {
    QVERIFY(layOut(R"({"regions": {"gr-gifts": {"red": 1}, "galicia": {"blue": 1}}})"));
    QCOMPARE(kind(), QString("gr-gift"));
    QVERIFY2(said().contains("Jester"), qPrintable(said()));
    QVERIFY(allElseIsExplained());
    click(place(area("granada")));
    QVERIFY(has("granada", 0, 1));
    QVERIFY(waitFor("action"));
}

// The other person is asked, and agrees.
void DecisionsTest::blackRidesInCompany() {
    QVERIFY(layTurn("gr-inquisitor-1",
                    R"({"stacks": {"6": ["gr-inquisitor-1"]}, "regions": {"aragon": {"black": 2, "green": 2}}})"));
    QVERIFY(useSpecial());
    QVERIFY(isHeldBy(kInquisitor, 0));
    QVERIFY(waitFor("relocate"));
    QVERIFY2(said().contains("black"), qPrintable(said()));
    click(piece(area("aragon"), kBlackOwner));
    click(place(area("valencia")));
    QVERIFY(has("valencia", kBlackOwner, 1));
    QVERIFY(waitFor("gr-along"));
    QVERIFY2(said().contains("Valencia"), qPrintable(said()));
    pressAnswer("Ask Di");
    QVERIFY(waitFor("relocate"));
    pressAnswer("Done");
    QVERIFY(waitFor("turn"));
}

bool DecisionsTest::askWhetherOneRidesAlong() {
    if (!layTurn("gr-inquisitor-1",
                 R"({"stacks": {"6": ["gr-inquisitor-1"]}, "regions": {"aragon": {"black": 2, "blue": 2}}})", "") ||
        !useSpecial())
        return false;
    click(piece(area("aragon"), kBlackOwner));
    click(place(area("valencia")));
    if (!waitFor("gr-along")) return false;
    pressAnswer("Ask Bo");
    return waitFor("gr-consent");
}

void DecisionsTest::oneConsents() {
    QVERIFY(askWhetherOneRidesAlong());
    QVERIFY2(page().prompt().promptText().startsWith("Bo: Ada asks"), qPrintable(page().prompt().promptText()));
    QVERIFY(page().prompt().promptText().contains("from Aragon to Valencia")); // where it is lost, above all
    const auto& answers = page().prompt().actionButtons();
    QVERIFY(std::any_of(answers.begin(), answers.end(),
                        [](const QPushButton* button) { return button->text() == "No, stay here"; }));
    pressAnswer("Ride along");
    QVERIFY(has("valencia", 1, 1));
    QVERIFY(happened("gr-rode-along"));
    const auto names = [this](Seat seat) { return model().playerName(seat); };
    QCOMPARE(texts::eventText(model().catalogue(), model().history().back(), names, false),
             QString("Bo lets 1 of their own Caballeros ride along with a black one from Aragon to Valencia."));
}

void DecisionsTest::oneDoesNotConsent() {
    QVERIFY(askWhetherOneRidesAlong());
    pressAnswer("No, stay here");
    QVERIFY(happened("gr-stayed"));
    QVERIFY(has("aragon", 1, 2));
}

void DecisionsTest::regionIsBoycotted() {
    QVERIFY(layTurn("gr-boycott", R"({"stacks": {"6": ["gr-boycott"]}})"));
    QVERIFY(useSpecial());
    QCOMPARE(kind(), QString("gr-boycott"));
    QVERIFY(allElseIsExplained());
    QVERIFY(board().chooser().whyNot(place(area(kPortugal))).contains("no region card"));
    click(place(area("sevilla")));
    QVERIFY(happened("gr-boycotted"));
    auto* marks = onBoard<RegionMarks>();
    QCOMPARE(marks->boxes().size(), std::size_t(1));
    QVERIFY(board().table().outlineOf(area("sevilla")).boundingRect().contains(marks->boxes().front().center()));
    QVERIFY(strip()->accessibleName().contains("Seville is not scored"));
}

void DecisionsTest::allyIsChosen() {
    QVERIFY(layTurn("gr-alliance", R"({"stacks": {"6": ["gr-alliance"]}})"));
    QVERIFY(useSpecial());
    QCOMPARE(kind(), QString("gr-alliance"));
    QVERIFY(allElseIsExplained());
    click(place(area("valencia")));
    QVERIFY(waitFor("gr-partner"));
    QVERIFY2(said().contains("Valencia"), qPrintable(said()));
    QCOMPARE(page().prompt().actionButtons().size(), std::size_t(3));
    pressAnswer("With Di");
    QVERIFY(happened("gr-allied"));
    QVERIFY(strip()->accessibleName().contains("Ada and Di are allies"));
    QCOMPARE(onBoard<RegionMarks>()->boxes().size(), std::size_t(1));
}

void DecisionsTest::secondCardIsTakenByAClick() {
    QVERIFY(layOut(R"({"kept": [{"kind": "gr-double-turn", "seat": "red", "until": 4}]})"));
    QVERIFY(waitFor("action"));
    QVERIFY2(said().contains("second"), qPrintable(said()));
    takeCard("king");
    QVERIFY(waitFor("gr-second-card"));
    takeCard("gr-score-one");
    QVERIFY(happened("gr-second-taken"));
    QVERIFY(waitFor("turn"));
    const Card second = page().cards().cardAt(5); // in the place of its stack, with its owner
    QVERIFY(second != Card::None && model().catalogue().cards[index(second)].id == "gr-score-one");
    QCOMPARE(page().cards().faces()[5]->content().taker, QString("Ada"));
    const auto answers = page().prompt().actionButtons();
    QCOMPARE(std::count_if(answers.begin(), answers.end(),
                           [](const QPushButton* button) { return button->text().contains(u'“'); }),
             2); // one for each card
    for (const QPushButton* button : answers) QTRY_VERIFY2(button->isVisible(), qPrintable(button->text()));
    pressAnswer("“Scoring");
    QVERIFY(waitFor("score"));
    click(place(area("sevilla")));
    QVERIFY(waitFor("turn"));
    model().setWarnings({});
    model().choose(act(ActionKind::End));
    settle();
    QVERIFY(QTest::qWaitFor([&] { return !model().decision() || kind() != "turn"; }, 5000));
    if (model().mustConfirm()) model().confirm();
    QVERIFY(QTest::qWaitFor([&] { return model().observation().turn > 0; }, 5000));
    QCOMPARE(page().cards().cardAt(5), second); // used, and still to be seen
    QCOMPARE(page().cards().faces()[5]->content().taker, QString("Ada"));
    const QString row = page().seats().row(seatAt(0))->content().status;
    QVERIFY2(row.contains("The King") && row.contains("Scoring"), qPrintable(row));
}

void DecisionsTest::grandeBecomesKing() {
    QVERIFY(layTurn("gr-revolution", R"({"stacks": {"6": ["gr-revolution"]}})"));
    model().choose(act(ActionKind::Special));
    QVERIFY(QTest::qWaitFor([&] { return kind() == "gr-revolution" || isHeldBy(kCrown, 0); }, 5000));
    if (kind() == "gr-revolution") pressAnswer("Ada's Grande");
    QVERIFY(isHeldBy(kCrown, 0));
    QVERIFY(strip()->accessibleName().contains("Ada's Grande is King"));
    const auto* marks = onBoard<RegionMarks>();
    QCOMPARE(marks->boxes().size(), std::size_t(1));
    QVERIFY(board().table().outlineOf(area("galicia")).boundingRect().contains(marks->boxes().front().center()));
}

// Red's last turn before the scoring is over, and the others play theirs; what red is asked in between is answered by
// chance.
bool DecisionsTest::endTurn(const std::function<bool()>& until) {
    if (!waitFor("turn")) return false;
    model().choose(act(ActionKind::End));
    if (model().wasteful()) model().insist();
    return WindowStage::until(until);
}

void DecisionsTest::crownIsGivenBackAfterTheScoring() {
    QVERIFY(layTurn("score-fours", R"({"round": 3, "king": "portugal", "tokens": {"gr-crown": "red"},
        "slots": "00000000000001", "regions": {"galicia": {"red": 2, "blue": 2}}})"));
    const auto* marks = onBoard<RegionMarks>();
    QCOMPARE(marks->boxes().size(), std::size_t(1));
    QVERIFY(endTurn([this] { return model().observation().round == 4; }));
    QVERIFY(happened("gr-revolution-ended"));
    QTRY_VERIFY(marks->boxes().empty());
    QVERIFY2(!strip()->accessibleName().contains("is King"), qPrintable(strip()->accessibleName()));
}

// The scoring that ends an alliance is told in one answer, and its film shows the region of the allies later.
void DecisionsTest::alliesAreMarkedUntilTheFilmIsOver() {
    QVERIFY(layTurn("score-fours", R"({"round": 3,
        "kept": [{"kind": "gr-alliance", "seat": "yellow", "until": 255, "data": 40}]})"));
    const auto* marks = onBoard<RegionMarks>();
    QCOMPARE(marks->boxes().size(), std::size_t(1));
    ScoringFilm& film = page().film();
    film.setTempo(Tempo::Slow);
    QVERIFY(endTurn([&film] {
        if (film.reel().number == 0) film.skip(); // of a card
        return film.isShowing();
    }));
    QVERIFY(happened("gr-pacts-ended"));
    QCOMPARE(marks->boxes().size(), std::size_t(1));
    const auto isTold = [this] { return strip()->accessibleName().contains("are allies"); };
    QVERIFY(isTold());
    film.skip();
    QVERIFY(marks->boxes().empty());
    QVERIFY(!isTold());
}

void DecisionsTest::freeChoiceMovesTwoByClickAndByDrag() {
    QVERIFY(layTurn("score-fours", R"({"round": 3, "castillo": {},
        "kept": [{"kind": "gr-free-choice", "seat": "red", "until": 255}]})"));
    QVERIFY(endTurn([this] { return kind() == "relocate"; }));
    QCOMPARE(model().decision()->remaining, 2);
    QVERIFY2(said().contains("Free choice") && said().contains("up to 2 Caballeros"), qPrintable(said()));
    QVERIFY(allElseIsExplained());
    const int before = at(area(kPortugal), 3);
    const int own = at(area(kPortugal));
    click(piece(area("aragon"), 3)); // another player's
    click(place(area(kPortugal)));
    QVERIFY(has(kPortugal, 3, before + 1));
    QVERIFY(waitFor("relocate"));
    QVERIFY2(said().contains("Free choice") && said().contains("move 1 Caballero"), qPrintable(said()));
    drag(piece(area("valencia"), 0), place(area(kPortugal)));
    QVERIFY(has(kPortugal, 0, own + 1));
    QVERIFY(happened("place-scored")); // and the regions only then
}

ELGRANDE_TEST(DecisionsTest)
#include "decisions_test.moc"
