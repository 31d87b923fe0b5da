// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the guided game says, in both languages, against the engine's state at that moment: every number, every advice.
#include "app/program/language.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "tests/gui/lesson_moments.h"
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

// The numbers written as digits, by the lesson's key. A step before which something was scored looks back at it.
const Facts& numbersSaid() {
    static const Facts facts{
        {"map/regions",
         [](const Moment& m) {
             const char* id = "castilla_la_vieja";
             return Numbers{m.value(id, 1), m.value(id, 2), m.value(id, 3)};
         }},
        {"map/grande",
         [](const Moment& m) {
             return Numbers{2, m.caballeros(kYou, "granada")};
         }},
        {"map/rounds", [](const Moment& m) { return Numbers(m.facts.scoringAfter); }},
        {"powers/five",
         [](const Moment& m) {
             const Numbers same = m.equallyGood();
             return Numbers{m.power(kDiego), m.power(kLucia), same.front(),  same.back(),
                            same.back(),     same.front(),    m.meantPower()};
         }},
        {"powers/five?",
         [](const Moment& m) {
             return Numbers{m.meantPower(), m.meantPower()};
         }},
        {"court/first-turn", [](const Moment& m) { return Numbers{m.power(kDiego)}; }},
        {"court/diego",
         [](const Moment& m) {
             const int bonus = m.points(kDiego, "valencia") - m.value("valencia", 1);
             return Numbers{5, m.value("valencia", 1), bonus};
         }},
        {"court/fill",
         [](const Moment& m) {
             return Numbers{m.power(kYou), m.moves.front().action.a};
         }},
        {"court/fill?", [](const Moment& m) { return Numbers{m.moves.front().action.a}; }},
        {"place/score?", [](const Moment& m) { return Numbers{m.value("granada", 1)}; }},
        {"place/points",
         [](const Moment& m) {
             return Numbers{m.points(kYou, "granada"), m.points(kYou, "granada", Reason::Rank),
                            m.points(kYou, "granada", Reason::Grande)};
         }},
        {"place/order", [](const Moment& m) { return Numbers{m.power(kLucia)}; }},
        {"king/round-two", [](const Moment& m) { return Numbers{m.table.round}; }},
        {"king/thirteen",
         [](const Moment& m) {
             return Numbers{m.power(kLucia), 12, m.meantPower()};
         }},
        {"king/thirteen?", [](const Moment& m) { return Numbers{m.meantPower()}; }},
        {"king/taboo", [](const Moment&) { return Numbers{2}; }},
        {"king/take-king", [](const Moment& m) { return Numbers{m.power(kDiego)}; }},
        {"castillo/new-castile", [](const Moment& m) { return Numbers{m.value("castilla_la_nueva", 1)}; }},
        {"castillo/tower",
         [](const Moment& m) {
             return Numbers{m.value("castillo", 1), m.value("castillo", 2)};
         }},
        {"veto/round-three", [](const Moment& m) { return Numbers{m.table.round}; }},
        {"veto/six",
         [](const Moment& m) {
             const Numbers same = m.equallyGood();
             return Numbers{m.power(kDiego), m.power(kLucia), same.front(), same.back(), m.meantPower(), 7};
         }},
        {"veto/six?", [](const Moment& m) { return Numbers{m.meantPower()}; }},
        {"veto/eight",
         [](const Moment& m) {
             const auto laid = std::find_if(m.events.begin(), m.events.end(), [](const Event& event) {
                 return event.kind == EventKind::ScoreboardMoved && event.seat == kDiego;
             });
             if (laid == m.events.end()) return Numbers{};
             const auto& values = m.facts.tokens[index(laid->token)].values;
             return Numbers{values[0], values[1], m.printed("valencia", 1), m.printed("valencia", 2)};
         }},
        {"veto/three?", [](const Moment& m) { return Numbers{m.moves.front().action.a}; }},
        {"scoring/disk?", [](const Moment& m) { return Numbers{m.value("castilla_la_vieja", 1)}; }},
        {"scoring/tie", [](const Moment& m) { return Numbers{m.points(kYou, "castillo")}; }},
        {"scoring/bonus",
         [](const Moment& m) {
             return Numbers{m.points(kYou, "granada"), m.points(kYou, "granada", Reason::Rank),
                            m.points(kYou, "granada", Reason::King), m.points(kYou, "granada", Reason::Grande)};
         }},
        {"scoring/result", [](const Moment& m) { return Numbers{m.after.seats[index(kYou)].score}; }},
    };
    return facts;
}

// Of which step the events are that a step looks back at.
const QHash<QString, QString> kLookedBackAt{{"court/diego", "court/first-turn"}, {"place/points", "place/score"},
                                            {"veto/eight", "veto/scoreboard"},   {"place/order", "place/last"},
                                            {"scoring/tie", "scoring/film"},     {"scoring/bonus", "scoring/film"},
                                            {"scoring/result", "scoring/film"}};

} // namespace

class LessonTruthTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyNumberIsTrue_data();
    void everyNumberIsTrue();
    void countsInWordsAreTrue();
    void placesForPlacingAreAllThereAre();
    void powersAreTheBestForTheirPlace();
    void diskIsTheBestPlace();
    void vetoSavesACaballero();
    void playerLeads();

  private:
    Moment at(const QString& key) const { return lesson_.at(key); }

    gui::LessonMoments lesson_;
};

void LessonTruthTest::initTestCase() {
    const auto loaded = lesson_.load(kFirstGame);
    QVERIFY2(loaded, loaded ? "" : loaded.error().c_str());
}

void LessonTruthTest::everyNumberIsTrue_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : Language::known()) QTest::addRow("%s", qPrintable(language)) << language;
}

void LessonTruthTest::everyNumberIsTrue() {
    QFETCH(QString, language);
    int checked = 0;
    const QStringList wrong = lesson_.wrongNumbers(language, numbersSaid(), kLookedBackAt, checked);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    QVERIFY(checked > 50);
}

void LessonTruthTest::countsInWordsAreTrue() {
    QCOMPARE(at("court/first-turn").caballeros(kDiego, "valencia") - at("map/goal").caballeros(kDiego, "valencia"), 2);
    QCOMPARE(at("court/fill").table.seats[index(kYou)].court + 4, at("cards/five").table.seats[index(kYou)].court);
    QCOMPARE(at("powers/five").brings(5), 4);
    QCOMPARE(at("powers/five").brings(10), 1);
    QCOMPARE(at("veto/six").brings(6), 3);
    QCOMPARE(at("veto/six").brings(7), 3);
    QCOMPARE(at("place/home").caballeros(kYou, "granada"), 4);
    QCOMPARE(caballerosIn(at("place/score").state, lesson_.facts().area("granada")), 4); // and nobody else
    QVERIFY(at("king/round-two").caballeros(kLucia, "granada") > 0);
    QCOMPARE(caballerosIn(at("castillo/new-castile").state, lesson_.facts().area("castilla_la_nueva")), 0);
    QCOMPARE(at("castillo/new-castile").caballeros(kYou, "castilla_la_nueva"), 3);
    const gui::Moment round = at("place/last");
    QCOMPARE(round.caballeros(kLucia, "granada"), 1);
    const Area tower = lesson_.facts().area("castillo");
    int placed = at("castillo/new-castile").state.at(tower, ownerOf(kLucia)) - round.state.at(tower, ownerOf(kLucia));
    for (const AreaFacts& each : lesson_.facts().areas)
        if (each.region) placed += round.caballeros(kLucia, each.id.c_str()) - round.before(kLucia, each.id.c_str());
    QCOMPARE(placed, 4);
    const State counted = at("castillo/counted").state;
    const auto inTower = [&](Seat seat) { return counted.at(lesson_.facts().area("castillo"), ownerOf(seat)); };
    QCOMPARE(inTower(kYou), 2);
    QCOMPARE(inTower(kLucia), 2);
    QCOMPARE(inTower(kDiego), 1);
    const gui::Moment diego = at("court/first-turn");
    QCOMPARE(diego.caballeros(kDiego, "castilla_la_vieja") - diego.before(kDiego, "castilla_la_vieja"), 1);
    QCOMPARE(at("veto/scoreboard").caballeros(kDiego, "valencia"), 6);
    QCOMPARE(at("veto/three").moves.front().action.a, std::uint8_t(3));
    const State scoring = at("scoring/general").state;
    QCOMPARE(scoring.at(lesson_.facts().area("castillo"), ownerOf(kYou)), 3);
    QCOMPARE(scoring.at(lesson_.facts().area("castillo"), ownerOf(kDiego)), 2);
    QCOMPARE(scoring.at(lesson_.facts().area("castillo"), ownerOf(kLucia)), 2);
    QCOMPARE(at("scoring/film").points(kDiego, "castillo") + at("scoring/film").points(kLucia, "castillo"), 0);
    QCOMPARE(caballerosIn(scoring, lesson_.facts().area("castilla_la_vieja")), 1);
    QCOMPARE(at("scoring/disk").caballeros(kDiego, "castilla_la_vieja"), 1);
}

void LessonTruthTest::placesForPlacingAreAllThereAre() {
    QStringList lit;
    for (const QString& name : lesson_.lit("place/beside"))
        if (name != "king") lit << name.section(':', -1);
    QStringList open;
    const AreaSet places = placesFromCourt(lesson_.rules(), at("place/beside").state, kYou);
    const auto& areas = lesson_.facts().areas;
    for (std::size_t i = 0; i < areas.size(); ++i)
        if (places.contains(areaAt(static_cast<int>(i)))) open << QString::fromStdString(areas[i].id);
    lit.sort();
    open.sort();
    QCOMPARE(lit, open);
}

// Where the others have played already, no card brings more Caballeros for the same place in the order.
void LessonTruthTest::powersAreTheBestForTheirPlace() {
    for (const char* key : {"powers/five", "veto/six"}) {
        const Moment moment = at(key);
        for (const int other : moment.equallyGood())
            QVERIFY2(moment.brings(other) <= moment.brings(moment.meantPower()), key);
        QCOMPARE(moment.equallyGood().front(), moment.meantPower()); // and the higher ones are kept
    }
    const Moment thirteen = at("king/thirteen"); // the only card that nobody can play over
    const PowerSet mayHold = thirteen.table.seats[index(kDiego)].mayHold;
    const auto& powers = lesson_.facts().powers;
    QVERIFY(std::any_of(powers.begin(), powers.end(), [&](const PowerFacts& power) {
        return power.value == 12 && mayHold.contains(static_cast<Power>(&power - powers.data()));
    }));
    QCOMPARE(thirteen.meantPower(), 13);
    QCOMPARE(thirteen.brings(13), 0);
}

// As far as can be known: every other place for three pieces brings less than first place in Old Castile.
void LessonTruthTest::diskIsTheBestPlace() {
    const Moment disk = at("scoring/disk");
    const Area meant = areaAt(disk.moves.front().action.a);
    QCOMPARE(disk.gain(meant, 3), disk.value("castilla_la_vieja", 1));
    for (const Action action : decisionFor(lesson_.rules(), disk.state, kYou).legal)
        if (areaAt(action.a) != meant) QVERIFY(disk.gain(areaAt(action.a), 3) < disk.gain(meant, 3));
}

void LessonTruthTest::vetoSavesACaballero() {
    const Moment object = at("veto/object");
    QVERIFY(object.table.announced.has_value());
    const Deed& announced = *object.table.announced;
    QCOMPARE(announced.moves.front().kind, ActionKind::Relocate);
    QCOMPARE(announced.grip.owner, ownerOf(kYou));
    QCOMPARE(announced.grip.from, lesson_.facts().area("castilla_la_nueva"));
    QCOMPARE(object.caballeros(kYou, "castilla_la_nueva"), 4); // none has left
}

void LessonTruthTest::playerLeads() {
    const auto& seats = at("scoring/result").after.seats;
    QVERIFY(seats[index(kYou)].score > std::max(seats[index(kDiego)].score, seats[index(kLucia)].score));
}

ELGRANDE_TEST(LessonTruthTest)
#include "lesson_truth_test.moc"
