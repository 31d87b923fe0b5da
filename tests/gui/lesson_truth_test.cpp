// What the guided game says, in both languages, against the engine's state at that moment: every number, every advice.
#include "app/lessons/lesson_plan.h"
#include "app/settings/language.h"
#include "model/observe/catalogue.h"
#include "model/observe/observation.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace elgrande;

namespace {

constexpr Seat kYou = LessonPlan::kPlayer;
constexpr Seat kDiego = Seat{1};
constexpr Seat kLucia = Seat{2};

// A step of the lesson: the table when it begins, what the player may do, and what happens until it ends.
struct Moment {
    const Rules& rules;
    const Catalogue& facts;
    State state; // when it begins
    Observation table;
    Observation after;
    std::vector<Move> moves;
    std::vector<Event> events; // of the step

    Area area(const char* id) const { return facts.area(id); }
    int caballeros(Seat seat, const char* id) const { return after.at(area(id), ownerOf(seat)); }
    int value(const char* id, int rank) const {
        return valuesOf(rules, state, area(id))[static_cast<std::size_t>(rank - 1)];
    }
    int power(Seat seat) const { return facts.powers[index(table.seats[index(seat)].played)].value; }
    int printed(const char* id, int rank) const {
        return facts.areas[index(area(id))].values[static_cast<std::size_t>(rank - 1)];
    }
    int meantPower() const { return facts.powers[moves.front().action.a].value; }
    int bonus(Reason reason) const {
        return sum(kYou, "granada", [reason](Reason each) { return each == reason; });
    }
    int points(Seat seat, const char* id) const {
        return sum(seat, id, [](Reason) { return true; });
    }
    int sum(Seat seat, const char* id, const std::function<bool(Reason)>& counts) const {
        int all = 0;
        for (const Event& event : events)
            if (event.kind == EventKind::Points && event.seat == seat && event.to == area(id) && counts(event.reason))
                all += event.number;
        return all;
    }
};

using Numbers = std::vector<int>;
using Facts = std::map<QString, std::function<Numbers(const Moment&)>>;

// Legal power values that leave the player as many others in front as the meant one.
Numbers equallyGood(const Moment& moment) {
    const auto ahead = [&](int value) {
        int others = 0;
        for (const Seat seat : {kDiego, kLucia})
            if (const Power power = moment.table.seats[index(seat)].played; power != Power::None)
                others += moment.facts.powers[index(power)].value > value;
        return others;
    };
    Numbers found;
    for (const Action action : decisionFor(moment.rules, moment.state, kYou).legal)
        if (const int value = moment.facts.powers[action.a].value; ahead(value) == ahead(moment.meantPower()))
            found.push_back(value);
    std::sort(found.begin(), found.end());
    return found;
}

int brings(const Moment& moment, int power) {
    for (const PowerFacts& facts : moment.facts.powers)
        if (facts.value == power) return facts.caballeros;
    return -1;
}

// The numbers written as digits, by the lesson's key. A step before which something was scored looks back at it.
const Facts& numbersSaid() {
    static const Facts facts{
        {"map/regions",
         [](const Moment& m) {
             const char* id = "castilla_la_nueva";
             return Numbers{m.value(id, 1), m.value(id, 2), m.value(id, 3)};
         }},
        {"map/grande",
         [](const Moment& m) {
             return Numbers{2, m.caballeros(kYou, "granada")};
         }},
        {"map/rounds", [](const Moment& m) { return Numbers(m.facts.scoringAfter); }},
        {"powers/five",
         [](const Moment& m) {
             const Numbers same = equallyGood(m);
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
             return Numbers{m.points(kYou, "granada"), m.bonus(Reason::Rank), m.bonus(Reason::Grande)};
         }},
        {"place/last", [](const Moment& m) { return Numbers{m.power(kLucia)}; }},
        {"king/round-two", [](const Moment& m) { return Numbers{m.table.round}; }},
        {"king/thirteen",
         [](const Moment& m) {
             return Numbers{m.power(kLucia), 12, m.meantPower()};
         }},
        {"king/thirteen?", [](const Moment& m) { return Numbers{m.meantPower()}; }},
        {"king/taboo", [](const Moment&) { return Numbers{2}; }},
        {"castillo/new-castile", [](const Moment& m) { return Numbers{m.value("castilla_la_nueva", 1)}; }},
        {"castillo/tower",
         [](const Moment& m) {
             return Numbers{m.value("castillo", 1), m.value("castillo", 2)};
         }},
        {"veto/round-three", [](const Moment& m) { return Numbers{m.table.round}; }},
        {"veto/six",
         [](const Moment& m) {
             const Numbers same = equallyGood(m);
             return Numbers{m.power(kDiego), m.power(kLucia), same.front(), same.back(), m.meantPower(), 7};
         }},
        {"veto/six?", [](const Moment& m) { return Numbers{m.meantPower()}; }},
        {"veto/scoreboard",
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
             return Numbers{m.points(kYou, "granada"), m.bonus(Reason::Rank), m.bonus(Reason::King),
                            m.bonus(Reason::Grande)};
         }},
        {"scoring/result", [](const Moment& m) { return Numbers{m.after.seats[index(kYou)].score}; }},
    };
    return facts;
}

// Of which step the events are that a step looks back at.
QString lookedBackAt(const QString& key) {
    static const QHash<QString, QString> earlier{{"court/diego", "court/first-turn"},
                                                 {"place/points", "place/score"},
                                                 {"scoring/tie", "scoring/film"},
                                                 {"scoring/bonus", "scoring/film"},
                                                 {"scoring/result", "scoring/film"}};
    return earlier.value(key, key);
}

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
    Moment at(const QString& key) const;

    std::optional<LessonPlan> plan_;
    std::shared_ptr<const Rules> rules_;
    Catalogue facts_;
};

void LessonTruthTest::initTestCase() {
    auto plan = lessonPlan(kFirstGame);
    QVERIFY2(plan, plan ? "" : plan.error().c_str());
    plan_ = std::move(*plan);
    auto rules = RulesBuilder::build(plan_->record.setup);
    QVERIFY(rules);
    rules_ = *rules;
    facts_ = catalogueOf(*rules_);
}

Moment LessonTruthTest::at(const QString& key) const {
    std::vector<const LessonStep*> steps;
    QStringList keys;
    for (const LessonChapter& chapter : plan_->chapters)
        for (const LessonStep& step : chapter.steps) {
            steps.push_back(&step);
            keys << chapter.id + u'/' + step.id;
        }
    const qsizetype which = keys.indexOf(key);
    if (which < 0) qFatal("no step %s", qPrintable(key));
    const std::size_t first = steps[static_cast<std::size_t>(which)]->firstMove;
    const std::size_t end =
        which + 1 < keys.size() ? steps[static_cast<std::size_t>(which) + 1]->firstMove : plan_->record.moves.size();
    const auto reached = [this](std::size_t move) {
        return *replay(*rules_, initialState(*rules_), plan_->record, static_cast<int>(move));
    };
    const Replayed before = reached(first);
    const Replayed after = reached(end);
    const auto& moves = plan_->record.moves;
    return {*rules_,
            facts_,
            before.state,
            observe(*rules_, before.state, kYou),
            observe(*rules_, after.state, kYou),
            {moves.begin() + static_cast<std::ptrdiff_t>(first), moves.begin() + static_cast<std::ptrdiff_t>(end)},
            {after.events.begin() + static_cast<std::ptrdiff_t>(before.events.size()), after.events.end()}};
}

void LessonTruthTest::everyNumberIsTrue_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : Language::known()) QTest::addRow("%s", qPrintable(language)) << language;
}

void LessonTruthTest::everyNumberIsTrue() {
    QFETCH(QString, language);
    static const QRegularExpression number("\\b[0-9]+\\b");
    const LessonTexts said = lessonTexts(kFirstGame, language);
    int checked = 0;
    for (auto each = said.begin(); each != said.end(); ++each) {
        const QString words = QString(each.value()).remove(QRegularExpression("\\{[0-9]\\}|F1"));
        Numbers found;
        for (auto match = number.globalMatch(words); match.hasNext();) found.push_back(match.next().captured().toInt());
        Numbers meant;
        if (const auto fact = numbersSaid().find(each.key()); fact != numbersSaid().end())
            meant = fact->second(at(lookedBackAt(QString(each.key()).remove('?'))));
        std::sort(found.begin(), found.end());
        std::sort(meant.begin(), meant.end());
        checked += static_cast<int>(found.size());
        QVERIFY2(found == meant, qPrintable(each.key() + ": " + each.value()));
    }
    QVERIFY(checked > 50);
}

void LessonTruthTest::countsInWordsAreTrue() {
    QCOMPARE(at("court/first-turn").caballeros(kDiego, "valencia") - at("map/goal").caballeros(kDiego, "valencia"), 2);
    QCOMPARE(at("court/fill").table.seats[index(kYou)].court + 4, at("cards/five").table.seats[index(kYou)].court);
    QCOMPARE(brings(at("powers/five"), 5), 4);
    QCOMPARE(brings(at("powers/five"), 10), 1);
    QCOMPARE(brings(at("veto/six"), 6), 3);
    QCOMPARE(brings(at("veto/six"), 7), 3);
    QCOMPARE(at("place/home").caballeros(kYou, "granada"), 4);
    QCOMPARE(caballerosIn(at("place/score").state, facts_.area("granada")), 4); // and nobody else
    QVERIFY(at("king/round-two").caballeros(kLucia, "granada") > 0);
    QCOMPARE(caballerosIn(at("castillo/new-castile").state, facts_.area("castilla_la_nueva")), 0);
    QCOMPARE(at("castillo/new-castile").caballeros(kYou, "castilla_la_nueva"), 3);
    QCOMPARE(at("veto/scoreboard").caballeros(kDiego, "valencia"), 6);
    QCOMPARE(at("veto/three").moves.front().action.a, std::uint8_t(3));
    const State scoring = at("scoring/general").state;
    QCOMPARE(scoring.at(facts_.area("castillo"), ownerOf(kYou)), 3);
    QCOMPARE(scoring.at(facts_.area("castillo"), ownerOf(kDiego)), 2);
    QCOMPARE(scoring.at(facts_.area("castillo"), ownerOf(kLucia)), 2);
    QCOMPARE(at("scoring/film").points(kDiego, "castillo") + at("scoring/film").points(kLucia, "castillo"), 0);
    QCOMPARE(caballerosIn(scoring, facts_.area("castilla_la_vieja")), 1);
    QCOMPARE(at("scoring/disk").caballeros(kDiego, "castilla_la_vieja"), 1);
}

void LessonTruthTest::placesForPlacingAreAllThereAre() {
    for (const LessonChapter& chapter : plan_->chapters)
        for (const LessonStep& step : chapter.steps) {
            if (step.id != QLatin1String("beside")) continue;
            QStringList lit{"castillo"};
            for (const QString& name : step.lit) lit << name.section(':', 1);
            QStringList open;
            const AreaSet places = placesFromCourt(*rules_, at("place/beside").state, kYou);
            for (std::size_t i = 0; i < facts_.areas.size(); ++i)
                if (places.contains(areaAt(static_cast<int>(i)))) open << QString::fromStdString(facts_.areas[i].id);
            lit.sort();
            open.sort();
            QCOMPARE(lit, open);
            return;
        }
    QFAIL("nothing is said about the King's neighbours");
}

// Where the others have played already, no card brings more Caballeros for the same place in the order.
void LessonTruthTest::powersAreTheBestForTheirPlace() {
    for (const char* key : {"powers/five", "veto/six"}) {
        const Moment moment = at(key);
        for (const int other : equallyGood(moment))
            QVERIFY2(brings(moment, other) <= brings(moment, moment.meantPower()), key);
        QCOMPARE(equallyGood(moment).front(), moment.meantPower()); // and the higher ones are kept
    }
    const Moment thirteen = at("king/thirteen"); // the only card that nobody can play over
    const PowerSet mayHold = thirteen.table.seats[index(kDiego)].mayHold;
    QVERIFY(std::any_of(facts_.powers.begin(), facts_.powers.end(), [&](const PowerFacts& power) {
        return power.value == 12 && mayHold.contains(static_cast<Power>(&power - facts_.powers.data()));
    }));
    QCOMPARE(thirteen.meantPower(), 13);
    QCOMPARE(brings(thirteen, 13), 0);
}

// As far as can be known: every other place for three pieces brings less than first place in Old Castile.
void LessonTruthTest::diskIsTheBestPlace() {
    const Moment disk = at("scoring/disk");
    const auto gain = [&](Area place) {
        State moved = disk.state;
        const int now = pointsIn(*rules_, moved, place)[index(kYou)];
        std::uint8_t& own = moved.at(place, ownerOf(kYou));
        own = static_cast<std::uint8_t>(own + 3);
        return pointsIn(*rules_, moved, place)[index(kYou)] - now;
    };
    const Area meant = areaAt(disk.moves.front().action.a);
    QCOMPARE(gain(meant), disk.value("castilla_la_vieja", 1));
    for (const Action action : decisionFor(*rules_, disk.state, kYou).legal)
        if (areaAt(action.a) != meant) QVERIFY(gain(areaAt(action.a)) < gain(meant));
}

void LessonTruthTest::vetoSavesACaballero() {
    const Moment object = at("veto/object");
    QVERIFY(object.table.announced.has_value());
    const Deed& announced = *object.table.announced;
    QCOMPARE(announced.moves.front().kind, ActionKind::Relocate);
    QCOMPARE(announced.grip.owner, ownerOf(kYou));
    QCOMPARE(announced.grip.from, facts_.area("castilla_la_nueva"));
    QCOMPARE(object.caballeros(kYou, "castilla_la_nueva"), 4); // none has left
}

void LessonTruthTest::playerLeads() {
    const auto& seats = at("scoring/result").after.seats;
    QVERIFY(seats[index(kYou)].score > std::max(seats[index(kDiego)].score, seats[index(kLucia)].score));
}

QTEST_GUILESS_MAIN(LessonTruthTest)
#include "lesson_truth_test.moc"
