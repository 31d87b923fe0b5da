// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the taster says, in both languages, against the engine's state at that moment: every number, every advice.
#include "tests/gui/lesson_moments.h"

#include "../../names.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "tests/named_test.h"

#include <QTest>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::grandissimo;
using gui::Moment;
using Numbers = gui::LessonMoments::Numbers;
using Facts = gui::LessonMoments::Facts;

namespace {

constexpr Seat kYou = LessonPlan::kPlayer;
constexpr Seat kDiego = Seat{1};
constexpr Seat kLucia = Seat{2};
constexpr const char* kNewCastile = "castilla_la_nueva";
constexpr const char* kOldCastile = "castilla_la_vieja";
constexpr const char* kBasque = "pais_vasco";
constexpr const char* kCatalonia = "cataluna";
constexpr int kSixth = 5; // stacks count from 0

bool isOpen(const Moment& moment, const char* id, Seat seat = kYou) {
    return placesFromCourt(moment.rules, moment.state, seat).contains(moment.area(id));
}

int inside(const Moment& moment, Seat seat) { return moment.state.at(moment.area("castillo"), ownerOf(seat)); }

int standing(const Moment& moment, const char* id) { return caballerosIn(moment.state, moment.area(id)); }

// The card that the step takes.
const CardFacts& taken(const Moment& moment) { return moment.facts.cards[moment.moves.front().action.a]; }

bool holds(const Moment& moment, Seat seat, const char* token) {
    const auto& tokens = moment.facts.tokens;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (tokens[i].id == token && moment.table.spotOf(static_cast<Token>(i)).seat() == seat) return true;
    return false;
}

int tokensCalled(const Moment& moment, const char* id) {
    return static_cast<int>(
        std::ranges::count_if(moment.facts.tokens, [=](const TokenFacts& token) { return token.id == id; }));
}

// Different cards of that stack.
int cardsIn(const Moment& moment, int stack) {
    return static_cast<int>(
        std::ranges::count_if(moment.facts.cards, [=](const CardFacts& card) { return card.stack == stack; }));
}

int fewestChosen(const Moment& moment) {
    for (const OptionFacts& option : moment.facts.options)
        if (option.id == "gr-cards") return option.least;
    return -1;
}

int takenBack(const Moment& moment) {
    for (const Event& event : moment.events)
        if (event.kind == EventKind::CaballeroSentBack) return event.number;
    return -1;
}

Numbers cheapest(const Moment& m) {
    return Numbers{m.power(kDiego), m.power(kLucia), m.meantPower(), m.brings(m.meantPower())};
}

Numbers meant(const Moment& m) { return Numbers{m.meantPower()}; }
Numbers court(const Moment& m) { return Numbers{m.moves.front().action.a}; }
Numbers placing(const Moment& m) { return Numbers{taken(m).caballeros}; }

// The numbers written as digits, by the lesson's key.
const Facts& numbersSaid() {
    static const Facts facts{
        {"portugal/portugal", [](const Moment& m) { return Numbers{m.value("portugal", 1)}; }},
        {"portugal/stacks", [](const Moment& m) { return Numbers{cardsIn(m, kSixth)}; }},
        {"ship/nine", cheapest},
        {"ship/nine?", meant},
        {"ship/court", court},
        {"ship/court?", court},
        {"ship/take", placing},
        {"ship/two",
         [](const Moment& m) {
             return Numbers{decisionFor(m.rules, m.state, kYou).legal.back().a, m.moves.front().action.a};
         }},
        {"ship/two?", court},
        {"jail/eight", cheapest},
        {"jail/eight?", meant},
        {"jail/basque", [](const Moment& m) { return Numbers{m.value(kBasque, 1)}; }},
        {"jail/court", court},
        {"jail/court?", court},
        {"jail/take", placing},
        {"jail/lock", [](const Moment& m) { return Numbers{m.value(kNewCastile, 1)}; }},
        {"jail/new-castile?", [](const Moment& m) { return Numbers{m.value(kNewCastile, 1)}; }},
        {"jail/decay", [](const Moment& m) { return Numbers{takenBack(m)}; }},
        {"choice/seven", cheapest},
        {"choice/seven?", meant},
        {"choice/gift", [](const Moment& m) { return Numbers{m.value("valencia", 1)}; }},
        {"choice/gift?", [](const Moment& m) { return Numbers{m.value("valencia", 1)}; }},
        {"choice/court", court},
        {"choice/court?", court},
        {"choice/take", placing},
        {"choice/kept", [](const Moment&) { return Numbers{2}; }}, // as many as are moved in "in" and "out"
        {"scoring/disk",
         [](const Moment& m) {
             return Numbers{m.value(kNewCastile, 1), m.value(kNewCastile, 2)};
         }},
        {"scoring/disk?", [](const Moment& m) { return Numbers{m.value(kNewCastile, 1)}; }},
        {"scoring/out?", [](const Moment& m) { return Numbers{m.value("portugal", 1)}; }},
        {"scoring/portugal", [](const Moment& m) { return Numbers{m.points(kYou, "portugal")}; }},
        {"scoring/result",
         [](const Moment& m) {
             const auto& seats = m.table.seats;
             return Numbers{seats[0].score, seats[1].score, seats[2].score};
         }},
        {"onward/parts",
         [](const Moment& m) {
             return Numbers{cardsIn(m, kSixth), fewestChosen(m)};
         }},
    };
    return facts;
}

// Of which step the events are that a step looks back at.
const QHash<QString, QString> kLookedAt{{"scoring/portugal", "scoring/out"}};

} // namespace

class LessonTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyNumberIsTrue_data();
    void everyNumberIsTrue();
    void portugalLiesWhereItIsSaid();
    void cheapestCardIsFirst_data();
    void cheapestCardIsFirst();
    void shipGoesWhereTheKingBars();
    void queenHelpsAtOnce();
    void landingIsTheBestThereIs();
    void jailAndPardon();
    void giftFindsAnEmptyRegion();
    void queenGoesFromCourtToCourt();
    void diskPromisesMost();
    void freeChoiceIsTheBestThereIs();
    void whatIsOverAndWhatIsLeft();

  private:
    Moment at(const QString& key) const { return lesson_.at(key); }

    gui::LessonMoments lesson_;
};

void LessonTest::initTestCase() {
    const auto loaded = lesson_.load("grandissimo");
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
    QVERIFY(checked > 40);
}

void LessonTest::portugalLiesWhereItIsSaid() {
    const Moment said = at("portugal/portugal");
    const AreaFacts& portugal = said.facts.areas[index(said.area("portugal"))];
    AreaSet beside;
    for (const char* id : {"galicia", kOldCastile, kNewCastile, "sevilla"}) beside.insert(said.area(id));
    QVERIFY(portugal.neighbours == beside);
    QCOMPARE(said.value("portugal", 2), 0);
    const Moment disk = at("scoring/disk");
    const auto legal = decisionFor(disk.rules, disk.state, kYou).legal;
    QVERIFY(std::ranges::none_of(legal, [&](Action action) { return areaAt(action.a) == disk.area("portugal"); }));
    QCOMPARE(at("portugal/black").before(Owner::Black, "aragon"), 2);
    QCOMPARE(cardsIn(said, kSixth + 1), 1);
}

void LessonTest::cheapestCardIsFirst_data() {
    QTest::addColumn<QString>("key");
    for (const char* key : {"ship/nine", "jail/eight", "choice/seven"}) QTest::addRow("%s", key) << QString(key);
}

void LessonTest::cheapestCardIsFirst() {
    QFETCH(QString, key);
    const Moment power = at(key);
    QVERIFY(power.meantPower() > std::max(power.power(kDiego), power.power(kLucia)));
    QCOMPARE(power.equallyGood().front(), power.meantPower());
}

void LessonTest::shipGoesWhereTheKingBars() {
    const Moment take = at("ship/take");
    QCOMPARE(take.table.king, take.area(kBasque));
    AreaSet open;
    for (const char* id : {"castillo", "galicia", kOldCastile, "aragon"}) open.insert(take.area(id));
    QVERIFY(placesFromCourt(take.rules, take.state, kYou) == open);
    QCOMPARE(taken(take).id, std::string("gr-ship-court"));
    const Moment held = at("ship/held");
    QVERIFY(holds(held, kYou, kShipToken));
    QCOMPARE(tokensCalled(held, kShipToken), 2);
    QVERIFY(isOpen(held, kShip) && !isOpen(held, kShip, kLucia));
    QCOMPARE(at("ship/aboard").caballeros(kYou, kShip), 3);
    QCOMPARE(at("queen/king").table.king, held.area("valencia"));
}

void LessonTest::queenHelpsAtOnce() {
    QVERIFY(holds(at("queen/welcomed"), kDiego, kQueen));
    const Moment favour = at("queen/favour");
    QCOMPARE(favour.caballeros(kDiego, "aragon"), favour.before(kDiego, "aragon") + 1);
}

void LessonTest::landingIsTheBestThereIs() {
    const Moment land = at("jail/land");
    QVERIFY(!isOpen(land, "portugal", kLucia) && !isOpen(land, "portugal", kDiego));
    QCOMPARE(standing(land, "portugal"), 0);
    QCOMPARE(land.caballeros(kYou, "portugal"), 2);
    const Moment basque = at("jail/basque");
    QCOMPARE(standing(basque, kBasque), 0);
    for (const Action action : decisionFor(basque.rules, basque.state, kYou).legal)
        if (action.kind != ActionKind::Done)
            QVERIFY(basque.gain(areaAt(action.a), 1) <= basque.gain(basque.area(kBasque), 1));
}

void LessonTest::jailAndPardon() {
    const Moment lock = at("jail/lock");
    QCOMPARE(lock.before(kLucia, kNewCastile), 2);
    QCOMPARE(lock.caballeros(kLucia, kJail), 1);
    const Moment castile = at("jail/new-castile");
    QCOMPARE(standing(castile, kNewCastile), 1);
    QCOMPARE(castile.caballeros(kYou, kNewCastile), 2);
    for (const Area place : placesFromCourt(castile.rules, castile.state, kYou) - AreaSet::of(castile.area(kShip)))
        QVERIFY(castile.gain(place, 2) <= castile.gain(castile.area(kNewCastile), 2));
    const Moment free = at("pardon/free");
    QCOMPARE(free.before(kYou, kNewCastile), 2);
    QCOMPARE(free.before(kLucia, kNewCastile), 2);
    QCOMPARE(standing(free, kJail), 0);
    const Moment placed = at("pardon/lucia");
    QCOMPARE(
        std::ranges::count_if(placed.moves, [](const Move& move) { return move.action.kind == ActionKind::Caballero; }),
        4);
    const Moment open = at("pardon/open");
    QCOMPARE(open.table.seats[index(kLucia)].court, 0);
    QCOMPARE(open.table.king, open.area("sevilla"));
    QVERIFY(isOpen(open, "portugal", kDiego));
    QCOMPARE(open.before(kYou, "portugal"), 2);
    QCOMPARE(open.before(kLucia, "portugal"), 1);
}

void LessonTest::giftFindsAnEmptyRegion() {
    const Moment both = at("pardon/both");
    QVERIFY(holds(both, kDiego, kQueen) && holds(both, kDiego, kJester));
    QCOMPARE(both.before(kYou, kGifts), 1);
    const Moment gift = at("choice/gift");
    QCOMPARE(standing(gift, "valencia"), 0);
    QVERIFY(!isOpen(gift, "valencia", kLucia) && !isOpen(gift, "valencia", kDiego));
    const auto legal = decisionFor(gift.rules, gift.state, kYou).legal;
    for (const Action action : legal)
        if (areaAt(action.a) != gift.area(kShip))
            QVERIFY(gift.gain(areaAt(action.a), 1) <= gift.gain(gift.area("valencia"), 1));
}

void LessonTest::queenGoesFromCourtToCourt() {
    QVERIFY(holds(at("choice/queen"), kDiego, kQueen));
    const Moment moves = at("choice/moves");
    QVERIFY(holds(moves, kLucia, kQueen) && holds(moves, kDiego, kJester));
    const Moment tower = at("choice/throw");
    QCOMPARE(inside(tower, kDiego), 1);
    QCOMPARE(inside(tower, kLucia), 2);
    QCOMPARE(inside(tower, kYou), 0);
}

void LessonTest::diskPromisesMost() {
    const Moment disk = at("scoring/disk");
    QCOMPARE(disk.before(kLucia, kNewCastile), 4);
    QCOMPARE(disk.before(kDiego, kNewCastile), 2);
    QCOMPARE(disk.before(kYou, kNewCastile), 2);
    QCOMPARE(inside(disk, kYou), 3);
    QVERIFY(inside(disk, kDiego) + 2 < 5); // second for certain
    const Area best = areaAt(disk.moves.front().action.a);
    QCOMPARE(best, disk.area(kNewCastile));
    for (const Action action : decisionFor(disk.rules, disk.state, kYou).legal)
        if (areaAt(action.a) != best && areaAt(action.a) != disk.table.kingsRegion) // to court
            QVERIFY(disk.gain(areaAt(action.a), 3) < disk.gain(best, 3));
}

// How far the player is ahead of the better of the others when two more Caballeros have been moved.
int leadAfter(const Moment& moment, Action first, Action second) {
    State state = moment.state;
    apply(moment.rules, state, {kYou, first});
    if (first.kind != ActionKind::Done) apply(moment.rules, state, {kYou, second});
    const auto score = [&](Seat seat) { return int(state.score[index(seat)]); };
    return score(kYou) - std::max(score(kDiego), score(kLucia));
}

void LessonTest::freeChoiceIsTheBestThereIs() {
    const Moment choice = at("scoring/choice");
    QCOMPARE(choice.before(kLucia, kNewCastile), 6);
    QCOMPARE(choice.before(kYou, kNewCastile), 5);
    const Moment in = at("scoring/in");
    QCOMPARE(in.before(kLucia, "portugal"), 3);
    QCOMPARE(in.before(kYou, "portugal"), 2);
    QCOMPARE(in.before(kYou, kCatalonia), 2);
    QCOMPARE(standing(in, kCatalonia), 2);
    const Moment out = at("scoring/out");
    QCOMPARE(out.before(kYou, "portugal"), 3);
    QCOMPARE(out.before(kLucia, "portugal"), 3);
    QCOMPARE(out.before(kLucia, kOldCastile), standing(out, kOldCastile)); // first there
    const int best = leadAfter(in, in.moves.front().action, out.moves.front().action);
    for (const Action first : decisionFor(in.rules, in.state, kYou).legal) {
        if (first.kind == ActionKind::Done) continue;
        State moved = in.state;
        apply(in.rules, moved, {kYou, first});
        for (const Action second : decisionFor(in.rules, moved, kYou).legal)
            QVERIFY(leadAfter(in, first, second) <= best);
    }
}

void LessonTest::whatIsOverAndWhatIsLeft() {
    QCOMPARE(at("scoring/out").points(kLucia, "portugal"), 0);
    const Moment result = at("scoring/result");
    QVERIFY(holds(result, kYou, kShipToken));
    QVERIFY(result.table.seats[0].score > std::max(result.table.seats[1].score, result.table.seats[2].score));
    const Moment boycott = at("onward/boycott");
    const auto& open = boycott.table.offer;
    QVERIFY(std::ranges::any_of(
        open, [&](Card card) { return card != Card::None && boycott.facts.cards[index(card)].id == "gr-boycott"; }));
}

ELGRANDE_TEST(LessonTest)
#include "lesson_test.moc"
