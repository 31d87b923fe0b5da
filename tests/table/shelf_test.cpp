// Unfinished games: each keeps its own file, whatever begins after it; two windows; what cannot be read.
#include "app/storage/files.h"
#include "app/table/shelf.h"
#include "model/record/record.h"
#include "tests/storage/small_disk.h"
#include "tests/table/table_fixture.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

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
    void whatCannotBeReadStays_data();
    void whatCannotBeReadStays();
    void finishedGameLeavesWithTheTable();
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
        QVERIFY(writeWhole(folder() + name, "4194305\nelgrande\n\n\n\n"));
    Window window(folder());
    QVERIFY(window.begin("a"));
    const QStringList left = QDir(folder()).entryList({"dead*"}, QDir::Files);
    QCOMPARE(left, QStringList("dead.egr.backup"));
}

QTEST_GUILESS_MAIN(ShelfTest)
#include "shelf_test.moc"
