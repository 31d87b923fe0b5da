// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The table in the window: the charts with everything that lies there, the strip, and what is told of it.
// ELGRANDE_COLONIES=file.png keeps a picture of a full table.
#include "expansions/inquisitor_colonies/tests/gui/colonies_stage.h"

#include "expansions/inquisitor_colonies/view/limit_item.h"
#include "expansions/inquisitor_colonies/view/material.h"

#include "tests/named_test.h"
#include "views/board/board_items.h"
#include "views/board/board_scene.h"
#include "views/board/moored_ship.h"
#include "views/board/place_tip.h"
#include "views/ceremony/ceremony.h"
#include "views/contributions/expansion_ui.h"
#include "views/court/seat_panel.h"
#include "views/game/shown.h"
#include "views/game/take_back.h"
#include "views/panels/log_lines.h"
#include "views/rulebook/rule_book.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/paint.h"

#include <QGraphicsObject>
#include <QGridLayout>
#include <QLabel>
#include <QRegularExpression>

#include <algorithm>
#include <map>

using namespace elgrande;
using namespace elgrande::gui;
using namespace elgrande::inquisitor_colonies;

class TableTest : public ColoniesStage {
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
    void discsLieInStacksAndWithCaballeros();
    void carriersStandSideBySide_data();
    void carriersStandSideBySide();
    void placesSayWhatTheyAreFor();
    void logSaysWhereTheTableLies();
    void discThatComesLaterIsTakenBack();
    void discIsCarriedOnce();
    void captainAndViceroyAreNamed();
    void stripTellsAllOfIt();
    void shipLiesOffTheKingsCoast();
    void deliveryIsTold();
    void whoCountsIsCounted();
    void filmOfAGeneralScoring();
    void keptThingsAreBadges();
    void generalScoringSaysWhatIsSpecial();
    void rulesOfWhatIsAskedAreFound();

  private:
    EventKind eventOf(const std::string& id) {
        const auto& events = model().catalogue().events;
        const auto found = std::find_if(events.begin(), events.end(), [&](const auto& each) { return each.id == id; });
        return static_cast<EventKind>(found - events.begin());
    }
};

void TableTest::everythingIsDrawnInItsPlace() {
    QVERIFY(layOut());
    const BoardScene& scene = board().table();
    const BoardMap& map = scene.map();
    for (const char* id : {kFrance, kShip, kAmerica, kMediterranean, kTable, kAmbassador, kEnvoy, kCaptain, kViceroy}) {
        QVERIFY2(!scene.outlineOf(area(id)).isEmpty(), id);
        QVERIFY2(id == kFrance || map.nameRoom(id).has_value(), id); // France's name stands as a region's
    }
    const auto standsIn = [&](const char* place, int owner, const char* chart) {
        const QRectF sheet = scene.outlineOf(area(chart)).boundingRect();
        return sheet.contains(scene.pointOf(piece(area(place), owner)));
    };
    QVERIFY(standsIn(kAmbassador, 0, kFrance) && standsIn(kFrance, 3, kFrance));
    QVERIFY(standsIn(kCaptain, kBlackOwner, kShip) && standsIn("ship.gold", 2, kShip));
    QVERIFY(standsIn(kViceroy, kBlackOwner, kAmerica) && standsIn(kAmerica, 1, kAmerica));
    QVERIFY(standsIn("mediterranean.wares", 1, kMediterranean));
    QVERIFY(standsIn(kTable, 1, kTable));
}

// Names, piles, single pieces, figures and scoreboards, in the smallest window that has to do.
void TableTest::nothingLiesOnAnotherThing() {
    window_->resize(1280, 800);
    QVERIFY(layOut());
    int things = 0;
    QCOMPARE(overlap(things), QString());
    QVERIFY(things > 50);
    QVERIFY(strip() != nullptr && strip()->isVisible());
    board().finishPicture();
    const QImage picture = window_->grab().toImage();
    QVERIFY(strip()->fits());
    if (const QString file = qEnvironmentVariable("ELGRANDE_COLONIES"); !file.isEmpty()) QVERIFY(picture.save(file));
}

void TableTest::discsLieInStacksAndWithCaballeros() {
    QVERIFY(layOut());
    std::map<QString, int> stacks; // place and picture by how many are shown as one
    int carried = 0;
    for (const QGraphicsItem* item : board().table().items()) {
        const auto* shown = dynamic_cast<const FigureItem*>(item);
        if (shown == nullptr || !shown->isVisible()) continue;
        if (shown->spot().isNothing()) ++carried;
        if (shown->spot().token == Token::None) continue;
        const std::string& id = model().catalogue().tokens[index(shown->spot().token)].id;
        stacks[QString::fromStdString(id)] = shown->count();
    }
    QCOMPARE(stacks.at(kGoldToken), 2);
    QCOMPARE(stacks.at(kWaresToken), 2);
    QCOMPARE(carried, 4);
    QVERIFY(figure(token(kTableToken)) != nullptr);
    // They cover neither the number of a pile nor a scoreboard.
    const auto inked = [](const QRectF& number) { return number.adjusted(2, 0, -2, 0); };
    int numbers = 0;
    for (const QGraphicsItem* disc : board().table().items()) {
        const auto* lying = dynamic_cast<const FigureItem*>(disc);
        if (lying == nullptr || !lying->isVisible()) continue;
        const QRectF at = lying->mapRectToScene(lying->box());
        for (const QGraphicsItem* other : board().table().items()) {
            const auto* pile = dynamic_cast<const TokenItem*>(other);
            const bool numbered = pile != nullptr && pile->isVisible() && pile->box().width() >= TokenItem::kWidth;
            numbers += numbered ? 1 : 0;
            if (numbered) QVERIFY(!pile->mapRectToScene(inked(tokenNumberBox(pile->box()))).intersects(at));
            if (const auto* plate = dynamic_cast<const PlateItem*>(other); plate != nullptr && plate->isVisible())
                QVERIFY(!plate->mapRectToScene(plate->box()).intersects(at));
        }
    }
    QVERIFY(numbers > 0);
    // Nor is one cut off in the strip.
    const QRectF pile(10, 6, 36, strip()->height() - 12);
    const QRectF onStrip = MaterialStrip::discOn(pile);
    QVERIFY(onStrip.top() >= 0 && onStrip.bottom() <= strip()->height());
    QVERIFY(!onStrip.intersects(inked(tokenNumberBox(pile))));
}

void TableTest::carriersStandSideBySide_data() {
    QTest::addColumn<QByteArray>("loaded");
    QTest::newRow("four beside three who carry nothing")
        << QByteArray(R"({"tokens": {"colonies-table": "granada", "colonies-gold": ["ship.gold", "ship.gold"],
                                     "colonies-wares": ["ship.wares", "ship.wares"]},
            "regions": {"ship": {"red": 2, "green": 1, "blue": 1}, "ship.captain": {"black": 1},
                        "ship.gold": {"yellow": 1, "blue": 1}, "ship.wares": {"red": 1, "green": 1}}})");
    QTest::newRow("six beside one") << QByteArray(
        R"({"tokens": {"colonies-table": "granada", "colonies-gold": ["ship.gold", "ship.gold", "ship.gold"],
                                     "colonies-wares": ["ship.wares", "ship.wares", "ship.wares"]},
            "regions": {"ship": {"blue": 1}, "ship.captain": {"red": 1},
                        "ship.gold": {"yellow": 1, "green": 1, "blue": 1},
                        "ship.wares": {"black": 1, "blue": 1, "green": 1}}})");
}

// Those of players with gold and with wares, beside those who carry nothing: their signs can be told apart.
void TableTest::carriersStandSideBySide() {
    QFETCH(QByteArray, loaded);
    QVERIFY(layOut(loaded));
    std::vector<QRectF> piles;
    for (QGraphicsItem* item : board().scene()->items()) {
        const auto* pile = dynamic_cast<TokenItem*>(item);
        if (pile == nullptr || !pile->isVisible()) continue;
        for (const char* place : {"ship", "ship.gold", "ship.wares"})
            if (pile->spot().area == area(place)) piles.push_back(pile->mapRectToScene(pile->box()));
    }
    QCOMPARE(piles.size(), std::size_t(7));
    const QRectF ship = board().table().outlineOf(area("ship")).boundingRect();
    for (std::size_t a = 0; a < piles.size(); ++a) {
        QVERIFY(ship.contains(piles[a].center()));
        for (std::size_t b = 0; b < a; ++b) QVERIFY(!piles[a].adjusted(1, 1, -1, -1).intersects(piles[b]));
    }
}

void TableTest::placesSayWhatTheyAreFor() {
    QVERIFY(layOut());
    const auto tip = [this](const char* id) { return placeTip(page().shown(), *theme_, area(id), {}); };
    for (const char* id : {kFrance, kAmbassador, kEnvoy, kShip, kCaptain, kAmerica, kViceroy, kMediterranean, kTable,
                           "ship.gold", "mediterranean.wares", "castillo"}) {
        const QString text = texts::areaText(model().catalogue(), area(id), [](Token) { return Area::Granada; });
        QVERIFY2(!text.isEmpty() && tip(id).contains(text.toHtmlEscaped()), id);
        QVERIFY2(placeSummary(page().shown(), area(id), true, {}).contains(text.chopped(1)), id);
    }
    QVERIFY(tip(kTable).contains("is in Granada now"));
    QVERIFY(tip("granada").contains("Here is the Limit table"));
    QVERIFY(tip("galicia").contains("<p>") == false);
    const QString aside = texts::areaText(model().catalogue(), area(kTable), [](Token) { return Area::None; });
    QVERIFY2(aside.contains("next to the board"), qPrintable(aside));
}

// The log knows where the table lay then.
void TableTest::logSaysWhereTheTableLies() {
    QVERIFY(layOut());
    LogLines lines(model().catalogue(), [](Seat) { return QString("Ada"); });
    Event moved;
    moved.kind = EventKind::TokenMoved;
    moved.token = token(kTableToken);
    moved.to = Area::Galicia;
    Event placed;
    placed.kind = EventKind::CaballeroPlaced;
    placed.seat = seatAt(0);
    placed.from = Area::Court;
    placed.to = area(kTable);
    const auto plain = [](QString html) { return html.remove(QRegularExpression("<[^>]*>")); };
    QCOMPARE(plain(lines.tell(placed).line.html), QString("Ada places 1 Caballero on the Limit table."));
    QCOMPARE(plain(lines.tell(moved).line.html), QString("The Limit table is now in Galicia."));
    QCOMPARE(plain(lines.tell(placed).line.html), QString("Ada places 1 Caballero in Galicia (on the Limit table)."));
}

// A disc that comes after a scoring takes the first place among its copies, where a claimed one was.
void TableTest::discThatComesLaterIsTakenBack() {
    QVERIFY(layOut());
    const Area home = area(kMediterranean);
    std::vector<std::size_t> copies;
    for (std::size_t i = 0; i < model().catalogue().tokens.size(); ++i)
        if (model().catalogue().tokens[i].id == kWaresToken) copies.push_back(i);
    Observation seen = model().observation();
    for (const std::size_t i : copies) seen.token[i] = Spot::aside();
    Observation before = seen;
    before.token[copies[0]] = Spot::in(area("mediterranean.wares"));
    seen.token[copies[0]] = Spot::in(home);
    seen.token[copies[1]] = Spot::in(area("mediterranean.wares"));
    for (const std::size_t told : {copies[0], copies[1]}) {
        Event brought;
        brought.kind = EventKind::TokenMoved;
        brought.token = static_cast<Token>(told);
        brought.to = home;
        Observation then = seen;
        takeBack(then, model().catalogue(), {brought}, &before);
        const GoodsCount goods = goodsCount(model().catalogue(), then, kWaresToken);
        QCOMPARE(goods.claimed, 1);
        QCOMPARE(goods.free, 0);
    }
}

void TableTest::discIsCarriedOnce() {
    QVERIFY(layOut());
    Event sailed;
    sailed.kind = eventOf("colonies-sailed");
    sailed.seat = seatAt(0);
    sailed.owner = ownerOf(seatAt(0));
    sailed.number = 1;
    sailed.from = area("america.gold");
    sailed.to = area("ship.gold");
    const auto line = [&] {
        return texts::eventText(
            model().catalogue(), sailed, [](Seat) { return "Ada"; }, false);
    };
    QCOMPARE(line(), QString("Ada sails with 1 Caballero out of America onto the ship with Gold."));
    sailed.to = area(kFrance);
    QCOMPARE(line(), QString("Ada sails with 1 Caballero out of America with Gold to France."));
    sailed.kind = eventOf("colonies-claimed");
    sailed.to = area("mediterranean.wares");
    QCOMPARE(line(), QString("Ada claims Wares in the Mediterranean with 1 Caballero."));
}

// Of those who take a space of their own, and where a disc can be claimed by one of them or by another.
void TableTest::captainAndViceroyAreNamed() {
    QVERIFY(layOut());
    Event came;
    came.kind = EventKind::CaballeroPlaced;
    came.seat = seatAt(0);
    came.to = area(kCaptain);
    const auto ada = [](Seat) { return QStringLiteral("Ada"); };
    const auto line = [&] { return texts::eventText(model().catalogue(), came, ada, false); };
    QCOMPARE(line(), QString("Ada places 1 Caballero as Captain on the ship."));
    came.kind = eventOf("colonies-sailed");
    came.owner = ownerOf(seatAt(0));
    came.from = area(kShip);
    came.to = area(kViceroy);
    QCOMPARE(line(), QString("Ada sails with 1 Caballero off the ship to America as Viceroy."));
    Decision claim;
    claim.seat = seatAt(0);
    claim.kind = "colonies-claim";
    for (std::size_t i = 0; i < model().catalogue().actions.size(); ++i)
        if (const auto kind = static_cast<ActionKind>(i); model().catalogue().actions[i].word == "colonies-claim-with")
            QCOMPARE(texts::actionText(model().catalogue(), claim, act(kind, ownerOf(seatAt(0)), area(kViceroy)), ada),
                     QString("Claim it as Viceroy in America"));
}

void TableTest::stripTellsAllOfIt() {
    QVERIFY(layOut());
    QVERIFY(strip() != nullptr);
    strip()->grab();
    QCOMPARE(strip()->partCount(), 5);
    const QString all = strip()->accessibleName();
    for (const char* words : {"Bo's court", "Gold: 2 free in America, 2 claimed, 1 still", "Wares: 2 free", "7 still",
                              "Cy 1 with Gold", "Ada 1 with Wares", "Granada: 10 of 10 spaces", "Next to it: Ada 1"})
        QVERIFY2(all.contains(QLatin1String(words)), qPrintable(all));
    for (int part = 0; part < strip()->partCount(); ++part)
        QVERIFY(all.contains(strip()->tipAt(strip()->partBox(part).center())));
    const auto items = board().scene()->items();
    QVERIFY(std::any_of(items.begin(), items.end(), [](QGraphicsItem* item) {
        const auto* limit = dynamic_cast<LimitItem*>(item->toGraphicsObject());
        return limit != nullptr && limit->count() == "10/10";
    }));
}

void TableTest::shipLiesOffTheKingsCoast() {
    const auto ship = [this]() -> MooredShip* {
        for (QGraphicsItem* item : board().scene()->items())
            if (auto* found = dynamic_cast<MooredShip*>(item->toGraphicsObject())) return found;
        return nullptr;
    };
    QVERIFY(layOut(R"({"king": "aragon"})"));
    QVERIFY(ship() != nullptr && !ship()->isVisible());
    QVERIFY(layOut(R"({"king": "valencia"})"));
    QVERIFY(ship()->isVisible());
    QVERIFY2(ship()->toolTip().contains("Valencia"), qPrintable(ship()->toolTip()));
    QVERIFY(!board().map().outline(kShip).intersects(ship()->sceneBoundingRect())); // beside her deck
}

void TableTest::deliveryIsTold() {
    QVERIFY(layOut());
    drag(piece(area("ship.wares"), 0), place(area("valencia")));
    QVERIFY(has("valencia", 0, 1));
    const std::vector<Event>& all = model().history();
    const auto points = std::find_if(all.begin(), all.end(), [](const Event& event) {
        return event.kind == EventKind::Points && event.number == 4;
    });
    QVERIFY(points != all.end());
    QVERIFY(reelOf(model().catalogue(), {*points}, model().observation(), 0).empty()); // nothing was scored
    std::size_t taken = 0;
    const auto ribbon = uiOf("inquisitor_colonies")
                            ->ceremonies.front()(model(), all, static_cast<std::size_t>(points - all.begin()), taken);
    QVERIFY(ribbon != nullptr);
    QCOMPARE(taken, std::size_t(1));
    const QString line = texts::eventText(
        model().catalogue(), *points, [](Seat) { return "Ada"; }, false);
    QVERIFY2(line.contains("4") && line.contains("Wares"), qPrintable(line));
}

// Whoever counts for a seat when a place is scored, wherever the place keeps them and whosever they are: tips and film
// tell them, and blue holds the Inquisitor.
void TableTest::whoCountsIsCounted() {
    QVERIFY(layOut());
    const auto strength = [this](const char* place, int seat) {
        for (const elgrande::Standing& each : model().aids().standings(area(place)))
            if (each.seats.contains(seatAt(seat))) return each.count;
        return 0;
    };
    QCOMPARE(strength("granada", 0), 4); // those on the Limit table; the one beside it finds no room
    QCOMPARE(strength("granada", 1), 4);
    QCOMPARE(strength("aragon", 1), 1);
    QCOMPARE(strength("aragon", 3), 6);
    QCOMPARE(strength("america", 1), 3);      // the Viceroy does not count
    QCOMPARE(strength(kMediterranean, 1), 1); // with a disc
    const QString tip = placeTip(page().shown(), *theme_, area("granada"), {});
    QCOMPARE(tip.count("<b>4</b>"), 2);
    QVERIFY2(tip.contains("1 Caballero here does not count."), qPrintable(tip));
    const QString ship = placeTip(page().shown(), *theme_, area(kShip), {});
    QVERIFY2(ship.contains("5 Caballeros here do not count."), qPrintable(ship)); // the Captain brings points
}

// What leaves the Castillo for its holder is shown with the rest; a Captain and a Viceroy score without being counted.
void TableTest::filmOfAGeneralScoring() {
    ScoringFilm& film = page().film();
    film.setTempo(Tempo::Slow);
    QVERIFY(lay(with(kFull, R"({"round": 3, "to_move": "green", "castillo": {"black": 2, "yellow": 1},
        "tokens": {"colonies-inquisitor": "blue", "colonies-gold": ["america"], "colonies-wares": ["mediterranean"]},
        "regions": {"ship.captain": {"red": 1}, "america.viceroy": {"red": 1}, "america": {"yellow": 1},
                    "ship": {"blue": 1}, "sevilla": {"yellow": 2}, "aragon": {"green": 6}, "galicia": {"blue": 2}}})")));
    QVERIFY(until([&] {
        if (film.isShowing() && film.reel().number == 0) film.skip(); // of a card
        return film.isShowing() && film.reel().number > 0;
    }));
    const std::vector<Event>& all = model().history();
    const auto left = std::find_if(all.begin(), all.end(),
                                   [this](const Event& event) { return event.kind == eventOf("colonies-black-left"); });
    QVERIFY(left != all.end());
    const auto names = [this](Seat seat) { return model().playerName(seat); };
    const QString to = texts::areaName(model().catalogue(), left->to);
    const QString told = texts::eventText(model().catalogue(), *left, names, false);
    QVERIFY2(told.startsWith(names(left->seat) + " moves 2 black Caballeros ") && told.contains(to), qPrintable(told));
    const int there = at(left->to, kBlackOwner);
    QCOMPARE(page().shown().at(left->to, Owner::Black), there - 2);
    QVERIFY(film.standAt([](const ReelPicture& picture) { return picture.kind == ReelPicture::Kind::Castillo; }));
    QCOMPARE(page().shown().at(left->to, Owner::Black), there);
    QStringList words;
    for (const QLabel* label : film.findChildren<QLabel*>())
        if (label->isVisible()) words << label->text();
    QVERIFY2(words.contains("Black") && words.join(u' ').contains("Black: 2 to " + to), qPrintable(words.join(u'|')));
    for (const char* scored : {kShip, kAmerica}) { // the Captain's, and the Viceroy's
        QVERIFY(film.standAt([&](const ReelPicture& picture) { return picture.place == area(scored); }));
        const auto* rows = film.findChild<QGridLayout*>();
        const auto textIn = [rows](int line, int column) {
            const QLayoutItem* cell = rows->itemAtPosition(line, column);
            return cell == nullptr ? QString() : qobject_cast<QLabel*>(cell->widget())->text();
        };
        int row = 0;
        while (row < rows->rowCount() && textIn(row, 1) != names(seatAt(0))) ++row;
        QVERIFY(textIn(row, 4).startsWith(u'+'));
        QCOMPARE(textIn(row, 2), QString());
    }
}

void TableTest::keptThingsAreBadges() {
    QVERIFY(layOut(R"({"kept": [{"kind": "colonies-turn-over", "seat": "yellow", "until": 5, "data": 16},
                               {"kind": "colonies-conspiracy", "seat": "green"}]})"));
    QVERIFY(page().seats().row(seatAt(2))->toolTip().contains("Turn over action card"));
    QVERIFY(page().seats().row(seatAt(3))->toolTip().contains("Conspiracy"));
}

void TableTest::generalScoringSaysWhatIsSpecial() {
    QVERIFY(layOut(R"({"kept": [{"kind": "colonies-conspiracy", "seat": "green"}]})"));
    const Shown shown(model());
    QCOMPARE(
        uiOf("inquisitor_colonies")->scoringNotes(shown, {}),
        QStringList(
            {"Conspiracy: the Grandes follow the disks",
             QStringLiteral("Black Caballeros in the Castillo follow %1's disk").arg(model().playerName(seatAt(1))),
             "Granada: only the Limit table counts"}));
}

void TableTest::rulesOfWhatIsAskedAreFound() {
    QVERIFY(layOut());
    const auto paragraph = [this] { return texts::ruleParagraph(model().catalogue(), &*model().decision()); };
    QCOMPARE(paragraph(), QString("colonies-ship"));
    const RuleBook book(RuleBook::sourceFor("en"), model().catalogue());
    QStringList names;
    for (const RulePage& page : book.pages())
        for (const RuleParagraph& each : page.paragraphs) names << each.name;
    for (const char* name : {"colonies-changes", "colonies-regions", "colonies-ship", "colonies-goods",
                             "colonies-inquisitor", "colonies-limit", "colonies-open"})
        QVERIFY2(names.contains(QLatin1String(name)), name);
}

ELGRANDE_TEST(TableTest)
#include "table_test.moc"
