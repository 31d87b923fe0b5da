// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What comes after a game: finished games are kept, counted, drawn, exported, and summed up on one page.
#include "app/new_game/new_game_desk.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/statistics/archive_reader.h"
#include "app/statistics/statistics_desk.h"
#include "app/statistics/statistics_window.h"
#include "app/statistics/tables.h"
#include "app/table/archive.h"
#include "app/window/main_window.h"
#include "expansions/installed.h"
#include "tests/gui/finished_game.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/charts/chart_sheet.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>
#include <set>

using namespace elgrande;
using statistics::Subject;

class StatisticsTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cardsBeforeTheSeatsCountWhenTheyAreUsed();
    void factsAddUp();
    void unfinishedGamesDoNotCount();
    void sameGameIsKeptOnce();
    void emptyFileDoesNotKeepAGameOut();
    void damagedFilesAreToldAndLeft();
    void onlyTheLastReadingCounts();
    void filtersChooseGames();
    void expansionsChooseGames();
    void thingsOfExpansionsHaveNames();
    void percentagesAndPlaces();
    void gamesCountOnceHoweverManySatThere();
    void csvHasEveryRow();
    void barsFollowTheSortedColumn();
    void everyQuestionHasAnAnswer();
    void oneGameIsNoEmptyBox();

  private:
    static std::string game(int number);
    void readAll(StatisticsWindow& window);

    QTemporaryDir folder_;
    QString archive_;
    std::vector<std::string> records_;
    Language language_;
    Theme theme_;
};

std::string StatisticsTest::game(int number) {
    FinishedGame game;
    game.setup.players = 2 + number % 3;
    game.setup.rounds = 6;
    game.setup.edition = knownEditions()[number % 2 == 0 ? 0 : 1];
    game.setup.seed = std::to_string(number);
    game.names = {"Ada", "Bo", "Cy", "Di"};
    game.agents = {"", number % 2 == 0 ? "" : "random", "random", "greedy"};
    game.names.resize(static_cast<std::size_t>(game.setup.players));
    game.agents.resize(game.names.size());
    game.date = "2026-03-0" + std::to_string(number + 1) + "T20:00:00";
    return recordOf(game);
}

void StatisticsTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    installExpansionViews();
    language_.use("en");
    archive_ = folder_.filePath("games");
    QVERIFY(QDir().mkpath(archive_));
    for (int i = 0; i < 6; ++i) records_.push_back(game(i));
    Archive archive;
    archive.setFolder(archive_);
    for (const std::string& record : records_) archive.keep(QString::fromStdString(record));
    archive.flush();
    QCOMPARE(QDir(archive_).entryList({"*.egr"}).size(), 6);
}

void StatisticsTest::readAll(StatisticsWindow& window) {
    QSignalSpy read(&window, &StatisticsWindow::read);
    window.reload();
    QVERIFY(read.wait(20000));
}

void StatisticsTest::factsAddUp() {
    for (const std::string& record : records_) {
        const Result<GameFacts> facts = factsOfRecord(record);
        QVERIFY2(facts, facts ? "" : facts.error().c_str());
        QCOMPARE(facts->rounds, 6);
        for (std::size_t i = 0; i < facts->seats.size(); ++i) {
            const SeatFacts& seat = facts->seats[i];
            QCOMPARE(seat.score, seat.castillo + seat.regions + seat.special + seat.other);
            QCOMPARE(std::accumulate(seat.scorings.begin(), seat.scorings.end(), 0), seat.castillo + seat.regions);
            QCOMPARE(seat.course.size(), std::size_t(6));
            QCOMPARE(seat.course.back(), seat.score);
            int places = 0;
            for (const PlaceFacts& place : facts->places) places += place.points[i];
            QCOMPARE(places, seat.score);
        }
        QCOMPARE(facts->cards.size(), facts->seats.size() * 6); // one a turn
    }
}

void StatisticsTest::unfinishedGamesDoNotCount() {
    std::string record = records_.front();
    QVERIFY(!factsOfRecord(record.substr(0, record.size() / 2)));
    QVERIFY(!factsOfRecord("nonsense"));
}

void StatisticsTest::sameGameIsKeptOnce() {
    const QString first = QString::fromStdString(records_[0]);
    QString later = first;
    later.replace("2026-03-01", "2027-01-01");
    QCOMPARE(Archive::fileFor(first), Archive::fileFor(later));
    QVERIFY(Archive::fileFor(first) != Archive::fileFor(QString::fromStdString(records_[1])));
}

// A disk that was full may have left it.
void StatisticsTest::emptyFileDoesNotKeepAGameOut() {
    const QTemporaryDir other;
    const QString record = QString::fromStdString(records_[0]);
    for (const qsizetype length : {qsizetype(0), record.size() / 2}) {
        QFile file(other.filePath(Archive::fileFor(record)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(record.left(length).toUtf8());
        file.close();
        Archive archive;
        archive.setFolder(other.path());
        archive.keep(record);
        archive.flush();
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), record);
    }
}

void StatisticsTest::damagedFilesAreToldAndLeft() {
    QTemporaryDir other;
    for (const QString& name : QDir(archive_).entryList({"*.egr"}))
        QVERIFY(QFile::copy(archive_ + "/" + name, other.filePath(name)));
    const QString broken = other.filePath("broken.egr");
    QFile file(broken);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[Game \"El Grande\"]\n[Format");
    file.close();
    ArchiveReader reader;
    QSignalSpy finished(&reader, &ArchiveReader::finished);
    reader.start(other.path());
    QVERIFY(finished.wait(20000));
    QCOMPARE(reader.games().size(), std::size_t(6));
    QCOMPARE(reader.damaged().size(), 1);
    QVERIFY(reader.damaged().front().startsWith("broken.egr: "));
    QVERIFY(QFile::exists(broken));
    QVERIFY(reader.games().front().date < reader.games().back().date);
}

// Over an empty folder a reading is done before it can be broken off, so its result waits when the next one begins.
void StatisticsTest::onlyTheLastReadingCounts() {
    const QTemporaryDir empty;
    ArchiveReader reader;
    QSignalSpy finished(&reader, &ArchiveReader::finished);
    reader.start(empty.path());
    reader.start(archive_);
    QVERIFY(finished.wait(20000));
    QCOMPARE(reader.games().size(), std::size_t(6));
    reader.start(archive_);
    reader.start(empty.path());
    QVERIFY(finished.wait(20000));
    QCOMPARE(reader.games().size(), std::size_t(0));
    QCOMPARE(finished.count(), 2);
}

void StatisticsTest::filtersChooseGames() {
    std::vector<GameFacts> games;
    for (const std::string& record : records_) games.push_back(*factsOfRecord(record));
    QCOMPARE(statistics::filtered(games, {}).size(), std::size_t(6));
    QCOMPARE(statistics::filtered(games, {{}, "bigbox", 0}).size(), std::size_t(3));
    QCOMPARE(statistics::filtered(games, {{}, {}, 4}).size(), std::size_t(2));
    QCOMPARE(statistics::filtered(games, {"Bo", {}, 0}).size(), std::size_t(3)); // a computer's name does not count
    QCOMPARE(statistics::namesOf(games), QStringList({"Ada", "Bo"}));
}

// One game with an expansion among others: it can be asked for alone, and the others without it.
void StatisticsTest::expansionsChooseGames() {
    if (!tests::hasExpansion("intrigue_king")) QSKIP("This build has no such set.");
    const QTemporaryDir other;
    FinishedGame plan;
    plan.setup.players = 2;
    plan.setup.rounds = 6;
    plan.setup.expansions = {"intrigue_king"};
    plan.names = {"Ada", "Bo"};
    plan.agents = {"", "random"};
    Archive archive;
    archive.setFolder(other.path());
    for (const std::string& record : {recordOf(plan), records_[0], records_[1]})
        archive.keep(QString::fromStdString(record));
    archive.flush();
    StatisticsWindow window(other.path(), theme_);
    readAll(window);
    window.ask(Subject::People);
    const auto games = [&] { return window.table().rows.at(0).values.at(0); };
    auto* box = window.findChild<QComboBox*>("expansions");
    QVERIFY(box != nullptr);
    QCOMPARE(box->count(), 3);
    QCOMPARE(box->itemText(0), QStringLiteral("All"));
    QCOMPARE(box->itemText(1), QStringLiteral("None (base game)"));
    QCOMPARE(box->itemText(2), QStringLiteral("Intrigue & the King"));
    QCOMPARE(games(), 3.0);
    box->setCurrentIndex(1);
    QCOMPARE(games(), 2.0);
    box->setCurrentIndex(2);
    QCOMPARE(games(), 1.0);
    readAll(window); // what was chosen stays chosen
    QCOMPARE(box->currentIndex(), 2);
    QCOMPARE(games(), 1.0);
}

// Places and cards of expansions have their names, and none is called by its id.
void StatisticsTest::thingsOfExpansionsHaveNames() {
    for (const char* expansion : {"grandissimo", "intrigue_king", "inquisitor_colonies"}) {
        if (!tests::hasExpansion(expansion)) continue;
        FinishedGame plan;
        plan.setup.players = 3;
        plan.setup.expansions = {expansion};
        plan.names = {"Ada", "Bo", "Cy"};
        plan.agents = {"", "greedy", "greedy"};
        const Result<GameFacts> game = factsOfRecord(recordOf(plan));
        QVERIFY2(game, expansion);
        std::set<QString> ids;
        for (const PlaceFacts& place : game->places) ids.insert(QString::fromStdString(place.id));
        for (const CardFact& card : game->cards) ids.insert(QString::fromStdString(card.id));
        for (const Subject subject : {Subject::Places, Subject::Cards}) {
            const statistics::Table table = statistics::tableOf({*game}, {}, subject);
            QVERIFY(!table.rows.empty());
            for (const statistics::Row& row : table.rows) QVERIFY2(ids.count(row.name) == 0, qPrintable(row.name));
        }
    }
}

void StatisticsTest::percentagesAndPlaces() {
    std::vector<GameFacts> games;
    int wins = 0;
    double points = 0;
    std::array<double, kScorings> scorings{};
    for (const std::string& record : records_) {
        games.push_back(*factsOfRecord(record));
        for (std::size_t i = 0; i < scorings.size(); ++i) scorings[i] += games.back().seats[0].scorings[i];
        wins += games.back().seats[0].winner ? 1 : 0;
        points += games.back().seats[0].score;
    }
    const statistics::Table people = statistics::tableOf(games, {}, Subject::People);
    QCOMPARE(people.rows.size(), std::size_t(2));
    QCOMPARE(people.rows[0].name, QString("Ada"));
    QCOMPARE(people.rows[0].values[0], 6.0);
    QCOMPARE(people.rows[0].values[1], double(wins));
    QCOMPARE(people.rows[0].values[2], wins / 6.0);
    QCOMPARE(people.rows[0].values[4], points / 6.0);
    for (std::size_t i = 0; i < scorings.size(); ++i) QCOMPARE(people.rows[0].values[6 + i], scorings[i] / 6.0);
    double all = 0;
    for (const statistics::Row& row : statistics::tableOf(games, {}, Subject::Places).rows) all += row.values[0];
    double scores = 0;
    for (const GameFacts& each : games)
        for (const SeatFacts& seat : each.seats) scores += seat.score;
    QCOMPARE(all, scores);
    QCOMPARE(statistics::tableOf(games, {}, Subject::Places).rows.size(), std::size_t(10)); // named twice by editions
    QCOMPARE(statistics::tableOf(games, {}, Subject::Computers).rows.size(), std::size_t(2));
    QCOMPARE(statistics::tableOf(games, {}, Subject::Seats).rows.size(), std::size_t(4));
    QCOMPARE(statistics::courses(games, {}).front().points.size(), std::size_t(6));
    // Everybody together: the places share the points; one player alone: what of a place's points was theirs.
    double shares = 0;
    for (const statistics::Row& row : statistics::tableOf(games, {}, Subject::Places).rows) {
        QVERIFY(row.values[2] < 1);
        shares += row.values[2];
    }
    QVERIFY(std::abs(shares - 1) < 1e-9);
}

// Five at a table are one game; editions and sizes of tables tell of the people there, not of their opponents.
void StatisticsTest::gamesCountOnceHoweverManySatThere() {
    GameFacts game;
    game.edition = "classic";
    for (const char* name : {"Ada", "Bo", "Cy", "Di", "Eva"}) {
        SeatFacts seat;
        seat.name = name;
        if (game.seats.empty())
            seat.score = 70;
        else
            seat.agent = "greedy";
        game.seats.push_back(seat);
    }
    game.seats[3].score = 80;
    game.seats[3].winner = true;
    const auto row = [&game](Subject subject) { return statistics::tableOf({game}, {}, subject).rows.at(0).values; };
    for (const Subject subject : {Subject::Editions, Subject::TableSizes}) {
        QCOMPARE(row(subject)[0], 1.0); // games
        QCOMPARE(row(subject)[1], 0.0); // wins
        QCOMPARE(row(subject)[4], 70.0);
    }
    QCOMPARE(row(Subject::Computers)[0], 1.0);
    QCOMPARE(row(Subject::Computers)[1], 1.0);
    QCOMPARE(row(Subject::Computers)[2], 1.0);
    QCOMPARE(row(Subject::Computers)[4], 20.0); // on average of the four
}

void StatisticsTest::csvHasEveryRow() {
    statistics::Table table{{{"Name", statistics::Format::Text, {}}, {"Points", statistics::Format::Mean, {}}}, {}, 1};
    table.rows.push_back({"a \"b\", c", {1.5}, {}, {}});
    table.rows.push_back({"=1+1", {std::numeric_limits<double>::quiet_NaN()}, {}, {}});
    QCOMPARE(statistics::csvOf(table), QString("\"Name\",\"Points\"\r\n\"a \"\"b\"\", c\",1.5\r\n\"'=1+1\",\r\n"));
}

void StatisticsTest::barsFollowTheSortedColumn() {
    StatisticsWindow window(archive_, theme_);
    readAll(window);
    auto* rows = window.findChild<QTableWidget*>();
    auto* chart = window.findChild<ChartSheet*>();
    window.ask(Subject::Cards);
    rows->sortByColumn(3, Qt::DescendingOrder); // points
    QTRY_COMPARE(chart->bars().front().number, rows->item(0, 3)->text());
    for (std::size_t i = 1; i < chart->bars().size(); ++i)
        QVERIFY(chart->bars()[i - 1].value >= chart->bars()[i].value);
    QVERIFY(chart->accessibleDescription().contains(rows->item(0, 0)->text()));
    std::set<QString> titles; // cards of the same title are told apart
    for (int row = 0; row < rows->rowCount(); ++row) titles.insert(rows->item(row, 0)->text());
    QCOMPARE(titles.size(), static_cast<std::size_t>(rows->rowCount()));
    QVERIFY(titles.contains("Scoring: one region (stack 2)"));
    QVERIFY(titles.contains("Scoring: one region (stack 3)"));
    window.ask(Subject::Course);
    QCOMPARE(chart->lines().size(), std::size_t(2));
    QVERIFY(window.exportTo(folder_.filePath("table.csv")));
    QVERIFY(!window.exportTo(folder_.filePath("no/such/folder/table.csv")));
}

void StatisticsTest::everyQuestionHasAnAnswer() {
    StatisticsWindow window(archive_, theme_);
    readAll(window);
    for (int subject = 0; subject <= static_cast<int>(Subject::Games); ++subject) {
        window.ask(static_cast<Subject>(subject));
        QVERIFY2(window.findChild<QTableWidget*>()->rowCount() > 0, qPrintable(QString::number(subject)));
    }
}

// A line needs two points: with one it is said that more are wanted.
void StatisticsTest::oneGameIsNoEmptyBox() {
    const QString folder = folder_.filePath("one");
    QVERIFY(QDir().mkpath(folder));
    Archive archive;
    archive.setFolder(folder);
    const auto chartAfter = [&](std::size_t games) {
        archive.keep(QString::fromStdString(records_[games - 1]));
        archive.flush();
        StatisticsWindow window(folder, theme_);
        readAll(window);
        window.ask(Subject::Course);
        return window.findChild<ChartSheet*>()->accessibleDescription();
    };
    QCOMPARE(chartAfter(1), QString("Only one game so far. The lines begin with the second one."));
    QVERIFY(chartAfter(2).startsWith("Ada: "));
}

// All cards lie before the seats from the beginning of a round; a special action is that of the card that is used.
void StatisticsTest::cardsBeforeTheSeatsCountWhenTheyAreUsed() {
    if (!tests::hasExpansion("intrigue_king")) QSKIP("This build has no such set.");
    QFile file(QFINDTESTDATA("../../expansions/intrigue_king/tests/playthroughs/five_players.record"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto facts = factsOfRecord(file.readAll().toStdString());
    QVERIFY2(facts, facts ? "" : facts.error().c_str());
    std::array<int, kMaxSeats> used{};
    int scored = 0;
    for (const CardFact& card : facts->cards) {
        used[static_cast<std::size_t>(card.seat)] += card.used ? 1 : 0;
        if (card.points == 0) continue;
        ++scored;
        QVERIFY2(card.used && (card.id.find("ki-1") == 0 || card.id.find("ki-7") == 0), card.id.c_str());
    }
    for (std::size_t seat = 0; seat < facts->seats.size(); ++seat) QVERIFY(used[seat] > 2);
    QVERIFY(scored > 0);
}

ELGRANDE_TEST(StatisticsTest)
#include "statistics_test.moc"
