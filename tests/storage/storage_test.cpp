// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Files on a disk that is full, and what is no file.
#include "app/storage/file_names.h"
#include "app/storage/files.h"
#include "app/storage/line_file.h"
#include "app/table/autosave.h"
#include "tests/storage/no_locks.h"
#include "tests/storage/small_disk.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>

using namespace elgrande;
using elgrande::storage_tests::SmallDisk;

class StorageTest : public QObject {
    Q_OBJECT

  private slots:
    void fullDiskLeavesTheOldFile_data();
    void fullDiskLeavesTheOldFile();
    void autosaveTellsOfAFullDisk();
    void strangersAreNotSweptAway();
    void deviceIsWrittenInto();
    void missingFolderIsToldOf();
    void folderThatCannotBeMadeIsToldOf();
    void folderThatMayNotBeWrittenIsToldOf();
    void filesAreAsPrivateAsThePlayerWants();
    void secretsArePrivate();
    void onlyFilesWithinTheLimitAreRead();
    void nameThatIsNoTextIsOpened();
    void linesAreReadWithoutLocks_data();
    void linesAreReadWithoutLocks();
    void linesHaveOneWriter();

  private:
    static QByteArray contents(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
    }
};

// Below and above the size of the buffer, so that writing fails late or at once; a part may still fit.
void StorageTest::fullDiskLeavesTheOldFile_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("room");
    for (const int size : {5000, 10000, 50000})
        for (const int room : {0, 4096}) QTest::addRow("%d bytes, room for %d", size, room) << size << room;
}

void StorageTest::fullDiskLeavesTheOldFile() {
    QFETCH(int, size);
    QFETCH(int, room);
    const QTemporaryDir folder;
    const QString path = folder.filePath("save.egr");
    const QByteArray old(10000, 'a');
    QVERIFY(writeWhole(path, old));
    QCOMPARE(contents(path), old);
    Result<void> written;
    {
        const SmallDisk disk(static_cast<rlim_t>(room));
        written = writeWhole(path, QByteArray(size, 'b'));
    }
    QVERIFY(!written);
    QVERIFY(!written.error().empty());
    QCOMPARE(contents(path), old);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("save.egr")); // nothing half written beside it
}

// What the first signal says in English.
static std::string told(const QSignalSpy& failed) {
    return static_cast<const Error*>(failed.front().front().constData())->message;
}

void StorageTest::autosaveTellsOfAFullDisk() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("game.egr");
    Autosave autosave;
    QSignalSpy failed(&autosave, &Autosave::failed);
    autosave.setFile(path);
    autosave.write(QString(9000, u'a'));
    autosave.flush();
    {
        const SmallDisk disk(4096);
        autosave.write(QString(9000, u'b'));
        autosave.flush();
    }
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(QString::fromStdString(told(failed)).contains(path));
    QCOMPARE(contents(path), QByteArray(9000, 'a'));
}

void StorageTest::strangersAreNotSweptAway() {
    const QTemporaryDir folder;
    const QStringList strangers{"game.egr.backup", "game.egr.sunday", "game.egr.part.of.two", "game.egr2",
                                "other.egr.part"};
    const QStringList left{"game.egr.part", "game.egr.part.AbCdEf"};
    for (const QString& name : strangers + left) QVERIFY(writeWhole(folder.filePath(name), "text"));
    Autosave autosave;
    autosave.setFile(folder.filePath("game.egr"));
    autosave.write("new");
    autosave.flush();
    QStringList expected = strangers + QStringList("game.egr");
    expected.sort();
    QStringList found = QDir(folder.path()).entryList(QDir::Files);
    found.sort();
    QCOMPARE(found, expected);
}

void StorageTest::deviceIsWrittenInto() {
    QVERIFY(writeWhole("/dev/null", "text"));
    const Result<void> full = writeWhole("/dev/full", "text");
    QVERIFY(!full);
    QVERIFY(!full.error().empty());
    for (const char* device : {"/dev/null", "/dev/full"}) QVERIFY(!QFileInfo(device).isFile()); // still there
}

void StorageTest::missingFolderIsToldOf() {
    const QTemporaryDir folder;
    QVERIFY(!writeWhole(folder.filePath("no/such/folder/page.csv"), "text"));
    QVERIFY(!writeWhole(folder.path(), "text")); // a folder itself
}

// Where the folder of the games cannot be made, that is what is told, and not that it is not there.
void StorageTest::folderThatCannotBeMadeIsToldOf() {
    const QTemporaryDir folder;
    const bool root = geteuid() == 0; // whom nobody forbids anything
    QCOMPARE(chmod(QFile::encodeName(folder.path()).constData(), root ? 0755 : 0555), 0);
    if (root) QCOMPARE(seteuid(65534), 0);
    Autosave autosave;
    QSignalSpy failed(&autosave, &Autosave::failed);
    autosave.setFile(folder.filePath("games/game.egr"));
    autosave.write("game");
    const bool stored = autosave.flush();
    if (root) QCOMPARE(seteuid(0), 0);
    QCOMPARE(chmod(QFile::encodeName(folder.path()).constData(), 0700), 0);
    QVERIFY(!stored);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY2(told(failed).find(std::strerror(EACCES)) != std::string::npos, told(failed).c_str());
    autosave.write("game");
    QVERIFY(autosave.flush());
    QCOMPARE(contents(folder.filePath("games/game.egr")), QByteArray("game"));
}

// A game holds what is secret in it, so who may read it is the player's own affair (umask).
// The file could be written into, but not without a moment in which neither the old nor the new one is whole.
void StorageTest::folderThatMayNotBeWrittenIsToldOf() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("save.egr");
    QVERIFY(writeWhole(path, "old"));
    const bool root = geteuid() == 0; // whom nobody forbids anything
    QCOMPARE(chmod(QFile::encodeName(path).constData(), 0666), 0);
    QCOMPARE(chmod(QFile::encodeName(folder.path()).constData(), 0555), 0);
    if (root) QCOMPARE(seteuid(65534), 0);
    const Result<void> written = writeWhole(path, "new");
    if (root) QCOMPARE(seteuid(0), 0);
    QCOMPARE(chmod(QFile::encodeName(folder.path()).constData(), 0755), 0);
    QVERIFY(!written);
    QVERIFY2(written.error().find("no file can be created in its folder") != std::string::npos,
             written.error().c_str());
    QCOMPARE(contents(path), QByteArray("old"));
}

void StorageTest::filesAreAsPrivateAsThePlayerWants() {
    const QTemporaryDir folder;
    for (const mode_t hidden : {mode_t(077), mode_t(027), mode_t(022)}) {
        const mode_t before = umask(hidden);
        const QString saved = folder.filePath(QStringLiteral("saved%1.egr").arg(hidden));
        const QString kept = folder.filePath(QStringLiteral("kept%1.egr").arg(hidden));
        QVERIFY(writeWhole(saved, "text"));
        QVERIFY(writeByPart(kept, "text"));
        umask(before);
        for (const QString& path : {saved, kept}) {
            struct stat facts {};
            QCOMPARE(stat(QFile::encodeName(path).constData(), &facts), 0);
            QCOMPARE(facts.st_mode & 0777, 0666 & ~hidden);
        }
    }
}

void StorageTest::secretsArePrivate() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("keys/table.key");
    const mode_t before = umask(0);
    const auto mode = [&path] {
        struct stat facts {};
        return stat(QFile::encodeName(path).constData(), &facts) == 0 ? facts.st_mode & 0777 : 0;
    };
    const Result<void> written = writePrivately(path, "secret");
    const mode_t atFirst = mode();
    const bool opened = chmod(QFile::encodeName(path).constData(), 0644) == 0;
    const Result<void> again = writePrivately(path, "other");
    umask(before);
    QVERIFY(written && again && opened);
    QCOMPARE(atFirst, mode_t(0600));
    QCOMPARE(mode(), mode_t(0600));
    QCOMPARE(contents(path), QByteArray("other"));
}

void StorageTest::onlyFilesWithinTheLimitAreRead() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("game.egr");
    QVERIFY(!readWhole(path, 100));
    for (const int size : {0, 99, 100, 101, 5000}) {
        QVERIFY(writeWhole(path, QByteArray(size, 'a')));
        const Result<QByteArray> bytes = readWhole(path, 100);
        QCOMPARE(static_cast<bool>(bytes), size <= 100);
        if (bytes) QCOMPARE((*bytes).size(), size);
        if (!bytes) QVERIFY2(bytes.error().find("too large") != std::string::npos, bytes.error().c_str());
    }
    QCOMPARE((*readWhole(path, 5000)).size(), 5000);
    const QString pipe = folder.filePath("pipe.egr"); // nobody will ever write into it
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString& other : {pipe, QString("/dev/zero"), folder.path()}) {
        const Result<QByteArray> bytes = readWhole(other, 100);
        QVERIFY2(!bytes, qPrintable(other));
        QVERIFY(!bytes.error().empty());
    }
    // What is called a size of nothing by its system is read all the same.
    QVERIFY(!readWhole("/proc/self/maps", 100));
    // The memory is that of the bytes, however many there may be.
    constexpr qint64 kMuch = 256 * 1024 * 1024;
    const Result<QByteArray> few = readWhole(path, kMuch);
    QVERIFY(few && few->size() == 5000);
    QVERIFY2(few->capacity() < 1024 * 1024, qPrintable(QString::number(few->capacity())));
}

// Bytes that are no letters in UTF-8, as an old disk or archive has them.
void StorageTest::nameThatIsNoTextIsOpened() {
    const QTemporaryDir folder;
    QByteArray program("elgrande");
    QByteArray odd = QFile::encodeName(folder.filePath("caf")) + "\351 \377.egr";
    QByteArray plain = QFile::encodeName(folder.filePath("café.egr"));
    for (const QByteArray& name : {odd, plain}) {
        std::FILE* const file = std::fopen(name.constData(), "wb");
        QVERIFY(file != nullptr);
        QCOMPARE(std::fputs(name == odd ? "odd" : "plain", file) >= 0, true);
        QCOMPARE(std::fclose(file), 0);
    }
    std::array<char*, 3> arguments{program.data(), odd.data(), plain.data()};
    keepArguments(static_cast<int>(arguments.size()), arguments.data());
    const QString oddPath = QString::fromLocal8Bit(odd);
    QVERIFY(!isWholeName(oddPath));
    QVERIFY(isWholeName(QString::fromLocal8Bit(plain)));
    const Result<QByteArray> read = readWhole(oddPath, 100);
    QVERIFY2(read, read ? "" : read.error().c_str());
    QCOMPARE(*read, QByteArray("odd"));
    QCOMPARE(*readWhole(QString::fromLocal8Bit(plain), 100), QByteArray("plain"));
    QVERIFY(!readWhole(oddPath, 2));
    QCOMPARE(std::remove(odd.constData()), 0);
    QCOMPARE(QString::fromStdString(readWhole(oddPath, 100).error()), QString::fromLocal8Bit(std::strerror(ENOENT)));
}

void StorageTest::linesAreReadWithoutLocks_data() {
    QTest::addColumn<int>("fault");
    for (const int fault : {ENOLCK, EOPNOTSUPP, ENOSYS}) QTest::addRow("%s", std::strerror(fault)) << fault;
}

// Two programs could write into one file, so nobody does, and that is what is told.
void StorageTest::linesAreReadWithoutLocks() {
    QFETCH(int, fault);
    const QTemporaryDir folder;
    const QString path = folder.filePath("lines");
    QVERIFY(writeWhole(path, "one\ntwo\n"));
    const storage_tests::NoLocks none(fault);
    const auto file = LineFile::open(path, 100);
    QVERIFY2(file, file ? "" : file.error().c_str());
    QCOMPARE((*file)->lines(), QByteArrayList({"one", "two"}));
    for (const auto& refused : {(*file)->mayAppend(), (*file)->append("three")}) {
        QVERIFY(!refused);
        QVERIFY2(refused.error().find("does not support locks") != std::string::npos, refused.error().c_str());
    }
    QCOMPARE(contents(path), QByteArray("one\ntwo\n"));
}

void StorageTest::linesHaveOneWriter() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("lines");
    const auto file = LineFile::open(path, 100);
    QVERIFY(file && (*file)->mayAppend() && (*file)->append("one"));
    const auto second = LineFile::open(path, 100);
    QVERIFY(!second);
    QCOMPARE(second.error(), std::string("another program is writing to it."));
    const storage_tests::NoLocks broken(EIO); // no matter of the file system's kind
    const auto third = LineFile::open(path, 100);
    QVERIFY(!third);
    QCOMPARE(third.error(), std::string(std::strerror(EIO)));
}

QTEST_GUILESS_MAIN(StorageTest)
#include "storage_test.moc"
