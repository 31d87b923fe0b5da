// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the taster says, in both languages, against the engine's state at that moment: every number, every advice.
#include "expansions/inquisitor_colonies/names.h"
#include "tests/gui/lesson_moments.h"

#include "model/rules/engine.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "tests/named_test.h"

#include <QTest>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::inquisitor_colonies;
using gui::Moment;
using Numbers = gui::LessonMoments::Numbers;
using Facts = gui::LessonMoments::Facts;

namespace {

constexpr Seat kYou = LessonPlan::kPlayer;
constexpr Seat kDiego = Seat{1};
constexpr Seat kLucia = Seat{2};
constexpr const char* kHome = "pais_vasco";
constexpr const char* kOldCastile = "castilla_la_vieja";
constexpr const char* kNewCastile = "castilla_la_nueva";
constexpr const char* kSea = "mediterranean";

Reason reason(const Moment& moment, const char* id) {
    const auto& reasons = moment.facts.reasons;
    return static_cast<Reason>(std::find(reasons.begin(), reasons.end(), id) - reasons.begin());
}

// What an award of this kind was worth in the step; -1: there was none.
int worth(const Moment& moment, const char* id) {
    for (const Event& event : moment.events)
        if (event.kind == EventKind::Points && event.reason == reason(moment, id)) return event.number;
    return -1;
}

int tokensIn(const Moment& moment, const char* kind, const char* place) {
    int found = 0;
    for (std::size_t i = 0; i < moment.facts.tokens.size(); ++i)
        found += moment.facts.tokens[i].id == kind && moment.state.token[i] == Spot::in(moment.area(place));
    return found;
}

bool holdsInquisitor(const Moment& moment, Seat seat) {
    return moment.state.token[index(moment.facts.token("colonies-inquisitor"))] == Spot::before(seat);
}

int inTotal(const Moment& moment, const char* id) { return caballerosIn(moment.state, moment.area(id)); }
int black(const Moment& moment, const char* id) { return moment.before(Owner::Black, id); }
int inTower(const Moment& moment, Seat seat) { return moment.state.at(Area::Castillo, ownerOf(seat)); }
int room(const Moment& moment, const char* id) { return moment.facts.areas[index(moment.area(id))].room; }
// The first number of an answer that is one: how many Caballeros come to the court.
int answered(const Moment& moment) { return moment.moves.front().action.a; }
const char* kingsRegion(const Moment& moment) { return moment.facts.areas[index(moment.table.king)].id.c_str(); }

bool isOpen(const Moment& moment, const char* id) {
    return placesFromCourt(moment.rules, moment.state, kYou).contains(moment.area(id));
}

// The cards on offer in the step, by stack.
std::string cardOn(const Moment& moment, std::size_t stack) {
    return moment.facts.cards[index(moment.table.offer[stack])].id;
}

// Of which step the events are that a step speaks of.
const QHash<QString, QString> kLookedAt{{"overseas/spaces", "scoring/film"}, {"passing/delivered", "passing/taken"},
                                        {"ship/scored", "ship/america"},     {"home/sail", "home/gold"},
                                        {"scoring/new", "scoring/film"},     {"scoring/black", "scoring/film"},
                                        {"scoring/result", "scoring/film"}};

} // namespace

class LessonTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyNumberIsTrue_data();
    void everyNumberIsTrue();
    void newWorldIsAsItIsShown();
    void limitTableIsFull();
    void crossingIsWorthIt();
    void inquisitorChangesHands();
    void goldSetsOut();
    void overseasIsScored();
    void goldComesHome();
    void blackAreYours();
    void diskIsTheBest();
    void scoringIsAsItIsTold();

  private:
    Moment at(const QString& key) const { return lesson_.at(key); }
    Facts numbersSaid() const;
    Facts numbersOfTheFirstRound() const;
    Facts numbersOfTheSecondRound() const;
    Facts numbersOfTheThirdRound() const;
    int gold() const { return worth(at("home/gold"), "colonies-gold"); }
    int wares() const { return worth(at("passing/taken"), "colonies-wares"); }

    gui::LessonMoments lesson_;
};

Facts LessonTest::numbersOfTheFirstRound() const {
    const auto nine = [](const Moment& m) {
        const Numbers same = m.equallyGood();
        return Numbers{m.power(kDiego), m.power(kLucia),          same.front(),  same.back(),
                       m.meantPower(),  m.brings(m.meantPower()), m.meantPower()};
    };
    return {
        {"overseas/regions",
         [](const Moment& m) {
             return Numbers{m.value("america", 1), m.value(kSea, 1), m.value(kSea, 2), m.value("france", 1),
                            m.value("france", 2)};
         }},
        {"overseas/spaces",
         [](const Moment& m) {
             return Numbers{worth(m, "colonies-ambassador"), worth(m, "colonies-envoy"), worth(m, "colonies-captain"),
                            worth(m, "colonies-viceroy")};
         }},
        {"limit/table", [](const Moment& m) { return Numbers{room(m, kTable)}; }},
        {"limit/disk", [](const Moment& m) { return Numbers{m.value(kNewCastile, 1)}; }},
        {"limit/disk?", [](const Moment& m) { return Numbers{m.value(kNewCastile, 1)}; }},
        {"limit/full", [](const Moment& m) { return Numbers{room(m, kTable)}; }},
        {"cards/goods",
         [this](const Moment&) {
             return Numbers{gold(), wares()};
         }},
        {"cards/stacks",
         [](const Moment&) {
             return Numbers{6, 7};
         }},
        {"cards/nine", nine},
        {"cards/nine?", [](const Moment& m) { return Numbers{m.meantPower()}; }},
        {"cards/court",
         [](const Moment& m) {
             return Numbers{m.power(kYou), answered(m), m.brings(m.power(kYou))};
         }},
        {"cards/court?", [](const Moment& m) { return Numbers{answered(m)}; }},
        {"cards/take", [](const Moment&) { return Numbers{3}; }},
        {"crossing/ambassador?",
         [this](const Moment&) { return Numbers{worth(at("ship/france"), "colonies-ambassador")}; }},
        {"crossing/viceroy", [this](const Moment&) { return Numbers{worth(at("ship/america"), "colonies-viceroy")}; }},
        {"crossing/america", [](const Moment& m) { return Numbers{m.value("america", 1)}; }},
    };
}

Facts LessonTest::numbersOfTheSecondRound() const {
    return {
        {"passing/eight",
         [](const Moment& m) {
             const Numbers same = m.equallyGood();
             return Numbers{m.table.round, m.power(kDiego), m.power(kLucia), same.front(),
                            same.back(),   m.meantPower(),  m.meantPower()};
         }},
        {"passing/eight?", [](const Moment& m) { return Numbers{m.meantPower()}; }},
        {"passing/taken", [](const Moment& m) { return Numbers{m.power(kDiego)}; }},
        {"passing/delivered", [](const Moment& m) { return Numbers{m.points(kDiego, "galicia")}; }},
        {"ship/court",
         [](const Moment& m) {
             return Numbers{m.power(kYou), answered(m), m.brings(m.power(kYou))};
         }},
        {"ship/court?", [](const Moment& m) { return Numbers{answered(m)}; }},
        {"ship/overseas", [](const Moment&) { return Numbers{7}; }},
        {"ship/france",
         [](const Moment& m) {
             return Numbers{m.points(kYou, "france", Reason::Rank), worth(m, "colonies-ambassador")};
         }},
        {"ship/captain", [](const Moment& m) { return Numbers{m.points(kLucia, "ship")}; }},
        {"ship/america",
         [](const Moment& m) {
             return Numbers{m.points(kYou, "america"), m.points(kYou, kSea)};
         }},
        {"ship/scored", [](const Moment& m) { return Numbers{m.after.seats[0].score}; }},
        {"ship/aragon", [](const Moment& m) { return Numbers{m.value("aragon", 1)}; }},
    };
}

Facts LessonTest::numbersOfTheThirdRound() const {
    return {
        {"home/ashore", [](const Moment& m) { return Numbers{room(m, kTable)}; }},
        {"home/three", [](const Moment& m) { return Numbers{m.table.round}; }},
        {"home/twelve",
         [](const Moment& m) {
             return Numbers{m.power(kLucia), 13, m.meantPower()};
         }},
        {"home/twelve?", [](const Moment& m) { return Numbers{m.meantPower()}; }},
        {"home/one", [](const Moment& m) { return Numbers{m.power(kDiego)}; }},
        {"home/sail", [](const Moment& m) { return Numbers{worth(m, "colonies-gold")}; }},
        {"yours/catalonia", [](const Moment& m) { return Numbers{m.value("cataluna", 1)}; }},
        {"yours/captain", [this](const Moment&) { return Numbers{worth(at("scoring/film"), "colonies-captain")}; }},
        {"yours/basque",
         [this](const Moment& m) {
             return Numbers{m.value(kHome, 1), at("scoring/film").points(kYou, kHome, Reason::Grande)};
         }},
        {"scoring/disk",
         [](const Moment& m) {
             return Numbers{m.value(kOldCastile, 1), m.value(kOldCastile, 2)};
         }},
        {"scoring/new",
         [](const Moment& m) {
             return Numbers{m.points(kYou, "france"), m.points(kYou, "ship"), m.points(kYou, "america"),
                            m.points(kYou, kSea)};
         }},
        {"scoring/black",
         [](const Moment& m) {
             return Numbers{worth(m, "colonies-captain"), m.points(kYou, "cataluna"), m.points(kYou, "sevilla")};
         }},
        {"scoring/result",
         [this](const Moment& m) {
             return Numbers{m.after.seats[0].score, gold() + wares()};
         }},
    };
}

// The numbers written as digits, by the lesson's key.
Facts LessonTest::numbersSaid() const {
    Facts all = numbersOfTheFirstRound();
    all.merge(numbersOfTheSecondRound());
    all.merge(numbersOfTheThirdRound());
    return all;
}

void LessonTest::initTestCase() {
    const auto loaded = lesson_.load("inquisitor_colonies");
    QVERIFY2(loaded, loaded ? "" : loaded.error().c_str());
}

void LessonTest::everyNumberIsTrue_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de"}) QTest::addRow("%s", language) << QString(language);
}

void LessonTest::everyNumberIsTrue() {
    QFETCH(QString, language);
    int checked = 0;
    const QStringList wrong = lesson_.wrongNumbers(language, numbersSaid(), kLookedAt, checked);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    QVERIFY(checked > 70);
}

void LessonTest::newWorldIsAsItIsShown() {
    const Moment regions = at("overseas/regions");
    QCOMPARE(room(regions, "france") + room(regions, "france.ambassador") + room(regions, "france.envoy"), 3);
    QCOMPARE(regions.facts.scoringOrder.back(), regions.area(kSea));
    const Moment blacks = at("overseas/black");
    QCOMPARE(black(blacks, "sevilla"), 2);
    QCOMPARE(black(blacks, "aragon"), 2);
    for (const Seat seat : {kYou, kDiego, kLucia}) QVERIFY(!holdsInquisitor(blacks, seat));
    const Moment goods = at("cards/goods");
    QCOMPARE(tokensIn(goods, "colonies-gold", "america"), 1);
    QCOMPARE(tokensIn(goods, "colonies-wares", kSea), 2);
    const Moment stacks = at("cards/stacks");
    QCOMPARE(cardOn(stacks, 5), std::string("colonies-inquisitor"));
    QCOMPARE(cardOn(at("yours/card"), 5), cardOn(stacks, 5)); // it is back
    QVERIFY(cardOn(at("ship/overseas"), 6) != cardOn(stacks, 6));
}

void LessonTest::limitTableIsFull() {
    const Moment disk = at("limit/disk");
    QVERIFY(!isOpen(disk, kNewCastile));
    QCOMPARE(inTotal(disk, kTable), 0);
    QCOMPARE(disk.state.token[index(disk.facts.token("colonies-table"))], Spot::in(disk.area(kNewCastile)));
    const Moment full = at("limit/full");
    for (const Seat seat : {kYou, kDiego, kLucia}) QCOMPARE(full.before(seat, kTable), 2);
    QCOMPARE(inTotal(full, kTable), room(full, kTable));
}

void LessonTest::crossingIsWorthIt() {
    const Moment nine = at("cards/nine");
    for (const int other : nine.equallyGood()) QVERIFY(nine.brings(other) <= nine.brings(nine.meantPower()));
    const Moment ambassador = at("crossing/ambassador");
    QCOMPARE(std::string(kingsRegion(ambassador)), std::string("cataluna"));
    QVERIFY(isOpen(ambassador, "france.ambassador"));
    const Moment america = at("crossing/america");
    QCOMPARE(america.gain(america.area("america"), 1), america.value("america", 1)); // the Viceroy does not count
    const Moment sea = at("crossing/sea");
    QCOMPARE(inTotal(sea, kSea), 0);
    const Moment carried = at("crossing/carried");
    QCOMPARE(tokensIn(carried, "colonies-gold", "america.gold"), 1);
    QCOMPARE(tokensIn(carried, "colonies-wares", "mediterranean.wares"), 1);
    QCOMPARE(carried.before(kYou, "america.viceroy"), 1);
    QCOMPARE(inTotal(carried, kTable), room(carried, kTable) - 1); // a free space
}

void LessonTest::inquisitorChangesHands() {
    const Moment watched = at("inquisitor/lucia");
    const Moment holder = at("inquisitor/holder");
    QVERIFY(holdsInquisitor(holder, kLucia));
    QCOMPARE(black(holder, "mediterranean.wares"), 1);
    QCOMPARE(holder.before(kYou, "mediterranean.wares"), 1);
    const auto court = [](const Moment& m) { return m.table.seats[2].court; };
    const int brought = watched.brings(watched.power(kLucia));
    const int says = watched.caballerosOf(watched.table.offer[5]);
    QCOMPARE(court(watched) + brought - court(holder), says + 1); // one more than the card says
    const Moment delivered = at("passing/delivered");
    QVERIFY(holdsInquisitor(delivered, kDiego));
    QCOMPARE(black(delivered, "galicia"), 1);
    QCOMPARE(black(delivered, "mediterranean.wares"), 0);
    QCOMPARE(at("passing/taken").points(kDiego, "galicia"), wares());
    const Moment eight = at("passing/eight");
    for (const int other : eight.equallyGood()) QVERIFY(eight.brings(other) <= eight.brings(eight.meantPower()));
}

void LessonTest::goldSetsOut() {
    const Moment stay = at("ship/stay");
    QCOMPARE(tokensIn(stay, "colonies-gold", "ship.gold"), 1);
    QCOMPARE(stay.before(kYou, "mediterranean.wares"), 1);
    QCOMPARE(inTotal(stay, "mediterranean.wares") + inTotal(stay, kSea), 1); // alone there
    QCOMPARE(cardOn(at("ship/overseas"), 6), std::string("colonies-score"));
}

void LessonTest::overseasIsScored() {
    const Moment france = at("ship/france");
    for (const char* space : {"france", "france.ambassador", "france.envoy"}) QCOMPARE(inTotal(france, space), 1);
    for (const Seat seat : {kYou, kDiego, kLucia})
        QCOMPARE(france.points(seat, "france", Reason::Rank), france.value("france", 2));
    const Moment captain = at("ship/captain");
    QCOMPARE(captain.before(kLucia, "ship.captain"), 1);
    QCOMPARE(captain.points(kYou, "ship"), 0);
    const Moment scored = at("ship/scored");
    QCOMPARE(tokensIn(scored, "colonies-gold", "america"), 1);
    QCOMPARE(tokensIn(scored, "colonies-wares", kSea), 1);
    const Moment aragon = at("ship/aragon");
    QCOMPARE(aragon.before(kDiego, "aragon"), 1);
    QCOMPARE(inTotal(aragon, "aragon"), 1);
    QCOMPARE(aragon.caballeros(kYou, "aragon"), 2);
    QVERIFY(isOpen(at("ship/ship"), "ship"));
}

void LessonTest::goldComesHome() {
    const Moment ashore = at("home/ashore");
    QCOMPARE(ashore.before(kLucia, "granada"), 1);
    QCOMPARE(inTotal(ashore, "ship.captain"), 0);
    QCOMPARE(std::string(kingsRegion(ashore)), std::string(kOldCastile));
    QVERIFY(!isOpen(ashore, "ship"));
    QCOMPARE(ashore.before(kLucia, kTable), 3);
    QCOMPARE(inTotal(ashore, kTable), room(ashore, kTable));
    const Moment twelve = at("home/twelve");
    QVERIFY(!twelve.table.seats[1].mayHold.contains(static_cast<Power>(12))); // the 13
    QCOMPARE(twelve.facts.powers[12].value, 13);
    QVERIFY(twelve.table.seats[1].mayHold.contains(static_cast<Power>(11)));
    const Moment sail = at("home/sail");
    QCOMPARE(sail.before(kYou, kHome), 1);
    QCOMPARE(tokensIn(sail, "colonies-gold", "america"), 1);
}

void LessonTest::blackAreYours() {
    const Moment catalonia = at("yours/catalonia");
    QVERIFY(holdsInquisitor(catalonia, kYou));
    QCOMPARE(black(catalonia, "galicia"), catalonia.before(kLucia, "galicia"));
    QCOMPARE(inTotal(catalonia, "cataluna"), 0);
    const Moment captain = at("yours/captain");
    QCOMPARE(inTotal(captain, "ship.captain"), 0);
    QCOMPARE(black(captain, kHome), 1);
    const Moment basque = at("yours/basque");
    QVERIFY(isOpen(basque, kHome)); // beside the King
    QCOMPARE(basque.before(kLucia, kHome), 1);
    QCOMPARE(basque.caballeros(kYou, kHome), 2);
    const Moment tower = at("yours/throw");
    QCOMPARE(inTotal(tower, kTable), room(tower, kTable));
    QCOMPARE(inTower(tower, kDiego), 3);
    QCOMPARE(inTower(tower, kYou), 0);
}

void LessonTest::diskIsTheBest() {
    const Moment disk = at("scoring/disk");
    QCOMPARE(disk.before(kLucia, kOldCastile), 2);
    QCOMPARE(disk.before(kDiego, kOldCastile), 1);
    QCOMPARE(inTower(disk, kYou), 3);
    const Area meant = disk.area(kOldCastile);
    for (const Action action : decisionFor(disk.rules, disk.state, kYou).legal)
        if (areaAt(action.a) != meant) QVERIFY(disk.gain(areaAt(action.a), 3) < disk.gain(meant, 3));
    for (const Seat rival : {kDiego, kLucia}) { // if one of the two comes as well
        State moved = disk.state;
        for (const Seat seat : {kYou, rival})
            transfer(disk.rules, moved,
                     {{ownerOf(seat), Seat::None, How::Setup}, Area::Castillo, meant, inTower(disk, seat)},
                     EventKind::CastilloEmptied, nullptr);
        QCOMPARE(pointsIn(disk.rules, moved, meant)[index(kYou)], disk.value(kOldCastile, 2));
    }
}

void LessonTest::scoringIsAsItIsTold() {
    const Moment film = at("scoring/film");
    QCOMPARE(black(film, "ship.captain"), 1);
    QCOMPARE(film.points(kYou, "sevilla"), film.points(kLucia, "sevilla"));
    QCOMPARE(black(film, "cataluna"), 1);
    QCOMPARE(film.before(kYou, "sevilla") + film.before(kYou, "cataluna"), 0); // only the black ones
    const auto& seats = at("scoring/result").table.seats;
    QVERIFY(seats[0].score >= std::max(seats[1].score, seats[2].score) + 15);
}

ELGRANDE_TEST(LessonTest)
#include "lesson_test.moc"
