// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The table in the window: Portugal, ship and jail with everything that lies there, the strip, the marks of boycott,
// alliance and revolution; and whole games. ELGRANDE_GRAND=file.png keeps a picture of a full table.
#include "expansions/grandissimo/tests/gui/grand_stage.h"
#include "tests/gui/window_player.h"

#include "expansions/grandissimo/view/grand_strip.h"
#include "expansions/grandissimo/view/material.h"
#include "expansions/grandissimo/view/region_marks.h"

#include "tests/named_test.h"
#include "views/board/moored_ship.h"
#include "views/ceremony/ceremony.h"
#include "views/contributions/expansion_ui.h"
#include "views/court/seat_panel.h"
#include "views/game/shown.h"
#include "views/rulebook/rule_book.h"

#include <QFile>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::gui;
using namespace elgrande::grandissimo;

class TableTest : public GrandStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init() {
        prepare();
        open();
    }
    void cleanup() { forget(); }
    void everythingIsDrawnInItsPlace();
    void nothingLiesOnAnotherThing();
    void stripTellsAllOfIt();
    void partsThatAreLeftOutAreNotThere();
    void shipLiesWhereSheLanded();
    void keptThingsAreBadges();
    void pactsAreTold();
    void generalScoringSaysWhatIsSpecial();
    void onlyScoringsShowALaurel();
    void rulesOfWhatIsAskedAreFound();
    void wholeGamesAreClickedToTheEnd_data();
    void wholeGamesAreClickedToTheEnd();
};

namespace {

// Five players and seven stacks, and everything that can lie somewhere lies there.
constexpr const char* kFull = R"({"expansions": ["grandissimo"], "king": "castilla_la_vieja",
    "seats": [{"colour": "red", "court": 3, "played": 13, "grande": "galicia"},
              {"colour": "blue", "court": 3, "played": 12, "grande": "portugal"},
              {"colour": "yellow", "court": 3, "played": 11, "grande": "sevilla"},
              {"colour": "green", "court": 3, "played": 10, "grande": "portugal"},
              {"colour": "brown", "court": 3, "played": 9, "grande": "valencia"}],
    "stacks": {"1": ["intrigue-3-any"], "2": ["score-one-2"], "3": ["score-fours"], "4": ["scoreboard"], "5": ["king"],
               "6": ["gr-score-one"], "7": ["gr-queen-jester"]},
    "tokens": {"queen": "blue", "jester": "yellow", "inquisitor": "green", "ship-token": ["brown", "yellow"]},
    "kept": [{"kind": "gr-boycott", "seat": "blue", "until": 255, "data": 6},
             {"kind": "gr-alliance", "seat": "yellow", "until": 255, "data": 40},
             {"kind": "gr-free-choice", "seat": "green", "until": 255}],
    "regions": {"sevilla": {"yellow": 2, "red": 1}, "aragon": {"green": 6, "black": 1},
                "galicia": {"red": 2, "blue": 2}, "granada": {"red": 1}, "valencia": {"red": 2, "yellow": 2},
                "portugal": {"red": 1, "blue": 2, "yellow": 1, "green": 1, "brown": 2, "black": 1},
                "ship": {"red": 1, "blue": 1, "yellow": 2, "green": 1, "brown": 1},
                "jail": {"red": 1, "blue": 1, "yellow": 1, "green": 1, "brown": 1},
                "gr-gifts": {"green": 1}}})";
} // namespace

void TableTest::everythingIsDrawnInItsPlace() {
    QVERIFY(lay(kFull));
    const BoardScene& scene = board().table();
    for (const char* id : {kPortugal, kShip, kJail}) QVERIFY2(!scene.outlineOf(area(id)).isEmpty(), id);
    const auto standsIn = [&](const char* place, int owner) {
        return scene.outlineOf(area(place)).boundingRect().contains(scene.pointOf(piece(area(place), owner)));
    };
    for (int owner = 0; owner < 5; ++owner)
        QVERIFY(standsIn(kPortugal, owner) && standsIn(kShip, owner) && standsIn(kJail, owner));
    QVERIFY(standsIn(kPortugal, kBlackOwner));
}

// In the smallest window that has to do; the marks lie on nothing but the scoreboards that they are about.
void TableTest::nothingLiesOnAnotherThing() {
    window_->resize(1280, 800);
    QVERIFY(lay(kFull));
    int things = 0;
    QCOMPARE(overlap(things), QString());
    QVERIFY2(things > 40, qPrintable(QString::number(things)));
    auto* marks = onBoard<RegionMarks>();
    QVERIFY(marks != nullptr);
    QCOMPARE(marks->boxes().size(), std::size_t(2));
    for (const QGraphicsItem* item : board().table().items()) {
        const auto* piece = dynamic_cast<const BoardItem*>(item);
        if (piece == nullptr || !piece->isVisible() || piece->spot().owner == Owner::None) continue;
        const QRectF taken = piece->mapRectToScene(piece->box()).adjusted(2, 2, -2, -2);
        for (const QRectF& box : marks->boxes())
            QVERIFY2(!taken.intersects(box), qPrintable(QStringLiteral("%1 of %2 at %3 %4, mark at %5 %6")
                                                            .arg(index(piece->spot().area))
                                                            .arg(index(piece->spot().owner))
                                                            .arg(taken.left())
                                                            .arg(taken.top())
                                                            .arg(box.left())
                                                            .arg(box.top())));
    }
    QVERIFY(strip() != nullptr && strip()->isVisible());
    board().finishPicture();
    const QImage picture = window_->grab().toImage();
    if (const QString file = qEnvironmentVariable("ELGRANDE_GRAND"); !file.isEmpty()) QVERIFY(picture.save(file));
    QVERIFY(strip()->fits());
}

void TableTest::stripTellsAllOfIt() {
    QVERIFY(lay(kFull));
    QStringList read; // without pointing at anything
    for (const StripPart& part : grandStrip(page().shown()))
        for (const StripMark& mark : part.marks)
            if (mark.kind == StripMark::Kind::Text) read << mark.words;
    for (const Pact& pact : pactsOf(model().catalogue(), model().observation()))
        QVERIFY2(read.contains(texts::areaName(model().catalogue(), pact.region)), qPrintable(read.join(' ')));
    QVERIFY(strip() != nullptr);
    strip()->grab();
    QCOMPARE(strip()->partCount(), 8);
    const QString all = strip()->accessibleName();
    for (const char* words : {"Queen is in Bo's court", "Jester is in Cy's court", "Gifts waiting to be placed: Di 1",
                              "Inquisitor is in Di's court", "Ship tokens: Cy, Eva",
                              "On board: Ada 1, Bo 1, Cy 2, Di 1, Eva 1", "In jail: Ada 1, Bo 1, Cy 1, Di 1, Eva 1",
                              "Bo boycotts it", "Cy and Bo are allies", "Free choice: Di will move up to 2"})
        QVERIFY2(all.contains(QLatin1String(words)), qPrintable(all));
    QVERIFY2(!all.contains(u'{') && !all.contains(u'%'), qPrintable(all));
    for (int part = 0; part < strip()->partCount(); ++part)
        QVERIFY(all.contains(strip()->tipAt(strip()->partBox(part).center())));
}

void TableTest::partsThatAreLeftOutAreNotThere() {
    QVERIFY(layOut(R"({"options": {"gr-parts": ""}, "regions": {"galicia": {"red": 2}}})"));
    QVERIFY(board().map().outline(kShip).isEmpty() && board().map().outline(kJail).isEmpty());
    QVERIFY(!board().map().outline(kPortugal).isEmpty());
    QCOMPARE(strip()->partCount(), 2); // Queen and Jester
    auto* ship = onBoard<MooredShip>();
    QVERIFY(ship == nullptr || !ship->isVisible());
}

void TableTest::shipLiesWhereSheLanded() {
    QVERIFY(layOut(R"({"regions": {"ship": {"red": 2}, "galicia": {"blue": 1}}})"));
    auto* ship = onBoard<MooredShip>();
    QVERIFY(ship != nullptr && ship->isVisible());
    QVERIFY2(ship->toolTip().contains("Portugal"), qPrintable(ship->toolTip()));
    const int before = ship->sea();
    click(place(area("cataluna")));
    QVERIFY(has("cataluna", 0, 1));
    QVERIFY2(ship->toolTip().contains("Catalonia"), qPrintable(ship->toolTip()));
    QVERIFY(ship->sea() != before);
    QVERIFY(!board().map().outline(kShip).intersects(ship->sceneBoundingRect())); // beside her deck
}

void TableTest::keptThingsAreBadges() {
    QVERIFY(layOut(R"({"kept": [{"kind": "gr-boycott", "seat": "yellow", "until": 255, "data": 8},
        {"kind": "gr-double-turn", "seat": "yellow", "until": 5}, {"kind": "gr-free-choice", "seat": "green", "until": 255}]})"));
    const auto tip = [this](int seat) { return page().seats().row(seatAt(seat))->toolTip(); };
    QVERIFY2(tip(2).contains("Boycotts Valencia") && tip(2).contains("Double turn"), qPrintable(tip(2)));
    QVERIFY2(tip(3).contains("Free choice"), qPrintable(tip(3)));
}

void TableTest::pactsAreTold() {
    QVERIFY(layTurn("gr-boycott", R"({"stacks": {"6": ["gr-boycott"]}})"));
    QVERIFY(useSpecial());
    click(place(area("sevilla")));
    QVERIFY(happened("gr-boycotted"));
    const std::vector<Event>& all = model().history();
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::size_t taken = 0;
        const auto ribbon = uiOf("grandissimo")->ceremonies.front()(model(), all, i, taken);
        QCOMPARE(ribbon != nullptr, model().catalogue().event(all[i].kind).id == "gr-boycotted");
        if (ribbon == nullptr) continue;
        QCOMPARE(taken, std::size_t(1));
    }
}

// The Inquisitor leaves before anything is scored.
void TableTest::generalScoringSaysWhatIsSpecial() {
    QVERIFY(lay(kFull));
    const Shown shown(model());
    const ScoringNotes& notes = uiOf("grandissimo")->scoringNotes;
    const auto has = [](const QStringList& those, const char* words) {
        return std::any_of(those.begin(), those.end(),
                           [words](const QString& each) { return each.contains(QLatin1String(words)); });
    };
    const QStringList before = notes(shown, {});
    QCOMPARE(before.size(), 3);
    QVERIFY(has(before, "is not scored") && has(before, "Alliance of") && has(before, "moves up to 2 Caballeros"));
    Event left;
    left.kind = EventKind::TokenMoved;
    left.token = model().catalogue().token(kInquisitor);
    Observation seen = model().observation();
    seen.token[index(left.token)] = Spot::aside();
    model().report(left);
    model().show(seen, {}, {}, Seat::None);
    QCOMPARE(notes(shown, {left}).front(),
             QStringLiteral("First the Grand Inquisitor leaves %1's court").arg(model().playerName(seatAt(3))));
}

void TableTest::onlyScoringsShowALaurel() {
    QVERIFY(lay(kFull));
    for (const CardFacts& card : model().catalogue().cards)
        QVERIFY2(card.picture != "score" || card.id.find("score-") != std::string::npos, card.id.c_str());
    for (const char* picture : {"boycott", "alliance"})
        QVERIFY(QFile::exists(QStringLiteral(":/elgrande/expansions/grandissimo/art/cards/%1.svg").arg(picture)));
}

void TableTest::rulesOfWhatIsAskedAreFound() {
    QVERIFY(layOut(R"({"regions": {"ship": {"red": 2}, "galicia": {"blue": 1}}})"));
    QCOMPARE(texts::ruleParagraph(model().catalogue(), &*model().decision()), QString("gr-ship-rule"));
    const RuleBook book(RuleBook::sourceFor("en"), model().catalogue());
    QStringList names;
    for (const RulePage& page : book.pages())
        for (const RuleParagraph& each : page.paragraphs) names << each.name;
    for (const char* name :
         {"gr-changes", "gr-places", "gr-ship-rule", "gr-jail-rule", "gr-court", "gr-inquisitor-rule", "gr-cards-rule"})
        QVERIFY2(names.contains(QLatin1String(name)), name);
}

void TableTest::wholeGamesAreClickedToTheEnd_data() {
    QTest::addColumn<int>("players");
    QTest::newRow("five") << 5;
    QTest::newRow("three") << 3;
    QTest::newRow("two") << 2;
}

// The person answers by chance and by clicks alone: no question leads nowhere.
void TableTest::wholeGamesAreClickedToTheEnd() {
    QFETCH(int, players);
    Setup setup;
    setup.players = players;
    setup.expansions = {"grandissimo"};
    setup.seed = "clicks";
    std::vector<SeatChoice> seats{{"Ada", {}}};
    for (const char* name : {"Bo", "Cy", "Di", "Eva"})
        if (static_cast<int>(seats.size()) < players) seats.push_back({QString::fromLatin1(name), "random"});
    QVERIFY(WindowStage::begin(setup, seats));
    WindowPlayer player(*window_, 7);
    while (!model().observation().over) {
        QVERIFY2(player.step(), qPrintable("stuck at: " + page().prompt().promptText()));
        QVERIFY(player.clicks() < 6000);
    }
    QVERIFY(happened("gr-black-placed"));
}

ELGRANDE_TEST(TableTest)
#include "table_test.moc"
