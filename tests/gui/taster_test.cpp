// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Tasters of expansions: which are offered, how the new game leads to them, and that each keeps its own place.
#include "app/new_game/drawer_front.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/rulings_editor.h"
#include "app/new_game/seats_editor.h"
#include "app/new_game/taster_button.h"
#include "app/preferences/settings_desk.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/lesson_feeder.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "expansions/installed.h"
#include "model/rules/engine.h"
#include "tests/gui/lesson_moments.h"
#include "tests/gui/lesson_player.h"
#include "tests/gui/parts.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace elgrande;
using gui::partOf;

class TasterTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        installExpansionViews();
    }
    void init() { open(); }
    void cleanup() { forget(); }
    void onlyOfferedSetsHaveOne();
    void newGameLeadsToIt_data();
    void newGameLeadsToIt();
    void enterLeadsToIt();
    void newGameKeepsTheLastTable();
    void nothingThatIsSetIsLost();
    void bridgeHasItsOwnDoor();
    void whatIsChosenIsNotBegun();
    void eachKeepsItsPlace();
    void eachMarksItsOwnChapters();
    void noPanelOutlivesItsWindow();
    void tableIsAsItsWordsAreChecked_data();
    void tableIsAsItsWordsAreChecked();

  private:
    void inDialog(const std::function<void(NewGameDialog&)>& act);
    // The button of a set as it is offered now; nothing where there is none to be seen.
    static TasterButton* buttonOf(NewGameDialog& dialog, const ExpansionFacts& set);
    static ExpansionFacts factsOf(const QString& lesson);
};

ExpansionFacts TasterTest::factsOf(const QString& lesson) {
    for (const ExpansionFacts& each : knownExpansions())
        if (QString::fromStdString(each.id) == lesson) return each;
    return {};
}

// Asks for a new game, acts in the dialog when it is there, and closes it if it still is.
void TasterTest::inDialog(const std::function<void(NewGameDialog&)>& act) {
    bool met = false;
    QTimer::singleShot(0, window_.get(), [&] {
        auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return;
        met = true;
        act(*dialog);
        dialog->reject();
    });
    window_->newGames().ask();
    QVERIFY(met);
}

TasterButton* TasterTest::buttonOf(NewGameDialog& dialog, const ExpansionFacts& set) {
    const auto buttons = dialog.findChildren<TasterButton*>();
    for (TasterButton* each : buttons)
        if (each->isVisibleTo(&dialog) && each->lesson() == QString::fromStdString(set.id)) return each;
    return nullptr;
}

void TasterTest::onlyOfferedSetsHaveOne() {
    const QStringList all = lessonNames();
    QVERIFY(all.size() > 1);
    QCOMPARE(all.first(), QString(kFirstGame));
    for (const QString& lesson : all.mid(1)) {
        std::vector<ExpansionFacts> hidden = knownExpansions();
        for (ExpansionFacts& each : hidden)
            if (QString::fromStdString(each.id) == lesson) each.playable = false;
        QStringList rest = all;
        rest.removeOne(lesson);
        QCOMPARE(lessonNames(hidden), rest);
        QVERIFY(window_->findChild<QAction*>("help.learn." + lesson) != nullptr); // in the menu
    }
    QCOMPARE(window_->learning().tasters().size(), static_cast<std::size_t>(all.size() - 1));
}

void TasterTest::newGameLeadsToIt_data() {
    QTest::addColumn<QString>("lesson");
    for (const QString& lesson : lessonNames().mid(1)) QTest::addRow("%s", qPrintable(lesson)) << lesson;
}

void TasterTest::newGameLeadsToIt() {
    QFETCH(QString, lesson);
    inDialog([&](NewGameDialog& dialog) {
        TasterButton* button = buttonOf(dialog, factsOf(lesson));
        QVERIFY(button != nullptr);
        QVERIFY(!button->isDefault() && button->accessibleName() != button->text());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!dialog.isVisible());
    });
    LessonGuide& guide = partOf<LessonGuide>(*window_);
    QVERIFY(guide.running());
    QVERIFY(guide.panel().isVisible());
    QCOMPARE(guide.lesson(), lesson);
    QVERIFY(!window_->table().running());
    QVERIFY(settings_->lastTable().isEmpty()); // no table has been set
}

// As it does after one: whoever has played with three and all sets will do so again.
void TasterTest::newGameKeepsTheLastTable() {
    QVariantMap table;
    inDialog([&table](NewGameDialog& dialog) { table = dialog.remembered(); });
    QVariantList seats = table.value("seats").toList();
    seats.removeLast();
    table.insert("seats", seats);
    settings_->lastTable.set(table);
    inDialog([&table](NewGameDialog& dialog) {
        QCOMPARE(dialog.remembered().value("seats").toList().size(), table.value("seats").toList().size());
    });
}

void TasterTest::enterLeadsToIt() {
    const QString lesson = lessonNames().at(1);
    inDialog([&](NewGameDialog& dialog) {
        TasterButton* button = buttonOf(dialog, factsOf(lesson));
        QVERIFY(button != nullptr);
        QTest::keyClick(button, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
    QVERIFY(partOf<LessonGuide>(*window_).running());
    QVERIFY(!window_->table().running());
}

void TasterTest::nothingThatIsSetIsLost() {
    QVariantMap set;
    inDialog([&](NewGameDialog& dialog) {
        dialog.seatsEditor().setCount(5);
        dialog.setSeed("17");
        partOf<RulingsEditor>(dialog).choose("open-castillo", "true");
        set = dialog.remembered();
        for (TasterButton* each : dialog.findChildren<TasterButton*>())
            if (!each->lesson().isEmpty() && dialog.isVisible()) each->click();
    });
    QVERIFY(partOf<LessonGuide>(*window_).running());
    inDialog([&](NewGameDialog& dialog) {
        QCOMPARE(dialog.remembered(), set);
        QCOMPARE(dialog.seed(), QString("17"));
    });
    inDialog([&](NewGameDialog& dialog) { QVERIFY(dialog.remembered() != set); }); // cancelled
}

// Nobody has to tick what it joins first.
void TasterTest::bridgeHasItsOwnDoor() {
    for (const QString& lesson : lessonNames().mid(1)) {
        const ExpansionFacts set = factsOf(lesson);
        if (set.joins.empty()) continue;
        inDialog([&](NewGameDialog& dialog) {
            QVERIFY(buttonOf(dialog, set) != nullptr);
            QVERIFY(dialog.setup().expansions.empty());
        });
    }
}

// Sets without a taster show no button, and one that is seen begins nothing by itself.
void TasterTest::whatIsChosenIsNotBegun() {
    inDialog([&](NewGameDialog& dialog) {
        for (TasterButton* each : dialog.findChildren<TasterButton*>())
            QCOMPARE(each->isVisibleTo(&dialog), lessonNames().mid(1).contains(each->lesson()));
    });
    QVERIFY(!partOf<LessonGuide>(*window_).running());
}

void TasterTest::eachKeepsItsPlace() {
    const QStringList all = lessonNames();
    const auto chapter = [](int lesson) { return 1 + lesson % 3; }; // every lesson has as many
    for (int i = 0; i < all.size(); ++i) {
        window_->learning().begin(chapter(i), all[i]);
        partOf<LessonGuide>(*window_).stop();
    }
    for (int i = 0; i < all.size(); ++i) QCOMPARE(settings_->lesson(all[i]), chapter(i));
    prepare(); // another day
    open();
    for (int i = 0; i < all.size(); ++i) {
        window_->learning().begin(-1, all[i]);
        QCOMPARE(partOf<LessonFeeder>(*window_).chapter(), static_cast<std::size_t>(chapter(i)));
    }
}

// What an expansion has on the page goes with the next game, and no later than the window.
void TasterTest::noPanelOutlivesItsWindow() {
    for (const QString& lesson : lessonNames()) window_->learning().begin(0, lesson);
    partOf<LessonGuide>(*window_).stop();
    close(); // without a return to the event loop
    QVERIFY2(QApplication::topLevelWidgets().isEmpty(),
             QApplication::topLevelWidgets().isEmpty()
                 ? ""
                 : QApplication::topLevelWidgets().front()->metaObject()->className());
    open();
}

void TasterTest::eachMarksItsOwnChapters() {
    const QStringList all = lessonNames();
    window_->learning().begin(0, all[1]);
    LessonPlayer player(*window_);
    while (partOf<LessonFeeder>(*window_).chapter() == 0) QVERIFY(player.step());
    const auto marked = [this] {
        int number = 0;
        for (const QAction* each : partOf<LessonGuide>(*window_).panel().chapters().actions())
            number += each->isChecked();
        return number;
    };
    QCOMPARE(marked(), 1);
    for (const QString& other : all) {
        window_->learning().begin(0, other);
        QCOMPARE(marked(), other == all[1] ? 1 : 0);
    }
}

void TasterTest::tableIsAsItsWordsAreChecked_data() {
    QTest::addColumn<QString>("lesson");
    for (const QString& lesson : lessonNames()) QTest::addRow("%s", qPrintable(lesson)) << lesson;
}

// What lies on the table beside the words is what the tests of the words look at.
void TasterTest::tableIsAsItsWordsAreChecked() {
    QFETCH(QString, lesson);
    gui::LessonMoments moments;
    QVERIFY(moments.load(lesson));
    window_->learning().begin(0, lesson);
    const LessonFeeder& feeder = partOf<LessonFeeder>(*window_);
    LessonPlayer player(*window_);
    QString last;
    while (feeder.running() && !feeder.isLastStep()) {
        const LessonStep& step = feeder.step();
        const QString key = moments.plan().chapters[feeder.chapter()].id + u'/' + step.id;
        if (key != last && step.kind != LessonStep::Kind::Watch)
            QVERIFY2(window_->model().observation() == moments.at(key).table, qPrintable(key));
        if (const auto& asked = window_->model().decision(); key != last && asked && asked->kind == "turn") {
            const Decision real = decisionFor(moments.rules(), moments.at(key).state, LessonPlan::kPlayer);
            const auto mayEnd = [](const Decision& each) {
                return std::find(each.legal.begin(), each.legal.end(), act(ActionKind::End)) != each.legal.end();
            };
            QVERIFY2(mayEnd(*asked) == mayEnd(real), qPrintable(key)); // else the special action seems required
        }
        last = key;
        QVERIFY2(player.step(), qPrintable("stuck at " + key));
    }
}

ELGRANDE_TEST(TasterTest)
#include "taster_test.moc"
