// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the map shows of plans: where a card reaches and what it would bring, threats as arrows, and what a Veto
// could stop.
#include "tests/gui/table_stage.h"
#include "tests/named_test.h"
#include "views/board/announced_step.h"
#include "views/cards/action_cards.h"
#include "views/court/seat_panel.h"
#include "views/game/shown.h"
#include "views/insight/threat_panel.h"
#include "views/panels/log_panel.h"
#include "views/scoring/scoring_film.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace elgrande;
using gui::kIntrigue;

class MapMarksTest : public gui::TableStage {
    Q_OBJECT

  private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void cardShowsWhereItReaches();
    void threatsAreArrows();
    void threatsAndRanksWaitForTheFilm();
    void announcedStepIsAnArrow();
};

// An action card that is looked at lights the places of its special action and says what it would bring at best.
void MapMarksTest::cardShowsWhereItReaches() {
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
    const auto preview = model().aids().preview(page().cards().cardAt(2));
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

void MapMarksTest::threatsAreArrows() {
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

// Nothing of the outcome is told before the film of a scoring, of whichever places.
void MapMarksTest::threatsAndRanksWaitForTheFilm() {
    QVERIFY(lay(kIntrigue));
    QVERIFY(waitFor("action"));
    page().showPanel(page().threats());
    QTRY_VERIFY(!board().marks().empty());
    QVERIFY(!page().shown().ifScoredNow(Area::Galicia).empty());
    page().setTempo(Tempo::Slow);
    Event event;
    event.kind = EventKind::PlaceScored;
    event.to = Area::Galicia;
    model().report(event);
    event.kind = EventKind::Points;
    event.seat = seatAt(0);
    event.number = 4;
    model().report(event);
    const Observation seen = model().observation();
    model().show(seen, {}, {}, Seat::None);
    QVERIFY(page().film().isShowing());
    QVERIFY(board().marks().empty());
    QVERIFY(page().shown().ifScoredNow(Area::Galicia).empty());
    page().film().skip();
    QVERIFY(!page().shown().ifScoredNow(Area::Galicia).empty());
    QTRY_VERIFY(!board().marks().empty());
}

// The step that a Veto could stop.
void MapMarksTest::announcedStepIsAnArrow() {
    QVERIFY(lay(kIntrigue));
    QVERIFY(waitFor("action"));
    const BoardScene& scene = board().table();
    Observation seen = model().observation();
    seen.special.seat = seatAt(2);
    const auto announce = [&](const std::optional<Deed>& deed) {
        seen.announced = deed;
        model().show(seen, {}, {}, Seat::None);
    };
    const auto drawn = [&scene]() -> const AnnouncedItem::Drawing& { return scene.announced()->drawing(); };
    const auto owner = [](int seat) { return ownerOf(seatAt(seat)); };
    QVERIFY(!scene.announced()->isDrawn());
    announce(Deed{{Area::Aragon, owner(1), Token::None, false}, Area::Sevilla, {}});
    QVERIFY(scene.announced()->isDrawn());
    QCOMPARE(drawn().grip.owner, owner(1));
    QCOMPARE(drawn().colour, model().catalogue().colours[1]);
    QVERIFY(scene.outlineOf(Area::Aragon).contains(*drawn().from));
    QVERIFY(scene.outlineOf(Area::Sevilla).contains(*drawn().to));
    announce(Deed{{Area::Valencia, Owner::None, Token::King, false}, Area::Granada, {}});
    QCOMPARE(drawn().grip.token, Token::King);
    QCOMPARE(*drawn().from, scene.pointOf({Area::None, Owner::None, Token::King}));
    QCOMPARE(*drawn().to, scene.ground().anchorOf(Area::Granada, "king")); // and not over the scoreboard
    announce(Deed{{seen.seats[2].grande, owner(2), Token::None, true}, Area::Granada, {}});
    QVERIFY(drawn().grip.grande);
    QCOMPARE(drawn().colour, model().catalogue().colours[2]);
    QCOMPARE(*drawn().from, scene.points().grande(seatAt(2)));
    announce(Deed{{Area::Galicia, owner(3), Token::None, false}, Area::Provinces, {}}); // off the board
    QVERIFY(scene.outlineOf(Area::Galicia).contains(*drawn().from));
    QVERIFY(scene.map().bounds().contains(scene.announced()->boundingRect()));          // as a whole, at the edge
    announce(Deed{{Area::Provinces, owner(2), Token::None, false}, Area::Galicia, {}}); // out of where it stands
    QCOMPARE(drawn().grip.from, Area::Provinces);
    const QPoint row = board().viewport()->mapFromGlobal(page().seats().pointOf(seatAt(2), Area::Provinces));
    QVERIFY(std::abs(board().mapFromScene(*drawn().from).y() - row.y()) < 3);
    Deed bridge{{Area::None, Owner::None, Token::King, false}, Area::Galicia, {}, Area::Granada}; // any token
    announce(bridge);
    QVERIFY(drawn().bothWays);
    QVERIFY(scene.outlineOf(Area::Granada).contains(*drawn().from));
    QVERIFY(scene.outlineOf(Area::Galicia).contains(*drawn().to));
    QVERIFY(scene.announced()->boundingRect().contains(*drawn().from)); // with what stands for that end
    bridge.with = Area::None;
    announce(bridge);
    QVERIFY(!drawn().bothWays);
    announce(Deed{{}, Area::Galicia, {}}); // nothing moves
    QVERIFY(scene.announced()->isDrawn() && !drawn().from);
    announce({});
    QVERIFY(!scene.announced()->isDrawn());
}

ELGRANDE_TEST(MapMarksTest)
#include "map_marks_test.moc"
