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
constexpr Seat kLucia = Seat{2};
constexpr const char* kHome = "sevilla";
constexpr const char* kNewCastile = "castilla_la_nueva";
constexpr const char* kInquisitor = "colonies-inquisitor";

// What the Caballero card before the seat says; -1: there is none any more.
int places(const Moment& moment, Seat seat) {
    for (const Card card : moment.table.seats[index(seat)].before)
        if (moment.facts.cards[index(card)].id.starts_with("caballero-")) return moment.caballerosOf(card);
    return -1;
}

const CardFacts& card(const Moment& moment, const char* id) {
    const auto& cards = moment.facts.cards;
    return *std::find_if(cards.begin(), cards.end(), [&](const CardFacts& each) { return each.id == id; });
}

bool isOffered(const Moment& moment, const char* id) {
    return std::any_of(moment.table.offer.begin(), moment.table.offer.end(),
                       [&](Card each) { return each != Card::None && moment.facts.cards[index(each)].id == id; });
}

// The card whose action the seat has.
std::string taken(const Moment& moment, Seat seat) {
    return moment.facts.cards[index(moment.table.seats[index(seat)].taken)].id;
}

bool holdsInquisitor(const Moment& moment, Seat seat) {
    return moment.state.token[index(moment.facts.token(kInquisitor))] == Spot::before(seat);
}

int inTotal(const Moment& moment, const char* id) { return caballerosIn(moment.state, moment.area(id)); }
int black(const Moment& moment, const char* id) { return moment.before(Owner::Black, id); }
int inTower(const Moment& moment, Seat seat) { return moment.state.at(Area::Castillo, ownerOf(seat)); }
int answered(const Moment& moment) { return moment.moves.front().action.a; }
Numbers meant(const Moment& moment) { return {moment.meantPower()}; }

// Of which step the events are that a step speaks of.
const QHash<QString, QString> kLookedAt{{"last/castile", "last/america"}};

} // namespace

class LessonTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyNumberIsTrue_data();
    void everyNumberIsTrue();
    void oneDiskAndTwoStacks();
    void kingGivesItAllUp();
    void stackCardPlacesItsOwnNumber();
    void discsOfAnotherPay();
    void ownCardIsKept();
    void whatIsLeftIsGood();

  private:
    Moment at(const QString& key) const { return lesson_.at(key); }
    Facts numbersSaid() const;
    Facts numbersOfTheFirstRound() const;
    Facts numbersOfTheOthers() const;
    int gold() const { return at("king/gold").points(kYou, "pais_vasco"); }
    int wares() const { return at("king/wares").points(kYou, "aragon"); }

    gui::LessonMoments lesson_;
};

Facts LessonTest::numbersOfTheFirstRound() const {
    const auto ofInquisitor = [](const Moment& m) { return card(m, kInquisitor).caballeros; };
    const auto ofEmbark = [](const Moment& m) { return Numbers{card(m, "colonies-embark").caballeros}; };
    return {
        {"both/welcome", [this](const Moment&) { return Numbers{at("both/stacks").table.seats[0].handSize}; }},
        {"both/disk?", [](const Moment& m) { return Numbers{m.value("castilla_la_vieja", 1)}; }},
        {"both/stacks",
         [](const Moment&) {
             return Numbers{1, 5, 6, 7};
         }},
        {"instead/thirty",
         [this](const Moment& m) {
             return Numbers{m.power(kDiego), m.power(kLucia), m.meantPower(), places(at("instead/court"), kYou)};
         }},
        {"instead/thirty?", meant},
        {"instead/diego", [](const Moment& m) { return Numbers{places(m, kDiego)}; }},
        {"instead/king",
         [this, ofInquisitor](const Moment& m) {
             return Numbers{ofInquisitor(m), places(at("instead/diego"), kDiego)};
         }},
        {"instead/hundred", [](const Moment& m) { return Numbers{m.power(kLucia)}; }},
        {"instead/court", [](const Moment& m) { return Numbers{answered(m)}; }},
        {"instead/court?", [](const Moment& m) { return Numbers{answered(m)}; }},
        {"instead/choice", [](const Moment& m) { return Numbers{places(m, kYou)}; }},
        {"instead/aboard", ofEmbark},
        {"instead/throw", ofEmbark},
    };
}

Facts LessonTest::numbersOfTheOthers() const {
    const auto ofInquisitor = [](const Moment& m) { return card(m, kInquisitor).caballeros; };
    return {
        {"king/high",
         [](const Moment& m) {
             return Numbers{180, m.meantPower()};
         }},
        {"king/high?", meant},
        {"king/three",
         [](const Moment& m) {
             return Numbers{m.power(kYou), places(m, kYou)};
         }},
        {"king/inquisitor",
         [ofInquisitor](const Moment& m) {
             return Numbers{m.power(kYou), ofInquisitor(m)};
         }},
        {"king/inquisitor?", [this](const Moment&) { return Numbers{gold() + wares()}; }},
        {"king/delivered",
         [this](const Moment&) {
             return Numbers{gold(), wares(), gold() + wares()};
         }},
        {"king/new-castile",
         [ofInquisitor](const Moment& m) {
             return Numbers{ofInquisitor(m), m.value(kNewCastile, 1)};
         }},
        {"last/own",
         [](const Moment& m) {
             return Numbers{m.power(kLucia), places(m, kLucia)};
         }},
        {"last/low",
         [](const Moment& m) {
             return Numbers{m.power(kDiego), m.power(kLucia), m.meantPower()};
         }},
        {"last/low?",
         [](const Moment& m) {
             return Numbers{m.meantPower(), m.brings(m.meantPower())};
         }},
        {"last/court", [](const Moment& m) { return Numbers{answered(m)}; }},
        {"last/court?", [](const Moment& m) { return Numbers{answered(m)}; }},
        {"last/left", [](const Moment& m) { return Numbers{m.power(kDiego)}; }},
        {"last/overseas",
         [](const Moment& m) {
             return Numbers{m.power(kYou), places(m, kYou), card(m, "colonies-score").caballeros};
         }},
        {"last/america",
         [](const Moment& m) {
             const int first = m.points(kYou, "america", Reason::Rank);
             return Numbers{first, m.points(kYou, "america") - first};
         }},
        {"last/castile", [](const Moment& m) { return Numbers{m.points(kYou, "america")}; }},
        {"onward/play", [](const Moment& m) { return Numbers{m.table.seats[0].score}; }},
    };
}

// The numbers written as digits, by the lesson's key.
Facts LessonTest::numbersSaid() const {
    Facts all = numbersOfTheFirstRound();
    all.merge(numbersOfTheOthers());
    return all;
}

void LessonTest::initTestCase() {
    const auto loaded = lesson_.load("king_colonies");
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
    QVERIFY(checked > 45);
}

void LessonTest::oneDiskAndTwoStacks() {
    const Moment disk = at("both/disk");
    QCOMPARE(disk.state.token[index(disk.facts.token("colonies-table"))], Spot::in(disk.area("castilla_la_vieja")));
    QCOMPARE(inTotal(disk, "limit-table"), 0);
    const Moment stacks = at("both/stacks");
    QCOMPARE(stacks.before(kYou, "limit-table"), 2);
    QVERIFY(isOffered(stacks, kInquisitor) && isOffered(stacks, "colonies-embark"));
    for (std::size_t stack = 0; stack < 5; ++stack) QCOMPARE(stacks.table.offer[stack], Card::None);
}

void LessonTest::kingGivesItAllUp() {
    const Moment diego = at("instead/diego");
    QCOMPARE(taken(diego, kDiego), std::string("ki-king"));
    const Moment king = at("instead/king");
    QCOMPARE(taken(king, kDiego), std::string(kInquisitor));
    QCOMPARE(places(king, kDiego), -1);
    QVERIFY(holdsInquisitor(king, kDiego));
    QCOMPARE(black(king, "america.gold") + black(king, "mediterranean.wares"), 2);
    QCOMPARE(diego.table.seats[1].court - king.table.seats[1].court, card(king, kInquisitor).caballeros + 1);
    QCOMPARE(taken(at("instead/court"), kLucia), std::string("ki-100"));
}

void LessonTest::stackCardPlacesItsOwnNumber() {
    const Moment choice = at("instead/choice");
    QVERIFY(isOffered(choice, "colonies-embark") && !isOffered(choice, kInquisitor));
    QCOMPARE(at("instead/ship").caballeros(kYou, "ship"), 2);
    const Moment tower = at("instead/throw");
    QCOMPARE(inTower(tower, kDiego), 1);
    QCOMPARE(inTower(tower, kLucia), 1);
    QCOMPARE(inTower(at("king/high"), kYou), 2);
}

void LessonTest::discsOfAnotherPay() {
    QCOMPARE(at("king/high").table.starter, kYou);
    const Moment viceroy = at("king/viceroy");
    QCOMPARE(inTotal(viceroy, "america.viceroy"), 0);
    QVERIFY(holdsInquisitor(viceroy, kDiego));
    const Moment three = at("king/three");
    QVERIFY(isOffered(three, kInquisitor));
    QCOMPARE(three.table.order.front(), kYou);
    QCOMPARE(inTotal(at("king/gold"), "pais_vasco"), 0);
    QCOMPARE(inTotal(at("king/wares"), "aragon"), 0);
    const Moment castile = at("king/first");
    QCOMPARE(castile.before(kDiego, kNewCastile), 3);
    QCOMPARE(castile.before(kLucia, kNewCastile), 2);
    QCOMPARE(at("king/new-castile").caballeros(kYou, kNewCastile), 4);
}

void LessonTest::ownCardIsKept() {
    const Moment own = at("last/own");
    QCOMPARE(taken(own, kLucia), std::string("ki-75"));
    QCOMPARE(own.before(kLucia, "ki-reserve"), 1);
}

void LessonTest::whatIsLeftIsGood() {
    const Moment left = at("last/left");
    QVERIFY(holdsInquisitor(left, kLucia));
    QCOMPARE(taken(left, kDiego), std::string("ki-150"));
    QVERIFY(isOffered(left, "colonies-score") && !isOffered(left, kInquisitor));
    const Moment castile = at("last/castile");
    QVERIFY(castile.before(kYou, kNewCastile) < castile.before(kLucia, kNewCastile));
    QVERIFY(castile.caballeros(kYou, kNewCastile) > castile.before(kLucia, kNewCastile));
    const Moment home = at("last/home");
    for (const Seat seat : {kYou, kDiego, kLucia}) QCOMPARE(home.before(seat, kHome), 2);
    const auto& seats = at("onward/play").table.seats;
    QVERIFY(seats[0].score > std::max(seats[1].score, seats[2].score));
}

ELGRANDE_TEST(LessonTest)
#include "lesson_test.moc"
