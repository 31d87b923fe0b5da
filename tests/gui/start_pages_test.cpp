// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The pages before a game: the first start, and the start page with everything that it offers.
#include "app/files/game_files.h"
#include "app/new_game/new_game_desk.h"
#include "app/preferences/settings_desk.h"
#include "app/start/start_entry.h"
#include "app/start/start_page.h"
#include "app/start/welcome_page.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "expansions/installed.h"
#include "tests/gui/window_clipping.h"
#include "tests/gui/window_stage.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>

#include <algorithm>

using namespace elgrande;

class StartPagesTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { open(); }
    void cleanup() { forget(); }
    void firstStartAsksOnce();
    void startPageFollowsTheMenus();
    void startPageFitsWithEverythingThatItOffers_data();
    void startPageFitsWithEverythingThatItOffers();
};

void StartPagesTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    installExpansionViews();
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QVERIFY(folder_.isValid());
}

void StartPagesTest::firstStartAsksOnce() {
    prepare();
    settings_->welcomed.set(false);
    open();
    WelcomePage& welcome = window_->welcomePage();
    QVERIFY(welcome.isVisible());
    QVERIFY(!window_->startPage().isVisible());
    QTest::keyClicks(welcome.name(), "Ada");
    for (int i = 0; i < static_cast<int>(Vision::Tritanopia); ++i) QTest::keyClick(welcome.vision(), Qt::Key_Down);
    QTest::mouseClick(welcome.learn(), Qt::LeftButton);
    QVERIFY(window_->learning().guide().running());
    QCOMPARE(window_->model().playerName(LessonPlan::kPlayer), QString("Ada"));
    QCOMPARE(settings_->playerName(), QString("Ada"));
    QCOMPARE(settings_->vision(), Vision::Tritanopia);
    QVERIFY(settings_->welcomed());
    QTest::mouseClick(window_->learning().guide().panel().findChildren<QPushButton*>().first(),
                      Qt::LeftButton); // leave
    QVERIFY(!window_->welcomePage().isVisible());
}

void StartPagesTest::startPageFollowsTheMenus() {
    StartPage& start = window_->startPage();
    QVERIFY(start.isVisible());
    auto* learn = window_->findChild<QAction*>("help.learn");
    QVERIFY(learn != nullptr);
    StartEntry* entry = start.entry(learn);
    QVERIFY(entry != nullptr && entry->isVisible());
    QVERIFY(!entry->line().isEmpty());
    auto* again = window_->findChild<QAction*>("game.again");
    QVERIFY(start.entry(again)->isHidden() && !again->isEnabled()); // there was no last time
    settings_->lastTable.set({{"seats", QVariantList{QStringList{"Ada", ""}, QStringList{"Bo", ""}}}});
    window_->newGames().refresh();
    QVERIFY(start.entry(again)->isVisible());
    const QString english = start.entry(again)->text();
    window_->preferences().useLanguage("de");
    QCoreApplication::sendPostedEvents();
    QVERIFY(start.entry(again)->text() != english);
    QTest::mouseClick(entry, Qt::LeftButton);
    QVERIFY(window_->learning().guide().running());
}

void StartPagesTest::startPageFitsWithEverythingThatItOffers_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("textSize");
    for (const QString& language : Language::known())
        for (const int size : {100, Settings::kLargestText})
            QTest::addRow("%s %d", qPrintable(language), size) << language << size;
}

// In the smallest window: games to go on with, a last time, and letters as large as can be.
void StartPagesTest::startPageFitsWithEverythingThatItOffers() {
    QFETCH(QString, language);
    QFETCH(int, textSize);
    settings_->lastTable.set({{"seats", QVariantList{QStringList{"Ada", ""}, QStringList{"Bo", ""}}}});
    settings_->textSize.set(textSize - 10);
    open();
    window_->resize(window_->minimumSize());
    window_->preferences().useLanguage(language);
    window_->findChild<QAction*>("view.larger")->trigger();
    window_->files().proceed->setEnabled(true);
    window_->startPage().describe();
    QCoreApplication::sendPostedEvents();
    auto entries = window_->startPage().findChildren<StartEntry*>();
    entries.removeIf([](const StartEntry* each) { return each->isHidden(); }); // a table in the network to go back to
    const auto whole = [](const StartEntry* each) {
        return each->isVisible() && each->height() >= each->sizeHint().height();
    };
    QTRY_VERIFY(std::all_of(entries.begin(), entries.end(), whole));
    QCOMPARE(entries.size(), 8);
    QTRY_VERIFY2_WITH_TIMEOUT(clippedTexts(*window_).isEmpty(), qPrintable(clippedTexts(*window_).join('\n')), 3000);
    QCOMPARE(window_->size(), window_->minimumSize());
    window_->findChild<QAction*>("view.normal")->trigger();
}

QTEST_MAIN(StartPagesTest)
#include "start_pages_test.moc"
