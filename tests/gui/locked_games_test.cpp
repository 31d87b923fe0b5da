// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Unfinished games with a lock, as the player meets them: none is hidden, and only the player says what nobody else
// knows.
#include "app/files/game_files.h"
#include "app/files/saves.h"
#include "app/files/unfinished.h"
#include "app/new_game/new_game_desk.h"
#include "app/start/start_entry.h"
#include "app/start/start_page.h"
#include "app/storage/files.h"
#include "tests/gui/parts.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/prompt/question.h"

#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <sys/file.h>

using namespace elgrande;
using gui::partOf;

namespace {

const QByteArray kOfAnotherComputer = "1\nelgrande\nother\nother\nother\n";

} // namespace

class LockedGamesTest : public QObject, gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup();
    void doubtfulGameIsAskedAbout();
    void gameOfAnotherWindowStaysThere();
    void continuedIsWhatNobodyPlays();

  private:
    // Presses these buttons of the questions that come next, one after the other.
    void press(const QStringList& buttons);
    void openAgain();
    QString game() const { return folder() + '/' + QDir(folder()).entryList({"*.egr"}, QDir::Files).value(0); }
    QString folder() const { return folder_.filePath("unfinished"); }
    QAction& proceed() { return *window_->files().proceed; }
    QString line() { return partOf<StartPage>(*window_).entry(&proceed())->line(); }

    QString record_;   // of the game on the shelf
    QStringList told_; // by questions
};

// A game on the shelf, with the lock of another computer.
void LockedGamesTest::init() {
    prepare();
    openAgain();
    Setup setup;
    setup.players = 2;
    setup.rounds = 6;
    setup.seed = "locked";
    QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", {}}}));
    QTRY_VERIFY(model().decision().has_value());
    model().choose(model().decision()->legal.front());
    QVERIFY(window_->table().isKept());
    record_ = window_->table().recordText();
    window_.reset();
    told_.clear();
    QVERIFY(writeWhole(GameLock::fileOf(game()), kOfAnotherComputer));
}

void LockedGamesTest::cleanup() {
    forget();
    QVERIFY(QDir(folder()).removeRecursively());
}

// The program started anew.
void LockedGamesTest::openAgain() {
    open();
    window_->files().keepUnfinishedIn(folder());
}

void LockedGamesTest::press(const QStringList& buttons) {
    QTimer::singleShot(0, this, [this, buttons] {
        auto* box = qobject_cast<Question*>(QApplication::activeModalWidget());
        if (box == nullptr) return press(buttons);
        told_ << box->text();
        if (buttons.size() > 1) press(buttons.mid(1));
        for (QAbstractButton* button : box->findChildren<QPushButton*>())
            if (button->text() == buttons.front()) return button->click();
        box->reject();
    });
}

void LockedGamesTest::doubtfulGameIsAskedAbout() {
    openAgain();
    QVERIFY(proceed().isEnabled());
    QCOMPARE(line(), QString("May be open elsewhere: Round 2 (1 of 6) – Ada, Bo"));
    press({"Cancel"});
    proceed().trigger();
    QVERIFY(!model().hasGame());
    QCOMPARE(*readWhole(GameLock::fileOf(game()), 1000), kOfAnotherComputer);
    press({"Open &here"});
    proceed().trigger();
    QCOMPARE(window_->table().recordText(), record_);
    QCOMPARE(told_.size(), 2);
    QVERIFY2(told_.front().contains("on another computer"), qPrintable(told_.front()));
    window_.reset();
    openAgain();
    QCOMPARE(line(), QString("Round 2 (1 of 6) – Ada, Bo")); // the lock was ours
    window_.reset();
    QVERIFY(writeWhole(GameLock::fileOf(game()), kOfAnotherComputer));
    const Shelf shelf(folder());
    UnfinishedDialog dialog(shelf, *theme_);
    const QString file = game();
    press({"&Delete"});
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text() == "De&lete…") button->click();
    QVERIFY(!QFile::exists(file));
}

void LockedGamesTest::gameOfAnotherWindowStaysThere() {
    QFile lock(GameLock::fileOf(game()));
    QVERIFY(lock.open(QIODevice::ReadWrite));
    QCOMPARE(flock(lock.handle(), LOCK_EX), 0); // as the other program does
    openAgain();
    QVERIFY(proceed().isEnabled());
    QCOMPARE(line(), QString("Open in another window: Round 2 (1 of 6) – Ada, Bo"));
    press({"Close"});
    proceed().trigger();
    QVERIFY(!model().hasGame());
    const Shelf shelf(folder());
    UnfinishedDialog dialog(shelf, *theme_);
    press({"&Delete", "Close"});
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text() == "De&lete…") button->click();
    QCOMPARE(told_, QStringList({"This game is open in another window.", "Delete this game? This cannot be undone.",
                                 "This game is open in another window and cannot be deleted."}));
    QVERIFY(QFile::exists(game()));
}

// Even if it was played before the one in the other window.
void LockedGamesTest::continuedIsWhatNobodyPlays() {
    QFile lock(GameLock::fileOf(game()));
    QVERIFY(lock.open(QIODevice::ReadWrite));
    QCOMPARE(flock(lock.handle(), LOCK_EX), 0);
    const QString before = folder() + "/before.egr";
    QVERIFY(writeSave(before, record_));
    QFile written(before);
    QVERIFY(written.open(QIODevice::ReadWrite));
    QVERIFY(written.setFileTime(QDateTime(QDate(2026, 1, 1), QTime(12, 0)), QFileDevice::FileModificationTime));
    written.close();
    openAgain();
    QCOMPARE(QFileInfo(window_->files().lastFile()).fileName(), QString("before.egr"));
    window_->files().continueLast();
    QCOMPARE(window_->table().recordText(), record_);
}

ELGRANDE_TEST(LockedGamesTest)
#include "locked_games_test.moc"
