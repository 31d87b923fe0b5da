// The film of a scoring: its pictures add up to the scores, and it can be paused, stepped, wound back and skipped.
#include "app/table/local_table.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/theme.h"

#include <QSignalSpy>
#include <QTest>

using namespace elgrande;

class ScoringFilmTest : public QObject {
    Q_OBJECT

  private slots:
    void picturesAddUpToTheScores();
    void castilloComesFirstAndIsEmptied();
    void filmIsSteppedAndSkipped();
    void withoutTempoItStartsOnlyOnWish();

  private:
    static Setup game() {
        Setup setup;
        setup.seed = "film";
        return setup;
    }
    static std::vector<SeatChoice> computers() { return {{"A", "greedy"}, {"B", "greedy"}, {"C", "random"}}; }
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
        const ScoringReel reel = reelOf(news, model.observation(), underWay);
        for (const Event& event : news) underWay = generalScoring(event, underWay);
        news.clear();
        if (!reel.empty()) {
            QCOMPARE(reel.before, scores);
            (reel.number > 0 ? general : special) += 1;
            for (const ReelPicture& picture : reel.pictures)
                for (const ReelRow& row : picture.rows) {
                    int sum = 0;
                    for (const ReelAward& award : row.awards) sum += award.points;
                    QCOMPARE(sum, row.points);
                    scores[index(row.seat)] += row.points;
                    QCOMPARE(row.score, scores[index(row.seat)]);
                }
        }
        for (std::size_t i = 0; i < model.observation().seats.size(); ++i) scores[i] = model.observation().seats[i].score;
    });
    QSignalSpy over(&model, &GameModel::gameOver);
    QVERIFY(table.start(game(), computers()));
    QVERIFY(over.wait(30000));
    QCOMPARE(general, 3);
    QVERIFY(special > 0);
}

void ScoringFilmTest::castilloComesFirstAndIsEmptied() {
    GameModel model;
    Theme theme;
    LocalTable table(model);
    ScoringFilm film(model, theme);
    film.setTempo(Tempo::Off);
    QSignalSpy over(&model, &GameModel::gameOver);
    QVERIFY(table.start(game(), computers()));
    QVERIFY(over.wait(30000));
    const ScoringReel& reel = film.reel(); // the last general scoring
    QCOMPARE(reel.number, 3);
    QVERIFY(reel.pictures.size() >= 10);
    QCOMPARE(reel.pictures[0].place, Area::Castillo);
    QVERIFY(reel.pictures[0].kind == ReelPicture::Kind::Place);
    if (reel.pictures[1].kind == ReelPicture::Kind::Castillo)
        for (const ReelPicture::Way& way : reel.pictures[1].ways)
            QVERIFY(reel.pictures[0].rows[index(way.seat)].pieces >= way.number);
}

void ScoringFilmTest::filmIsSteppedAndSkipped() {
    GameModel model;
    Theme theme;
    LocalTable table(model);
    ScoringFilm film(model, theme);
    film.setTempo(Tempo::Slow);
    connect(&film, &ScoringFilm::showingChanged, &table, &LocalTable::hold);
    QSignalSpy started(&film, &ScoringFilm::started);
    QSignalSpy finished(&film, &ScoringFilm::finished);
    QSignalSpy places(&film, &ScoringFilm::placeShown);
    QVERIFY(table.start(game(), computers()));
    QTRY_VERIFY_WITH_TIMEOUT(film.isShowing(), 20000);
    const auto events = model.history().size();
    QTest::qWait(50);
    QCOMPARE(model.history().size(), events); // the computers wait
    film.togglePause();
    QCOMPARE(film.position(), 0);
    QTest::keyClick(&film, Qt::Key_Left);
    QCOMPARE(film.position(), 0);
    const auto length = static_cast<int>(film.reel().pictures.size());
    QCOMPARE(finished.count(), 0);
    table.close(); // no further scoring comes in between
    for (int i = 0; i < length; ++i) QTest::keyClick(&film, Qt::Key_Right);
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
    GameModel model;
    Theme theme;
    LocalTable table(model);
    ScoringFilm film(model, theme);
    film.setTempo(Tempo::Off);
    QSignalSpy started(&film, &ScoringFilm::started);
    QSignalSpy over(&model, &GameModel::gameOver);
    QVERIFY(table.start(game(), computers()));
    QVERIFY(over.wait(30000));
    QCOMPARE(started.count(), 0);
    QVERIFY(film.hasReel());
    film.showAgain();
    QVERIFY(film.isShowing());
    QCOMPARE(started.count(), 1);
}

QTEST_MAIN(ScoringFilmTest)
#include "scoring_film_test.moc"
