// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the taster says, in both languages, against the engine's state at that moment: every number, every advice.
#include "tests/gui/lesson_moments.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "tests/named_test.h"

#include <QTest>

#include <algorithm>

using namespace elgrande;
using gui::Moment;
using Numbers = gui::LessonMoments::Numbers;
using Facts = gui::LessonMoments::Facts;

namespace {

constexpr Seat kYou = LessonPlan::kPlayer;
constexpr Seat kDiego = Seat{1};
constexpr Seat kNeutral = Seat{2};
constexpr const char* kHome = "valencia";
constexpr const char* kNavarra = "pais_vasco";
constexpr const char* kToledo = "castilla_la_nueva";

bool isOpen(const Moment& moment, const char* id) {
    return placesFromCourt(moment.rules, moment.state, kYou).contains(moment.area(id));
}

int laid(const Moment& moment) {
    for (const Event& event : moment.events)
        if (event.kind == EventKind::ScoreboardMoved) return moment.facts.tokens[index(event.token)].values[0];
    return -1;
}

int chosenCaballeros(const Moment& moment) {
    return moment.caballerosOf(static_cast<Card>(moment.moves.front().action.a));
}

int taken(const Moment& moment) { return moment.moves.front().action.a; }

// The Grande's bonus for a player who is first with one Caballero more.
int bonus(const Moment& moment, const char* id, int place) {
    const Area region = moment.area(id);
    return pointsIn(moment.rules, moment.state, region)[0] + moment.gain(region, 1) - place;
}

// The numbers written as digits, by the lesson's key.
const Facts& numbersSaid() {
    static const Facts facts{
        {"colour/neutral", [](const Moment& m) { return Numbers{m.before(kNeutral, "aragon")}; }},
        {"colour/blocked", [](const Moment& m) { return Numbers{m.power(kNeutral)}; }},
        {"colour/nine",
         [](const Moment& m) {
             Numbers none;
             for (const PowerFacts& power : m.facts.powers)
                 if (power.caballeros == 0) none.push_back(power.value);
             none.insert(none.end(), {m.power(kDiego), m.power(kNeutral), m.meantPower(), m.brings(m.meantPower())});
             return none;
         }},
        {"colour/nine?", [](const Moment& m) { return Numbers{m.meantPower()}; }},
        {"majesty/court", [](const Moment& m) { return Numbers{taken(m)}; }},
        {"majesty/court?", [](const Moment& m) { return Numbers{taken(m)}; }},
        {"majesty/take", [](const Moment& m) { return Numbers{chosenCaballeros(m)}; }},
        {"majesty/home",
         [](const Moment& m) {
             return Numbers{m.value(kHome, 2), m.value(kHome, 1), bonus(m, kHome, m.value(kHome, 1))};
         }},
        {"majesty/toledo", [](const Moment& m) { return Numbers{m.value(kToledo, 1)}; }},
        {"majesty/navarra", [](const Moment& m) { return Numbers{m.value(kNavarra, 1)}; }},
        {"exile/two", [](const Moment& m) { return Numbers{m.table.round}; }},
        {"exile/eight",
         [](const Moment& m) {
             return Numbers{m.power(kNeutral), m.power(kDiego), m.meantPower(), m.brings(m.meantPower())};
         }},
        {"exile/eight?", [](const Moment& m) { return Numbers{m.meantPower()}; }},
        {"exile/court", [](const Moment& m) { return Numbers{taken(m)}; }},
        {"exile/court?", [](const Moment& m) { return Numbers{taken(m)}; }},
        {"exile/take", [](const Moment& m) { return Numbers{chosenCaballeros(m)}; }},
        {"tile/three", [](const Moment& m) { return Numbers{m.table.round}; }},
        {"tile/six",
         [](const Moment& m) {
             return Numbers{m.power(kDiego), m.power(kNeutral), m.meantPower(), m.brings(m.meantPower())};
         }},
        {"tile/six?", [](const Moment& m) { return Numbers{m.meantPower()}; }},
        {"tile/court", [](const Moment& m) { return Numbers{taken(m)}; }},
        {"tile/court?", [](const Moment& m) { return Numbers{taken(m)}; }},
        {"tile/take", [](const Moment& m) { return Numbers{chosenCaballeros(m)}; }},
        {"tile/tile",
         [](const Moment& m) {
             return Numbers{laid(m), m.value(kHome, 1), bonus(m, kHome, m.value(kHome, 1))};
         }},
        {"scoring/disk", [](const Moment& m) { return Numbers{m.value("granada", 1)}; }},
        {"scoring/disk?", [](const Moment& m) { return Numbers{m.value("granada", 1)}; }},
        {"scoring/ranks", [](const Moment& m) { return Numbers{m.points(kDiego, "sevilla")}; }},
        {"scoring/home",
         [](const Moment& m) {
             return Numbers{m.points(kYou, kHome), m.points(kYou, kHome, Reason::Rank),
                            m.points(kYou, kHome, Reason::Grande)};
         }},
        {"scoring/result",
         [](const Moment& m) {
             return Numbers{m.after.seats[0].score, m.after.seats[1].score};
         }},
    };
    return facts;
}

// Of which step the events are that a step looks back at.
const QHash<QString, QString> kLookedBackAt{
    {"scoring/ranks", "scoring/film"}, {"scoring/home", "scoring/film"}, {"scoring/result", "scoring/film"}};

} // namespace

class LessonTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyNumberIsTrue_data();
    void everyNumberIsTrue();
    void powersAreTheCheapestForTheirPlace();
    void majestyWouldBeGone();
    void firstTurnIsAsItIsTold();
    void nobodyIsLockedOutOfExile();
    void intrigueEmptiesNavarra();
    void tileLiesWhereItCounts();
    void diskIsTheBestPlace();
    void neutralColourHoldsItsRanks();

  private:
    Moment at(const QString& key) const { return lesson_.at(key); }

    gui::LessonMoments lesson_;
};

void LessonTest::initTestCase() {
    const auto loaded = lesson_.load("anniversary");
    QVERIFY2(loaded, loaded ? "" : loaded.error().c_str());
}

void LessonTest::everyNumberIsTrue_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de"}) QTest::addRow("%s", language) << QString(language);
}

void LessonTest::everyNumberIsTrue() {
    QFETCH(QString, language);
    int checked = 0;
    const QStringList wrong = lesson_.wrongNumbers(language, numbersSaid(), kLookedBackAt, checked);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    QVERIFY(checked > 40);
}

void LessonTest::powersAreTheCheapestForTheirPlace() {
    for (const char* key : {"colour/nine", "exile/eight", "tile/six"}) {
        const Moment moment = at(key);
        const Numbers same = moment.equallyGood();
        QCOMPARE(same.front(), moment.meantPower()); // the higher ones are kept
        for (const int other : same) QVERIFY2(moment.brings(other) <= moment.brings(moment.meantPower()), key);
        const Numbers offered = moment.offered();
        QVERIFY(std::find(offered.begin(), offered.end(), moment.power(kNeutral)) == offered.end()); // blocked
    }
}

void LessonTest::majestyWouldBeGone() {
    const Moment take = at("majesty/take");
    QVERIFY(take.power(kDiego) < take.power(kNeutral)); // it comes next
    const Card meant = static_cast<Card>(take.moves.front().action.a);
    QCOMPARE(take.facts.cards[index(meant)].id, std::string("king"));
    for (const Card card : take.table.offer)
        if (card != Card::None) QVERIFY(take.caballerosOf(card) <= take.caballerosOf(meant));
    const Moment gone = at("majesty/taken");
    const Card taken = gone.table.seats[index(kNeutral)].taken;
    QCOMPARE(gone.facts.cards[index(taken)].id, std::string("power-back"));
    for (const Card card : gone.table.offer)
        if (card != Card::None) QVERIFY(gone.caballerosOf(card) < gone.caballerosOf(taken));
}

void LessonTest::firstTurnIsAsItIsTold() {
    const Moment landed = at("colour/neutral");
    QCOMPARE(landed.before(kNeutral, "aragon"), 2);
    QCOMPARE(landed.before(kNeutral, kHome), 2);
    QCOMPARE(landed.table.seats[0].grande, landed.area(kHome));
    const Moment home = at("majesty/home");
    QCOMPARE(home.before(kYou, kHome), home.before(kNeutral, kHome));
    for (const char* id : {kHome, kToledo, kNavarra}) QVERIFY(isOpen(home, id));
    QVERIFY(!isOpen(at("majesty/royal"), kHome));
    QCOMPARE(home.gain(home.area(kHome), 1), home.value(kHome, 1) + 2 - home.value(kHome, 2));
    QCOMPARE(caballerosIn(at("majesty/toledo").state, home.area(kToledo)), 0);
    QCOMPARE(caballerosIn(at("majesty/navarra").state, home.area(kNavarra)), 0);
    QCOMPARE(at("majesty/navarra").caballeros(kYou, kNavarra), 2);
}

void LessonTest::nobodyIsLockedOutOfExile() {
    const Moment eight = at("exile/eight");
    for (const char* id : {"castilla_la_vieja", "sevilla"}) QCOMPARE(eight.before(kNeutral, id), 2);
    const Moment closed = at("exile/closed");
    QCOMPARE(closed.table.king, closed.area("anniversary-france"));
    for (const Closed& each : closed.table.closed)
        for (std::size_t i = 0; i < closed.facts.areas.size(); ++i)
            QVERIFY(!closed.facts.areas[i].region || !each.areas.contains(areaAt(static_cast<int>(i))));
    for (const char* id : {kNavarra, "aragon", "cataluna"}) QVERIFY(isOpen(closed, id));
    QVERIFY(!isOpen(closed, kHome));
    const Moment aragon = at("exile/aragon");
    QCOMPARE(caballerosIn(aragon.state, aragon.area("aragon")), 2);
    QCOMPARE(aragon.before(kNeutral, "aragon"), 2);
    QCOMPARE(aragon.caballeros(kYou, "aragon"), 2);
    QVERIFY(aragon.gain(aragon.area("aragon"), 2) > 0);
    const Moment tower = at("exile/throw");
    QCOMPARE(caballerosIn(tower.state, tower.area("castillo")), 1);
}

void LessonTest::intrigueEmptiesNavarra() {
    const Moment before = at("exile/diego");
    const Moment king = at("exile/king");
    QCOMPARE(before.before(kYou, kNavarra), 2);
    QCOMPARE(king.before(kYou, kNavarra), 0);
    QCOMPARE(king.before(kYou, kToledo), before.before(kYou, kToledo) + 2);
    QVERIFY(before.told(EventKind::CardTaken, kNeutral));
    QCOMPARE(king.table.king, king.area("anniversary-france"));
    const Moment six = at("tile/six");
    QCOMPARE(six.before(kNeutral, "galicia"), 2);
    QCOMPARE(six.before(kNeutral, kNavarra), 2);
}

void LessonTest::tileLiesWhereItCounts() {
    const Moment tile = at("tile/tile");
    QVERIFY(tile.before(kYou, kHome) > tile.before(kNeutral, kHome));
    QCOMPARE(caballerosIn(tile.state, tile.area(kHome)), tile.before(kYou, kHome) + tile.before(kNeutral, kHome));
    QVERIFY(!isOpen(tile, kHome));
    const Moment navarra = at("tile/navarra");
    QCOMPARE(navarra.before(kNeutral, kNavarra), 2);
    QCOMPARE(navarra.before(kDiego, kNavarra), 1);
    QCOMPARE(navarra.caballeros(kYou, kNavarra), 3);
    const Moment one = at("tile/one");
    QCOMPARE(one.before(kYou, "aragon"), one.before(kNeutral, "aragon"));
    QVERIFY(one.gain(one.area("aragon"), 1) > 0);
}

void LessonTest::diskIsTheBestPlace() {
    const Moment disk = at("scoring/disk");
    QCOMPARE(disk.state.at(disk.area("castillo"), ownerOf(kYou)), std::uint8_t(2));
    QCOMPARE(caballerosIn(disk.state, disk.area("granada")), 1);
    QCOMPARE(disk.before(kDiego, "granada"), 1);
    const Area meant = areaAt(disk.moves.front().action.a);
    QCOMPARE(disk.gain(meant, 2), disk.value("granada", 1));
    for (const Action action : decisionFor(disk.rules, disk.state, kYou).legal)
        if (areaAt(action.a) != meant) QVERIFY(disk.gain(areaAt(action.a), 2) < disk.gain(meant, 2));
}

void LessonTest::neutralColourHoldsItsRanks() {
    const Moment film = at("scoring/film");
    const Moment ranks = at("scoring/ranks");
    QCOMPARE(ranks.before(kNeutral, "galicia"), film.before(kNeutral, "galicia")); // nothing of the next round yet
    QCOMPARE(film.points(kYou, "galicia") + film.points(kDiego, "galicia"), 0);
    QVERIFY(film.before(kNeutral, "galicia") > 0);
    QCOMPARE(caballerosIn(film.state, film.area("galicia")), film.before(kNeutral, "galicia"));
    QVERIFY(film.before(kNeutral, "sevilla") > film.before(kYou, "sevilla"));
    QCOMPARE(film.points(kDiego, "sevilla"), film.printed("sevilla", 2));
    QCOMPARE(film.points(kNeutral, "sevilla") + film.points(kNeutral, "galicia"), 0);
    QCOMPARE(ranks.before(kYou, kHome), ranks.before(kNeutral, kHome) + 1);
    QVERIFY(ranks.table.seats[0].score > ranks.table.seats[1].score);
}

ELGRANDE_TEST(LessonTest)
#include "lesson_test.moc"
