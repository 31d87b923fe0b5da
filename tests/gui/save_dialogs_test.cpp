// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Every dialog in which a file gets its name: the name that is asked about is the name that is written, and the file is
// found again by its ending.
#include "app/card_data/card_dialog.h"
#include "app/files/game_files.h"
#include "app/statistics/statistics_desk.h"
#include "app/statistics/statistics_window.h"
#include "app/storage/files.h"
#include "tests/gui/finished_game.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/prompt/question.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

using namespace elgrande;

class SaveDialogsTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { open(); }
    void cleanup();
    void nameThatIsAskedAboutIsWritten_data();
    void nameThatIsAskedAboutIsWritten();

  private:
    // Types the name in the dialog that the button or action opens; asked whether to replace a file, answers so, and
    // leaves what is asked again. The question, if there was one.
    QString save(const QString& dialog, const QString& name, const QString& filter = {}, bool replace = true);
    void openDialog(const QString& dialog);
    QStringList written() const { return QDir(out()).entryList(QDir::Files, QDir::Name); }
    QString out() const { return folder_.filePath("out"); }
    QByteArray contents(const QString& name) const { return *readWhole(out() + '/' + name, kLargestGame); }

    QString record_;
};

void SaveDialogsTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    FinishedGame plan;
    plan.setup.players = 2;
    plan.setup.rounds = 6;
    plan.setup.seed = "save";
    plan.names = {"Ada", "Bo"};
    plan.agents = {"", "random"};
    record_ = QString::fromStdString(recordOf(plan));
    QVERIFY(writeWithFolder(folder_.filePath("games/one.egr"), record_.toUtf8()));
}

void SaveDialogsTest::cleanup() {
    forget();
    QDir(out()).removeRecursively();
}

void SaveDialogsTest::openDialog(const QString& dialog) {
    if (dialog == "game") return window_->files().saveAs->trigger();
    if (dialog == "report") return window_->files().report->trigger();
    if (dialog == "summary") return window_->statistics().askForSummary(record_);
    const auto press = [](const QWidget& in, const char* text) {
        for (QPushButton* button : in.findChildren<QPushButton*>())
            if (button->text() == text) return button->click();
        QFAIL(text);
    };
    if (dialog == "cards") {
        const CardDialog cards{CardData(folder_.filePath("data"))};
        return press(cards, "&Export the card list…");
    }
    StatisticsWindow table(folder_.filePath("games"), *theme_);
    QSignalSpy read(&table, &StatisticsWindow::read);
    table.reload();
    QVERIFY(read.wait(20000));
    press(table, "E&xport table…");
}

QString SaveDialogsTest::save(const QString& dialog, const QString& name, const QString& filter, bool replace) {
    QString asked;
    bool typed = false;
    QTimer poll;
    connect(&poll, &QTimer::timeout, this, [&] {
        QWidget* modal = QApplication::activeModalWidget();
        if (auto* files = qobject_cast<QFileDialog*>(modal)) {
            if (std::exchange(typed, true)) return files->reject();
            for (const QString& each : files->nameFilters())
                if (!filter.isEmpty() && each.contains(filter)) files->selectNameFilter(each);
            files->findChild<QLineEdit*>("fileNameEdit")->setText(out() + '/' + name);
            QMetaObject::invokeMethod(files, "accept");
        } else if (auto* box = qobject_cast<Question*>(modal)) {
            const auto buttons = box->findChildren<QPushButton*>();
            const auto yes = std::find_if(buttons.begin(), buttons.end(),
                                          [](const QPushButton* each) { return each->text() == "&Replace"; });
            if (yes == buttons.end()) return box->reject();
            asked = box->text();
            replace ? (*yes)->click() : box->reject();
        }
    });
    poll.start(10);
    openDialog(dialog);
    return asked;
}

void SaveDialogsTest::nameThatIsAskedAboutIsWritten_data() {
    QTest::addColumn<QString>("ending");
    QTest::newRow("game") << ".egr";
    QTest::newRow("report") << ".egr";
    QTest::newRow("summary") << ".pdf";
    QTest::newRow("table") << ".csv";
    QTest::newRow("cards") << ".json";
}

void SaveDialogsTest::nameThatIsAskedAboutIsWritten() {
    QFETCH(QString, ending);
    const QString dialog = QTest::currentDataTag();
    QVERIFY(begin("save"));
    const QString evening = "Evening" + ending;
    QVERIFY(writeWithFolder(out() + '/' + evening, "old"));

    QVERIFY2(save(dialog, "Evening", {}, false).contains(evening), "nobody was asked");
    QCOMPARE(contents(evening), QByteArray("old"));
    QVERIFY(save(dialog, "Evening").contains(evening));
    QVERIFY(contents(evening) != "old");
    QCOMPARE(written(), QStringList(evening));

    QCOMPARE(save(dialog, "Anna vs. Bob"), QString());
    QCOMPARE(save(dialog, "Loud" + ending.toUpper()), QString());
    QCOMPARE(written(), QStringList({"Anna vs. Bob" + ending, evening, "Loud" + ending.toUpper()}));

    if (dialog == "summary") {
        save(dialog, "Drawn", "*.svg");
        QVERIFY(contents("Drawn.svg").contains("<svg"));
        return;
    }
    save(dialog, "Own.text", "(*)");
    save(dialog, "Plain", "(*)");
    QVERIFY(written().contains("Own.text") && written().contains("Plain" + ending));
}

ELGRANDE_TEST(SaveDialogsTest)
#include "save_dialogs_test.moc"
