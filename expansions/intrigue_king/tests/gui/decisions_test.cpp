// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Decisions of the expansion: cards are used from the strip, and what they ask for is answered on the board.
#include "expansions/intrigue_king/tests/gui/king_stage.h"

#include "expansions/intrigue_king/view/castillo_gap.h"

#include "tests/named_test.h"
#include "views/board/board_scene.h"
#include "views/board/board_stacking.h"
#include "views/cards/card_view.h"
#include "views/cards/power_hand.h"
#include "views/contributions/expansion_ui.h"
#include "views/court/seat_panel.h"
#include "views/disk/secret_disk.h"
#include "views/panels/log_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/texts.h"

#include <QGraphicsObject>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::gui;
using elgrande::intrigue_king::CastilloGap;

class DecisionsTest : public KingStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init() {
        prepare();
        open();
    }
    void cleanup() { forget(); }
    void oneOfTwoCardsIsUsed();
    void usedCardStaysInSight();
    void outlookNamesTheCommonCards_data();
    void outlookNamesTheCommonCards();
    void bridgeIsBuiltInEitherOrder();
    void quarantineIsAScoreboardAndARegion();
    void castilloIsMovedByAClick();
    void movedCastilloIsEnteredWhereItStands();
    void cardThatGaveWayTellsWhichTookItsPlace();
    void vetoBeforehandIsTheSpecialAction();
    void placesOfTheTurnComeBeforeThoseOfTheCard();
    void cardTellsThatTheyComeFromTheProvinces();
    void reserveIsSeenAndCalledUp();
    void disksAreSetForEveryTopic_data();
    void disksAreSetForEveryTopic();
};

void DecisionsTest::oneOfTwoCardsIsUsed() {
    QVERIFY(layTurn(150, R"({"options": {"ki-own-action": "all"}, "seats": [
        {"colour": "red", "court": 4, "played": 150, "grande": "sevilla"},
        {"colour": "blue", "court": 3, "played": 90, "grande": "aragon"},
        {"colour": "yellow", "court": 3, "played": 20, "grande": "cataluna"},
        {"colour": "green", "court": 3, "played": 10, "grande": "granada"}]})"));
    QCOMPARE(cardAt(0), std::string("ki-king"));
    QCOMPARE(cardAt(1), std::string("ki-150"));
    QVERIFY(!page().cards().faces()[1]->content().stack.isEmpty()); // "or"
    QVERIFY(page().cards().faces()[0]->isOffered() && page().cards().faces()[1]->isOffered());
    QStringList answers;
    for (const QPushButton* button : page().prompt().actionButtons()) // or in the menu
        if (button->text().contains(u'“')) {
            answers << button->text();
            QVERIFY2(!button->accessibleDescription().isEmpty(), qPrintable(button->text())); // what it does
        }
    QCOMPARE(answers.size(), 2);
    QVERIFY2(said().contains("one of your two"), qPrintable(said()));
    model().setWarnings({Waste::SpecialLeft});
    model().choose(act(ActionKind::End));
    QVERIFY(model().wasteful() && model().wasteful()->why == Waste::SpecialLeft);
    model().thinkAgain();
    settle();
    press(page().cards().faces()[1]);
    QVERIFY(waitFor("score"));
    QCOMPARE(cardAt(0), std::string("ki-150")); // and no longer the King's
    QVERIFY(page().cards().faces()[0]->content().stack.isEmpty());
    QCOMPARE(page().cards().faces()[0]->content().taker, QString("Ada"));
    QVERIFY(cardAt(1) != "ki-king");
    const QString row = page().seats().row(seatAt(0))->content().status;
    QVERIFY2(row.contains("Scoring"), qPrintable(row));
}

// In the strip and in the row, until the round is over: at a general scoring as well.
void DecisionsTest::usedCardStaysInSight() {
    QVERIFY(
        layTurn(35, R"({"options": {"ki-own-action": "all"}, "round": 3, "castillo": {"red": 2, "blue": 1}, "seats": [
        {"colour": "red", "court": 4, "played": 35, "grande": "sevilla"},
        {"colour": "blue", "court": 3, "played": 180, "taken": "ki-king", "before": ["caballero-5"]},
        {"colour": "yellow", "court": 3, "played": 90, "taken": "ki-90", "before": ["caballero-4"]},
        {"colour": "green", "court": 3, "played": 60, "taken": "ki-60", "before": ["caballero-2"]}]})"));
    const auto faceOf = [this](const char* id) -> CardFace* {
        for (std::size_t i = 0; i < page().cards().faces().size(); ++i)
            if (cardAt(static_cast<int>(i)) == id) return page().cards().faces()[i];
        return nullptr;
    };
    press(faceOf("ki-35"));
    QTRY_VERIFY(std::ranges::any_of(model().observation().kept, [this](const Kept& kept) {
        return model().catalogue().kept[kept.kind] == "ki-conspiracy";
    }));
    QVERIFY(waitFor("turn"));
    model().choose(act(ActionKind::End));
    if (model().wasteful()) model().insist();
    QVERIFY2(waitFor("disk"), qPrintable(kind()));
    const SeatContent& row = page().seats().row(seatAt(0))->content();
    QVERIFY2(row.status.contains("Conspiracy"), qPrintable(row.status));
    QVERIFY(faceOf("ki-35") != nullptr && faceOf("ki-intrigue") == nullptr);
    const SeatContent& other = page().seats().row(seatAt(1))->content(); // whose card is seen once
    QVERIFY(other.played == "180" && other.powersLine);
    QVERIFY(std::ranges::none_of(other.powers, [](const PowerMark& mark) { return mark.name == "180"; }));
}

void DecisionsTest::outlookNamesTheCommonCards_data() {
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QString>("power");
    QTest::addColumn<QString>("words");
    const QByteArray usual = R"({"expansions": ["intrigue_king"]})";
    const QByteArray free = R"({"expansions": ["intrigue_king"], "options": {"ki-own-action": "all"}})";
    const QByteArray both = R"({"expansions": ["intrigue_king", "inquisitor_colonies"]})";
    const QString own = QStringLiteral("position 2 or 3: this card, 4 or 2");
    QTest::newRow("highest") << usual << "180"
                             << "180: no Caballeros to your court · first: King, place up to 5";
    QTest::newRow("lowest") << usual << "10"
                            << "10: 6 Caballeros to your court · last: Intrigue, place up to 1";
    QTest::newRow("between") << usual << "100"
                             << "100: 3 Caballeros to your court · first: King, place up to 5 · " + own +
                                    " · last: Intrigue, 1";
    QTest::newRow("either action") << free << "180"
                                   << "180: no Caballeros to your court · first: King or this card, place up to 5";
    QTest::newRow("Joker") << usual << "joker"
                           << "Joker: no Caballeros to your court · replaced by another card once everyone has played";
    QTest::newRow("stacks") << both << "180"
                            << "180: no Caballeros to your court · first: King, place up to 5 · or an action card";
}

// Before it is played: who goes first, whose action, and how many are placed.
void DecisionsTest::outlookNamesTheCommonCards() {
    QFETCH(QByteArray, game);
    QFETCH(QString, power);
    QFETCH(QString, words);
    QVERIFY(lay(with(game, R"({"phase": "power", "to_move": "red", "seats": [
        {"colour": "red", "court": 3, "grande": "sevilla", "hand": [10, 100, 180, "joker"]},
        {"colour": "blue", "court": 3, "grande": "aragon"}, {"colour": "yellow", "court": 3, "grande": "cataluna"},
        {"colour": "green", "court": 3, "grande": "granada"}]})")));
    QVERIFY(waitFor("power"));
    const std::vector<PowerFacts>& powers = model().catalogue().powers;
    const auto found = std::ranges::find(powers, power.toStdString(), &PowerFacts::id);
    PowerFace* face = page().hand().face(static_cast<Power>(found - powers.begin()));
    QVERIFY(face != nullptr && face->isOffered());
    const bool never = !game.contains("all") && (power == "180" || power == "10");
    QCOMPARE(face->toolTip().contains("always get the"), never);
    CardView large(model(), *theme_, &page());
    large.setCard(found->card);
    QCOMPARE(large.text().contains("always get the"), never);
    if (never) QVERIFY(!face->content().owed && !large.text().contains("must carry out"));
    QSignalSpy hints(&page().hand(), &PowerHand::hintChanged);
    emit face->pointed(true);
    QCOMPARE(hints.value(0).value(0).toString(), words);
    if (power != QLatin1String("joker")) return;
    // It brings no Caballeros, and the one that is chosen for it does.
    const QString doubt = texts::cardDoubt(model().catalogue(), found->card);
    QVERIFY2(doubt.contains("choose instead"), qPrintable(doubt));
    Decision decision = *model().decision();
    const auto said = [&] {
        return texts::actionText(model().catalogue(), decision, act(ActionKind::Power, static_cast<Power>(0)),
                                 [](Seat) { return QString(); });
    };
    QVERIFY(!said().startsWith("Joker"));
    decision.topic = "ki-joker";
    QVERIFY2(said().startsWith("Joker: card "), qPrintable(said()));
}

void DecisionsTest::bridgeIsBuiltInEitherOrder() {
    QVERIFY(layTurn(63));
    QVERIFY(useSpecial());
    QCOMPARE(kind(), QString("ki-bridge"));
    click(place(Area::Valencia)); // the later one first
    QVERIFY(board().chooser().offers(place(Area::Galicia)));
    QVERIFY(!board().chooser().offers(place(Area::Aragon))); // neighbours as printed
    QVERIFY2(board().chooser().whyNot(place(Area::Aragon)).contains("already adjacent"),
             qPrintable(board().chooser().whyNot(place(Area::Aragon))));
    click(place(Area::Galicia));
    const Observation& seen = model().observation();
    QVERIFY(QTest::qWaitFor([&] { return seen.spotOf(token("ki-bridge")).area() == Area::Galicia; }, 5000));
    QCOMPARE(seen.spotOf(token("ki-bridge-end")).area(), Area::Valencia);
    QTRY_VERIFY(!page().log().plainText().isEmpty());
    const QString log = page().log().plainText();
    QVERIFY2(log.contains("Ada builds the bridge: one end is in Galicia.") &&
                 log.contains("The other end is in Valencia."),
             qPrintable(log));
    const auto items = board().scene()->items();
    QVERIFY(std::any_of(items.begin(), items.end(), [](QGraphicsItem* item) {
        return item->toGraphicsObject() != nullptr && item->isVisible() &&
               item->toGraphicsObject()->toolTip() == "The bridge joins Galicia and Valencia.";
    }));
}

void DecisionsTest::quarantineIsAScoreboardAndARegion() {
    QVERIFY(layTurn(93));
    QVERIFY(useSpecial());
    QCOMPARE(kind(), QString("ki-quarantine"));
    QCOMPARE(board().chooser().want(), BoardChooser::Want::Token);
    QVERIFY2(said().contains("scoreboard"), qPrintable(said())); // which the hint asks for
    const Token plate = board().chooser().offered().front().token;
    click({Area::None, Owner::None, plate});
    QCOMPARE(board().chooser().want(), BoardChooser::Want::Place);
    QVERIFY(!board().chooser().whyNot(place(Area::Galicia)).isEmpty());
    click(place(Area::Aragon));
    const Observation& seen = model().observation();
    QVERIFY(QTest::qWaitFor([&] { return seen.spotOf(token("ki-quarantine")).area() == Area::Aragon; }, 5000));
    QCOMPARE(seen.spotOf(plate).area(), Area::Aragon);
    QVERIFY(std::any_of(seen.closed.begin(), seen.closed.end(),
                        [](const Closed& each) { return each.areas.contains(Area::Aragon); }));
    Event lifted; // after the next general scoring, by nobody
    lifted.kind = EventKind::ScoreboardMoved;
    lifted.token = plate;
    lifted.from = Area::Aragon;
    const QString line = texts::eventText(
        model().catalogue(), lifted, [](Seat) { return "–"; }, false);
    QVERIFY2(line.contains("back next to the board"), qPrintable(line));
}

void DecisionsTest::castilloIsMovedByAClick() {
    QVERIFY(layTurn(23));
    QVERIFY(useSpecial());
    QCOMPARE(kind(), QString("ki-castillo"));
    QVERIFY2(said().contains("go into it"), qPrintable(said()));
    click(place(Area::Cataluna));
    const Observation& seen = model().observation();
    QVERIFY(QTest::qWaitFor([&] { return seen.spotOf(token("ki-castillo")).area() == Area::Cataluna; }, 5000));
    QCOMPARE(at(Area::Cataluna, 1), 0);
    const auto items = board().scene()->items();
    QVERIFY(std::any_of(items.begin(), items.end(), [this](QGraphicsItem* item) {
        return item->data(kTokenOfItem).isValid() && item->isVisible() &&
               item->data(kTokenOfItem).toInt() == static_cast<int>(index(token("ki-castillo")));
    }));
    const auto gap = std::find_if(items.begin(), items.end(), [](QGraphicsItem* item) {
        return dynamic_cast<CastilloGap*>(item->toGraphicsObject()) != nullptr;
    });
    QVERIFY(gap != items.end() && (*gap)->isVisible());
    QCOMPARE(dynamic_cast<CastilloGap*>((*gap)->toGraphicsObject())->words(), QString("Castillo: now in Catalonia"));
    QVERIFY((*gap)->zValue() > kNameLayer && (*gap)->zValue() < kPileLayer); // over its numbers, under who is seen
    QCOMPARE(board().table().spotAt((*gap)->boundingRect().center()).area, Area::Castillo);
}

void DecisionsTest::movedCastilloIsEnteredWhereItStands() {
    QVERIFY(layTurn(150, R"({"tokens": {"ki-castillo": "cataluna"}})"));
    const auto items = board().scene()->items();
    const auto castle = std::find_if(items.begin(), items.end(), [](const QGraphicsItem* item) {
        return item->isVisible() && item->data(kPlaceOfItem).isValid();
    });
    QVERIFY(castle != items.end());
    const int court = at(Area::Court);
    QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, board().mapFromScene((*castle)->pos()));
    QTRY_COMPARE(at(Area::Court), court - 1);
    QCOMPARE(at(Area::Cataluna), 1);
}

// The King's card is the special action of whoever goes first.
void DecisionsTest::cardThatGaveWayTellsWhichTookItsPlace() {
    QVERIFY(layTurn(150, R"({"seats": [
        {"colour": "red", "court": 4, "played": 150, "grande": "sevilla"},
        {"colour": "blue", "court": 3, "played": 90, "grande": "aragon"},
        {"colour": "yellow", "court": 3, "played": 20, "grande": "cataluna"},
        {"colour": "green", "court": 3, "played": 10, "grande": "granada"}]})"));
    const auto* hand = page().findChild<PowerHand*>();
    QSignalSpy answers(hand, &PowerHand::refusedClicked);
    press(hand->face(model().observation().seats[0].played));
    QCOMPARE(answers.size(), 1);
    QCOMPARE(answers[0][0].toString(), QString("Your special action is that of “The King”, not this one."));
}

// Used before one's own turn: the card that was not chosen is no longer told of.
void DecisionsTest::vetoBeforehandIsTheSpecialAction() {
    QVERIFY(layTurn(40, R"({"options": {"ki-own-action": "all"}, "seats": [
        {"colour": "red", "court": 4, "played": 40, "grande": "sevilla", "taken": "ki-intrigue",
         "before": ["ki-40", "caballero-1"], "spent": 7},
        {"colour": "blue", "court": 3, "played": 180, "grande": "aragon", "taken": "ki-king", "before": ["caballero-5"]},
        {"colour": "yellow", "court": 3, "played": 170, "grande": "cataluna", "taken": "ki-170",
         "before": ["caballero-4"]},
        {"colour": "green", "court": 3, "played": 160, "grande": "granada", "taken": "ki-160",
         "before": ["caballero-2"]}]})"));
    QVERIFY2(said().endsWith("Veto was your special action."), qPrintable(said()));
    QStringList words;
    for (const QLabel* label : page().prompt().findChildren<QLabel*>()) words << label->text() << label->toolTip();
    QString why;
    for (const QPushButton* button : page().prompt().findChildren<QPushButton*>())
        if (button->accessibleName() == "Rule") why = button->toolTip();
    QVERIFY2(!words.join(u' ').contains("You go last"), qPrintable(words.join(u' ')));
    QVERIFY2(why.contains("Veto was your special action"), qPrintable(why));
}

// Card 25 places as well, out of the provinces: where both lead, a click means the placing of the turn.
void DecisionsTest::placesOfTheTurnComeBeforeThoseOfTheCard() {
    QVERIFY(layTurn(25));
    const int court = at(Area::Court);
    click(place(Area::CastillaLaVieja));
    QCOMPARE(at(Area::CastillaLaVieja), 1);
    QCOMPARE(at(Area::Court), court - 1);
    QVERIFY(board().chooser().offers(place(Area::Castillo)));
}

void DecisionsTest::cardTellsThatTheyComeFromTheProvinces() {
    QVERIFY(layTurn(25));
    QVERIFY(useSpecial());
    QCOMPARE(kind(), QString("place"));
    QVERIFY2(said().contains("from your provinces"), qPrintable(said()));
}

void DecisionsTest::reserveIsSeenAndCalledUp() {
    QVERIFY(layTurn(150, R"({"seats": [
        {"colour": "red", "court": 4, "played": 150, "grande": "sevilla"},
        {"colour": "blue", "court": 3, "played": 180, "grande": "aragon"},
        {"colour": "yellow", "court": 3, "played": 20, "grande": "cataluna"},
        {"colour": "green", "court": 3, "played": 10, "grande": "granada"}],
        "regions": {"sevilla": {"red": 3, "blue": 3}, "ki-reserve": {"red": 1}}})"));
    const std::vector<SeatBadge> badges = page().seats().row(seatAt(0))->content().badges;
    QCOMPARE(badges.size(), std::size_t(1));
    QCOMPARE(badges.front().label, QString("1"));
    QVERIFY2(badges.front().tip.contains("reserve"), qPrintable(badges.front().tip));
    const BoardScene& scene = board().table();
    const Area reserve = model().catalogue().area("ki-reserve");
    const QRectF sheet = scene.outlineOf(reserve).boundingRect(); // drawn, in the place that the board keeps for it
    QVERIFY(!sheet.isEmpty() && scene.map().reserved("reserve").boundingRect().contains(sheet));
    QVERIFY(sheet.contains(scene.pointOf(piece(reserve, 0))));
    QVERIFY(useSpecial());
    QVERIFY(waitFor("score")); // of one place the choice comes first, and only there the Caballero is called up
    model().choose(act(ActionKind::Score, model().catalogue().area("sevilla")));
    QVERIFY(waitFor("ki-call-up"));
    QCOMPARE(board().chooser().offered().size(), std::size_t(1));
    QVERIFY(!board().chooser().offered().empty());
    const Area where = board().chooser().offered().front().area;
    const int before = at(where);
    click(place(where));
    QVERIFY(QTest::qWaitFor([&] { return at(where) == before + 1; }, 5000));
    QVERIFY(page().seats().row(seatAt(0))->content().badges.empty());
}

void DecisionsTest::disksAreSetForEveryTopic_data() {
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QString>("topic");
    QTest::addColumn<QString>("also");
    QTest::newRow("opening") << QByteArray(
                                    R"({"expansions": ["intrigue_king"], "options": {"ki-hands": "preset"}, "round": 0,
            "king": "granada", "starter": "red", "phase": "set-up", "castillo": {}, "to_move": null,
            "seats": [{"colour": "red", "court": 7, "grande": "sevilla", "hand": []},
                      {"colour": "blue", "court": 7, "grande": "aragon", "hand": []}],
            "regions": {"sevilla": {"red": 2}, "aragon": {"blue": 2}}, "order": [], "turn": 0,
            "agenda": [{"step": "flow", "a": 1}, {"step": "ki-preset"}, {"step": "disk", "n": 5, "a": "ki-opening"}]})")
                             << "ki-opening" << QString();
    QTest::newRow("wandering") << QByteArray("{") + kSeats + R"(, "to_move": "blue", "seats": [
            {"colour": "red", "court": 4, "played": 180, "grande": "sevilla"},
            {"colour": "blue", "court": 0, "played": 13, "grande": "aragon"},
            {"colour": "yellow", "court": 3, "played": 20, "grande": "cataluna"},
            {"colour": "green", "court": 3, "played": 10, "grande": "granada"}]})"
                               << "ki-wander" << QString();
    QTest::newRow("conspiracy") << QByteArray("{") + kSeats +
                                       R"(, "round": 3, "to_move": "green", "kept": [{"kind": "ki-conspiracy",
            "seat": "green"}], "seats": [
            {"colour": "red", "court": 4, "played": 180, "grande": "sevilla"},
            {"colour": "blue", "court": 0, "played": 60, "grande": "aragon"},
            {"colour": "yellow", "court": 3, "played": 20, "grande": "cataluna"},
            {"colour": "green", "court": 3, "played": 10, "grande": "granada"}]})"
                                << "ki-conspiracy" << QString();
    QTest::newRow("conspiracy and Castillo")
        << QByteArray("{") + kSeats +
               R"(, "round": 3, "to_move": "green", "kept": [{"kind": "ki-conspiracy",
            "seat": "green"}], "castillo": {"red": 1}, "seats": [
            {"colour": "red", "court": 4, "played": 180, "grande": "sevilla"},
            {"colour": "blue", "court": 0, "played": 60, "grande": "aragon"},
            {"colour": "yellow", "court": 3, "played": 20, "grande": "cataluna"},
            {"colour": "green", "court": 3, "played": 10, "grande": "granada"}]})"
        << "castillo"
        << "Your Grande goes there as well.";
}

// Its own question above the dial, every place explained, and a click on the board turns it.
void DecisionsTest::disksAreSetForEveryTopic() {
    QFETCH(QByteArray, position);
    QFETCH(QString, topic);
    QFETCH(QString, also);
    QVERIFY(lay(position));
    QVERIFY(waitFor("disk"));
    QCOMPARE(QString::fromStdString(model().decision()->topic), topic);
    QVERIFY(page().disk().isVisible());
    QVERIFY(said().startsWith("Ada:") && !said().contains(u'{'));
    QVERIFY2(said().endsWith(also), qPrintable(said()));
    const std::vector<Action> legal = model().decision()->legal;
    click(place(areaAt(legal.back().a)));
    QCOMPARE(page().disk().area(), areaAt(legal.back().a));
    for (const Area area : model().catalogue().scoringOrder) {
        const bool offered =
            std::any_of(legal.begin(), legal.end(), [&](Action each) { return areaAt(each.a) == area; });
        QVERIFY(offered || !board().chooser().whyNot(place(area)).isEmpty());
    }
    page().disk().confirm();
    settle();
    QVERIFY(!page().disk().isAsked());
}

ELGRANDE_TEST(DecisionsTest)
#include "decisions_test.moc"
