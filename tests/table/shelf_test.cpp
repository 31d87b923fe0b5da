// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Unfinished games: each keeps its own file, whatever begins after it; two windows; what cannot be read. Who holds one:
// shelf_locks_test.cpp.
#include "app/storage/files.h"
#include "app/table/replay.h"
#include "app/table/shelf.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"
#include "tests/storage/small_disk.h"
#include "tests/table/shelf_stage.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

using namespace elgrande;
using namespace elgrande::table_tests;

class ShelfTest : public QObject, private ShelfStage {
    Q_OBJECT

  private slots:
    void init() { clear(); }
    void everyGameKeepsItsFile();
    void gameGoesOnInItsPlace();
    void recordTakesThePlaceOfItsBeginningOnly();
    void twoWindowsKeepBothGames();
    void whatCannotBeReadStays_data();
    void whatCannotBeReadStays();
    void finishedGameLeavesWithTheTable();
    void finishedGameStaysUntilItIsSafe();
    void leftoverFinishedGamesGoOnceTheyAreSafe();
    void gameThatWasOverOnlyForTheKilledProgramWasPlayedHere();
    void gameThatIsBranchedOffFromIsMarked();
    void givenUpGameGoes();
    void moveTakesGivingUpBack();
    void onlyWhatIsWrittenIsKept();
    void leftoversOfAKillAreSweptAway();
};

void ShelfTest::everyGameKeepsItsFile() {
    Window window(folder());
    QStringList records;
    for (const char* seed : {"a", "b", "c"}) {
        QVERIFY(window.begin(seed));
        window.move();
        records << window.table.recordText();
        QVERIFY(window.table.isKept());
    }
    QCOMPARE(window.table.shelf().games().size(), 2); // the third lies on the table
    window.table.close();
    QStringList kept;
    for (const QString& file : window.table.shelf().games()) kept << QString::fromUtf8(contents(file));
    kept.sort();
    records.sort();
    QCOMPARE(kept, records);
}

void ShelfTest::gameGoesOnInItsPlace() {
    Window window(folder());
    QVERIFY(window.begin("a"));
    QVERIFY(window.begin("b"));
    QVERIFY(window.table.isKept());
    const QString first = window.table.shelf().games().value(0);
    QVERIFY(window.table.resumeKept(first));
    QVERIFY(window.table.recordText().contains("[Seed \"a\"]"));
    window.move();
    QVERIFY(window.table.isKept());
    QCOMPARE(QString::fromUtf8(contents(first)), window.table.recordText());
    QCOMPARE(files().size(), 2);
}

void ShelfTest::recordTakesThePlaceOfItsBeginningOnly() {
    Window window(folder());
    QVERIFY(window.begin("a"));
    window.move();
    const QString early = window.table.recordText();
    window.move();
    const QString late = window.table.recordText();
    QVERIFY(window.table.resume(late)); // opened from a file of the player: nothing new in it
    QVERIFY(window.table.isKept());
    QCOMPARE(files().size(), 1);
    QVERIFY(window.table.resume(early)); // the later game stays beside it
    QVERIFY(window.table.isKept());
    QCOMPARE(files().size(), 2);
    window.table.close();
    QStringList kept;
    for (const QString& file : window.table.shelf().games()) kept << QString::fromUtf8(contents(file));
    QVERIFY(kept.contains(early) && kept.contains(late));
}

void ShelfTest::twoWindowsKeepBothGames() {
    Window one(folder());
    Window other(folder());
    QVERIFY(one.begin("a"));
    QVERIFY(other.begin("b"));
    one.move();
    other.move();
    one.move();
    QVERIFY(one.table.isKept() && other.table.isKept());
    const QStringList records{one.table.recordText(), other.table.recordText()};
    QVERIFY(one.table.shelf().games().isEmpty());
    one.table.close();
    other.table.close();
    QStringList kept;
    for (const QString& file : one.table.shelf().games()) kept << QString::fromUtf8(contents(file));
    QCOMPARE(kept.size(), 2);
    for (const QString& record : records) QVERIFY(kept.contains(record));
}

void ShelfTest::whatCannotBeReadStays_data() {
    QTest::addColumn<QString>("replaced");
    QTest::addColumn<QString>("by");
    QTest::newRow("newer format") << "[Format \"1\"]"
                                  << "[Format \"2\"]";
    QTest::newRow("damaged") << "[Rounds \"6\"]"
                             << "[Rounds";
    QTest::newRow("finished, but damaged") << "[Moves \""
                                           << "[Result \"1 2\"]\n[Moves \"";
}

void ShelfTest::whatCannotBeReadStays() {
    QFETCH(QString, replaced);
    QFETCH(QString, by);
    Window window(folder());
    QVERIFY(window.begin("a"));
    const QString text = window.table.recordText().replace(replaced, by);
    window.table.close();
    const QString file = folder() + '/' + files().value(0);
    QVERIFY(writeWhole(file, text.toUtf8()));
    QVERIFY(!window.table.resumeKept(file));
    QVERIFY(window.begin("a"));
    QVERIFY(window.begin("b"));
    QVERIFY(window.table.isKept());
    QCOMPARE(QString::fromUtf8(contents(file)), text);
    QVERIFY(window.table.shelf().games().contains(file)); // and is shown, so that the player can remove it
}

void ShelfTest::finishedGameLeavesWithTheTable() {
    Window window(folder());
    QSignalSpy over(&window.model, &GameModel::gameOver);
    QVERIFY(window.table.start(shortGame("a"), seats({"random", "random"})));
    QVERIFY(over.wait(kPatience));
    QVERIFY(window.table.isKept());
    const QString record = window.table.recordText();
    window.table.giveUp(false); // the window is closed
    window.table.close();
    QVERIFY(files().isEmpty());
    QVERIFY(window.table.resume(record)); // to be looked at
    QVERIFY(window.model.observation().over);
    QVERIFY(window.begin("b"));
    QVERIFY(window.table.isKept());
    QCOMPARE(files().size(), 1);
    QVERIFY(window.table.shelf().games().isEmpty());
}

void ShelfTest::finishedGameStaysUntilItIsSafe() {
    Window window(folder());
    bool safe = false;
    QStringList asked;
    window.table.setSafe([&](const QString& text) {
        asked << text;
        return safe;
    });
    QSignalSpy over(&window.model, &GameModel::gameOver);
    QVERIFY(window.table.start(shortGame("a"), seats({"random", "random"})));
    QVERIFY(over.wait(kPatience));
    const QString record = window.table.recordText();
    window.table.close();
    QCOMPARE(asked, QStringList{record});
    QCOMPARE(files().size(), 1);
    QVERIFY(window.table.resumeKept(folder() + '/' + files().front()));
    QVERIFY(window.table.playedHere());
    QVERIFY(window.begin("b"));
    QVERIFY(window.table.isKept());
    QCOMPARE(files().size(), 2);
    window.table.giveUp(true);
    window.table.close();
    QCOMPARE(asked.size(), 2); // nobody keeps one that is given up
    QCOMPARE(files().size(), 1);
    safe = true;
    QVERIFY(window.table.resumeKept(folder() + '/' + files().front()));
    window.table.close();
    QVERIFY(files().isEmpty());
}

// More than go at once, so that the window does not wait for them; the first that is not safe is enough for this time.
void ShelfTest::leftoverFinishedGamesGoOnceTheyAreSafe() {
    QString record;
    {
        Window window(folder());
        QSignalSpy over(&window.model, &GameModel::gameOver);
        QVERIFY(window.table.start(shortGame("a"), seats({"random", "random"})));
        QVERIFY(over.wait(kPatience));
        record = window.table.recordText();
        window.table.close();
    }
    QVERIFY(Window(folder()).begin("b"));
    const QStringList others = files();
    for (int i = 100; i < 400; ++i) QVERIFY(writeWhole(folder() + QStringLiteral("/%1.egr").arg(i), record.toUtf8()));
    Window window(folder());
    QSignalSpy swept(&window.table, &LocalTable::shelfSwept);
    int asked = 0;
    window.table.setSafe([&](const QString& text) {
        ++asked;
        return text != record;
    });
    window.table.sweepShelf();
    for (int i = 0; i < 400; ++i) QCoreApplication::processEvents(); // at least a file each time
    QCOMPARE(asked, 1);
    QCOMPARE(files().size(), others.size() + 300);
    QCOMPARE(swept.size(), 0);
    window.table.setSafe([&](const QString& text) {
        QThread::msleep(1); // as long as a disk takes at least
        return text == record;
    });
    window.table.sweepShelf();
    QVERIFY(files().size() > others.size() + 200);
    QTRY_COMPARE_WITH_TIMEOUT(files(), others, 60000); // 300 times a disk
    QVERIFY(swept.size() > 1);
}

// Killed between the last move and the result.
void ShelfTest::gameThatWasOverOnlyForTheKilledProgramWasPlayedHere() {
    Window window(folder());
    QSignalSpy over(&window.model, &GameModel::gameOver);
    QVERIFY(window.table.start(shortGame("a"), seats({"random", "random"})));
    QVERIFY(over.wait(kPatience));
    const QString record = window.table.recordText();
    auto part = recordFromText(record.toStdString());
    QVERIFY(part);
    std::erase_if(part->tags, [](const auto& tag) { return tag.first == "Result"; });
    const auto rules = RulesBuilder::build(part->setup);
    const QString file = folder() + "/killed.egr";
    QVERIFY(writeWhole(file, QByteArray::fromStdString(toText(**rules, *part))));
    QVERIFY(window.table.resumeKept(file));
    QVERIFY(window.model.observation().over);
    QVERIFY(window.table.playedHere());
    QCOMPARE(window.table.recordText(), record);
}

// Its players may see what is to come in it; a game with other cards gives nothing away.
void ShelfTest::gameThatIsBranchedOffFromIsMarked() {
    for (const bool ofTheSame : {false, true}) {
        Window window(folder());
        QVERIFY(window.begin("other"));
        window.move();
        const QString other = window.table.recordText();
        QVERIFY(window.begin(ofTheSame ? "same" : "a"));
        window.move();
        GameModel shown;
        Replay replay(shown);
        QVERIFY(replay.open(ofTheSame ? window.table.recordText() : other));
        QVERIFY(window.table.isKept());
        QVERIFY(window.table.resume(replay.recordUpTo(replay.length() - 1)));
        QVERIFY(window.table.recordText().contains("[Branch "));
        int marked = 0;
        window.table.close();
        for (const QString& file : window.table.shelf().games())
            if (const QByteArray left = contents(file);
                left.contains("[Seed \"same\"]") || left.contains("[Seed \"a\"]"))
                marked += left.contains("[Branch ") ? 1 : 0;
        QCOMPARE(marked, ofTheSame ? 2 : 0); // the branch and what it came from
    }
}

void ShelfTest::givenUpGameGoes() {
    Window window(folder());
    QVERIFY(window.begin("a"));
    window.table.giveUp(true);
    QVERIFY(window.table.isKept());
    QCOMPARE(files().size(), 1); // perhaps nothing else begins
    QVERIFY(window.begin("b"));
    QVERIFY(window.table.isKept());
    QCOMPARE(files().size(), 1);
    QVERIFY(window.table.shelf().games().isEmpty());
}

void ShelfTest::moveTakesGivingUpBack() {
    Window window(folder());
    QVERIFY(window.begin("a"));
    window.table.giveUp(true);
    window.move();
    QVERIFY(window.begin("b"));
    QCOMPARE(window.table.shelf().games().size(), 1);
}

void ShelfTest::onlyWhatIsWrittenIsKept() {
    Window window(folder());
    QVERIFY(window.begin("a"));
    QVERIFY(window.table.isKept());
    {
        const storage_tests::SmallDisk disk(100);
        window.move();
        QVERIFY(!window.table.isKept());
    }
    window.move();
    QVERIFY(window.table.isKept());
    Window none{QString()};
    QVERIFY(none.begin("b"));
    QVERIFY(!none.table.isKept());
}

// A lock that nobody holds, and a game that was not yet complete; the player's own file beside them stays.
void ShelfTest::leftoversOfAKillAreSweptAway() {
    QVERIFY(QDir().mkpath(folder()));
    for (const char* name : {"/dead.egr.lock", "/dead.egr.part", "/dead.egr.backup"})
        QVERIFY(writeWhole(folder() + name, GameLock::mark()));
    Window window(folder());
    QVERIFY(window.begin("a"));
    const QStringList left = QDir(folder()).entryList({"dead*"}, QDir::Files);
    QCOMPARE(left, QStringList("dead.egr.backup"));
}

ELGRANDE_TEST(ShelfTest)

#include "shelf_test.moc"
