// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A round is shown until its last turn is over for everybody who looks on: also while the table asks whether it is. An
// earlier scoring is shown again as the table lay then.
#include "app/table/local_table.h"
#include "expansions/installed.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_hand.h"
#include "views/court/seat_panel.h"
#include "views/game/shown.h"
#include "views/panels/status_strip.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/theme.h"

#include <QTest>
#include <QWidget>

#include <algorithm>
#include <map>
#include <set>

using namespace elgrande;

class ShownTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void roundStaysWhileItsEndIsAsked();
    void earlierScoringIsShownAsTheTableLay();
    void whatIsKeptOfAScoringLayOpen();
    void grandesGoWhenTheDisksHaveBeenShown();
    void scoreboardLiesWhereItCountedUntilTheResult();
    void handAndStripKeepTheRoundThatIsScored();
    void whatFollowsAScoringWaitsForItsFilm();

  private:
    static std::set<Card> cardsOf(const ActionCards& cards) {
        std::set<Card> open;
        for (int i = 0; i < static_cast<int>(cards.faces().size()); ++i)
            if (cards.cardAt(i) != Card::None) open.insert(cards.cardAt(i));
        return open;
    }
    // The round in which somebody has had the last turn, and who has laid what in it.
    static Shown::Turns lastTurn(const std::vector<Event>& history, int players) {
        Shown::Turns turns{0, Seat::None, {}, {}, {}, {}, {}};
        Shown::Turns last = turns;
        for (const Event& event : history) {
            const std::size_t seat = index(event.seat);
            if (event.kind == EventKind::RoundBegan) {
                turns.round = event.number;
                turns.played.assign(static_cast<std::size_t>(players), Power::None);
                turns.taken.assign(static_cast<std::size_t>(players), Card::None);
            }
            if (event.kind == EventKind::PowerPlayed) turns.played[seat] = event.power;
            if (event.kind == EventKind::CardTaken) turns.taken[seat] = event.card;
            if (event.kind == EventKind::TurnPassed) last = turns;
        }
        return last;
    }
};

void ShownTest::roundStaysWhileItsEndIsAsked() {
    constexpr int kPlayers = 3;
    constexpr int kPatience = 30000; // milliseconds for a whole game
    GameModel model;
    Shown shown(model);
    QWidget window;
    StatusStrip line(&window);
    line.follow(shown);
    Theme theme;
    const ActionCards cards(shown, theme, &window);
    LocalTable table(model);
    table.setConfirmTurn(true);
    int left = 0;
    int asked = 0;
    connect(&model, &GameModel::changed, this, [&] {
        if (model.mustConfirm()) {
            ++asked;
            const Shown::Turns last = lastTurn(model.history(), kPlayers);
            const bool ends = model.observation().order.back() == model.observation().active; // of the round
            QCOMPARE(model.observation().round, last.round);
            QCOMPARE(shown.round(), last.round);
            QCOMPARE(shown.turns().played, last.played);
            QCOMPARE(shown.turns().taken, last.taken);
            left += ends && cardsOf(cards).size() == 5 ? 1 : 0; // not taken
            for (const Card taken : last.taken) QVERIFY(taken == Card::None || cardsOf(cards).count(taken) == 1);
            const bool told = line.text().contains(QStringLiteral("Round %1 of 9").arg(last.round));
            QVERIFY2(told || model.observation().over, qPrintable(line.text()));
            QMetaObject::invokeMethod(&model, &GameModel::confirm, Qt::QueuedConnection);
        } else {
            QCOMPARE(shown.round(), model.observation().round);
            for (std::size_t i = 0; i < model.observation().seats.size(); ++i)
                QCOMPARE(shown.turns().played[i], model.observation().seats[i].played);
            const auto& decision = model.decision();
            if (!decision) return;
            // A low card is played late in the round.
            const Action answer =
                decision->legal.front().kind == ActionKind::Court ? decision->legal.back() : decision->legal.front();
            QMetaObject::invokeMethod(
                &model, [&model, answer] { model.choose(answer); }, Qt::QueuedConnection);
        }
    });
    Setup setup;
    setup.seed = "shown";
    QVERIFY(table.start(setup, {{"Ada", ""}, {"B", "greedy"}, {"C", "greedy"}}));
    QTRY_VERIFY_WITH_TIMEOUT(model.observation().over, kPatience);
    QVERIFY(asked > 5);
    QVERIFY(left > 0);
}

// King, Grandes, scoreboards, court and provinces, round, cards of the turns: each of them has moved on in the meantime
// at one time or another.
void ShownTest::earlierScoringIsShownAsTheTableLay() {
    GameModel model;
    Theme theme;
    Shown shown(model);
    QWidget window;
    window.resize(1280, 800);
    ScoringFilm film(model, shown, theme, &window);
    film.setTempo(Tempo::Off);
    BoardView board(shown, theme, &window);
    board.setTempo(Tempo::Off);
    board.resize(900, 600);
    SeatPanel seats(shown, theme, &window);
    const ActionCards cards(shown, theme, &window);
    StatusStrip line(&window);
    line.follow(shown);
    window.show();
    LocalTable table(model);
    const auto toldBy = [&] { // what the views say of each of these, by name
        std::map<QString, QString> told;
        const auto pointOf = [&board](const BoardSpot& spot) {
            const QPoint at = board.pointOf(spot);
            return QStringLiteral("%1,%2").arg(at.x()).arg(at.y());
        };
        for (const Card card : cardsOf(cards)) told["open cards"] += QStringLiteral("%1 ").arg(index(card));
        told["King"] = pointOf({Area::None, Owner::None, Token::King});
        for (const Token token : {Token::BoardOfEight, Token::BoardOfFour})
            told["scoreboards"] += pointOf({Area::None, Owner::None, token});
        for (int seat = 0; seat < 3; ++seat) {
            const SeatContent& content = seats.row(seatAt(seat))->content();
            told["court"] += QString::number(content.court);
            told["provinces"] += QString::number(content.provinces);
            told["cards"] += content.status + content.played;
        }
        for (int area = 0; area < static_cast<int>(model.catalogue().areas.size()); ++area)
            if (model.catalogue().areas[static_cast<std::size_t>(area)].region)
                told["notes"] += board.summaryOf({areaAt(area), Owner::None, Token::None});
        told["round"] = line.text();
        return told;
    };
    std::map<QString, QString> then;
    std::vector<int> before;
    std::map<QString, int> moved;
    connect(&model, &GameModel::changed, this, [&] {
        if (!film.hasReel()) return;
        const auto now = toldBy();
        const bool isNew = film.reel().before != before;
        before = film.reel().before;
        film.showAgain();
        while (film.position() + 1 < static_cast<int>(film.reel().pictures.size())) film.step(1);
        const auto again = toldBy();
        film.skip();
        QCOMPARE(toldBy(), now);
        if (isNew) then = again;
        QCOMPARE(again, then);
        for (const auto& [name, words] : now) moved[name] += words != again.at(name) ? 1 : 0;
    });
    for (const char* seed : {"shown", "shown twice"}) {
        Setup setup;
        setup.seed = seed;
        QVERIFY(table.start(setup, {{"A", "random"}, {"B", "greedy"}, {"C", "random"}}));
        QTRY_VERIFY_WITH_TIMEOUT(model.observation().over, 60000);
    }
    for (const auto& [name, times] : moved) QVERIFY2(times > 0, qPrintable(name));
    QCOMPARE(moved.size(), std::size_t(8));
}

// Another may look at the screen when it is shown again.
void ShownTest::whatIsKeptOfAScoringLayOpen() {
    GameModel model;
    Shown shown(model);
    LocalTable table(model);
    Setup setup;
    QVERIFY(table.start(setup, {{"Ada", ""}, {"B", "greedy"}, {"C", "greedy"}}));
    QTRY_VERIFY(model.decision() && !model.observation().seats[0].hand.empty());
    const Observation kept = shown.keep(0)->seen;
    QCOMPARE(kept.king, model.observation().king);
    QCOMPARE(kept.viewer, Seat::None);
    for (const SeatSeen& seat : kept.seats) {
        QVERIFY(seat.hand.empty() && seat.mayHold.empty() && seat.used.empty());
        QVERIFY(!seat.diskSet && seat.disk == Area::None);
    }
}

// Where an effect lets them follow the disks: neither before nor with a place that has been scored already.
void ShownTest::grandesGoWhenTheDisksHaveBeenShown() {
    const auto rules = RulesBuilder::build(Setup{});
    QVERIFY(rules);
    GameModel model;
    Theme theme;
    Shown shown(model);
    ScoringFilm film(model, shown, theme);
    film.setTempo(Tempo::Slow);
    const Catalogue catalogue = catalogueOf(**rules);
    model.startGame(catalogue, {"Ada", "Bo", "Cy", "Di"}, std::vector<bool>(4, true));
    Observation seen = observe(**rules, initialState(**rules), Seat::None);
    seen.round = 3;
    seen.seats[1].grande = Area::Sevilla;
    model.show(seen, std::nullopt, {}, Seat::None);
    const auto tell = [&model](EventKind kind, Area from, Area to, int number = 0) {
        Event event;
        event.kind = kind;
        event.seat = seatAt(1);
        event.owner = ownerOf(event.seat);
        event.from = from;
        event.to = to;
        event.number = static_cast<std::int16_t>(number);
        model.report(event);
    };
    tell(EventKind::ScoringBegan, Area::None, Area::None, 1);
    tell(EventKind::PlaceScored, Area::None, Area::Castillo);
    tell(EventKind::Points, Area::None, Area::Castillo, 5);
    tell(EventKind::DisksRevealed, Area::None, Area::Granada);
    tell(EventKind::GrandeMoved, Area::Sevilla, Area::Granada);
    tell(EventKind::CastilloEmptied, Area::Castillo, Area::Granada, 2);
    tell(EventKind::PlaceScored, Area::None, Area::Granada);
    tell(EventKind::Points, Area::None, Area::Granada, 6);
    tell(EventKind::RoundEnded, Area::None, Area::None);
    seen.seats[1].grande = Area::Granada;
    seen.seats[1].score = 11;
    model.show(seen, std::nullopt, {}, Seat::None);
    using Kind = ReelPicture::Kind;
    std::vector<Kind> kinds;
    for (const ReelPicture& picture : film.reel().pictures) kinds.push_back(picture.kind);
    const std::vector<Kind> wanted{Kind::Place, Kind::Disks, Kind::Grandes, Kind::Castillo, Kind::Place, Kind::Result};
    QVERIFY(kinds == wanted);
    QVERIFY(film.isShowing());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const bool gone = i >= 2;
        QCOMPARE(shown.grandeOf(seatAt(1)), gone ? Area::Granada : Area::Sevilla);
        QVERIFY(gone || !shown.isComplete());
        film.step(1);
    }
    QVERIFY(!film.isShowing() && shown.isComplete());
}

// Also where the next round needs nothing of the table, and its first question is asked while the film runs.
// As one in quarantine does, which ends with the scoring.
void ShownTest::scoreboardLiesWhereItCountedUntilTheResult() {
    const auto rules = RulesBuilder::build(Setup{});
    QVERIFY(rules);
    GameModel model;
    Theme theme;
    Shown shown(model);
    ScoringFilm film(model, shown, theme);
    film.setTempo(Tempo::Slow);
    const Token board = (*rules)->scoreboards.front();
    const auto places = [&] { return std::pair(model.observation().spotOf(board), shown.seen().spotOf(board)); };
    model.startGame(catalogueOf(**rules), {"Ada", "Bo", "Cy", "Di"}, std::vector<bool>(4, true));
    Observation seen = observe(**rules, initialState(**rules), Seat::None);
    seen.round = 3;
    seen.token[index(board)] = Spot::in(Area::Sevilla);
    model.show(seen, std::nullopt, {}, Seat::None);
    Event event;
    event.kind = EventKind::ScoringBegan;
    event.number = 1;
    model.report(event);
    for (const Area area : {Area::Sevilla, Area::Granada}) {
        event = {};
        event.kind = EventKind::PlaceScored;
        event.to = area;
        model.report(event);
        event.kind = EventKind::Points;
        event.seat = seatAt(1);
        event.number = 8;
        model.report(event);
    }
    event = {};
    event.kind = EventKind::ScoreboardMoved;
    event.token = board;
    event.from = Area::Sevilla;
    model.report(event);
    event = {};
    event.kind = EventKind::RoundEnded;
    model.report(event);
    seen.token[index(board)] = Spot::aside();
    seen.seats[1].score = 16;
    model.show(seen, std::nullopt, {}, Seat::None);
    QVERIFY(film.isShowing() && film.reel().pictures.size() == 3);
    for (int i = 0; i < 2; ++i) {
        QVERIFY(places() == std::pair(Spot::aside(), Spot::in(Area::Sevilla)));
        QVERIFY(!shown.isComplete());
        film.step(1);
    }
    QVERIFY(film.isShowing() && places() == std::pair(Spot::aside(), Spot::aside())); // beside the result
    film.step(1);
    QTRY_VERIFY(!film.isShowing());
    QVERIFY(places() == std::pair(Spot::aside(), Spot::aside()));
    QVERIFY(shown.isComplete());
}

void ShownTest::handAndStripKeepTheRoundThatIsScored() {
    Setup setup;
    setup.expansions = {"intrigue_king"};
    for (const bool strip : {false, true}) {
        if (strip && !tests::hasExpansion("intrigue_king")) continue;
        const auto rules = RulesBuilder::build(strip ? setup : Setup{});
        QVERIFY(rules);
        GameModel model;
        Theme theme;
        Shown shown(model);
        ScoringFilm film(model, shown, theme);
        film.setTempo(Tempo::Slow);
        PowerHand hand(shown, theme);
        const ActionCards cards(shown, theme);
        const Catalogue catalogue = catalogueOf(**rules);
        model.startGame(catalogue, {"Ada", "Bo", "Cy", "Di"}, {true, false, false, false});
        Observation seen = observe(**rules, initialState(**rules), seatAt(0));
        const Power mine = static_cast<Power>(5);
        const Power other = static_cast<Power>(7);
        seen.round = seen.roundsBegun = 3;
        seen.offer.fill(Card::None);
        seen.seats[0].played = mine;
        seen.seats[1].played = other;
        seen.seats[0].taken = static_cast<Card>(2);
        for (int i = 0; i < 4; ++i) seen.order.push_back(seatAt(i));
        seen.seats[0].hand = PowerSet::of(other);
        model.show(seen, std::nullopt, {}, Seat::None);
        const auto laid = cardsOf(cards);
        QVERIFY(hand.face(mine)->accessibleDescription().contains("Played this round"));
        const auto tell = [&model](EventKind kind, Area to, int number) {
            Event event;
            event.kind = kind;
            event.seat = seatAt(1);
            event.to = to;
            event.number = static_cast<std::int16_t>(number);
            model.report(event);
        };
        tell(EventKind::ScoringBegan, Area::None, 1);
        tell(EventKind::PlaceScored, Area::Granada, 0);
        tell(EventKind::Points, Area::Granada, 6);
        tell(EventKind::RoundBegan, Area::None, 4);
        seen.round = seen.roundsBegun = 4;
        for (SeatSeen& seat : seen.seats) seat.played = Power::None;
        seen.seats[0].taken = Card::None;
        seen.order.clear();
        Decision decision;
        decision.kind = "power";
        decision.seat = seatAt(0);
        decision.legal = {act(ActionKind::Power, static_cast<int>(other))};
        model.show(seen, decision, {seatAt(0)}, Seat::None);
        QVERIFY(film.isShowing());
        QVERIFY(hand.face(mine) && hand.face(mine)->accessibleDescription().contains("Played this round"));
        QVERIFY(!hand.face(other)->isOffered());
        QCOMPARE(cardsOf(cards), laid);
        film.skip();
        QVERIFY(hand.face(mine) == nullptr || !hand.face(mine)->accessibleDescription().contains("Played this round"));
        QVERIFY(hand.face(other)->isOffered());
        QVERIFY(cardsOf(cards) != laid);
    }
}

// Also what a host or a spectator's table tells while the film runs. Who plays on at this screen sees it all.
void ShownTest::whatFollowsAScoringWaitsForItsFilm() {
    const auto rules = RulesBuilder::build(Setup{});
    QVERIFY(rules);
    const Owner owner = ownerOf(seatAt(1));
    for (const bool playsOn : {false, true}) {
        GameModel model;
        Theme theme;
        Shown shown(model);
        ScoringFilm film(model, shown, theme);
        film.setTempo(Tempo::Slow);
        SeatPanel seats(shown, theme);
        model.startGame(catalogueOf(**rules), {"Ada", "Bo", "Cy", "Di"}, std::vector<bool>(4, true));
        Observation seen = observe(**rules, initialState(**rules), Seat::None);
        seen.round = seen.roundsBegun = 3;
        seen.seats[1].provinces = 10;
        seen.kept = {{1, seatAt(1), 255, 0}};
        const std::vector<Kept> kept = seen.kept;
        seen.count[index(owner)][index(Area::Granada)] = 4;
        model.show(seen, std::nullopt, {}, Seat::None);
        const auto tell = [&model, owner](EventKind kind, Area from, Area to, int number) {
            Event event;
            event.kind = kind;
            event.seat = seatAt(1);
            event.owner = owner;
            event.from = from;
            event.to = to;
            event.number = static_cast<std::int16_t>(number);
            model.report(event);
        };
        const auto put = [&](int number) {
            tell(EventKind::CaballeroMoved, Area::Provinces, Area::Granada, number);
            auto& standing = seen.count[index(owner)][index(Area::Granada)];
            standing = static_cast<std::uint8_t>(standing + number);
            seen.seats[1].provinces -= number;
        };
        tell(EventKind::ScoringBegan, Area::None, Area::None, 1);
        tell(EventKind::PlaceScored, Area::None, Area::Granada, 0);
        tell(EventKind::Points, Area::None, Area::Granada, 6);
        tell(EventKind::RoundBegan, Area::None, Area::None, 4);
        put(2);
        seen.round = seen.roundsBegun = 4;
        seen.kept.clear();
        seen.seats[1].score = 6;
        model.show(seen, std::nullopt, {}, Seat::None);
        const auto isAsBefore = [&] {
            return shown.at(Area::Granada, owner) == 4 && seats.row(seatAt(1))->content().provinces == 10 &&
                   !shown.isSettled();
        };
        QVERIFY(film.isShowing() && isAsBefore() && shown.seen().kept == kept);
        QCOMPARE(film.reel().pictures.front().rows[1].pieces, 0); // nobody's strength was said
        film.step(1);                                             // the result, which the next round leaves as it is
        QVERIFY(film.isShowing() && isAsBefore() && shown.seen().kept.empty());
        if (playsOn) emit model.choosing(seatAt(0));
        put(3);
        model.show(seen, std::nullopt, {}, Seat::None);
        QVERIFY(film.isShowing());
        QCOMPARE(isAsBefore(), !playsOn);
        if (!playsOn) film.skip();
        QCOMPARE(shown.at(Area::Granada, owner), 9);
        QCOMPARE(seats.row(seatAt(1))->content().provinces, 5);
        QVERIFY(shown.seen().kept.empty());
    }
}

ELGRANDE_TEST(ShownTest)
#include "shown_test.moc"
