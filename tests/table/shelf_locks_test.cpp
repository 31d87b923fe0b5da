// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Who holds an unfinished game: a lock says so, but proves it only where its owner can be seen alive.
#include "app/storage/files.h"
#include "app/table/replay.h"
#include "app/table/shelf.h"
#include "model/record/record.h"
#include "tests/storage/no_locks.h"
#include "tests/table/shelf_stage.h"

#include <QFile>
#include <QProcess>
#include <QSysInfo>
#include <QTest>

#include <cstdio>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>

using namespace elgrande;
using namespace elgrande::table_tests;

class ShelfLocksTest : public QObject, private ShelfStage {
    Q_OBJECT

  private slots:
    void init() { clear(); }
    void lockedGameIsLeftAlone();
    void lockWithoutAnOwnerHoldsNothing();
    void whatALockSaysIsNoProof_data();
    void whatALockSaysIsNoProof();
    void liveProgramHoldsItsGame();
    void withoutLocksThePlayerKnows_data();
    void withoutLocksThePlayerKnows();
};

void ShelfLocksTest::lockedGameIsLeftAlone() {
    Window one(folder());
    QVERIFY(one.begin("a"));
    QVERIFY(one.table.isKept()); // it is written elsewhere, which takes its time beside other work
    const QString file = folder() + '/' + files().value(0);
    Window other(folder());
    const Result<void> resumed = other.table.resumeKept(file);
    QVERIFY(!resumed);
    QVERIFY(!other.table.hasGame());
    QVERIFY(other.table.resume(one.table.recordText())); // the same game, in another place
    QVERIFY(other.table.isKept());
    QCOMPARE(files().size(), 2);
}

// A kill may come when the lock is made and nothing is written into it yet.
void ShelfLocksTest::lockWithoutAnOwnerHoldsNothing() {
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
void ShelfLocksTest::whatALockSaysIsNoProof_data() {
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

void ShelfLocksTest::whatALockSaysIsNoProof() {
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

void ShelfLocksTest::liveProgramHoldsItsGame() {
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

void ShelfLocksTest::withoutLocksThePlayerKnows_data() {
    QTest::addColumn<int>("fault");
    for (const int fault : {ENOLCK, EOPNOTSUPP, ENOSYS, EIO}) QTest::addRow("%s", std::strerror(fault)) << fault;
}

void ShelfLocksTest::withoutLocksThePlayerKnows() {
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

// As the second program: holds the game that it is given until it is killed.
int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc == 3 && std::strcmp(argv[1], "hold") == 0) {
        const auto lock = GameLock::take(QFile::decodeName(argv[2]), GameLock::Doubtful::Leave);
        std::puts(lock ? "held" : "not held");
        std::fflush(stdout);
        pause();
    }
    ShelfLocksTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "shelf_locks_test.moc"
