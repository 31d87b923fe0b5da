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
constexpr const char* kHome = "castilla_la_vieja";
constexpr const char* kNewCastile = "castilla_la_nueva";
constexpr const char* kBasque = "pais_vasco";

// What the Caballero card before the seat says.
int places(const Moment& moment, Seat seat) {
    for (const Card card : moment.table.seats[index(seat)].before)
        if (moment.facts.cards[index(card)].id.starts_with("caballero-")) return moment.caballerosOf(card);
    return -1;
}

// What the King's player is going to place.
int mostPlaces(const Moment& moment) {
    int most = 0;
    for (const CardFacts& card : moment.facts.cards)
        if (card.id.starts_with("caballero-")) most = std::max(most, card.caballeros);
    return most;
}

// Of the cards before the seat or taken by it.
bool has(const Moment& moment, Seat seat, const char* id) {
    const SeatSeen& seen = moment.table.seats[index(seat)];
    std::vector<Card> cards = seen.before;
    cards.push_back(seen.taken);
    return std::any_of(cards.begin(), cards.end(),
                       [&](Card card) { return card != Card::None && moment.facts.cards[index(card)].id == id; });
}

bool isOpen(const Moment& moment, const char* id) {
    return placesFromCourt(moment.rules, moment.state, kYou).contains(moment.area(id));
}

int scored(const Moment& moment, const char* id) { return pointsIn(moment.rules, moment.state, moment.area(id))[0]; }

int laid(const Moment& moment) {
    for (const Event& event : moment.events)
        if (event.kind == EventKind::ScoreboardMoved) return moment.facts.tokens[index(event.token)].values[0];
    return -1;
}

int cardsOfTheFirstEdition(const Moment& moment) {
    const auto& powers = moment.facts.powers;
    return static_cast<int>(std::count_if(powers.begin(), powers.end(), [](const PowerFacts& power) {
        return power.value > 0 && power.value % 10 == 0;
    }));
}

// The numbers written as digits, by the lesson's key.
const Facts& numbersSaid() {
    static const Facts facts{
        {"disk/disk", [](const Moment& m) { return Numbers{m.value(kBasque, 1)}; }},
        {"disk/disk?", [](const Moment& m) { return Numbers{m.value(kBasque, 1)}; }},
        {"hand/thirteen", [](const Moment& m) { return Numbers{m.table.seats[0].hand.size()}; }},
        {"hand/parts",
         [](const Moment& m) {
             return Numbers{93, m.brings(93)};
         }},
        {"hand/required",
         [](const Moment&) {
             return Numbers{93, 40};
         }},
        {"hand/chosen",
         [](const Moment& m) {
             return Numbers{m.table.seats[0].handSize, static_cast<int>(m.facts.powers.size()),
                            cardsOfTheFirstEdition(m)};
         }},
        {"order/middle",
         [](const Moment& m) {
             Numbers all = m.equallyGood();
             all.insert(all.end(), {m.power(kDiego), m.power(kLucia), m.brings(m.meantPower()), m.meantPower()});
             return all;
         }},
        {"order/middle?", [](const Moment& m) { return Numbers{m.meantPower()}; }},
        {"order/cards",
         [](const Moment& m) {
             return Numbers{places(m, kLucia), places(m, kDiego), places(m, kYou)};
         }},
        {"turn/court",
         [](const Moment& m) {
             return Numbers{m.power(kYou), m.brings(m.power(kYou)), m.moves.front().action.a};
         }},
        {"turn/court?", [](const Moment& m) { return Numbers{m.moves.front().action.a}; }},
        {"turn/new-castile", [](const Moment& m) { return Numbers{m.value(kNewCastile, 1)}; }},
        {"turn/quarantine",
         [](const Moment& m) {
             return Numbers{laid(m), m.value(kHome, 1)};
         }},
        {"turn/taboo",
         [](const Moment& m) {
             return Numbers{m.value(kHome, 1), scored(m, kHome) - m.value(kHome, 1)};
         }},
        {"lasting/diego", [](const Moment& m) { return Numbers{m.power(kDiego)}; }},
        {"lasting/reserve", [](const Moment& m) { return Numbers{m.power(kDiego)}; }},
        {"veto/forty",
         [](const Moment& m) {
             const int highest = m.power(kDiego);
             return Numbers{highest, m.power(kLucia), highest, m.meantPower(), m.brings(m.meantPower())};
         }},
        {"veto/forty?",
         [](const Moment& m) {
             return Numbers{m.power(kDiego), m.meantPower()};
         }},
        {"veto/court",
         [](const Moment& m) {
             return Numbers{m.power(kYou), m.brings(m.power(kYou)), m.moves.front().action.a};
         }},
        {"veto/court?", [](const Moment& m) { return Numbers{m.moves.front().action.a}; }},
        {"joker/joker", [](const Moment& m) { return Numbers{m.table.round}; }},
        {"joker/second",
         [](const Moment& m) {
             return Numbers{m.power(kDiego), m.power(kLucia), m.meantPower(), mostPlaces(m)};
         }},
        {"joker/second?", [](const Moment& m) { return Numbers{m.meantPower()}; }},
        {"joker/court",
         [](const Moment& m) {
             return Numbers{m.power(kYou), m.brings(m.power(kYou)), m.moves.front().action.a};
         }},
        {"joker/court?", [](const Moment& m) { return Numbers{m.moves.front().action.a}; }},
        {"joker/new-castile?", [](const Moment& m) { return Numbers{m.value(kNewCastile, 1)}; }},
        {"joker/throw", [](const Moment& m) { return Numbers{m.value("castillo", 1)}; }},
        {"joker/own?", [](const Moment& m) { return Numbers{scored(m, kHome)}; }},
        {"joker/score",
         [](const Moment& m) {
             return Numbers{m.points(kYou, kHome, Reason::Rank), m.points(kYou, kHome, Reason::Grande)};
         }},
        {"joker/points", [](const Moment& m) { return Numbers{m.points(kYou, kHome)}; }},
        {"scoring/disk", [](const Moment& m) { return Numbers{m.value(kNewCastile, 1)}; }},
        {"scoring/result", [](const Moment& m) { return Numbers{m.after.seats[0].score}; }},
    };
    return facts;
}

// Of which step the events or the cards are that a step speaks of.
const QHash<QString, QString> kLookedAt{
    {"lasting/reserve", "lasting/diego"}, {"joker/points", "joker/score"}, {"scoring/result", "scoring/film"}};

} // namespace

class LessonTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyNumberIsTrue_data();
    void everyNumberIsTrue();
    void firstDiskIsOutOfReach();
    void cardsAreAsTheySay();
    void firstTurnIsAsItIsTold();
    void vetoSavesNewCastile();
    void bridgeAndLastCaballero();
    void jokerMakesTheKing();
    void ownCardBringsMost();
    void diskIsCertain();
    void reserveAndQuarantineAreOver();

  private:
    Moment at(const QString& key) const { return lesson_.at(key); }

    gui::LessonMoments lesson_;
};

void LessonTest::initTestCase() {
    const auto loaded = lesson_.load("intrigue_king");
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
    QVERIFY(checked > 50);
}

void LessonTest::firstDiskIsOutOfReach() {
    const Moment disk = at("disk/disk");
    QCOMPARE(disk.table.king, disk.area(kNewCastile));
    QCOMPARE(disk.table.seats[0].grande, disk.area(kHome));
    QVERIFY(!isOpen(disk, kBasque));
    const Moment landed = at("disk/landed");
    QCOMPARE(landed.before(kYou, kBasque), 1);
    QCOMPARE(landed.before(kDiego, "valencia"), 1);
    QCOMPARE(landed.before(kLucia, "aragon"), 1);
    QCOMPARE(landed.table.seats[0].handSize, 13); // they have been dealt
}

void LessonTest::cardsAreAsTheySay() {
    const Moment hand = at("hand/required");
    const auto card = [&](int value) {
        const auto& powers = hand.facts.powers;
        const auto found =
            std::find_if(powers.begin(), powers.end(), [=](const PowerFacts& power) { return power.value == value; });
        return hand.facts.cards[index(found->card)];
    };
    QVERIFY(card(93).owed);
    QVERIFY(!card(40).owed);
    const Moment middle = at("order/middle");
    for (const int each : middle.equallyGood()) QCOMPARE(middle.brings(each), middle.brings(middle.meantPower()));
    const Moment cards = at("order/cards");
    QVERIFY(has(cards, kLucia, "ki-king") && has(cards, kDiego, "ki-intrigue") && has(cards, kYou, "ki-93"));
    QVERIFY(has(cards, kLucia, "ki-130") && has(cards, kDiego, "ki-75")); // what they may use instead
}

void LessonTest::firstTurnIsAsItIsTold() {
    const Moment castile = at("turn/new-castile");
    QCOMPARE(castile.table.king, castile.area("aragon"));
    QVERIFY(isOpen(castile, kNewCastile) && isOpen(castile, kBasque));
    QCOMPARE(caballerosIn(castile.state, castile.area(kNewCastile)), 1);
    QCOMPARE(castile.before(kLucia, kNewCastile), 1);
    QCOMPARE(castile.caballeros(kYou, kNewCastile), 2);
    const Moment basque = at("turn/basque");
    QCOMPARE(basque.before(kYou, kBasque), 1);
    QCOMPARE(basque.before(kLucia, kBasque), 1);
    const Moment quarantine = at("turn/quarantine");
    QCOMPARE(quarantine.before(kYou, kHome), 2);
    QCOMPARE(caballerosIn(quarantine.state, quarantine.area(kHome)), 2);
    QVERIFY(isOpen(quarantine, kHome));
    QVERIFY(!isOpen(at("turn/taboo"), kHome));
    const Moment reserve = at("lasting/reserve");
    QCOMPARE(reserve.before(kDiego, "ki-reserve"), 1);
    QCOMPARE(reserve.table.starter, kDiego);
}

void LessonTest::vetoSavesNewCastile() {
    const Moment held = at("veto/held");
    QVERIFY(std::any_of(held.table.kept.begin(), held.table.kept.end(),
                        [](const Kept& kept) { return kept.seat == kYou; }));
    QCOMPARE(held.table.order.back(), kYou); // nobody's action comes after it
    const Moment object = at("veto/object");
    for (const auto& [seat, number] : {std::pair{kYou, 2}, std::pair{kLucia, 1}, std::pair{kDiego, 2}}) {
        QCOMPARE(object.before(seat, kNewCastile), number);
        QVERIFY(object.caballeros(seat, kNewCastile) >= number); // nobody has left
    }
    QVERIFY(object.told(EventKind::SpecialVetoed, kYou));
    QVERIFY(has(held, kYou, "ki-intrigue"));
}

void LessonTest::bridgeAndLastCaballero() {
    QVERIFY(!isOpen(at("veto/object"), "galicia"));
    QVERIFY(isOpen(at("veto/bridge"), "galicia"));
    const Moment one = at("veto/one");
    QCOMPARE(places(one, kYou), 1);
    QCOMPARE(one.before(kYou, kBasque), one.before(kDiego, kBasque));
    QVERIFY(one.before(kLucia, kBasque) < one.before(kYou, kBasque));
    QCOMPARE(one.caballeros(kYou, kBasque), one.caballeros(kDiego, kBasque) + 1);
    // "five more Caballeros": what the King's player of the next round places out of this court.
    QCOMPARE(places(at("joker/or"), kYou), 5);
}

void LessonTest::jokerMakesTheKing() {
    const Moment joker = at("joker/joker");
    QCOMPARE(joker.table.starter, kYou);
    QCOMPARE(joker.facts.powers[joker.moves.front().action.a].id, std::string("joker"));
    const Moment second = at("joker/second");
    for (const int other : second.equallyGood()) // those that make him King bring no more
        QVERIFY(second.brings(other) <= second.brings(second.meantPower()));
    const Moment choice = at("joker/or");
    QVERIFY(has(choice, kYou, "ki-king") && has(choice, kYou, "ki-150"));
    QVERIFY(has(choice, kLucia, "ki-intrigue"));
}

void LessonTest::ownCardBringsMost() {
    const Moment castile = at("joker/new-castile");
    QCOMPARE(castile.before(kLucia, kNewCastile), 3);
    QCOMPARE(castile.before(kYou, kNewCastile), 2);
    QCOMPARE(castile.before(kDiego, kNewCastile), 2);
    const Moment tower = at("joker/throw");
    QCOMPARE(caballerosIn(tower.state, tower.area("castillo")), 2);
    QCOMPARE(tower.state.at(tower.area("castillo"), ownerOf(kYou)), std::uint8_t(0));
    const Moment score = at("joker/score");
    for (const Action action : decisionFor(score.rules, score.state, kYou).legal)
        if (areaAt(action.a) != score.area(kHome))
            QVERIFY(pointsIn(score.rules, score.state, areaAt(action.a))[0] < scored(score, kHome));
}

void LessonTest::diskIsCertain() {
    const Moment disk = at("scoring/disk");
    QCOMPARE(disk.before(kLucia, kNewCastile), 5);
    QCOMPARE(disk.before(kYou, kNewCastile), 4);
    QCOMPARE(disk.before(kDiego, kNewCastile), 4);
    const auto inside = [&](Seat seat) { return int(disk.state.at(disk.area("castillo"), ownerOf(seat))); };
    QCOMPARE(inside(kYou), 3);
    const int own = disk.before(kYou, kNewCastile) + inside(kYou);
    QCOMPARE(own, 7);
    for (const Seat other : {kDiego, kLucia})
        QVERIFY(disk.before(other, kNewCastile) + inside(other) + disk.before(other, "ki-reserve") < own);
    const Area meant = areaAt(disk.moves.front().action.a);
    for (const Action action : decisionFor(disk.rules, disk.state, kYou).legal)
        if (areaAt(action.a) != meant && areaAt(action.a) != disk.table.kingsRegion) // to court
            QVERIFY(disk.gain(areaAt(action.a), 3) < disk.gain(meant, 3));
}

void LessonTest::reserveAndQuarantineAreOver() {
    const Moment film = at("scoring/film");
    QCOMPARE(film.before(kDiego, "ki-reserve"), 1);
    const Moment over = at("scoring/over");
    QCOMPARE(over.before(kDiego, "ki-reserve"), 0);
    QCOMPARE(film.points(kDiego, kNewCastile), film.printed(kNewCastile, 2));
    QCOMPARE(film.points(kYou, kNewCastile), film.printed(kNewCastile, 1));
    QCOMPARE(over.value(kHome, 1), over.printed(kHome, 1));
    const auto& seats = at("scoring/result").table.seats;
    QVERIFY(seats[0].score > std::max(seats[1].score, seats[2].score));
    QCOMPARE(seats[0].handSize, 9);
    QCOMPARE(seats[1].handSize, 10);
    QCOMPARE(seats[2].handSize, 10);
    QVERIFY(isOpen(at("scoring/result"), "galicia")); // the bridge stands
}

ELGRANDE_TEST(LessonTest)
#include "lesson_test.moc"
