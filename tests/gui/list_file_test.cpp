// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Lists that players keep, on disk: what is damaged, newer or may not be written stays as it is, and is told of in the
// player's language.
#include "app/files/list_file.h"
#include "app/program/language.h"
#include "app/storage/files.h"
#include "tests/named_test.h"
#include "tests/storage/small_disk.h"
#include "views/texts/error_text.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace elgrande;

class ListFileTest : public QObject {
    Q_OBJECT

  private slots:
    void kindsAreKeptBesideEachOther();
    void keptInMemoryWithoutAFile();
    void brokenFileIsNotWrittenOver_data();
    void brokenFileIsNotWrittenOver();
    void placeThatIsNotOursIsToldOf();
    void fullDiskLeavesTheOldLists();

  private:
    const NamedLists::Lists kDecks{{"Mine", {"1", "2"}}, {"Ours & theirs", {"3"}}};
    static QByteArray contents(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

void ListFileTest::kindsAreKeptBesideEachOther() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("of/its/own/lists.json"); // made where it is not there
    ListFile file;
    file.setFile(path);
    QVERIFY(file.lists("decks") && (*file.lists("decks")).isEmpty());
    QVERIFY(file.keep("decks", kDecks));
    QVERIFY(file.keep("others", {{"One", {}}}));
    ListFile again;
    again.setFile(path);
    QCOMPARE(*again.lists("decks"), kDecks);
    QCOMPARE((*again.lists("others")).keys(), QStringList("One"));
    QVERIFY(again.keep("others", {}));
    QCOMPARE(*file.lists("decks"), kDecks);
    QVERIFY((*file.lists("others")).isEmpty());
    QCOMPARE(QDir(folder.filePath("of/its/own")).entryList(QDir::Files | QDir::Hidden), QStringList("lists.json"));
}

void ListFileTest::keptInMemoryWithoutAFile() {
    ListFile file;
    QVERIFY(file.keep("decks", kDecks));
    QCOMPARE(*file.lists("decks"), kDecks);
    QVERIFY((*ListFile().lists("decks")).isEmpty());
}

void ListFileTest::brokenFileIsNotWrittenOver_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("cut off") << QByteArray(R"({"schema": 1, "lists": {"decks": {"Mine": ["1")");
    QTest::newRow("newer") << QByteArray(R"({"schema": 2, "lists": {}})");
    QTest::newRow("no lists") << QByteArray(R"({"schema": 1, "lists": []})");
    QTest::newRow("another thing") << QByteArray("\x89PNG");
}

void ListFileTest::brokenFileIsNotWrittenOver() {
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    const QString path = folder.filePath("lists.json");
    QVERIFY(writeWhole(path, text));
    ListFile file;
    file.setFile(path);
    const Result<NamedLists::Lists> read = file.lists("decks");
    QVERIFY(!read);
    QVERIFY(!file.keep("decks", kDecks));
    QCOMPARE(contents(path), text);
    Language language;
    language.use("de"); // also after it was found, and the language changed
    const QString told = texts::errorText(read.fault());
    QVERIFY2(told.contains(path) && told.contains(QStringLiteral("beschädigt")), qPrintable(told));
    language.use("en");
    QCOMPARE(texts::errorText(read.fault()), QString::fromStdString(read.error()));
    QVERIFY(read.error().find("damaged") != std::string::npos);
}

// Nobody, whoever asks, makes a folder in a file, or anything among what the kernel tells of itself.
void ListFileTest::placeThatIsNotOursIsToldOf() {
    const QTemporaryDir folder;
    QVERIFY(writeWhole(folder.filePath("taken"), "text"));
    ListFile file;
    file.setFile(folder.filePath("taken/lists.json"));
    const Result<void> kept = file.keep("decks", kDecks);
    QVERIFY(!kept && !kept.error().empty());
    QCOMPARE(contents(folder.filePath("taken")), QByteArray("text"));
    file.setFile("/proc/lists.json");
    const Result<void> shut = file.keep("decks", kDecks);
    QVERIFY(!shut && !shut.error().empty());
    QVERIFY((*file.lists("decks")).isEmpty());
}

void ListFileTest::fullDiskLeavesTheOldLists() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("lists.json");
    ListFile file;
    file.setFile(path);
    QVERIFY(file.keep("decks", kDecks));
    const QByteArray before = contents(path);
    NamedLists::Lists many;
    for (int i = 0; i < 400; ++i) many.insert(QStringLiteral("Deck %1").arg(i), {"1", "2", "3", "4"});
    {
        const storage_tests::SmallDisk disk(512);
        QVERIFY(!file.keep("decks", many));
    }
    QCOMPARE(contents(path), before);
    QCOMPARE(*file.lists("decks"), kDecks);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("lists.json"));
}

ELGRANDE_TEST(ListFileTest)
#include "list_file_test.moc"
