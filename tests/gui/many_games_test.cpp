// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// More unfinished games than anybody has: the window waits for none of them.
#include "app/files/game_files.h"
#include "app/files/unfinished.h"
#include "app/statistics/statistics_desk.h"
#include "app/storage/files.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/finished_game.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"

#include <QAction>
#include <QDir>
#include <QListWidget>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <ctime>

using namespace elgrande;

namespace {

constexpr int kMany = 1500;
constexpr int kSample = 150;
constexpr double kShareOfReading = 0.25; // of what reading all games takes: far more than a start does

// Milliseconds of processor time.
double threadTime() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

// The longest of the rounds of events until something is done.
template <class Done>
double longestUntil(Done done) {
    double longest = 0;
    for (const double end = threadTime() + 60000; !done() && threadTime() < end;) {
        const double began = threadTime();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        longest = std::max(longest, threadTime() - began);
        QTest::qSleep(1);
    }
    return longest;
}

} // namespace

class ManyGamesTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanup() { forget(); }
    void startWaitsForNone();
    void listWaitsForNone();

  private:
    QString folder() const { return folder_.filePath("unfinished"); }
    QString archive() const { return folder_.filePath("games"); }
    bool isAtOnce(double time) const { return time < kShareOfReading * readingAll_; }
    static std::string finished(const char* seed);
    static QByteArray begun(const char* seed);

    double readingAll_ = 0;
};

std::string ManyGamesTest::finished(const char* seed) {
    FinishedGame plan;
    plan.setup.seed = seed;
    plan.names = {"Ada", "Bo", "Cy", "Di"};
    plan.agents = {"", "random", "random", "random"};
    return recordOf(plan);
}

QByteArray ManyGamesTest::begun(const char* seed) {
    auto part = *recordFromText(finished(seed));
    part.moves.resize(part.moves.size() * 2 / 3);
    std::erase_if(part.tags, [](const auto& tag) { return tag.first == "Result"; });
    return QByteArray::fromStdString(toText(**RulesBuilder::build(part.setup), part));
}

// All of them are begun, but for the one played first, which is over.
void ManyGamesTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    const QByteArray over = QByteArray::fromStdString(finished("many"));
    const QByteArray left = begun("many");
    QVERIFY(QDir().mkpath(folder()));
    const QDateTime moment(QDate(2026, 1, 1), QTime(12, 0));
    for (int i = 0; i < kMany; ++i) {
        QFile file(folder() + QStringLiteral("/game %1.egr").arg(i, 4, 10, QLatin1Char('0')));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(i == 0 ? over : left) > 0 && file.flush());
        QVERIFY(file.setFileTime(moment.addSecs(i), QFileDevice::FileModificationTime));
    }
    const double began = threadTime();
    for (int i = 1; i <= kSample; ++i)
        QVERIFY(
            !unfinishedIn(folder() + QStringLiteral("/game %1.egr").arg(i, 4, 10, QLatin1Char('0'))).line.isEmpty());
    readingAll_ = (threadTime() - began) * kMany / kSample;
    qInfo("%.1f ms to read %d games", readingAll_, kMany);
}

void ManyGamesTest::startWaitsForNone() {
    open();
    window_->statistics().archive().setFolder(archive());
    const double began = threadTime();
    window_->files().keepUnfinishedIn(folder());
    const double atOnce = threadTime() - began;
    const double longest = longestUntil([this] { return !QFile::exists(folder() + "/game 0000.egr"); });
    qInfo("%d games: %.1f ms at the start, then at most %.1f ms", kMany, atOnce, longest);
    QVERIFY2(isAtOnce(atOnce) && isAtOnce(longest), "the window waits for the games");
    QVERIFY(!QFile::exists(folder() + "/game 0000.egr"));
    QCOMPARE(QDir(archive()).entryList({"*.egr"}).size(), 1);
    QVERIFY(window_->files().line(window_->files().proceed).startsWith(QString::number(kMany - 1)));

    const double opening = threadTime();
    QVERIFY(window_->files().resume(QString::fromUtf8(begun("other")), {}));
    const double opened = threadTime() - opening;
    qInfo("%.1f ms to find the place of a game", opened);
    QVERIFY2(isAtOnce(opened), "the window waits for the games");
    QVERIFY(window_->table().isKept());
    QCOMPARE(QDir(folder()).entryList({"*.egr"}).size(), kMany);
    window_->table().giveUp(true);
}

void ManyGamesTest::listWaitsForNone() {
    open();
    const Shelf shelf(folder());
    double began = threadTime();
    UnfinishedDialog dialog(shelf, *theme_);
    dialog.show();
    const double atOnce = threadTime() - began;
    const int count = dialog.list()->count();
    QVERIFY(count >= kMany - 1);
    QVERIFY(!dialog.isRead());
    QVERIFY2(dialog.list()->item(0)->text().startsWith("game 1499"), qPrintable(dialog.list()->item(0)->text()));
    dialog.list()->setCurrentRow(20);
    const QString chosen = dialog.chosen();
    const double longest = longestUntil([&] { return dialog.isRead(); });
    qInfo("%d games: the list after %.1f ms, then at most %.1f ms", count, atOnce, longest);
    QVERIFY2(isAtOnce(atOnce) && isAtOnce(longest), "the window waits for the games");
    QVERIFY(dialog.isRead());
    const QRegularExpression line("^Round \\d – Ada, Bo, Cy, Di\nClassic \\(1996\\) · last played ");
    for (int row = 0; row < kMany - 1; ++row)
        QVERIFY2(line.match(dialog.list()->item(row)->text()).hasMatch(), qPrintable(dialog.list()->item(row)->text()));
    QCOMPARE(dialog.chosen(), chosen);
    const UnfinishedDialog leftAtOnce(shelf, *theme_); // while it reads
}

ELGRANDE_TEST(ManyGamesTest)
#include "many_games_test.moc"
