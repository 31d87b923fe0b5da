// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever tells of points and ranks tells what the rules would give: forecast, tips, ranks on the scoreboards, the
// disk preview, threats and the film of a scoring, in random positions of every set.
#include "expansions/installed.h"
#include "model/observe/insight.h"
#include "model/observe/observation.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "model/steps/score.h"
#include "tests/named_test.h"
#include "tests/property/random_game.h"
#include "views/board/board_items.h"
#include "views/board/board_view.h"
#include "views/board/place_tip.h"
#include "views/game/shown.h"
#include "views/insight/forecast_panel.h"
#include "views/scoring/scoring_reel.h"
#include "views/theme/theme.h"

#include <QGraphicsScene>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

using namespace elgrande;

class CountingTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void viewsCountAsTheRulesDo_data();
    void viewsCountAsTheRulesDo();
};

namespace {

constexpr int kLookedAt = 40; // one position in so many
constexpr int kThreats = 6;   // of those, one in so many is looked at for threats

// What a scoring of the place gives, played.
struct Scored {
    Scored(const Rules& rules, const State& before, Area place, ScoreMode mode) {
        State after = before;
        EventLog log;
        if (!isLeftOut(rules, before, place, mode)) scoreNow(rules, after, Seat::None, place, mode, &log);
        for (Seat seat : rules.seats()) points[index(seat)] = after.score[index(seat)] - before.score[index(seat)];
        events = std::move(log.events);
    }
    std::array<int, kMaxSeats> points{};
    std::vector<Event> events;
};

// A window's views of a random game.
struct GameViews {
    explicit GameViews(std::shared_ptr<const Rules> played)
        : rules(std::move(played))
        , shown(model)
        , board(shown, theme)
        , forecast(shown, theme) {
        QStringList names;
        for (int i = 0; i < rules->players; ++i) names << QStringLiteral("<%1>").arg(i);
        const std::vector<bool> persons(static_cast<std::size_t>(rules->players), true);
        model.startGame(catalogueOf(*rules), names, persons);
        model.setCastilloRemembered(true);
    }
    void show(const State& state, Seat seat) {
        known.emplace(*rules, state, seat);
        model.setInsight(
            [this](bool remembering) { return std::make_shared<const Insight>(rules, *known, remembering); });
        model.show(observe(*rules, *known), decisionFor(*rules, known->known(), seat), {seat}, Seat::None);
    }
    std::vector<Area> places() const {
        std::vector<Area> all(rules->map.scoringOrder);
        all.push_back(Area::Castillo);
        return all;
    }

    std::shared_ptr<const Rules> rules;
    std::optional<InformationState> known;
    GameModel model;
    Theme theme;
    Shown shown;
    BoardView board;
    ForecastPanel forecast;
};

// "would score N" of each player in the tip.
std::map<int, int> pointsInTip(const GameViews& table, Area place) {
    static const QRegularExpression row(
        QStringLiteral("<td>&lt;(\\d)&gt;</td><td align='right'><b>\\d+</b></td><td>would score (\\d+)"));
    std::map<int, int> points;
    auto found = row.globalMatch(placeTip(table.shown, table.theme, place, {}));
    while (found.hasNext()) {
        const auto match = found.next();
        points[match.captured(1).toInt()] = match.captured(2).toInt();
    }
    return points;
}

RankHolders holdersIn(const GameViews& table, Area place) {
    RankHolders holders;
    for (const QGraphicsItem* item : table.board.scene()->items())
        if (const auto* name = dynamic_cast<const NameItem*>(item); name != nullptr && name->spot().area == place)
            holders = name->holders();
    return holders;
}

// Of the seats that get points for a rank, by rank.
RankHolders holdersBy(const GameViews& table, const std::vector<Event>& events) {
    RankHolders holders;
    const auto add = [&](int rank, Owner owner) {
        if (rank >= 1 && rank <= 3)
            holders[static_cast<std::size_t>(rank - 1)].push_back(table.model.catalogue().colourOf(owner));
    };
    for (const Event& event : events) {
        if (event.kind == EventKind::Points && event.reason == Reason::Rank) add(event.rank, ownerOf(event.seat));
        const bool isPlayed = event.kind == EventKind::PlaceContended && table.model.catalogue().isPlayed(event.seat);
        if (event.kind == EventKind::PlaceContended && !isPlayed && !event.tied) add(event.rank, event.owner);
    }
    return holders;
}

RankHolders sorted(RankHolders holders) {
    for (auto& each : holders) std::sort(each.begin(), each.end());
    return holders;
}

void comparePlace(const GameViews& table, Area place) {
    const Rules& rules = *table.rules;
    const State& state = table.known->known();
    const ScoreMode mode = scoringAhead(state);
    const Scored general(rules, state, place, ScoreMode::General);
    const Scored ahead(rules, state, place, mode);
    const auto tips = pointsInTip(table, place);
    for (Seat seat : rules.seats()) {
        const auto i = static_cast<int>(index(seat));
        QCOMPARE(table.forecast.pointsAt(place, seat), general.points[index(seat)]);
        QCOMPARE(tips.count(i) == 0 ? 0 : tips.at(i), std::max(0, ahead.points[index(seat)]));
    }
    int stand = crowdIn(rules, state, place);
    const auto isOf = [](EventKind kind) { return [kind](const Event& event) { return event.kind == kind; }; };
    // Where nobody contends, points come to those who stand on a space of their own.
    if (std::none_of(ahead.events.begin(), ahead.events.end(), isOf(EventKind::PlaceContended)))
        stand -= static_cast<int>(std::count_if(ahead.events.begin(), ahead.events.end(), isOf(EventKind::Points)));
    for (const Event& event : ahead.events)
        if (event.kind == EventKind::PlaceContended) stand -= event.number;
    if (!ahead.events.empty()) QCOMPARE(std::max(0, table.shown.idleIn(place)), std::max(0, stand));
    if (place != Area::Castillo) // those of a mobile scoreboard are drawn on it
        for (Token board : rules.scoreboards)
            if (state.token[index(board)] == Spot::in(place)) return;
    bool tiedWithNobody = false; // a colour without a player shares a rank: it is drawn, and the points do not tell
    for (const Event& event : ahead.events)
        tiedWithNobody = tiedWithNobody || (event.kind == EventKind::PlaceContended && event.tied);
    if (!tiedWithNobody) QVERIFY(sorted(holdersIn(table, place)) == sorted(holdersBy(table, ahead.events)));
}

// Each picture has the points and the counts that the rules had when the place was scored.
void compareFilm(const Catalogue& catalogue, const property::Game& game, const State& before) {
    if (std::none_of(game.log.events.begin(), game.log.events.end(),
                     [](const Event& event) { return event.kind == EventKind::PlaceScored; }))
        return;
    const ScoringReel reel = reelOf(catalogue, game.log.events, observe(*game.rules, game.state, Seat::None), 0);
    std::map<Area, std::array<int, kMaxSeats>> points;
    Area scored = Area::None;
    for (const Event& event : game.log.events) {
        if (event.kind == EventKind::PlaceScored) scored = event.to;
        if (event.kind == EventKind::Points && event.to == scored) points[event.to][index(event.seat)] += event.number;
    }
    for (const ReelPicture& picture : reel.pictures) {
        if (picture.kind != ReelPicture::Kind::Place) continue;
        for (const ReelRow& row : picture.rows)
            if (row.seat != Seat::None && game.rules->seats().contains(row.seat))
                QCOMPARE(row.points, points[picture.place][index(row.seat)]);
    }
    if (reel.pictures.size() != 1 || reel.pictures[0].kind != ReelPicture::Kind::Place) return;
    // Nothing but this place has been scored, and nothing has moved before.
    if (game.log.events.front().kind != EventKind::PlaceScored) return;
    const Contest contest = contestIn(*game.rules, before, reel.pictures[0].place, ScoreMode::Full);
    for (const ReelRow& row : reel.pictures[0].rows) QCOMPARE(row.pieces, contest.count(row.owner));
}

// What is lost is never more than what there is, and what the rules give now.
void compareThreats(const GameViews& table, Seat seat) {
    const auto insight = std::make_shared<const Insight>(table.rules, *table.known, true);
    for (const Threat& threat : insight->threatsAgainst(seat)) {
        const Scored now(*table.rules, table.known->known(), threat.place, ScoreMode::General);
        QVERIFY(threat.lost > 0 && threat.lost <= now.points[index(seat)]);
        if (threat.overtakes) QVERIFY(now.points[index(threat.by)] <= now.points[index(seat)]);
    }
}

// The last disk of a general scoring that nobody else has set one for: what comes is certain.
void compareRehearsal(const GameViews& table, const property::Game& game, Seat seat) {
    const auto tries = table.model.aids().rehearsal();
    const bool alone = actors(*game.rules, game.state) == SeatSet::of(seat) && table.known->hiddenDisks().empty();
    if (!alone || game.state.special.seat != Seat::None) return;
    for (const DiskTry& tried : tries) {
        State after = game.state;
        ActionList legal;
        EventLog log;
        if (play(*game.rules, after, {seat, tried.action}, legal, &log) == seat) continue; // something comes in between
        const bool scored = std::any_of(log.events.begin(), log.events.end(),
                                        [](const Event& event) { return event.kind == EventKind::PlaceScored; });
        if (!scored || !isWaiting(game.state, StepKind::RegionScoring) || isWaiting(after, StepKind::RegionScoring))
            continue;
        int points = 0;
        for (const Event& event : log.events) {
            if (event.kind == EventKind::RoundEnded) break;
            if (event.kind == EventKind::Points && event.seat == seat) points += event.number;
        }
        QCOMPARE(tried.least, points);
        QCOMPARE(tried.most, points);
    }
}

} // namespace

void CountingTest::viewsCountAsTheRulesDo_data() {
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QStringList>("expansions");
    for (const std::string& edition : knownEditions())
        QTest::newRow(edition.c_str()) << QString::fromStdString(edition) << QStringList();
    for (const std::vector<std::string>& set : property::expansionSets()) {
        QStringList expansions;
        for (const std::string& id : set) expansions << QString::fromStdString(id);
        if (!expansions.isEmpty())
            QTest::addRow("%s", qPrintable(expansions.join(u' ')))
                << QString::fromStdString(knownEditions().front()) << expansions;
    }
}

void CountingTest::viewsCountAsTheRulesDo() {
    QFETCH(QString, edition);
    QFETCH(QStringList, expansions);
    for (int players = 2; players <= kMaxSeats; ++players) {
        Setup setup;
        setup.edition = edition.toStdString();
        setup.players = players;
        setup.seed = std::to_string(players);
        for (const QString& id : expansions) setup.expansions.push_back(id.toStdString());
        setup.houseRules = true;
        const auto rules = RulesBuilder::build(setup);
        if (!rules) continue; // not for so many
        GameViews table(*rules);
        property::Game game(*rules, static_cast<std::uint64_t>(players));
        for (int moves = 0; !game.over(); ++moves) {
            const State before = game.state;
            game.play(game.next(game.random));
            compareFilm(table.model.catalogue(), game, before);
            if (QTest::currentTestFailed()) return;
            if (game.over() || game.asked == Seat::Table || !(*rules)->seats().contains(game.asked)) continue;
            const bool disk = game.legal[0].kind == ActionKind::Disk;
            if (!disk && moves % kLookedAt != 0) continue;
            table.show(game.state, game.asked);
            for (Area place : table.places()) comparePlace(table, place);
            if (disk) compareRehearsal(table, game, game.asked);
            if (moves % (kLookedAt * kThreats) == 0) compareThreats(table, game.asked);
            if (QTest::currentTestFailed()) return;
        }
    }
}

ELGRANDE_TEST(CountingTest)
#include "counting_test.moc"
