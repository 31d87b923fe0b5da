// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands for an entry of the journal leaves the table when that entry is on the disk: not before, and not only
// once later ones are there too.
#include "app/lan/durable_outbox.h"

#include "tests/named_test.h"

#include <QCborMap>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

using namespace elgrande;
using namespace elgrande::lan;

class DurableOutboxTest : public QObject {
    Q_OBJECT

  private slots:
    void waitsForItsOwnEntry();
};

void DurableOutboxTest::waitsForItsOwnEntry() {
    const QTemporaryDir dir;
    auto journal = Journal::create(dir.filePath(QStringLiteral("journal")));
    QVERIFY(journal);
    std::vector<std::function<void()>> disk; // does nothing by itself
    DurableOutbox outbox([](bool) {});
    outbox.open(std::move(*journal));
    outbox.setDisk([&](std::function<void()> sync) { disk.push_back(std::move(sync)); });
    const auto end = qScopeGuard([&] { // the outbox waits for it
        for (const auto& sync : disk) sync();
    });
    QString delivered;
    const auto step = [&](QChar name) {
        QVERIFY(outbox.write(QCborMap{{QStringLiteral("n"), QString(name)}}));
        outbox.post(1, [&delivered, name] { delivered += name; });
    };
    const auto syncOnce = [&] {
        QCOMPARE(disk.size(), std::size_t{1});
        std::exchange(disk, {}).front()();
        QCoreApplication::processEvents();
    };
    step(u'a');
    step(u'b'); // while `a` is under way
    step(u'c');
    QCOMPARE(delivered, QString());
    syncOnce();
    QCOMPARE(delivered, QStringLiteral("a"));
    syncOnce();
    QCOMPARE(delivered, QStringLiteral("abc"));
    QVERIFY(disk.empty());
    outbox.post(1, [&] { delivered += u'd'; }); // stands for nothing that is not there
    QCOMPARE(delivered, QStringLiteral("abcd"));
}

ELGRANDE_TEST(DurableOutboxTest)

#include "durable_outbox_test.moc"
