// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the others have done since the own last turn: in every set each Caballero and each point of their turns is
// counted once, with its own player's cards, and the panel names people, rounds and places.
#include "app/page/game_page.h"
#include "expansions/installed.h"
#include "model/core/rng.h"
#include "model/game_model/game_model.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/table_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/panels/recap.h"
#include "views/panels/recap_panel.h"

#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>

#include <map>
#include <set>
#include <tuple>
#include <utility>

using namespace elgrande;
using namespace elgrande::gui;

namespace {

using Moves = std::map<std::tuple<Owner, Area, Area>, int>;
using Cards = std::map<Seat, std::set<Card>>;

Moves movesOf(const std::vector<RecapTurn>& turns, Seat me) {
    Moves moves;
    for (const RecapTurn& turn : turns)
        for (const RecapStep& step : turn.steps)
            if (turn.seat != me && step.isCaballeros()) moves[{step.grip.owner, step.grip.from, step.to}] += step.count;
    return moves;
}

// What moves Caballeros from one place to another.
void count(const Catalogue& catalogue, const Event& event, Moves& moves) {
    const EventFamily family = catalogue.event(event.kind).family;
    const bool toCourt = event.kind == EventKind::CourtFilled;
    if (family != EventFamily::Pieces && family != EventFamily::Exodus && !toCourt) return;
    const Area from = event.from != Area::None        ? event.from
                      : toCourt                       ? Area::Provinces
                      : family == EventFamily::Exodus ? Area::Castillo
                                                      : catalogue.event(event.kind).carried.from;
    const Owner owner = event.owner != Owner::None ? event.owner : ownerOf(event.seat);
    const auto wholeOf = [&catalogue](Area area) {
        return area == Area::None || catalogue.areas[index(area)].inside == Area::None
                   ? area
                   : catalogue.areas[index(area)].inside;
    };
    if (wholeOf(event.to) != event.to && wholeOf(event.to) == wholeOf(from)) return; // a claim is told in words
    moves[{owner, from, toCourt ? Area::Court : event.to}] += std::max<int>(1, event.number);
}

Event made(EventKind kind, Seat seat, Area to = Area::None, int number = 0) {
    Event event;
    event.kind = kind;
    event.seat = seat;
    event.to = to;
    event.number = static_cast<std::int16_t>(number);
    return event;
}

} // namespace

class RecapTest : public TableStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init() { open(); }
    void cleanup() { close(); }
    void everyTurnOfTheOthersIsCountedOnce_data();
    void everyTurnOfTheOthersIsCountedOnce();
    void ownTurnTellsWhatOthersDidInIt();
    void panelNamesPeople();
    void panelTellsRoundsPlacesAndDisks();
    void newestIsInSight();

  private:
    static void compare(const Catalogue& catalogue, Seat me, const std::vector<Event>& history);
    static void compareCards(const std::vector<RecapTurn>& turns, const std::vector<Event>& history);
    void report(const std::vector<Event>& events);
    RecapPanel& shownPanel();
};

// From the first round on, without the turns of `me`, since its last one after which somebody else had one.
void RecapTest::compare(const Catalogue& catalogue, Seat me, const std::vector<Event>& history) {
    Moves expected;
    Moves turn;
    RecapPoints points{};
    RecapPoints ofTurn{};
    const auto end = [&](bool counts) {
        for (const auto& [move, number] : std::exchange(turn, {})) expected[move] += counts ? number : 0;
        for (std::size_t i = 0; i < points.size(); ++i) points[i] += counts ? ofTurn[i] : 0;
        ofTurn = {};
    };
    bool begun = false;
    for (auto event = history.begin(); event != history.end(); ++event) {
        begun = begun || event->kind == EventKind::RoundBegan;
        if (!begun) continue;
        count(catalogue, *event, turn);
        if (event->kind == EventKind::Points) ofTurn[index(event->seat)] += event->number;
        if (event->kind == EventKind::RoundEnded || event->kind == EventKind::PowerPlayed) end(true);
        if (event->kind != EventKind::TurnPassed) continue;
        end(event->seat != me);
        const bool isLast = event->seat == me && std::any_of(event, history.end(), [me](const Event& later) {
                                return later.kind == EventKind::TurnPassed && later.seat != me;
                            });
        if (!isLast) continue;
        expected.clear();
        points = {};
    }
    end(true);
    std::erase_if(expected, [](const auto& move) { return move.second == 0; });
    const std::vector<RecapTurn> turns = recapFor(catalogue, me, history);
    RecapPoints told{};
    for (const RecapTurn& each : turns) {
        for (const RecapStep& step : each.steps) QVERIFY(each.seat != me || step.by != me);
        RecapPoints atPlaces{};
        for (const RecapPlace& place : each.places)
            for (std::size_t seat = 0; seat < told.size(); ++seat) atPlaces[seat] += place.points[seat];
        QVERIFY(each.scoring || atPlaces == each.points);
        for (std::size_t seat = 0; seat < told.size(); ++seat) told[seat] += each.points[seat];
    }
    QCOMPARE(movesOf(turns, me), expected);
    QVERIFY(told == points);
    compareCards(turns, history);
}

// Each turn has cards, and its own player's.
void RecapTest::compareCards(const std::vector<RecapTurn>& turns, const std::vector<Event>& history) {
    std::map<int, Cards> taken; // by round
    int round = 0;
    for (const Event& event : history) {
        if (event.kind == EventKind::RoundBegan) round = event.number;
        if (event.kind == EventKind::CardTaken || event.kind == EventKind::SpecialAnnounced)
            taken[round][event.seat].insert(event.card);
    }
    for (const RecapTurn& turn : turns) {
        if (turn.seat == Seat::None) continue;
        QVERIFY(turn.round > 0);
        QVERIFY(!turn.cards.empty() || taken[turn.round][turn.seat].empty());
        for (const Card card : turn.cards) QVERIFY(taken[turn.round][turn.seat].count(card) > 0);
    }
}

void RecapTest::everyTurnOfTheOthersIsCountedOnce_data() {
    QTest::addColumn<int>("set");
    const std::vector<Setup> sets = tests::offeredSets();
    for (int i = 0; i < static_cast<int>(sets.size()); ++i)
        QTest::addRow("%s", tests::nameOf(sets[static_cast<std::size_t>(i)]).c_str()) << i;
}

void RecapTest::everyTurnOfTheOthersIsCountedOnce() {
    QFETCH(int, set);
    const auto rules = RulesBuilder::build(tests::offeredSets()[static_cast<std::size_t>(set)]);
    QVERIFY(rules);
    const Catalogue catalogue = catalogueOf(**rules);
    Rng rng(17);
    State state = initialState(**rules);
    ActionList legal;
    EventLog log;
    int compared = 0;
    for (Seat next = advance(**rules, state, legal, &log); next != Seat::None;) {
        const Action action = legal[rng.below(static_cast<int>(legal.size()))];
        const std::size_t before = log.events.size();
        const Seat active = activeSeat(**rules, state); // nobody's turn has begun before it is somebody's
        const std::vector<RecapTurn> now = recapFor(catalogue, (*rules)->seats().first(), log.events);
        if (!now.empty() && !now.back().over) QCOMPARE(now.back().seat, active);
        next = play(**rules, state, {next, action}, legal, &log);
        for (std::size_t end = before; end < log.events.size(); ++end) {
            if (log.events[end].kind != EventKind::TurnPassed) continue;
            const std::vector<Event> history(log.events.begin(),
                                             log.events.begin() + static_cast<std::ptrdiff_t>(end) + 1);
            for (const Seat me : (*rules)->seats()) {
                compare(catalogue, me, history);
                if (QTest::currentTestFailed()) return;
                ++compared;
            }
        }
    }
    QVERIFY(compared > 50);
}

// And it is there until somebody else has begun the next one.
void RecapTest::ownTurnTellsWhatOthersDidInIt() {
    const auto rules = RulesBuilder::build(Setup());
    QVERIFY(rules);
    const Catalogue catalogue = catalogueOf(**rules);
    const Seat me = seatAt(0);
    std::vector<Event> history{made(EventKind::RoundBegan, Seat::None, Area::None, 2)};
    const auto turn = [&](Seat seat, Area at) {
        history.push_back(made(EventKind::CaballeroPlaced, seat, at));
        history.push_back(made(EventKind::TurnPassed, seat));
    };
    const auto seats = [&] {
        std::vector<int> all;
        for (const RecapTurn& each : recapFor(catalogue, me, history)) all.push_back(static_cast<int>(each.seat));
        return all;
    };
    turn(me, Area::Granada);
    turn(seatAt(1), Area::Galicia);
    QCOMPARE(seats(), std::vector<int>{1});
    turn(me, Area::Granada);
    QCOMPARE(seats(), std::vector<int>{1}); // the table asks whether the turn is over
    history.pop_back();
    Event leaves = made(EventKind::CaballeroMoved, seatAt(2), Area::Aragon, 4);
    leaves.owner = ownerOf(seatAt(2));
    leaves.from = Area::Granada;
    history.push_back(leaves);
    QCOMPARE(seats(), (std::vector<int>{1, 0}));
    QCOMPARE(recapFor(catalogue, me, history).back().steps.size(), std::size_t{1});
    history.push_back(made(EventKind::TurnPassed, me));
    QCOMPARE(seats(), (std::vector<int>{1, 0}));
    history.push_back(made(EventKind::CaballeroPlaced, seatAt(2), Area::Galicia));
    QCOMPARE(seats(), (std::vector<int>{0, 2}));
}

RecapPanel& RecapTest::shownPanel() {
    RecapPanel& panel = page().recap();
    page().showPanel(panel);
    return panel;
}

void RecapTest::report(const std::vector<Event>& events) {
    for (const Event& event : events) model().report(event);
    model().show(model().observation(), {}, {}, Seat::None);
}

// Red has had its turn, blue has had one since.
void RecapTest::panelNamesPeople() {
    QVERIFY(begin("{}", "king"));
    model().setWarnings({});
    model().choose(act(ActionKind::End));
    RecapPanel& panel = shownPanel();
    QTRY_VERIFY2(panel.plainText().contains(model().playerName(seatAt(1))), qPrintable(panel.plainText()));
    QVERIFY(!panel.plainText().contains("blue"));
}

// A place without points is named as well, and so is what a disk shows that moves nothing.
void RecapTest::panelTellsRoundsPlacesAndDisks() {
    QVERIFY(begin("{}", "king"));
    const Seat other = seatAt(1);
    RecapPanel& panel = shownPanel();
    report({made(EventKind::TurnPassed, seatAt(0)), made(EventKind::RoundBegan, Seat::None, Area::None, 5),
            made(EventKind::CourtFilled, other, Area::None, 3), made(EventKind::DisksRevealed, other, Area::Sevilla),
            made(EventKind::DisksRevealed, seatAt(0), Area::Galicia),
            made(EventKind::PlaceScored, other, Area::Galicia), made(EventKind::Points, other, Area::Galicia, 4),
            made(EventKind::PlaceScored, other, Area::Aragon), made(EventKind::KingMoved, other, Area::Granada),
            made(EventKind::TurnPassed, other)});
    const QString name = model().playerName(other);
    for (const QString& words :
         {QStringLiteral("Round 5"), QStringLiteral("Galicia: %1 +4").arg(name), QStringLiteral("Aragon: no points"),
          QStringLiteral("%1's disk shows: Seville").arg(name), QStringLiteral("provinces → court")})
        QTRY_VERIFY2(panel.plainText().contains(words), qPrintable(words + '\n' + panel.plainText()));
}

// Who has scrolled away from it stays there.
void RecapTest::newestIsInSight() {
    QVERIFY(begin("{}", "king"));
    RecapPanel& panel = shownPanel();
    const QScrollBar* bar = panel.findChild<QTextBrowser*>()->verticalScrollBar();
    const auto turns = [this](int round) {
        std::vector<Event> events{made(EventKind::RoundBegan, Seat::None, Area::None, round)};
        for (int i = 0; i < 30; ++i) {
            events.push_back(made(EventKind::CaballeroPlaced, seatAt(1), i % 2 == 0 ? Area::Granada : Area::Aragon));
            events.push_back(made(EventKind::TurnPassed, seatAt(1)));
        }
        return events;
    };
    report(turns(5));
    QTRY_VERIFY(bar->maximum() > 0);
    QTRY_COMPARE(bar->value(), bar->maximum());
    panel.findChild<QTextBrowser*>()->verticalScrollBar()->setValue(bar->maximum() / 2);
    const int place = bar->value();
    const int maximum = bar->maximum();
    report(turns(6));
    QTRY_VERIFY(bar->maximum() > maximum);
    QCOMPARE(bar->value(), place);
}

ELGRANDE_TEST(RecapTest)
#include "recap_test.moc"
