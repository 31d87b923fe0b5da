// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Unfinished games: each keeps its own file, whatever begins after it; two windows; what cannot be read.
#include "app/storage/files.h"
#include "app/table/replay.h"
#include "app/table/shelf.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/storage/no_locks.h"
#include "tests/storage/small_disk.h"
#include "tests/table/table_fixture.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <cstdio>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>

using namespace elgrande;
using namespace elgrande::table_tests;

class ShelfTest : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void everyGameKeepsItsFile();
    void gameGoesOnInItsPlace();
    void recordTakesThePlaceOfItsBeginningOnly();
    void twoWindowsKeepBothGames();
    void lockedGameIsLeftAlone();
    void lockWithoutAnOwnerHoldsNothing();
    void whatALockSaysIsNoProof_data();
    void whatALockSaysIsNoProof();
    void liveProgramHoldsItsGame();
    void withoutLocksThePlayerKnows_data();
    void withoutLocksThePlayerKnows();
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
    void formerAutosaveIsAdopted();
    void leftoversOfAKillAreSweptAway();

  private:
    struct Window {
        explicit Window(const QString& folder)
            : table(model) {
            table.setShelf(folder);
        }
        bool begin(const char* seed) {
            return table.start(shortGame(seed), seats({"", ""})) &&
                   QTest::qWaitFor([this] { return model.decision().has_value(); }, kPatience);
        }
        void move() { model.choose(model.decision()->legal.front()); }
        GameModel model;
        LocalTable table;
    };
    QStringList files() const { return QDir(folder()).entryList({"*.egr"}, QDir::Files, QDir::Name); }
    QString folder() const { return folder_->filePath("unfinished"); }
    QByteArray contents(const QString& path) const { return *readWhole(path, kLargestGame); }
    // A game on the shelf that is on no table.
    QString keptGame() const {
        {
            Window window(folder());
            if (!window.begin("a") || !window.table.isKept()) return {};
        }
        return folder() + '/' + files().value(0);
    }
    static Hold holdIn(const QString& folder, const QString& file) {
        for (const Shelf::Kept& each : Shelf(folder).all())
            if (each.file == file) return each.hold;
        return Hold::Here; // hidden
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void ShelfTest::init() { folder_ = std::make_unique<QTemporaryDir>(); }

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

void ShelfTest::lockedGameIsLeftAlone() {
    Window one(folder());
    QVERIFY(one.begin("a"));
    QVERIFY(one.table.isKept()); // it is written elsewhere, which takes its time beside other work
    const QString file = folder() + '/' + files().value(0);
    Window other(folder());
    const Result<bool> resumed = other.table.resumeKept(file);
    QVERIFY(!resumed);
    QVERIFY(!other.table.hasGame());
    QVERIFY(other.table.resume(one.table.recordText())); // the same game, in another place
    QVERIFY(other.table.isKept());
    QCOMPARE(files().size(), 2);
}

// A kill may come when the lock is made and nothing is written into it yet.
void ShelfTest::lockWithoutAnOwnerHoldsNothing() {
    QVERIFY(Window(folder()).begin("a"));
    const QString file = folder() + '/' + files().value(0);
    QFile lock(file + ".lock");
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.close();
    QCOMPARE(Shelf(folder()).games(), QStringList{file});
    Window other(folder());
    QVERIFY(other.table.resumeKept(file));
}

// Lines of a lock that no program holds: process, program, host, computer, start of the computer.
void ShelfTest::whatALockSaysIsNoProof_data() {
    QTest::addColumn<QByteArray>("mark");
    QTest::addColumn<bool>("isFree");
    const QByteArray me = QByteArray::number(QCoreApplication::applicationPid());
    const QByteArray host = QSysInfo::machineHostName().toUtf8();
    const QByteArray computer = QSysInfo::machineUniqueId();
    const QByteArray start = QSysInfo::bootUniqueId();
    const auto mark = [](const QByteArrayList& lines) { return lines.join('\n') + '\n'; };
    QTest::newRow("killed since the start") << mark({"4194305", "elgrande", host, computer, start}) << true;
    QTest::newRow("its number is another's now") << mark({"1", "elgrande", host, computer, start}) << true;
    QTest::newRow("its number is ours now") << mark({me, "elgrande", host, computer, start}) << true;
    QTest::newRow("in a sandbox") << mark({"2", "elgrande", "sandbox", "other", start}) << true;
    QTest::newRow("power cut") << mark({me, "elgrande", host, computer, "other start"}) << true;
    QTest::newRow("other computer") << mark({"4194305", "elgrande", "other", "other", "other start"}) << false;
    QTest::newRow("other computer, our number") << mark({me, "elgrande", "other", "other", "other start"}) << false;
    QTest::newRow("copied system") << mark({me, "elgrande", "other", computer, "other start"}) << false;
    QTest::newRow("number of the computer changes") << mark({me, "elgrande", host, "other", "other start"}) << false;
    QTest::newRow("no computer") << mark({"4194305", "elgrande", "", "", ""}) << false;
    QTest::newRow("garbage") << QByteArray(10000, 'x') << false;
    QTest::newRow("pipe") << QByteArray() << false;
}

void ShelfTest::whatALockSaysIsNoProof() {
    QFETCH(QByteArray, mark);
    QFETCH(bool, isFree);
    const QString file = keptGame();
    const QString lock = file + ".lock";
    if (mark.isEmpty())
        QCOMPARE(mkfifo(QFile::encodeName(lock).constData(), 0600), 0);
    else
        QVERIFY(writeWhole(lock, mark));
    QCOMPARE(holdIn(folder(), file), isFree ? Hold::Free : Hold::Doubtful);
    QVERIFY(QFile::exists(lock)); // who asks changes nothing
    QCOMPARE(Shelf(folder()).games().contains(file), isFree);
    Window window(folder());
    QCOMPARE(bool(window.table.resumeKept(file)), isFree);
    if (!isFree) QVERIFY(window.table.resumeKept(file, GameLock::Doubtful::Take));
    window.move();
    QVERIFY(window.table.isKept());
    QCOMPARE(QString::fromUtf8(contents(file)), window.table.recordText());
    QCOMPARE(holdIn(folder(), file), Hold::Here);
    window.table.close();
    QCOMPARE(holdIn(folder(), file), Hold::Free);
}

void ShelfTest::liveProgramHoldsItsGame() {
    const QString file = keptGame();
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(), {"hold", file});
    QVERIFY(other.waitForReadyRead(kPatience));
    QCOMPARE(other.readLine(), QByteArray("held\n"));
    Window window(folder());
    QCOMPARE(holdIn(folder(), file), Hold::Elsewhere);
    QVERIFY(Shelf(folder()).games().isEmpty());
    for (const auto doubtful : {GameLock::Doubtful::Leave, GameLock::Doubtful::Take})
        QVERIFY(!window.table.resumeKept(file, doubtful));
    other.kill();
    QVERIFY(other.waitForFinished(kPatience));
    QCOMPARE(holdIn(folder(), file), Hold::Free);
    QVERIFY(window.table.resumeKept(file));
}

void ShelfTest::withoutLocksThePlayerKnows_data() {
    QTest::addColumn<int>("fault");
    for (const int fault : {ENOLCK, EOPNOTSUPP, ENOSYS, EIO}) QTest::addRow("%s", std::strerror(fault)) << fault;
}

void ShelfTest::withoutLocksThePlayerKnows() {
    QFETCH(int, fault);
    const storage_tests::NoLocks none(fault);
    const QString file = keptGame(); // games are kept all the same
    QCOMPARE(holdIn(folder(), file), Hold::Free);
    {
        Window window(folder());
        QVERIFY(window.table.resumeKept(file));
        QCOMPARE(holdIn(folder(), file), Hold::Here);
        Window second(folder());
        QVERIFY(!second.table.resumeKept(file, GameLock::Doubtful::Take));
    }
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(), {"hold", file});
    QVERIFY(other.waitForReadyRead(kPatience));
    QCOMPARE(holdIn(folder(), file), Hold::Doubtful);
    QVERIFY(!Window(folder()).table.resumeKept(file));
    other.kill();
    QVERIFY(other.waitForFinished(kPatience));
    Window window(folder());
    QVERIFY(window.table.resumeKept(file, GameLock::Doubtful::Take));
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
    QTest::qWait(50);
    QCOMPARE(asked, 1);
    QCOMPARE(files().size(), others.size() + 300);
    QCOMPARE(swept.size(), 0);
    window.table.setSafe([&](const QString& text) {
        QThread::msleep(1); // as long as a disk takes at least
        return text == record;
    });
    window.table.sweepShelf();
    QVERIFY(files().size() > others.size() + 200);
    QTRY_COMPARE(files(), others);
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

void ShelfTest::formerAutosaveIsAdopted() {
    const QString former = folder_->filePath("autosave.egr");
    const Shelf shelf(folder());
    shelf.adopt(former); // there is none
    QVERIFY(shelf.games().isEmpty());
    for (const QByteArray text : {"one", "two"}) {
        QVERIFY(writeWhole(former, text));
        shelf.adopt(former);
        QVERIFY(!QFile::exists(former));
    }
    QByteArrayList kept;
    for (const QString& file : shelf.games()) kept << contents(file);
    std::sort(kept.begin(), kept.end());
    QCOMPARE(kept, QByteArrayList({"one", "two"}));
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

// As the second program: holds the game that it is given until it is killed.
int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc == 3 && std::strcmp(argv[1], "hold") == 0) {
        const auto lock = GameLock::take(QFile::decodeName(argv[2]), GameLock::Doubtful::Leave);
        std::puts(lock ? "held" : "not held");
        std::fflush(stdout);
        pause();
    }
    ShelfTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "shelf_test.moc"
