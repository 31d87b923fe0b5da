// What there is after a game: its story in the result, and the ways on from there.
#include "app/files/game_files.h"
#include "app/new_game/new_game_desk.h"
#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/settings/settings_desk.h"
#include "app/statistics/statistics_desk.h"
#include "app/storage/files.h"
#include "app/table/replay.h"
#include "app/window/game_page.h"
#include "app/window/main_window.h"
#include "app/window/replay_desk.h"
#include "app/window/replay_page.h"
#include "model/observe/score_story.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/finished_game.h"
#include "tests/gui/window_clipping.h"
#include "views/board/board_view.h"
#include "views/charts/chart_sheet.h"
#include "views/court/seat_panel.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/panels/points_by_source.h"
#include "views/panels/result_panel.h"
#include "views/panels/status_strip.h"
#include "views/panels/turning_points.h"
#include "views/replay/caption.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <map>
#include <numeric>

using namespace elgrande;

class AfterGameTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();
    void storyAddsUp();
    void turningPointsAreTheGreatest();
    void resultTellsTheStory();
    void nothingIsClipped_data();
    void nothingIsClipped();
    void replayBeginsAtTheTurningPoint();
    void noButtonStandsAlone();
    void turningPointsFillTheirPage();
    void replayShowsWholeSeatsAndALargeBoard();
    void rematchHasTheSameSeats();
    void replayedGameHasTheSameWays();
    void gamePlayedOnFromAReplayIsSaidNotToCount();
    void captionTellsTheMove();
    void captionNamesWhoIsVetoed();

  private:
    void open();
    ResultPanel& result() { return *window_->page().findChild<ResultPanel*>(); }
    QPushButton* button(QWidget& in, const char* name) { return in.findChild<QPushButton*>(QLatin1String(name)); }

    QTemporaryDir folder_;
    Language language_;
    Theme theme_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<MainWindow> window_;
    std::string record_;
};

void AfterGameTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    FinishedGame game;
    game.setup.players = 5;
    game.setup.seed = "story";
    game.names = {"Lucía", "Mateo", "Inés", "Diego", "Carmen"};
    game.agents = {"", "greedy", "greedy", "random", "greedy"};
    record_ = recordOf(game);
}

void AfterGameTest::init() {
    language_.use("en");
    QFile::remove(folder_.filePath("settings.ini"));
    settings_ = std::make_unique<Settings>(folder_.filePath("settings.ini"));
    settings_->setWelcomed(true);
    settings_->setTempo(Tempo::Off);
    window_ = std::make_unique<MainWindow>(*settings_, language_, theme_);
    window_->resize(1280, 800);
    window_->show();
}

void AfterGameTest::cleanup() { window_.reset(); }

void AfterGameTest::open() {
    const QString path = folder_.filePath("finished.egr");
    QVERIFY(writeWhole(path, QByteArray::fromStdString(record_)));
    QVERIFY(window_->files().openFile(path));
    QTRY_VERIFY(result().isVisible());
}

// Every way to count gives the same points.
void AfterGameTest::storyAddsUp() {
    open();
    const Observation& seen = window_->model().observation();
    const std::vector<Event>& history = window_->model().history();
    const std::vector<CourseMark> course = courseOf(history, seen.players);
    QCOMPARE(course.size(), std::size_t{1 + 9 + 3});
    QVERIFY(course[3].kind == CourseMark::Kind::Round && course[3].number == 3);
    QVERIFY(course[4].kind == CourseMark::Kind::Scoring && course[4].number == 1);
    const std::vector<PointsBySource> sources = pointsBySource(history, seen.players);
    const std::vector<ScoreMoment> moments = scoreMoments(history, seen.players);
    const std::vector<YieldRow> yields = yieldOf(history, seen.players);
    QVERIFY(yields.front().place == Area::Castillo);
    for (int i = 0; i < seen.players; ++i) {
        const auto seat = static_cast<std::size_t>(i);
        QCOMPARE(course.back().scores[seat], static_cast<int>(seen.seats[seat].score));
        QCOMPARE(yields.front().points[seat], sources[seat].castillo);
        const auto sum = [&](const auto& rows, auto counts) {
            return std::accumulate(rows.begin(), rows.end(), 0, [&](int before, const auto& row) {
                return before + (counts(row) ? row.points[seat] : 0);
            });
        };
        QCOMPARE(sum(moments, [](const ScoreMoment&) { return true; }), static_cast<int>(seen.seats[seat].score));
        QCOMPARE(sum(yields, [](const YieldRow& row) { return row.kind == YieldRow::Kind::Card; }),
                 sources[seat].special);
        const auto regions = [](const YieldRow& row) {
            return row.kind == YieldRow::Kind::Place && row.place != Area::Castillo;
        };
        QCOMPARE(sum(yields, regions), sources[seat].regions);
        const int disks = sum(yields, [](const YieldRow& row) { return row.kind == YieldRow::Kind::Disks; });
        QVERIFY(disks <= sources[seat].regions);
    }
}

void AfterGameTest::turningPointsAreTheGreatest() {
    open();
    const std::vector<Event>& history = window_->model().history();
    const Seat winner = window_->model().observation().winners.front();
    const std::vector<ScoreMoment> all = scoreMoments(history, 5);
    const std::vector<ScoreMoment> turns = turningPoints(history, 5, winner, 4);
    QCOMPARE(turns.size(), std::size_t{4});
    int least = 1000;
    for (const ScoreMoment& turn : turns) least = std::min(least, std::abs(turn.swing(winner)));
    QVERIFY(least > 0);
    int greater = 0;
    int lead = 0;
    std::size_t scorings = 0;
    for (const ScoreMoment& moment : all) {
        greater += std::abs(moment.swing(winner)) > least ? 1 : 0;
        QCOMPARE(moment.leadBefore[index(winner)], lead); // each goes on where the one before ended
        lead = moment.leadAfter[index(winner)];
        const EventKind began = history[moment.event].kind;
        QCOMPARE(began, moment.scoring > 0 ? EventKind::ScoringBegan : EventKind::SpecialAnnounced);
        scorings += moment.scoring > 0 ? 1 : 0;
    }
    QCOMPARE(scorings, std::size_t{3}); // each as a whole
    QVERIFY(greater < 4);
    for (std::size_t i = 1; i < turns.size(); ++i) QVERIFY(turns[i - 1].event < turns[i].event);
}

void AfterGameTest::resultTellsTheStory() {
    open();
    auto& chart = *result().findChild<ChartSheet*>();
    QCOMPARE(chart.lines().size(), std::size_t{5});
    const Observation& seen = window_->model().observation();
    for (std::size_t i = 0; i < 5; ++i)
        QCOMPARE(chart.lines()[i].values.back(), static_cast<double>(seen.seats[i].score));
    QVERIFY(chart.accessibleDescription().contains("Lucía"));
    const QList<QTableWidget*> tables = result().findChildren<QTableWidget*>();
    QCOMPARE(tables.size(), 2);
    for (const QTableWidget* table : tables) {
        QCOMPARE(table->columnCount(), 5);
        QVERIFY(!table->accessibleName().isEmpty());
        QVERIFY(table->rowCount() >= 10);
    }
    QCOMPARE(result().findChild<TurningPoints*>()->moments().size(), std::size_t{7});
}

void AfterGameTest::nothingIsClipped_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : Language::known())
        for (const QSize& size : {QSize(1024, 640), QSize(1280, 800)})
            QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
}

void AfterGameTest::nothingIsClipped() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    language_.use(language);
    window_->resize(size);
    open();
    auto& pages = *result().findChild<QTabWidget*>();
    for (int page = 0; page < pages.count(); ++page) {
        pages.setCurrentIndex(page);
        QVERIFY(window_->rect().contains(QRect(result().mapTo(window_.get(), QPoint(0, 0)), result().size())));
        QStringList clipped;
        (void)QTest::qWaitFor([&] { return (clipped = clippedTexts(result())).isEmpty(); }, 2000);
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
    }
}

// The words take two rows in a small window.
void AfterGameTest::noButtonStandsAlone() {
    window_->resize(1024, 640);
    for (const QString& language : Language::known()) {
        language_.use(language);
        open();
        QTRY_VERIFY(button(result(), "look")->y() >= button(result(), "rematch")->y());
        std::map<int, int> rows;
        for (const char* name : {"rematch", "newGame", "replay", "summary", "code", "statistics", "look"})
            ++rows[button(result(), name)->y()];
        for (const auto& [y, count] : rows)
            QVERIFY2(count >= 3, qPrintable(QStringLiteral("%1: %2").arg(y).arg(count)));
    }
}

void AfterGameTest::turningPointsFillTheirPage() {
    open();
    result().findChild<QTabWidget*>()->setCurrentIndex(1);
    const auto& turns = *result().findChild<TurningPoints*>();
    const QList<QPushButton*> again = turns.findChildren<QPushButton*>();
    QTRY_VERIFY(again.back()->mapTo(&turns, QPoint()).y() > turns.height() * 3 / 4);
}

// Four players at 1280x800: three lines for each, a board of more than half of the window, a log that can be read.
void AfterGameTest::replayShowsWholeSeatsAndALargeBoard() {
    FinishedGame game;
    game.setup.players = 4;
    game.setup.seed = "four";
    game.names = {"Lucía", "Mateo", "Inés", "Diego"};
    game.agents = {"greedy", "greedy", "greedy", "greedy"};
    record_ = recordOf(game);
    open();
    button(result(), "replay")->click();
    ReplayPage* page = window_->replays().page();
    QVERIFY(page != nullptr && page->isVisible());
    const GamePage& table = page->page();
    const auto& seats = *table.findChild<SeatPanel*>();
    QTRY_VERIFY(seats.row(seatAt(0))->height() >= SeatRow::kThreeLines);
    const BoardView& board = *table.findChild<BoardView*>();
    QTRY_VERIFY2(board.seaBox().width() >= 660, qPrintable(QString::number(board.seaBox().width())));
    QVERIFY(table.findChild<LogPanel*>()->browser()->height() >= 90);
}

void AfterGameTest::replayBeginsAtTheTurningPoint() {
    open();
    const ScoreMoment turn = result().findChild<TurningPoints*>()->moments().at(1);
    result().findChild<TurningPoints*>()->findChildren<QPushButton*>().at(1)->click();
    ReplayPage* page = window_->replays().page();
    QVERIFY(page != nullptr && page->isVisible());
    QVERIFY(page->model().history().size() <= turn.event);
    page->replay().step(1);
    QVERIFY(page->model().history().size() > turn.event);
    // The line at the top is about what is looked at, and about the table again afterwards.
    const auto& strip = *window_->findChild<StatusStrip*>();
    QVERIFY2(strip.text().startsWith("Round"), qPrintable(strip.text()));
    page->replay().goTo(0); // there is no round 0
    QCOMPARE(strip.text(), QString("Set-up"));
    QStringList words;
    for (const QLabel* label : page->findChildren<QLabel*>()) words << label->text();
    QVERIFY2(!words.filter("Set-up, move 0 of").isEmpty(), qPrintable(words.join('\n')));
    emit window_->replays().closed();
    QCOMPARE(strip.text(), QString("The game is over."));
}

void AfterGameTest::rematchHasTheSameSeats() {
    open();
    const auto before = recordFromText(record_);
    button(result(), "rematch")->click();
    QTRY_VERIFY(!result().isVisible());
    const auto after = recordFromText(window_->table().recordText().toStdString());
    QVERIFY(before && after);
    QCOMPARE(after->names, before->names);
    QCOMPARE(after->agents, before->agents);
    QCOMPARE(after->setup.options, before->setup.options);
    QCOMPARE(after->setup.colours, before->setup.colours);
    QVERIFY(after->setup.seed != before->setup.seed);
    QVERIFY(!window_->model().observation().over);
}

// A finished game that is only replayed has the same result, and a rematch of it leaves the replay.
void AfterGameTest::replayedGameHasTheSameWays() {
    const QString path = folder_.filePath("replayed.egr");
    QVERIFY(writeWhole(path, QByteArray::fromStdString(record_)));
    window_->replays().replayFile(path);
    ReplayPage* page = window_->replays().page();
    QVERIFY(page != nullptr);
    page->replay().goTo(page->replay().length());
    auto& shown = *page->findChild<ResultPanel*>();
    QTRY_VERIFY(shown.isVisible());
    QVERIFY(button(shown, "summary")->isVisible());
    button(shown, "rematch")->click();
    QTRY_VERIFY(!page->isVisible());
    QCOMPARE(window_->model().playerName(seatAt(1)), QString("Mateo"));
    QVERIFY(!window_->model().observation().over);
}

void AfterGameTest::gamePlayedOnFromAReplayIsSaidNotToCount() {
    const QString path = folder_.filePath("branch.egr");
    QVERIFY(writeWhole(path, QByteArray::fromStdString(record_)));
    window_->replays().replayFile(path);
    ReplayPage* page = window_->replays().page();
    const QString text = page->replay().recordUpTo(page->replay().length() - 1);
    QVERIFY(window_->files().resume(text, {}));
    QVERIFY(QTest::qWaitFor(
        [&model = window_->model()] {
            if (model.decision()) model.choose(model.decision()->legal.front());
            return model.observation().over;
        },
        20000));
    const QString why = window_->statistics().whyNotCounted();
    QVERIFY(why.contains("not counted"));
    const auto labels = window_->page().findChild<ResultPanel*>()->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == why; }));
}

// Every move says something; a jump is announced as a whole, and the sentence can be switched off.
void AfterGameTest::captionTellsTheMove() {
    open();
    window_->replays().lookBackTo(0);
    ReplayPage& page = *window_->replays().page();
    QVERIFY(page.caption().isVisible());
    const int height = page.caption().height();
    for (int i = 0; i < 60; ++i) {
        page.replay().step(1);
        QCOMPARE(page.caption().height(), height);
    }
    page.replay().jump(ReplayMark::Kind::Round, 1);
    QVERIFY2(page.caption().words().contains("Round "), qPrintable(page.caption().words()));
    QSignalSpy said(&page.page().announcer(), &Announcer::announced);
    page.replay().jump(ReplayMark::Kind::Scoring, 1);
    const QString words = page.caption().words();
    QVERIFY2(words.contains("General scoring 1"), qPrintable(words));
    QTRY_COMPARE(said.size(), 1);
    QVERIFY(said.front().front().toString().startsWith(words)); // and a full stop
    settings_->setCaptions(false);
    window_->preferences().adopt(&page);
    QVERIFY(!page.caption().isVisible());
}

void AfterGameTest::captionNamesWhoIsVetoed() {
    GameModel model;
    Caption caption(model, theme_);
    Setup setup;
    setup.players = 3;
    const auto rules = RulesBuilder::build(setup);
    QVERIFY(rules);
    const Catalogue catalogue = catalogueOf(**rules);
    model.startGame(catalogue, {"Lucía", "Mateo", "Inés"}, {true, true, true});
    Event announced;
    announced.kind = EventKind::SpecialAnnounced;
    announced.seat = seatAt(1);
    announced.card = static_cast<Card>(0);
    Event vetoed = announced;
    vetoed.kind = EventKind::SpecialVetoed;
    vetoed.seat = seatAt(0);
    model.setHistory({announced, vetoed});
    caption.tell(1);
    QVERIFY2(caption.words().startsWith("Lucía vetoes Mateo: "), qPrintable(caption.words()));
    language_.use("de");
    QVERIFY2(caption.words().contains("Mateo"), qPrintable(caption.words()));
}

QTEST_MAIN(AfterGameTest)
#include "after_game_test.moc"
