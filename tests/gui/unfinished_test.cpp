// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Unfinished games as the player meets them: whatever begins, the game before it can be gone on with.
#include "app/files/game_files.h"
#include "app/files/saves.h"
#include "app/files/unfinished.h"
#include "app/files/unfinished_rows.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/presets.h"
#include "app/start/start_entry.h"
#include "app/start/start_page.h"
#include "app/statistics/statistics_desk.h"
#include "app/storage/file_names.h"
#include "app/storage/files.h"
#include "expansions/installed.h"
#include "tests/gui/finished_game.h"
#include "tests/gui/parts.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/prompt/question.h"

#include <QAction>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPixmap>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <array>
#include <cstdio>
#include <functional>

using namespace elgrande;
using gui::partOf;

class UnfinishedTest : public QObject, gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        installExpansionViews();
    }
    void init();
    void cleanup();
    void nothingToGoOnWith();
    void oneGameGoesOnAtOnce();
    void severalAreChosenFrom();
    void shortGameLosesNothing_data();
    void shortGameLosesNothing();
    void gameGivenUpIsGone();
    void gamesNameTheirSet();
    void finishedGameIsNotUnfinished();
    void withoutAShelfSavingIsOffered();
    void damagedGameIsToldAndStays();
    void namesOfFilesAreNoHtml();
    void nameThatIsNoTextIsOpened();
    void secretsOfASaveAreToldOnce();
    void codeOfARunningGameIsSaidToGiveItAway();
    void unwantedGameIsRemoved();
    void rowsShowTheGames();
    void deletingIsNotTheFirstAnswer();
    void emptyListSaysSo();

  private:
    // Answers the next dialog.
    template <class Dialog>
    void answer(std::function<void(Dialog&)> how) {
        QTimer::singleShot(0, this, [this, how] {
            if (auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget()))
                how(*dialog);
            else
                answer<Dialog>(how);
        });
    }
    void press(const QString& button);
    void openAgain();
    bool play(const char* seed);
    QStringList files() const { return QDir(folder()).entryList({"*.egr"}, QDir::Files); }
    QString folder() const { return folder_.filePath("unfinished"); }
    QAction& proceed() { return *window_->files().proceed; }
    QString line() { return partOf<StartPage>(*window_).entry(&proceed())->line(); }
};

void UnfinishedTest::init() {
    prepare();
    settings_->lastTable.set(quickTable("Ada"));
    openAgain();
}

void UnfinishedTest::cleanup() {
    forget();
    QVERIFY(QDir(folder()).removeRecursively());
}

// The program started anew.
void UnfinishedTest::openAgain() {
    open();
    window_->files().keepUnfinishedIn(folder());
}

bool UnfinishedTest::play(const char* seed) {
    Setup setup;
    setup.players = 2;
    setup.rounds = 6;
    setup.seed = seed;
    if (!window_->newGames().begin(setup, {{QLatin1String(seed), {}}, {"Bo", {}}})) return false;
    if (!QTest::qWaitFor([this] { return window_->model().decision().has_value(); })) return false;
    window_->model().choose(window_->model().decision()->legal.front());
    return window_->table().isKept();
}

void UnfinishedTest::press(const QString& text) {
    answer<Question>([text](Question& box) {
        for (QAbstractButton* button : box.findChildren<QPushButton*>())
            if (button->text() == text) return button->click();
        box.reject();
    });
}

void UnfinishedTest::nothingToGoOnWith() {
    QVERIFY(!proceed().isEnabled());
    QVERIFY(line().isEmpty());
    QVERIFY(play("Ada"));
    QVERIFY(!proceed().isEnabled()); // there is no other game
}

void UnfinishedTest::oneGameGoesOnAtOnce() {
    QVERIFY(play("Ada"));
    const QString record = window_->table().recordText();
    openAgain();
    QVERIFY(proceed().isEnabled());
    QCOMPARE(line(), QString("Round 2 (1 of 6) – Ada, Bo"));
    QCOMPARE(proceed().text(), QString("&Continue the last game"));
    proceed().trigger();
    QCOMPARE(window_->table().recordText(), record);
    QVERIFY(!proceed().isEnabled());
}

void UnfinishedTest::severalAreChosenFrom() {
    QVERIFY(play("Ada"));
    const QString record = window_->table().recordText();
    QVERIFY(play("Cleo"));
    QVERIFY(proceed().isEnabled()); // from one game to another
    openAgain();
    QCOMPARE(proceed().text(), QString("&Continue a game…"));
    QVERIFY(line().startsWith("2 unfinished games"));
    answer<UnfinishedDialog>([](UnfinishedDialog& dialog) {
        QCOMPARE(dialog.list()->accessibleName(), QString("Which game do you want to continue?"));
        QCOMPARE(dialog.list()->count(), 2);
        QTRY_VERIFY(dialog.isRead());
        for (int row = 0; row < 2; ++row) {
            const QString text = dialog.list()->item(row)->text();
            QVERIFY2(text.contains(", Bo\nClassic (1996) · last played "), qPrintable(text));
        }
        for (int row = 0; row < 2; ++row)
            if (dialog.list()->item(row)->text().contains("Ada")) dialog.list()->setCurrentRow(row);
        QTest::keyClick(dialog.list(), Qt::Key_Return);
    });
    proceed().trigger();
    QCOMPARE(window_->table().recordText(), record);
    QCOMPARE(files().size(), 2);
}

void UnfinishedTest::shortGameLosesNothing_data() {
    QTest::addColumn<QString>("begun");
    QTest::newRow("short game") << "game.quick";
    QTest::newRow("like last time") << "game.again";
    QTest::newRow("another record") << "file";
}

// Neither the game that lies on the table nor the one that was left yesterday.
void UnfinishedTest::shortGameLosesNothing() {
    QFETCH(QString, begun);
    QVERIFY(play("Cleo"));
    QVERIFY(play("Ada"));
    openAgain();
    const QStringList before = files();
    QCOMPARE(before.size(), 2);
    if (begun == "file")
        window_->files().openFile(folder() + '/' + before.front()); // the window does not know that it is its own
    else
        window_->findChild<QAction*>(begun)->trigger();
    QVERIFY(window_->model().hasGame());
    QVERIFY(window_->table().isKept());
    for (const QString& file : before) QVERIFY(files().contains(file));
    press("&Keep for later");
    window_->findChild<QAction*>("game.quick")->trigger();
    QVERIFY(window_->table().isKept());
    window_.reset();
    QStringList lines;
    for (const QString& file : files()) lines << unfinishedIn(folder() + '/' + file).line;
    QVERIFY2(lines.contains("Round 2 (1 of 6) – Ada, Bo") && lines.contains("Round 2 (1 of 6) – Cleo, Bo"),
             qPrintable(lines.join('\n')));
    QCOMPARE(files().size(), begun == "file" ? 3 : 4);
}

void UnfinishedTest::gameGivenUpIsGone() {
    QVERIFY(play("Ada"));
    press("Discard &game");
    window_->findChild<QAction*>("game.quick")->trigger();
    QVERIFY(window_->table().isKept());
    QCOMPARE(files().size(), 1);
    press("Cancel");
    window_->findChild<QAction*>("game.again")->trigger();
    QVERIFY(window_->table().recordText().contains("[Rounds \"6\"]")); // still the short game
    QCOMPARE(files().size(), 1);
}

void UnfinishedTest::gamesNameTheirSet() {
    FinishedGame plan;
    plan.setup.edition = "bigbox";
    plan.setup.expansions = {"grandissimo"};
    plan.names = {"Cy", "Di", "Eva", "Fay"};
    plan.agents = {"random", "random", "random", "random"};
    QVERIFY(writeSave(folder() + "/set.egr", QString::fromStdString(recordOf(plan))));
    const UnfinishedGame game = unfinishedIn(folder() + "/set.egr");
    QCOMPARE(game.line, QString("Finished – Cy, Di, Eva, Fay"));
    QCOMPARE(game.set, QString("Big Box, Grandissimo"));
}

// Left by a program that was killed when it was over.
void UnfinishedTest::finishedGameIsNotUnfinished() {
    QVERIFY(play("Ada"));
    window_.reset();
    FinishedGame plan;
    plan.names = {"Cy", "Di", "Eva", "Fay"};
    plan.agents = {"random", "random", "random", "random"};
    QVERIFY(writeSave(folder() + "/over.egr", QString::fromStdString(recordOf(plan))));
    open();
    const QString archive = folder_.filePath("archive");
    QVERIFY(writeWhole(archive, "in the way"));
    window_->statistics().archive().setFolder(archive);
    QString told;
    answer<Question>([&told](Question& box) {
        told = box.text() + box.more();
        box.accept();
    });
    window_->files().keepUnfinishedIn(folder());
    QTRY_VERIFY(!told.isEmpty());
    QVERIFY2(told.contains("statistics") && told.contains(archive), qPrintable(told));
    QCOMPARE(files().size(), 2);
    QVERIFY(QFile::remove(archive));
    for (int i = 0; i < 2; ++i) { // again and again it counts once
        QVERIFY(writeSave(folder() + "/over.egr", QString::fromStdString(recordOf(plan))));
        window_->files().keepUnfinishedIn(folder());
        QCOMPARE(line(), QString("Round 2 (1 of 6) – Ada, Bo"));
        QCOMPARE(proceed().text(), QString("&Continue the last game"));
        QCOMPARE(files().size(), 1);
        QCOMPARE(QDir(archive).entryList({"*.egr"}, QDir::Files).size(), 1);
    }
}

void UnfinishedTest::withoutAShelfSavingIsOffered() {
    window_->table().setShelf({});
    QVERIFY(window_->newGames().begin({}, {{"Ada", {}}, {"Bo", {}}}));
    bool offered = false;
    answer<Question>([&offered](Question& box) {
        for (const QPushButton* button : box.findChildren<QPushButton*>()) offered |= button->text() == "Save";
        box.reject();
    });
    QVERIFY(!window_->files().mayGiveUpGame());
    QVERIFY(offered);
}

void UnfinishedTest::damagedGameIsToldAndStays() {
    QVERIFY(play("Ada"));
    const QString file = folder() + '/' + files().value(0);
    window_.reset();
    QVERIFY(writeSave(file, "[Game \"El Grande\"]\n[Format \"99\"]"));
    openAgain();
    QVERIFY(proceed().isEnabled());
    QString told;
    answer<Question>([&told](Question& box) {
        told = box.text() + box.more();
        box.accept();
    });
    proceed().trigger();
    QVERIFY2(told.contains("99"), qPrintable(told));
    QVERIFY(play("Bea"));
    QVERIFY(readSave(file)->contains("99"));
}

void UnfinishedTest::namesOfFilesAreNoHtml() {
    const QString file = folder_.filePath("<h1>loud.egr");
    QVERIFY(writeSave(file, "no game"));
    QString told;
    answer<Question>([&told](Question& box) {
        for (const QLabel* label : box.findChildren<QLabel*>()) {
            if (label->text().isEmpty()) continue;
            told += label->text();
            QCOMPARE(label->textFormat(), Qt::PlainText);
        }
        box.accept();
    });
    QVERIFY(!window_->files().openFile(file));
    QVERIFY2(told.contains("<h1>loud.egr"), qPrintable(told));
}

// It is played on, and not written under a name that is another one.
void UnfinishedTest::nameThatIsNoTextIsOpened() {
    QVERIFY(play("Ada"));
    const QString record = window_->table().recordText();
    QByteArray odd = QFile::encodeName(folder_.filePath("caf")) + "\351.egr";
    QVERIFY(writeSave(folder_.filePath("plain.egr"), record));
    QCOMPARE(std::rename(QFile::encodeName(folder_.filePath("plain.egr")).constData(), odd.constData()), 0);
    std::array<char*, 1> arguments{odd.data()};
    keepArguments(1, arguments.data());
    openAgain();
    QVERIFY(window_->files().openFile(QString::fromLocal8Bit(odd)));
    QCOMPARE(window_->table().recordText(), record);
    QCOMPARE(window_->files().file(), QString());
    QCOMPARE(std::remove(odd.constData()), 0); // QTemporaryDir cannot
}

void UnfinishedTest::secretsOfASaveAreToldOnce() {
    const QString file = folder_.filePath("save.egr");
    QVERIFY(play("Ada"));
    QVERIFY(writeSave(file, window_->table().recordText()));
    QVERIFY(window_->files().openFile(file));
    QString told;
    answer<Question>([&told](Question& box) {
        told = box.more();
        box.accept();
    });
    window_->files().save->trigger();
    QVERIFY2(told.contains("hidden information"), qPrintable(told));
    window_->files().save->trigger(); // a second box would wait for somebody to close it
    QCOMPARE(QApplication::activeModalWidget(), nullptr);
}

void UnfinishedTest::codeOfARunningGameIsSaidToGiveItAway() {
    QVERIFY(play("Ada"));
    const auto tells = [this](const QString& record) {
        QString told;
        answer<Question>([&told](Question& box) {
            told = box.more();
            box.accept();
        });
        window_->newGames().showCode(record);
        return told.contains("cards to come");
    };
    QVERIFY(tells(window_->table().recordText()));
    FinishedGame plan;
    plan.setup.rounds = 6;
    plan.names = {"Cy", "Di", "Eva", "Fay"};
    plan.agents = {"random", "random", "random", "random"};
    QVERIFY(!tells(QString::fromStdString(recordOf(plan))));
}

void UnfinishedTest::unwantedGameIsRemoved() {
    QVERIFY(play("Ada"));
    QVERIFY(play("Cleo"));
    window_.reset();
    const Shelf shelf(folder());
    UnfinishedDialog dialog(shelf, *theme_);
    QPushButton* remove = nullptr;
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text() == "De&lete…") remove = button;
    QVERIFY(remove != nullptr);
    const QString chosen = dialog.chosen();
    press("Cancel");
    remove->click();
    QCOMPARE(dialog.list()->count(), 2);
    press("&Delete");
    remove->click();
    QCOMPARE(dialog.list()->count(), 1);
    QVERIFY(!QFile::exists(chosen));
    QVERIFY(dialog.chosen() != chosen);
}

// Round, players and points of each, and its board; what cannot be read is called by its file.
void UnfinishedTest::rowsShowTheGames() {
    QVERIFY(play("Ada"));
    QVERIFY(play("Cleo"));
    window_.reset();
    QVERIFY(writeSave(folder() + "/torn.egr", "no game"));
    const Shelf shelf(folder());
    UnfinishedDialog dialog(shelf, *theme_);
    dialog.show();
    QTRY_VERIFY(dialog.isRead() && dialog.isPainted());
    QCOMPARE(dialog.list()->count(), 3);
    int readable = 0;
    for (int row = 0; row < 3; ++row) {
        const QListWidgetItem* item = dialog.list()->item(row);
        const auto game = item->data(UnfinishedRows::Game).value<UnfinishedGame>();
        const QImage picture = dialog.list()->viewport()->grab(dialog.list()->visualItemRect(item)).toImage();
        QVERIFY(!picture.isNull());
        if (!game.isReadable()) {
            QCOMPARE(game.line, QString("torn.egr (unreadable)"));
            continue;
        }
        ++readable;
        QCOMPARE(game.when, QString("Round 2 (1 of 6)"));
        QCOMPARE(game.seats.size(), std::size_t(2));
        QVERIFY(!item->data(UnfinishedRows::Map).value<QPixmap>().isNull());
    }
    QCOMPARE(readable, 2);
}

void UnfinishedTest::deletingIsNotTheFirstAnswer() {
    QVERIFY(play("Ada"));
    window_.reset();
    const Shelf shelf(folder());
    UnfinishedDialog dialog(shelf, *theme_);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QCOMPARE(QApplication::focusWidget(), dialog.list());
    QStringList order;
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        order << qobject_cast<QPushButton*>(QApplication::focusWidget())->text();
    }
    QCOMPARE(order, QStringList({"&Continue", "Cancel", "De&lete…"}));
}

void UnfinishedTest::emptyListSaysSo() {
    const Shelf shelf(folder());
    UnfinishedDialog dialog(shelf, *theme_);
    dialog.show();
    QVERIFY(!dialog.list()->isVisible());
    bool said = false;
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        said |= label->isVisible() && label->text().startsWith("There is no unfinished game.");
    QVERIFY(said);
}

ELGRANDE_TEST(UnfinishedTest)
#include "unfinished_test.moc"
