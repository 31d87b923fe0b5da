// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A finished game is looked at again: what is said of each move, and what is seen of it.
#include "app/preferences/settings_desk.h"
#include "app/replay/replay_desk.h"
#include "app/replay/replay_page.h"
#include "app/table/replay.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/finished_game.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/court/seat_panel.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/replay/caption.h"
#include "views/scoring/scoring_film.h"

#include <QLabel>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

using namespace elgrande;

class ReplayPageTest : public QObject, gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup() { forget(); }
    void replayShowsWholeSeatsAndALargeBoard();
    void captionTellsTheMove();
    void captionNamesWhoIsVetoed();
    void stepOfTheReplayEndsTheFilm();
    void playingWaitsForTheFilm();

  private:
    std::string record_;
};

void ReplayPageTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    record_ = recordOf(fivePlayers());
}

void ReplayPageTest::init() {
    open();
    QVERIFY(window_->table().resume(QString::fromStdString(record_)));
}

// Four players at 1280x800: three lines for each, a board of more than half of the window, a log that can be read.
void ReplayPageTest::replayShowsWholeSeatsAndALargeBoard() {
    FinishedGame game;
    game.setup.players = 4;
    game.setup.seed = "four";
    game.names = {"Lucía", "Mateo", "Inés", "Diego"};
    game.agents = {"greedy", "greedy", "greedy", "greedy"};
    QVERIFY(window_->table().resume(QString::fromStdString(recordOf(game))));
    window_->replays().lookBackTo(0);
    ReplayPage* page = window_->replays().page();
    QVERIFY(page != nullptr && page->isVisible());
    const GamePage& table = page->page();
    const auto& seats = *table.findChild<SeatPanel*>();
    QTRY_VERIFY(seats.row(seatAt(0))->height() >= SeatRow::kThreeLines);
    const BoardView& board = *table.findChild<BoardView*>();
    QTRY_VERIFY2(board.seaBox().width() >= 660, qPrintable(QString::number(board.seaBox().width())));
    QVERIFY(table.findChild<LogPanel*>()->browser()->height() >= 90);
}

// Every move says something; a jump is announced as a whole, and the sentence can be switched off.
void ReplayPageTest::captionTellsTheMove() {
    window_->replays().lookBackTo(0);
    ReplayPage& page = *window_->replays().page();
    QVERIFY(page.caption().isVisible());
    const int height = page.caption().height();
    const PromptPanel& prompt = page.page().prompt();
    for (int i = 0; i <= page.replay().length(); ++i) {
        page.replay().goTo(i);
        QVERIFY2(page.caption().words().size() > 5, qPrintable(QString::number(i)));
        QVERIFY2(!prompt.promptText().startsWith("One moment"), qPrintable(QString::number(i)));
    }
    page.replay().goTo(0);
    QCOMPARE(page.caption().words(), QString("The game begins."));
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
    settings_->captions.set(false);
    page.follow(*settings_, window_->preferences().tempo());
    QVERIFY(!page.caption().isVisible());
}

void ReplayPageTest::captionNamesWhoIsVetoed() {
    GameModel model;
    Caption caption(model, *theme_);
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
    caption.tell(1, {});
    QVERIFY2(caption.words().startsWith("Lucía vetoes Mateo: "), qPrintable(caption.words()));
    language_.use("de");
    QVERIFY2(caption.words().contains("Mateo"), qPrintable(caption.words()));
}

void ReplayPageTest::stepOfTheReplayEndsTheFilm() {
    window_->preferences().use(settings_->tempo, Tempo::Slow);
    window_->replays().lookBackTo(0);
    ReplayPage& page = *window_->replays().page();
    page.replay().jump(ReplayMark::Kind::Scoring, 1);
    const ScoringFilm& film = page.page().film();
    for (int i = 0; i < 20 && !film.isShowing(); ++i) page.replay().step(1);
    QVERIFY(film.isShowing());
    const auto tells = [&page](const QString& words) {
        const QList<QLabel*> labels = page.bar().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&words](const QLabel* label) { return label->text().startsWith(words); });
    };
    QVERIFY(tells("Round 3, ")); // as the whole window
    const int before = page.replay().position();
    emit page.bar().jumpWanted(ReplayBar::Jump::Move, 1);
    QCOMPARE(page.replay().position(), before + 1);
    QVERIFY(!film.isShowing());
    QVERIFY(tells("Round 4, "));
}

void ReplayPageTest::playingWaitsForTheFilm() {
    window_->preferences().use(settings_->tempo, Tempo::Slow);
    window_->replays().lookBackTo(0);
    ReplayPage& page = *window_->replays().page();
    page.replay().jump(ReplayMark::Kind::Scoring, 1);
    const ScoringFilm& film = page.page().film();
    for (int i = 0; i < 20 && !film.isShowing(); ++i) page.replay().step(1);
    QVERIFY(film.isShowing());
    const int position = page.replay().position();
    page.replay().setPace(1);
    page.replay().setPlaying(true);
    const QString words = page.caption().words();
    QTest::qWait(60);
    QVERIFY(film.isShowing() && page.replay().isPlaying());
    QCOMPARE(page.replay().position(), position);
    QCOMPARE(page.caption().words(), words);
    page.page().film().skip();
    QTRY_VERIFY(page.replay().position() > position);
    page.replay().setPlaying(false);
}

ELGRANDE_TEST(ReplayPageTest)
#include "replay_page_test.moc"
