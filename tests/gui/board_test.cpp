// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board as a player sees it: what is drawn is what is hit, what happens is shown, and an expansion's layer is there
// in its games only. One file, because all of it is asked of one board.
#include "tests/gui/board_stage.h"
#include "tests/gui/parts.h"
#include "tests/named_test.h"
#include "views/board/board_items.h"
#include "views/board/board_layers.h"
#include "views/board/board_motion.h"
#include "views/board/board_stacking.h"
#include "views/board/board_view.h"
#include "views/board/board_zoom.h"
#include "views/board/place_tip.h"
#include "views/texts/texts.h"

#include <QAccessible>
#include <QGraphicsObject>
#include <QHelpEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace elgrande;
using gui::Fixture;
using gui::partOf;
using gui::piece;
using gui::place;

namespace {

// An item that an expansion puts on the board.
class Flag : public QGraphicsObject {
  public:
    QRectF boundingRect() const override { return {0, 0, 10, 10}; }
    void paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget*) override {}
};

using GridPoint = std::pair<long, long>;

GridPoint onGrid(qreal x, qreal y) { return {std::lround(x * 10), std::lround(y * 10)}; }

// The end points of every straight line and curve of an outline.
std::vector<std::pair<GridPoint, GridPoint>> segmentsOf(const QPainterPath& path) {
    std::vector<std::pair<GridPoint, GridPoint>> segments;
    GridPoint at;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isCurveTo()) { // two more elements follow: the second control point and the end
            const QPainterPath::Element end = path.elementAt(i + 2);
            segments.emplace_back(at, onGrid(end.x, end.y));
            at = segments.back().second;
            i += 2;
            continue;
        }
        const GridPoint next = onGrid(element.x, element.y);
        if (element.isLineTo() && next != at) segments.emplace_back(at, next);
        at = next;
    }
    return segments;
}

// Which places have a piece of border in common: the drawn truth behind the rules' table of neighbours.
std::map<std::string, std::set<std::string>> drawnNeighbours(const BoardMap& map, const Catalogue& catalogue) {
    std::map<std::pair<GridPoint, GridPoint>, std::set<std::string>> owners;
    std::map<std::string, std::set<std::string>> neighbours;
    for (const AreaFacts& area : catalogue.areas) {
        neighbours[area.id];
        for (auto [from, to] : segmentsOf(map.outline(area.id))) {
            if (to < from) std::swap(from, to); // the two sides run along a border in opposite directions
            owners[{from, to}].insert(area.id);
        }
    }
    for (const auto& [segment, ids] : owners)
        for (const std::string& one : ids)
            for (const std::string& other : ids)
                if (one != other) neighbours[one].insert(other);
    return neighbours;
}

} // namespace

class BoardTest : public gui::BoardStage {
    Q_OBJECT

  private slots:
    void init() { set(); }
    void cleanup() { clear(); }
    void boardIsEnlargedInSteps();
    void shapesAgreeWithTheRules();
    void shapesAgreeWithTheMapData();
    void placesAreHitWhereTheyAreDrawn();
    void piecesAreHitAndSorted();
    void fingersNeedNotHitExactly();
    void twoFingersZoom();
    void closedCastilloShowsNothing();
    void scoresBeyondTheTrackShowTheLap();
    void piecesArriveWhetherAnimatedOrNot();
    void pilesKeepTheirPlacesInATurn();
    void heldBackPiecesAreNotShown();
    void kingStandsOnHisLand_data();
    void kingStandsOnHisLand();
    void placesAreReadToTheBlind();
    void expansionLayerOnlyInItsGames();
    void tracksAndScoreboardsHaveTips();
    void tipNamesTheValuesThatArePaid();
    void lightFallsOnAllThatLiesThere();
    void lightDoesNotFallOnWhatIsOnItsWay();
    void castilloIsHitByItsFlag();
    void pointsRiseBesideTheName();
    void marksOfMovesOutliveAThemeOnly();
};

void BoardTest::shapesAgreeWithTheRules() {
    const Catalogue& catalogue = fixture_->model.catalogue();
    const auto drawn = drawnNeighbours(view_->map(), catalogue);
    int regions = 0;
    for (const AreaFacts& area : catalogue.areas) {
        if (!area.region) continue;
        ++regions;
        std::set<std::string> wanted;
        for (Area neighbour : area.neighbours) wanted.insert(catalogue.areas[index(neighbour)].id);
        QVERIFY2(drawn.count(area.id) == 1, area.id.c_str());
        QVERIFY2(drawn.at(area.id) == wanted, area.id.c_str());
    }
    QCOMPARE(regions, 9);
}

void BoardTest::shapesAgreeWithTheMapData() {
    QFile file(QFINDTESTDATA("../../resources/map/regions.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject regions = QJsonDocument::fromJson(file.readAll()).object()[u"regions"].toObject();
    const auto drawn = drawnNeighbours(view_->map(), fixture_->model.catalogue());
    QCOMPARE(regions.size(), 9);
    for (const QString& id : regions.keys()) {
        std::set<std::string> wanted;
        for (const QVariant& other : regions[id].toObject()[u"neighbours"].toVariant().toList())
            wanted.insert(other.toString().toStdString());
        QVERIFY2(drawn.at(id.toStdString()) == wanted, qPrintable(id));
    }
}

// With three players only two ranks score, and somebody may wait for points of a third all game.
void BoardTest::tipNamesTheValuesThatArePaid() {
    for (const int players : {3, 4}) {
        Fixture table(players);
        table.show();
        const QString tip = placeTip(table.shown, *theme_, Area::Granada, {});
        QCOMPARE(tip.contains("8 / 4 / 0"), players == 4); // a mobile scoreboard
        QVERIFY2(tip.contains("8 / 4"), qPrintable(tip));
        QCOMPARE(tip.contains("third place scores nothing"), players == 3);
    }
}

// Names and pieces may reach over a border; who hits them there means their place.
void BoardTest::placesAreHitWhereTheyAreDrawn() {
    const Catalogue& catalogue = fixture_->model.catalogue();
    const QList<QGraphicsItem*> items = view_->table().items();
    const auto liesAt = [&items](Area area, QPointF point) {
        return std::any_of(items.begin(), items.end(), [&](const QGraphicsItem* item) {
            const auto* thing = dynamic_cast<const BoardItem*>(item);
            return thing != nullptr && dynamic_cast<const RegionItem*>(item) == nullptr && thing->isVisible() &&
                   thing->spot().area == area && thing->sceneBoundingRect().contains(point);
        });
    };
    for (std::size_t i = 0; i < catalogue.areas.size(); ++i) {
        if (!catalogue.areas[i].shown) continue;
        const Area area = areaAt(static_cast<int>(i));
        const QPainterPath outline = view_->table().outlineOf(area);
        QVERIFY2(!outline.isEmpty(), catalogue.areas[i].id.c_str());
        QCOMPARE(view_->table().spotAt(view_->table().pointOf(place(area))).area, area);
        const QRectF box = outline.boundingRect();
        for (int x = 1; x < 20; ++x)
            for (int y = 1; y < 20; ++y) {
                const QPointF point(box.left() + box.width() * x / 20, box.top() + box.height() * y / 20);
                const Area hit = view_->table().spotAt(point).area;
                if (outline.contains(point)) QVERIFY(hit != Area::None);
                const bool there = hit == Area::None || view_->table().outlineOf(hit).contains(point);
                QVERIFY2(there || liesAt(hit, point), catalogue.areas[index(hit)].id.c_str());
            }
    }
    QVERIFY(view_->table().spotAt(QPointF(1200, 500)).isNothing()); // the open sea
    QCOMPARE(view_->map().trackLength(), 100);
    QCOMPARE(view_->map().bounds(), QRectF(QPointF(), kBoardSize));
}

void BoardTest::piecesAreHitAndSorted() {
    const BoardScene& table = view_->table();
    for (int owner : {0, 1, 3})
        QCOMPARE(table.spotAt(table.pointOf(piece(owner, Area::CastillaLaVieja))), piece(owner, Area::CastillaLaVieja));
    const double most = table.pointOf(piece(0, Area::CastillaLaVieja)).x();
    const double fewer = table.pointOf(piece(1, Area::CastillaLaVieja)).x();
    const double fewest = table.pointOf(piece(3, Area::CastillaLaVieja)).x();
    QVERIFY(most < fewer && fewer < fewest);
}

void BoardTest::closedCastilloShowsNothing() {
    for (const BoardSpot& spot : view_->table().pieces()) QVERIFY(spot.area != Area::Castillo);
    fixture_->seen.castilloOpen = true;
    fixture_->seen.count[1][index(Area::Castillo)] = 3;
    fixture_->show();
    const std::vector<BoardSpot> pieces = view_->table().pieces();
    QVERIFY(std::find(pieces.begin(), pieces.end(), piece(1, Area::Castillo)) != pieces.end());
}

void BoardTest::scoresBeyondTheTrackShowTheLap() {
    QCOMPARE(BoardMap::lap(99, 100), 0);
    QCOMPARE(BoardMap::lap(104, 100), 1);
    QCOMPARE(view_->map().trackPoint(104), view_->map().trackPoint(4));
    // One sign for those that lie together, large enough to be read and inside the board.
    std::vector<QRectF> flags;
    for (const int other : {104, 4}) {
        fixture_->seen.seats[0].score = 104;
        fixture_->seen.seats[1].score = other;
        fixture_->show();
        view_->finishPicture();
        flags.clear();
        for (const QGraphicsItem* item : view_->table().items())
            if (const auto* marker = dynamic_cast<const ScoreItem*>(item); marker && !marker->flagBox().isNull())
                flags.push_back(marker->flagBox().translated(marker->pos()));
        QCOMPARE(flags.size(), std::size_t(1));
        QVERIFY(flags.front().height() >= 20 && view_->map().bounds().contains(flags.front()));
        if (other == 104) QCOMPARE(flags.front().center().x(), view_->map().trackPoint(4).x());
    }
}

void BoardTest::piecesArriveWhetherAnimatedOrNot() {
    for (bool animated : {true, false}) {
        view_->setTempo(animated ? Tempo::Normal : Tempo::Off);
        Event moved;
        moved.kind = EventKind::CaballeroPlaced;
        moved.seat = seatAt(1);
        moved.to = Area::Sevilla;
        fixture_->model.report(moved);
        fixture_->seen.count[1][index(Area::Sevilla)]++;
        fixture_->show();
        const std::vector<BoardSpot> pieces = view_->table().pieces();
        QVERIFY(std::find(pieces.begin(), pieces.end(), piece(1, Area::Sevilla)) != pieces.end());
    }
    QTRY_COMPARE(view_->table().spotAt(view_->table().pointOf(piece(1, Area::Sevilla))), piece(1, Area::Sevilla));
}

void BoardTest::pilesKeepTheirPlacesInATurn() {
    Observation& seen = fixture_->seen;
    const auto leftFirst = [&] {
        const auto at = [&](int owner) { return view_->table().pointOf(piece(owner, Area::Aragon)).x(); };
        return at(0) < at(1);
    };
    seen.active = seatAt(0);
    seen.count[0][index(Area::Aragon)] = 3;
    seen.count[1][index(Area::Aragon)] = 2;
    seen.count[2][index(Area::Aragon)] = 0;
    fixture_->show();
    QVERIFY(leftFirst());
    seen.count[1][index(Area::Aragon)] = 5; // more, but the turn goes on
    fixture_->show();
    QVERIFY(leftFirst());
    seen.count[0][index(Area::Aragon)] = 0; // taken away, and taken back
    fixture_->show();
    seen.count[0][index(Area::Aragon)] = 3;
    fixture_->show();
    QVERIFY(leftFirst());
    seen.active = seatAt(1);
    fixture_->show();
    QVERIFY(!leftFirst());
}

void BoardTest::kingStandsOnHisLand_data() {
    QTest::addColumn<int>("piles");
    for (const int piles : {0, 2, 3, 5}) QTest::addRow("%d piles in each region", piles) << piles;
}

void BoardTest::kingStandsOnHisLand() {
    QFETCH(int, piles);
    for (const Area area : fixture_->model.catalogue().scoringOrder)
        for (int owner = 0; owner < 5; ++owner)
            if (area != Area::Castillo)
                fixture_->seen.count[static_cast<std::size_t>(owner)][index(area)] = owner < piles ? 1 : 0;
    for (const Area area : fixture_->model.catalogue().scoringOrder) {
        if (area == Area::Castillo) continue;
        fixture_->seen.king = area;
        fixture_->show();
        const BoardItem* king = nullptr;
        for (const QGraphicsItem* item : view_->table().items())
            if (const auto* figure = dynamic_cast<const FigureItem*>(item))
                if (figure->spot() == BoardSpot{area, Owner::None, Token::King}) king = figure;
        QVERIFY(king != nullptr);
        if (king == nullptr) continue; // for the static analyser, which does not look into QVERIFY
        const QPointF feet(king->pos().x(), king->pos().y() + king->box().bottom() - 4);
        QVERIFY2(view_->table().outlineOf(area).contains(feet),
                 fixture_->model.catalogue().areas[index(area)].id.c_str());
    }
}

// While a scoring is shown, the Castillo's Caballeros are not yet where they will be.
void BoardTest::heldBackPiecesAreNotShown() {
    fixture_->seen.count[1][index(Area::Aragon)] = 4;
    fixture_->seen.count[2][index(Area::Galicia)] = 1;
    fixture_->show();
    const auto shown = [&](int owner, Area area) {
        for (const QGraphicsItem* item : view_->table().items())
            if (const auto* token = dynamic_cast<const TokenItem*>(item))
                if (token->spot() == piece(owner, area)) return token->isVisible() ? token->number() : 0;
        return -1;
    };
    QCOMPARE(shown(1, Area::Aragon), 4);
    shown_->setFilm(
        {.still = {{{Area::Aragon, static_cast<Owner>(1)}, 3}, {{Area::Galicia, static_cast<Owner>(2)}, 1}}});
    QCOMPARE(shown(1, Area::Aragon), 1);
    QVERIFY(shown(2, Area::Galicia) <= 0);
    shown_->endFilm();
    QCOMPARE(shown(1, Area::Aragon), 4);
    QCOMPARE(shown(2, Area::Galicia), 1);
}

void BoardTest::placesAreReadToTheBlind() {
    fixture_->ask("place", {act(ActionKind::Caballero, Area::Sevilla)});
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(view_.get());
    QVERIFY(board != nullptr);
    const std::size_t pieces = view_->table().pieces().size();
    QVERIFY(pieces > 0);
    QCOMPARE(board->childCount(), static_cast<int>(10 + pieces));
    QVERIFY(!view_->accessibleName().isEmpty());
    bool pressed = false;
    for (int i = 0; i < board->childCount(); ++i) {
        QAccessibleInterface* each = board->child(i);
        QVERIFY(!each->text(QAccessible::Name).isEmpty());
        QVERIFY(!each->rect().isEmpty());
        if (each->state().disabled) continue;
        each->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        pressed = true;
    }
    QVERIFY(pressed);
    QCOMPARE(answer(), act(ActionKind::Caballero, Area::Sevilla));
}

void BoardTest::expansionLayerOnlyInItsGames() {
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("isle.svg")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1600 1060'>"
               "<path id='region-isle' d='M1100,420L1300,420L1300,600L1100,600Z'/>"
               "<circle id='anchor-isle-board' cx='1200' cy='500' r='1'/></svg>");
    file.close();
    int made = 0;
    const auto makeFlag = [&made](const Shown&, const Theme&, const BoardMap& map) -> QGraphicsObject* {
        ++made;
        return map.outline("isle").isEmpty() ? nullptr : new Flag;
    };
    registerExpansionUi({.id = QStringLiteral("test-isle"),
                         .layers = {{.drawing = file.fileName()}},
                         .items = {BoardItemFactory(makeFlag)}});
    Catalogue catalogue = fixture_->model.catalogue();
    fixture_->model.startGame(catalogue, {}, {});
    QCOMPARE(made, 0);
    QVERIFY(view_->map().outline("isle").isEmpty());
    catalogue.contributors.push_back("test-isle");
    AreaFacts isle;
    isle.id = "isle";
    isle.source = "test-isle";
    isle.region = isle.shown = true;
    catalogue.areas.push_back(isle);
    const Area area = areaAt(static_cast<int>(catalogue.areas.size()) - 1);
    fixture_->model.startGame(catalogue, {}, {});
    QCOMPARE(made, 1);
    fixture_->ask("place", {act(ActionKind::Caballero, area)});
    click(place(area));
    QCOMPARE(answer(), act(ActionKind::Caballero, area));
}

void BoardTest::tracksAndScoreboardsHaveTips() {
    Observation& seen = fixture_->seen;
    seen.seats[2].score = 105;
    seen.token[index(Token::BoardOfEight)] = Spot::in(Area::Granada);
    seen.token[index(Token::BoardOfFour)] = Spot{};
    fixture_->show();
    const auto tipAt = [&](QPointF point) {
        const QPoint at = view_->mapFromScene(point);
        QHelpEvent help(QEvent::ToolTip, at, view_->viewport()->mapToGlobal(at));
        QToolTip::hideText();
        QCoreApplication::sendEvent(view_->viewport(), &help);
        return QToolTip::text();
    };
    const BoardMap& map = view_->map();
    const QString score = tipAt(map.trackPoint(5) + QPointF(12, 12));
    QVERIFY2(score.contains(u"Score 5") && score.contains(u": 105"), qPrintable(score));
    QCOMPARE(tipAt(*map.anchor(QStringLiteral("round-5"))), QStringLiteral("Round 5, in progress"));
    QCOMPARE(tipAt(*map.anchor(QStringLiteral("scoring-2"))), QStringLiteral("General scoring after round 6"));
    const QString lying = tipAt(view_->table().pointOf({Area::Granada, Owner::None, Token::BoardOfEight}));
    QVERIFY2(lying.contains(u"8 / 4 / 0") && lying.contains(u"6 / 3 / 1"), qPrintable(lying));
    const QString spare = tipAt(view_->table().pointOf({Area::None, Owner::None, Token::BoardOfFour}));
    QVERIFY2(spare.contains(u"4 / 0 / 0") && spare.contains(u"Not in play"), qPrintable(spare));
}

// Names and pieces may reach over a border; what is lit up there is lit up whole.
void BoardTest::lightFallsOnAllThatLiesThere() {
    for (const Area area : fixture_->model.catalogue().scoringOrder) {
        const QPainterPath light = view_->table().lightOn(area);
        for (const QGraphicsItem* item : view_->table().items()) {
            const auto* thing = dynamic_cast<const BoardItem*>(item);
            if (thing == nullptr || !thing->isVisible() || thing->spot().area != area) continue;
            if (dynamic_cast<const RegionItem*>(item) != nullptr) continue;
            QVERIFY(light.contains(thing->box().translated(thing->pos())));
        }
        QVERIFY(light.boundingRect().adjusted(-1, -1, 1, 1).contains(view_->table().outlineOf(area).boundingRect()));
    }
}

void BoardTest::lightDoesNotFallOnWhatIsOnItsWay() {
    const QRectF before = view_->table().lightOn(Area::Granada).boundingRect();
    view_->setTempo(Tempo::Slow);
    Event event;
    event.kind = EventKind::CaballeroMoved;
    event.seat = seatAt(1);
    event.owner = ownerOf(event.seat);
    event.from = Area::Galicia;
    event.to = Area::Granada;
    event.number = 1;
    const auto isOnItsWay = [this] {
        const QList<QGraphicsItem*> items = view_->table().items();
        return std::any_of(items.begin(), items.end(), [](const QGraphicsItem* item) {
            return dynamic_cast<const BoardItem*>(item) != nullptr && item->zValue() >= kFlightLayer &&
                   item->isVisible();
        });
    };
    bool seen = false;
    for (int tries = 0; tries < 20 && !seen; ++tries) {
        fixture_->model.report(event);
        fixture_->show();
        seen = QTest::qWaitFor(isOnItsWay, 500);
    }
    QVERIFY(seen);
    const QRectF light = view_->table().lightOn(Area::Granada).boundingRect();
    QVERIFY2(!light.contains(view_->table().points().nameBox(Area::Galicia).center()) &&
                 light.width() < before.width() + 100,
             qPrintable(QString::number(light.width())));
    view_->setTempo(Tempo::Off);
}

void BoardTest::castilloIsHitByItsFlag() {
    const QPointF flag = view_->map().anchorOf("castillo", "board") + QPointF(20, -133);
    QCOMPARE(view_->table().spotAt(flag).area, Area::Castillo);
    QVERIFY(view_->table().outlineOf(Area::Castillo).boundingRect().contains(flag - QPointF(0, 10)));
}

// By the menu, so with keys, the place of the keyboard stays in sight.
void BoardTest::boardIsEnlargedInSteps() {
    view_->zoomBy(2);
    QVERIFY(partOf<BoardZoom>(*view_).factor() > 1.5);
    view_->zoomBy(-9);
    QCOMPARE(partOf<BoardZoom>(*view_).factor(), 1.0);
}

// A finger that comes down beside a small piece means the piece; a mouse does not.
void BoardTest::fingersNeedNotHitExactly() {
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    askToMove();
    QWidget* on = view_->viewport();
    const QPoint beside = view_->pointOf(piece(1, Area::Granada)) + QPoint(22, 0);
    QTest::mouseClick(on, Qt::LeftButton, {}, beside);
    QVERIFY(view_->chooser().picks().empty());
    QTest::touchEvent(on, screen.get()).press(1, beside, on);
    QTest::touchEvent(on, screen.get()).release(1, beside, on);
    QCOMPARE(view_->chooser().picks().size(), std::size_t(1));
    QVERIFY(view_->chooser().picks().front() == piece(1, Area::Granada));
}

void BoardTest::twoFingersZoom() {
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    askToMove();
    QWidget* on = view_->viewport();
    const QPoint middle = on->rect().center();
    const auto left = [&](int apart) { return middle - QPoint(apart, 0); };
    const auto right = [&](int apart) { return middle + QPoint(apart, 0); };
    QTest::touchEvent(on, screen.get()).press(1, left(50), on).press(2, right(50), on);
    for (int apart = 60; apart <= 150; apart += 10)
        QTest::touchEvent(on, screen.get()).move(1, left(apart), on).move(2, right(apart), on);
    QTest::touchEvent(on, screen.get()).release(1, left(150), on).release(2, right(150), on);
    QVERIFY2(partOf<BoardZoom>(*view_).factor() > 1.8, qPrintable(QString::number(partOf<BoardZoom>(*view_).factor())));
    QVERIFY(fixture_->chosen.empty());
    QVERIFY(view_->chooser().picks().empty());
    view_->resetZoom();
    QCOMPARE(partOf<BoardZoom>(*view_).factor(), 1.0);
}

// All the way, in every place and for as many players as there are.
void BoardTest::pointsRiseBesideTheName() {
    view_->setTempo(Tempo::Fast);
    for (const AreaFacts& area : fixture_->model.catalogue().areas) {
        if (!area.shown) continue;
        const Area place = fixture_->model.catalogue().area(area.id);
        for (int seat = 0; seat < fixture_->model.catalogue().players; ++seat)
            view_->showPoints(place, seatAt(seat), 3 + seat);
        const QRectF name = view_->table().points().nameBox(place);
        std::vector<QRectF> all;
        for (const QGraphicsItem* item : view_->table().items())
            if (const auto* points = dynamic_cast<const PointsItem*>(item)) all.push_back(points->sceneBoundingRect());
        QVERIFY(!all.empty());
        for (const QRectF& box : all) {
            const QRectF seen = box.adjusted(14, 14, -14, -14); // without the margin of every item
            QVERIFY2(!seen.intersects(name.adjusted(1, -60, -1, 60)), area.id.c_str());
            QVERIFY2(view_->map().bounds().contains(seen), area.id.c_str());
        }
        QTRY_VERIFY(!partOf<BoardMotion>(*view_->scene()).isRunning());
    }
}

// Of Caballeros, Grandes and tokens alike.
void BoardTest::marksOfMovesOutliveAThemeOnly() {
    Event event;
    event.seat = seatAt(1);
    event.owner = ownerOf(event.seat);
    event.from = Area::Aragon;
    event.to = Area::Granada;
    event.number = 1;
    for (const EventKind kind : {EventKind::CaballeroMoved, EventKind::GrandeMoved, EventKind::KingMoved}) {
        event.kind = kind;
        fixture_->model.report(event);
    }
    fixture_->seen.seats[1].grande = fixture_->seen.king = Area::Granada;
    fixture_->show();
    const auto marked = [this] {
        int number = 0;
        for (const QGraphicsItem* item : view_->table().items())
            if (const auto* piece = dynamic_cast<const BoardItem*>(item)) number += piece->look().moved ? 1 : 0;
        return number;
    };
    QCOMPARE(marked(), 3);
    theme_->setMode(Theme::Mode::Dark);
    QCOMPARE(marked(), 3);
    fixture_->model.startGame(fixture_->model.catalogue(), {}, {});
    fixture_->show();
    QCOMPARE(marked(), 0);
}

ELGRANDE_TEST(BoardTest)
#include "board_test.moc"
