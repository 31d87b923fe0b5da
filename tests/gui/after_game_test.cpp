// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What there is after a game: its story in the result, and the ways on from there. One file, because all of it begins
// with the same finished games.
#include "app/files/game_files.h"
#include "app/new_game/new_game_desk.h"
#include "app/page/game_page.h"
#include "app/replay/replay_desk.h"
#include "app/replay/replay_page.h"
#include "app/start/start_page.h"
#include "app/statistics/statistics_desk.h"
#include "app/storage/files.h"
#include "app/table/replay.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/table_light.h"
#include "model/observe/score_story.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/finished_game.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_face.h"
#include "views/charts/chart_sheet.h"
#include "views/court/seat_panel.h"
#include "views/court/seat_row.h"
#include "views/panels/log_panel.h"
#include "views/panels/points_by_source.h"
#include "views/panels/result_panel.h"
#include "views/panels/review_page.h"
#include "views/panels/status_strip.h"
#include "views/panels/story_tables.h"
#include "views/panels/turning_points.h"
#include "views/prompt/prompt_panel.h"
#include "views/prompt/question.h"
#include "views/texts/review_text.h"

#include <QAccessible>
#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>

using namespace elgrande;

namespace {

constexpr int kReviewPage = 2;
constexpr int kSeam = 4; // pixels around what is drawn on a card

} // namespace

class AfterGameTest : public QObject, gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { open(); }
    void cleanup() { forget(); }
    void storyAddsUp();
    void pointsBetweenActionsHaveASource();
    void turningPointsAreTheGreatest();
    void resultTellsTheStory();
    void replayBeginsAtTheTurningPoint();
    void seatsStandInTheirPlaces();
    void secondClickIsNotForTheResult();
    void lossIsTheDifferenceShown();
    void nothingIsLitBelowTheResult();
    void startPageIsReachedAgain_data();
    void startPageIsReachedAgain();
    void noButtonStandsAlone();
    void namesOfColumnsAreWholeOrSigns();
    void resultCutsNothingInHalf();
    void turningPointsFillTheirPage();
    void turningPointsAreHeard();
    void reviewBeginsWhenItIsLookedAt();
    void reviewTellsWhatWasDone();
    void reviewEndsWithTheGame();
    void gameWithoutAidsHasNoReview();
    void rematchHasTheSameSeats();
    void replayedGameHasTheSameWays();
    void gamePlayedOnFromAReplayIsSaidNotToCount();
    void summaryThatNothingOpensIsToldOf();

  private:
    void openFinished();
    ResultPanel& result() { return *window_->page().findChild<ResultPanel*>(); }
    QPushButton* button(QWidget& in, const char* name) { return in.findChild<QPushButton*>(QLatin1String(name)); }

    std::string record_;
};

void AfterGameTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    record_ = recordOf(fivePlayers());
}

void AfterGameTest::openFinished() {
    const QString path = folder_.filePath("finished.egr");
    QVERIFY(writeWhole(path, QByteArray::fromStdString(record_)));
    QVERIFY(window_->files().openFile(path));
    QTRY_VERIFY(result().isVisible());
}

// The best first, and the heading says so.
void AfterGameTest::seatsStandInTheirPlaces() {
    openFinished();
    const auto& seats = *window_->page().findChild<SeatPanel*>();
    std::vector<int> scores;
    for (const Seat seat : seats.order()) scores.push_back(seats.row(seat)->content().score);
    QCOMPARE(scores.size(), std::size_t{5});
    QVERIFY(std::is_sorted(scores.rbegin(), scores.rend()));
    QVERIFY(seats.row(seats.order().front())->y() < seats.row(seats.order().back())->y());
    QCOMPARE(seats.accessibleDescription(), QString("Final score"));
    auto* main = window_->page().prompt().findChild<QPushButton*>("main-answer"); // and by Enter
    QCOMPARE(main->text(), QString("Look at the board"));
    main->click();
    QTRY_COMPARE(main->text(), QString("Show result"));
    QVERIFY(result().isHidden());
    main->click();
    QTRY_COMPARE(main->text(), QString("Look at the board"));
    QVERIFY(result().isVisible());
}

// The second half of a double click on “Show result”, which the result may cover by then.
void AfterGameTest::secondClickIsNotForTheResult() {
    openFinished();
    QPushButton* look = button(result(), "look");
    const QPointF at = look->rect().center();
    QMouseEvent second(QEvent::MouseButtonDblClick, at, look->mapToGlobal(at), Qt::LeftButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(look, &second);
    QTest::mouseRelease(look, Qt::LeftButton);
    QVERIFY(result().isVisible());
    QTest::mouseClick(look, Qt::LeftButton);
    QTRY_VERIFY(!result().isVisible());
}

// Every way to count gives the same points.
void AfterGameTest::storyAddsUp() {
    openFinished();
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
        QCOMPARE(sources[seat].total(), static_cast<int>(seen.seats[seat].score));
        const int disks = sum(yields, [](const YieldRow& row) { return row.kind == YieldRow::Kind::Disks; });
        QVERIFY(disks <= sources[seat].regions);
    }
}

// As for goods that come home by ship: no scoring and no card, but a reason.
void AfterGameTest::pointsBetweenActionsHaveASource() {
    const auto event = [](EventKind kind, int number, Seat seat = Seat::None) {
        Event made;
        made.kind = kind;
        made.number = static_cast<std::int16_t>(number);
        made.seat = seat;
        return made;
    };
    std::vector<Event> history{event(EventKind::RoundBegan, 5), event(EventKind::Points, 6, seatAt(1)),
                               event(EventKind::Points, 4, seatAt(1)), event(EventKind::Points, 3, seatAt(0))};
    history[1].reason = history[2].reason = static_cast<Reason>(7);
    history[3].reason = static_cast<Reason>(8);
    history[1].to = history[2].to = history[3].to = Area::Galicia;
    const std::vector<YieldRow> yields = yieldOf(history, 2);
    QCOMPARE(yields.size(), std::size_t{2});
    QVERIFY(yields[0].kind == YieldRow::Kind::Reason && yields[0].reason == static_cast<Reason>(7));
    QCOMPARE(yields[0].points, (std::vector<int>{0, 10}));
    QCOMPARE(yields[1].points, (std::vector<int>{3, 0}));
    const std::vector<ScoreMoment> moments = scoreMoments(history, 2);
    QVERIFY(moments.front().reason == static_cast<Reason>(7) && moments.front().seat == seatAt(1));
    // In another turn, and while the special action of a card runs that scores a place.
    history.push_back(event(EventKind::TurnPassed, 0, seatAt(1)));
    history.push_back(event(EventKind::Points, 2, seatAt(0)));
    history.back().reason = static_cast<Reason>(7);
    history.push_back(event(EventKind::SpecialAnnounced, 0, seatAt(0)));
    history.back().card = static_cast<Card>(3);
    history.push_back(history[1]);
    history.push_back(event(EventKind::PlaceScored, 0, seatAt(0)));
    history.push_back(event(EventKind::Points, 5, seatAt(0)));
    history.push_back(event(EventKind::Points, 1, seatAt(0)));
    history[history.size() - 2].to = history[history.size() - 3].to = history.back().to = Area::Granada;
    history.back().reason = static_cast<Reason>(9); // a bonus there
    QCOMPARE(scoreMoments(history, 2).size(), std::size_t{3});
    QVERIFY(scoreMoments(history, 2)[1].seat == seatAt(0));
    const std::vector<YieldRow> all = yieldOf(history, 2);
    QCOMPARE(all.size(), std::size_t{3});
    QVERIFY(all[0].kind == YieldRow::Kind::Card && all[0].round == 5);
    QCOMPARE(all[0].points, (std::vector<int>{6, 0}));
    QCOMPARE(all[1].points, (std::vector<int>{2, 16}));
}

void AfterGameTest::turningPointsAreTheGreatest() {
    openFinished();
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
    openFinished();
    auto& chart = *result().findChild<QTabWidget*>()->widget(0)->findChild<ChartSheet*>();
    QCOMPARE(chart.lines().size(), std::size_t{5});
    Catalogue catalogue = window_->model().catalogue();
    QVERIFY(texts::chancesTitle(catalogue).contains("action cards are known"));
    catalogue.stacks = 0; // nothing is revealed at the beginning of a round
    QVERIFY(!texts::chancesTitle(catalogue).contains("action cards"));
    const Observation& seen = window_->model().observation();
    for (std::size_t i = 0; i < 5; ++i)
        QCOMPARE(chart.lines()[i].values.back(), static_cast<double>(seen.seats[i].score));
    QVERIFY(chart.accessibleDescription().contains("Lucía"));
    const QList<QTableWidget*> tables = result().findChildren<QTableWidget*>();
    QCOMPARE(tables.size(), 2);
    for (const QTableWidget* table : tables) {
        QSet<QString> names; // those of copies of a card with the round
        for (int row = 0; row < table->rowCount(); ++row) names << table->verticalHeaderItem(row)->text();
        QCOMPARE(names.size(), table->rowCount());
        QCOMPARE(table->columnCount(), 5);
        QVERIFY(!table->accessibleName().isEmpty());
        QVERIFY(table->rowCount() >= 10);
    }
    const auto rowOf = [&tables](const QString& head) {
        for (const QTableWidget* table : tables)
            for (int row = 0; row < table->rowCount(); ++row)
                if (table->verticalHeaderItem(row)->text() == head) return table->verticalHeaderItem(row);
        return static_cast<QTableWidgetItem*>(nullptr);
    };
    QVERIFY(rowOf("All general scorings") != nullptr); // what it is a part of
    const QTableWidgetItem* disks = rowOf("… of which in regions chosen by disk");
    QVERIFY(disks != nullptr && disks->toolTip().contains("region chosen on the secret disk"));
    QCOMPARE(result().findChild<TurningPoints*>()->moments().size(), std::size_t{7});
}

// The words take two rows in a small window.
void AfterGameTest::noButtonStandsAlone() {
    window_->resize(1024, 640);
    for (const QString& language : Language::known()) {
        language_.use(language);
        openFinished();
        QTRY_VERIFY(button(result(), "look")->y() >= button(result(), "rematch")->y());
        std::map<int, int> rows;
        for (const char* name : {"rematch", "newGame", "replay", "summary", "code", "statistics", "look", "start"})
            ++rows[button(result(), name)->y()];
        for (const auto& [y, count] : rows)
            QVERIFY2(count >= 3, qPrintable(QStringLiteral("%1: %2").arg(y).arg(count)));
    }
}

// Five names beside the longest names of cards, in a small window.
void AfterGameTest::namesOfColumnsAreWholeOrSigns() {
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)}) {
        window_->resize(size);
        openFinished();
        auto& pages = *result().findChild<QTabWidget*>();
        for (const auto* table : result().findChildren<QTableWidget*>()) {
            pages.setCurrentIndex(pages.indexOf(table));
            QTRY_VERIFY(table->isVisible());
            const auto* header = dynamic_cast<const SeatHeader*>(table->horizontalHeader());
            const QFontMetrics metrics(table->horizontalHeader()->font());
            bool whole = true;
            for (int i = 0; i < 5; ++i) {
                const QTableWidgetItem& head = *table->horizontalHeaderItem(i);
                const int wide = metrics.horizontalAdvance(head.text()) + 18;
                whole = whole && wide <= table->horizontalHeader()->sectionSize(i);
                QVERIFY(head.toolTip().contains(head.text()));
            }
            QVERIFY2(whole || (header != nullptr && !header->hasNames()), qPrintable(QString::number(size.width())));
            if (size.width() == 1920) QVERIFY(header == nullptr || header->hasNames());
        }
    }
}

// What lies below it is seen whole or not at all, also where there is a strip below the board.
void AfterGameTest::resultCutsNothingInHalf() {
    std::vector<FinishedGame> games{fivePlayers()};
    if (tests::hasExpansion("intrigue_king")) {
        games.push_back(fivePlayers());
        games.back().setup.expansions = {"intrigue_king"};
    }
    for (const FinishedGame& game : games) {
        record_ = recordOf(game);
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)}) {
            window_->resize(size);
            openFinished();
            QCoreApplication::processEvents();
            const auto boxOf = [this](const QWidget& part) {
                return QRect(part.mapTo(window_.get(), QPoint()), part.size());
            };
            const int bottom = boxOf(result()).bottom();
            std::vector<const QWidget*> parts{&window_->page().prompt()};
            for (const CardFace* face : window_->page().cards().faces()) parts.push_back(face);
            for (const QWidget* part : parts) {
                const QRect box = boxOf(*part);
                QVERIFY2(bottom <= box.top() + kSeam || bottom >= box.bottom() - kSeam,
                         qPrintable(QStringLiteral("%1: %2 in %3 to %4")
                                        .arg(size.width())
                                        .arg(bottom)
                                        .arg(box.top())
                                        .arg(box.bottom())));
            }
        }
    }
    record_ = recordOf(fivePlayers());
}

void AfterGameTest::turningPointsFillTheirPage() {
    openFinished();
    result().findChild<QTabWidget*>()->setCurrentIndex(1);
    const auto& turns = *result().findChild<TurningPoints*>();
    const QList<QPushButton*> again = turns.findChildren<QPushButton*>();
    QTRY_VERIFY(again.back()->mapTo(&turns, QPoint()).y() > turns.height() * 3 / 4);
    static const QRegularExpression bare(QStringLiteral("\\d (ahead|behind)|by \\d+\\.|to \\d+\\.")); // of what?
    int leads = 0;
    for (const QLabel* each : turns.findChildren<QLabel*>()) {
        QVERIFY2(!each->text().contains(bare), qPrintable(each->text()));
        leads += each->text().contains(QRegularExpression(QStringLiteral("1 point\\b|\\d points\\b"))) ? 1 : 0;
    }
    QVERIFY(leads > 2);
}

// Area and buttons are what takes the keyboard.
void AfterGameTest::turningPointsAreHeard() {
    openFinished();
    auto* tabs = result().findChild<QTabWidget*>();
    tabs->setCurrentIndex(1);
    const QAccessibleInterface* area = QAccessible::queryAccessibleInterface(tabs->currentWidget());
    QCOMPARE(area->text(QAccessible::Name), tabs->tabText(1));
    const QString heading = area->text(QAccessible::Description);
    QVERIFY2(heading.startsWith("Biggest swings for "), qPrintable(heading));
    const auto& turns = *result().findChild<TurningPoints*>();
    const Seat winner = window_->model().observation().winners.front();
    for (std::size_t i = 0; i < turns.moments().size(); ++i) {
        const int swing = turns.moments()[i].swing(winner);
        const QString told = turns.buttons()[static_cast<qsizetype>(i)]->accessibleDescription();
        const QString number = (swing > 0 ? QStringLiteral("+%1. ") : QStringLiteral("−%1. ")).arg(std::abs(swing));
        QVERIFY2(told.startsWith(number), qPrintable(told));
    }
}

void AfterGameTest::replayBeginsAtTheTurningPoint() {
    openFinished();
    const ScoreMoment turn = result().findChild<TurningPoints*>()->moments().at(1);
    result().findChild<TurningPoints*>()->findChildren<QPushButton*>().at(1)->click();
    ReplayPage* page = window_->replays().page();
    QVERIFY(page != nullptr && page->isVisible());
    if (page == nullptr) return; // for the static analyser, which does not look into QVERIFY
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

void AfterGameTest::reviewBeginsWhenItIsLookedAt() {
    openFinished();
    auto& page = *result().findChild<ReviewPage*>();
    QVERIFY(!page.isSearching() && !page.isReady());
    QSignalSpy told(&result(), &ResultPanel::told);
    auto* tabs = result().findChild<QTabWidget*>();
    QTest::keyClick(window_.get(), Qt::Key_Shift); // by keys
    tabs->setCurrentIndex(kReviewPage);
    tabs->tabBar()->setFocus(Qt::TabFocusReason);
    QVERIFY(page.isSearching());
    QVERIFY(page.findChild<QProgressBar*>()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(page.isReady(), 120000);
    QVERIFY(!page.findChild<QProgressBar*>()->isVisible());
    QVERIFY2(told.back()[0].toString().startsWith("The review is ready. "), qPrintable(told.back()[0].toString()));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(tabs->tabBar())); // and Enter presses nothing else
    const Review& review = page.review();
    QCOMPARE(review.seats.size(), std::size_t{1}); // the person
    QVERIFY(window_->model().isPerson(review.seats.front().seat));
    QCOMPARE(review.chances.size(), std::size_t{9});
    const auto& chart = *page.findChild<ChartSheet*>();
    QCOMPARE(chart.lines().size(), std::size_t{5});
    QCOMPARE(chart.lines()[1].values.size(), std::size_t{9});
    QVERIFY(!page.buttons().isEmpty()); // the greedy player does not find everything
    std::vector<ReviewedMove> sure;     // others may be overrated
    std::ranges::copy_if(review.moves, std::back_inserter(sure), &ReviewedMove::closely);
    QCOMPARE(page.buttons().size(), std::min(qsizetype{8}, static_cast<qsizetype>(sure.size())));
    const auto worst = std::ranges::max_element(sure, {}, &ReviewedMove::lost);
    // Beside points only what has its unit is understood.
    const QString lost = texts::lossText(*worst);
    QVERIFY2(lost.startsWith(QChar(0x2212)) && lost.endsWith('%'), qPrintable(lost));
    const auto labels = page.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* each) { return each->text() == lost; }));
    // Chances are lost and won back all the time: only what a round brought is less than all of it.
    const QString choices = texts::shareChangeText(review.seats.front().choices / 9);
    for (const QString& words : {QStringLiteral("Choices per round"), choices})
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* each) { return each->text() == words; }));
    QCOMPARE(texts::signedText(-3), QString(QChar(0x2212)) + '3');
    qobject_cast<QPushButton*>(page.buttons().front())->click();
    ReplayPage* replay = window_->replays().page();
    QVERIFY(replay != nullptr && replay->isVisible());
    replay->replay().step(1);
    const auto answer = replay->replay().answer();
    QVERIFY(answer && answer->action == worst->decision.legal.front());
    QVERIFY(answer->decision.seat == worst->decision.seat);
}

// The two chances differ by the loss beside them.
void AfterGameTest::lossIsTheDifferenceShown() {
    openFinished();
    const GameModel& model = window_->model();
    ReviewedMove move;
    move.decision.kind = "place";
    move.decision.legal = {act(ActionKind::Caballero, Area::Aragon), act(ActionKind::Caballero, Area::Galicia)};
    move.share = 0.167; // alone it would be 17%
    move.better = 0.1825;
    const QString line = texts::reviewedLine(model.catalogue(), move, [](Seat) { return QString("Ada"); });
    QCOMPARE(texts::lossText(move), QString(QChar(0x2212)) + "2%");
    QVERIFY2(line.contains("18% instead of 16%"), qPrintable(line));
}

void AfterGameTest::nothingIsLitBelowTheResult() {
    openFinished();
    const TableLight& light = window_->findChild<LessonGuide*>()->light();
    const auto lit = [&] {
        return light.outlineOf("area:granada") + light.outlineOf("king") + light.outlineOf("board");
    };
    QVERIFY(lit().isEmpty());
    QVERIFY(!light.outlineOf("seats").isEmpty());
    emit window_->page().log().areaHovered(Area::Granada);
    QImage painted(light.size(), QImage::Format_ARGB32_Premultiplied);
    painted.fill(Qt::transparent);
    window_->findChild<LessonGuide*>()->light().render(&painted, {}, {}, QWidget::RenderFlags());
    QImage nothing(painted.size(), painted.format());
    nothing.fill(Qt::transparent);
    QVERIFY(painted == nothing);
    button(result(), "look")->click();
    QVERIFY(!result().isVisible() && !lit().isEmpty());
}

void AfterGameTest::startPageIsReachedAgain_data() {
    QTest::addColumn<bool>("menu");
    QTest::newRow("from the result") << false;
    QTest::newRow("by the menu") << true;
}

void AfterGameTest::startPageIsReachedAgain() {
    QFETCH(bool, menu);
    QVERIFY(!window_->files().leave->isEnabled());
    openFinished();
    QVERIFY(window_->files().leave->isEnabled());
    if (menu)
        window_->files().leave->trigger();
    else
        button(result(), "start")->click();
    QVERIFY(!window_->model().hasGame());
    QVERIFY(window_->findChild<StartPage*>()->isVisible());
    QVERIFY(!window_->files().leave->isEnabled());
}

// What stands on a button says too little by itself.
void AfterGameTest::reviewTellsWhatWasDone() {
    openFinished();
    const Catalogue& catalogue = window_->model().catalogue();
    const auto said = [&](const char* kind, Action action) {
        ReviewedMove move;
        move.round = 1;
        move.decision.kind = kind;
        move.decision.legal = {action, act(ActionKind::Done)};
        const auto called = [](Seat) { return QString("Ada"); };
        return texts::reviewedTitle(catalogue, move, called) + u'|' + texts::reviewedLine(catalogue, move, called);
    };
    const QString recall = said("recall", act(ActionKind::Recall, Area::Aragon));
    QVERIFY2(recall.startsWith("Round 1, Ada: Take one from Aragon|Better: Take no further one."), qPrintable(recall));
    const QString place = said("place", act(ActionKind::Caballero, Area::Aragon));
    QVERIFY2(place.startsWith("Round 1, Ada: Place in Aragon|Better: Leave it at that."), qPrintable(place));
    QVERIFY(said("court", act(ActionKind::Court, std::uint8_t{0})).contains("Take none|"));
}

void AfterGameTest::reviewEndsWithTheGame() {
    openFinished();
    auto& page = *result().findChild<ReviewPage*>();
    result().findChild<QTabWidget*>()->setCurrentIndex(kReviewPage);
    QVERIFY(page.isSearching());
    button(result(), "rematch")->click();
    QTRY_VERIFY(!result().isVisible());
    QVERIFY(!page.isSearching() && !page.isReady());
}

void AfterGameTest::gameWithoutAidsHasNoReview() {
    auto record = recordFromText(record_);
    QVERIFY(record);
    record->lockAids();
    const QString path = folder_.filePath("locked.egr");
    const auto rules = RulesBuilder::build(record->setup);
    QVERIFY(writeWhole(path, QByteArray::fromStdString(toText(**rules, *record))));
    QVERIFY(window_->files().openFile(path));
    QTRY_VERIFY(result().isVisible());
    result().findChild<QTabWidget*>()->setCurrentIndex(kReviewPage);
    auto& page = *result().findChild<ReviewPage*>();
    QVERIFY(!page.isSearching());
    QVERIFY2(page.words().startsWith("This game was played without assistance."), qPrintable(page.words()));
}

void AfterGameTest::rematchHasTheSameSeats() {
    openFinished();
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
    QVERIFY(why.contains("does not count"));
    const auto labels = window_->page().findChild<ResultPanel*>()->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == why; }));
}

void AfterGameTest::summaryThatNothingOpensIsToldOf() {
    openFinished();
    const QString path = folder_.filePath("summary.pdf");
    QStringList told;
    QTimer poll;
    connect(&poll, &QTimer::timeout, this, [&] {
        QWidget* modal = QApplication::activeModalWidget();
        if (auto* files = qobject_cast<QFileDialog*>(modal)) {
            files->selectFile(path);
            QMetaObject::invokeMethod(files, "accept");
        } else if (auto* box = qobject_cast<Question*>(modal)) {
            told << box->text() << box->more();
            for (QPushButton* each : box->findChildren<QPushButton*>())
                if (each->text() == "&Open") return each->click();
            box->reject();
        }
    });
    poll.start(20);
    button(result(), "summary")->click(); // the platform of the tests opens nothing
    QVERIFY(QFile::exists(path));
    QVERIFY2(told.contains("The summary could not be opened."), qPrintable(told.join('\n')));
    QVERIFY2(told.last().startsWith("No program found that can open "), qPrintable(told.last()));
}

ELGRANDE_TEST(AfterGameTest)
#include "after_game_test.moc"
