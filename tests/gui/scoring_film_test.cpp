// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The film of a scoring: its pictures add up to the scores, and it can be paused, stepped, wound back and skipped.
#include "app/program/language.h"
#include "app/table/local_table.h"
#include "model/observe/insight.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "model/steps/score.h"
#include "tests/named_test.h"
#include "views/game/shown.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace elgrande;

class ScoringFilmTest : public QObject {
    Q_OBJECT

  private slots:
    void picturesAddUpToTheScores();
    void castilloComesFirstAndIsEmptied();
    void nothingOfTheNextRoundIsShownBefore();
    void piecesLeaveTheCastilloWhenItIsEmptied();
    void anotherMomentOfTheGameEndsTheFilm();
    void jumpIntoAScoringIsNumberedRightly();
    void filmIsSteppedAndSkipped();
    void withoutTempoItStartsOnlyOnWish();
    void earlierScoringIsShownWithThePiecesOfThen();
    void allItsWordsAreSeen();
    void tiesAreSpoken();
    void placesWithoutPointsAreSpoken();
    void thirdPlaceIsSaidOnce();
    void resultStaysUntilItIsClickedAway();
    void ranksComeBackWithTheResult();
    void skippingStopsAtTheResult();

  private:
    // A table of computers and the film of its scorings.
    struct Show {
        explicit Show(Tempo tempo)
            : table(model)
            , shown(model)
            , film(model, shown, theme) {
            film.setTempo(tempo);
        }
        bool start() { return static_cast<bool>(begin(table)); }
        bool playToTheEnd() {
            QSignalSpy over(&model, &GameModel::gameOver);
            return start() && over.wait(kPatience);
        }
        // While those of another table play on.
        bool computersWait() const {
            const std::size_t events = model.history().size();
            GameModel elsewhere;
            LocalTable other(elsewhere);
            return begin(other) && QTest::qWaitFor([&] { return elsewhere.history().size() > 30; }, kPatience) &&
                   model.history().size() == events;
        }
        GameModel model;
        Theme theme;
        LocalTable table;
        Shown shown;
        ScoringFilm film;
    };
    static constexpr int kPatience = 30000; // milliseconds for a whole game
    static Result<void> begin(LocalTable& table) {
        Setup setup;
        setup.seed = "film";
        return table.start(setup, {{"A", "greedy"}, {"B", "greedy"}, {"C", "random"}});
    }
};

void ScoringFilmTest::picturesAddUpToTheScores() {
    GameModel model;
    LocalTable table(model);
    std::vector<Event> news;
    std::vector<int> scores(3, 0);
    int general = 0;
    int underWay = 0;
    int special = 0;
    connect(&model, &GameModel::happened, this, [&news](const Event& event) { news.push_back(event); });
    connect(&model, &GameModel::changed, this, [&] {
        const ScoringReel reel = reelOf(model.catalogue(), news, model.observation(), underWay);
        for (const Event& event : news) underWay = generalScoring(event, underWay);
        news.clear();
        if (!reel.empty()) {
            QCOMPARE(reel.before, scores);
            (reel.number > 0 ? general : special) += 1;
            QVERIFY((reel.pictures.back().kind == ReelPicture::Kind::Result) == (reel.number > 0));
            for (const ReelPicture& picture : reel.pictures)
                for (const ReelRow& row : picture.rows) {
                    if (picture.kind == ReelPicture::Kind::Result) continue;
                    int sum = 0;
                    for (const ReelAward& award : row.awards) sum += award.points;
                    QCOMPARE(sum, row.points);
                    scores[index(row.seat)] += row.points;
                    QCOMPARE(row.score, scores[index(row.seat)]);
                }
        }
        if (!reel.empty() && reel.number > 0)
            for (const ReelRow& row : reel.pictures.back().rows) {
                QCOMPARE(row.score, scores[index(row.seat)]);
                QCOMPARE(row.points, row.score - reel.before[index(row.seat)]);
            }
        for (std::size_t i = 0; i < model.observation().seats.size(); ++i)
            scores[i] = model.observation().seats[i].score;
    });
    QSignalSpy over(&model, &GameModel::gameOver);
    QVERIFY(begin(table));
    QVERIFY(over.wait(kPatience));
    QCOMPARE(general, 3);
    QVERIFY(special > 0);
}

void ScoringFilmTest::castilloComesFirstAndIsEmptied() {
    Show show(Tempo::Off);
    QVERIFY(show.playToTheEnd());
    const ScoringReel& reel = show.film.reel(); // the last general scoring
    QCOMPARE(reel.number, 3);
    QVERIFY(reel.pictures.size() >= 10);
    QCOMPARE(reel.pictures[0].place, Area::Castillo);
    QVERIFY(reel.pictures[0].kind == ReelPicture::Kind::Place);
    if (reel.pictures[1].kind != ReelPicture::Kind::Disks) return; // nobody was inside
    QVERIFY(reel.pictures[2].kind == ReelPicture::Kind::Castillo);
    for (const ReelPicture::Way& way : reel.pictures[2].ways)
        QVERIFY(reel.pictures[0].rows[index(seatOf(way.owner))].pieces >= way.number);
}

void ScoringFilmTest::nothingOfTheNextRoundIsShownBefore() {
    Show show(Tempo::Slow);
    ScoringFilm& film = show.film;
    connect(&film, &ScoringFilm::showingChanged, &show.table, &LocalTable::hold);
    connect(&film, &ScoringFilm::showingChanged, &film, [&film](bool showing) {
        if (showing && film.reel().number == 0)
            QMetaObject::invokeMethod(&film, &ScoringFilm::skip, Qt::QueuedConnection);
    });
    QVERIFY(show.start());
    QTRY_VERIFY_WITH_TIMEOUT(film.isShowing() && film.reel().number == 1, kPatience);
    QCOMPARE(show.shown.round(), 3);
    const auto newCards = [&show] { // since the round has ended
        const std::vector<Event>& all = show.model.history();
        for (auto event = all.rbegin(); event != all.rend() && event->kind != EventKind::RoundEnded; ++event)
            if (event->kind == EventKind::CardsRevealed) return true;
        return false;
    };
    QVERIFY(show.computersWait());
    QVERIFY(!newCards());
    QCOMPARE(show.model.observation().round, 4);
    for (int seat = 0; seat < 3; ++seat) { // what was laid before the seats lies there
        QVERIFY(show.model.observation().seats[static_cast<std::size_t>(seat)].taken == Card::None);
        QVERIFY(show.shown.turns().taken[static_cast<std::size_t>(seat)] != Card::None);
        QVERIFY(show.shown.turns().played[static_cast<std::size_t>(seat)] != Power::None);
    }
    QCOMPARE(show.shown.turns().order.size(), std::size_t(3));
    film.skip();
    QTRY_VERIFY(newCards());
    QCOMPARE(show.model.observation().round, 4);
    QCOMPARE(show.shown.round(), 4);
}

void ScoringFilmTest::piecesLeaveTheCastilloWhenItIsEmptied() {
    Show show(Tempo::Slow);
    ScoringFilm& film = show.film;
    connect(&film, &ScoringFilm::showingChanged, &show.table, &LocalTable::hold);
    const Shown& table = show.shown;
    const auto isEmptying = [](const ReelPicture& picture) { return !picture.ways.empty(); };
    const auto emptied = [&] {
        const auto& all = film.reel().pictures;
        return static_cast<int>(std::find_if(all.begin(), all.end(), isEmptying) - all.begin());
    };
    connect(&film, &ScoringFilm::showingChanged, &film, [&](bool showing) {
        const bool boring = emptied() == static_cast<int>(film.reel().pictures.size());
        if (showing && boring) QMetaObject::invokeMethod(&film, &ScoringFilm::skip, Qt::QueuedConnection);
    });
    QVERIFY(show.start());
    const auto hasWays = [&] { return emptied() < static_cast<int>(film.reel().pictures.size()); };
    QTRY_VERIFY_WITH_TIMEOUT(film.isShowing() && hasWays(), kPatience);
    film.togglePause();
    const int when = emptied();
    QVERIFY(when > 0);
    while (film.position() > 0) film.step(-1);
    QVERIFY(!table.still().empty());
    // Where they will go is not known yet.
    const auto [way, going] = *table.still().begin();
    QCOMPARE(table.at(way.first, way.second), show.model.observation().at(way.first, way.second) - going);
    QVERIFY(!show.model.aids().ifScoredNow(way.first).empty());
    QVERIFY(table.ifScoredNow(way.first).empty());
    while (film.position() < when) film.step(1);
    QVERIFY(table.still().empty());
    QVERIFY(table.ifScoredNow(way.first).empty()); // nor what they bring there before it is shown
    film.step(-1);
    QVERIFY(!table.still().empty());
    film.skip();
    QVERIFY(table.still().empty());
    QVERIFY(!table.ifScoredNow(way.first).empty());
}

void ScoringFilmTest::anotherMomentOfTheGameEndsTheFilm() {
    Show show(Tempo::Slow);
    ScoringFilm& film = show.film;
    connect(&film, &ScoringFilm::showingChanged, &show.table, &LocalTable::hold);
    QVERIFY(show.start());
    QTRY_VERIFY_WITH_TIMEOUT(film.isShowing(), kPatience);
    show.model.show(show.model.observation(), {}, {}, Seat::None);
    QVERIFY(film.isShowing()); // the same moment told again
    std::vector<Event> shorter = show.model.history();
    shorter.pop_back();
    show.model.setHistory(shorter);
    show.model.show(show.model.observation(), {}, {}, Seat::None);
    QVERIFY(!film.isShowing());
}

// In the replay: what is scored after a jump belongs to the general scoring that is under way there, or to none.
void ScoringFilmTest::jumpIntoAScoringIsNumberedRightly() {
    GameModel model;
    Theme theme;
    Shown shown(model);
    ScoringFilm film(model, shown, theme);
    film.setTempo(Tempo::Off);
    Setup setup;
    setup.players = 3;
    const auto rules = RulesBuilder::build(setup);
    QVERIFY(rules);
    const auto happening = [](EventKind kind, Area to, int number) {
        Event event;
        event.kind = kind;
        event.to = to;
        event.number = static_cast<std::int16_t>(number);
        return event;
    };
    Event points = happening(EventKind::Points, Area::Aragon, 4);
    points.seat = seatAt(0);
    const Event scored = happening(EventKind::PlaceScored, Area::Aragon, 0);
    const std::vector<Event> game{happening(EventKind::RoundBegan, Area::None, 3),
                                  scored, // by a card
                                  points,
                                  happening(EventKind::RoundEnded, Area::None, 3),
                                  happening(EventKind::ScoringBegan, Area::None, 1),
                                  scored,
                                  points};
    const Observation seen = observe(**rules, initialState(**rules), Seat::None);
    model.startGame(catalogueOf(**rules), {"A", "B", "C"}, {false, false, false});
    const auto numberAfter = [&](std::ptrdiff_t events) { // a jump there, then a place is scored
        model.setHistory({game.begin(), game.begin() + events});
        model.show(seen, {}, {}, Seat::None);
        for (const std::ptrdiff_t next : {events, events + 1}) model.report(game[static_cast<std::size_t>(next)]);
        model.show(seen, {}, {}, Seat::None);
        return film.reel().number;
    };
    QCOMPARE(numberAfter(5), 1);
    QCOMPARE(numberAfter(1), 0);
    QCOMPARE(numberAfter(5), 1);
}

void ScoringFilmTest::filmIsSteppedAndSkipped() {
    Show show(Tempo::Slow);
    LocalTable& table = show.table;
    ScoringFilm& film = show.film;
    connect(&film, &ScoringFilm::showingChanged, &table, &LocalTable::hold);
    QSignalSpy started(&film, &ScoringFilm::started);
    QSignalSpy finished(&film, &ScoringFilm::finished);
    QSignalSpy places(&film, &ScoringFilm::placeShown);
    QVERIFY(show.start());
    QTRY_VERIFY_WITH_TIMEOUT(film.isShowing(), 20000);
    QVERIFY(show.computersWait());
    film.togglePause();
    QCOMPARE(film.position(), 0);
    QTest::keyClick(&film, Qt::Key_Left);
    QCOMPARE(film.position(), 0);
    const auto length = static_cast<int>(film.reel().pictures.size());
    QCOMPARE(finished.count(), 0);
    table.close(); // no further scoring comes in between
    for (int i = 0; i < length; ++i) {
        QTest::keyClick(&film, Qt::Key_Right);
        QVERIFY(!film.isShowing() || film.isStill()); // it does not go on by itself
    }
    QCOMPARE(finished.count(), 1);
    QCOMPARE(places.back().front().value<Area>(), Area::None); // the light goes out
    film.showAgain();
    QVERIFY(film.isShowing());
    QCOMPARE(film.position(), 0);
    QTest::keyClick(&film, Qt::Key_Escape);
    QVERIFY(!film.isShowing());
    QCOMPARE(started.count(), 2);
}

void ScoringFilmTest::withoutTempoItStartsOnlyOnWish() {
    Show show(Tempo::Off);
    ScoringFilm& film = show.film;
    QSignalSpy started(&film, &ScoringFilm::started);
    QVERIFY(show.playToTheEnd());
    QCOMPARE(started.count(), 0);
    QVERIFY(film.hasReel());
    film.showAgain();
    QVERIFY(film.isShowing());
    QCOMPARE(started.count(), 1);
}

void ScoringFilmTest::earlierScoringIsShownWithThePiecesOfThen() {
    Show show(Tempo::Off);
    ScoringFilm& film = show.film;
    using Count = decltype(Observation::count);
    Count then{};
    std::vector<int> before;
    int again = 0;
    const auto shows = [&show](const Count& count) {
        for (int owner = 0; owner < 3; ++owner)
            for (int area = 0; area < kMaxAreas; ++area)
                if (show.shown.at(areaAt(area), static_cast<Owner>(owner)) !=
                    count[static_cast<std::size_t>(owner)][static_cast<std::size_t>(area)])
                    return false;
        return true;
    };
    connect(&show.model, &GameModel::changed, this, [&] {
        const Count& now = show.model.observation().count;
        if (!film.hasReel()) return;
        if (film.reel().before != before) {
            before = film.reel().before;
            then = now;
        } else if (then != now) {
            ++again;
            QVERIFY(shows(now));
            film.showAgain();
            while (film.position() + 1 < static_cast<int>(film.reel().pictures.size())) film.step(1);
            QVERIFY(shows(then));
            film.skip();
            QVERIFY(shows(now));
        }
    });
    QVERIFY(show.playToTheEnd());
    QVERIFY(again > 10);
}

namespace {

// A general scoring of Aragon, in which two are tied for the first place, and of two places where nobody is; seen by
// persons or by nobody.
struct TiedScoring {
    explicit TiedScoring(bool persons)
        : shown(model)
        , film(model, shown, theme) {
        QObject::connect(&film, &ScoringFilm::told, &film, [this](const QString& words) { told << words; });
        Setup setup;
        setup.players = 3;
        const auto rules = RulesBuilder::build(setup);
        State state = initialState(**rules);
        model.setInsight([rules = *rules, &known = known](bool remembering) {
            return std::make_shared<const Insight>(rules, InformationState(*rules, known, Seat::None), remembering);
        });
        for (int i = 0; i < 2; ++i) state.at(Area::Aragon, ownerOf(seatAt(i))) = 3;
        model.startGame(catalogueOf(**rules), {"A", "B", "C"}, std::vector<bool>(3, persons));
        EventLog log;
        Event event;
        event.kind = EventKind::ScoringBegan;
        event.number = 1;
        log.add(event);
        for (const Area place : {Area::Galicia, Area::Aragon, Area::Granada})
            scoreNow(**rules, state, Seat::None, place, ScoreMode::General, &log);
        event.kind = EventKind::RoundEnded;
        log.add(event);
        model.show(observe(**rules, initialState(**rules), Seat::None), {}, {}, Seat::None);
        known = state;
        for (const Event& each : log.events) model.report(each);
        model.show(observe(**rules, state, Seat::None), {}, {}, Seat::None);
    }
    bool says(const QString& words) const {
        const auto labels = film.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == words; });
    }
    State known;
    GameModel model;
    Theme theme;
    Shown shown;
    ScoringFilm film;
    QStringList told;
};

} // namespace

void ScoringFilmTest::tiesAreSpoken() {
    TiedScoring scoring(true);
    QVERIFY(scoring.film.isShowing());
    QVERIFY(scoring.says(QStringLiteral("tied for 1st, so 2nd place: 4\u00a0each")));
    QVERIFY2(scoring.told.join(u' ').contains("A: tied for 1st, so 2nd place: 4 each"),
             qPrintable(scoring.told.join(u' ')));
}

// As where a card scores a place: whoever sees the board sees that nobody is there.
void ScoringFilmTest::thirdPlaceIsSaidOnce() {
    Show show(Tempo::Off);
    QVERIFY(show.playToTheEnd());
    ScoringFilm& film = show.film;
    const auto& pictures = film.reel().pictures;
    const auto first =
        std::find_if(pictures.begin(), pictures.end(), [](const ReelPicture& each) { return each.third; });
    QVERIFY(first != pictures.end() && first->kind == ReelPicture::Kind::Place);
    QSignalSpy told(&film, &ScoringFilm::told);
    film.showAgain();
    while (film.isShowing()) {
        const QString words = told.back().front().toString();
        const bool now = &film.reel().pictures[static_cast<std::size_t>(told.size() - 1)] == &*first;
        QVERIFY2(words.contains("third place scores nothing") == now, qPrintable(words));
        film.step(1);
    }
}

void ScoringFilmTest::placesWithoutPointsAreSpoken() {
    TiedScoring scoring(true);
    QCOMPARE(scoring.film.reel().pictures.size(), std::size_t(2)); // with the result
    scoring.film.step(1);
    const QString told = scoring.told.join(u' ');
    QVERIFY2(told.startsWith("Galicia: no points. Aragon. "), qPrintable(told));
    QVERIFY2(told.contains(". Granada: no points. Result of the scoring. "), qPrintable(told));
}

void ScoringFilmTest::resultStaysUntilItIsClickedAway() {
    TiedScoring scoring(true);
    scoring.film.step(1);
    QVERIFY(scoring.says("Continue here or with Enter."));
    QVERIFY(scoring.says("tied for rank 1 overall"));
    QTest::mouseClick(&scoring.film, Qt::LeftButton);
    QVERIFY(!scoring.film.isShowing());
    TiedScoring computers(false);
    computers.film.step(1);
    QVERIFY(computers.film.isShowing() && !computers.says("Continue here or with Enter."));
}

// Until then they would tell what is still to come.
void ScoringFilmTest::ranksComeBackWithTheResult() {
    TiedScoring scoring(true);
    QVERIFY(scoring.shown.standings(Area::Aragon).empty());
    scoring.film.step(1);
    QVERIFY(scoring.film.isShowing());
    QCOMPARE(scoring.shown.standings(Area::Aragon).size(), std::size_t{2});
    scoring.film.step(-1);
    QVERIFY(scoring.shown.standings(Area::Aragon).empty());
}

void ScoringFilmTest::skippingStopsAtTheResult() {
    TiedScoring scoring(true);
    QTest::keyClick(&scoring.film, Qt::Key_End);
    QVERIFY(scoring.film.isShowing());
    QVERIFY(scoring.says("Continue here or with Enter."));
    QVERIFY(scoring.told.join(u' ').contains("Result of the scoring."));
    QTest::keyClick(&scoring.film, Qt::Key_End);
    QVERIFY(!scoring.film.isShowing());
    TiedScoring left(true);
    QTest::keyClick(&left.film, Qt::Key_Escape);
    QVERIFY(!left.film.isShowing());
    QVERIFY2(left.told.join(u' ').contains("Result of the scoring."), "nobody hears less");
}

// Also in the column of a small window, in the language of long words.
void ScoringFilmTest::allItsWordsAreSeen() {
    QWidget window;
    Show show(Tempo::Off);
    ScoringFilm& film = show.film;
    QVERIFY(show.playToTheEnd());
    Language language;
    language.use("de");
    film.setParent(&window);
    film.setGeometry(0, 0, 330, 420);
    film.showAgain();
    film.show();
    window.show();
    for (std::size_t i = 0; i < film.reel().pictures.size(); ++i) {
        QTest::qWait(0);
        for (const QLabel* label : film.findChildren<QLabel*>()) {
            const bool fits = label->wordWrap() ? label->heightForWidth(label->width()) <= label->height()
                                                : label->sizeHint().width() <= label->width();
            QVERIFY2(fits || !label->isVisible(), qPrintable(label->text()));
        }
        film.step(1); // behind the last one it is over
    }
}

ELGRANDE_TEST(ScoringFilmTest)
#include "scoring_film_test.moc"
