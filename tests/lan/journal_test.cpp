// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The journal of a table: what append() has said yes to is there, in its order, whatever happens to the rest. Cut at
// every byte and with bits flipped it is read up to the damage and never further; on a full disk append() fails
// and the journal is as before; two hosts never write one.
#include "app/lan/journal.h"
#include "app/lan/journal_entry.h"
#include "app/storage/files.h"
#include "model/core/rng.h"
#include "tests/lan/attempts.h"
#include "tests/named_test.h"
#include "tests/storage/no_locks.h"
#include "tests/storage/small_disk.h"

#include <QCborArray>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace elgrande;
using namespace elgrande::lan;
using lan_tests::attempts;

class JournalTest : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void tableEntriesKeepTheirBytes();
    void damagedTableEntriesAreRefused();
    void entriesComeBack();
    void isForItsOwnerOnly();
    void whatIsThereIsNotOverwritten();
    void twoHostsDoNotShareIt();
    void withoutLocksNobodyHosts_data();
    void withoutLocksNobodyHosts();
    void goesOnBehindACutTail();
    void cutAtEveryByte();
    void flippedBits();
    void fullDisk();
    void onTheDiskLater();

  private:
    static QCborMap entry(int number) {
        QCborMap map;
        map[QStringLiteral("n")] = number;
        map[QStringLiteral("bytes")] = QByteArray(number % 50, static_cast<char>(number));
        return map;
    }
    QByteArray written(int entries) const {
        auto journal = Journal::create(path_);
        for (int i = 0; i < entries; ++i)
            if (!journal || !journal->append(entry(i))) return {};
        journal->close();
        return *readWhole(path_, kLargestJournal);
    }
    // All entries are the first ones.
    static bool arePrefix(const Journal::Entries& entries) {
        for (std::size_t i = 0; i < entries.list.size(); ++i)
            if (entries.list[i] != entry(static_cast<int>(i))) return false;
        return true;
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
};

void JournalTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    path_ = folder_->filePath(QStringLiteral("table.journal"));
}

// Games that were begun with an earlier version go on: names, types and the order of the fields are part of the format.
void JournalTest::tableEntriesKeepTheirBytes() {
    using Entry = JournalEntry;
    const QString k = QStringLiteral("k");
    const auto text = [](const char* value) { return QString::fromLatin1(value); };
    const QByteArray hash(kHashSize, 'h');
    const Action disk = act(ActionKind::Disk, 4);
    const QByteArray moves = QByteArray::fromHex("01") + QByteArray(1, static_cast<char>(disk.kind)) + "\x04" +
                             QByteArray(1, static_cast<char>(disk.b)) + QByteArray(1, static_cast<char>(disk.c));
    const qint64 number = packed(disk);
    const std::vector<std::pair<Entry, QCborMap>> samples{
        {{Entry::Play{{}, {{seatAt(1), disk}}}, Seat::None, 0}, {{k, text("play")}, {text("moves"), moves}}},
        {{Entry::Play{{{disk, hash}}, {{seatAt(1), disk}}}, seatAt(1), 7},
         {{text("action"), number},
          {text("nonce"), hash},
          {k, text("play")},
          {text("moves"), moves},
          {text("seat"), 1},
          {text("n"), 7}}},
        {{Entry::Back{12}, seatAt(0), 3}, {{k, text("back")}, {text("moves"), 12}, {text("seat"), 0}, {text("n"), 3}}},
        {{Entry::Commit{hash}, seatAt(2), 9},
         {{k, text("seal")}, {text("seal"), hash}, {text("seat"), 2}, {text("n"), 9}}},
        {{Entry::Reveal{{disk, hash}}, seatAt(2), 10},
         {{text("action"), number}, {text("nonce"), hash}, {k, text("open")}, {text("seat"), 2}, {text("n"), 10}}},
        {{Entry::StandIn{true}, seatAt(3), 0}, {{k, text("seat")}, {text("standIn"), true}, {text("seat"), 3}}},
        {{Entry::On{}, Seat::None, 0}, {{k, text("on")}}},
    };
    for (const auto& [sample, map] : samples) {
        QCOMPARE(toMap(sample).toCborValue().toCbor(), map.toCborValue().toCbor());
        const auto read = journalEntryIn(map);
        QVERIFY(read);
        QCOMPARE(read->step.index(), sample.step.index());
        QCOMPARE(toMap(*read), map);
    }
    const JournalHeader header{{QByteArray(kGameId, 'g'), hash, {hash, QByteArray()}}, "[Game]"};
    const QCborMap map{{k, text("table")},
                       {text("format"), 1},
                       {text("game"), QByteArray(kGameId, 'g')},
                       {text("host"), hash},
                       {text("shares"), QCborArray{hash, QByteArray()}},
                       {text("record"), QByteArray("[Game]")}};
    QCOMPARE(toMap(header).toCborValue().toCbor(), map.toCborValue().toCbor());
    const auto read = journalHeaderIn(map);
    QVERIFY(read);
    QCOMPARE(toMap(*read), map);
}

void JournalTest::damagedTableEntriesAreRefused() {
    const auto play = toMap({JournalEntry::Play{{{act(ActionKind::Disk, 4), QByteArray(kHashSize, 'h')}},
                                                {{seatAt(1), act(ActionKind::Disk, 4)}}},
                             seatAt(1), 7});
    QVERIFY(journalEntryIn(play));
    const auto isRefused = [&play](const char* key, const QCborValue& value) {
        QCborMap map = play;
        map[QString::fromLatin1(key)] = value;
        return !journalEntryIn(map);
    };
    QVERIFY(isRefused("k", QStringLiteral("plays")));
    QVERIFY(isRefused("k", 1));
    QVERIFY(isRefused("moves", QByteArray(4, 'm')));
    QVERIFY(isRefused("nonce", QByteArray(kHashSize - 1, 'h')));
    QVERIFY(isRefused("seat", kMaxSeats));
    QVERIFY(isRefused("n", 0));
    QVERIFY(!journalEntryIn({}));
    QVERIFY(!journalHeaderIn(play));
}

void JournalTest::entriesComeBack() {
    QVERIFY(!written(100).isEmpty());
    Journal::Entries entries;
    auto journal = Journal::open(path_, entries);
    QVERIFY(journal);
    QCOMPARE(entries.list.size(), std::size_t(100));
    QCOMPARE(entries.lost, 0);
    QVERIFY(arePrefix(entries));
    QVERIFY(journal->append(entry(100)));
    journal->close();
    QVERIFY(Journal::open(path_, entries));
    QCOMPARE(entries.list.size(), std::size_t(101));
    QVERIFY(arePrefix(entries));
}

void JournalTest::isForItsOwnerOnly() {
    QVERIFY(!written(1).isEmpty());
    QCOMPARE(QFile::permissions(path_) & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());
}

void JournalTest::whatIsThereIsNotOverwritten() {
    const QByteArray before = written(3);
    QVERIFY(!Journal::create(path_));
    QCOMPARE(*readWhole(path_, kLargestJournal), before);
    QVERIFY(!Journal::create(folder_->filePath(QStringLiteral("no/such/folder"))));
}

void JournalTest::twoHostsDoNotShareIt() {
    auto journal = Journal::create(path_);
    QVERIFY(journal && journal->append(entry(0)));
    Journal::Entries entries;
    QVERIFY(!Journal::open(path_, entries));
    journal->close();
    QVERIFY(Journal::open(path_, entries));
}

void JournalTest::withoutLocksNobodyHosts_data() {
    QTest::addColumn<int>("fault");
    for (const int fault : {ENOLCK, EOPNOTSUPP, ENOSYS}) QTest::addRow("%s", std::strerror(fault)) << fault;
}

// That is what is told, and what has been written can still be read.
void JournalTest::withoutLocksNobodyHosts() {
    QFETCH(int, fault);
    const QByteArray before = written(3);
    const storage_tests::NoLocks none(fault);
    Journal::Entries entries;
    const auto opened = Journal::open(path_, entries);
    const QString other = folder_->filePath(QStringLiteral("other"));
    const auto created = Journal::create(other);
    for (const auto* each : {&opened, &created}) {
        QVERIFY(!*each);
        QVERIFY2(each->error().find("does not support locks") != std::string::npos, each->error().c_str());
    }
    QVERIFY(!QFile::exists(other));
    QCOMPARE(Journal::entriesIn(*readWhole(path_, kLargestJournal)).list.size(), std::size_t(3));
    QCOMPARE(*readWhole(path_, kLargestJournal), before);
}

void JournalTest::goesOnBehindACutTail() {
    const QByteArray bytes = written(20);
    QFile file(path_);
    QVERIFY(file.resize(bytes.size() - 5));
    Journal::Entries entries;
    auto journal = Journal::open(path_, entries);
    QVERIFY(journal);
    QCOMPARE(entries.list.size(), std::size_t(19));
    QVERIFY(entries.lost > 0);
    QVERIFY(journal->append(entry(19)));
    journal->close();
    QCOMPARE(*readWhole(path_, kLargestJournal), bytes);
}

void JournalTest::cutAtEveryByte() {
    const QByteArray bytes = written(120);
    QVERIFY(bytes.size() > 4096);
    std::size_t before = 0;
    for (qsizetype size = std::max<qsizetype>(0, bytes.size() - 4096); size < bytes.size(); ++size) {
        const Journal::Entries entries = Journal::entriesIn(bytes.first(size));
        QVERIFY(arePrefix(entries));
        QVERIFY(entries.list.size() >= before && entries.list.size() < 120);
        before = entries.list.size();
    }
    QCOMPARE(before, std::size_t(119));
}

// Any damage ends the journal; nothing but what was written is ever read.
void JournalTest::flippedBits() {
    const QByteArray bytes = written(120);
    Rng rng(23);
    const int flips = attempts(10000, 10000);
    for (int i = 0; i < flips; ++i) {
        QByteArray damaged = bytes;
        const int at = rng.below(static_cast<int>(bytes.size()));
        damaged[at] = static_cast<char>(damaged[at] ^ (1 << rng.below(8)));
        const Journal::Entries entries = Journal::entriesIn(damaged);
        QVERIFY(arePrefix(entries) && entries.list.size() < 120);
        QVERIFY(entries.lost > 0);
    }
}

void JournalTest::fullDisk() {
    auto journal = Journal::create(path_);
    int kept = 0;
    {
        const storage_tests::SmallDisk disk(2000);
        while (journal->append(entry(kept))) ++kept;
        QVERIFY(kept > 5);
        QVERIFY(!journal->append(entry(kept)));
        QVERIFY(journal->size() <= 2000);
        QCOMPARE(QFileInfo(path_).size(), journal->size()); // nothing half written
    }
    for (; kept < 60; ++kept) QVERIFY(journal->append(entry(kept)));
    journal->close();
    Journal::Entries entries;
    QVERIFY(Journal::open(path_, entries));
    QCOMPARE(entries.list.size(), std::size_t(60));
    QVERIFY(arePrefix(entries));
}

// In two halves: what the system could not put on the disk, and has forgotten, is written once more.
void JournalTest::onTheDiskLater() {
    auto journal = Journal::create(path_);
    QVERIFY(journal && journal->append(entry(0)));
    QVERIFY(journal->write(entry(1)));
    const qint64 second = journal->size();
    const auto sync = journal->beginSync();
    QVERIFY(journal->write(entry(2))); // while that is under way
    QVERIFY(sync());
    journal->endSync(true);
    QVERIFY(journal->beginSync()());
    journal->endSync(false);
    QVERIFY(QFile(path_).resize(second));
    QVERIFY(journal->write(entry(3)));
    QVERIFY(journal->beginSync()());
    journal->endSync(true);
    const Journal::Entries entries = Journal::entriesIn(*readWhole(path_, kLargestJournal));
    QCOMPARE(entries.list.size(), std::size_t(4));
    QVERIFY(arePrefix(entries));
}

ELGRANDE_TEST(JournalTest)
#include "journal_test.moc"
