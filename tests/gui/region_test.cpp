// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The region is not the language: dates and decimals as the desktop has them, words as the player wants them.
#include "app/files/saves.h"
#include "app/files/unfinished.h"
#include "app/program/language.h"
#include "app/statistics/tables.h"
#include "tests/gui/finished_game.h"
#include "views/charts/chart_sheet.h"
#include "views/texts/region.h"

#include <QApplication>
#include <QListWidget>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <cstring>

using namespace elgrande;

namespace {

const QDateTime kMoment(QDate(2026, 2, 3), QTime(16, 5));

QString number() { return texts::numbers().toString(2.5, 'f', 1); }

} // namespace

class RegionTest : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { texts::setRegion({}); }
    void regionDecides_data();
    void regionDecides();
    void desktopSaysWhichRegion_data();
    void desktopSaysWhichRegion();
    void windowFollowsTheRegion_data() { regionDecides_data(); }
    void windowFollowsTheRegion();

  private:
    Language language_;
};

// Parts only, because some regions put a comma or another blank between date and time with some versions of Qt.
void RegionTest::regionDecides_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("region");
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("time");
    QTest::addColumn<QString>("day");
    QTest::addColumn<QString>("number");
    const auto row = [](const char* language, const char* region, const char* date, const char* time, const char* day,
                        const char* number) {
        QTest::addRow("%s in %s", language, region)
            << language << region << date << time << QString::fromUtf8(day) << number;
    };
    row("en", "en_US", "2/3/26", "4:05", "February 3, 2026", "2.5");
    row("en", "en_GB", "03/02/2026", "16:05", "3 February 2026", "2.5");
    row("en", "de_DE", "03.02.26", "16:05", "February 3, 2026", "2,5");
    row("en", "sv_SE", "2026-02-03", "16:05", "February 3, 2026", "2,5");
    row("de", "de_DE", "03.02.26", "16:05", "3. Februar 2026", "2,5");
    row("de", "de_CH", "03.02.26", "16:05", "3. Februar 2026", "2.5");
    row("de", "en_GB", "03/02/2026", "16:05", "3. Februar 2026", "2.5");
    row("de", "en_US", "2/3/26", "4:05", "3. Februar 2026", "2.5");
    row("de", "ar_EG", "3/2/2026", "4:05", "3. Februar 2026", "2,5"); // digits of the language
    row("en", "C", "2/3/26", "4:05", "February 3, 2026", "2.5");
    row("de", "C", "03.02.26", "16:05", "3. Februar 2026", "2,5");
}

void RegionTest::regionDecides() {
    QFETCH(QString, language);
    QFETCH(QString, region);
    QFETCH(QString, date);
    QFETCH(QString, time);
    QFETCH(QString, day);
    QFETCH(QString, number);
    language_.use(language);
    texts::setRegion(QLocale(region));
    QString moment = texts::momentText(kMoment);
    moment.remove(QChar(0x200f)); // from right to left
    QVERIFY2(moment.startsWith(date) && moment.contains(time), qPrintable(moment));
    QVERIFY2(texts::dayText(kMoment.date()).endsWith(day), qPrintable(texts::dayText(kMoment.date())));
    QCOMPARE(::number(), number);
}

void RegionTest::desktopSaysWhichRegion_data() {
    QTest::addColumn<QStringList>("environment");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("number");
    QTest::newRow("British") << QStringList{"LC_ALL=en_GB.UTF-8"} << "en"
                             << "03/02/2026"
                             << "2.5";
    QTest::newRow("British, in German") << QStringList{"LC_ALL=en_GB.UTF-8"} << "de"
                                        << "03/02/2026"
                                        << "2.5";
    QTest::newRow("German, in English") << QStringList{"LANG=de_DE.UTF-8"} << "en"
                                        << "03.02.26"
                                        << "2,5";
    QTest::newRow("American") << QStringList{"LANG=en_US.UTF-8"} << "en"
                              << "2/3/26"
                              << "2.5";
    QTest::newRow("dates apart") << QStringList{"LANG=en_US.UTF-8", "LC_TIME=en_GB.UTF-8"} << "en"
                                 << "03/02/2026"
                                 << "2.5";
    QTest::newRow("numbers apart") << QStringList{"LANG=en_US.UTF-8", "LC_NUMERIC=de_DE.UTF-8"} << "en"
                                   << "2/3/26"
                                   << "2,5";
    QTest::newRow("only dates") << QStringList{"LANG=C", "LC_TIME=en_GB.UTF-8"} << "de"
                                << "03/02/2026"
                                << "2,5";
    QTest::newRow("none") << QStringList{"LC_ALL=C.UTF-8"} << "de"
                          << "03.02.26"
                          << "2,5";
}

// The environment is read once, so each is a program of its own.
void RegionTest::desktopSaysWhichRegion() {
    QFETCH(QStringList, environment);
    QFETCH(QString, language);
    QFETCH(QString, date);
    QFETCH(QString, number);
    QProcess program;
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    for (const QString& name : all.keys())
        if (name.startsWith("LC_") || name.startsWith("LANG")) all.remove(name);
    for (const QString& each : environment) all.insert(each.section('=', 0, 0), each.section('=', 1));
    program.setProcessEnvironment(all);
    program.start(QCoreApplication::applicationFilePath(), {"say", language});
    QVERIFY(program.waitForFinished());
    const QStringList said = QString::fromUtf8(program.readAllStandardOutput()).split('\n');
    QVERIFY2(said.value(0).startsWith(date), qPrintable(said.value(0)));
    QCOMPARE(said.value(1), number);
}

void RegionTest::windowFollowsTheRegion() {
    QFETCH(QString, language);
    QFETCH(QString, region);
    QFETCH(QString, number);
    language_.use(language);
    texts::setRegion(QLocale(region));
    const QTemporaryDir folder;
    QVERIFY(writeSave(folder.filePath("game.egr"), "no game"));
    QFile game(folder.filePath("game.egr"));
    QVERIFY(game.open(QIODevice::ReadWrite) && game.setFileTime(kMoment, QFileDevice::FileModificationTime));
    const Shelf shelf(folder.path());
    const Theme theme;
    const UnfinishedDialog dialog(shelf, theme);
    const QString line = dialog.list()->item(0)->text();
    QVERIFY2(line.contains(texts::momentText(kMoment)), qPrintable(line));
    QCOMPARE(statistics::shown(2.5, statistics::Format::Mean), number);
}

// As a program of its own: says a date and a number.
int main(int argc, char** argv) {
    if (argc == 3 && std::strcmp(argv[1], "say") == 0) {
        const QCoreApplication application(argc, argv);
        Language language;
        language.use(argv[2]);
        std::printf("%s\n%s\n", qUtf8Printable(texts::momentText(kMoment)), qUtf8Printable(number()));
        return 0;
    }
    QApplication application(argc, argv);
    RegionTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "region_test.moc"
